// What nobody may learn: private events reach their seat alone, and no message to a viewer depends
// on what that viewer cannot know.
#include <set>

#include "play/json_text.h"
#include "play/open_title.h"
#include "rooms/kept/stored_log.h"
#include "rooms/room/room_for_tests.h"

namespace tavola::rooms {
namespace {

/// Everything a guest is sent who comes to the table, asks to see it again, and looks on.
std::vector<std::string> all_that_is_sent(const StoredTable& stored, const std::string& token) {
  TestTable table(stored);
  table.come(1, {token});
  for (const std::size_t at : {std::size_t{0}, table.session().point()})
    table.say(1, {{"do", "replay"}, {"at", at}, {"curve", true}});
  table.house.run();
  EXPECT_EQ(table.guest(1).last("reply")["ok"], true);
  std::vector<std::string> texts;
  for (Json each : table.guest(1).heard) {
    each.erase("hash");  // of the whole position: what it was made from cannot be found from it
    texts.push_back(each.dump());
  }
  return texts;
}

/// A table that a referee has set to a state, and nothing else has happened at.
StoredTable table_set_to(const std::string& game, int seats, const Json& state) {
  TestTable blank(game, seats, 1);
  auto session = play::Session::load(*stored_log(blank.stored));
  EXPECT_TRUE(session);
  const auto set = session->set_state(state);
  EXPECT_TRUE(set) << set.error().message;
  return {blank.stored.header, {play::write_json(session->save_record(0))}};
}

TEST(RoomSecret, NoMessageDependsOnWhatItsReaderCannotKnow) {
  int compared = 0;
  std::set<std::string> hidden;
  for (const std::string game : {"salem", "toy"}) {
    const scene::Title& title = **play::open_title(game);
    const int seats = title.game().most_seats() < 4 ? title.game().most_seats() : 4;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      auto table = title.game().new_table();
      auto other = title.game().new_table();
      title.game().deal(*table, title.game().standard_setup(seats, seed));
      Random random(seed);
      for (int i = 0; !table->over() && i < 400; ++i) {
        if (table->at_rest() && random.below(12) == 0) {
          const StoredTable real = table_set_to(game, seats, title.game().state_to_json(*table));
          for (Seat viewer : {Seat{0}, Seat{1}, Seat{3}, kSpectator}) {
            Position position;
            table->copy_to(position);
            title.game().determinize(position, *table, viewer, random);
            ASSERT_TRUE(other->start(position));
            const Json disguised = title.game().state_to_json(*other);
            hidden.insert(disguised.dump());
            const std::string token =
                viewer == kSpectator ? "watch" : "seat" + std::to_string(viewer);
            const auto a = all_that_is_sent(real, token);
            const auto b = all_that_is_sent(table_set_to(game, seats, disguised), token);
            ASSERT_EQ(a.size(), b.size());
            for (std::size_t k = 0; k < a.size(); ++k)
              ASSERT_EQ(a[k] == b[k], true)
                  << game << ", " << token << " is told apart what it cannot know by "
                  << a[k].substr(0, 60);
            ++compared;
          }
        }
        const auto count = static_cast<std::uint32_t>(table->decision().options.size());
        const int n = static_cast<int>(random.below(count));
        table->choose(n, title.game().propose(*table, n, random));
      }
    }
  }
  EXPECT_GT(compared, 40);
  EXPECT_GT(hidden.size(), 40U) << "nothing was hidden";
}

TEST(RoomSecret, PrivateEventsReachTheirSeatAlone) {
  int told = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    TestTable table("salem", 4, seed);
    for (GuestId id = 1; id <= 4; ++id) table.come(id, {"seat" + std::to_string(id - 1)});
    table.come(5, {"watch"});
    table.come(6, {"seat0", "seat1", "seat2", "seat3"});  // hot-seat, nobody looks
    Random random(seed);
    while (!table.session().table().over()) {
      const std::size_t before = table.session().point();
      ASSERT_EQ(table.code(table.choose_any(random)), "ok");
      SeatSet hearers;
      std::size_t secrets = 0;
      for (std::size_t i = before; i < table.session().point(); ++i)
        for (const Event& event : table.session().record(i).events) {
          if (event.audience == SeatSet::everybody()) continue;
          for (Seat seat = 0; seat < 4; ++seat)
            if (event.audience.has(seat)) hearers.add(seat);
          ++secrets;
        }
      for (GuestId id = 1; id <= 6; ++id) {
        std::size_t heard = 0;
        const Json log = table.guest(id).last("log");
        for (const Json& entry : log["entries"]) heard += entry.contains("private");
        const bool may = id <= 4 && hearers.has(static_cast<Seat>(id - 1));
        if (!may) {
          ASSERT_EQ(heard, 0U) << "guest " << id;
        } else if (secrets == 1) {
          ASSERT_EQ(heard, 1U);
        }
        told += static_cast<int>(heard);
      }
    }
    EXPECT_EQ(table.guest(5).log(), table.guest(6).log());
    EXPECT_EQ(table.guest(5).scene()["viewer"], "spectator");
  }
  EXPECT_GT(told, 3) << "nothing private happened in these games";
}

}  // namespace
}  // namespace tavola::rooms
