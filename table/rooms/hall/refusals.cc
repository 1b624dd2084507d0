#include "rooms/hall/refusals.h"

#include "core/json.h"
#include "play/json_text.h"

namespace tavola::rooms {
namespace {

std::shared_ptr<const std::string> frame(const Json& json) {
  return std::make_shared<const std::string>(play::write_json(json));
}

Json error_json(const play::Problem& problem) {
  return {{"code", problem.code}, {"message", problem.message}};
}

}  // namespace

std::shared_ptr<const std::string> refusal_frame(const Json& message, const play::Problem& problem,
                                                 std::optional<int> retry_after) {
  const auto id = message.is_object() ? message.find("id") : message.end();
  Json json = {{"type", "reply"}, {"id", nullptr}, {"ok", false}, {"error", error_json(problem)}};
  if (message.is_object() && id != message.end() && id->is_number_integer()) json["id"] = *id;
  if (retry_after) json["error"]["retry_after"] = *retry_after;
  return frame(json);
}

std::shared_ptr<const std::string> error_frame(const play::Problem& problem) {
  return frame(Json{{"type", "error"}, {"error", error_json(problem)}});
}

std::shared_ptr<const std::string> gone_frame(const std::string& url) {
  Json json = {{"type", "gone"}};
  if (!url.empty()) json["url"] = url;
  return frame(json);
}

play::Problem problem_of(const storage::Failure& failure) {
  switch (failure.fault) {
    case storage::Fault::kNoSuchTable:
      return {"no_such_table", failure.message};
    case storage::Fault::kTaken:
      return {"name_taken", failure.message};
    case storage::Fault::kNotFound:
      return {"wrong_token", failure.message};
    // What the database says may name files and addresses, which are the operator's alone.
    case storage::Fault::kFull:
      return {"busy", "The server has no room to keep this. Nothing has changed; try again later."};
    case storage::Fault::kBusy:
    case storage::Fault::kBroken:
      return {"busy", "The server cannot reach its tables now. Nothing has changed; try again."};
    default:
      return {"busy", failure.message};
  }
}

}  // namespace tavola::rooms
