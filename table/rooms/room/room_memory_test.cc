// What a table costs in memory while people sit at it: a server keeps thousands of them.
#include <malloc.h>

#include <cstdio>

#include "rooms/room/room_for_tests.h"

namespace tavola::rooms {
namespace {

#ifndef TAVOLA_SANITIZED

class Listless final : public Guest {
 public:
  void send(std::shared_ptr<const std::string>) override {}
  void close(std::string_view) override {}
};

std::size_t bytes_in_use() {
  const struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

TEST(RoomMemory, ATableOfFourStaysSmall) {
  constexpr int kRooms = 100;
  const auto stored = new_stored_table(TestTable::wishes("salem", 4, 3), TestTable::keys(4), 1);
  ASSERT_TRUE(stored);
  TestHouse house;
  const auto open_one = [&] {
    auto room = *Room::open(house, {}, *stored);
    for (GuestId id = 1; id <= 4; ++id) {
      room->enter(id, std::make_shared<Listless>());
      room->receive(id, {{"id", 1},
                         {"do", "sit"},
                         {"table", "k3m9"},
                         {"tokens", {"seat" + std::to_string(id - 1)}}});
    }
    return room;
  };
  open_one();  // what is made once for all tables is not counted
  const std::size_t before = bytes_in_use();
  std::vector<std::unique_ptr<Room>> rooms;
  for (int i = 0; i < kRooms; ++i) rooms.push_back(open_one());
  const std::size_t fresh = (bytes_in_use() - before) / kRooms;
  Random random(5);
  for (const auto& room : rooms)
    for (int i = 0; i < 60 && !room->session().table().over(); ++i) {
      const auto& decision = room->session().table().decision();
      const auto count = static_cast<std::uint32_t>(decision.options.size());
      room->receive(decision.seat + 1U, {{"id", 2},
                                         {"do", "choose"},
                                         {"revision", room->session().log().size()},
                                         {"n", random.below(count)}});
      house.settle();
      house.entries.clear();
    }
  const std::size_t played = (bytes_in_use() - before) / kRooms;
  RecordProperty("fresh", static_cast<int>(fresh));
  RecordProperty("played", static_cast<int>(played));
  std::printf("bytes of a table of four: %zu fresh, %zu after 60 choices\n", fresh, played);
  EXPECT_LT(fresh, 200U << 10U);
  EXPECT_LT(played, 200U << 10U);
}

#endif

}  // namespace
}  // namespace tavola::rooms
