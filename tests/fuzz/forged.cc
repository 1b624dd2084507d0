// A forged rest point or a forged hand-over of a chapter, opened and played on: it is refused with
// a path and a reason, or no promise is broken and no check breaks, whatever is answered. An input
// says which record, for how many seats, what is changed in it, and then what is answered.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "../damaged_records.h"
#include "../forged_records.h"
#include "core/chapters.h"
#include "games/registry.h"
#include "scene/titles/title.h"

namespace {

using namespace tavola;

/// A record as it may be, to be changed.
struct Whole {
  const Game* game = nullptr;
  bool handed_on = false;
  Json record;
};

/// The bytes of an input as a source of numbers; 0 when they are used up.
struct Bytes {
  const std::uint8_t* data;
  std::size_t size;
  std::uint32_t below(std::uint32_t bound) {
    if (bound <= 1 || size == 0) return 0;
    std::uint32_t number = *data++;
    if (--size > 0 && bound > 256) {
      number = number << 8U | *data++;
      --size;
    }
    return number % bound;
  }
};

std::vector<Whole>& wholes() {
  static std::vector<Whole> all;
  return all;
}

void refuse_without_reason(const std::vector<std::string>& problems) {
  for (const std::string& problem : problems)
    if (!problem.starts_with('/') || !problem.contains(' ')) std::abort();
}

}  // namespace

// Games are loaded before the time of the fuzzer begins.
extern "C" int LLVMFuzzerInitialize(int*, char***) {
  for (const std::string& id : games::ids(true)) {
    const auto title = games::open(id);
    if (!title) std::abort();
    const Game& game = (*title)->game();
    for (const int seats : {game.least_seats(), game.most_seats()}) {
      Random random(static_cast<std::uint64_t>(seats));
      const auto table = game.new_table();
      game.deal(*table, game.full_setup(seats, random.next64()));
      for (int decision = 0; decision < 90 && !table->over(); ++decision) {
        if (decision % 15 == 0 && table->at_rest())
          wholes().push_back({&game, false, game.state_to_json(*table)});
        const auto n = static_cast<int>(
            random.below(static_cast<std::uint32_t>(table->decision().options.size())));
        table->choose(n, game.propose(*table, n, random));
      }
    }
    if (dynamic_cast<const Chapters*>(&game) != nullptr)
      for (const char* name : tests::kForged)
        wholes().push_back({&game, true, tests::handed_on(name)});
  }
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 4) return 0;
  Bytes bytes{data, size};
  const Whole& whole = wholes()[bytes.below(static_cast<std::uint32_t>(wholes().size()))];
  const Game& game = *whole.game;
  const int seats = game.least_seats() + static_cast<int>(bytes.below(static_cast<std::uint32_t>(
                                             game.most_seats() - game.least_seats() + 1)));
  Json record = whole.record;
  for (std::uint32_t changes = 1 + bytes.below(3); changes > 0; --changes)
    tests::damage(record, bytes);
  const std::unique_ptr<Table> table = game.new_table();
  if (whole.handed_on) {
    const auto& chapters = dynamic_cast<const Chapters&>(game);
    const Setup setup = game.standard_setup(seats, 1);
    if (const auto against = chapters.objections(setup, record); !against.empty()) {
      refuse_without_reason(against);
      return 0;
    }
    chapters.deal_from(*table, setup, record);
  } else if (const auto problems = game.state_from_json(*table, record); !problems.empty()) {
    refuse_without_reason(problems);
    return 0;
  }
  if (const std::string broken = tests::play_on(game, *table, bytes, 40); !broken.empty()) {
    std::fprintf(stderr, "%s: %s\n", std::string(game.id()).c_str(), broken.c_str());
    std::abort();
  }
  return 0;
}
