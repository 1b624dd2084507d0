#include "server/clients/seat_player.h"

#include <charconv>
#include <map>
#include <nlohmann/json.hpp>

namespace tavola::server {
namespace {

std::optional<int> number_after(std::string_view text, std::string_view key, std::size_t from = 0) {
  const std::size_t at = text.find(key, from);
  if (at == std::string_view::npos) return std::nullopt;
  int value = 0;
  const char* begin = text.data() + at + key.size();
  if (std::from_chars(begin, text.data() + text.size(), value).ec != std::errc())
    return std::nullopt;
  return value;
}

}  // namespace

std::optional<TableLinks> open_table(int port, const std::string& game, int seats, int bots,
                                     std::string* why) {
  nlohmann::json wishes{{"game", game}, {"seats", nlohmann::json::array()}, {"lang", "en"}};
  for (int i = 0; i < seats; ++i) {
    nlohmann::json seat{{"name", "Seat " + std::to_string(i)}};
    if (i >= seats - bots) seat["bot"] = "random";
    wishes["seats"].push_back(std::move(seat));
  }
  const HttpAnswer answer =
      fetch(port, "POST", "/api/tables", {{"Content-Type", "application/json"}}, wishes.dump());
  if (why != nullptr) *why = answer.body;
  const auto json = nlohmann::json::parse(answer.body, nullptr, false);
  if (answer.status != 200 || !json.is_object() || !json.contains("tokens")) return std::nullopt;
  TableLinks links;
  links.table = json.value("table", "");
  links.host = json["tokens"].value("host", "");
  links.spectator = json["tokens"].value("spectator", "");
  links.seats = json["tokens"].value("seats", std::vector<std::string>());
  return links;
}

std::vector<KeptChoice> kept_choices(const std::vector<std::string>& entries) {
  std::vector<KeptChoice> out;
  for (const std::string& entry : entries) {
    const auto json = nlohmann::json::parse(entry, nullptr, false);
    if (json.is_object() && json.contains("choose"))
      out.push_back({.seat = json.value("seat", -1), .n = json.value("choose", -1)});
  }
  return out;
}

std::size_t lost_choices(const std::vector<KeptChoice>& acknowledged,
                         const std::vector<KeptChoice>& kept) {
  std::map<int, std::vector<int>> made;
  for (const KeptChoice& choice : acknowledged) made[choice.seat].push_back(choice.n);
  std::map<int, std::size_t> found;
  for (const KeptChoice& choice : kept) {
    const std::vector<int>& of_seat = made[choice.seat];
    std::size_t& so_far = found[choice.seat];
    if (so_far < of_seat.size() && of_seat[so_far] == choice.n) ++so_far;
  }
  std::size_t lost = 0;
  for (const auto& [seat, choices] : made) lost += choices.size() - found[seat];
  return lost;
}

SeatPlayer::SeatPlayer(int port, const TableLinks& links, int seat) : socket_(port), seat_(seat) {
  const nlohmann::json sit{{"id", ++last_id_},
                           {"do", "sit"},
                           {"table", links.table},
                           {"tokens", {links.seats[static_cast<std::size_t>(seat)]}},
                           {"lang", "en"}};
  if (socket_.open()) socket_.text(sit.dump());
}

SeatPlayer::Heard SeatPlayer::hear(Patience patience) {
  const auto frame = socket_.next(patience);
  if (!frame || frame->opcode != 1) return Heard::kEnd;
  return take(frame->payload);
}

SeatPlayer::Heard SeatPlayer::take(const std::string& message) {
  if (message.contains("\"type\":\"scene\"")) {
    revision_ = number_after(message, "\"revision\":").value_or(-1);
    over_ = over_ || message.contains("\"outcome\":{");
    const std::size_t decision = message.find("\"decision\":{");
    if (decision == std::string::npos) {
      // Left out: the same question as before, or none.
      const std::size_t same = message.find("\"same\":[");
      if (same == std::string::npos ||
          !message.substr(same, message.find(']', same) - same).contains("\"decision\""))
        yours_ = false;
      return Heard::kScene;
    }
    yours_ = message.find("\"yours\":true", decision) != std::string::npos;
    options_.clear();
    const std::size_t options = message.find("\"options\":[", decision);
    for (std::size_t at = options; at != std::string::npos;) {
      at = message.find("{\"n\":", at + 1);
      if (at == std::string::npos) break;
      options_.push_back(number_after(message, "{\"n\":", at).value_or(0));
    }
    return Heard::kScene;
  }
  if (message.contains("\"type\":\"reply\"")) {
    const int id = number_after(message, "\"id\":").value_or(-1);
    const bool ok = message.contains("\"ok\":true");
    if (!ok) {
      const std::size_t code = message.find("\"code\":\"");
      refusal_ = code == std::string::npos
                     ? message
                     : message.substr(code + 8, message.find('"', code + 8) - code - 8);
    }
    if (id == 1) {
      seated_ = ok;
      return ok ? Heard::kSeated : Heard::kRefused;
    }
    if (!sent_ || id != *sent_) return Heard::kOther;
    sent_.reset();
    if (!ok) answered_ = -1;
    return ok ? Heard::kAcknowledged : Heard::kRefused;
  }
  return Heard::kOther;
}

bool SeatPlayer::choose(std::uint64_t random) {
  chosen_ = options_[random % options_.size()];
  sent_ = ++last_id_;
  answered_ = chosen_at_ = revision_;
  return socket_.text("{\"id\":" + std::to_string(*sent_) + ",\"do\":\"choose\",\"revision\":" +
                      std::to_string(revision_) + ",\"n\":" + std::to_string(chosen_) + "}");
}

}  // namespace tavola::server
