// The ledgers of all games together: looking up a rule by its ID in a language, or by its words.
#include "ledger/ledger.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "content/content.h"
#include "ledger/word_search.h"

namespace tavola::ledger {
namespace {

constexpr std::string_view kFolder = "/ledger/";  // of a game

/// The ledger itself, as opposed to a page of it for players.
constexpr std::string_view kLedger = "";

std::string file_name(std::string_view game, std::string_view language) {
  std::string name(game);
  name.append(kFolder).append(game);
  if (language != kLedger) name.append(".").append(language);
  return name + ".md";
}

template <typename Entry>
std::map<std::string, std::size_t, std::less<>> index_of(const std::vector<Entry>& entries) {
  std::map<std::string, std::size_t, std::less<>> index;
  for (std::size_t i = 0; i < entries.size(); ++i) index.emplace(entries[i].id, i);
  return index;
}

// Puts the entries of a page in the places of the ledger's own. Which rulings a rule points to and
// whom it is for is the ledger's affair.
constexpr std::string_view kUnstamped = "?";

void put(RuleText& rule, const RuleText& written) {
  RuleText own = std::move(rule);
  rule = written;
  rule.rulings = std::move(own.rulings);
  rule.schema = own.schema;
  rule.component = own.component;
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

// A line of the ledger as players read it: without the marks that tell its writers where it comes
// from, and with who decides in words.
std::string for_players(std::string text) {
  for (const std::string_view mark : {" [base]", " [ext]", " [chosen]", " [schema]"})
    if (const std::size_t at = text.find(mark); at != std::string::npos)
      text.erase(at, mark.size());
  constexpr std::string_view kDecides = "[Decides: ";
  const std::size_t at = text.find(kDecides);
  const std::size_t end = text.find(']', at);
  if (at == std::string::npos || end == std::string::npos) return text;
  std::string who = text.substr(at + kDecides.size(), end - at - kDecides.size());
  using Called = std::pair<std::string_view, std::string_view>;
  for (const auto& [mark, name] :
       {Called{"Owner", "the investigator's player"},
        Called{"both Owners", "both investigators' players"}, Called{"Group", "all players"},
        Called{"First player", "the first player"}})
    if (who.starts_with(mark)) who.replace(0, mark.size(), name);
  return text.replace(at, end + 1 - at, "(decides: " + who + ")");
}

}  // namespace

std::vector<std::string> Ledger::games(bool with_toys) const {
  std::vector<std::string> names;
  for (std::string_view path : content::list("")) {
    const std::string_view name = path.substr(0, path.find('/'));
    if (path != file_name(name, kLedger)) continue;
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
    for (RuleText& rule : made.page.rules) rule.text = for_players(std::move(rule.text));
    if (bytes) {
      Page own = parse_page(game, key, *bytes);
      for (RuleText& rule : own.rules) rule.text = for_players(std::move(rule.text));
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

std::vector<const Ruling*> Ledger::find_rulings(std::string_view id, std::string_view game,
                                                std::string_view language) const {
  std::vector<const Ruling*> found;
  for (const std::string& name : game.empty() ? games() : std::vector{std::string(game)})
    if (const Ruling* ruling = find_ruling(name, id, language)) found.push_back(ruling);
  return found;
}

std::vector<const RuleText*> Ledger::search(std::string_view words, std::string_view game,
                                            std::string_view language) const {
  const Wanted wanted(words, language);
  if (wanted.nothing()) return {};
  // What is found, with how far it is from what was wanted.
  std::vector<std::pair<int, const RuleText*>> found;
  for (const std::string& name : game.empty() ? games() : std::vector{std::string(game)})
    for (const RuleText& rule : rules_of(name, language)) {
      if (rule.schema) continue;
      const std::optional<int> distance = wanted.distance(rule.id + " " + rule.section, rule.text);
      if (distance) found.emplace_back(2 * *distance + (rule.component ? 1 : 0), &rule);
    }
  std::stable_sort(found.begin(), found.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<const RuleText*> rules;
  rules.reserve(found.size());
  for (const auto& [distance, rule] : found) rules.push_back(rule);
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
  std::string prefix = file_name(game, kLedger);
  prefix.resize(prefix.size() - std::string_view("md").size());
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
