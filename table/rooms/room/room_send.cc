// What a room sends, and to whom: replies, and to everybody what is new to them. A scene is made
// once for each viewer and language, however many look from there, and whoever has been sent a part
// of it before is not sent it again.
#include <algorithm>

#include "play/deeds.h"
#include "play/json_text.h"
#include "play/open_card.h"
#include "rooms/room/room_impl.h"
#include "rooms/room/room_words.h"
#include "scene/describe.h"
#include "scene/json/act_json.h"
#include "scene/json/json_pen.h"
#include "scene/json/stage_json.h"
#include "scene/scene_names.h"

namespace tavola::rooms {
namespace {

std::uint64_t hash_of(std::string_view text) {
  return text.empty() ? 0 : hash_bytes(std::as_bytes(std::span(text.data(), text.size())), 1);
}

void write_view(scene::JsonPen& pen, Seat view) {
  if (view == kSpectator)
    pen.text("spectator");
  else
    pen.number(view);
}

}  // namespace

void Room::Impl::send(Visitor& visitor, std::string text) const {
  visitor.guest->send(std::make_shared<const std::string>(std::move(text)));
}

void Room::Impl::reply(const Asked& asked, const Json& fields) {
  Json json = {{"type", "reply"}, {"id", asked.id}, {"ok", true}};
  json.update(fields);
  if (Visitor* visitor = find(asked.guest)) send(*visitor, play::write_json(json));
}

void Room::Impl::reply_text(const Asked& asked, std::string_view fields) {
  Visitor* visitor = find(asked.guest);
  if (visitor == nullptr) return;
  std::string text = R"({"type":"reply","id":)" + std::to_string(asked.id) + R"(,"ok":true,)";
  send(*visitor, (text += fields) += "}");
}

void Room::Impl::refuse(const Asked& asked, const Problem& why) {
  Visitor* visitor = find(asked.guest);
  if (visitor == nullptr) return;
  Json error = {{"code", why.code}, {"message", why.message}};
  if (why.code == "too_fast") error["retry_after"] = 2;
  send(*visitor,
       play::write_json(
           {{"type", "reply"}, {"id", asked.id}, {"ok", false}, {"error", std::move(error)}}));
}

/// Whoever learns a game is never told to do nothing where something on the table could be used.
static void suggest_no_idleness(scene::DecisionView& asked) {
  const auto uses = [](const scene::OptionView& each) { return !each.on.empty(); };
  if (!std::ranges::any_of(asked.options, uses)) return;
  for (scene::OptionView& each : asked.options) each.standard = each.standard && uses(each);
}

scene::Scene Room::Impl::scene_of(const Table& table, Seat view) const {
  scene::Scene scene = scene::describe(session_.title(), table, view);
  scene.revision = revision();
  if (header_.guided && scene.decision) suggest_no_idleness(*scene.decision);
  return scene;
}

std::string Room::Impl::chat_text(std::uint64_t from) const {
  Json lines = Json::array();
  const std::uint64_t first = chat_lines_ - chat_.size();
  for (std::size_t i = from > first ? static_cast<std::size_t>(from - first) : 0; i < chat_.size();
       ++i) {
    Json seat = nullptr;
    if (chat_[i].seat != kNoSeat) seat = chat_[i].seat;
    lines.push_back({{"name", chat_[i].name},
                     {"seat", std::move(seat)},
                     {"text", chat_[i].text},
                     {"time", chat_[i].time}});
  }
  return play::write_json({{"type", "chat"}, {"lines", std::move(lines)}});
}

/// What is sent at one time, made once however many are sent it.
struct Room::Impl::News {
  using Key = std::pair<Seat, words::Language>;
  struct Seen {
    scene::Voice voice;
    scene::Scene scene;
    std::array<std::uint64_t, scene::kSceneParts.size()> prints{};
    std::map<std::uint32_t, std::shared_ptr<const std::string>> texts;  // by what is left out
  };
  std::map<Key, Seen> scenes;
  std::map<std::uint64_t, std::string> parts;  // by print: most are the same for many viewers
  std::map<Key, std::shared_ptr<const std::string>> logs;
  std::map<words::Language, std::string> rooms;  // what is the same for all who read a language
};

void Room::Impl::refresh() {
  News news;
  const bool moved = revision() != told_revision_;
  told_expiry_ = house_.expiry();
  for (auto& [id, visitor] : visitors_) {
    if (!visitor.sat) continue;
    send_room(visitor, news);
    send_note(visitor);
    if (visitor.chat_sent != chat_lines_ + 1) {
      send(visitor, chat_text(visitor.chat_sent == 0 ? 0 : visitor.chat_sent - 1));
      visitor.chat_sent = chat_lines_ + 1;
    }
    send_log(visitor, moved, news);
    if (visitor.scene_sent != scene_version_) send_scene(visitor, news);
  }
  notices_.told();
  told_revision_ = revision();
  log_keep_ = static_cast<std::int64_t>(session_.point());
}

void Room::Impl::send_room(Visitor& visitor, News& news) const {
  std::string& head = news.rooms[visitor.language];
  if (head.empty()) head = room_head(visitor.language);
  std::string room = head;
  scene::JsonPen pen(room);
  write_room_for(pen, visitor);
  const std::uint64_t hash = hash_of(room);
  if (hash == visitor.room_sent) return;
  visitor.room_sent = hash;
  send(visitor, std::move(room));
}

void Room::Impl::send_log(Visitor& visitor, bool moved, News& news) const {
  if (!visitor.log_sent) {
    visitor.log_sent = true;
    send(visitor, log_text_for(visitor.view, visitor.language, -1));
  } else if (moved) {
    auto& text = news.logs[{visitor.view, visitor.language}];
    if (!text)
      text = std::make_shared<const std::string>(
          log_text_for(visitor.view, visitor.language, log_keep_));
    visitor.guest->send(text);
  }
}

/// Of the parts of a scene only those that this visitor has not.
void Room::Impl::send_scene(Visitor& visitor, News& news) const {
  visitor.scene_sent = scene_version_;
  const auto [found, fresh] = news.scenes.try_emplace({visitor.view, visitor.language});
  News::Seen& seen = found->second;
  if (fresh) {
    seen.voice = voice(visitor.language);
    seen.scene = scene_of(session_.table(), visitor.view);
    play::tell_open_card(session_, session_.point(), visitor.view, seen.scene);
    for (std::size_t i = 0; i < seen.prints.size(); ++i)
      seen.prints[i] = scene::scene_print(seen.voice, seen.scene, i);
  }
  std::uint32_t same = 0;
  for (std::size_t i = 0; i < seen.prints.size(); ++i)
    if (seen.prints[i] != 0 && seen.prints[i] == visitor.parts_sent[i]) same |= 1U << i;
  visitor.parts_sent = seen.prints;
  auto& text = seen.texts[same];
  if (!text) {
    std::string out;
    scene::JsonPen pen(out);
    pen.open_object();
    pen.key("type");
    pen.text("scene");
    pen.key("revision");
    pen.number(static_cast<std::int64_t>(revision()));
    pen.key("view");
    write_view(pen, visitor.view);
    pen.key("scene");
    pen.open_object();
    pen.raw(scene::scene_head(seen.scene));
    for (std::size_t i = 0; i < seen.prints.size(); ++i) {
      if (seen.prints[i] == 0 || ((same >> i) & 1U) != 0) continue;
      pen.key(scene::kSceneParts[i]);
      std::string& part = news.parts[seen.prints[i]];
      if (part.empty()) part = scene::scene_part(seen.voice, seen.scene, i);
      pen.raw(part);
    }
    pen.close_object();
    pen.key("same");
    pen.open_list();
    for (std::size_t i = 0; i < seen.prints.size(); ++i)
      if (((same >> i) & 1U) != 0) pen.text(scene::kSceneParts[i]);
    pen.close_list();
    pen.close_object();
    text = std::make_shared<const std::string>(std::move(out));
  }
  visitor.guest->send(text);
}

}  // namespace tavola::rooms
