// The pages games/GAME/state.md tell every field of a state: what random games write is named
// there.
#include <algorithm>
#include <cctype>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <string>

#include "core/json.h"
#include "every_game.h"

namespace tavola::tests {
namespace {

/// The words of a game's page.
std::set<std::string> words_of_page(std::string_view game) {
  std::ifstream file("games/" + std::string(game) + "/state.md", std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const std::regex word("[a-z_0-9]+");
  return {std::sregex_token_iterator(text.begin(), text.end(), word), {}};
}

/// Names that are no fields: ids of the content, and places that are only numbered (monster_12).
bool is_id(const Game& game, const std::string& name) {
  if (std::isdigit(static_cast<unsigned char>(name.back())) != 0) return true;
  return std::ranges::any_of(game.vocabulary().kinds, [&](const ValueKind& kind) {
    return std::ranges::find(kind.ids, name) != kind.ids.end();
  });
}

/// Fields that the page lacks. The generator and the options are told as a whole; objects with an
/// id for each field are told by their own name.
void collect_untold(const Game& game, const Json& json, const std::set<std::string>& told,
                    std::set<std::string>& untold) {
  if (json.is_array())
    for (const Json& each : json) collect_untold(game, each, told, untold);
  if (!json.is_object()) return;
  for (const auto& [name, value] : json.items()) {
    if (!told.contains(name) && !is_id(game, name)) untold.insert(name);
    if (name != "random" && name != "house") collect_untold(game, value, told, untold);
  }
}

TEST(StateDoc, NamesEveryFieldThatGamesWrite) {
  std::map<std::string, std::set<std::string>> untold;
  every_deal(
      [&](const Deal& deal) {
        Player player(deal);
        const auto table = deal.table();
        const std::string game(deal.game().id());
        const std::set<std::string> told = words_of_page(game);
        while (!table->over() && player.decisions() < kMostDecisions) {
          if (player.now_and_then(20))
            collect_untold(deal.game(), deal.game().state_to_json(*table), told, untold[game]);
          const Answer answer = player.answer(*table);
          table->choose(answer.n, answer.parameters);
        }
      },
      8);
  for (const auto& [game, fields] : untold)
    EXPECT_TRUE(fields.empty()) << game << ": " << Json(fields).dump();
}

}  // namespace
}  // namespace tavola::tests
