// What the phrases of the story mean on a table.
#include "core/enum_names.h"
#include "games/avalon/rules/character/advancement.h"
#include "games/avalon/rules/character/character_action.h"
#include "games/avalon/rules/character/death.h"
#include "games/avalon/rules/journey/map.h"
#include "games/avalon/rules/possessions/possessions.h"
#include "games/avalon/rules/story/events.h"
#include "games/avalon/rules/story/statuses.h"
#include "games/avalon/rules/story/story_phrases.h"
#include "games/avalon/rules/story/tokens.h"

namespace tavola::avalon {
namespace {

using effects::Call;
using effects::Members;
using effects::Outcome;

template <class E>
void bind_some(effects::Grammar& grammar, effects::Category category,
               std::vector<std::string>& missing) {
  for (std::size_t i = 0; i < kCountOf<E>; ++i) {
    const std::string_view name = tavola::name_of(static_cast<E>(i));
    if (!grammar.bind(category, name, static_cast<std::uint16_t>(kStoryPhrases + i)))
      missing.push_back(std::string(effects::name_of(category)).append(" ").append(name));
  }
}

template <class E>
E phrase_of(const Call& call) {
  return static_cast<E>(call.code() - kStoryPhrases);
}

std::uint8_t place_of(const Table& t, const Call& call) {
  return t.state.character(call.context.seat).place;
}

/// The Location with a number, as the one that lies on the map answers to it.
std::uint8_t place_at(const Table& t, int number) {
  return card_in_play_for(t.state, static_cast<std::uint16_t>(number));
}

bool in_group(const State& s, const Call& group, Seat seat) {
  const Character& c = s.character(seat);
  const bool here = c.place == s.character(group.context.seat).place;
  switch (phrase_of<StoryGroup>(group)) {
    case StoryGroup::kCharacter:
      return true;
    case StoryGroup::kCharacterHere:
      return here;
    case StoryGroup::kOtherCharacterHere:
      return here && seat != group.context.seat;
    case StoryGroup::kCharacterInSettlement:
      return c.place != kNone && location(c.place).has(Seal::kFriendly);
    case StoryGroup::kCharacterOutside:
      return c.place != kNone && !location(c.place).has(Seal::kFriendly) &&
             !location(c.place).has(Seal::kHostile);
  }
  return false;
}

Rule<Outcome> once_done_in_story(tavola::Table&, Rule<> rule) {
  const int done = 1;
  co_await rule;
  co_return done;
}

}  // namespace

void bind_story(effects::Grammar& grammar, std::vector<std::string>& missing) {
  using effects::Category;
  bind_some<StoryVerb>(grammar, Category::kVerb, missing);
  bind_some<StoryCondition>(grammar, Category::kCondition, missing);
  bind_some<StoryGroup>(grammar, Category::kGroup, missing);
  bind_some<StoryCount>(grammar, Category::kCount, missing);
  for (int i = 0; i < kColours; ++i) {
    const std::string deck = std::string(name_of(static_cast<Colour>(i))) + " deck";
    if (!grammar.bind_noun(deck, static_cast<std::uint16_t>(i))) missing.push_back("noun " + deck);
  }
  if (!grammar.bind_noun("time token", static_cast<std::uint16_t>(Token::kTime)))
    missing.emplace_back("noun time token");
  if (!grammar.bind_noun("quest token", static_cast<std::uint16_t>(Token::kQuest)))
    missing.emplace_back("noun quest token");
}

int count_story(const Table& t, const Call& call) {
  const State& s = t.state;
  const std::uint8_t here = place_of(t, call);
  switch (phrase_of<StoryCount>(call)) {
    case StoryCount::kBoxes:
      return marks(s, static_cast<std::uint8_t>(call.noun(0)));
    case StoryCount::kChapter:
      return s.story.chapter == kNone ? 0 : content().story.chapters[s.story.chapter].number;
    case StoryCount::kPlayers:
      return counted_players(s);
    case StoryCount::kTimeTokensHere:
      return here == kNone ? 0 : tokens_on(s, here, Token::kTime);
    case StoryCount::kQuestTokensHere:
      return here == kNone ? 0 : tokens_on(s, here, Token::kQuest);
    case StoryCount::kItemsHeld:
      return s.character(call.context.seat).items.count();
  }
  return 0;
}

bool holds_story(const Table& t, const Call& call) {
  const State& s = t.state;
  switch (phrase_of<StoryCondition>(call)) {
    case StoryCondition::kMarked:
      return is_marked(s, static_cast<std::uint8_t>(call.noun(0)));
    case StoryCondition::kPartMarked:
      return is_marked(s, static_cast<std::uint8_t>(call.noun(1)), call.amount(0));
    case StoryCondition::kSecretHeld: {
      const std::uint8_t which = secret_numbered(call.amount(0));
      return which != kNone && holder_of_secret(s, which) != kNoSeat;
    }
    case StoryCondition::kCarrying: {
      const std::uint8_t which = secret_numbered(call.amount(0));
      return which != kNone && s.character(call.context.seat).secrets.has(which);
    }
    case StoryCondition::kMenhirActive: {
      const std::uint8_t place = place_at(t, call.amount(0));
      return place != kNone && s.journey.locations[place].menhir != 0;
    }
    case StoryCondition::kAllAt: {
      const std::uint8_t place = place_at(t, call.amount(0));
      return place != kNone && living(s) == characters_in(s, place);
    }
  }
  return false;
}

Members members_of_story(const Table& t, const Call& group) {
  const State& s = t.state;
  Members found;
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (s.character(seat).alive != 0 && in_group(s, group, seat)) found.add(seat);
  return found;
}

bool possible_story(const Table& t, const Call& verb) {
  const State& s = t.state;
  const std::uint8_t here = place_of(t, verb);
  switch (phrase_of<StoryVerb>(verb)) {
    case StoryVerb::kFlipThis:
      return s.encounter.on() && is_belonging(verb.context.target) &&
             in_use(s, verb.context.seat, belonging_at(verb.context.target));
    case StoryVerb::kDiscardThis:
      return is_belonging(verb.context.target);
    case StoryVerb::kTakeTokens:
      return here != kNone &&
             tokens_on(s, here, static_cast<Token>(verb.noun(1))) >= verb.amount(0);
    case StoryVerb::kLoseSecret: {
      const std::uint8_t which = secret_numbered(verb.amount(0));
      return which != kNone && holder_of_secret(s, which) != kNoSeat;
    }
    case StoryVerb::kGainPoint:
      return can_raise(s, verb.context.seat, static_cast<Attribute>(verb.noun(0)));
    case StoryVerb::kLookAtEvents:
      return !s.story.events.empty();
    case StoryVerb::kLookAtEncounters:
      return !s.journey.encounters[verb.noun(0)].empty();
    case StoryVerb::kCarry:
      return can_carry_somebody(s, verb.context.seat);
    default:
      return true;
  }
}

Rule<Outcome> perform_story(Table& t, Call verb) {
  const Seat seat = verb.context.seat;
  const Citation rule = verb.context.rule;
  const std::uint8_t here = place_of(t, verb);
  switch (phrase_of<StoryVerb>(verb)) {
    case StoryVerb::kMark:
      mark(t, static_cast<std::uint8_t>(verb.noun(0)), 0, rule);
      break;
    case StoryVerb::kMarkPart:
      mark(t, static_cast<std::uint8_t>(verb.noun(1)), verb.amount(0), rule);
      break;
    case StoryVerb::kUnmark:
      unmark(t, static_cast<std::uint8_t>(verb.noun(0)), 0, rule);
      break;
    case StoryVerb::kUnmarkPart:
      unmark(t, static_cast<std::uint8_t>(verb.noun(1)), verb.amount(0), rule);
      break;
    case StoryVerb::kNewTask:
      give_task(t, verb.noun(0));
      break;
    case StoryVerb::kGainSecret: {
      const std::uint8_t which = secret_numbered(verb.amount(0));
      if (which == kNone) return Rule<Outcome>::done(0);
      return once_done_in_story(t, gain_secret(t, seat, which, rule));
    }
    case StoryVerb::kLoseSecret:
    case StoryVerb::kRemoveSecret: {
      const std::uint8_t which = secret_numbered(verb.amount(0));
      if (which == kNone) return Rule<Outcome>::done(0);
      if (phrase_of<StoryVerb>(verb) == StoryVerb::kLoseSecret)
        lose_secret(t, which, rule);
      else
        remove_secret(t, which, rule);
      break;
    }
    case StoryVerb::kFlipThis:
      if (!is_belonging(verb.context.target)) return Rule<Outcome>::done(0);
      flip(t, seat, belonging_at(verb.context.target), cites("TG-405"));
      break;
    case StoryVerb::kDiscardThis: {
      if (!is_belonging(verb.context.target)) return Rule<Outcome>::done(0);
      const Possession card = belonging_at(verb.context.target);
      if (card.kind == Belonging::kItem)
        discard_item(t, seat, card.card, rule);
      else if (card.kind == Belonging::kSecret)
        lose_secret(t, card.card, rule);
      break;
    }
    case StoryVerb::kPutTokens:
      if (here != kNone)
        put_tokens(t, here, static_cast<Token>(verb.noun(1)), verb.amount(0), rule);
      break;
    case StoryVerb::kTakeTokens:
      if (here != kNone)
        take_tokens(t, here, static_cast<Token>(verb.noun(1)), verb.amount(0), rule);
      break;
    case StoryVerb::kPutTokensAt: {
      const std::uint8_t place = place_at(t, verb.amount(2));
      if (place == kNone) return Rule<Outcome>::done(0);
      put_tokens(t, place, static_cast<Token>(verb.noun(1)), verb.amount(0), rule);
      break;
    }
    case StoryVerb::kTakeTokensAt: {
      const std::uint8_t place = place_at(t, verb.amount(2));
      if (place == kNone) return Rule<Outcome>::done(0);
      take_tokens(t, place, static_cast<Token>(verb.noun(1)), verb.amount(0), rule);
      break;
    }
    case StoryVerb::kRaiseDial:
    case StoryVerb::kLowerDial: {
      const std::uint8_t place = place_at(t, verb.amount(0));
      if (place == kNone) return Rule<Outcome>::done(0);
      const int by = verb.amount(1);
      change_dial(t, place, phrase_of<StoryVerb>(verb) == StoryVerb::kRaiseDial ? by : -by, rule);
      break;
    }
    case StoryVerb::kPlaceEvents:
      place_random_events(t, verb.amount(0));
      break;
    case StoryVerb::kResolveEvent:
      return once_done_in_story(t, resolve_event(t, static_cast<std::uint8_t>(verb.noun(0))));
    case StoryVerb::kBeginChapter:
      t.state.story.next_chapter = static_cast<std::uint8_t>(verb.noun(0));
      break;
    case StoryVerb::kCampaignWon:
      t.state.phase = Phase::kOver;
      t.state.ending = Ending::kCampaignWon;
      t.emit(cites("TG-307"), Happening::kCampaignWon);
      return Rule<Outcome>::abandoned();
    case StoryVerb::kCampaignLost:
      end_in_failure(t, rule);
      return Rule<Outcome>::abandoned();
    case StoryVerb::kGainPoint: {
      const auto which = static_cast<Attribute>(verb.noun(0));
      if (!can_raise(t.state, seat, which)) return Rule<Outcome>::done(0);
      return once_done_in_story(t, add_point(t, seat, which, cites("TG-1009")));
    }
    case StoryVerb::kLookAtEvents:
      look_at_events(t, seat, rule);
      break;
    case StoryVerb::kLookAtEncounters:
      return once_done_in_story(
          t, look_at_encounters(t, seat, static_cast<Colour>(verb.noun(0)), rule));
    case StoryVerb::kCarry:
      return once_done_in_story(t, carry_somebody(t, seat, rule));
    case StoryVerb::kPutAway:
      put_quest_away(t, content().story.events[verb.noun(0)].quest, cites("TG-308"));
      break;
  }
  return Rule<Outcome>::done(1);
}

}  // namespace tavola::avalon
