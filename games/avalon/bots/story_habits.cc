#include "games/avalon/bots/story_habits.h"

#include <algorithm>
#include <string_view>

#include "games/avalon/bots/quest_sense.h"
#include "games/avalon/rules/journal/journal_host.h"
#include "games/avalon/rules/journal/reading.h"
#include "games/avalon/rules/journey/map.h"
#include "games/avalon/rules/journey/menhirs.h"
#include "games/avalon/rules/journey/parties.h"
#include "games/avalon/rules/possessions/possessions.h"
#include "games/avalon/rules/story/events.h"
#include "games/avalon/rules/story/statuses.h"

namespace tavola::avalon {
namespace {

constexpr int kLowDial = 2;        // a stone that wants feeding
constexpr int kLastRound = 12;     // of a day, after which nobody dawdles
constexpr int kFeedingRounds = 4;  // who could not pay by then cannot today
constexpr int kPatience = 8;       // pages after which one closes the book
constexpr double kForQuests = 6;   // what an answer that brings what a Quest asks for is worth
constexpr int kHurt = 2;           // Health with which one takes no risks

/// A number from 0 to `below` - 1 that differs from day to day and from place to place, and is the
/// same whenever the same table is asked.
int whim(const State& s, int salt, int below) {
  std::uint32_t mixed = 2166136261U;
  const auto mix = [&mixed](int part) {
    mixed = (mixed ^ static_cast<std::uint32_t>(part)) * 16777619U;
  };
  for (const int part : {int{s.journey.day}, int{s.journey.round}, int{s.journal.pages}, salt})
    mix(part);
  // What everybody can see of the others.
  for (Seat seat = 0; seat < s.seats; ++seat)
    for (int measure = 0; measure < kMeasures; ++measure)
      mix(s.character(seat).of(static_cast<Measure>(measure)));
  mixed ^= mixed >> 15U;
  return static_cast<int>(mixed % static_cast<std::uint32_t>(below));
}

/// Whether an Action's text speaks of something: "food", "health".
bool speaks_of(const LocationAction& action, std::string_view what) {
  if (action.text.effect == kNoSource) return false;
  const effects::Program& program = content().book[action.text.effect];
  for (const effects::Node& node : program.nodes())
    if (node.kind == effects::NodeKind::kNoun && content().grammar.noun(node.index).keyword == what)
      return true;
  return false;
}

bool gives_food(const LocationAction& action) { return speaks_of(action, "food"); }

/// Whether somebody holds the Secret that the stones of this island ask for, if they ask for one.
bool knows_rites(const State& s) {
  const std::uint8_t rites = beginning(s).rites;
  return rites == 0 || holder_of_secret(s, secret_numbered(rites)) != kNoSeat;
}

class StoryHabit {
 public:
  explicit StoryHabit(const Table& table)
      : t(table), s(t.state), asked(t.decision()), who(asked.seat), c(s.character(who)) {}

  // Feed the stone, then oneself; look around where a lead ends; walk towards one. Strength that is
  // left over is gone with the night, but a Character with none is an easy prey.
  int action() const {
    const int pass = either(Verb::kPass, 0);
    if (s.journey.round > kLastRound) return pass;
    if (const int gift = feed_others(); gift >= 0) return gift;
    if (c.dying != 0 || c.health() <= kHurt) return nurse_oneself(pass);
    if (const int inspect = either(Verb::kInspect, -1); inspect >= 0 && wants_feeding())
      return inspect;
    if (c.of(Measure::kFood) <= 1 && c.energy() > 2)
      if (const int work = work_for_food(); work >= 0) return work;
    if (c.of(Measure::kFood) == 0)
      if (const int beg = ask_for_food(); beg >= 0) return beg;
    const int explore = either(Verb::kExplore, -1);
    if (c.energy() < 2) return c.energy() == 1 && explore >= 0 && c.health() > 4 ? explore : pass;
    const std::uint8_t goal = where_to();
    if (explore >= 0 && whim(s, who * 7 + c.place, 10) < (goal == c.place ? 9 : 4)) return explore;
    if (const int way = way_to(goal); way >= 0) return way;
    return explore >= 0 ? explore : any_way(pass);
  }

 private:
  int either(Verb verb, int otherwise) const {
    for (std::size_t i = 0; i < asked.options.size(); ++i)
      if (asked.options[i].is(verb)) return static_cast<int>(i);
    return otherwise;
  }

  bool wants_feeding() const {
    const LocationState& here = s.journey.locations[c.place];
    if (here.dial_held != 0 || (here.menhir != 0 && here.dial > kLowDial)) return false;
    if (!knows_rites(s)) return false;
    if (s.journey.round > kFeedingRounds) return false;
    const SeatSet here_now = characters_in(s, c.place);
    if (location(c.place).rite.all_present && living(s) != here_now) return false;
    if (can_pay_together(s, here_now, price_of_rite(s, c.place))) return true;
    // On credit it costs nothing but strength, and is for the last day.
    Price strength;
    strength.of[static_cast<std::size_t>(Measure::kEnergy)] = s.seats;
    return here.menhir != 0 && here.dial <= 1 && can_pay_together(s, here_now, strength);
  }

  /// Work that the hero can pay for without the others.
  template <class Wanted>
  int work(Wanted&& wanted) const {
    for (std::size_t i = 0; i < asked.options.size(); ++i) {
      if (!asked.options[i].is(Verb::kLocationAction)) continue;
      const LocationAction& action =
          location(c.place).actions[static_cast<std::size_t>(asked.options[i].arg(1))];
      if (can_pay_together(s, SeatSet::only(who), action.price) && wanted(action))
        return static_cast<int>(i);
    }
    return -1;
  }
  int work_for_food() const { return work(gives_food); }

  /// Of whoever has more than enough.
  int ask_for_food() const { return food_to_ask_for(t); }

  /// Who has plenty hands some of it to whoever has none.
  int feed_others() const {
    for (std::size_t i = 0; i < asked.options.size(); ++i)
      if (asked.options[i].is(Verb::kGive) &&
          asked.options[i].arg(1) == static_cast<int>(Measure::kFood) &&
          s.character(asked.options[i].arg<Seat>(0)).of(Measure::kFood) == 0 &&
          c.of(Measure::kFood) >=
              (s.character(asked.options[i].arg<Seat>(0)).health() <= kHurt ? 2 : 3))
        return static_cast<int>(i);
    return -1;
  }

  // Rest where there is something to eat; otherwise get it, first without a fight.
  int nurse_oneself(int pass) const {
    if (const int water = work([](const LocationAction& action) {
          return action.text.draws == kNone && speaks_of(action, "health") &&
                 speaks_of(action, "terror");
        });
        water >= 0)
      return water;
    if (c.of(Measure::kFood) > 0) {
      // Where all have to come together, nobody waits to be well.
      const int way = c.dying == 0 && c.energy() > 0 && !several_leads() ? way_to(where_to()) : -1;
      return way >= 0 ? way : pass;
    }
    if (const int beg = ask_for_food(); beg >= 0) return beg;
    if (const int gather = work([](const LocationAction& action) {
          return gives_food(action) && action.text.draws == kNone;
        });
        gather >= 0)
      return gather;
    if (c.dying == 0 && c.health() == kHurt)
      if (const int hunt = work_for_food(); hunt >= 0) return hunt;
    if (c.energy() == 0) return pass;
    const std::uint8_t friends = one_of(
        [&](std::uint8_t place) {
          bool fed = false;
          for (Seat seat = 0; seat < s.seats; ++seat)
            fed = fed || (seat != who && s.character(seat).alive != 0 &&
                          s.character(seat).place == place && can_spare_food(s, seat, who));
          return fed || std::ranges::any_of(location(place).actions, gives_food);
        },
        true);
    const int way = way_to(friends);
    return way >= 0 ? way : either(Verb::kExplore, pass);
  }

  /// Of these Locations one that can be walked to; another one every day.
  template <class Wanted>
  std::uint8_t one_of(Wanted&& wanted, bool nearest) const {
    std::uint8_t found[kMostLocations];
    int count = 0;
    std::uint8_t best = kNone;
    int best_steps = kNoWay;
    for (int i = 0; i < location_count(); ++i) {
      const auto place = static_cast<std::uint8_t>(i);
      if (!on_map(s, place) || !wanted(place)) continue;
      const int steps = steps_between(s, c.place, place);
      if (steps >= kNoWay) continue;
      found[count++] = place;
      if (steps < best_steps) {
        best = place;
        best_steps = steps;
      }
    }
    if (nearest || count == 0) return best;
    return found[whim_of_day() % count];
  }

  std::uint8_t where_to() const {
    if (const std::uint8_t need = where_help_is_needed(); need != kNone) return need;
    if (!several_leads())  // where all have to come together
      if (const std::uint8_t lead = where_quests_lead(); lead != kNone) return lead;
    if (c.of(Measure::kFood) == 0) {
      const std::uint8_t larder = one_of(
          [](std::uint8_t place) {
            return std::ranges::any_of(location(place).actions, gives_food);
          },
          true);
      if (larder != kNone && larder != c.place) return larder;
    }
    if (knows_rites(s)) {
      const std::uint8_t stone = one_of(
          [&](std::uint8_t place) {
            const LocationState& here = s.journey.locations[place];
            return here.menhir != 0 && here.dial_held == 0 && here.dial <= kLowDial;
          },
          true);
      if (stone != kNone && stone != c.place) return stone;
    }
    // Now and then one looks around instead: a story wants to be read.
    if (s.journey.day % 4 == 1 && several_leads())
      if (const std::uint8_t elsewhere = one_of(can_explore, false); elsewhere != kNone)
        return elsewhere;
    if (const std::uint8_t dark = light_for_quest(); dark != kNone) return dark;
    const std::uint8_t lead = where_quests_lead();
    return lead != kNone ? lead : one_of([](std::uint8_t) { return true; }, false);
  }

  std::uint8_t where_quests_lead() const {
    // The nearest place that has what a Quest asks for, or what opens a way there; now and then
    // another, because not everything is as it looks.
    const auto leads_on = [&](std::uint8_t place, ForQuest least) {
      for (const std::uint8_t quest : s.story.quests) {
        if (!is_open(s, quest)) continue;
        for (const std::uint16_t lead : content().story.quests[quest].leads) {
          const std::uint8_t card = card_for_key(s, lead);
          if (card == kNone || !lies_towards(place, card, lead)) continue;
          if (least == ForQuest::kNothing || what_for_quest(t, who, quest, card) >= least)
            return true;
        }
      }
      return false;
    };
    for (const ForQuest least : {ForQuest::kItself, ForQuest::kOpensAWay, ForQuest::kNothing}) {
      const std::uint8_t lead = one_of([&](std::uint8_t place) { return leads_on(place, least); },
                                       least != ForQuest::kNothing && s.journey.day % 5 != 3);
      if (lead != kNone) return lead;
    }
    return kNone;
  }

  /// The place itself or, as long as it is not revealed, one beside it where nobody stands yet.
  bool lies_towards(std::uint8_t place, std::uint8_t card, std::uint16_t number) const {
    if (on_map(s, card)) return place == card;
    return place != c.place &&
           std::ranges::find(location(place).keys, number) != location(place).keys.end();
  }

  bool several_leads() const {
    return std::ranges::any_of(s.story.quests, [&](std::uint8_t quest) {
      return is_open(s, quest) && content().story.quests[quest].leads.size() > 1;
    });
  }

  /// Somebody who is hurt and has nothing to eat, if there is something to bring.
  std::uint8_t where_help_is_needed() const {
    if (c.of(Measure::kFood) < 2) return kNone;
    return one_of(
        [&](std::uint8_t place) {
          for (Seat seat = 0; seat < s.seats; ++seat) {
            const Character& other = s.character(seat);
            if (seat != who && other.alive != 0 && other.place == place &&
                other.of(Measure::kFood) == 0 && (other.dying != 0 || other.health() <= kHurt))
              return true;
          }
          return false;
        },
        true);
  }

  /// Where an open Quest asks for a burning stone that can be paid for.
  std::uint8_t light_for_quest() const {
    if (!knows_rites(s)) return kNone;
    return one_of(
        [&](std::uint8_t place) {
          return s.journey.locations[place].menhir == 0 && location(place).has(Seal::kMenhir) &&
                 can_pay_together(s, living(s), price_of_rite(s, place)) &&
                 std::ranges::any_of(s.story.quests, [&](std::uint8_t quest) {
                   return is_open(s, quest) && asks_for_light(quest, place);
                 });
        },
        true);
  }

  int whim_of_day() const { return s.journey.day * 5 + s.journey.day / 3; }

  int way_to(std::uint8_t goal) const {
    if (goal == kNone || goal == c.place) return -1;
    const std::uint8_t next = step_from(s, c.place, goal, /*towards=*/true);
    for (std::size_t i = 0; i < asked.options.size(); ++i)
      if (asked.options[i].is(Verb::kTravel) && asked.options[i].arg<std::uint8_t>(0) == next)
        return static_cast<int>(i);
    return -1;
  }

  int any_way(int otherwise) const {
    int ways = 0;
    for (const Option& option : asked.options) ways += option.is(Verb::kTravel) ? 1 : 0;
    if (ways == 0) return otherwise;
    int turn = whim(s, who, ways);
    for (std::size_t i = 0; i < asked.options.size(); ++i)
      if (asked.options[i].is(Verb::kTravel) && turn-- == 0) return static_cast<int>(i);
    return otherwise;
  }

  const Table& t;
  const State& s;
  const Decision& asked;
  Seat who;
  const Character& c;
};

/// What a line brings, roughly: marks and Secrets lead on, boxes of debt and of the dead do not.
double worth_of_line(Source line) {
  if (line == kNoSource) return 0;
  const effects::Program& program = content().book[line];
  double worth = 0;
  for (const effects::Node& node : program.nodes()) {
    if (node.kind != effects::NodeKind::kCall) continue;
    const effects::Phrase& phrase = content().grammar.phrase(node.index);
    if (phrase.category != effects::Category::kVerb) continue;
    const std::string_view verb = phrase.name;
    int number = 0;
    bool terror = false;
    for (effects::NodeId at = node.child; at != effects::kNoNode; at = program[at].next) {
      const effects::Node* part = &program[at];
      if (part->kind != effects::NodeKind::kNumber && part->child != effects::kNoNode)
        part = &program[part->child];
      if (part->kind == effects::NodeKind::kNumber) number = std::max<int>(number, part->value);
      if (program[at].kind == effects::NodeKind::kNoun)
        terror = content().grammar.noun(program[at].index).keyword == "terror";
    }
    if (verb == "mark_part" || verb == "new_task") worth += 2;
    if (verb == "gain_secret") worth += 3;
    if (verb == "mark") worth -= 0.5;
    if (verb == "unmark" || verb == "unmark_part" || verb == "lose_secret") worth -= 0.5;
    if (verb == "gain") worth += terror ? -1 : 1;
    if (verb == "lose") worth += terror ? 1 : -1;
    if (verb == "pay") worth -= 0.7 * std::max(1, number);
    if (verb == "light") worth += 10;  // who inspects a stone has come to feed it
    if (verb == "campaign_won") worth += 9;
  }
  return worth;
}

}  // namespace

bool can_spare_food(const State& s, Seat giver, Seat asking) {
  const Character& has = s.character(giver);
  if (has.of(Measure::kFood) > 1) return true;
  const bool dying = s.character(asking).dying != 0;
  return dying && has.of(Measure::kFood) == 1 && has.dying == 0 && has.health() > kHurt + 1;
}

int food_to_ask_for(const Table& t) {
  const Decision& asked = t.decision();
  for (std::size_t i = 0; i < asked.options.size(); ++i)
    if (asked.options[i].is(Verb::kAskFor) &&
        asked.options[i].arg(1) == static_cast<int>(Measure::kFood) &&
        can_spare_food(t.state, asked.options[i].arg<Seat>(0), asked.seat))
      return static_cast<int>(i);
  return -1;
}

int story_action(const Table& t) { return StoryHabit(t).action(); }

int journal_answer(const Table& t) {
  const State& s = t.state;
  const Decision& asked = t.decision();
  int best = 0;
  double best_worth = -1e9;
  const SeatSet party = readers(s);
  bool weak = false;
  for (Seat seat = 0; seat < s.seats; ++seat)
    weak = weak || (party.has(seat) && s.character(seat).health() <= 2 * kHurt);
  for (std::size_t i = 0; i < asked.options.size(); ++i) {
    const Option& option = asked.options[i];
    if (!option.is(Verb::kJournalChoice)) continue;
    const auto at = static_cast<VerseId>(option.arg(0));
    const JournalVerse& here = verse(at);
    const JournalChoice& choice = here.choices[static_cast<std::size_t>(option.arg(1))];
    const bool leaves = choice.target.kind == JournalTarget::Kind::kEnd;
    double worth = leaves ? 0 : 1;
    for (const Source cost : choice.costs) worth += worth_of_line(cost);
    for (const Source effect : choice.effects) worth += worth_of_line(effect);
    if (weak && leads_to_fight(at, option.arg(1))) worth -= kForQuests;
    worth += kForQuests * furthers_quests(t, at, option.arg(1));
    worth += whim(s, static_cast<int>(i) * 31 + at, 100) / 50.0;
    if (s.journal.pages > kPatience && leaves) worth += 100;
    if (worth <= best_worth) continue;
    best_worth = worth;
    best = static_cast<int>(i);
  }
  return best;
}

}  // namespace tavola::avalon
