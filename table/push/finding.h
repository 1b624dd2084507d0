// Where a name leads, with a limit on the time: the system's resolver knows none, so it is asked on
// a thread of its own, which is left behind when the time is over. So many may be left behind;
// while they are, no more names are looked for.
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <vector>

#include "push/secure_line.h"

namespace tavola::push {

/// What finds a name; places_of(), or a test's own.
using Finder = std::function<std::vector<Place>(const std::string& host, const std::string& port)>;

/// So many names at once are looked for in this process.
inline constexpr int kMostFinding = 32;

/// Empty if nobody knows the name, if it takes longer than the deadline, if `cut` becomes readable
/// meanwhile, or if too many names are being looked for.
std::vector<Place> find_places(const Finder& finder, const std::string& host,
                               const std::string& port, SecureLine::Deadline deadline, int cut);

}  // namespace tavola::push
