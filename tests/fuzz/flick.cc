// A flick file may be anybody's: whatever stands in it, there is a reason or an outcome that keeps
// every body, either on the board or with the point where it left.
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "play/flick_file.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace tavola;
  const auto file = play::read_flick(std::string_view(reinterpret_cast<const char*>(data), size));
  if (!file) {
    if (file.error().empty()) std::abort();
    return 0;
  }
  physics::Laws laws;
  laws.most_events = 2000;  // a run of the longest flicks would take the fuzzer's time
  static physics::Simulation simulation(laws);
  const auto done = simulation.flick(file->board, file->bodies, file->flick);
  if (!done) {
    if (physics::sentence(done.error()).empty()) std::abort();
    return 0;
  }
  const physics::Outcome& outcome = **done;
  if (outcome.rest.size() + outcome.left.size() != file->bodies.size()) std::abort();
  for (const physics::Body& body : outcome.rest)
    if (!std::isfinite(body.x) || !std::isfinite(body.y)) std::abort();
  if (play::write_outcome(outcome, *file).empty()) std::abort();
  return 0;
}
