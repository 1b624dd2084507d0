#include "server/clients/served_program.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <charconv>
#include <cstdint>
#include <fstream>
#include <limits>
#include <string>
#include <utility>

namespace tavola::server {

ServedProgram::ServedProgram(const std::string& program, const std::vector<std::string>& arguments,
                             const std::string& diary) {
  std::vector<std::string> words{program, "serve"};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);

  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0) return;
  process_ = ::fork();
  if (process_ == 0) {
    const int log = ::open(diary.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0644);
    ::dup2(ends[1], STDOUT_FILENO);
    if (log >= 0) ::dup2(log, STDERR_FILENO);
    ::execv(program.c_str(), argv.data());
    ::_exit(127);
  }
  ::close(ends[1]);
  if (process_ > 0) {
    // Sanitizers make starting slow; a program that ends closes its end of the pipe at once.
    pollfd wait{.fd = ends[0], .events = POLLIN, .revents = 0};
    char part[256];
    while (!said_.contains('\n') && ::poll(&wait, 1, 60'000) > 0) {
      const ssize_t read = ::read(ends[0], part, sizeof part);
      if (read <= 0) break;
      said_.append(part, static_cast<std::size_t>(read));
    }
    const std::size_t end = said_.find('\n');
    if (end != std::string::npos) {
      said_.resize(end);
      const char* port = said_.data() + said_.rfind(':') + 1;
      std::from_chars(port, said_.data() + said_.size(), port_);
    }
  }
  ::close(ends[0]);
}

ServedProgram::~ServedProgram() { end(SIGKILL); }

int ServedProgram::end(int signal) {
  if (process_ <= 0) return -1;
  ::kill(process_, signal);
  int status = 0;
  ::waitpid(std::exchange(process_, -1), &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

std::size_t ServedProgram::resident() const {
  std::ifstream file("/proc/" + std::to_string(process_) + "/statm");
  std::size_t all = 0, pages = 0;
  if (!(file >> all >> pages)) return 0;
  return pages * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

double ServedProgram::processor_seconds() const {
  std::ifstream file("/proc/" + std::to_string(process_) + "/stat");
  // The name in brackets may hold blanks; after it the times are the twelfth and thirteenth words.
  file.ignore(std::numeric_limits<std::streamsize>::max(), ')');
  std::string skipped;
  for (int i = 0; i < 11; ++i) file >> skipped;
  std::uint64_t user = 0, system = 0;
  if (!(file >> user >> system)) return 0;
  return static_cast<double>(user + system) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

}  // namespace tavola::server
