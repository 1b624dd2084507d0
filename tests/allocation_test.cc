// A decision allocates nothing: neither an answer, nor a copy, nor a resumed or disguised position
// asks for memory. This program counts every allocation of its own to show it.
#include <atomic>
#include <cstdlib>
#include <new>

#include "every_game.h"

namespace {

thread_local std::size_t g_allocations = 0;

void* counted(std::size_t bytes, std::size_t alignment) {
  ++g_allocations;
  void* memory =
      alignment > alignof(std::max_align_t)
          ? std::aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment)
          : std::malloc(bytes == 0 ? 1 : bytes);
  if (memory == nullptr) std::abort();
  return memory;
}

}  // namespace

void* operator new(std::size_t bytes) { return counted(bytes, 0); }
void* operator new[](std::size_t bytes) { return counted(bytes, 0); }
void* operator new(std::size_t bytes, std::align_val_t alignment) {
  return counted(bytes, static_cast<std::size_t>(alignment));
}
void* operator new[](std::size_t bytes, std::align_val_t alignment) {
  return counted(bytes, static_cast<std::size_t>(alignment));
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }

namespace tavola::tests {
namespace {

/// Counts the allocations of this thread while it lives.
class AllocationGuard {
 public:
  std::size_t allocations() const { return g_allocations - before_; }

 private:
  std::size_t before_ = g_allocations;
};

TEST(AllocationGuard, SeesAnAllocation) {
  const AllocationGuard guard;
  std::vector<int> numbers(100);
  numbers.resize(1000);
  EXPECT_GE(guard.allocations(), 2U);
}

TEST(EveryGame, ADecisionAllocatesNothing) {
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
      std::size_t copying = 0;
      std::size_t choosing = 0;
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
      std::size_t disguising = 0;
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
