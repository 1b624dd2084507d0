#include "core/check.h"

#include <cstdio>
#include <cstdlib>

namespace tavola::detail {

void check_failed(const char* sentence, const char* file, int line) {
  std::fprintf(stderr, "tavola: %s (%s:%d)\n", sentence, file, line);
  std::abort();
}

}  // namespace tavola::detail
