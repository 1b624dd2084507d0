// Starts a command as a shell does and waits for its end, for tests of the program from outside.
#pragma once

#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <string>

namespace tavola {

struct Ended {
  int code = -1;
  std::string said;
};

inline Ended run_in_shell(const std::string& command) {
  Ended ended;
  // NOLINTNEXTLINE(bugprone-command-processor): a shell is what people start it from
  std::FILE* pipe = ::popen(command.c_str(), "r");
  if (pipe == nullptr) return ended;
  std::array<char, 4096> part;
  while (const std::size_t count = std::fread(part.data(), 1, part.size(), pipe))
    ended.said.append(part.data(), count);
  const int status = ::pclose(pipe);
  ended.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return ended;
}

}  // namespace tavola
