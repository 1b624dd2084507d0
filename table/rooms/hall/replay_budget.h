// How long a table is played again for somebody: so many steps, so much time of the processor, and
// no longer than they wait for it.
#pragma once

#include <chrono>
#include <cstddef>

#include "play/session/replay_limits.h"
#include "rooms/work/errand.h"

namespace tavola::rooms {

/// Time of the processor that this thread has used: a busy machine refuses nobody whom an idle one
/// would not.
std::chrono::nanoseconds thread_time();

/// The limits of a replay on this thread, from now on.
play::ReplayLimits replay_limits(const Leave& leave, std::size_t most_steps,
                                 std::chrono::milliseconds most_time);

}  // namespace tavola::rooms
