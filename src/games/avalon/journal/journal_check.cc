#include "games/avalon/journal/journal_check.h"

#include <algorithm>
#include <deque>
#include <map>
#include <set>
#include <utility>

#include "games/avalon/journal/journal_phrases.h"
#include "games/avalon/journal/reading.h"

namespace tavola::avalon {
namespace {

using effects::NodeKind;

bool leads(const JournalTarget& target) { return target.kind != JournalTarget::Kind::kGoOn; }

/// Whether the reader never comes to the line after this one.
bool always_leaves(const JournalDirective& directive) {
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
      return all && directive.card != kNone &&
             labels.contains(static_cast<std::uint8_t>(EncounterOutcome::kWon)) &&
             labels.contains(kFailed);
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
  std::set<int> brought;  // numbers of Locations that take another's place
};

void gather(const Content& content, Uses& uses) {
  const effects::Grammar& grammar = content.grammar;
  for (std::size_t source = 0; source < content.book.size(); ++source) {
    const effects::Program& program = content.book[static_cast<Source>(source)];
    for (const effects::Node& node : program.nodes()) {
      if (node.kind != NodeKind::kCall) continue;
      const effects::Phrase& phrase = grammar.phrase(node.index);
      int number = 0;
      int status = -1;
      for (effects::NodeId at = node.child; at != effects::kNoNode; at = program[at].next) {
        if (program[at].kind == NodeKind::kNumber) number = program[at].value;
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
      if (phrase.name == "gain_secret") uses.secrets_given.insert(number);
      if (phrase.name == "secret_held" || phrase.name == "carrying" || phrase.name == "lose_secret")
        uses.secrets_asked.insert(number);
      if (phrase.name == "replace_location" || phrase.name == "set_aside")
        uses.brought.insert(number);
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

std::vector<std::string> check_journal(const Content& content) {
  const JournalContent& journal = content.journal;
  std::vector<std::string> problems = journal.problems;
  const auto at = [&](const JournalVerse& verse, int line) {
    return journal.sections[verse.section].file + ":" + std::to_string(line) + ": verse " +
           verse.own;
  };
  std::set<VerseId> reached;
  std::deque<VerseId> next;
  const auto reach = [&](VerseId verse) {
    if (verse != kNoVerse && reached.insert(verse).second) next.push_back(verse);
  };
  for (const JournalSection& section : journal.sections)
    for (const VerseId from : {section.opening, section.dream, section.nightmare, section.menhir})
      reach(from);
  reach(book_verse(content, kMercyVerse));
  // Any line of the game may send its readers to the Book.
  for (std::size_t source = 0; source < content.book.size(); ++source) {
    const effects::Program& program = content.book[static_cast<Source>(source)];
    for (const effects::Node& node : program.nodes())
      if (node.kind == NodeKind::kCall && content.grammar.phrase(node.index).name == "read_verse") {
        const int number = program[node.child].value;
        reach(book_verse(content, number));
        if (book_verse(content, number) == kNoVerse)
          problems.push_back("verse " + std::to_string(number) +
                             " of the Book of Secrets is to be read, and is not written");
      }
  }
  while (!next.empty()) {
    const VerseId from = next.front();
    next.pop_front();
    for (const VerseId to : leads_to(journal.verses[from])) reach(to);
  }
  for (std::size_t i = 0; i < journal.verses.size(); ++i) {
    const JournalVerse& verse = journal.verses[i];
    if (!reached.contains(static_cast<VerseId>(i)))
      problems.push_back(at(verse, verse.line) + " is reached by nobody; let another lead to it");
    if (verse.choices.empty() &&
        (verse.directives.empty() || !always_leaves(verse.directives.back())))
      problems.push_back(at(verse, verse.line) +
                         " has no way on; end it with \"end\", \"-> VERSE\" or choices");
    if (!verse.choices.empty() &&
        std::ranges::none_of(verse.choices, [](const JournalChoice& choice) {
          return choice.needs.empty() && choice.costs.empty() && choice.mark == kNoMark;
        }))
      problems.push_back(
          at(verse, verse.line) +
          " may hold a Party for ever; add a choice without needs, costs and limits");
  }
  for (const JournalSection& section : journal.sections)
    if (section.location != kNone && section.opening == kNoVerse)
      problems.push_back(section.file + ": the section has no opening; write a verse \":: 0\"");
  for (std::size_t i = 0; i < content.island.locations.size(); ++i) {
    const Location& place = content.island.locations[i];
    if (!place.has(Seal::kDream)) continue;
    const auto section = std::ranges::find(journal.sections, static_cast<std::uint8_t>(i),
                                           &JournalSection::location);
    if (section == journal.sections.end() || section->dream == kNoVerse ||
        section->nightmare == kNoVerse)
      problems.push_back("Location " + std::to_string(place.number) +
                         " has the Dream seal, so its section needs \":: dream\" and "
                         "\":: nightmare\"");
  }
  Uses uses;
  gather(content, uses);
  const auto knows = [](const std::set<std::pair<int, int>>& all, const std::pair<int, int>& one) {
    // Asking for any part is answered by each, and each is read by who asks for any.
    return std::ranges::any_of(all, [&](const std::pair<int, int>& other) {
      return other.first == one.first &&
             (other.second == one.second || other.second == 0 || one.second == 0);
    });
  };
  const auto later = [&](const std::pair<int, int>& one) {
    return content.story.statuses[static_cast<std::size_t>(one.first)].is_for_later(one.second);
  };
  for (const auto& asked : uses.read)
    if (!knows(uses.set, asked) && !later(asked))
      problems.push_back(status_name(content, asked) + " is asked for and never marked");
  for (const auto& marked : uses.set)
    if (!knows(uses.read, marked) && !later(marked))
      problems.push_back(status_name(content, marked) + " is marked and nobody ever asks for it");
  for (const int secret : uses.secrets_asked)
    if (!uses.secrets_given.contains(secret))
      problems.push_back("Secret " + std::to_string(secret) +
                         " is asked for and cannot be had from anything");
  // TG-973, R-170: which of two versions lies at a Key is said by the line that brought one.
  for (const Location& place : content.island.locations) {
    const auto rivals =
        std::ranges::count(content.island.locations, place.legacy, &Location::legacy);
    if (place.legacy != 0 && rivals > 1 && !uses.brought.contains(place.number))
      problems.push_back("Location " + std::to_string(place.number) +
                         " shares its Legacy number with another, and no line brings it into "
                         "force; write \"replace location " +
                         std::to_string(place.legacy) + " by location " +
                         std::to_string(place.number) + "\" somewhere");
  }
  return problems;
}

}  // namespace tavola::avalon
