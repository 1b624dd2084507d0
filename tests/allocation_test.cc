// A decision allocates nothing: neither an answer, nor a copy, nor a resumed or disguised position
// asks for memory. The program's own count of its allocations shows it.
#include "app/commands/allocations.h"
#include "every_game.h"

namespace tavola::tests {
namespace {

/// Counts the allocations of this thread while it lives.
class AllocationGuard {
 public:
  std::uint64_t allocations() const { return app::allocations() - before_; }

 private:
  std::uint64_t before_ = app::allocations();
};

TEST(AllocationGuard, SeesAnAllocation) {
  if (!app::allocations_are_counted()) GTEST_SKIP() << "the sanitizers keep the heap";
  const AllocationGuard guard;
  std::vector<int> numbers(100);
  numbers.resize(1000);
  EXPECT_GE(guard.allocations(), 2U);
}

TEST(EveryGame, ADecisionAllocatesNothing) {
  if (!app::allocations_are_counted()) GTEST_SKIP() << "the sanitizers keep the heap";
  every_deal([](const Deal& deal) {
    Player player(deal);
    auto table = deal.table();
    auto forgetful = deal.game().new_table();
    auto resumed = deal.game().new_table();
    Position position;
    table->copy_to(position);
    forgetful->start(position, Memory::kNone);
    while (!table->over() && player.decisions() < kMostDecisions) {
      const Answer answer = player.answer(*table);
      std::uint64_t copying = 0;
      std::uint64_t choosing = 0;
      {
        const AllocationGuard guard;
        table->copy_to(position);
        resumed->start(position);
        copying = guard.allocations();
      }
      {
        const AllocationGuard guard;
        table->choose(answer.n, answer.parameters);
        forgetful->choose(answer.n, answer.parameters);
        choosing = guard.allocations();
      }
      player.demand(copying == 0, "a copy allocates " + std::to_string(copying) + " times");
      player.demand(choosing == 0, "an answer allocates " + std::to_string(choosing) + " times");
      if (table->over()) break;
      std::uint64_t disguising = 0;
      table->copy_to(position);
      {
        const AllocationGuard guard;
        deal.game().determinize(position, *table, table->decision().seat, player.aside());
        resumed->start(position, Memory::kNone);
        deal.game().evaluate(*resumed, 0);
        disguising = guard.allocations();
      }
      player.demand(disguising == 0,
                    "a disguise allocates " + std::to_string(disguising) + " times");
    }
  });
}

}  // namespace
}  // namespace tavola::tests
