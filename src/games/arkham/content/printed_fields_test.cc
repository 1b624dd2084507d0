// Whatever stands in a card's file and changes what happens is either an effect in the notation,
// which prints itself, or is printed beside it: a field that acts in secret is a card that lies.
// Each field of each file is changed once, and the printed cards must change with it.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "content/changed_content_for_tests.h"
#include "content/content.h"
#include "games/arkham/content/content.h"
#include "games/arkham/shown/title.h"

namespace tavola::arkham {
namespace {

/// What names a thing, draws it or says where its facts come from; the rest acts.
const std::set<std::string> kNames = {"id", "word", "origin", "occupation", "sign"};

std::map<std::string, std::vector<std::string>> all_cards() {
  const scene::OpenedTitle title = open();
  EXPECT_TRUE(title) << title.error();
  std::map<std::string, std::vector<std::string>> cards;
  for (const std::string& id : (*title)->card_ids())
    cards[id] = (*title)->card(id, words::Language::kEnglish).lines;
  return cards;
}

/// What else a field could hold: another number, the opposite, or what another card has there.
std::vector<std::string> others(const std::string& value, const std::set<std::string>& seen) {
  std::vector<std::string> list;
  static const std::regex number(R"(-?\d+)");
  std::smatch found;
  if (value.front() != '"' && std::regex_search(value, found, number))
    for (const int step : {1, -1})
      list.push_back(found.prefix().str() + std::to_string(std::stoi(found.str()) + step) +
                     found.suffix().str());
  if (value == "true") list.emplace_back("false");
  for (const std::string& other : seen)
    if (other != value) list.push_back(other);
  return list;
}

struct File {
  std::vector<std::string> lines;
  std::map<std::string, std::set<std::string>> values;  // of each field
};

File read(const std::string& name) {
  File file;
  std::string text(*content::find(name));
  static const std::regex field(R"(([a-z_]+) = (.+))");
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    file.lines.push_back(text.substr(at, end - at));
    at = end + 1;
    std::smatch found;
    if (std::regex_match(file.lines.back(), found, field)) file.values[found[1]].insert(found[2]);
  }
  return file;
}

enum class Seen : std::uint8_t { kRefused, kSecret, kPrinted };

/// Whether the printed cards change when one line does. A value that the loader refuses, because it
/// does not fit the rest of the card, shows nothing; the next is tried.
Seen shows(const std::string& name, const std::string& line, const std::string& key,
           const std::vector<std::string>& values,
           const std::map<std::string, std::vector<std::string>>& before) {
  Seen seen = Seen::kRefused;
  for (const std::string& value : values) {
    const content::ChangedContent changed(name, "\n" + line + "\n",
                                          "\n" + key + " = " + value + "\n");
    static std::vector<std::unique_ptr<Content>> kept;  // what is in use must not go away
    auto loaded = load_content();
    if (!loaded) continue;
    kept.push_back(std::make_unique<Content>(*std::move(loaded)));
    use(kept.back().get());
    if (all_cards() != before) return Seen::kPrinted;
    seen = Seen::kSecret;
  }
  return seen;
}

class PrintedFields : public testing::TestWithParam<const char*> {};

TEST_P(PrintedFields, EveryFieldThatActsIsInTheNotationOrPrinted) {
  const std::string name = std::string("arkham/base/") + GetParam();
  const auto original = all_cards();
  const Content& shipped = content();
  const File file = read(name);
  int printed = 0;
  for (const auto& [key, values] : file.values) {
    if (kNames.contains(key)) continue;
    Seen seen = Seen::kRefused;
    int tries = 0;
    for (const std::string& line : file.lines) {
      if (seen == Seen::kPrinted || !line.starts_with(key + " = ") || ++tries > 3) continue;
      seen = std::max(
          seen, shows(name, line, key, others(line.substr(key.size() + 3), values), original));
    }
    use(&shipped);
    printed += seen == Seen::kPrinted;
    EXPECT_NE(seen, Seen::kSecret)
        << name << ": \"" << key
        << "\" can be changed and no printed card says so; write it in the notation "
           "or print it in shown/cards.cc";
  }
  EXPECT_GT(printed, 0);
}

INSTANTIATE_TEST_SUITE_P(Arkham, PrintedFields,
                         testing::Values("allies.toml", "ancient_ones.toml", "common_items.toml",
                                         "gate_encounters.toml", "investigators.toml",
                                         "location_encounters.toml", "monsters.toml", "mythos.toml",
                                         "skills.toml", "spells.toml", "uniques.toml"),
                         [](const auto& file) {
                           std::string name = file.param;
                           return name.substr(0, name.find('.'));
                         });

}  // namespace
}  // namespace tavola::arkham
