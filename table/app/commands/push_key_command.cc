// `tavola push-key`: makes the key by which push services know a server, for `serve --push-key`.
#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <memory>
#include <string>

#include "app/command_words.h"
#include "app/commands/command.h"
#include "push/base64url.h"
#include "push/key.h"

namespace tavola::app {
namespace {

int make_push_key(const std::string& file) {
  const auto key = push::Key::make();
  if (!key) return refuse(key.error(), kFailed);
  const std::string pem = key->pem();
  // Browsers that were promised notices by one key hear nothing by another, so none is replaced.
  const int out = ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (out < 0)
    return refuse(says(errno == EEXIST ? "push-key.exists" : "error.unwritten", {{"file", file}}));
  const bool whole = ::write(out, pem.data(), pem.size()) == static_cast<ssize_t>(pem.size());
  if (::close(out) != 0 || !whole) {
    ::unlink(file.c_str());
    return refuse(says("error.unwritten", {{"file", file}}), kFailed);
  }
  fmt::print("{}\n", push::base64url(key->point()));
  return kGood;
}

}  // namespace

void add_push_key_command(CommandLine& line, Program&) {
  const auto file = std::make_shared<std::string>();
  Command command = line.command("push-key");
  command.option("file", file.get()).required();
  command.example("tavola push-key /var/lib/tavola/push.pem");
  command.runs([file] { return make_push_key(*file); });
}

}  // namespace tavola::app
