// A state as JSON: what is written at a rest point reads back to the same position, byte for byte,
// and a record that somebody damaged is either refused with a reason or is a state in which the
// game keeps its promises.
#include <set>

#include "core/json.h"
#include "damaged_records.h"
#include "every_game.h"

namespace tavola::tests {
namespace {

TEST(EveryGame, AStateAtRestIsReadBackByteForByte) {
  std::set<std::string> never_at_rest;
  for (const std::string& id : games::ids(true)) never_at_rest.insert(id);
  every_deal([&](const Deal& deal) {
    Player player(deal);
    const Game& game = deal.game();
    auto table = deal.table();
    auto other = game.new_table();
    std::unique_ptr<Table> twin;  // goes on from the last state that was read
    while (!table->over() && player.decisions() < kMostDecisions) {
      if (table->at_rest() && player.now_and_then(4)) {
        never_at_rest.erase(std::string(game.id()));
        const std::string text = game.state_to_json(*table).dump();
        const auto problems = game.state_from_json(*other, Json::parse(text));
        player.demand(problems.empty(), problems.empty() ? "" : "refused: " + problems[0]);
        player.demand(game.state_to_json(*other).dump() == text, "the record changed");
        player.demand(other->hash() == table->hash(), "the state changed");
        player.demand(other->at_rest(), "the state that was read is not at rest");
        if (twin == nullptr || player.now_and_then(4)) {
          twin = game.new_table();
          player.demand(game.state_from_json(*twin, Json::parse(text)).empty(), "refused");
        }
      }
      const Answer answer = player.answer(*table);
      table->choose(answer.n, answer.parameters);
      if (twin == nullptr) continue;
      player.demand(twin->accepts(answer.n, answer.parameters),
                    "a state that was read asks otherwise");
      twin->choose(answer.n, answer.parameters);
      player.demand(twin->hash() == table->hash(), "a state that was read goes another way");
    }
    const std::string end = game.state_to_json(*table).dump();
    const auto problems = game.state_from_json(*other, Json::parse(end));
    player.demand(problems.empty(), problems.empty() ? "" : "the end is refused: " + problems[0]);
    player.demand(other->over(), "an end that was read is not over");
    player.demand(game.state_to_json(*other).dump() == end, "the record of the end changed");
    player.demand(game.result(*other).ending == game.result(*table).ending, "it ended otherwise");
  });
  EXPECT_TRUE(never_at_rest.empty()) << *never_at_rest.begin() << " is never seen at rest";
}

TEST(EveryGame, MissingAndUnknownFieldsAreNamed) {
  every_deal(
      [](const Deal& deal) {
        Player player(deal);
        const auto table = deal.table();
        const std::uint64_t before = table->hash();
        const Json whole = deal.game().state_to_json(*table);
        const auto refuses = [&](const Json& state, const std::string& path) {
          const auto problems = deal.game().state_from_json(*table, state);
          bool named = false;
          for (const std::string& problem : problems) named = named || problem.starts_with(path);
          player.demand(named, path + " is not named");
          player.demand(table->hash() == before, "a refused state changed the table");
        };
        for (const auto& [name, value] : whole.items()) {
          Json without = whole;
          without.erase(name);
          refuses(without, "/" + name + " ");
        }
        Json with = whole;
        with["a_field_of_nobody"] = 1;
        refuses(with, "/a_field_of_nobody ");
        for (const Json& other : {Json(nullptr), Json(3), Json::array(), Json("state")})
          player.demand(!deal.game().state_from_json(*table, other).empty(),
                        "no object is accepted");
      },
      2);
}

TEST(EveryGame, ADamagedStateIsRefusedWithAReasonOrKeepsThePromises) {
  int refused = 0;
  int accepted = 0;
  every_deal([&](const Deal& deal) {
    Player player(deal);
    const Game& game = deal.game();
    auto table = deal.table();
    auto other = game.new_table();
    game.deal(*other, deal.setup);
    while (!table->over() && player.decisions() < kMostDecisions) {
      for (int i = player.now_and_then(8) ? 0 : 4; i < 4 && table->at_rest(); ++i) {
        const Json whole = game.state_to_json(*table);
        Json state = whole;
        const std::string path = damage(state, player.aside());
        const std::uint64_t before = other->hash();
        const auto problems = game.state_from_json(*other, state);
        const std::string what = "damage at " + path + ", " + state.dump();
        if (!problems.empty()) {
          ++refused;
          for (const std::string& problem : problems)
            player.demand(problem.starts_with('/') && problem.contains(' '),
                          what + " is refused without path and reason: " + problem);
          player.demand(other->hash() == before, what + " is refused but changed the table");
          continue;
        }
        accepted += state != whole;
        for (int decision = 0; decision < 20 && !other->over(); ++decision) {
          const auto broken = game.violations(*other);
          player.demand(broken.empty(), broken.empty() ? "" : what + " breaks " + broken[0]);
          const int n = static_cast<int>(
              player.aside().below(static_cast<std::uint32_t>(other->decision().options.size())));
          other->choose(n, game.propose(*other, n, player.aside()));
        }
      }
      player.play(*table);
    }
  });
  EXPECT_GT(refused, 100);
  EXPECT_GT(accepted, 10);
}

}  // namespace
}  // namespace tavola::tests
