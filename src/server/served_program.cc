#include "server/served_program.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
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
    while (said_.find('\n') == std::string::npos && ::poll(&wait, 1, 60'000) > 0) {
      const ssize_t read = ::read(ends[0], part, sizeof part);
      if (read <= 0) break;
      said_.append(part, static_cast<std::size_t>(read));
    }
    const std::size_t end = said_.find('\n');
    if (end != std::string::npos) {
      said_.resize(end);
      port_ = std::atoi(said_.substr(said_.rfind(':') + 1).c_str());
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
  std::FILE* file = std::fopen(("/proc/" + std::to_string(process_) + "/statm").c_str(), "r");
  if (file == nullptr) return 0;
  unsigned long all = 0, resident = 0;
  const int read = std::fscanf(file, "%lu %lu", &all, &resident);
  std::fclose(file);
  return read == 2 ? resident * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE)) : 0;
}

double ServedProgram::processor_seconds() const {
  std::FILE* file = std::fopen(("/proc/" + std::to_string(process_) + "/stat").c_str(), "r");
  if (file == nullptr) return 0;
  unsigned long user = 0, system = 0;
  const int read = std::fscanf(
      file, "%*d (%*[^)]) %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &system);
  std::fclose(file);
  return read == 2
             ? static_cast<double>(user + system) / static_cast<double>(::sysconf(_SC_CLK_TCK))
             : 0;
}

}  // namespace tavola::server
