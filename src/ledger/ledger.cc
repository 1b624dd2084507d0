// The ledgers of all games together: looking up a rule by its ID in a language, and searching for
// rules by words.
#include "ledger/ledger.h"

#include <algorithm>
#include <cctype>
#include <set>
#include <utility>

#include "content/content.h"

namespace tavola::ledger {
namespace {

constexpr std::string_view kFolder = "rules/";

/// The ledger itself, as opposed to a page of it for players.
constexpr std::string_view kLedger = "";

std::string file_name(std::string_view game, std::string_view language) {
  std::string name(kFolder);
  name += game;
  if (language != kLedger) name.append(".").append(language);
  return name + ".md";
}

// Small letters without accents, so that "Énergie", "energia" and "ENERGÌA" begin alike. The
// accented letters of Italian and Spanish are all in the two-byte range that begins with C3.
std::string folded(std::string_view text) {
  static constexpr std::string_view kPlain =
      "aaaaaaaceeeeiiiidnooooo*ouuuuypsaaaaaaaceeeeiiiidnooooo/ouuuuypy";
  std::string result;
  result.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    auto byte = static_cast<unsigned char>(text[i]);
    if (byte == 0xC3 && i + 1 < text.size()) {
      result += kPlain[static_cast<unsigned char>(text[++i]) & 0x3F];
    } else {
      result += static_cast<char>(std::tolower(byte));
    }
  }
  return result;
}

bool is_word_part(char c) {
  auto byte = static_cast<unsigned char>(c);
  return std::isalnum(byte) || byte >= 0x80;
}

enum class Match { kNone, kBeginning, kWhole };

// How a word stands in a text: not at all, as the beginning of a word, or as a whole word.
Match match(std::string_view text, std::string_view word) {
  Match best = Match::kNone;
  for (std::size_t at = text.find(word); at != std::string_view::npos;
       at = text.find(word, at + 1)) {
    if (at > 0 && is_word_part(text[at - 1])) continue;
    std::size_t end = at + word.size();
    if (end == text.size() || !is_word_part(text[end])) return Match::kWhole;
    best = Match::kBeginning;
  }
  return best;
}

std::vector<std::string> split_words(std::string_view text) {
  std::vector<std::string> words;
  std::string word;
  for (char c : folded(text) + " ") {
    if (c != ' ' && c != '\t') {
      word += c;
    } else if (!word.empty()) {
      words.push_back(std::exchange(word, {}));
    }
  }
  return words;
}

template <typename Entry>
std::map<std::string, std::size_t, std::less<>> index_of(const std::vector<Entry>& entries) {
  std::map<std::string, std::size_t, std::less<>> index;
  for (std::size_t i = 0; i < entries.size(); ++i) index.emplace(entries[i].id, i);
  return index;
}

// Puts the entries of a page in the places of the ledger's own. Which rulings a rule points to is
// the ledger's affair.
constexpr std::string_view kUnstamped = "?";

void put(RuleText& rule, const RuleText& written) {
  std::vector<std::string> rulings = std::move(rule.rulings);
  rule = written;
  rule.rulings = std::move(rulings);
}
void put(Ruling& ruling, const Ruling& written) { ruling = written; }

template <typename Entry>
std::vector<Entry> put_in(std::vector<Entry> own, const std::vector<Entry>& page) {
  auto index = index_of(page);
  for (Entry& entry : own)
    if (auto at = index.find(entry.id); at != index.end()) {
      put(entry, page[at->second]);
      if (entry.stamp.empty()) entry.stamp = kUnstamped;
    }
  return own;
}

// Marks that tell the writers of the ledger where a line comes from.
std::string without_origin(std::string text) {
  for (const std::string_view mark : {" [base]", " [ext]", " [chosen]", " [schema]"})
    if (const std::size_t at = text.find(mark); at != std::string::npos)
      text.erase(at, mark.size());
  return text;
}

}  // namespace

std::vector<std::string> Ledger::games(bool with_toys) const {
  std::vector<std::string> names;
  for (std::string_view path : content::list(kFolder)) {
    std::string_view name = path.substr(kFolder.size());
    if (!name.ends_with(".md")) continue;
    name.remove_suffix(3);
    if (name.contains('.')) continue;
    if (with_toys || !book(name, kLedger).page.toy) names.emplace_back(name);
  }
  return names;
}

const Ledger::Book& Ledger::book(std::string_view game, std::string_view language) const {
  std::string key = file_name(game, language);
  {
    std::scoped_lock lock(mutex_);
    if (auto at = books_.find(key); at != books_.end()) return at->second;
  }
  Book made;
  std::optional<std::string_view> bytes = content::find(key);
  if (language == kLedger) {
    if (bytes) made.page = parse_page(game, key, *bytes);
  } else {
    made.page = book(game, kLedger).page;
    made.page.problems.clear();
    for (RuleText& rule : made.page.rules) rule.text = without_origin(std::move(rule.text));
    if (bytes) {
      Page own = parse_page(game, key, *bytes);
      made.page.problems = std::move(own.problems);
      made.page.rules = put_in(std::move(made.page.rules), own.rules);
      made.page.rulings = put_in(std::move(made.page.rulings), own.rulings);
      auto known = index_of(made.page.rules);
      for (const RuleText& rule : own.rules) {
        if (known.contains(rule.id)) continue;
        made.page.problems.push_back(key + ": " + rule.id +
                                     " is not in the ledger; add it there first");
      }
    }
  }
  made.rule_at = index_of(made.page.rules);
  made.ruling_at = index_of(made.page.rulings);
  // Two threads may have read the same page; the first one in is kept.
  std::scoped_lock lock(mutex_);
  return books_.try_emplace(std::move(key), std::move(made)).first->second;
}

const RuleText* Ledger::find(std::string_view id, std::string_view language) const {
  for (const std::string& game : games(true)) {
    const Book& own = book(game, language);
    if (auto at = own.rule_at.find(id); at != own.rule_at.end()) return &own.page.rules[at->second];
  }
  return nullptr;
}

std::span<const RuleText> Ledger::rules_of(std::string_view game, std::string_view language) const {
  return book(game, language).page.rules;
}

const Ruling* Ledger::find_ruling(std::string_view game, std::string_view id,
                                  std::string_view language) const {
  const Book& own = book(game, language);
  auto at = own.ruling_at.find(id);
  return at == own.ruling_at.end() ? nullptr : &own.page.rulings[at->second];
}

std::span<const Ruling> Ledger::rulings_of(std::string_view game, std::string_view language) const {
  return book(game, language).page.rulings;
}

std::vector<const RuleText*> Ledger::search(std::string_view words, std::string_view game,
                                            std::string_view language) const {
  std::vector<std::string> wanted = split_words(words);
  if (wanted.empty()) return {};
  std::vector<std::string> where = game.empty() ? games() : std::vector{std::string(game)};
  std::vector<std::pair<int, const RuleText*>> found;
  for (const std::string& name : where) {
    for (const RuleText& rule : rules_of(name, language)) {
      std::string text = folded(rule.id + " " + rule.section + " " + rule.text);
      int beginnings = 0;
      bool all = std::all_of(wanted.begin(), wanted.end(), [&](const std::string& word) {
        Match how = match(text, word);
        beginnings += how == Match::kBeginning ? 1 : 0;
        return how != Match::kNone;
      });
      if (all) found.emplace_back(beginnings, &rule);
    }
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<const RuleText*> rules;
  for (const auto& [beginnings, rule] : found) rules.push_back(rule);
  return rules;
}

Gaps Ledger::gaps(std::string_view game, std::string_view language) const {
  Gaps gaps;
  if (!content::find(file_name(game, language))) return gaps;
  const Page& own = book(game, kLedger).page;
  const Page& page = book(game, language).page;
  const auto look = [&](const auto& lines, const auto& written) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const bool there = !written[i].stamp.empty();
      if (there && written[i].stamp == stamp_of(lines[i]))
        ++gaps.written;
      else
        (there ? gaps.older : gaps.missing).push_back(lines[i].id);
    }
  };
  look(own.rules, page.rules);
  look(own.rulings, page.rulings);
  return gaps;
}

std::vector<std::string> Ledger::problems(std::string_view game) const {
  std::vector<std::string> all = book(game, kLedger).page.problems;
  for (const RuleText& rule : rules_of(game)) {
    for (const std::string& ruling : rule.rulings) {
      if (find_ruling(game, ruling) == nullptr) {
        all.push_back(file_name(game, kLedger) + ": " + rule.id + " points to " + ruling +
                      ", which is not in the rulings table");
      }
    }
  }
  std::string prefix = std::string(kFolder).append(game) + ".";
  for (std::string_view path : content::list(prefix)) {
    std::string_view language = path.substr(prefix.size());
    if (!language.ends_with(".md")) continue;
    language.remove_suffix(3);
    const Book& own = book(game, language);
    all.insert(all.end(), own.page.problems.begin(), own.page.problems.end());
  }
  return all;
}

const Ledger& shipped() {
  static const Ledger* kept = new Ledger;
  return *kept;
}

}  // namespace tavola::ledger
