// Reads the Journal: its sections, what their lines say in the notation, and their prose; and
// checks what the rules ask of them. (TG-904 to TG-907, TG-909, TG-1087, TG-1088)
#include <algorithm>
#include <map>
#include <utility>

#include "content/content.h"
#include "core/enum_names.h"
#include "effects/lint.h"
#include "effects/parse.h"
#include "games/avalon/content/content_reader.h"
#include "games/avalon/rules/journal/journal_phrases.h"
#include "games/avalon/rules/journal/price_check.h"
#include "words/language.h"
#include "words/nearest.h"

namespace tavola::avalon {
namespace {

constexpr std::string_view kFolder = "avalon/journal/";
constexpr std::string_view kRulesEnding = ".verses";
constexpr std::string_view kItemPrefix = "item_";  // "gain item straw doll"
constexpr int kMostWords = 180;
constexpr int kMostChoiceWords = 12;
constexpr int kMostPerPoint = 9;  // of an Attribute, in a roll

std::string blanks_for_underscores(std::string id) {
  std::replace(id.begin(), id.end(), '_', ' ');
  return id;
}

bool contains_move(const effects::Program& program, effects::NodeId node) {
  const effects::Node& at = program[node];
  if (at.kind == effects::NodeKind::kCall &&
      at.value == kJournalPhrases + static_cast<int>(JournalVerb::kMoveTo))
    return true;
  for (effects::NodeId part = at.child; part != effects::kNoNode; part = program[part].next)
    if (contains_move(program, part)) return true;
  return false;
}

/// Whether a line goes on after a step that moves somebody. A text is interrupted between lines.
bool moves_on_the_way(const effects::Program& program) {
  for (const effects::Node& node : program.nodes()) {
    if (node.kind != effects::NodeKind::kSteps && node.kind != effects::NodeKind::kClauses)
      continue;
    for (effects::NodeId part = node.child; part != effects::kNoNode; part = program[part].next)
      if (program[part].next != effects::kNoNode && contains_move(program, part)) return true;
  }
  return false;
}

}  // namespace

/// A thing can be named in the notation by its id, with blanks for underscores.
bool Reader::name_noun(const char* kind, const std::string& id, const std::string& word,
                       std::size_t number) {
  effects::Noun noun;
  noun.keyword = noun.plural = blanks_for_underscores(id);
  noun.kinds = content.grammar.kind(kind);
  noun.word = word;
  noun.code = static_cast<std::uint16_t>(number);
  if (content.grammar.find_noun(noun.keyword) != nullptr)
    return refuse(std::string("avalon: the ") + kind + " \"" + id +
                  "\" needs another id; the notation has this word already");
  const auto added = content.grammar.add(std::move(noun));
  return added ? true : refuse(std::string("avalon: ") + kind + " " + id + ": " + added.error());
}

bool Reader::name_things_of_journal() {
  for (std::size_t i = 0; i < content.heroes.size(); ++i)
    if (!name_noun("hero", content.heroes[i].id, content.heroes[i].word, i)) return false;
  for (std::size_t i = 0; i < content.cards.encounters.size(); ++i) {
    const EncounterCard& card = content.cards.encounters[i];
    if (card.has(Trait::kGuardian) && !name_noun("guardian", card.id, card.word, i)) return false;
  }
  return true;
}

/// A line of notation of the file that is being read; a condition is read as what it guards.
bool Reader::read_journal_line(const WrittenNotation& written, JournalLine kind, Source& source) {
  const bool condition = kind == JournalLine::kCondition;
  constexpr std::string_view kIf = "if ";
  const std::string text =
      condition ? std::string(kIf) + written.text + " { nothing }" : written.text;
  const effects::Place place{file_, written.line,
                             written.column - (condition ? static_cast<int>(kIf.size()) : 0)};
  auto program = effects::parse(content.grammar, text, place);
  if (!program) return refuse(program.error().text());
  if (condition && (*program)[program->root()].kind != effects::NodeKind::kIf)
    return fail_in_journal(written.line, "this is no condition");
  if (!condition) {
    const std::string_view wrong = unpayable(
        content.grammar, *program, kind == JournalLine::kCost ? PriceIn::kCost : PriceIn::kPassage);
    if (!wrong.empty()) return fail_in_journal(written.line, std::string(wrong));
  }
  if (!condition && moves_on_the_way(*program))
    return fail_in_journal(written.line,
                           "what follows a move belongs on a line of its own, because the arrival "
                           "is resolved before it (TG-970)");
  if (!condition)
    for (const effects::Error& warning : effects::lint(content.grammar, *program, text, place))
      content.warnings.push_back(warning.text());
  for (const effects::Node& node : program->nodes())
    if (node.kind == effects::NodeKind::kCall && !check_journal_call(*program, node, written.line))
      return false;
  source = content.book.add(content.grammar, *std::move(program));
  return true;
}

bool Reader::fail_in_journal(int line, const std::string& sentence) {
  return refuse(file_ + ":" + std::to_string(line) + ": " + sentence);
}

/// Locations and Secrets are named by number, and parts of a Status have a last one.
bool Reader::check_journal_call(const effects::Program& program, const effects::Node& node,
                                int line) {
  const effects::Phrase& phrase = content.grammar.phrase(node.index);
  effects::NodeId at = node.child;
  int part = 0;
  for (std::size_t slot = 0; slot < phrase.pattern.size() && at != effects::kNoNode; ++slot) {
    if (!phrase.pattern[slot].word.empty()) continue;
    const effects::Node& argument = program[at];
    at = argument.next;
    if (argument.kind == effects::NodeKind::kNumber) {
      const std::string before = slot > 0 ? phrase.pattern[slot - 1].word : "";
      if (before == "location" &&
          std::ranges::none_of(content.island.locations, [&](const Location& place) {
            return place.number == argument.value;
          }))
        return fail_in_journal(line, "there is no Location " + std::to_string(argument.value));
      if (before == "secret" &&
          std::ranges::none_of(content.possessions.secrets, [&](const SecretCard& card) {
            return card.number == argument.value;
          }))
        return fail_in_journal(line, "there is no Secret " + std::to_string(argument.value));
      if (before == "part") part = argument.value;
    } else if (argument.kind == effects::NodeKind::kNoun && part != 0) {
      const effects::Noun& noun = content.grammar.noun(argument.index);
      if ((noun.kinds & content.grammar.find_kind("status")) == 0) continue;
      const Status& status = content.story.statuses[noun.code];
      if (status.kind != StatusKind::kNumbered || part < 1 || part > status.parts)
        return fail_in_journal(
            line, "the Status " + noun.keyword + " has no part " + std::to_string(part));
    }
  }
  return true;
}

bool Reader::read_journal_target(const WrittenTarget& written, const WrittenSection& section,
                                 JournalTarget& target) {
  switch (written.kind) {
    case WrittenTarget::Kind::kGoOn:
      return true;
    case WrittenTarget::Kind::kEnd:
      target.kind = JournalTarget::Kind::kEnd;
      return true;
    case WrittenTarget::Kind::kBack:
    case WrittenTarget::Kind::kVerse:
    case WrittenTarget::Kind::kBook:
      break;
  }
  target.kind = JournalTarget::Kind::kVerse;
  const bool book = written.kind == WrittenTarget::Kind::kBook || section.location == 0;
  const std::string id = (book ? "book" : std::to_string(section.location)) + ":" + written.verse;
  const auto& verses = content.journal.verses;
  for (std::size_t i = 0; i < verses.size(); ++i)
    if (verses[i].id == id) {
      target.verse = static_cast<VerseId>(i);
      return true;
    }
  return fail_in_journal(written.line, "there is no verse " + written.verse +
                                           (book ? " in the Book of Secrets" : " in this section"));
}

bool Reader::new_journal_mark(JournalLimit limit, const std::string& name, int line,
                              JournalMark& mark) {
  if (limit == JournalLimit::kNone) return true;
  if (content.journal.marks.size() >= kJournalMarks)
    return fail_in_journal(line, "there is room for " + std::to_string(kJournalMarks) +
                                     " things that go once; this is one more");
  mark = static_cast<JournalMark>(content.journal.marks.size());
  content.journal.marks.push_back(limit);
  content.journal.mark_names.push_back(name);
  return true;
}

void Reader::read_journal_lines(const std::vector<WrittenNotation>& written, JournalLine kind,
                                std::vector<Source>& sources) {
  for (const WrittenNotation& line : written) {
    Source source = kNoSource;
    if (go_on_after(read_journal_line(line, kind, source))) sources.push_back(source);
  }
}

/// Keeps what is wrong with one part, so that the others are read all the same.
bool Reader::go_on_after(bool good) {
  if (!good) told_ += (told_.empty() ? "" : "\n") + std::exchange(error, {});
  return good;
}

bool Reader::nothing_told() {
  if (told_.empty()) return true;
  error = std::exchange(told_, {});
  return false;
}

bool Reader::read_journal_directive(const WrittenDirective& written, const WrittenSection& section,
                                    const std::string& name, JournalDirective& directive) {
  using Kind = JournalDirective::Kind;
  directive.kind = written.kind;
  directive.line = written.line;
  if (written.per_point > kMostPerPoint)
    return fail_in_journal(
        written.line, "a point counts " + std::to_string(kMostPerPoint) + " at most in a roll");
  directive.per_point = static_cast<std::uint8_t>(written.per_point);
  if (!new_journal_mark(written.limit, name, written.line, directive.mark)) return false;
  if (!written.notation.text.empty() &&
      !read_journal_line(
          written.notation,
          written.kind == Kind::kForce ? JournalLine::kCondition : JournalLine::kEffect,
          directive.source))
    return false;
  if (!read_journal_target(written.target, section, directive.target)) return false;
  if (written.kind == Kind::kRoll && !written.name.empty()) {
    const auto names = names_of<Attribute>();
    const auto found = std::ranges::find(names, written.name);
    if (found == names.end())
      return fail_in_journal(written.line, "\"" + written.name + "\" is no Attribute");
    directive.name = static_cast<std::uint8_t>(found - names.begin());
  }
  if (written.kind == Kind::kEncounter) {
    const auto colours = names_of<Colour>();
    const auto colour = std::ranges::find(colours, written.name);
    if (colour != colours.end()) {
      directive.name = static_cast<std::uint8_t>(colour - colours.begin());
    } else {
      const auto ids = ids_of(content.cards.encounters);
      const auto card = std::ranges::find(ids, written.name);
      if (card == ids.end()) {
        const std::string_view near = words::nearest(written.name, {ids.begin(), ids.end()});
        return fail_in_journal(
            written.line,
            "there is no Encounter \"" + written.name + "\"" +
                (near.empty() ? "" : "; did you mean \"" + std::string(near) + "\"?"));
      }
      directive.card = static_cast<std::uint8_t>(card - ids.begin());
    }
  }
  for (const WrittenBonus& bonus : written.bonuses) {
    JournalBonus read;
    if (bonus.number > kOpenBand)
      return fail_in_journal(bonus.condition.line,
                             "a bonus is " + std::to_string(kOpenBand) + " at most");
    read.number = static_cast<std::uint8_t>(bonus.number);
    if (!read_journal_line(bonus.condition, JournalLine::kCondition, read.condition)) return false;
    directive.bonuses.push_back(read);
  }
  const auto outcomes = names_of<EncounterOutcome>();
  for (const WrittenOutcome& outcome : written.outcomes) {
    JournalOutcome read;
    read.low = static_cast<std::int8_t>(outcome.low);
    read.high = static_cast<std::int8_t>(outcome.high);
    if (written.kind == Kind::kToss)
      read.label = outcome.label == "grail" ? kGrail : kSkull;
    else if (outcome.label == "failed")
      read.label = kFailed;
    else if (!outcome.label.empty())
      read.label =
          static_cast<std::uint8_t>(std::ranges::find(outcomes, outcome.label) - outcomes.begin());
    for (const WrittenNotation& effect : outcome.effects)
      if (!read_journal_line(effect, JournalLine::kEffect, read.effect)) return false;
    if (!read_journal_target(outcome.target, section, read.target)) return false;
    directive.outcomes.push_back(read);
  }
  return true;
}

void Reader::read_journal_verse(const WrittenVerse& written, const WrittenSection& section,
                                JournalVerse& verse) {
  verse.line = written.line;
  for (const WrittenDirective& from : written.directives) {
    JournalDirective directive;
    const std::string name = verse.id + "#" + std::to_string(verse.directives.size() + 1);
    go_on_after(read_journal_directive(from, section, name, directive));
    verse.directives.push_back(std::move(directive));
  }
  for (const WrittenChoice& from : written.choices) {
    JournalChoice choice;
    choice.id = from.id;
    choice.hidden = from.hidden;
    choice.leaves = from.leaves;
    choice.line = from.line;
    go_on_after(new_journal_mark(from.limit, verse.id + "/" + from.id, from.line, choice.mark));
    read_journal_lines(from.needs, JournalLine::kCondition, choice.needs);
    read_journal_lines(from.costs, JournalLine::kCost, choice.costs);
    read_journal_lines(from.effects, JournalLine::kEffect, choice.effects);
    go_on_after(read_journal_target(from.target, section, choice.target));
    verse.choices.push_back(std::move(choice));
  }
}

/// The prose of a section in every language; what is missing, stale or too long is a problem to be
/// mended, and keeps nobody from playing.
bool Reader::read_journal_prose(const WrittenSection& section, std::size_t first) {
  std::vector<std::string>& problems = content.journal.problems;
  const std::string stem = section.file.substr(0, section.file.size() - kRulesEnding.size());
  std::map<std::string, std::string> stamps;  // of the English verses
  for (const words::Language language : words::kLanguages) {
    const std::string file = stem + "." + std::string(words::code(language)) + ".md";
    const auto text = tavola::content::find(file);
    if (!text) {
      problems.push_back(file + ": the file is missing");
      continue;
    }
    auto prose = read_prose(*text, file);
    if (!prose) return refuse(prose.error());
    for (const WrittenVerse& written : section.verses) {
      const auto found = prose->verses.find(written.id);
      if (found == prose->verses.end()) {
        problems.push_back(file + ": verse " + written.id + " is missing");
        continue;
      }
      ProseVerse& said = found->second;
      const std::string at = file + ":" + std::to_string(said.line) + ": verse " + written.id;
      if (said.paragraphs.empty()) problems.push_back(at + " has no text");
      if (count_words(said) > kMostWords)
        problems.push_back(at + " has " + std::to_string(count_words(said)) + " words; " +
                           std::to_string(kMostWords) + " are allowed");
      for (const WrittenChoice& choice : written.choices) {
        const auto label = said.choices.find(choice.id);
        if (label == said.choices.end())
          problems.push_back(at + " lacks the choice " + choice.id);
        else if (count_words(label->second) > kMostChoiceWords)
          problems.push_back(at + ": the choice " + choice.id + " has more than " +
                             std::to_string(kMostChoiceWords) + " words");
      }
      for (const auto& [id, label] : said.choices)
        if (std::ranges::none_of(written.choices,
                                 [&](const WrittenChoice& choice) { return choice.id == id; }))
          problems.push_back(at + " has the choice " + id + ", and the rules have not");
      if (language == words::Language::kEnglish)
        stamps[written.id] = stamp_of(said);
      else if (said.stamp.empty())
        problems.push_back(at + " bears no stamp; see \"tavola journal stamp\"");
      else if (stamps.contains(written.id) && stamps[written.id] != said.stamp)
        problems.push_back(at + " is stale: the English text has changed since");
      const auto place = static_cast<std::size_t>(&written - section.verses.data());
      content.journal.verses[first + place].prose[static_cast<std::size_t>(language)] =
          std::move(said);
    }
    for (const auto& [id, said] : prose->verses)
      if (section.find(id) == nullptr)
        problems.push_back(file + ":" + std::to_string(said.line) + ": verse " + id +
                           " stands in no rules file");
  }
  return true;
}

/// Locations, Events and verses name Items, so their names come before all lines.
bool Reader::name_items() {
  if (!has_file("base/items.toml")) return true;
  toml::table root;
  if (!open("base/items.toml", root)) return false;
  const toml::array* all = root["item"].as_array();
  for (std::size_t i = 0; all != nullptr && i < all->size(); ++i) {
    const toml::table* entry = (*all)[i].as_table();
    std::string id;
    std::string word;
    if (entry == nullptr) return fail((*all)[i], "an entry is a table");
    if (!names(*entry, id, word)) return false;
    if (id.starts_with(kItemPrefix)) id = id.substr(kItemPrefix.size());
    if (content.grammar.find_noun(blanks_for_underscores(id)) != nullptr) continue;
    if (!name_noun("thing", id, word, i)) return false;
  }
  return true;
}

bool Reader::read_journal() {
  std::vector<WrittenSection> sections;
  JournalContent& journal = content.journal;
  for (const std::string_view name : tavola::content::list(kFolder)) {
    if (!name.ends_with(kRulesEnding)) continue;
    const std::string_view text = tavola::content::find(name).value_or("");
    auto section = read_section(text, name);
    if (!go_on_after(section || refuse(section.error()))) continue;
    journal.hash = (journal.hash ^ hash_of_rules(text)) * 1099511628211ULL;
    sections.push_back(*std::move(section));
  }
  if (!nothing_told()) return false;
  // All verses have their numbers before any of them leads to another.
  for (const WrittenSection& section : sections) {
    JournalSection known;
    known.file = section.file;
    const std::string stem = section.location == 0 ? "book" : std::to_string(section.location);
    file_ = section.file;
    for (std::size_t i = 0; i < content.island.locations.size(); ++i)
      if (content.island.locations[i].number == section.location)
        known.location = static_cast<std::uint8_t>(i);
    if (section.location != 0 && known.location == kNone)
      return fail_in_journal(1, "there is no Location " + stem);
    for (const JournalSection& other : journal.sections)
      if (other.location == known.location)
        return fail_in_journal(1, "this section stands in " + other.file + " already");
    for (const WrittenVerse& written : section.verses) {
      if (journal.verses.size() >= kMostVerses)
        return fail_in_journal(written.line,
                               "there is room for " + std::to_string(kMostVerses) + " verses");
      const auto number = static_cast<VerseId>(journal.verses.size());
      if (written.id == "0" && section.location != 0) known.opening = number;
      if (written.id == "dream") known.dream = number;
      if (written.id == "nightmare") known.nightmare = number;
      if (written.id == "menhir") known.menhir = number;
      JournalVerse verse;
      verse.id = stem + ":" + written.id;
      verse.own = written.id;
      verse.section = static_cast<std::uint8_t>(journal.sections.size());
      journal.verses.push_back(std::move(verse));
    }
    journal.sections.push_back(std::move(known));
  }
  std::size_t next = 0;
  for (const WrittenSection& section : sections) {
    const std::size_t first = next;
    file_ = section.file;
    for (const WrittenVerse& written : section.verses)
      read_journal_verse(written, section, journal.verses[next++]);
    if (told_.empty()) go_on_after(read_journal_prose(section, first));
  }
  return nothing_told();
}

}  // namespace tavola::avalon
