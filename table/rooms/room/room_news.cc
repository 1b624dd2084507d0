// What there is to know of a room: who sits where, what is asked, when the table ends, how it was
// dealt.
#include <algorithm>
#include <optional>
#include <string_view>

#include "play/deeds.h"
#include "play/json_text.h"
#include "rooms/room/room_impl.h"
#include "rooms/room/room_words.h"
#include "scene/describe.h"
#include "scene/json/act_json.h"
#include "scene/json/json_pen.h"
#include "scene/json/stage_json.h"
#include "scene/scene_names.h"

namespace tavola::rooms {
namespace {

void write_text(scene::JsonPen& pen, std::string_view name, std::string_view value) {
  pen.key(name);
  pen.text(value);
}
void write_flag(scene::JsonPen& pen, std::string_view name, bool value) {
  pen.key(name);
  pen.flag(value);
}
void write_count(scene::JsonPen& pen, std::string_view name, std::size_t value) {
  pen.key(name);
  pen.number(static_cast<std::int64_t>(value));
}
void write_perhaps(scene::JsonPen& pen, std::string_view name, std::optional<std::int64_t> value) {
  pen.key(name);
  if (value)
    pen.number(*value);
  else
    pen.null();
}

}  // namespace

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
  const std::string who = voice.seat(request_->by);
  std::string kind = "concede";
  std::string text;
  if (request_->concede) {
    text = room_says(session_.title(), language, "request.concede",
                     {{"who", words::Argument::name(who)}});
  } else if (conceded_ && request_->to == session_.point()) {
    kind = "undo";
    text = room_says(session_.title(), language, "request.go_on",
                     {{"who", words::Argument::name(who)}});
  } else {
    const play::Destination to = play::destination(session_, request_->to, request_->by);
    const std::string where = play::place_text(voice, session_, to, kSpectator);
    kind = to.back ? "undo" : "redo";
    text = room_says(session_.title(), language, "request." + kind,
                     {{"who", words::Argument::name(who)},
                      {"where", words::Argument::name(where)},
                      {"n", words::Argument::number(to.choices)}});
  }
  pen.open_object();
  write_text(pen, "kind", kind);
  pen.key("to");
  pen.number(static_cast<std::int64_t>(request_->to));
  pen.key("by");
  pen.number(request_->by);
  write_text(pen, "text", text);
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
  constexpr std::int64_t kDay = std::int64_t{24} * 60 * 60;
  pen.open_object();
  write_text(pen, "why", expiry->why);
  pen.key("at");
  pen.number(expiry->at);
  pen.key("text");
  pen.text(room_says(session_.title(), language, "expires." + std::string(expiry->why),
                     {{"n", words::Argument::number(static_cast<int>(
                                std::max<std::int64_t>(1, (left + kDay - 1) / kDay)))}}));
  pen.close_object();
}

void Room::Impl::write_seats(scene::JsonPen& pen, words::Language language) const {
  const scene::Voice names = voice(language);
  const std::vector<std::string> letters = this->letters();
  pen.open_list();
  for (Seat seat = 0; seat < session_.players().size(); ++seat) {
    const bool stand_in = !stand_ins_[seat].empty();
    pen.open_object();
    write_count(pen, "seat", seat);
    write_text(pen, "name", names.seat(seat));
    pen.key("bot");
    if (bot_of(seat).empty())
      pen.null();
    else
      pen.text(bot_of(seat));
    write_flag(pen, "stand_in", stand_in);
    if (stand_in && !stand_in_why_[seat].empty()) write_text(pen, "why", stand_in_why_[seat]);
    write_flag(pen, "open", open_[seat]);
    write_flag(pen, "here", here(seat));
    write_text(pen, "letter", letters[seat]);
    pen.close_object();
  }
  pen.close_list();
}

std::string Room::Impl::room_head(words::Language language) const {
  const Game& game = session_.game();
  std::string text;
  scene::JsonPen pen(text);
  pen.open_object();
  write_text(pen, "type", "room");
  pen.key("room");
  pen.open_object();

  // What was agreed on when the table was opened.
  write_text(pen, "table", header_.keys.table);
  write_text(pen, "game", game.id());
  write_text(pen, "theme", game.id());
  write_text(pen, "title", header_.title);
  pen.key("options");
  pen.open_object();
  for (std::size_t i = 0; i < game.options().size(); ++i)
    write_text(pen, game.options()[i].id, game.options()[i].values[session_.setup().options[i]]);
  pen.close_object();
  write_flag(pen, "guided", header_.guided);
  write_flag(pen, "listed", header_.listed);
  write_text(pen, "undo_away", name_of(header_.undo_away));

  // Who is here, and how far the game is.
  pen.key("seats");
  write_seats(pen, language);
  write_count(pen, "spectators", static_cast<std::size_t>(spectators()));
  write_count(pen, "point", session_.point());
  write_count(pen, "first", session_.look_end());
  write_count(pen, "redo", session_.redo_end() - session_.point());
  write_flag(pen, "over", over());
  write_flag(pen, "conceded", conceded_);
  write_flag(pen, "unplayed", header_.unplayed && over());
  write_perhaps(pen, "clock", header_.clock > 0 ? std::optional(header_.clock) : std::nullopt);
  write_perhaps(pen, "until", deadline());

  // What is asked of the people besides the game.
  pen.key("votes");
  write_votes(pen);
  if (session_.goes_on()) write_flag(pen, "next_chapter", true);
  if (session_.is_chapter()) write_flag(pen, "chapter", true);
  write_perhaps(pen, "thinking", thinking_);
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
    pen.text(conceded_ && step->to == session_.point()
                 ? room_says(session_.title(), visitor.language, "undo.go_on")
                 : play::going_text(voice, session_, step->where, visitor.view));
    pen.close_object();
  }
  pen.close_object();
  pen.key("auto");
  pen.open_list();
  for (const Auto& each : autos_) {
    if (each.seat != visitor.view) continue;
    pen.open_object();
    write_text(pen, "prompt", each.prompt);
    write_text(pen, "verb", each.spoken.verb);
    pen.key("args");
    Json args = Json::object();
    for (const auto& [name, value] : each.spoken.args) args[name] = value;
    pen.raw(play::write_json(args));
    write_text(pen, "until", each.this_turn ? "turn" : "game");
    pen.close_object();
  }
  pen.close_list();
  if (visitor.view != kSpectator)
    write_flag(pen, "stops", !session_.players()[visitor.view].passes_offers);
  if (const std::vector<Seat> people = people_of(visitor.claim); people.size() > 1)
    write_flag(pen, "secrets", have_secrets(people));
  pen.close_object();
  pen.close_object();
}

bool Room::Impl::have_secrets(const std::vector<Seat>& seats) const {
  const Table& table = session_.table();
  if (table.over()) return false;
  if (session_.title().secret(table)) return true;
  const scene::Scene first = session_.title().scene(table, seats.front());
  return std::any_of(seats.begin() + 1, seats.end(), [&](Seat seat) {
    scene::Scene other = session_.title().scene(table, seat);
    other.viewer = first.viewer;
    return !(other == first);
  });
}

}  // namespace tavola::rooms
