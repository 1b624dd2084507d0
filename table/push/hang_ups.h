// Whoever writes to a peer that has gone is told so by SIGPIPE, which ends the process, unless the
// process has said that it wants an error of the write instead. Everything of ours that speaks to
// others says so here: the server, the sender of notices, and the services that tests stand up.
#pragma once

#include <signal.h>

namespace tavola::push {

/// From now on a peer that goes away is an error of the write, in every thread. A handler and not
/// SIG_IGN, because programs that this one starts would inherit that and never end in a pipe.
inline void outlive_hang_ups() {
  struct sigaction nothing {};
  nothing.sa_handler = [](int) {};
  nothing.sa_flags = SA_RESTART;
  sigemptyset(&nothing.sa_mask);
  ::sigaction(SIGPIPE, &nothing, nullptr);
}

}  // namespace tavola::push
