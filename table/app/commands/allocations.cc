#include "app/commands/allocations.h"

#include <cstdlib>
#include <new>

#ifdef TAVOLA_SANITIZED

namespace tavola::app {
std::uint64_t allocations() { return 0; }
bool allocations_are_counted() { return false; }
}  // namespace tavola::app

#else

namespace {

thread_local std::uint64_t allocated = 0;

void* counted(std::size_t bytes) {
  ++allocated;
  if (void* const memory = std::malloc(bytes == 0 ? 1 : bytes)) return memory;
  std::abort();  // out of memory, which nothing here can go on from
}

void* counted(std::size_t bytes, std::align_val_t alignment) {
  ++allocated;
  const auto unit = static_cast<std::size_t>(alignment);
  if (void* const memory = std::aligned_alloc(unit, (bytes + unit - 1) / unit * unit))
    return memory;
  std::abort();
}

}  // namespace

// The array and the nothrow forms of the library call these.
void* operator new(std::size_t bytes) { return counted(bytes); }
void* operator new(std::size_t bytes, std::align_val_t alignment) {
  return counted(bytes, alignment);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }

namespace tavola::app {
std::uint64_t allocations() { return allocated; }
bool allocations_are_counted() { return true; }
}  // namespace tavola::app

#endif
