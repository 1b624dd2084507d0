// What a seat knows and what it cannot know: when everything hidden from a viewer is dealt anew,
// the viewer's scene stays as it is, in the middle of a rule too, and hidden things do change.
#include <set>

#include "core/json.h"
#include "every_game.h"
#include "scene/describe.h"
#include "scene/scene.h"

namespace tavola::tests {
namespace {

std::vector<Seat> viewers(const Deal& deal) {
  std::vector<Seat> list = {kSpectator};
  for (Seat seat = 0; seat < deal.setup.seats; ++seat) list.push_back(seat);
  return list;
}

std::string named(Seat viewer) {
  return viewer == kSpectator ? "the spectator" : "seat " + std::to_string(viewer);
}

/// A state without its generators: what lies on the table, hidden things included.
Json things_of(Json state) {
  if (!state.is_structured()) return state;
  for (auto it = state.begin(); it != state.end();) {
    const bool generator =
        it->is_object() && it->size() == 5 && it->contains("key_0") && it->contains("drawn");
    if (generator) {
      it = state.erase(it);
    } else {
      *it = things_of(*it);
      ++it;
    }
  }
  return state;
}

TEST(EveryGame, ADisguisedPositionLooksTheSameToItsViewer) {
  int in_mid_rule = 0;
  every_deal([&](const Deal& deal) {
    Player player(deal);
    const Game& game = deal.game();
    auto table = deal.table();
    auto other = game.new_table();
    Position position;
    while (!table->over() && player.decisions() < kMostDecisions) {
      const bool look = player.now_and_then(20);
      for (Seat viewer : look ? viewers(deal) : std::vector<Seat>{}) {
        const scene::Scene seen = scene::describe(*deal.title, *table, viewer);
        const scene::Scene seen_by_all = scene::describe(*deal.title, *table, kSpectator);
        in_mid_rule += !table->at_rest();
        for (int i = 0; i < 3; ++i) {
          table->copy_to(position);
          game.determinize(position, *table, viewer, player.aside());
          player.demand(other->start(position),
                        "disguised for " + named(viewer) + " the tape does not fit the rules");
          const auto broken = game.violations(*other);
          player.demand(broken.empty(), broken.empty() ? "" : "disguised: " + broken[0]);
          player.demand(scene::describe(*deal.title, *other, viewer) == seen,
                        named(viewer) + " sees a difference between what it cannot tell apart");
          player.demand(scene::describe(*deal.title, *other, kSpectator) == seen_by_all,
                        "disguised for " + named(viewer) + ", what all know changed");
          player.demand(other->decision().seat == table->decision().seat &&
                            other->decision().prompt == table->decision().prompt,
                        "disguised for " + named(viewer) + " another question is open");
        }
      }
      player.play(*table);
    }
  });
  EXPECT_GT(in_mid_rule, 0) << "nothing was disguised in the middle of a rule";
}

TEST(EveryGame, ADisguisedPositionCanBePlayedToTheEnd) {
  every_deal(
      [](const Deal& deal) {
        Player player(deal);
        const Game& game = deal.game();
        auto table = deal.table();
        auto other = game.new_table();
        Position position;
        while (!table->over() && player.decisions() < kMostDecisions) {
          if (player.now_and_then(20)) {
            table->copy_to(position);
            game.determinize(position, *table, table->decision().seat, player.aside());
            const auto memory = player.now_and_then(2) ? Memory::kNone : Memory::kPositions;
            player.demand(other->start(position, memory), "the disguised position does not start");
            for (int decision = 0; !other->over(); ++decision) {
              player.demand(decision < kMostDecisions, "the disguised game does not end");
              const int n = static_cast<int>(player.aside().below(
                  static_cast<std::uint32_t>(other->decision().options.size())));
              other->choose(n, game.propose(*other, n, player.aside()));
              if (decision % 8 != 0) continue;
              const auto broken = game.violations(*other);
              player.demand(broken.empty(), broken.empty() ? "" : "disguised: " + broken[0]);
            }
          }
          player.play(*table);
        }
      },
      std::max(2, kDeals / 2));
}

/// Games in which nothing is hidden from anybody.
const std::set<std::string> kOpenGames = {"catacombs", "arkham", "avalon"};

TEST(EveryGame, HiddenThingsAreDealtAnew) {
  std::set<std::string> rigid;
  for (const std::string& id : games::ids(true))
    if (!kOpenGames.contains(id)) rigid.insert(id);
  every_deal([&](const Deal& deal) {
    const Game& game = deal.game();
    Player player(deal);
    auto table = deal.table();
    auto other = game.new_table();
    const std::string id(game.id());
    const Json real = things_of(game.state_to_json(*table));
    Position position;
    std::set<std::string> imagined;
    for (int i = 0; i < 30; ++i) {
      table->copy_to(position);
      game.determinize(position, *table, kSpectator, player.aside());
      player.demand(other->start(position), "the disguised position does not start");
      imagined.insert(things_of(game.state_to_json(*other)).dump());
    }
    if (imagined.size() > 1) rigid.erase(id);
    player.demand(!kOpenGames.contains(id) || imagined == std::set{real.dump()},
                  "a game without secrets changes when it is disguised");
  });
  EXPECT_TRUE(rigid.empty()) << "nothing changes when " << *rigid.begin() << " is disguised";
}

TEST(EveryGame, LuckIsDealtAnewToo) {
  every_deal([](const Deal& deal) {
    const Game& game = deal.game();
    Player player(deal);
    auto table = deal.table();
    auto other = game.new_table();
    Position position;
    std::set<std::uint64_t> ends;
    for (int i = 0; i < 8; ++i) {
      table->copy_to(position);
      game.determinize(position, *table, table->decision().seat, player.aside());
      player.demand(other->start(position), "the disguised position does not start");
      ends.insert(other->hash());
    }
    player.demand(ends.size() == 8, "disguising does not change the luck to come");
  });
}

}  // namespace
}  // namespace tavola::tests
