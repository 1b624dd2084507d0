#include "rooms/hall/guests.h"

#include "core/json.h"
#include "play/json_text.h"
#include "rooms/hall/refusals.h"
#include "rooms/kept/seal.h"

namespace tavola::rooms {
namespace {

/// A frame of a client is at most this long.
constexpr std::size_t kLongestFrame = std::size_t{64} << 10U;
/// The longest session there could be.
constexpr std::size_t kLongestSession = 64;
/// So many messages wait until it is known who somebody is.
constexpr std::size_t kMostBeforeKnown = 32;

}  // namespace

bool Visit::keep(std::string_view text) {
  if (ahead.size() >= kMostBeforeKnown) return false;
  ahead.emplace_back(text);
  return true;
}

play::Expected<Json> read_message(std::string_view text) {
  if (text.size() > kLongestFrame)
    return play::problem("too_large", "A message has at most 64 KiB.");
  play::Expected<Json> json = play::read_json(text);
  if (!json) return play::problem("bad_json", json.error().message);
  if (!json->is_object()) return play::problem("bad_request", "A message is a JSON object.");
  const auto id = json->find("id");
  std::int64_t number = 0;
  if (id == json->end() || !play::read_integer(*id, 0, (std::int64_t{1} << 53) - 1, number))
    return play::problem(id == json->end() ? "missing_field" : "bad_field",
                         "\"id\" should be a whole number, which the reply repeats.");
  const auto what = json->find("do");
  if (what == json->end() || !what->is_string())
    return play::problem(what == json->end() ? "missing_field" : "bad_field",
                         "\"do\" should be the name of what to do, such as \"sit\".");
  return json;
}

play::Expected<bool> has_session(const Json& message) {
  const auto session = message.find("session");
  if (session == message.end()) return false;
  if (!session->is_string() || session->get_ref<const std::string&>().size() > kLongestSession)
    return play::problem("bad_field", "\"session\" should be the session of an account.");
  return true;
}

play::Expected<> know_account(storage::Storage& storage, Json& message) {
  const auto account =
      storage.session(token_hash(message["session"].get_ref<const std::string&>()));
  message.erase("session");
  if (account)
    message["session"] = account->id;
  else if (account.error().fault != storage::Fault::kNotFound)
    return std::unexpected(problem_of(account.error()));
  return {};
}

}  // namespace tavola::rooms
