#include "games/avalon/rules/journal/written_journal.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "words/nearest.h"

namespace tavola::avalon {
namespace {

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r'))
    text.remove_suffix(1);
  return text;
}

bool is_name(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
  });
}

bool whole_number(std::string_view text, int& number) {
  const auto [end, wrong] = std::from_chars(text.data(), text.data() + text.size(), number);
  return wrong == std::errc() && end == text.data() + text.size() && number >= 0 && number <= 9999;
}

/// The first line, without its comment, which begins with # at the start or after a blank.
std::string_view take_line(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  for (std::size_t at = line.find('#'); at != std::string_view::npos; at = line.find('#', at + 1))
    if (at == 0 || line[at - 1] == ' ' || line[at - 1] == '\t') return line.substr(0, at);
  return line;
}

constexpr std::array<std::string_view, 8> kOutcomeLabels = {
    "won", "escaped", "lost", "fled", "robbed", "avoided", "resolved", "failed"};

constexpr int kMostTold = 20;  // mistakes of one file

/// Goes through the lines of one file, to its end also where some are wrong: every mistake is told.
class SectionReader {
 public:
  SectionReader(std::string_view text, std::string_view file) : rest_(text) {
    section_.file = file;
  }

  std::expected<WrittenSection, std::string> read() {
    while (mistakes_ < kMostTold && next_line()) {
      if (line_.empty()) continue;
      if (!begun_)
        read_head();
      else if (line_.starts_with("::"))
        read_verse();
      else if (section_.verses.empty())
        fail_before_verses();
      else if (indent_ > 0)
        read_part();
      else
        read_directive();
    }
    if (!begun_) fail("the file is empty; begin it with \"location NUMBER\" or \"book\"");
    check_last();
    if (!error_.empty()) return std::unexpected(std::move(error_));
    return std::move(section_);
  }

 private:
  bool next_line() {
    if (rest_.empty()) return false;
    const std::string_view line = take_line(rest_);
    ++number_;
    whole_ = line;
    line_ = trimmed(line);
    indent_ = line_.empty() ? 0 : static_cast<int>(line_.data() - line.data());
    return true;
  }

  void fail(const std::string& sentence) { fail_at(number_, sentence); }
  void fail_at(int line, const std::string& sentence) {
    if (!error_.empty()) error_ += "\n";
    error_ += section_.file + ":" + std::to_string(line) + ": " + sentence;
    ++mistakes_;
  }
  void fail_near(const std::string& sentence, std::string_view word,
                 std::vector<std::string_view> known) {
    const std::string_view near = words::nearest(std::string(word), {known.begin(), known.end()});
    fail(near.empty() ? sentence : sentence + "; did you mean \"" + std::string(near) + "\"?");
  }

  int column_of(std::string_view part) const {
    return static_cast<int>(part.data() - whole_.data()) + 1;
  }
  WrittenNotation notation(std::string_view text) const {
    return {std::string(text), number_, column_of(text)};
  }

  /// Takes a word and what divides it from the next off the front.
  static std::string_view word_of(std::string_view& text) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text = trimmed(text.substr(end));
    return word;
  }

  void read_head() {
    begun_ = true;
    std::string_view text = line_;
    const std::string_view kind = word_of(text);
    if (kind == "book" && text.empty()) return;
    if (kind != "location" || !whole_number(text, section_.location) || section_.location == 0) {
      fail("a rules file begins with \"location NUMBER\" or \"book\"");
      section_.location = 1;  // any, to read on
    }
  }

  void read_verse() {
    check_last();
    const std::string_view id = trimmed(line_.substr(2));
    int number = 0;
    if (!whole_number(id, number) && id != "dream" && id != "nightmare" && id != "menhir")
      fail("a verse is a number, \"dream\", \"nightmare\" or \"menhir\": \":: 3\"");
    else if (section_.location == 0 && !whole_number(id, number))
      fail("the Book of Secrets has numbered verses only");
    else if (const WrittenVerse* other = section_.find(id); other != nullptr)
      fail("verse " + std::string(id) + " is there already, on line " +
           std::to_string(other->line));
    section_.verses.push_back({std::string(id), {}, {}, number_});
    part_ = Part::kNone;
    before_verse_ = mistakes_;
  }
  void fail_before_verses() {
    fail("a line before the first verse; begin one with \":: 0\"");
    section_.verses.push_back({"", {}, {}, number_});  // told once; its lines are read
    part_ = Part::kWrong;
  }

  /// Cuts "… -> 7" off the end of a line.
  bool take_target(std::string_view& text, WrittenTarget& target) {
    const std::size_t arrow = text.rfind("->");
    if (arrow == std::string_view::npos) return true;
    const std::string_view to = trimmed(text.substr(arrow + 2));
    text = trimmed(text.substr(0, arrow));
    return read_target(to, target);
  }
  bool read_target(std::string_view to, WrittenTarget& target) {
    target.line = number_;
    int number = 0;
    if (to == "end") {
      target.kind = WrittenTarget::Kind::kEnd;
    } else if (to == "back") {
      target.kind = WrittenTarget::Kind::kBack;
      target.verse = "0";
    } else if (to.starts_with("b:") && whole_number(to.substr(2), number)) {
      target.kind =
          section_.location == 0 ? WrittenTarget::Kind::kVerse : WrittenTarget::Kind::kBook;
      target.verse = to.substr(2);
    } else if (whole_number(to, number)) {
      target.kind = WrittenTarget::Kind::kVerse;
      target.verse = to;
    } else {
      fail(
          "after \"->\" stands a verse (\"7\"), a verse of the Book of Secrets (\"b:60\"), "
          "\"back\" or \"end\"");
      target.kind = WrittenTarget::Kind::kEnd;  // said once, and not that it leads nowhere too
      return false;
    }
    return true;
  }

  JournalLimit take_limit(std::string_view& text) {
    if (!text.starts_with("once")) return JournalLimit::kNone;
    constexpr std::pair<std::string_view, JournalLimit> kLimits[] = {
        {"once a day", JournalLimit::kDay},
        {"once a chapter", JournalLimit::kChapter},
        {"once", JournalLimit::kOnce}};
    for (const auto& [written, limit] : kLimits) {
      if (!text.starts_with(written)) continue;
      const std::string_view behind = text.substr(written.size());
      if (!behind.empty() && behind.front() != ' ') continue;
      text = trimmed(behind);
      return limit;
    }
    return JournalLimit::kNone;
  }

  WrittenVerse& verse() { return section_.verses.back(); }

  void read_directive() {
    part_ = Part::kWrong;
    std::string_view text = line_;
    if (text.starts_with("*")) return read_choice(trimmed(text.substr(1)));
    if (!verse().choices.empty())
      return fail("choices come last in a verse; move this line above the first \"*\"");
    WrittenDirective directive;
    directive.line = number_;
    directive.limit = take_limit(text);
    const std::string_view whole = text;
    const std::string_view word = word_of(text);
    using Kind = WrittenDirective::Kind;
    if (directive.limit != JournalLimit::kNone && word != "do" && word != "force")
      return fail("\"once\" goes with \"do\" and \"force\": \"once do gain 1 food\"");
    if (word == "do") {
      if (text.empty()) return fail("after \"do\" stands what happens: \"do gain 1 food\"");
      if (text.contains("->"))
        return fail("put the redirection on a line of its own, below this one");
      directive.notation = notation(text);
    } else if (word == "force") {
      directive.kind = Kind::kForce;
      if (!take_target(text, directive.target)) return;
      if (text.empty() || directive.target.kind == WrittenTarget::Kind::kGoOn)
        return fail("\"force CONDITION -> VERSE\" sends the reader on while the condition holds");
      directive.notation = notation(text);
    } else if (whole.starts_with("->")) {
      directive.kind = Kind::kGoto;
      if (!read_target(trimmed(whole.substr(2)), directive.target)) return;
    } else if (word == "end" && text.empty()) {
      directive.kind = Kind::kGoto;
      directive.target = {WrittenTarget::Kind::kEnd, "", number_};
    } else if (word == "roll") {
      directive.kind = Kind::kRoll;
      if (!text.empty()) {
        const std::string_view number = word_of(text);
        const std::string_view per = word_of(text);
        if (!whole_number(number, directive.per_point) || per != "per" || !is_name(text))
          return fail("a roll is \"roll\" or \"roll 2 per caution\", with its bands below it");
        directive.name = text;
      }
      part_ = Part::kRoll;
    } else if (word == "toss" && text.empty()) {
      directive.kind = Kind::kToss;
      part_ = Part::kToss;
    } else if (word == "encounter") {
      directive.kind = Kind::kEncounter;
      if (!is_name(text))
        return fail(
            "\"encounter green\" draws one of a colour, \"encounter mist_vermin\" takes a "
            "card by its id");
      directive.name = text;
      part_ = Part::kEncounter;
    } else {
      return fail_near("a verse has no line \"" + std::string(word) + " …\"", word,
                       {"do", "force", "roll", "toss", "encounter", "end", "once"});
    }
    verse().directives.push_back(std::move(directive));
    if (part_ == Part::kWrong) part_ = Part::kNone;
  }

  void read_choice(std::string_view id) {
    if (!is_name(id))
      return fail("a choice is \"* NAME\" in small letters; its text stands in the prose");
    for (const WrittenChoice& other : verse().choices)
      if (other.id == id) return fail("choice " + std::string(id) + " is there already");
    check_choice();
    WrittenChoice choice;
    choice.id = id;
    choice.line = number_;
    verse().choices.push_back(std::move(choice));
    part_ = Part::kChoice;
  }

  void read_part() {
    switch (part_) {
      case Part::kWrong:
        return;
      case Part::kNone:
        return fail("only choices, rolls, tosses and Encounters have indented lines below them");
      case Part::kChoice:
        return read_choice_line();
      default:
        return read_outcome();
    }
  }

  void read_choice_line() {
    WrittenChoice& choice = verse().choices.back();
    std::string_view text = line_;
    if (text.starts_with("->")) {
      if (choice.target.kind != WrittenTarget::Kind::kGoOn)
        return fail("this choice leads somewhere already");
      read_target(trimmed(text.substr(2)), choice.target);
      return;
    }
    if (choice.target.kind != WrittenTarget::Kind::kGoOn)
      return fail("\"->\" is the last line of a choice");
    if (text.starts_with("once")) {
      choice.limit = take_limit(text);
      if (choice.limit == JournalLimit::kNone || !text.empty())
        fail("write \"once\", \"once a day\" or \"once a chapter\"");
      return;
    }
    const std::string_view word = word_of(text);
    if (word == "hidden" && text.empty()) {
      choice.hidden = true;
      return;
    }
    if (word == "leaves" && text.empty()) {
      choice.leaves = true;
      return;
    }
    if (word != "need" && word != "cost" && word != "do")
      return fail_near("a choice has no line \"" + std::string(word) + " …\"", word,
                       {"need", "cost", "do", "hidden", "leaves", "once", "->"});
    if (text.empty()) return fail("after \"" + std::string(word) + "\" something must stand");
    (word == "need"   ? choice.needs
     : word == "cost" ? choice.costs
                      : choice.effects)
        .push_back(notation(text));
  }

  static bool read_band(std::string_view text, WrittenOutcome& outcome) {
    const std::size_t dots = text.find("..");
    if (dots == std::string_view::npos) {
      if (!whole_number(text, outcome.low)) return false;
      outcome.high = outcome.low;
      return outcome.low <= kOpenBand;
    }
    outcome.low = -kOpenBand;
    outcome.high = kOpenBand;
    const std::string_view from = text.substr(0, dots);
    const std::string_view to = text.substr(dots + 2);
    return (!from.empty() || !to.empty()) && (from.empty() || whole_number(from, outcome.low)) &&
           (to.empty() || whole_number(to, outcome.high)) && outcome.low <= outcome.high &&
           outcome.high <= kOpenBand;
  }

  void read_outcome() {
    WrittenDirective& directive = verse().directives.back();
    std::string_view text = line_;
    WrittenOutcome outcome;
    outcome.line = number_;
    const std::string_view label = word_of(text);
    if ((part_ == Part::kRoll && label == "plus") ||
        (part_ == Part::kEncounter && label == "pool")) {
      WrittenBonus bonus;
      const std::string_view number = word_of(text);
      if (!whole_number(number, bonus.number) || word_of(text) != "if" || text.empty())
        return fail("write \"" + std::string(label) + " 2 if CONDITION\"");
      bonus.condition = notation(text);
      directive.bonuses.push_back(std::move(bonus));
      return;
    }
    if (part_ == Part::kRoll) {
      if (!read_band(label, outcome))
        return fail(
            "below a roll stand its bands: \"..3 do lose 1 health -> end\", \"4..5 …\", "
            "\"6.. …\"");
      for (const WrittenOutcome& other : directive.outcomes)
        if (outcome.low <= other.high && other.low <= outcome.high)
          return fail("this band and that of line " + std::to_string(other.line) +
                      " share a number");
    } else {
      outcome.label = label;
      const bool known = part_ == Part::kToss
                             ? label == "skull" || label == "grail"
                             : std::ranges::find(kOutcomeLabels, label) != kOutcomeLabels.end();
      if (!known)
        return fail(
            part_ == Part::kToss
                ? "below a toss stand \"skull …\" and \"grail …\""
                : "below an Encounter stand its outcomes: won, escaped, lost, fled, "
                  "robbed, avoided, resolved, and failed for all others but won and resolved");
      for (const WrittenOutcome& other : directive.outcomes)
        if (other.label == label) return fail("\"" + outcome.label + "\" is there already");
    }
    if (!take_target(text, outcome.target)) return;
    if (!text.empty()) {
      const std::string_view word = word_of(text);
      if (word != "do" || text.empty())
        return fail("after \"" + std::string(label) +
                    "\" stands \"do EFFECT\", \"-> VERSE\" or both");
      outcome.effects.push_back(notation(text));
    }
    directive.outcomes.push_back(std::move(outcome));
  }

  void check_choice() {
    if (section_.verses.empty() || verse().choices.empty()) return;
    const WrittenChoice& last = verse().choices.back();
    if (last.target.kind == WrittenTarget::Kind::kGoOn)
      fail_at(last.line, "choice " + last.id +
                             " leads nowhere; end it with \"-> VERSE\" or "
                             "\"-> end\"");
  }
  /// What can only be seen when a verse is over.
  void check_last() {
    if (section_.verses.empty()) return;
    check_choice();
    if (mistakes_ != before_verse_) return;
    for (const WrittenDirective& directive : verse().directives) {
      if (directive.kind != WrittenDirective::Kind::kRoll &&
          directive.kind != WrittenDirective::Kind::kToss)
        continue;
      // TG-1087: the bands cover every possible total once.
      std::vector<std::pair<int, int>> bands;
      for (const WrittenOutcome& band : directive.outcomes) bands.emplace_back(band.low, band.high);
      std::ranges::sort(bands);
      if (directive.kind == WrittenDirective::Kind::kToss) {
        if (bands.size() != 2) fail_at(directive.line, "a toss has a \"skull\" and a \"grail\"");
        continue;
      }
      int next = 1;
      for (const auto& [low, high] : bands) {
        if (low > next) break;
        next = high + 1;
      }
      const bool grows = !directive.name.empty() || !directive.bonuses.empty();
      if (next <= (grows ? kOpenBand : 6))
        fail_at(directive.line, "no band of this roll holds " + std::to_string(next) +
                                    (grows ? "; let the last one be open, as \"6..\"" : ""));
    }
  }

  /// What the indented lines belong to; those below a line that is wrong are passed over.
  enum class Part : std::uint8_t { kNone, kWrong, kChoice, kRoll, kToss, kEncounter };
  std::string_view rest_;
  std::string_view whole_;  // the line as it stands, without its comment
  std::string_view line_;
  int indent_ = 0;
  int number_ = 0;
  bool begun_ = false;
  Part part_ = Part::kNone;
  std::string error_;
  int mistakes_ = 0;
  int before_verse_ = 0;  // of them, those above the verse that is being read
  WrittenSection section_;
};

}  // namespace

std::expected<WrittenSection, std::string> read_section(std::string_view text,
                                                        std::string_view file) {
  return SectionReader(text, file).read();
}

std::uint64_t hash_of_rules(std::string_view text) {
  std::uint64_t hash = 14695981039346656037ULL;  // FNV-1a
  while (!text.empty()) {
    const std::string_view line = trimmed(take_line(text));
    if (line.empty()) continue;
    for (const char c : line) hash = (hash ^ static_cast<std::uint8_t>(c)) * 1099511628211ULL;
    hash = (hash ^ 0xffU) * 1099511628211ULL;
  }
  return hash;
}

}  // namespace tavola::avalon
