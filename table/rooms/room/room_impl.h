// The inside of a room: who is here, what is being kept, what the table has been asked, and which
// bot thinks. Its functions stand in several files by what people do at a table: this room and
// people/, choices/ and story/ beside it. See room.h.
#pragma once

#include <algorithm>
#include <array>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "core/json.h"
#include "play/session/destination.h"
#include "rooms/choices/bot_choices.h"
#include "rooms/choices/bot_turn.h"
#include "rooms/choices/undo_notices.h"
#include "rooms/people/pace.h"
#include "rooms/room/room.h"
#include "rooms/room/room_message.h"
#include "rooms/story/room_turns.h"
#include "scene/json/json_pen.h"
#include "scene/json/scene_json.h"
#include "scene/scene.h"

namespace tavola::rooms {

using play::Expected;
using play::Problem;
using play::problem;

/// A line of the chat.
struct ChatLine {
  std::string name;
  Seat seat = kNoSeat;
  std::string text;
  std::int64_t time = 0;
};

/// A hint that somebody waits for.
struct Hint {
  std::int64_t asked = 0;  // the number of the message
  std::uint64_t at = 0;    // the revision that it is about
  Errand errand;
};

/// Somebody who has come to the table, and what has been sent there so far.
struct Visitor {
  std::shared_ptr<Guest> guest;
  std::string address;
  bool sat = false;
  Claim claim;
  std::string name;
  std::int64_t account = 0;  // that they are signed in with; 0: none
  Seat view = kSpectator;
  words::Language language = words::Language::kEnglish;
  std::optional<Hint> hint;                      // that is being thought of
  std::map<std::uint64_t, Errand> looking_back;  // stories and curves that are being worked out
  int waiting = 0;  // messages that came while something was being kept

  std::uint64_t room_sent = 0;  // hash of the last room message
  std::uint64_t chat_sent = 0;  // lines
  std::uint64_t note_sent = 0;  // hash of the last note
  bool log_sent = false;        // and since then every change
  std::uint64_t scene_sent = 0;
  std::array<std::uint64_t, scene::kSceneParts.size()> parts_sent{};
};

/// An answer that gives itself.
struct Auto {
  Seat seat = 0;
  std::string prompt;
  play::Spoken spoken;
  bool this_turn = false;
  Turn turn;  // that it was given in
};

/// What the table is asked to agree to: to go to a point, back or forward again, or to give up. It
/// is kept among the entries, so that it can wait for somebody who is away.
struct TableRequest {
  std::size_t to = 0;
  Seat by = 0;
  std::set<Seat> agreed = {};
  std::set<Seat> waiting = {};
  bool concede = false;
};

inline bool has(const std::vector<Seat>& seats, Seat seat) {
  return std::find(seats.begin(), seats.end(), seat) != seats.end();
}

/// The entry by which a bot plays for a seat until its person takes it back, and why it does.
std::string stand_in_text(Seat seat, std::string_view why);

class Room::Impl {
 public:
  Impl(House& house, const RoomSettings& settings, Header header, play::Session session,
       Turns turns);

  // room.cc: coming and going, what is kept, what follows
  /// The entries that are the room's own.
  Expected<> take_entries(const std::vector<std::string>& entries);
  /// `kept` of the session's records are stored.
  void ready(std::size_t kept);
  void begin();
  void enter(GuestId id, std::shared_ptr<Guest> guest, std::string address);
  void receive(GuestId id, const Json& message);
  void leave(GuestId id);
  void look_at_clock();
  void dismiss(std::string_view url);
  Summary summary() const;
  /// The game is over, or the people have given up.
  bool over() const { return session_.table().over() || conceded_; }
  std::size_t guests() const { return visitors_.size(); }
  bool busy() const {
    return keeping_ || !waiting_.empty() || thinking_.has_value() ||
           std::any_of(visitors_.begin(), visitors_.end(), [](const auto& each) {
             return each.second.hint || !each.second.looking_back.empty();
           });
  }
  const Header& header() const { return header_; }
  const play::Session& session() const { return session_; }
  std::string log_text() const;
  std::string newer_rest();

 private:
  /// One message being answered.
  struct Asked {
    GuestId guest = 0;
    std::int64_t id = 0;
  };
  using Handler = void (Impl::*)(const Asked& asked, Visitor& visitor, Message& message);
  struct Doing {
    std::string_view name;
    std::vector<std::string_view> fields;
    Handler handler;
  };
  static const std::vector<Doing>& doings();

  // ---- room.cc ----------------------------------------------------------------------------------
  void handle(GuestId id, const Json& message);
  /// Does it now, or when what is being kept has been kept.
  void on_turn(std::function<void()> task);
  void work_off();
  /// A callback for the house that does nothing once the room is gone.
  template <class F>
  auto guarded(F then) {
    return [alive = std::weak_ptr<bool>(alive_), then = std::move(then)](auto&&... given) {
      if (alive.lock()) then(std::forward<decltype(given)>(given)...);
    };
  }
  /// Keeps entries; then `done` with the outcome, before anything else happens in the room.
  void keep(std::vector<std::string> entries, std::function<void(Expected<>)> done,
            std::string rest = {});
  /// Keeps what opening the table has added to its log; nothing else happens before that.
  void keep_opening(const std::vector<std::string>& entries);
  /// The rest point that is to be kept with the newest records, or nothing.
  std::string rest_due();
  /// Keeps what the session has logged since the bookmark, or takes it back.
  void keep_records(play::Session::Bookmark mark, std::function<void(Expected<>)> done);
  /// Answers questions that answer themselves.
  void answer_by_itself();
  /// The table, the people or the names have changed: bots begin to think, everybody is sent what
  /// is new.
  void changed();
  void tell_of_limits();
  Visitor* find(GuestId id);
  bool here(Seat seat) const;
  int spectators() const;
  /// Whom each seat plays, as the list of tables shows it.
  void name_figures(Summary& summary) const;
  /// The bot that plays for the seat now, or nothing.
  const std::string& bot_of(Seat seat) const;
  std::uint64_t revision() const { return session_.log().size(); }
  scene::Voice voice(words::Language language) const;

  // ---- room_send.cc: what is sent
  void send(Visitor& visitor, std::string text) const;
  void reply(const Asked& asked, const Json& fields = Json::object());
  void reply_text(const Asked& asked, std::string_view fields);
  void refuse(const Asked& asked, const Problem& why);
  struct News;
  /// Sends everybody what is new to them.
  void refresh();
  void send_room(Visitor& visitor, News& news) const;
  void send_log(Visitor& visitor, bool moved, News& news) const;
  void send_scene(Visitor& visitor, News& news) const;
  /// The room message up to what is this viewer's own, and the rest of it.
  std::string room_head(words::Language language) const;
  void write_room_for(scene::JsonPen& pen, const Visitor& visitor) const;
  void write_request(scene::JsonPen& pen, words::Language language) const;
  void write_seats(scene::JsonPen& pen, words::Language language) const;
  void write_expiry(scene::JsonPen& pen, words::Language language) const;
  /// By which each seat is marked on the board.
  std::vector<std::string> letters() const;
  std::string log_text_for(Seat view, words::Language language, std::int64_t keep) const;
  /// What moved on the way to a point, as a list of acts; the point is not 0.
  std::string acts_text_for(Seat view, words::Language language, std::size_t point) const;
  scene::Scene scene_of(const Table& table, Seat view) const;
  std::string chat_text(std::uint64_t from) const;

  // ---- room_entries.cc: entries of the stored table that are no records of the game
  Expected<> take_entry(const Json& entry);
  Expected<> take_chat(const Json& chat);
  Expected<> take_consent(const Json& agree);
  Expected<> take_settings(const Json& settings);
  Expected<> take_vote(const Json& vote);
  Expected<> take_seat(const Json& number, const Json& entry);
  Expected<> take_stand_in(const Json& number, const Json& entry);
  std::int64_t seat_count() const { return static_cast<std::int64_t>(session_.players().size()); }

  // ---- room_places.cc: how many may come, and how often they may do what is kept
  /// Good if one more with this claim finds a place.
  Expected<> place_for(const Claim& claimed, GuestId id) const;
  /// Who somebody is for limits: a seat, the host, or those who look on from one address.
  std::string person(const Visitor& visitor) const;
  /// Good if this visitor may have something more kept; the choices of a game are not counted.
  Expected<> may_add(Pace& pace, const Visitor& visitor);

  // ---- room_people.cc: who sits where, and what they say
  /// What the tokens open, or why nobody comes in with them.
  Expected<Claim> let_in(const std::string& table, const std::vector<std::string>& tokens,
                         GuestId id) const;
  /// The seats of a claim that no bot has.
  std::vector<Seat> people_of(const Claim& claimed) const;
  /// Whether one of these seats may see what another may not.
  bool have_secrets(const std::vector<Seat>& seats) const;
  /// Of these seats those that take the name a visitor came with. Several people at one screen keep
  /// the names they have.
  std::vector<Seat> seats_to_name(const std::vector<Seat>& people, const std::string& called) const;
  void sit(const Asked& asked, Visitor& visitor, Message& message);
  void seated(const Asked& asked, bool named);
  void view(const Asked& asked, Visitor& visitor, Message& message);
  void speak(const Asked& asked, Visitor& visitor, Message& message);
  void chat(const Asked& asked, Visitor& visitor, Message& message);
  void name(const Asked& asked, Visitor& visitor, Message& message);
  void bot(const Asked& asked, Visitor& visitor, Message& message);
  void links(const Asked& asked, Visitor& visitor, Message& message);
  void rematch(const Asked& asked, Visitor& visitor, Message& message);
  /// Everybody who sits here is told of the new table: whoever asked goes there, and the others do
  /// if they are taken along.
  void tell_of_new_table(const TableKeys& opened, const std::vector<bool>& stays, GuestId asked_by,
                         bool taken_along);
  void ping(const Asked& asked, Visitor& visitor, Message& message);
  void settings(const Asked& asked, Visitor& visitor, Message& message);
  /// The name under which somebody who holds no seat speaks: none, if a player is called alike.
  std::string spectator_name(const Visitor& visitor) const;
  void names_changed();

  // ---- room_seats.cc: seats that change hands
  void take(const Asked& asked, Visitor& visitor, Message& message);
  void open_seat(const Asked& asked, Visitor& visitor, Message& message);
  void leave_seat(const Asked& asked, Visitor& visitor, Message& message);
  void vote(const Asked& asked, Visitor& visitor, Message& message);
  /// Seats at which a person plays now.
  std::set<Seat> people() const;
  /// The seats that are this visitor's own where votes are counted: of one person, who is an
  /// account, or else whoever came with these tokens. A seat that somebody else here came for with
  /// fewer tokens is theirs.
  std::set<Seat> votes_of(const Visitor& visitor) const;
  /// How many people sit at these seats.
  std::size_t count_people(const std::set<Seat>& seats) const;
  /// Good if this visitor may take one more open seat.
  Expected<> may_take(const Visitor& visitor) const;
  /// How many of the others have to agree before a bot plays for this seat.
  std::size_t votes_needed(Seat seat) const;
  void write_votes(scene::JsonPen& pen) const;
  Seat read_seat(Message& message) const;
  /// Whoever has taken the seat asks once more, because the answer was lost.
  void sit_again(const Asked& asked, Visitor& visitor, Seat seat);
  /// Everything is sent again, as this seat sees it.
  static void look_from(Visitor& visitor, Seat view);
  /// Gives a seat to a guest; whoever held it before looks on.
  void hand_over(GuestId to, Seat seat);

  // ---- room_clock.cc: how long a choice may take
  /// When the clock of whoever must decide runs out; nothing while none runs.
  std::optional<std::int64_t> deadline() const;
  void clock_ran_out();
  /// The table has moved on: the next clock begins.
  void follow_clock();

  // ---- room_notes.cc: what people write down for themselves
  void note(const Asked& asked, Visitor& visitor, Message& message);
  void send_note(Visitor& visitor) const;
  Expected<> take_note(const Json& note);

  // ---- room_play.cc: choices, and those that make themselves
  void choose(const Asked& asked, Visitor& visitor, Message& message);
  /// The option that a message names, if the visitor may answer with it now; otherwise the message
  /// has been refused.
  std::optional<int> option_meant(const Asked& asked, const Visitor& visitor, Message& message,
                                  Parameters& parameters);
  void preview(const Asked& asked, Visitor& visitor, Message& message);
  void automatic(const Asked& asked, Visitor& visitor, Message& message);
  void offers(const Asked& asked, Visitor& visitor, Message& message);
  bool left_to_people() const;
  void let_bots_play();
  void stop_thinking();
  void think(const std::string& name, std::uint64_t number, const BotTurn::Share& share);
  /// The bot has thought, or the pause before its choice is over.
  void bot_is_ready();
  void drop_stale_hints();
  void bot_chooses(Seat seat, int option, const Parameters& parameters);
  void hint(const Asked& asked, Visitor& visitor, Message& message);
  Expected<> take_auto(const Json& given, bool only_look = false);
  Expected<> take_offers(const Json& given);
  void answer_once_kept(const Asked& asked, const Json& entry);
  void drop_old_autos();

  // ---- room_undo.cc: going back, and forward again
  struct UndoStep {
    std::size_t to = 0;
    bool free = false;
    play::Destination where{};
  };
  void undo(const Asked& asked, Visitor& visitor, Message& message);
  void redo(const Asked& asked, Visitor& visitor, Message& message);
  void answer(const Asked& asked, Visitor& visitor, Message& message);
  bool free_for(const Visitor& visitor, std::size_t to) const;
  /// Who has to agree: those who are here, and those whose own choices are concerned.
  std::set<Seat> to_be_asked(const Visitor& visitor, std::size_t to) const;
  /// The i-th record from here on in either direction, and whether a bot made it.
  std::pair<const play::Record*, bool> step(std::size_t i) const;
  void follow_bots() const;
  void go_or_ask(const Asked& asked, const Visitor& visitor, std::size_t to);
  /// Keeps the question that the others answer, unless one of them is away and has to be there.
  void ask_others(const Asked& asked, const Visitor& visitor, const std::set<Seat>& others,
                  Json question);
  void go_to(const Asked& asked, std::size_t point, Seat by);
  void end_request();
  /// Asks everybody else to give up, and gives up when they agree.
  void concede(const Asked& asked, Visitor& visitor, Message& message);
  void give_up(const Asked& asked, Seat by);
  /// Takes back that everybody has given up.
  void go_on(const Asked& asked, Seat by);
  /// A bot has been seated, or everybody has agreed.
  void go_if_agreed(const Asked& asked);
  Expected<> take_request(const Json& ask);
  UndoStep step_to(const Visitor& visitor, std::size_t to) const;
  std::optional<UndoStep> last_step(const Visitor& visitor) const;
  std::optional<UndoStep> last_turn(const Visitor& visitor) const;
  std::optional<UndoStep> next_step(const Visitor& visitor) const;

  // ---- room_chapters.cc: which chapters this table has reached
  struct ReachedChapter {
    std::size_t point = 0;
    const Event* begins = nullptr;  // none: the table was opened in the middle of one
  };
  std::vector<ReachedChapter> reached_chapters(Seat viewer) const;
  void chapters(const Asked& asked, Visitor& visitor, Message& message);
  /// The chapter that is meant, by the point at which it begins; nothing where none is named.
  std::optional<std::size_t> read_chapter(Message& message) const;

  // ---- room_story.cc: looking back
  void replay(const Asked& asked, Visitor& visitor, Message& message);
  void story(const Asked& asked, Visitor& visitor, Message& message);
  /// Does `work` elsewhere and `then` here, unless the guest is gone or looks from another seat.
  void look_back(const Asked& asked, Visitor& visitor, std::function<void(const Leave&)> work,
                 std::function<void()> then);

  House& house_;
  RoomSettings settings_;
  Header header_;
  play::Session session_;
  Turns turns_;
  mutable BotChoices bot_choices_;
  /// While the entries of a stored table are taken in: how much had been logged at that entry.
  std::optional<std::size_t> logged_then_;
  UndoNotices notices_;
  std::vector<std::string> stand_ins_;     // by seat; empty where nobody stands in
  std::vector<std::string> stand_in_why_;  // "clock", "vote", "left", or nothing
  std::vector<bool> open_;                 // by seat: anybody on the server may take it
  std::vector<std::string> taken_;         // the tokens of open seats that were taken, by seat
  std::vector<std::int64_t> account_of_;   // the accounts of those who took them; 0: none
  std::map<Seat, std::set<Seat>> votes_;   // for a bot at this seat, by a seat of each person
  bool conceded_ = false;                  // the people have given up; undo takes it back
  std::vector<std::string> notes_;         // by seat
  std::uint64_t clock_revision_ = 0;       // at which the clock began
  std::int64_t clock_since_ = 0;
  std::vector<Auto> autos_;
  std::deque<ChatLine> chat_;
  std::uint64_t chat_lines_ = 0;  // ever

  std::map<GuestId, Visitor> visitors_;
  Pace chat_pace_, name_pace_, other_pace_, note_pace_;
  std::deque<std::function<void()>> waiting_;
  bool keeping_ = false;
  bool working_off_ = false;
  std::optional<TableRequest> request_;

  std::optional<Seat> thinking_;
  std::uint64_t thought_ = 0;  // number of the latest thought; older ones come too late
  std::uint64_t thinking_at_ = 0;
  Errand bot_errand_;
  BotTurn bot_turn_;
  bool bot_paused_ = false;                 // long enough for people to follow
  std::optional<bots::Choice> bot_choice_;  // when it has thought
  std::uint64_t last_errand_ = 0;
  std::uint64_t bot_seed_ = 0;

  std::vector<std::string> added_;  // what opening has added to the log, as entries
  std::size_t rest_logged_ = 0;     // records that there were when the kept rest point was taken
  std::size_t rest_point_ = 0;      // and where it is at the most
  bool rested_ = false;             // one was kept since the table was opened

  std::uint64_t scene_version_ = 1;  // grows when a scene or the names in it may differ
  std::uint64_t told_revision_ = 0;  // that everybody has been told
  std::int64_t log_keep_ = 0;        // the least point the table has been at since then
  std::optional<Summary> told_summary_;
  mutable std::vector<Summary::Chair> figured_;  // the figures of this round
  mutable int figured_round_ = -1;
  std::optional<Expiry> told_expiry_;
  Reach told_reach_;
  bool told_failed_ = false;
  std::map<std::pair<Seat, std::size_t>, double> chances_;  // by viewer and record of the log
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace tavola::rooms
