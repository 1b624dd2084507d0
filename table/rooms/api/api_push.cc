// Who is told by Web Push that their turn has come: a browser names its address at a push service
// and the tables at which it holds seats.
#include <algorithm>
#include <set>

#include "core/json.h"
#include "play/engine/request.h"
#include "push/base64url.h"
#include "push/endpoint.h"
#include "push/message.h"
#include "rooms/api/api.h"
#include "rooms/hall/refusals.h"

namespace tavola::rooms {
namespace {

/// Browsers that are told of one seat's turn; of more the oldest is told no longer.
constexpr std::size_t kMostBrowsers = 8;
/// Of how many tables a browser may ask to be told at once, and with how many tokens each.
constexpr std::size_t kMostTablesToTell = 100;
constexpr std::size_t kMostTokens = 18;

std::unexpected<Refused> too_much(int wait) {
  return std::unexpected(Refused({"too_fast", "Too much from your address; wait a little."}, wait));
}

}  // namespace

Api::Reply Api::see_push(const Request&, const Parts&) {
  return Json{{"key", settings_.push_key.empty() ? Json(nullptr) : Json(settings_.push_key)}};
}

Api::Reply Api::keep_push(const Request& request, const Parts&) {
  if (settings_.push_key.empty())
    return play::problem("no_push", "This server tells nobody of turns; it was given no key.");
  if (const auto wait = push_patience_.ask(request.address)) return too_much(*wait);
  const std::string expected =
      R"(a list of at most 100 tables such as {"table":"k3m9q2xa","tokens":["…"]})";
  const auto body = body_of(request, {"endpoint", "p256dh", "auth", "lang", "tables"});
  if (!body) return std::unexpected(body.error());
  play::Request fields(*body);
  storage::PushRow row;
  row.endpoint = fields.text("endpoint");
  row.key = fields.text("p256dh");
  row.secret = fields.text("auth");
  row.language = words::code(fields.language(words::Language::kEnglish));
  const Json& list = fields.any("tables", expected);
  if (!list.is_array() || list.size() > kMostTablesToTell) fields.wrong("tables", expected);
  if (fields.problem()) return std::unexpected(*fields.problem());
  if (const auto endpoint = push::read_endpoint(row.endpoint); !endpoint)
    return play::problem("bad_field", "\"endpoint\": " + endpoint.error() + ".");
  const auto receiver = push::read_receiver(row.key, row.secret);
  if (!receiver) return play::problem("bad_field", receiver.error() + ".");
  // As long as they have to be, whatever they came with.
  row.key = push::base64url(receiver->point);
  row.secret = push::base64url(receiver->secret);
  std::int64_t seats = 0;
  std::set<std::string> seen;
  for (const Json& each : list) {
    if (!each.is_object() || each.size() != 2 || !each.contains("table") ||
        !each["table"].is_string() || !each.contains("tokens") || !each["tokens"].is_array() ||
        each["tokens"].size() > kMostTokens)
      return play::problem("bad_field", "\"tables\" should be " + expected + ".");
    if (!seen.insert(each["table"].get<std::string>()).second) continue;
    const auto table = storage_.look(each["table"].get<std::string>());
    if (!table) continue;  // it was cleared away
    const auto keys = keys_at(*table);
    if (!keys) continue;
    std::vector<std::string> tokens;
    for (const Json& token : each["tokens"])
      if (token.is_string()) tokens.push_back(token.get<std::string>());
    row.table = table->id;
    for (const Seat seat : claim(*keys, tokens).seats) {
      row.token = keys->seats[seat];
      // Every page that is opened says the same again: what is kept already costs no write.
      if (const auto known = storage_.pushes(row.table, row.token);
          known && std::ranges::find(*known, row) != known->end()) {
        ++seats;
        continue;
      }
      const auto kept = storage_.keep_push(row, kMostBrowsers);
      if (kept) ++seats;
      if (!kept && kept.error().fault != storage::Fault::kNoSuchTable)
        return std::unexpected(problem_of(kept.error()));
    }
  }
  return Json{{"seats", seats}};
}

Api::Reply Api::forget_push(const Request& request, const Parts&) {
  if (const auto wait = push_patience_.ask(request.address)) return too_much(*wait);
  const auto body = body_of(request, {"endpoint"});
  if (!body) return std::unexpected(body.error());
  play::Request fields(*body);
  const std::string endpoint = fields.text("endpoint");
  if (fields.problem()) return std::unexpected(*fields.problem());
  if (const auto done = storage_.drop_push(endpoint); !done)
    return std::unexpected(problem_of(done.error()));
  return Json(Json::object());
}

}  // namespace tavola::rooms
