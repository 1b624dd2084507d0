// What the cards say, carried out: the verbs of the notation as rules of Salem. (HS-075, HS-083 to
// HS-088, HS-217 to HS-219, HS-301, HS-302, HS-325, HS-332, HS-339)
#include "games/salem/cards/card_effects.h"

#include <algorithm>
#include <utility>

#include "effects/bind_enum.h"
#include "effects/run.h"
#include "games/salem/rules/rules.h"

namespace tavola::salem {
namespace {

using effects::Call;
using effects::Context;
using effects::Members;
using effects::Outcome;

Demand demand_of(const Call& verb) {
  Demand demand;
  for (int i = 0; i < verb.nouns(0); ++i) {
    const auto number = static_cast<std::uint8_t>(std::min(verb.entry_amount(0, i), kItemTiles));
    if (verb.noun(0, i) == kAnyItem)
      demand.any = number;
    else
      demand.of[verb.noun(0, i)] = number;
  }
  return demand;
}

// HS-302, HS-339: the tiles without a Sigil are shuffled among their places, and what anybody knew
// of them is void. Tiles from the box join in only as a house rule.
void deal_tiles_anew(Table& t) {
  State& s = t.state;
  std::uint8_t places[kTiles];
  int count = 0;
  for (std::uint8_t i = 0; i < kNumbered; ++i)
    if (s.tile_sigils[i] == kNone) places[count++] = i;
  const auto moved = static_cast<std::size_t>(count);
  if (s.house.box_tiles != 0)
    for (std::uint8_t i = kNumbered; i < kTiles; ++i) places[count++] = i;
  for (int left = count; left > 1; --left)
    std::swap(s.tiles[places[left - 1]], s.tiles[places[t.hidden_chance(left)]]);
  for (Player& p : s.players)
    for (std::size_t k = 0; k < moved; ++k)
      p.seen = static_cast<std::uint8_t>(p.seen & ~(1U << places[k]));
  t.emit(cites("HS-302"), Happening::kTilesDealtAnew);
  if (s.house.box_tiles == 0) t.applies(cites("HS-339"));
}

// What befalls the players in town does not befall the one in R'lyeh.
void spare_holder(Table& t, Citation card) {
  const State& s = t.state;
  if (s.holder == kNone) return;
  if (card == cites("HS-233")) {
    t.applies(cites("HS-262"));
  } else if (s.phase == Phase::kCreatures) {
    t.applies(cites("HS-089"));
    t.applies(cites("HS-260"));
  } else {
    t.applies(cites("HS-218"));
    t.applies(cites("HS-261"));
  }
}

// The creature in the Wizard's location, if there is one, goes to the discard.
void drive_off_creature(Table& t, Citation rule) {
  State& s = t.state;
  if (s.wizard == kMiskatonic || s.creature_at[s.wizard - 1] == kNone) {
    t.emit(rule, Happening::kNobodyDrivenOff, s.wizard);
    return;
  }
  const std::uint8_t creature = std::exchange(s.creature_at[s.wizard - 1], kNone);
  s.creature_discard.add(creature);
  t.emit(rule, Happening::kCreatureDrivenOff, creature, s.wizard);
}

/// A verb is done when the rule that it came to is.
Rule<Outcome> done_after(Table&, Rule<> waiting) {
  const Outcome outcome = 1;
  co_await waiting;
  co_return outcome;
}

Rule<Outcome> once_done(Table& t, Rule<> rule) {
  if (rule.ended()) return Rule<Outcome>::done(1);
  return done_after(t, std::move(rule));
}

Rule<> take_several(Table& t, Seat seat, bool sigil, int number) {
  for (int n = number; n > 0; --n) co_await take_from_bag(t, seat, sigil);
}

/// All cards of the kinds that a demand named which was not met. HS-085, HS-088
void discard_every(Table& t, const Call& verb) {
  Demand demand;
  for (int i = 0; i < verb.nouns(0); ++i) {
    if (verb.noun(0, i) == kAnyItem)
      demand.any = 1;
    else
      demand.of[verb.noun(0, i)] = 1;
  }
  spare_holder(t, verb.context.rule);
  t.applies(cites("HS-088"));
  t.emit(cites("HS-085"), Happening::kDemandFailed);
  discard_all_of(t, demand, cites("HS-085"));
}

/// The next Great Old One that still lies face down, if one does.
void reveal_next(Table& t, Citation rule) {
  if (const std::uint8_t slot = next_face_down(t.state); slot != kNone)
    reveal_old_one(t, slot, rule);
  else
    t.emit(cites("HS-172"), Happening::kNobodyRevealed);
}

void move_player(Table& t, Seat seat, std::uint8_t to, Citation rule) {
  t.state.players[seat].place = to;
  t.emit(rule, Happening::kMoved, seat, to);
  if (to == kMiskatonic) take_cards_back(t, seat, cites("HS-325"));
}

class SalemHost final : public effects::Host {
 public:
  const effects::Grammar& grammar() const override { return content().grammar; }

  effects::Questions questions() const override {
    return effects::questions_of(Prompt::kChoosePlayer, Verb::kChoosePlayer);
  }

  // HS-319: what concerns all is decided together.
  effects::Deciders deciders(const tavola::Table& table, const Context&) const override {
    const State& s = state_of(table);
    return {decider_in_town(s), players_in_town(s)};
  }

  int count(const tavola::Table&, const Call&) const override { return 0; }

  bool holds(const tavola::Table& table, const Call&) const override {
    return state_of(table).shadow != kNone;  // "shadow is present", the grammar's one condition
  }

  Members members(const tavola::Table& table, const Call& group) const override {
    const State& s = state_of(table);
    const bool only_with_wizard =
        group.code() == static_cast<std::uint16_t>(CardGroup::kWithWizard);
    Members found;
    Seat seat = s.first;
    for (int left = s.seats; left > 0; --left) {
      if (in_town(s, seat) && (!only_with_wizard || s.players[seat].place == s.wizard))
        found.add(seat);
      if (++seat == s.seats) seat = 0;
    }
    return found;
  }

  bool possible(const tavola::Table& table, const Call& verb) const override {
    const State& s = state_of(table);
    switch (static_cast<CardVerb>(verb.code())) {
      case CardVerb::kDiscardTogether:
        return can_meet(s, demand_of(verb));  // HS-088
      case CardVerb::kReveal:
        return next_face_down(s) != kNone;  // HS-172
      default:
        return true;
    }
  }

  Rule<Outcome> perform(tavola::Table& table, Call verb) override {
    Table& t = static_cast<Table&>(table);
    State& s = t.state;
    const Citation rule = verb.context.rule;
    const Seat seat = verb.context.seat;
    // HS-243, HS-261: nothing is left for a player who is out, and nothing befalls one in R'lyeh.
    if (!verb.phrase().impersonal) {
      if (!in_town(s, seat)) return Rule<Outcome>::done(0);
      spare_holder(t, rule);
    }
    switch (static_cast<CardVerb>(verb.code())) {
      case CardVerb::kDiscardTogether:
        spare_holder(t, rule);
        if (s.resolving != kNone && content().creatures[s.resolving].red_arrow)
          t.applies(cites("HS-084"));
        return once_done(t, pay_together(t, demand_of(verb), cites("HS-082")));
      case CardVerb::kNextIcon:
        return once_done(t, necron_to_next_icon(t, cites("HS-086")));
      case CardVerb::kAdvance:
        return once_done(t, advance_necron(t, verb.amount(0), rule));
      case CardVerb::kTake: {
        const int number = verb.amount(0);
        const bool sigil = verb.noun(1) == kSigil;
        return once_done(
            t, number == 1 ? take_from_bag(t, seat, sigil) : take_several(t, seat, sigil, number));
      }
      case CardVerb::kShadow:
        return once_done(t, place_shadow(t));
      case CardVerb::kDiscardEvery:
        discard_every(t, verb);
        break;
      case CardVerb::kLose:
        // `settle` eliminates and tests the end, once for all who lose together. HS-342
        reduce_sanity(t, seat, verb.amount(0), rule);
        break;
      case CardVerb::kRecover:
        gain_sanity(t, seat, verb.amount(0), rule);
        break;
      case CardVerb::kDealAnew:
        deal_tiles_anew(t);
        if (ended(t)) return Rule<Outcome>::abandoned();
        break;
      case CardVerb::kReveal:
        reveal_next(t, rule);
        break;
      case CardVerb::kMove:
        move_player(t, seat, static_cast<std::uint8_t>(verb.noun(0)), rule);
        break;
      case CardVerb::kWizardBy:
        move_wizard(t, verb.amount(0) % kRing, rule);
        break;
      case CardVerb::kWizardTo:
        move_wizard(t, (verb.noun(0) + kRing - s.wizard) % kRing, rule);
        break;
      case CardVerb::kLook:
        if (s.players[seat].place >= 1 && s.players[seat].place <= kNumbered)
          look_at_tile(t, seat, rule);
        break;
      case CardVerb::kDriveOff:
        drive_off_creature(t, rule);
        break;
    }
    return Rule<Outcome>::done(1);
  }

  Rule<> settle(tavola::Table& table, Context) override {
    return settle_sanity(static_cast<Table&>(table));
  }

  // "until the next Event phase": kept apart from the card, which is shuffled like any other.
  // HS-219
  void begin(tavola::Table& table, const Call&, effects::NodeId, const Context& context) override {
    Table& t = static_cast<Table&>(table);
    const std::uint8_t event = content().event_of_source(context.source);
    for (Lasting& effect : t.state.lasting) {
      if (effect.event != kNone && effect.event != event) continue;
      effect = {event, 1};
      t.emit(cites("HS-219"), Happening::kEffectLasts, event);
      return;
    }
  }

 private:
  static const State& state_of(const tavola::Table& table) {
    return static_cast<const Table&>(table).state;
  }
};

SalemHost& host() {
  static SalemHost the_host;
  return the_host;
}

}  // namespace

namespace {

Rule<> settle_after(Table& t, Rule<Outcome> waiting) {
  const Outcome outcome = co_await waiting;
  static_cast<void>(outcome);
  co_await settle_sanity(t);
}

}  // namespace

Rule<> carry_out(Table& t, const CardText& card, Citation rule) {
  Context context;
  context.seat = decider_in_town(t.state);
  context.source = card.source;
  context.rule = rule;
  Rule<Outcome> effect = effects::run(t, host(), content().book[card.source], context);
  if (!effect.ended()) return settle_after(t, std::move(effect));
  return settle_sanity(t);
}

namespace {

/// The text of a card, if it lies on the table.
TextOnTable text_of_source(const State& s, std::uint16_t source) {
  TextOnTable found;
  each_text(s, [&](const TextOnTable& there) {
    if (there.text->source == source) found = there;
  });
  return found;
}

Rule<> texts_answer_placing(Table& t) {
  const Content& c = content();
  for (const effects::Listener& listener :
       c.book.listeners(c.placed_moment, effects::Timing::kWhen)) {
    const TextOnTable text = text_of_source(t.state, listener.source);
    if (!text.in_force) {
      if (text.rule.given()) t.applies(text.rule);
      continue;
    }
    Context context;
    context.seat = decider_in_town(t.state);
    context.source = listener.source;
    context.rule = text.rule;
    co_await effects::fire(t, host(), c.book, listener, context);
    co_await settle_sanity(t);
  }
}

}  // namespace

// Mostly no text is in force, and only a listener is told why those on the table are silent.
Rule<> after_placing(Table& t) {
  const bool asked = texts_in_force(t.state) || t.listener() != nullptr;
  return asked ? texts_answer_placing(t) : Rule<>::done();
}

namespace {

bool takes_a_sigil(const effects::Program& program, effects::NodeId node) {
  const effects::Node& at = program[node];
  if (at.kind == effects::NodeKind::kCall &&
      content().grammar.phrase(at.index).category == effects::Category::kVerb)
    return static_cast<CardVerb>(at.value) == CardVerb::kTake &&
           content().grammar.noun(program[program.child(node, 1)].index).code == kSigil;
  for (effects::NodeId child = at.child; child != effects::kNoNode; child = program[child].next)
    if (takes_a_sigil(program, child)) return true;
  return false;
}

}  // namespace

bool takes_a_sigil_in_vain(const State& s, std::uint16_t source, effects::NodeId choice) {
  const auto& drawn = s.bag.empty() ? s.item_discard : s.bag;
  return std::ranges::none_of(drawn.cards(), is_sigil) &&
         takes_a_sigil(content().book[source], choice);
}

std::vector<std::string> bind_grammar(effects::Grammar& grammar) {
  using effects::bind_nouns;
  using effects::bind_phrases;
  using effects::Category;
  std::vector<std::string> missing;
  bind_phrases<CardVerb>(grammar, Category::kVerb, missing);
  bind_phrases<Force>(grammar, Category::kStatement, missing);
  bind_phrases<CardCondition>(grammar, Category::kCondition, missing);
  bind_phrases<CardMoment>(grammar, Category::kMoment, missing);
  bind_phrases<CardDuration>(grammar, Category::kDuration, missing);
  bind_phrases<CardGroup>(grammar, Category::kGroup, missing);
  bind_nouns<Item>(grammar, missing);
  grammar.bind_noun("item", kAnyItem);
  bind_nouns<Place>(grammar, missing, kRing);
  grammar.bind_noun("sanity", 0);
  for (std::string& name : grammar.unbound()) missing.push_back(std::move(name));
  return missing;
}

}  // namespace tavola::salem
