#include "games/avalon/bots/quest_sense.h"

#include <algorithm>
#include <vector>

#include "games/avalon/rules/journal/journal_conditions.h"
#include "games/avalon/rules/journal/reading.h"
#include "games/avalon/rules/journey/map.h"
#include "games/avalon/rules/possessions/possessions.h"
#include "games/avalon/rules/story/events.h"
#include "games/avalon/rules/story/statuses.h"

namespace tavola::avalon {
namespace {

constexpr int kPagesAhead = 3;
constexpr double kPage = 0.8;       // each page between makes an answer worth so much of it
constexpr double kOpensAWay = 0.5;  // what is only needed for an answer that furthers a Quest

/// A part of a Status, or a Secret.
struct Thing {
  bool secret = false;
  std::uint8_t which = 0;   // a Status, or the number of a Secret
  std::uint8_t part = 0;    // 0: a box
  std::uint8_t enough = 0;  // so many marks of the Status will do, whichever they are

  bool same_as(const Thing& other) const {
    return secret == other.secret && which == other.which && part == other.part;
  }
};

/// An answer of the Journal that brings a Thing; `last` is the one behind which it stands.
struct Way {
  VerseId verse = kNoVerse;
  std::uint8_t choice = 0;
  VerseId last_verse = kNoVerse;
  std::uint8_t last_choice = 0;
  Thing thing;
  Thing opens;          // what it is brought for
  bool itself = false;  // which is that itself, not what opens a way to it
  double worth = 0;
};

struct Sense {
  std::vector<Thing> wanted;         // by the Quest itself
  std::vector<std::uint8_t> stones;  // Locations whose Menhir should burn
  std::vector<Way> ways;             // sorted by verse
};

class Senses {
 public:
  explicit Senses(const Content& content) : c_(content), brought_(content.book.size()) {
    for (std::size_t line = 0; line < brought_.size(); ++line)
      gather(static_cast<Source>(line), brought_[line]);
    for (const Quest& quest : c_.story.quests) {
      Sense sense;
      wanted_by(quest.line, sense);
      find_ways(sense.wanted, nullptr, sense.ways);
      for (const Thing& wanted : sense.wanted) {
        std::vector<Thing> steps;
        for (const Way& way : sense.ways) {
          if (!way.itself || !way.thing.same_as(wanted)) continue;
          for (const Source need : verse_at(way.last_verse).choices[way.last_choice].needs)
            asked_by(c_.book[need], c_.book[need][c_.book[need].root()].child, false, steps);
        }
        std::erase_if(steps,
                      [&](const Thing& step) { return find(sense.wanted, step) != nullptr; });
        find_ways(steps, &wanted, sense.ways);
      }
      std::ranges::stable_sort(sense.ways, {}, &Way::verse);
      of_quest_.push_back(std::move(sense));
    }
  }

  const Sense& of(std::uint8_t quest) const { return of_quest_[quest]; }

 private:
  const JournalVerse& verse_at(VerseId which) const { return c_.journal.verses[which]; }

  static const Thing* find(const std::vector<Thing>& things, const Thing& thing) {
    const auto found =
        std::ranges::find_if(things, [&](const Thing& one) { return one.same_as(thing); });
    return found == things.end() ? nullptr : &*found;
  }

  struct Arguments {
    int number = 0;
    int noun = -1;
  };
  Arguments arguments(const effects::Program& program, const effects::Node& node) const {
    Arguments found;
    for (effects::NodeId at = node.child; at != effects::kNoNode; at = program[at].next) {
      if (program[at].kind == effects::NodeKind::kNumber) found.number = program[at].value;
      if (program[at].kind == effects::NodeKind::kNoun)
        found.noun = c_.grammar.noun(program[at].index).code;
    }
    return found;
  }

  void wanted_by(Source line, Sense& sense) const {
    const effects::Program& program = c_.book[line];
    for (const effects::Node& node : program.nodes()) {
      if (node.kind == effects::NodeKind::kIf && sense.wanted.empty())
        asked_by(program, node.child, false, sense.wanted);
      if (node.kind == effects::NodeKind::kCall &&
          c_.grammar.phrase(node.index).name == "menhir_active")
        for (std::size_t i = 0; i < c_.island.locations.size(); ++i)
          if (c_.island.locations[i].number == arguments(program, node).number)
            sense.stones.push_back(static_cast<std::uint8_t>(i));
    }
  }

  void add_parts(int status, int enough, std::vector<Thing>& things) const {
    const Status& row = c_.story.statuses[static_cast<std::size_t>(status)];
    Thing thing{.which = static_cast<std::uint8_t>(status),
                .enough = static_cast<std::uint8_t>(enough)};
    const bool numbered = row.kind == StatusKind::kNumbered;
    for (int part = numbered ? 1 : 0; part <= (numbered ? row.parts : 0); ++part) {
      thing.part = static_cast<std::uint8_t>(part);
      things.push_back(thing);
    }
  }

  /// What a condition asks for, not what it forbids.
  void asked_by(const effects::Program& program, effects::NodeId at, bool denied,
                std::vector<Thing>& things) const {
    const effects::Node& node = program[at];
    if (node.kind == effects::NodeKind::kCall && !denied) {
      const std::string_view phrase = c_.grammar.phrase(node.index).name;
      const Arguments with = arguments(program, node);
      if (phrase == "part_marked")
        things.push_back(
            {false, static_cast<std::uint8_t>(with.noun), static_cast<std::uint8_t>(with.number)});
      if (phrase == "marked" || phrase == "boxes") add_parts(with.noun, 1, things);
      if (phrase == "secret_held" || phrase == "carrying")
        things.push_back({true, static_cast<std::uint8_t>(with.number), 0, 0});
      return;
    }
    if (node.kind == effects::NodeKind::kCompare && !denied) {
      // marks of a Status >= so many
      const effects::Node& left = program[node.child];
      const effects::Node& right = program[left.next];
      if (left.kind == effects::NodeKind::kCall && right.kind == effects::NodeKind::kNumber &&
          c_.grammar.phrase(left.index).name == "boxes")
        return add_parts(arguments(program, left).noun, std::max(1, right.value), things);
    }
    const bool turned = node.kind == effects::NodeKind::kNot;
    for (effects::NodeId child = node.child; child != effects::kNoNode; child = program[child].next)
      asked_by(program, child, denied != turned, things);
  }

  void gather(Source line, std::vector<Thing>& things) const {
    if (line == kNoSource) return;
    const effects::Program& program = c_.book[line];
    for (const effects::Node& node : program.nodes()) {
      if (node.kind != effects::NodeKind::kCall) continue;
      const std::string_view verb = c_.grammar.phrase(node.index).name;
      const Arguments with = arguments(program, node);
      if (verb == "mark_part")
        things.push_back(
            {false, static_cast<std::uint8_t>(with.noun), static_cast<std::uint8_t>(with.number)});
      if (verb == "mark") things.push_back({false, static_cast<std::uint8_t>(with.noun), 0, 0});
      if (verb == "gain_secret")
        things.push_back({true, static_cast<std::uint8_t>(with.number), 0, 0});
    }
  }

  bool is_opening(VerseId which) const {
    return c_.journal.sections[verse_at(which).section].opening == which;
  }

  /// Adds a way from `first` for each of the things that stand behind a target.
  void look_behind(const JournalTarget& target, Way way, double worth, int pages,
                   const std::vector<Thing>& things, std::vector<Way>& ways) const {
    if (target.kind != JournalTarget::Kind::kVerse || pages > kPagesAhead ||
        is_opening(target.verse))
      return;
    const JournalVerse& here = verse_at(target.verse);
    for (const JournalDirective& directive : here.directives) {
      add(directive.source, way, worth, things, ways);
      for (const JournalOutcome& outcome : directive.outcomes) {
        add(outcome.effect, way, worth, things, ways);
        look_behind(outcome.target, way, worth * kPage, pages + 1, things, ways);
      }
      if (directive.kind == JournalDirective::Kind::kGoto ||
          directive.kind == JournalDirective::Kind::kForce)
        look_behind(directive.target, way, worth * kPage, pages + 1, things, ways);
    }
    for (std::size_t i = 0; i < here.choices.size(); ++i) {
      way.last_verse = target.verse;
      way.last_choice = static_cast<std::uint8_t>(i);
      look_through(here.choices[i], way, worth * kPage, pages + 1, things, ways);
    }
  }

  void look_through(const JournalChoice& choice, const Way& way, double worth, int pages,
                    const std::vector<Thing>& things, std::vector<Way>& ways) const {
    for (const Source effect : choice.effects) add(effect, way, worth, things, ways);
    look_behind(choice.target, way, worth, pages, things, ways);
  }

  void add(Source line, Way way, double worth, const std::vector<Thing>& things,
           std::vector<Way>& ways) const {
    if (line == kNoSource || brought_[line].empty()) return;
    way.worth = worth;
    for (const Thing& thing : brought_[line])
      if (const Thing* wanted = find(things, thing); wanted != nullptr) {
        way.thing = *wanted;
        if (way.itself) way.opens = way.thing;
        ways.push_back(way);
      }
  }

  /// Without something that they open they are wanted for themselves.
  void find_ways(const std::vector<Thing>& things, const Thing* opens,
                 std::vector<Way>& ways) const {
    if (things.empty()) return;
    const double worth = opens == nullptr ? 1.0 : kOpensAWay;
    for (std::size_t v = 0; v < c_.journal.verses.size(); ++v)
      for (std::size_t i = 0; i < c_.journal.verses[v].choices.size(); ++i) {
        Way way;
        way.itself = opens == nullptr;
        if (opens != nullptr) way.opens = *opens;
        way.verse = way.last_verse = static_cast<VerseId>(v);
        way.choice = way.last_choice = static_cast<std::uint8_t>(i);
        look_through(c_.journal.verses[v].choices[i], way, worth, 1, things, ways);
      }
  }

  const Content& c_;
  std::vector<std::vector<Thing>> brought_;  // by each line of the book
  std::vector<Sense> of_quest_;
};

/// Worked out once for the content in use.
const Senses& senses() {
  thread_local const Content* known = nullptr;
  thread_local std::uint64_t hash = 0;
  thread_local std::vector<Senses> kept;
  if (known != &content() || hash != content().hash) {
    kept.clear();
    kept.emplace_back(content());
    known = &content();
    hash = content().hash;
  }
  return kept.front();
}

bool is_there(const State& s, const Thing& thing) {
  if (thing.secret) {
    const std::uint8_t which = secret_numbered(thing.which);
    return which != kNone && holder_of_secret(s, which) != kNoSeat;
  }
  if (thing.enough > 0 && marks(s, thing.which) >= thing.enough) return true;
  return is_marked(s, thing.which, thing.part);
}

/// Whether a need speaks of tokens that lie here, which cannot be asked from afar.
bool looks_at_tokens(Source need) {
  const effects::Program& program = content().book[need];
  return std::ranges::any_of(program.nodes(), [](const effects::Node& node) {
    return node.kind == effects::NodeKind::kCall &&
           content().grammar.phrase(node.index).name == "quest_tokens_here";
  });
}

/// Adds what a part of a cost names: a Measure, a number, and whether it is asked for each player.
struct CostRead {
  int measure = -1;
  int number = 1;
  bool each = false;
};
void read_cost(const effects::Program& program, effects::NodeId at, CostRead& asked) {
  for (; at != effects::kNoNode; at = program[at].next) {
    const effects::Node& node = program[at];
    if (node.kind == effects::NodeKind::kNumber) asked.number = std::max(1, node.value);
    if (node.kind == effects::NodeKind::kPer) asked.each = true;
    if (node.kind == effects::NodeKind::kNoun) {
      const std::string_view what = content().grammar.noun(node.index).keyword;
      if (what == "food") asked.measure = static_cast<int>(Measure::kFood);
      if (what == "wealth") asked.measure = static_cast<int>(Measure::kWealth);
      if (what == "magic") asked.measure = static_cast<int>(Measure::kMagic);
    }
    read_cost(program, node.child, asked);
  }
}

/// Whether the heroes have between them what a cost asks for.
bool can_afford(const State& s, Source cost) {
  CostRead asked;
  const effects::Program& program = content().book[cost];
  read_cost(program, program.root(), asked);
  if (asked.measure < 0) return true;
  int has = 0;
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (s.character(seat).alive != 0) has += s.character(seat).measures[asked.measure];
  return has >= asked.number * (asked.each ? s.seats : 1);
}

/// Whether this one could give the answer if it stood there with the others.
bool could_take(const Table& t, Seat seat, VerseId at, int choice, std::uint8_t place) {
  const JournalChoice& answer = verse(at).choices[static_cast<std::size_t>(choice)];
  if (answer.mark != kNoMark && t.state.journal.has_used(answer.mark)) return false;
  if (!std::ranges::all_of(answer.costs, [&](Source cost) { return can_afford(t.state, cost); }))
    return false;
  return std::ranges::all_of(answer.needs, [&](Source need) {
    if (looks_at_tokens(need)) return t.state.journey.locations[place].quest_tokens > 0;
    return condition_holds_for(t, need, seat);
  });
}

}  // namespace

double furthers_quests(const Table& t, std::uint16_t verse, int choice) {
  const State& s = t.state;
  double best = 0;
  for (const std::uint8_t quest : s.story.quests) {
    if (!is_open(s, quest)) continue;
    const auto& ways = senses().of(quest).ways;
    for (auto way = std::ranges::lower_bound(ways, verse, {}, &Way::verse);
         way != ways.end() && way->verse == verse; ++way) {
      if (way->choice != choice || way->worth <= best || is_there(s, way->thing) ||
          is_there(s, way->opens))
        continue;
      // A door that is known to be shut leads nowhere.
      const JournalChoice& last = avalon::verse(way->last_verse).choices[way->last_choice];
      const ChoiceLock lock = lock_of(t, last).lock;
      if (lock == ChoiceLock::kUsedUp || lock == ChoiceLock::kNeed) continue;
      best = way->worth;
    }
  }
  return best;
}

ForQuest what_for_quest(const Table& t, Seat seat, std::uint8_t quest, std::uint8_t place) {
  ForQuest best = ForQuest::kNothing;
  for (const Way& way : senses().of(quest).ways) {
    if (best == ForQuest::kOpensAWay && !way.itself) continue;
    if (content().journal.sections[verse(way.verse).section].location != place ||
        is_there(t.state, way.thing) || is_there(t.state, way.opens) ||
        !could_take(t, seat, way.verse, way.choice, place) ||
        !could_take(t, seat, way.last_verse, way.last_choice, place))
      continue;
    if (way.itself) return ForQuest::kItself;
    best = ForQuest::kOpensAWay;
  }
  return best;
}

bool asks_for_light(std::uint8_t quest, std::uint8_t place) {
  return std::ranges::find(senses().of(quest).stones, place) != senses().of(quest).stones.end();
}

bool leads_to_fight(std::uint16_t which, int choice) {
  const JournalTarget* target = &verse(which).choices[static_cast<std::size_t>(choice)].target;
  for (int page = 0; page < 2 && target->kind == JournalTarget::Kind::kVerse; ++page) {
    const JournalVerse& next = verse(target->verse);
    for (const JournalDirective& directive : next.directives)
      if (directive.kind == JournalDirective::Kind::kEncounter) return true;
    if (next.choices.size() != 1) return false;
    target = &next.choices[0].target;
  }
  return false;
}

}  // namespace tavola::avalon
