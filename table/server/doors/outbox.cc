#include "server/doors/outbox.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace tavola::server {
namespace {

// Folding costs reading JSON, so it is done only for those who are behind by this much.
constexpr std::size_t kBehindMessages = 16;
constexpr std::size_t kBehindBytes = std::size_t{256} * 1024;

bool may_be_scene(const std::string& text) { return text.contains("\"type\":\"scene\""); }

std::optional<nlohmann::json> read_scene(const std::string& text) {
  if (!may_be_scene(text)) return std::nullopt;
  auto json = nlohmann::json::parse(text, nullptr, false);
  if (!json.is_object() || json.value("type", "") != "scene") return std::nullopt;
  if (!json.contains("scene") || !json["scene"].is_object()) return std::nullopt;
  if (json.contains("same") && !json["same"].is_array()) return std::nullopt;
  return json;
}

}  // namespace

std::optional<std::string> fold_scenes(const std::string& older, const std::string& newer) {
  const auto before = read_scene(older);
  auto after = read_scene(newer);
  if (!before || !after) return std::nullopt;
  const auto before_same = before->value("same", nlohmann::json::array());
  nlohmann::json still_same = nlohmann::json::array();
  for (const auto& part : after->value("same", nlohmann::json::array())) {
    if (!part.is_string()) return std::nullopt;
    const auto& name = part.get_ref<const std::string&>();
    if ((*before)["scene"].contains(name))
      (*after)["scene"][name] = (*before)["scene"][name];
    else if (std::ranges::find(before_same, part) != before_same.end())
      still_same.push_back(part);
    // Otherwise the older scene left the part empty, and so does this one.
  }
  (*after)["same"] = std::move(still_same);
  return after->dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

Outbox::Put Outbox::put(Message message) {
  const std::lock_guard lock(mutex_);
  if (closed_) return Put::kClosed;
  bytes_ += message->size();
  waiting_.push_back(std::move(message));
  if (waiting_.size() > kBehindMessages || bytes_ > kBehindBytes) fold();
  if (waiting_.size() > most_messages_ || (bytes_ > most_bytes_ && waiting_.size() > 1)) {
    bytes_ -= waiting_.back()->size();
    waiting_.pop_back();
    return Put::kFull;
  }
  if (sending_) return Put::kWaits;
  sending_ = true;
  return Put::kFirst;
}

Message Outbox::next() {
  const std::lock_guard lock(mutex_);
  if (waiting_.empty()) {
    sending_ = false;
    return nullptr;
  }
  Message message = std::move(waiting_.front());
  waiting_.pop_front();
  bytes_ -= message->size();
  return message;
}

bool Outbox::close() {
  const std::lock_guard lock(mutex_);
  closed_ = true;
  return !sending_;
}

std::size_t Outbox::waiting() const {
  const std::lock_guard lock(mutex_);
  return waiting_.size();
}

void Outbox::fold() {
  auto newer = waiting_.end();
  for (auto it = waiting_.end(); it != waiting_.begin();) {
    --it;
    if (!may_be_scene(**it)) continue;
    if (newer != waiting_.end()) {
      if (auto both = fold_scenes(**it, **newer)) {
        bytes_ -= (*it)->size() + (*newer)->size();
        bytes_ += both->size();
        *newer = std::make_shared<const std::string>(std::move(*both));
        const auto at = newer - it;
        it = waiting_.erase(it);
        newer = it + (at - 1);
        continue;
      }
    }
    newer = it;
  }
}

}  // namespace tavola::server
