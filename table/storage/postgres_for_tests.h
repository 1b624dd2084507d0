// A private PostgreSQL for tests: a cluster of its own in a temporary folder, reached through a
// socket in that folder and gone with the object. If the machine has no PostgreSQL server, the test
// that asks for one fails.
#pragma once

#include <fcntl.h>
#include <grp.h>
#include <pwd.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "storage/storage.h"

namespace tavola::storage {

class PrivatePostgres {
 public:
  PrivatePostgres() {
    std::string name = (std::filesystem::temp_directory_path() / "tavola_pg_XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) {
      error_ = "no temporary folder";
      return;
    }
    folder_ = name;
    find_programs();
    if (programs_.empty()) {
      error_ = "PostgreSQL's server programs are missing: install the package postgresql";
      return;
    }
    // The server refuses to run as root.
    if (::geteuid() == 0) {
      const passwd* user = ::getpwnam("postgres");
      if (user == nullptr) user = ::getpwnam("nobody");
      if (user == nullptr) {
        error_ = "neither postgres nor nobody is a user";
        return;
      }
      user_ = user->pw_uid;
      group_ = user->pw_gid;
      (void)::chown(folder_.c_str(), user_, group_);
    }
    const int made = wait_for(spawn({programs_ + "/initdb", "-D", folder_ + "/data", "-A", "trust",
                                     "-U", "tavola", "--no-sync", "-E", "UTF8", "--locale=C"}));
    if (made != 0) {
      error_ = "initdb failed: " + log();
      return;
    }
    start();
  }
  ~PrivatePostgres() {
    stop();
    std::error_code ignored;
    if (!folder_.empty()) std::filesystem::remove_all(folder_, ignored);
  }
  PrivatePostgres(const PrivatePostgres&) = delete;
  PrivatePostgres& operator=(const PrivatePostgres&) = delete;

  /// Empty when it runs.
  const std::string& error() const { return error_; }
  std::string url() const {
    return "postgresql:///postgres?host=" + folder_ + "&user=tavola&port=5432";
  }
  const std::string& folder() const { return folder_; }

  /// As if the machine of the database were restarted.
  void start() {
    if (server_ > 0 || programs_.empty()) return;
    server_ = spawn({programs_ + "/postgres", "-D", folder_ + "/data", "-k", folder_, "-c",
                     "listen_addresses=", "-c", "port=5432", "-c", "fsync=off", "-c",
                     "max_connections=60", "-c", "shared_buffers=16MB"});
    for (int tries = 0; tries < 600; ++tries) {
      if (wait_for(spawn({programs_ + "/pg_isready", "-q", "-h", folder_, "-U", "tavola"})) == 0)
        return;
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    error_ = "PostgreSQL does not start: " + log();
  }
  void stop() {
    if (server_ <= 0) return;
    ::kill(server_, SIGQUIT);
    wait_for(server_);
    server_ = -1;
  }

 private:
  /// Debian's newest, or another folder that has all that is needed: some have links to a part of
  /// it.
  void find_programs() {
    std::vector<std::string> found;
    std::error_code error;
    for (const auto& version : std::filesystem::directory_iterator("/usr/lib/postgresql", error))
      found.push_back((version.path() / "bin").string());
    std::ranges::sort(found, std::ranges::greater{});
    for (const char* folder : {"/usr/bin", "/usr/local/bin", "/usr/local/pgsql/bin"})
      found.emplace_back(folder);
    const auto complete = std::ranges::find_if(found, [](const std::string& folder) {
      return std::ranges::all_of(
          std::vector<std::string>{"/initdb", "/postgres", "/pg_isready"},
          [&](const std::string& program) { return std::filesystem::exists(folder + program); });
    });
    if (complete != found.end()) programs_ = *complete;
  }

  std::string log() const {
    std::ifstream in(folder_ + "/log");
    std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    return text.size() > 2000 ? text.substr(text.size() - 2000) : text;
  }

  pid_t spawn(const std::vector<std::string>& words) {
    std::vector<char*> arguments;
    for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    const std::string log = folder_ + "/log";
    const pid_t child = ::fork();
    if (child != 0) return child;
    const int out = ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    ::dup2(out, 1);
    ::dup2(out, 2);
    if (user_ != 0 &&
        (::setgroups(0, nullptr) != 0 || ::setgid(group_) != 0 || ::setuid(user_) != 0))
      ::_exit(126);
    if (::chdir(folder_.c_str()) != 0) ::_exit(126);
    ::prctl(PR_SET_PDEATHSIG, SIGQUIT);
    ::execv(arguments[0], arguments.data());
    ::_exit(127);
  }

  static int wait_for(pid_t child) {
    int status = 0;
    while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128;
  }

  std::string folder_, programs_, error_;
  uid_t user_ = 0;
  gid_t group_ = 0;
  pid_t server_ = -1;
};

}  // namespace tavola::storage
