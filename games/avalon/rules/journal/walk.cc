#include "games/avalon/rules/journal/walk.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "effects/truth.h"
#include "games/avalon/cards/phrases.h"
#include "games/avalon/rules/journal/journal_check.h"
#include "games/avalon/rules/journal/journal_phrases.h"
#include "games/avalon/rules/journal/reading.h"

namespace tavola::avalon {
namespace {

using effects::NodeId;
using effects::NodeKind;
using effects::Program;

constexpr int kMostPoints = 5;  // of an Attribute
constexpr int kMany = 99;

/// What a number may be on some table.
struct Span {
  int low = 0;
  int high = 0;
};

class Walker {
 public:
  enum class Reach : std::uint8_t { kWritten, kBeyondWritten };
  /// `last`: the number of the last chapter there is. What later acts mark counts as marked when
  /// the walk goes beyond those that are written.
  Walker(const Content& content, int last, Reach reach)
      : c_(content), j_(content.journal), last_(last), reach_(reach) {}

  JournalWalk walk() {
    std::set<Source> own;
    for (const JournalVerse& verse : j_.verses) {
      const std::vector<Source> sources = sources_of(verse);
      own.insert(sources.begin(), sources.end());
    }
    for (std::size_t source = 1; source < c_.book.size(); ++source)
      if (!own.contains(static_cast<Source>(source))) carry_out(static_cast<Source>(source), "");
    do {
      changed_ = false;
      ++walk_.rounds;
      reach_places();
      for (const JournalSection& section : j_.sections) open_section(section);
      for (std::size_t i = 0; i < j_.verses.size(); ++i)
        if (verses_.contains(static_cast<VerseId>(i))) read(static_cast<VerseId>(i));
    } while (changed_);
    report();
    return std::move(walk_);
  }

 private:
  template <class Key>
  void find(std::map<Key, std::string>& in, const Key& key, const std::string& how) {
    if (in.emplace(key, how).second) changed_ = true;
  }

  /// From where the islands begin, along the Keys; beside these what a line has brought or opened.
  void reach_places() {
    for (const Beginning& beginning : c_.island.beginnings)
      if (beginning.start != kNone)
        find(reached_, int{c_.island.locations[beginning.start].number}, "the beginning");
    for (const auto& [number, how] : places_) find(reached_, number, how);
    for (const auto& [number, how] : opened_) find(reached_, number, how);
    for (bool more = true; more;) {
      more = false;
      for (const Location& from : c_.island.locations)
        for (const std::uint16_t key : from.keys)
          if (key != 0 && reached_.contains(from.number) && !reached_.contains(key)) {
            find(reached_, int{key}, "a Key of " + from.id);
            more = true;
          }
    }
  }

  void open_section(const JournalSection& section) {
    if (section.location == kNone) {  // the Book, of which a rule opens one verse
      if (const VerseId mercy = book_verse(c_, kMercyVerse); mercy != kNoVerse)
        find(verses_, mercy, "the Allmother's Mercy");
      return;
    }
    const Location& place = c_.island.locations[section.location];
    if (!reached_.contains(place.number)) return;
    if (place.legacy != 0 && !places_.contains(place.number)) return;
    const std::pair<VerseId, const char*> doors[] = {{section.opening, "Exploring"},
                                                     {section.dream, "a Dream"},
                                                     {section.nightmare, "a Nightmare"},
                                                     {section.menhir, "Inspecting"}};
    for (const auto& [verse, how] : doors)
      if (verse != kNoVerse)
        find(verses_, verse, std::string(how) + " " + c_.island.locations[section.location].id);
  }

  void go(const JournalTarget& target, const std::string& how) {
    if (target.kind == JournalTarget::Kind::kVerse) find(verses_, target.verse, how);
  }

  void read(VerseId which) {
    const JournalVerse& verse = j_.verses[which];
    for (std::size_t i = 0; i < verse.directives.size(); ++i) {
      const JournalDirective& directive = verse.directives[i];
      const std::string how = verse.id + ", line " + std::to_string(directive.line);
      using Kind = JournalDirective::Kind;
      switch (directive.kind) {
        case Kind::kDo:
          carry_out(directive.source, how);
          break;
        case Kind::kForce:
          if (possible(directive.source)) {
            passed_.insert({which, directive.line});
            go(directive.target, how);
          }
          break;
        case Kind::kGoto:
          go(directive.target, how);
          return;
        default:
          if (!outcomes(which, directive, how)) return;
          break;
      }
    }
    for (std::size_t i = 0; i < verse.choices.size(); ++i) {
      const JournalChoice& choice = verse.choices[i];
      if (!open(choice)) continue;
      const std::string how = verse.id + ", choice " + choice.id;
      find(choices_, {which, static_cast<int>(i)}, verse.id);
      for (const Source effect : choice.effects) carry_out(effect, how);
      go(choice.target, how);
    }
  }

  /// Takes every outcome that may come; false if the verse never goes on after it.
  bool outcomes(VerseId which, const JournalDirective& directive, const std::string& how) {
    int most = 6;
    if (directive.kind == JournalDirective::Kind::kRoll) {
      if (directive.name != kNone) most += directive.per_point * kMostPoints;
      for (const JournalBonus& bonus : directive.bonuses)
        if (possible(bonus.condition)) most += bonus.number;
    }
    bool goes_on = directive.kind == JournalDirective::Kind::kEncounter;
    for (std::size_t i = 0; i < directive.outcomes.size(); ++i) {
      const JournalOutcome& outcome = directive.outcomes[i];
      if (directive.kind == JournalDirective::Kind::kRoll &&
          (outcome.low > most || outcome.high < 1))
        continue;
      passed_.insert({which, directive.line * 100 + static_cast<int>(i)});
      carry_out(outcome.effect, how);
      go(outcome.target, how);
      goes_on = goes_on || outcome.target.kind == JournalTarget::Kind::kGoOn;
    }
    return goes_on || directive.outcomes.empty();
  }

  bool open(const JournalChoice& choice) const {
    return std::ranges::all_of(choice.needs, [&](Source need) { return possible(need); }) &&
           std::ranges::all_of(choice.costs, [&](Source cost) { return payable(cost); });
  }

  std::string_view name(const effects::Node& node) const {
    return c_.grammar.phrase(node.index).name;
  }
  effects::Category category(const effects::Node& node) const {
    return c_.grammar.phrase(node.index).category;
  }
  /// The numbers and the noun of a phrase, in order.
  struct Arguments {
    std::vector<int> numbers;
    int noun = -1;
  };
  Arguments arguments(const Program& program, const effects::Node& node) const {
    Arguments found;
    for (NodeId at = node.child; at != effects::kNoNode; at = program[at].next) {
      if (program[at].kind == NodeKind::kNumber) found.numbers.push_back(program[at].value);
      if (program[at].kind == NodeKind::kNoun) found.noun = c_.grammar.noun(program[at].index).code;
    }
    if (found.numbers.empty()) found.numbers.push_back(0);
    return found;
  }

  /// A cost can be paid once whatever must be given away can be had.
  bool payable(Source cost) const {
    const Program& program = c_.book[cost];
    for (const effects::Node& node : program.nodes())
      if (node.kind == NodeKind::kCall && name(node) == "lose_secret" &&
          !secrets_.contains(arguments(program, node).numbers[0]))
        return false;
    return true;
  }

  void carry_out(Source source, const std::string& how) {
    if (source == kNoSource) return;
    const Program& program = c_.book[source];
    for (const effects::Node& node : program.nodes()) {
      if (node.kind != NodeKind::kCall || category(node) != effects::Category::kVerb) continue;
      const std::string_view verb = name(node);
      const Arguments with = arguments(program, node);
      if (verb == "mark") find(statuses_, {with.noun, 0}, how);
      if (verb == "mark_part") find(statuses_, {with.noun, with.numbers[0]}, how);
      if (verb == "gain_secret") find(secrets_, with.numbers[0], how);
      if (verb == "steady_dial") find(steady_, with.numbers[0], how);
      if (verb == "replace_location" || verb == "set_aside")
        find(places_, with.numbers[with.numbers.size() - 1], how);
      if (verb == "bring_back") find(places_, with.numbers[0], how);
      if (verb == "open_way") find(opened_, with.numbers[0], how);
      if (verb == "read_verse")
        if (const VerseId verse = book_verse(c_, with.numbers[0]); verse != kNoVerse)
          find(verses_, verse, how.empty() ? "a card outside the Journal" : how);
      if (verb.starts_with("put_tokens")) find(tokens_, 0, how);
    }
  }

  bool possible(Source condition) const {
    const Program& program = c_.book[condition];
    return can_hold(program, program[program.root()].child, false);
  }

  bool can_hold(const Program& program, NodeId at, bool denied) const {
    const effects::Node& node = program[at];
    switch (node.kind) {
      case NodeKind::kNot:
        return can_hold(program, node.child, !denied);
      case NodeKind::kAnd:
      case NodeKind::kOr: {
        const bool all = (node.kind == NodeKind::kAnd) != denied;
        for (NodeId child = node.child; child != effects::kNoNode; child = program[child].next)
          if (can_hold(program, child, denied) != all) return !all;
        return all;
      }
      case NodeKind::kCompare:
        return can_compare(program, node, denied);
      default:
        return denied || phrase_can_hold(program, node);
    }
  }

  bool phrase_can_hold(const Program& program, const effects::Node& node) const {
    const std::string_view phrase = name(node);
    const Arguments with = arguments(program, node);
    if (phrase == "marked") return marks_of(with.noun) > 0;
    if (phrase == "part_marked")
      return statuses_.contains({with.noun, with.numbers[0]}) ||
             (reach_ == Reach::kBeyondWritten &&
              c_.story.statuses[static_cast<std::size_t>(with.noun)].is_for_later(with.numbers[0]));
    if (phrase == "secret_held" || phrase == "carrying") return secrets_.contains(with.numbers[0]);
    if (phrase == "dial_steady") return steady_.contains(with.numbers[0]);
    if (phrase == "in_play")
      return std::ranges::any_of(c_.island.locations, [&](const Location& place) {
        return place.number == with.numbers[0] &&
               (place.legacy == 0 || places_.contains(place.number));
      });
    return true;
  }

  /// How many boxes or parts of a Status may be marked at once.
  int marks_of(int status) const {
    const Status& row = c_.story.statuses[static_cast<std::size_t>(status)];
    if (row.kind != StatusKind::kNumbered) return statuses_.contains({status, 0}) ? row.parts : 0;
    int parts = 0;
    for (int part = 1; part <= row.parts; ++part) parts += statuses_.contains({status, part});
    return parts;
  }

  Span span_of(const Program& program, NodeId at) const {
    const effects::Node& node = program[at];
    if (node.kind == NodeKind::kNumber) return {node.value, node.value};
    if (node.kind != NodeKind::kCall) return {-kMany, kMany};
    const std::string_view count = name(node);
    if (count == "boxes") return {0, marks_of(arguments(program, node).noun)};
    if (count == "chapter") return {0, last_};
    if (count == "players" || count == "party_size" || count == "members") return {1, kSeats};
    if (count == "attribute") return {0, kMostPoints};
    if (count == "dial") return {0, kDialTop};
    if (count.ends_with("tokens_here")) return {0, tokens_.empty() ? 0 : kMany};
    return {0, kMany};
  }

  bool can_compare(const Program& program, const effects::Node& node, bool denied) const {
    const Span left = span_of(program, node.child);
    const Span right = span_of(program, program[node.child].next);
    const auto how = static_cast<effects::Comparison>(node.index);
    for (int a = left.low; a <= left.high; ++a)
      for (int b = right.low; b <= right.high; ++b)
        if (effects::compares(how, a, b) != denied) return true;
    return false;
  }

  void report() {
    for (const Location& place : c_.island.locations)
      if (!reached_.contains(place.number) && !is_for_tests(place))
        walk_.missed.push_back(place.stands + ": Location " + std::to_string(place.number) + ", " +
                               place.id + ", to which no Key and no line leads");
    for (std::size_t i = 0; i < j_.verses.size(); ++i) {
      const JournalVerse& verse = j_.verses[i];
      const auto which = static_cast<VerseId>(i);
      const std::string at = j_.sections[verse.section].file + ":";
      if (!verses_.contains(which)) {
        walk_.missed.push_back(at + std::to_string(verse.line) + ": verse " + verse.id);
        continue;
      }
      walk_.verses.push_back({verse.id, verses_.at(which)});
      for (const JournalDirective& directive : verse.directives) {
        if (directive.kind == JournalDirective::Kind::kForce &&
            !passed_.contains({which, directive.line}))
          walk_.missed.push_back(at + std::to_string(directive.line) +
                                 ": what this line asks for can never be");
        for (std::size_t k = 0; k < directive.outcomes.size(); ++k)
          if (!passed_.contains({which, directive.line * 100 + static_cast<int>(k)}))
            walk_.missed.push_back(at + std::to_string(directive.line) + ": outcome " +
                                   std::to_string(k + 1) + " of this line never comes");
      }
      for (std::size_t k = 0; k < verse.choices.size(); ++k) {
        const std::string id = verse.id + "/" + verse.choices[k].id;
        const auto found = choices_.find({which, static_cast<int>(k)});
        if (found != choices_.end())
          walk_.choices.push_back({id, found->second});
        else
          walk_.missed.push_back(at + std::to_string(verse.choices[k].line) + ": choice " + id);
      }
    }
    for (const auto& [status, how] : statuses_) {
      const Status& row = c_.story.statuses[static_cast<std::size_t>(status.first)];
      walk_.statuses.push_back(
          {status.second == 0 ? row.id : row.id + " " + std::to_string(status.second), how});
    }
    for (const auto& [secret, how] : secrets_)
      walk_.secrets.push_back({std::to_string(secret), how});
  }

  const Content& c_;
  const JournalContent& j_;
  int last_;
  Reach reach_;
  JournalWalk walk_;
  bool changed_ = false;
  std::map<VerseId, std::string> verses_;
  std::map<std::pair<VerseId, int>, std::string> choices_;
  std::map<std::pair<int, int>, std::string> statuses_;  // part 0: a box, or several
  std::map<int, std::string> secrets_;
  std::map<int, std::string> places_;  // Locations that came into force
  std::map<int, std::string> opened_;  // to which a line opened a way
  std::map<int, std::string> reached_;
  std::map<int, std::string> steady_;
  std::map<int, std::string> tokens_;
  std::set<std::pair<VerseId, int>> passed_;  // forced lines and outcomes
};

}  // namespace

JournalWalk walk_journal(const Content& content) {
  int last = 0;
  for (const Chapter& chapter : content.story.chapters) last = std::max<int>(last, chapter.number);
  JournalWalk walk = Walker(content, last, Walker::Reach::kWritten).walk();
  const JournalWalk beyond = Walker(content, kMany, Walker::Reach::kBeyondWritten).walk();
  std::erase_if(walk.missed, [&](const std::string& missed) {
    if (std::ranges::find(beyond.missed, missed) != beyond.missed.end()) return false;
    walk.later.push_back(missed);
    return true;
  });
  return walk;
}

std::string skeleton_rules(int location) {
  return "location " + std::to_string(location) +
         "\n\n:: 0\n* look\n  once a day\n  -> 1\n* leave\n  -> end\n\n:: 1\n"
         "do gain 1 exp\nend\n";
}

std::string skeleton_prose(words::Language language) {
  struct Words {
    const char* opening;
    const char* text;
    const char* look;
    const char* leave;
    const char* found;
    const char* more;
  };
  constexpr Words kEnglish = {"A Place",       "Nobody has written about this place yet.",
                              "Look around",   "Leave",
                              "A Closer Look", "There is more here than there was yesterday."};
  constexpr Words kItalian = {"Un luogo",          "Nessuno ha ancora scritto di questo luogo.",
                              "Guardarsi intorno", "Andare via",
                              "Più da vicino",     "Qui c'è più di quanto ci fosse ieri."};
  constexpr Words kSpanish = {"Un lugar",        "Nadie ha escrito aún sobre este lugar.",
                              "Mirar alrededor", "Marcharse",
                              "Más de cerca",    "Aquí hay más de lo que había ayer."};
  const auto verses_of = [](const Words& words) {
    std::array<ProseVerse, 2> verses;
    verses[0].title = words.opening;
    verses[0].paragraphs = {words.text};
    verses[0].choices = {{"look", words.look}, {"leave", words.leave}};
    verses[1].title = words.found;
    verses[1].paragraphs = {words.more};
    return verses;
  };
  const auto english = verses_of(kEnglish);
  const auto own = language == words::Language::kEnglish   ? english
                   : language == words::Language::kItalian ? verses_of(kItalian)
                                                           : verses_of(kSpanish);
  std::string text;
  for (std::size_t i = 0; i < own.size(); ++i) {
    if (i > 0) text += "\n";
    text += ":: " + std::to_string(i) + " " + own[i].title;
    if (language != words::Language::kEnglish) text += " ~" + stamp_of(english[i]);
    text += "\n" + own[i].paragraphs[0] + "\n";
    for (const auto& [id, label] : own[i].choices) text += "* " + id + ": " + label + "\n";
  }
  return text;
}

}  // namespace tavola::avalon
