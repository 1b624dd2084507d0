// Reads one ledger file. Only three kinds of line matter: headings, rules ("- **HS-071** text
// (P12)") and the rows of a rulings table; all other prose is for the people who write the ledger.
#include <algorithm>
#include <cctype>
#include <cstdint>
#include <set>

#include "ledger/ledger.h"

namespace tavola::ledger {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }

std::string_view trim(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r')) {
    text.remove_suffix(1);
  }
  return text;
}

// "HS-071": capital letters, a hyphen, digits.
bool is_rule_id(std::string_view id) {
  std::size_t at = 0;
  while (at < id.size() && is_upper(id[at])) ++at;
  if (at < 2 || at >= id.size() || id[at] != '-') return false;
  std::string_view number = id.substr(at + 1);
  return !number.empty() && std::all_of(number.begin(), number.end(), is_digit);
}

// Takes "(P12, P13)" off the end. Those marks lead back to where a rule was read and mean nothing
// at the table; a mark that points to a ruling (R) stays.
std::string_view without_passages(std::string_view text) {
  text = trim(text);
  if (!text.ends_with(')')) return text;
  std::size_t open = text.rfind('(');
  if (open == std::string_view::npos) return text;
  std::string_view marks = text.substr(open + 1, text.size() - open - 2);
  while (true) {
    std::size_t comma = marks.find(',');
    std::string_view mark = trim(marks.substr(0, comma));
    if (mark.size() < 2 || !is_upper(mark[0]) || mark[0] == 'R' ||
        !std::all_of(mark.begin() + 1, mark.end(), is_digit)) {
      return text;
    }
    if (comma == std::string_view::npos) break;
    marks.remove_prefix(comma + 1);
  }
  return trim(text.substr(0, open));
}

// Takes the stamp off the end of a line of a page for players: "text {1f3a09}".
std::string take_stamp(std::string_view& text) {
  constexpr std::size_t kLength = 8;
  text = trim(text);
  if (text.size() < kLength || text.back() != '}' || text[text.size() - kLength] != '{') return {};
  std::string stamp(text.substr(text.size() - kLength + 1, kLength - 2));
  if (!std::all_of(stamp.begin(), stamp.end(), [](char c) { return std::isxdigit(c) != 0; }))
    return {};
  text = trim(text.substr(0, text.size() - kLength));
  return stamp;
}

// The rulings a text points to, in the order in which it names them.
std::vector<std::string> rulings_in(std::string_view text) {
  std::vector<std::string> found;
  for (std::size_t at = text.find('R'); at != std::string_view::npos; at = text.find('R', at + 1)) {
    if (at > 0 && std::isalnum(static_cast<unsigned char>(text[at - 1]))) continue;
    std::size_t end = at + 1;
    if (end < text.size() && text[end] == '-') ++end;
    while (end < text.size() && is_digit(text[end])) ++end;
    if (end < text.size() && std::isalnum(static_cast<unsigned char>(text[end]))) continue;
    std::string id = ruling_id(text.substr(at, end - at));
    if (!id.empty() && std::find(found.begin(), found.end(), id) == found.end()) {
      found.push_back(std::move(id));
    }
  }
  return found;
}

// "## 4. Creature phase" and "### Explore" give "Creature phase" and "Explore".
std::string section_name(std::string_view heading) {
  while (heading.starts_with('#')) heading.remove_prefix(1);
  heading = trim(heading);
  std::size_t digits = 0;
  while (digits < heading.size() && is_digit(heading[digits])) ++digits;
  if (digits > 0 && heading.substr(digits).starts_with(". ")) heading.remove_prefix(digits + 2);
  return std::string(heading);
}

std::vector<std::string_view> cells(std::string_view row) {
  std::vector<std::string_view> found;
  row = trim(row);
  row.remove_prefix(1);
  while (!row.empty()) {
    std::size_t bar = row.find('|');
    found.push_back(trim(row.substr(0, bar)));
    if (bar == std::string_view::npos) break;
    row.remove_prefix(bar + 1);
  }
  return found;
}

std::string_view without_stars(std::string_view text) {
  while (text.starts_with('*')) text.remove_prefix(1);
  while (text.ends_with('*')) text.remove_suffix(1);
  return text;
}

// Takes a mark such as "[schema]" off the end of a heading; whether it was there.
bool take_mark(std::string_view& heading, std::string_view mark) {
  heading = trim(heading);
  if (!heading.ends_with(mark)) return false;
  heading = trim(heading.substr(0, heading.size() - mark.size()));
  return true;
}

class PageReader {
 public:
  PageReader(std::string_view game, std::string_view file) : game_(game), file_(file) {}

  void read(std::string_view line) {
    ++line_;
    if (line.starts_with("# ")) {
      page_.toy = trim(line).ends_with("(toy)");
    } else if (line.starts_with("## ") || line.starts_with("### ")) {
      schema_ = take_mark(line, "[schema]");
      component_ = take_mark(line, "[components]");
      section_ = section_name(line);
    } else if (line.starts_with("- **")) {
      read_rule(line.substr(4));
    } else if (line.starts_with("|")) {
      read_row(line);
    }
  }

  Page page() { return std::move(page_); }

 private:
  void problem(std::string_view sentence) {
    page_.problems.push_back(file_ + ":" + std::to_string(line_) + ": " + std::string(sentence));
  }

  void read_rule(std::string_view line) {
    std::size_t end = line.find("**");
    std::string_view id = line.substr(0, end);
    if (end == std::string_view::npos || !is_rule_id(id)) {
      problem("a rule begins with its ID in two stars each side, as in - **HS-071** text");
      return;
    }
    std::string_view text = line.substr(end + 2);
    std::string stamp = take_stamp(text);
    text = without_passages(text);
    if (text.empty()) {
      problem(std::string(id) + " has no text; write the rule after its ID");
      return;
    }
    if (!seen_.insert(std::string(id)).second) {
      problem(std::string(id) + " stands here a second time; give this rule a number of its own");
      return;
    }
    page_.rules.push_back({std::string(id), game_, section_, std::string(text), rulings_in(text),
                           std::move(stamp), schema_ || text.contains("[schema]"), component_});
  }

  void read_row(std::string_view line) {
    std::vector<std::string_view> row = cells(line);
    std::string id = row.empty() ? std::string() : ruling_id(without_stars(row[0]));
    if (id.empty()) return;
    if (row.size() < 4) {
      problem(id + " needs four cells: number, question, ruling, reason");
      return;
    }
    if (!seen_.insert(id).second) {
      problem(id + " stands here a second time; give this ruling a number of its own");
      return;
    }
    std::string_view reason = row[3];
    std::string stamp = take_stamp(reason);
    page_.rulings.push_back({id, game_, std::string(row[1]), std::string(row[2]),
                             std::string(reason), std::move(stamp)});
  }

  std::string game_;
  std::string file_;
  std::string section_;
  bool schema_ = false;
  bool component_ = false;
  int line_ = 0;
  std::set<std::string> seen_;
  Page page_;
};

}  // namespace

std::string ruling_id(std::string_view written) {
  if (!written.starts_with('R') && !written.starts_with('r')) return {};
  written.remove_prefix(1);
  if (written.starts_with('-')) written.remove_prefix(1);
  while (written.size() > 1 && written.front() == '0') written.remove_prefix(1);
  if (written.empty() || !std::all_of(written.begin(), written.end(), is_digit)) return {};
  std::string id = "R";
  if (written.size() < 2) id += '0';
  return id.append(written);
}

namespace {

// FNV-1a, of which six digits are enough to see that a line has changed.
std::string stamp(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
  static constexpr std::string_view kDigits = "0123456789abcdef";
  std::string digits;
  for (int at = 20; at >= 0; at -= 4) digits += kDigits[(hash >> at) & 15U];
  return digits;
}

}  // namespace

std::string stamp_of(const RuleText& rule) { return stamp(rule.text); }
std::string stamp_of(const Ruling& ruling) {
  return stamp(ruling.question + "|" + ruling.ruling + "|" + ruling.reason);
}

Page parse_page(std::string_view game, std::string_view file, std::string_view markdown) {
  PageReader reader(game, file);
  while (!markdown.empty()) {
    std::size_t end = markdown.find('\n');
    reader.read(markdown.substr(0, end));
    if (end == std::string_view::npos) break;
    markdown.remove_prefix(end + 1);
  }
  return reader.page();
}

}  // namespace tavola::ledger
