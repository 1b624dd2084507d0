// What a room sends: replies, what there is to know of the room, the log and scenes. A scene is
// made once for each viewer and language, however many look from there, and whoever has been sent
// a part of it before is not sent it again.
#include <algorithm>

#include "play/deeds.h"
#include "play/json_text.h"
#include "rooms/room/room_impl.h"
#include "rooms/room/room_words.h"
#include "scene/act_json.h"
#include "scene/describe.h"
#include "scene/json_pen.h"
#include "scene/scene_names.h"
#include "scene/stage_json.h"

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

/// Of how many of the last choices the log says what they set in motion.
constexpr std::size_t kPlayed = 8;

/// A line that stands for itself.
constexpr play::DeedLine kOwnLine{.as = play::LineAs::kLine, .opens = true};

/// Writes the entries of a log for one viewer.
class LogWriter {
 public:
  LogWriter(const play::Session& session, const scene::Voice& voice, Seat view, scene::JsonPen& pen)
      : session_(session), voice_(voice), view_(view), pen_(pen) {}

  /// What followed from a record, or from the deal; `turn` goes along.
  void events(const std::vector<Event>& events, std::span<const play::DeedLine> lines,
              std::size_t point, Turn turn) {
    auto line = lines.begin();
    for (const Event& event : events) {
      turn = Turns::after(session_.title(), turn, event);
      if (line == lines.end() || line->event != &event) continue;  // not for this viewer
      const play::DeedLine& deed = *line++;
      const std::string text = voice_.say(scene::event_text(session_.title(), event));
      const std::vector<scene::Act> acts = acts_of(event, point);
      if (text.empty() && acts.empty()) continue;
      open(point, turn);
      if (session_.title().turn_begun(event)) {
        pen_.key("begins");
        pen_.flag(true);
      }
      if (const auto stage = session_.title().stage(event)) {
        pen_.key("stage");
        write_stage(pen_, voice_, *stage);
      }
      close("event", text, event.rule, !event.audience.has(kSpectator), acts, &deed);
    }
  }

  /// That somebody went back, or forward again.
  void undone(const UndoNotice& notice, const Turn& turn) {
    open(notice.at, turn);
    using words::Argument;
    const words::NamedArgument n{"n", Argument::number(notice.where.choices)};
    const std::string place = play::place_text(voice_, session_, notice.where, view_);
    const words::NamedArgument where{"where", Argument::name(place)};
    const char* id = notice.where.back ? "log.undone" : "log.redone";
    if (notice.by == kNoSeat) {
      close("undo",
            room_says(session_.title(), voice_.language, std::string(id) + "_somebody", {n, where}),
            {}, false, {}, &kOwnLine);
      return;
    }
    pen_.key("seat");
    pen_.number(notice.by);
    const std::string name = voice_.seat(notice.by);
    const words::NamedArgument who{"who", Argument::name(name)};
    close("undo", room_says(session_.title(), voice_.language, id, {who, n, where}), {}, false, {},
          &kOwnLine);
  }

  /// What another version told and this one has no words for.
  void bygone(const std::vector<play::Bygone>& told, std::size_t point, const Turn& turn) {
    for (const play::Bygone& each : told) {
      if (!each.audience.has(view_)) continue;
      open(point, turn);
      close("event", each.text, {}, !each.audience.has(kSpectator), {});
    }
  }

  /// That the table went on from here although its log no longer played out.
  void resumed(const play::Record& record, std::size_t point, const Turn& turn) {
    open(point, turn);
    close("event", voice_.say(scene::resumed_text(record.taken_back)), {}, false, {}, &kOwnLine);
  }

  void choice(const play::Record& record, const play::DeedLine& deed, std::size_t point,
              const Turn& turn) {
    open(point, turn);
    pen_.key("seat");
    pen_.number(record.seat);
    // What was asked in secret is not told, only that somebody has decided.
    if (record.secret && view_ != record.seat) {
      const std::string who = voice_.seat(record.seat);
      return close("choice",
                   room_says(session_.title(), voice_.language, "log.secret",
                             {{"who", words::Argument::name(who)}}),
                   {}, false, {}, &deed);
    }
    close("choice",
          record.written.empty() ? scene::say_choice(voice_, record.option, record.seat)
                                 : record.written,
          record.option.rule, record.secret,
          point + kPlayed > session_.point() ? motion(record, point) : std::vector<scene::Act>{},
          &deed);
  }

  /// All that moved because of a record, for this viewer's eyes.
  void acts(const play::Record& record, std::size_t point) {
    pen_.open_list();
    if (!record.secret || view_ == record.seat)
      for (const scene::Act& act : motion(record, point)) write_act(pen_, voice_, act);
    for (const Event& event : record.events)
      if (event.audience.has(view_))
        for (const scene::Act& act : acts_of(event, point)) write_act(pen_, voice_, act);
    pen_.close_list();
  }

 private:
  /// What was only read from a log is told and moves nothing.
  std::vector<scene::Act> acts_of(const Event& event, std::size_t point) const {
    if (point < session_.undo_end()) return {};
    return session_.title().acts(event);
  }
  /// What a measured answer set in motion, worked out from the table that it was given to.
  std::vector<scene::Act> motion(const play::Record& record, std::size_t point) const {
    if (record.parameters.empty() || point == 0) return {};
    const auto before = session_.table_at(point - 1);
    if (!before) return {};
    return session_.title().motion(*before, record.option, record.parameters, record.events);
  }
  void open(std::size_t point, const Turn& turn) {
    if (!(turn == heading_of_) || heading_.empty()) {
      heading_of_ = turn;
      heading_ = heading(voice_, turn);
    }
    pen_.open_object();
    pen_.key("point");
    pen_.number(static_cast<std::int64_t>(point));
    pen_.key("turn");
    pen_.open_object();
    pen_.key("round");
    pen_.number(turn.round);
    pen_.key("text");
    pen_.text(heading_);
    pen_.close_object();
  }
  void close(const char* kind, const std::string& text, Citation rule, bool for_this_viewer,
             const std::vector<scene::Act>& acts, const play::DeedLine* deed = nullptr) {
    pen_.key("kind");
    pen_.text(kind);
    pen_.key("text");
    pen_.text(text);
    if (rule.given()) {
      pen_.key("rule");
      pen_.text(rule.text());
    }
    if (!acts.empty()) {
      pen_.key("acts");
      pen_.open_list();
      for (const scene::Act& act : acts) write_act(pen_, voice_, act);
      pen_.close_list();
    }
    if (for_this_viewer) {
      pen_.key("private");
      pen_.flag(true);
    }
    if (deed != nullptr) {
      if (!deed->icon.empty()) {
        pen_.key("icon");
        pen_.text(deed->icon);
      }
      if (deed->tone != scene::Tone::kNeutral) {
        pen_.key("tone");
        pen_.text(scene::name_of(deed->tone));
      }
      if (deed->opens) {
        pen_.key("opens");
        pen_.flag(true);
      }
      if (deed->as != play::LineAs::kFolded) {
        pen_.key("as");
        pen_.text(play::name_of(deed->as));
      }
    }
    pen_.close_object();
  }

  const play::Session& session_;
  const scene::Voice& voice_;
  Seat view_;
  scene::JsonPen& pen_;
  Turn heading_of_;
  std::string heading_;
};

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

// ---- the room -----------------------------------------------------------------------------------

std::vector<std::string> Room::Impl::letters() const {
  // The first letter of a name that no seat before it has, otherwise the seat's number.
  const scene::Voice names = voice(session_.language());
  std::vector<std::string> letters;
  for (Seat seat = 0; seat < session_.players().size(); ++seat) {
    const std::string name = names.seat(seat);
    std::string found;
    for (std::size_t i = 0; i < name.size() && found.empty();) {
      std::size_t size = 1;
      while (i + size < name.size() &&
             (static_cast<unsigned char>(name[i + size]) & 0xC0U) == 0x80U)
        ++size;
      std::string letter = name.substr(i, size);
      i += size;
      if (size == 1 && letter[0] >= 'a' && letter[0] <= 'z')
        letter[0] = static_cast<char>(letter[0] - 'a' + 'A');
      // Small letters of Latin-1 but ÿ and the division sign lie 32 after their capitals.
      if (size == 2 && letter[0] == '\xC3' && static_cast<unsigned char>(letter[1]) >= 0xA0 &&
          static_cast<unsigned char>(letter[1]) <= 0xBE && letter[1] != '\xB7')
        letter[1] = static_cast<char>(static_cast<unsigned char>(letter[1]) - 0x20);
      const bool sign = size == 1 && !(letter[0] >= 'A' && letter[0] <= 'Z');
      if (!sign && std::find(letters.begin(), letters.end(), letter) == letters.end())
        found = letter;
    }
    letters.push_back(found.empty() ? std::to_string(seat + 1) : found);
  }
  return letters;
}

void Room::Impl::write_request(scene::JsonPen& pen, words::Language language) const {
  if (!request_) return pen.null();
  const scene::Voice voice = this->voice(language);
  const play::Destination to = play::destination(session_, request_->to, request_->by);
  const std::string who = voice.seat(request_->by);
  const std::string where = play::place_text(voice, session_, to, kSpectator);
  pen.open_object();
  pen.key("kind");
  pen.text(to.back ? "undo" : "redo");
  pen.key("to");
  pen.number(static_cast<std::int64_t>(request_->to));
  pen.key("by");
  pen.number(request_->by);
  pen.key("text");
  pen.text(room_says(session_.title(), language, to.back ? "request.undo" : "request.redo",
                     {{"who", words::Argument::name(who)},
                      {"where", words::Argument::name(where)},
                      {"n", words::Argument::number(to.choices)}}));
  for (const auto& [name, seats] :
       {std::pair("agreed", &request_->agreed), std::pair("waiting", &request_->waiting)}) {
    pen.key(name);
    pen.open_list();
    for (const Seat seat : *seats) pen.number(seat);
    pen.close_list();
  }
  pen.close_object();
}

void Room::Impl::write_expiry(scene::JsonPen& pen, words::Language language) const {
  const std::optional<Expiry> expiry = house_.expiry();
  if (!expiry) return pen.null();
  const std::int64_t left = std::max<std::int64_t>(0, expiry->at - house_.now());
  constexpr std::int64_t kDay = 24 * 60 * 60;
  pen.open_object();
  pen.key("why");
  pen.text(expiry->why);
  pen.key("at");
  pen.number(expiry->at);
  pen.key("text");
  pen.text(room_says(session_.title(), language, "expires." + std::string(expiry->why),
                     {{"n", words::Argument::number(static_cast<int>(
                                std::max<std::int64_t>(1, (left + kDay - 1) / kDay)))}}));
  pen.close_object();
}

std::string Room::Impl::room_head(words::Language language) const {
  const scene::Voice names = voice(language);
  const Game& game = session_.game();
  std::string text;
  scene::JsonPen pen(text);
  pen.open_object();
  pen.key("type");
  pen.text("room");
  pen.key("room");
  pen.open_object();
  const auto say = [&pen](const char* name, std::string_view value) {
    pen.key(name);
    pen.text(value);
  };
  const auto tell = [&pen](const char* name, bool value) {
    pen.key(name);
    pen.flag(value);
  };
  const auto count = [&pen](const char* name, std::size_t value) {
    pen.key(name);
    pen.number(static_cast<std::int64_t>(value));
  };
  say("table", header_.keys.table);
  say("game", game.id());
  say("theme", game.id());
  say("title", header_.title);
  pen.key("options");
  pen.open_object();
  for (std::size_t i = 0; i < game.options().size(); ++i)
    say(game.options()[i].id.c_str(), game.options()[i].values[session_.setup().options[i]]);
  pen.close_object();
  tell("guided", header_.guided);
  tell("listed", header_.listed);
  say("undo_away", name_of(header_.undo_away));
  pen.key("seats");
  pen.open_list();
  const std::vector<std::string> letters = this->letters();
  for (Seat seat = 0; seat < session_.players().size(); ++seat) {
    pen.open_object();
    count("seat", seat);
    say("name", names.seat(seat));
    pen.key("bot");
    if (bot_of(seat).empty())
      pen.null();
    else
      pen.text(bot_of(seat));
    tell("stand_in", !stand_ins_[seat].empty());
    tell("here", here(seat));
    say("letter", letters[seat]);
    pen.close_object();
  }
  pen.close_list();
  count("spectators", static_cast<std::size_t>(spectators()));
  count("point", session_.point());
  count("first", session_.undo_end());
  count("redo", session_.redo_end() - session_.point());
  tell("over", session_.table().over());
  pen.key("thinking");
  if (thinking_)
    pen.number(*thinking_);
  else
    pen.null();
  pen.key("request");
  write_request(pen, language);
  pen.key("expires");
  write_expiry(pen, language);
  return text;
}

void Room::Impl::write_room_for(scene::JsonPen& pen, const Visitor& visitor) const {
  const scene::Voice voice = this->voice(visitor.language);
  pen.key("undo");
  pen.open_object();
  for (const auto& [name, step] :
       {std::pair("step", last_step(visitor)), std::pair("turn", last_turn(visitor)),
        std::pair("redo", next_step(visitor))}) {
    pen.key(name);
    if (!step) {
      pen.null();
      continue;
    }
    pen.open_object();
    pen.key("to");
    pen.number(static_cast<std::int64_t>(step->to));
    pen.key("free");
    pen.flag(step->free);
    pen.key("choices");
    pen.number(step->where.choices);
    pen.key("text");
    pen.text(play::going_text(voice, session_, step->where, visitor.view));
    pen.close_object();
  }
  pen.close_object();
  pen.key("auto");
  pen.open_list();
  for (const Auto& each : autos_) {
    if (each.seat != visitor.view) continue;
    pen.open_object();
    pen.key("prompt");
    pen.text(each.prompt);
    pen.key("verb");
    pen.text(each.spoken.verb);
    pen.key("args");
    Json args = Json::object();
    for (const auto& [name, value] : each.spoken.args) args[name] = value;
    pen.raw(play::write_json(args));
    pen.key("until");
    pen.text(each.this_turn ? "turn" : "game");
    pen.close_object();
  }
  pen.close_list();
  pen.close_object();
  pen.close_object();
}

// ---- the log, the scene, the chat ---------------------------------------------------------------

std::string Room::Impl::log_text_for(Seat view, words::Language language, std::int64_t keep) const {
  const scene::Voice names = voice(language);
  std::string text;
  scene::JsonPen pen(text);
  pen.open_object();
  pen.key("type");
  pen.text("log");
  pen.key("revision");
  pen.number(static_cast<std::int64_t>(revision()));
  pen.key("keep");
  pen.number(keep);
  pen.key("entries");
  pen.open_list();
  LogWriter log(session_, names, view, pen);
  const auto undone = [&](std::size_t point) {
    for (const UndoNotice& notice : notices_.at(point))
      if (static_cast<std::int64_t>(point) > keep || notice.told_at != point)
        log.undone(notice, turns_.at(session_, point));
  };
  if (keep < 0) {
    log.events(session_.deal_events(),
               play::deed_lines(session_.title(), session_.deal_events(), SeatSet::only(view)), 0,
               Turn{});
    log.bygone(session_.deal_bygone(), 0, Turn{});
  }
  undone(keep < 0 ? 0 : static_cast<std::size_t>(keep));
  for (std::size_t i = keep < 0 ? 0 : static_cast<std::size_t>(keep); i < session_.point(); ++i) {
    const play::Record& record = session_.record(i);
    const std::vector<play::DeedLine> lines = play::deed_lines(session_, i, SeatSet::only(view));
    std::span<const play::DeedLine> followed(lines);
    Turn turn = turns_.at(session_, i);
    if (record.kind == play::Record::Kind::kChoice) {
      turn = Turns::of_choice(turn, record.seat);
      log.choice(record, lines.front(), i + 1, turn);
      followed = followed.subspan(1);
    }
    if (record.kind == play::Record::Kind::kResume) log.resumed(record, i + 1, turn);
    log.events(record.events, followed, i + 1, turn);
    log.bygone(record.bygone, i + 1, turn);
    undone(i + 1);
  }
  pen.close_list();
  pen.close_object();
  return text;
}

std::string Room::Impl::acts_text_for(Seat view, words::Language language,
                                      std::size_t point) const {
  std::string text;
  scene::JsonPen pen(text);
  const scene::Voice names = voice(language);
  LogWriter(session_, names, view, pen).acts(session_.record(point - 1), point);
  return text;
}

scene::Scene Room::Impl::scene_of(const Table& table, Seat view) const {
  scene::Scene scene = scene::describe(session_.title(), table, view);
  scene.revision = revision();
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

void Room::Impl::refresh() {
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
  const bool moved = revision() != told_revision_;
  told_expiry_ = house_.expiry();

  for (auto& [id, visitor] : visitors_) {
    if (!visitor.sat) continue;
    const Key key{visitor.view, visitor.language};
    std::string& head = rooms[visitor.language];
    if (head.empty()) head = room_head(visitor.language);
    std::string room = head;
    scene::JsonPen room_pen(room);
    write_room_for(room_pen, visitor);
    if (const std::uint64_t hash = hash_of(room); hash != visitor.room_sent) {
      visitor.room_sent = hash;
      send(visitor, std::move(room));
    }
    if (visitor.chat_sent != chat_lines_ + 1) {
      send(visitor, chat_text(visitor.chat_sent == 0 ? 0 : visitor.chat_sent - 1));
      visitor.chat_sent = chat_lines_ + 1;
    }
    if (!visitor.log_sent) {
      visitor.log_sent = true;
      send(visitor, log_text_for(visitor.view, visitor.language, -1));
    } else if (moved) {
      auto& text = logs[key];
      if (!text)
        text = std::make_shared<const std::string>(
            log_text_for(visitor.view, visitor.language, log_keep_));
      visitor.guest->send(text);
    }
    if (visitor.scene_sent == scene_version_) continue;
    visitor.scene_sent = scene_version_;
    const auto [found, fresh] = scenes.try_emplace(key);
    Seen& seen = found->second;
    if (fresh) {
      seen.voice = voice(visitor.language);
      seen.scene = scene_of(session_.table(), visitor.view);
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
        std::string& part = parts[seen.prints[i]];
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
  notices_.told();
  told_revision_ = revision();
  log_keep_ = static_cast<std::int64_t>(session_.point());
}

}  // namespace tavola::rooms
