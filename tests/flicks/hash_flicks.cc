// Simulates 10,000 flicks and compares their hash with the one kept in a file; `--write` keeps a
// new one. The sources of the simulation are taken in whole, so that one command compiles them with
// any compiler at any level: the bits must be the same for all of them.
#include <cstdio>
#include <cstring>

#include "physics/body.cc"   // NOLINT(bugprone-suspicious-include)
#include "physics/check.cc"  // NOLINT(bugprone-suspicious-include)
#include "physics/group.cc"  // NOLINT(bugprone-suspicious-include)
#include "physics/hash_for_tests.h"
#include "physics/meeting.cc"  // NOLINT(bugprone-suspicious-include)
#include "physics/pushes.cc"   // NOLINT(bugprone-suspicious-include)
#include "physics/run.cc"      // NOLINT(bugprone-suspicious-include)

int main(int argc, char** argv) {
  const char* file = argc > 1 ? argv[1] : "";
  char text[32];
  std::snprintf(text, sizeof text, "%016llx\n",
                static_cast<unsigned long long>(tavola::physics::hash_of_flicks(10000)));
  if (argc > 2 && std::strcmp(argv[2], "--write") == 0) {
    std::FILE* out = std::fopen(file, "w");
    if (out == nullptr || std::fputs(text, out) < 0 || std::fclose(out) != 0) return 2;
    return 0;
  }
  char kept[32] = "";
  std::FILE* in = std::fopen(file, "r");
  if (in == nullptr || std::fgets(kept, sizeof kept, in) == nullptr) {
    std::fprintf(stderr, "Usage: hash_flicks FILE [--write]; cannot read \"%s\"\n", file);
    return 2;
  }
  std::fclose(in);
  std::printf("%s", text);
  if (std::strcmp(text, kept) == 0) return 0;
  std::fprintf(
      stderr,
      "10,000 flicks are not what they were: %s is kept in %s.\nIf the simulation was meant "
      "to change, write the new one with --write.\n",
      kept, file);
  return 1;
}
