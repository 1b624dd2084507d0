#include "rooms/hall/replay_budget.h"

#include <ctime>
#include <string>

namespace tavola::rooms {

std::chrono::nanoseconds thread_time() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

play::ReplayLimits replay_limits(const Leave& leave, std::size_t most_steps,
                                 std::chrono::milliseconds most_time) {
  play::ReplayLimits limits;
  limits.most_steps = most_steps;
  limits.may_go_on = [over = leave.over, most_time, begun = thread_time()]() -> play::Expected<> {
    if (over && over())
      return play::problem(play::ReplayLimits::kGivenUp, "Nobody waits for this table any more.");
    if (thread_time() - begun <= most_time) return {};
    return play::problem(play::ReplayLimits::kTooMuch,
                         "Playing this table again takes longer than " +
                             std::to_string(most_time.count() / 1000) +
                             " seconds, which is more than this server gives it.");
  };
  return limits;
}

}  // namespace tavola::rooms
