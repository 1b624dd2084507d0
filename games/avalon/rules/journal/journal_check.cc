#include "games/avalon/rules/journal/journal_check.h"

#include <algorithm>
#include <deque>
#include <map>
#include <set>
#include <utility>

#include "games/avalon/rules/journal/journal_costs.h"
#include "games/avalon/rules/journal/journal_phrases.h"
#include "games/avalon/rules/journal/reading.h"

namespace tavola::avalon {
namespace {

using effects::NodeKind;

bool leads(const JournalTarget& target) { return target.kind != JournalTarget::Kind::kGoOn; }

/// Whether the reader never comes to the line after this one.
bool always_leaves(const Content& content, const JournalDirective& directive) {
  using Kind = JournalDirective::Kind;
  const bool all = !directive.outcomes.empty() &&
                   std::ranges::all_of(directive.outcomes, [](const JournalOutcome& outcome) {
                     return leads(outcome.target);
                   });
  switch (directive.kind) {
    case Kind::kGoto:
      return true;
    case Kind::kRoll:
    case Kind::kToss:
      return all;
    case Kind::kEncounter: {
      // A colour may have no card left (TG-369), and outcomes without a line go on.
      std::set<std::uint8_t> labels;
      for (const JournalOutcome& outcome : directive.outcomes) labels.insert(outcome.label);
      const auto says = [&](EncounterOutcome outcome) {
        return labels.contains(static_cast<std::uint8_t>(outcome));
      };
      if (!all || directive.card == kNone) return false;
      if (!content.cards.encounters[directive.card].keys)
        return says(EncounterOutcome::kResolved);
      return says(EncounterOutcome::kWon) && labels.contains(kFailed);
    }
    default:
      return false;
  }
}

/// What the lines of the whole game ask of and do to Statuses and Secrets: a Status by its number
/// and part, 0 for all of it.
struct Uses {
  std::set<std::pair<int, int>> set, read;
  std::set<int> secrets_given, secrets_asked;
  std::set<int> secrets_of_use;  // asked for by something else than what gives them
  std::set<int> brought;         // numbers of Locations that take another's place
  std::set<int> replaced;        // and of those whose place they take
};

/// The Secrets that one effect or condition gives, and those that it asks for.
struct SecretsOfSource {
  std::set<int> given, asked;
};

SecretsOfSource secrets_of(const Content& content, Source source) {
  SecretsOfSource found;
  const effects::Program& program = content.book[source];
  for (const effects::Node& node : program.nodes()) {
    if (node.kind != NodeKind::kCall) continue;
    const std::string& name = content.grammar.phrase(node.index).name;
    if (name == "gain_secret") found.given.insert(program[node.child].value);
    if (name == "secret_held" || name == "carrying" || name == "lose_secret")
      found.asked.insert(program[node.child].value);
  }
  return found;
}

/// What asks for a Secret only so that it is not given twice makes no use of it: the same line, or
/// the need of the choice that gives it.
void gather_secrets(const Content& content, Uses& uses) {
  std::map<Source, std::set<int>> given_by_choice;
  for (const JournalVerse& verse : content.journal.verses)
    for (const JournalChoice& choice : verse.choices)
      for (const Source effect : choice.effects)
        for (const Source need : choice.needs)
          given_by_choice[need].merge(secrets_of(content, effect).given);
  for (std::size_t i = 0; i < content.book.size(); ++i) {
    const auto source = static_cast<Source>(i);
    const SecretsOfSource here = secrets_of(content, source);
    uses.secrets_given.insert(here.given.begin(), here.given.end());
    uses.secrets_asked.insert(here.asked.begin(), here.asked.end());
    for (const int secret : here.asked)
      if (!here.given.contains(secret) && !given_by_choice[source].contains(secret))
        uses.secrets_of_use.insert(secret);
  }
}

void gather(const Content& content, Uses& uses) {
  const effects::Grammar& grammar = content.grammar;
  for (std::size_t source = 0; source < content.book.size(); ++source) {
    const effects::Program& program = content.book[static_cast<Source>(source)];
    for (const effects::Node& node : program.nodes()) {
      if (node.kind != NodeKind::kCall) continue;
      const effects::Phrase& phrase = grammar.phrase(node.index);
      int first = 0;
      int number = 0;
      int status = -1;
      for (effects::NodeId at = node.child; at != effects::kNoNode; at = program[at].next) {
        if (program[at].kind == NodeKind::kNumber) {
          number = program[at].value;
          if (first == 0) first = number;
        }
        if (program[at].kind == NodeKind::kNoun &&
            (grammar.noun(program[at].index).kinds & grammar.find_kind("status")) != 0)
          status = grammar.noun(program[at].index).code;
      }
      const bool verb = phrase.category == effects::Category::kVerb;
      if (status >= 0) {
        const bool marks = verb && phrase.name.starts_with("mark");
        if (!verb || marks)
          (verb ? uses.set : uses.read)
              .emplace(status, phrase.name.ends_with("part") || phrase.name.starts_with("part")
                                   ? number
                                   : 0);
      }
      if (phrase.name == "replace_location" || phrase.name == "set_aside") {
        uses.brought.insert(number);
        uses.replaced.insert(first);
      }
    }
  }
}

std::string status_name(const Content& content, const std::pair<int, int>& which) {
  const Status& status = content.story.statuses[static_cast<std::size_t>(which.first)];
  return which.second == 0 ? "the Status " + status.id
                           : "part " + std::to_string(which.second) + " of the Status " + status.id;
}

}  // namespace

std::vector<VerseId> leads_to(const JournalVerse& verse) {
  std::vector<VerseId> found;
  const auto add = [&](const JournalTarget& target) {
    if (target.kind == JournalTarget::Kind::kVerse &&
        std::ranges::find(found, target.verse) == found.end())
      found.push_back(target.verse);
  };
  for (const JournalDirective& directive : verse.directives) {
    add(directive.target);
    for (const JournalOutcome& outcome : directive.outcomes) add(outcome.target);
  }
  for (const JournalChoice& choice : verse.choices) add(choice.target);
  return found;
}

namespace {

/// Looks at a whole Journal and gathers what is wrong with it.
class JournalCheck {
 public:
  explicit JournalCheck(const Content& content)
      : content_(content), journal_(content.journal), problems_(journal_.problems) {}

  std::vector<std::string> run() {
    reach_verses();
    check_verses();
    check_sections();
    gather(content_, uses_);
    gather_secrets(content_, uses_);
    check_statuses();
    check_secrets();
    check_versions();
    check_moves();
    check_shares();
    check_map_of(content_, problems_);
    check_free_gains(content_, problems_);
    return std::move(problems_);
  }

 private:
  std::string at(const JournalVerse& verse) const {
    return journal_.sections[verse.section].file + ":" + std::to_string(verse.line) + ": verse " +
           verse.own;
  }

  void reach(VerseId verse) {
    if (verse != kNoVerse && reached_.insert(verse).second) next_.push_back(verse);
  }

  void reach_verses() {
    for (const JournalSection& section : journal_.sections)
      for (const VerseId from : {section.opening, section.dream, section.nightmare, section.menhir})
        reach(from);
    reach(book_verse(content_, kMercyVerse));
    // Any line of the game may send its readers to the Book.
    for (std::size_t source = 0; source < content_.book.size(); ++source)
      reach_book(content_.book[static_cast<Source>(source)]);
    while (!next_.empty()) {
      const VerseId from = next_.front();
      next_.pop_front();
      for (const VerseId to : leads_to(journal_.verses[from])) reach(to);
    }
  }

  void reach_book(const effects::Program& program) {
    for (const effects::Node& node : program.nodes()) {
      if (node.kind != NodeKind::kCall || content_.grammar.phrase(node.index).name != "read_verse")
        continue;
      const int number = program[node.child].value;
      reach(book_verse(content_, number));
      if (book_verse(content_, number) == kNoVerse)
        problems_.push_back("verse " + std::to_string(number) +
                            " of the Book of Secrets is to be read, and is not written");
    }
  }

  void check_verses() {
    for (std::size_t i = 0; i < journal_.verses.size(); ++i) {
      const JournalVerse& verse = journal_.verses[i];
      if (!reached_.contains(static_cast<VerseId>(i)))
        problems_.push_back(at(verse) + " is reached by nobody; let another lead to it");
      if (verse.choices.empty() &&
          (verse.directives.empty() || !always_leaves(content_, verse.directives.back())))
        problems_.push_back(at(verse) +
                            " has no way on; end it with \"end\", \"-> VERSE\" or choices");
      if (!verse.choices.empty() &&
          std::ranges::none_of(verse.choices, [](const JournalChoice& choice) {
            return choice.needs.empty() && choice.costs.empty() && choice.mark == kNoMark;
          }))
        problems_.push_back(
            at(verse) + " may hold a Party for ever; add a choice without needs, costs and limits");
    }
  }

  void check_sections() {
    for (const JournalSection& section : journal_.sections)
      if (section.location != kNone && section.opening == kNoVerse)
        problems_.push_back(section.file + ": the section has no opening; write a verse \":: 0\"");
    for (std::size_t i = 0; i < content_.island.locations.size(); ++i) {
      const Location& place = content_.island.locations[i];
      if (!place.has(Seal::kDream)) continue;
      const auto section = std::ranges::find(journal_.sections, static_cast<std::uint8_t>(i),
                                             &JournalSection::location);
      if (section == journal_.sections.end() || section->dream == kNoVerse ||
          section->nightmare == kNoVerse)
        problems_.push_back("Location " + std::to_string(place.number) +
                            " has the Dream seal, so its section needs \":: dream\" and "
                            "\":: nightmare\"");
    }
  }

  void check_statuses() {
    using Part = std::pair<int, int>;  // a Status and its part; 0 is any
    const auto knows = [](const std::set<Part>& all, const Part& one) {
      // Asking for any part is answered by each, and each is read by whatever asks for any.
      return std::ranges::any_of(all, [&](const Part& other) {
        return other.first == one.first &&
               (other.second == one.second || other.second == 0 || one.second == 0);
      });
    };
    const auto later = [&](const Part& one) {
      return content_.story.statuses[static_cast<std::size_t>(one.first)].is_for_later(one.second);
    };
    for (const auto& asked : uses_.read)
      if (!knows(uses_.set, asked) && !later(asked))
        problems_.push_back(status_name(content_, asked) + " is asked for and never marked");
    for (const auto& marked : uses_.set)
      if (!knows(uses_.read, marked) && !later(marked))
        problems_.push_back(status_name(content_, marked) +
                            " is marked and nobody ever asks for it");
  }

  void check_secrets() {
    for (const int secret : uses_.secrets_asked)
      if (!uses_.secrets_given.contains(secret))
        problems_.push_back("Secret " + std::to_string(secret) +
                            " is asked for and cannot be had from anything");
    for (const SecretCard& secret : content_.possessions.secrets)
      if (uses_.secrets_given.contains(secret.number) && secret.text == kNoSource &&
          !secret.action.there && secret.runs_out == kNoSource && secret.quest == kNone &&
          !uses_.secrets_of_use.contains(secret.number))
        problems_.push_back("Secret " + std::to_string(secret.number) +
                            " can be had and does nothing; give it a text or an Action, or let a "
                            "verse ask for it");
  }

  /// TG-973, R-170: which of two versions lies at a Key is said by the line that brought one.
  void check_versions() {
    for (const Location& place : content_.island.locations) {
      const auto rivals =
          std::ranges::count(content_.island.locations, place.legacy, &Location::legacy);
      if (place.legacy != 0 && rivals > 1 && !uses_.brought.contains(place.number))
        problems_.push_back("Location " + std::to_string(place.number) +
                            " shares its Legacy number with another, and no line brings it into "
                            "force; write \"replace location " +
                            std::to_string(place.legacy) + " by location " +
                            std::to_string(place.number) + "\" somewhere");
    }
  }

  /// what others may pay of a share is asked for measure by measure, so who was helped to
  /// Energy could be left without Magic.
  void check_shares() {
    for (const JournalVerse& verse : journal_.verses)
      for (const JournalChoice& choice : verse.choices)
        for (const Source cost : choice.costs) {
          const std::optional<ChoicePrice> share = fixed_price({cost});
          if (share && share->each &&
              share->price.of[static_cast<std::size_t>(Measure::kEnergy)] > 0 &&
              share->price.of[static_cast<std::size_t>(Measure::kMagic)] > 0)
            problems_.push_back(at(verse) + " has each member pay Energy and Magic for " +
                                choice.id + "; let it be one of them");
        }
  }

  /// "move to location N" means that very card and does nothing once another has taken its place;
  /// so somebody in the section has to ask whether it is there.
  void check_moves() {
    std::set<std::pair<int, int>> asked;  // a section and a Location
    std::vector<std::pair<const JournalVerse*, int>> moves;
    for (const JournalVerse& verse : journal_.verses)
      for (const Source source : sources_of(verse)) {
        const effects::Program& program = content_.book[source];
        for (const effects::Node& node : program.nodes()) {
          if (node.kind != NodeKind::kCall) continue;
          const std::string& phrase = content_.grammar.phrase(node.index).name;
          if (phrase == "in_play") asked.emplace(verse.section, program[node.child].value);
          if (phrase == "move_to") moves.emplace_back(&verse, program[node.child].value);
        }
      }
    for (const auto& [verse, number] : moves)
      if (uses_.replaced.contains(number) && !asked.contains({verse->section, number}))
        problems_.push_back(at(*verse) + " moves to Location " + std::to_string(number) +
                            ", which nobody can do once another card has taken its place; ask "
                            "\"location " +
                            std::to_string(number) + " in play\", and write a way to the new card");
  }

  const Content& content_;
  const JournalContent& journal_;
  std::vector<std::string> problems_;
  std::set<VerseId> reached_;
  std::deque<VerseId> next_;
  Uses uses_;
};

}  // namespace

std::vector<std::string> check_journal(const Content& content) {
  return JournalCheck(content).run();
}

}  // namespace tavola::avalon
