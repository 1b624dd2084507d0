#include "core/check.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <exception>

namespace tavola {
namespace {

std::atomic<std::uint64_t> broken_under_guard{0};

}  // namespace

namespace detail {

void check_failed(const char* sentence, const char* file, int line) {
#ifdef __cpp_exceptions
  // While another exception is on its way a second one would end the program without a word.
  if (guards > 0 && std::uncaught_exceptions() == 0) {
    broken_under_guard.fetch_add(1, std::memory_order_relaxed);
    throw BrokenCheck{sentence, file, line};
  }
#endif
  end_program(sentence, file, line);
}

void end_program(const char* sentence, const char* file, int line) {
  std::fprintf(stderr, "tavola: %s (%s:%d)\n", sentence, file, line);
  std::abort();
}

}  // namespace detail

std::uint64_t broken_checks() { return broken_under_guard.load(std::memory_order_relaxed); }

}  // namespace tavola
