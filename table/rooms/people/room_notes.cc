// What people write down for themselves beside a table. A note belongs to a seat and is shown to
// whoever looks from it, on every device, and to nobody else.
#include "play/json_text.h"
#include "rooms/room/room_impl.h"

namespace tavola::rooms {
namespace {

constexpr std::size_t kLongestNote = 2000;

}  // namespace

void Room::Impl::note(const Asked& asked, Visitor& visitor, Message& message) {
  const std::string text = message.lines("text", kLongestNote);
  // At a screen for several people the next one may look already when the last one's line comes.
  const Seat seat = message.has("seat") ? read_seat(message) : visitor.view;
  if (message.problem()) return refuse(asked, *message.problem());
  if (seat == kSpectator || !has(visitor.claim.seats, seat))
    return refuse(asked, {"not_seated", "Notes belong to a seat of your own."});
  if (const Expected<> may = may_add(note_pace_, visitor); !may) return refuse(asked, may.error());
  const Json entry = {{"note", {{"seat", seat}, {"text", text}}}};
  keep({play::write_json(entry)}, [this, asked, entry](Expected<> kept) {
    if (!kept) return refuse(asked, kept.error());
    static_cast<void>(take_entry(entry));
    reply(asked);
    changed();
  });
}

Expected<> Room::Impl::take_note(const Json& note) {
  std::int64_t seat = 0;
  if (!note.is_object() || !note.contains("seat") || !note.contains("text") ||
      !note["text"].is_string() ||
      !play::read_integer(note["seat"], 0, static_cast<std::int64_t>(notes_.size()) - 1, seat))
    return problem("bad_save", "a note with seat and text.");
  notes_[static_cast<std::size_t>(seat)] = note["text"].get<std::string>();
  return {};
}

void Room::Impl::send_note(Visitor& visitor) const {
  if (visitor.view == kSpectator) return;
  const std::string& text = notes_[visitor.view];
  const std::uint64_t hash =
      text.empty()
          ? 0
          : hash_bytes(std::as_bytes(std::span(text.data(), text.size())), visitor.view + 1U);
  if (hash == visitor.note_sent) return;
  visitor.note_sent = hash;
  send(visitor, play::write_json({{"type", "note"}, {"seat", visitor.view}, {"text", text}}));
}

}  // namespace tavola::rooms
