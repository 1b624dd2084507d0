// A `tavola serve` in a process of its own, for tests that kill it and for measuring it from
// outside.
#pragma once

#include <sys/types.h>

#include <cstddef>
#include <string>
#include <vector>

namespace tavola::server {

class ServedProgram {
 public:
  /// Starts `program serve` with these arguments and waits until it says where it is open. What it
  /// writes to stderr is added to the file `diary`.
  ServedProgram(const std::string& program, const std::vector<std::string>& arguments,
                const std::string& diary);
  ~ServedProgram();  // by SIGKILL, if it still runs
  ServedProgram(const ServedProgram&) = delete;
  ServedProgram& operator=(const ServedProgram&) = delete;

  bool open() const { return port_ > 0; }
  int port() const { return port_; }
  pid_t process() const { return process_; }
  /// The one line that it printed.
  const std::string& said() const { return said_; }
  /// Memory in use, in bytes.
  std::size_t resident() const;
  /// Seconds of processor time used so far.
  double processor_seconds() const;
  /// Sends a signal and waits for the end; gives the exit code, or -1 if a signal ended it.
  int end(int signal);

 private:
  pid_t process_ = -1;
  int port_ = 0;
  std::string said_;
};

}  // namespace tavola::server
