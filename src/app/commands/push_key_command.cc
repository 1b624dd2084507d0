// `tavola push-key`: makes the key by which push services know a server, for `serve --push-key`.
#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <memory>
#include <string>

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
    return refuse(errno == EEXIST ? file +
                                        " is there already; a new key would cut off every "
                                        "browser that was promised notices by it"
                                  : "cannot write " + file + ": " + std::strerror(errno));
  const bool whole = ::write(out, pem.data(), pem.size()) == static_cast<ssize_t>(pem.size());
  if (::close(out) != 0 || !whole) {
    ::unlink(file.c_str());
    return refuse("cannot write " + file, kFailed);
  }
  fmt::print("{}\n", push::base64url(key->point()));
  return kGood;
}

}  // namespace

void add_push_key_command(CommandLine& line, Program&) {
  const auto file = std::make_shared<std::string>();
  Command command =
      line.command("push-key", "Make the key with which a server tells of turns by Web Push");
  command.option("file", file.get(), "Where to write it; the public half is printed").required();
  command.footer("Example: tavola push-key /var/lib/tavola/push.pem");
  command.runs([file] { return make_push_key(*file); });
}

}  // namespace tavola::app
