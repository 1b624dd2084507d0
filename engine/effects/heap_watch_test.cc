// The heap as the tests of this folder see it: every trip to it is counted while a HeapWatch lives.
// It has a file to itself, because a compiler that sees both sides warns of the pairing.
#include <cstdlib>
#include <new>

#include "effects/parlour_for_tests.h"

namespace {
bool counting = false;
int count = 0;
}  // namespace

void* operator new(std::size_t bytes) {
  if (counting) ++count;
  void* memory = std::malloc(bytes == 0 ? 1 : bytes);
  if (memory == nullptr) std::abort();
  return memory;
}
// std::stable_sort asks so for its buffer, and must be given what the delete below takes back.
void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept {
  if (counting) ++count;
  return std::malloc(bytes == 0 ? 1 : bytes);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace tavola::effects::parlour {

HeapWatch::HeapWatch() {
  count = 0;
  counting = true;
}
HeapWatch::~HeapWatch() { counting = false; }
int HeapWatch::trips() const { return count; }

}  // namespace tavola::effects::parlour
