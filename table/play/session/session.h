// A session: one running table of one title, with its seats, its log, undo and redo to any point,
// the referee's dice, draws and states, and saving and loading. Terminal, protocol, scenarios and
// server all sit on it. It belongs to one thread at a time and can be moved.
//
// A point of a session is a number of records that are in force: point 0 is the table as dealt,
// and point() is now. Records that were undone stay in the log but are not in force.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game.h"
#include "core/table.h"
#include "play/problem.h"
#include "play/session/log.h"
#include "play/session/replay_limits.h"
#include "scene/titles/title.h"
#include "words/language.h"

namespace tavola::play {

/// Who sits on a chair: a person, or the bot of that name.
struct Player {
  std::string name;
  std::string bot;  // "search"; empty for a person
  /// Is not stopped for where nothing is to be decided and offers stand open beside the one answer.
  bool passes_offers = false;
  friend bool operator==(const Player&, const Player&) = default;
};

/// What a new table is asked to be. Options that are not named keep their default; players that are
/// not given are persons without a name, whom the scene calls "Seat 1" and so on.
struct Wishes {
  int seats = 0;  // 0: the fewest the game allows
  Seed seed = 1;
  std::map<std::string, std::string> options;  // by id, the value's id
  std::vector<Player> players;
  words::Language language = words::Language::kEnglish;
  /// Of a later chapter of a campaign: what the one before handed on, as JSON; empty for a first.
  std::string carried = {};
};

/// An option by its words: {"move", {{"to", "church"}}}. Arguments that are left out match any, as
/// long as one option remains; among several, one that has no other arguments is meant.
struct Spoken {
  std::string verb;
  std::vector<std::pair<std::string, std::string>> args;
};

/// One event as it stands in the log.
struct Told {
  const Event* event;
  std::size_t point;  // of the record it followed from; 0 for the deal
};

/// What has to be the same when a saved table is played again: the hash after each step, what it
/// told as well, what it told alone, or the choices alone.
enum class Comparing : std::uint8_t { kHashes, kNames, kTold, kChoices };

class Session {
 public:
  static Expected<Session> open(const scene::Title& title, const Wishes& wishes = {});
  /// How a game would be dealt: by the wishes, and by the standard for what they leave open.
  static Expected<Setup> setup_of(const Game& game, const Wishes& wishes);
  Session(Session&&) noexcept;
  Session& operator=(Session&&) noexcept;
  ~Session();

  const scene::Title& title() const { return *title_; }
  const Game& game() const { return title_->game(); }
  const Table& table() const { return *table_; }
  /// No rule is half done, so that the state alone says what comes next.
  bool at_rest() const { return table_->at_rest() || table_->over(); }
  const Setup& setup() const { return setup_; }
  /// What the chapter before handed on, as JSON; empty if this table is no later chapter.
  const std::string& carried() const { return carried_; }
  /// Whether this table is a chapter of a campaign, its first one or a later one.
  bool is_chapter() const;
  /// Whether a next chapter of a campaign can be begun from here.
  bool goes_on() const;
  /// Whether a table for other players can be begun from here, before this one is over.
  bool breaks_off() const;
  /// What the one or the other would be dealt from.
  Expected<std::string> hands_on() const;
  /// The first seed that is drawn with which another table like this deals something else than this
  /// one did; none where any will do, or where a hundred deal the same again.
  std::optional<Seed> seed_for_another(const std::function<Seed()>& draw) const;
  const std::vector<Player>& players() const { return players_; }
  Expected<> seat_player(Seat seat, Player player);
  words::Language language() const { return language_; }
  void speak(words::Language language) { language_ = language; }
  /// How the viewer's time is told; without a clock records carry no time.
  void use_clock(std::function<std::int64_t()> clock) { clock_ = std::move(clock); }

  // ---- playing ----------------------------------------------------------------------------------
  /// Answers the open decision. `who` defaults to the seat that decides; another must be among the
  /// seats that may answer. A referee's dice or cards that do not fit refuse the choice.
  Expected<> choose(int n, const Parameters& parameters = {}, Seat who = kNoSeat);
  Expected<> choose(const Spoken& spoken, const Parameters& parameters = {}, Seat who = kNoSeat);
  /// From now on the table stops, or no longer stops, for the seat where one answer is all there is
  /// and offers stand open beside it.
  Expected<> pass_offers(Seat seat, bool passes);
  /// Gives that one answer for those who want it so, as often as it comes. Each is a choice of the
  /// log like any other, so that a replay needs to know nothing of the wish. Whoever runs the table
  /// says so after a choice or a change of the wish; how many were given.
  int pass_by();
  /// Good as long as somebody is asked something; otherwise why not: the game is over, or the table
  /// has failed.
  Expected<> open_to_choices() const;
  /// The number of the one option that is meant.
  Expected<int> find(const Spoken& spoken) const;
  /// The numbers of all options that fit; none when the game is over.
  std::vector<int> all_like(const Spoken& spoken) const;

  // ---- the log ----------------------------------------------------------------------------------
  std::size_t point() const { return point_; }
  /// The i-th record in force, 0 <= i < point().
  const Record& record(std::size_t i) const { return log_[line_[i]]; }
  /// Where that record stands in the log().
  std::size_t place_in_log(std::size_t i) const { return line_[i]; }
  /// Everything that ever happened, undone records and undo marks included.
  const std::vector<Record>& log() const { return log_; }
  /// The events of the records from `from` (a point) on that the viewer may hear of. From 0, the
  /// deal's events come first.
  std::vector<Told> events_for(Seat viewer, std::size_t from = 0) const;
  /// The events of the last step, whoever may hear them.
  const std::vector<Event>& last_events() const;
  const std::vector<Event>& deal_events() const { return deal_events_; }
  /// What the deal told that has no words any more.
  const std::vector<Bygone>& deal_bygone() const { return deal_bygone_; }
  /// Whether chance or something hidden came to light since the point, so that going back to it
  /// would unlearn something.
  bool reveals(std::size_t since) const;

  // ---- undo and redo ----------------------------------------------------------------------------
  Expected<> undo(int steps = 1);
  Expected<> redo(int steps = 1);
  /// Goes back to a point, or forward to one that was undone; `by` is the seat that wanted it.
  Expected<> go_to(std::size_t point, Seat by = kNoSeat);
  /// The point that so many steps of redo lead to.
  Expected<std::size_t> redo_point(int steps) const;
  /// The i-th record that redo brings back, 0 <= i < redo_end() - point().
  const Record& undone(std::size_t i) const { return log_[line_[point_ + i]]; }
  /// The furthest point that redo reaches.
  std::size_t redo_end() const { return line_.size(); }
  /// The first point that undo reaches: 0, or where the table went on although its log no longer
  /// played out, or where it was brought to. What happened before it can be told and not gone to.
  std::size_t undo_end() const { return undo_end_; }
  /// The first point that the table can be looked at: 0, or where it went on although its log no
  /// longer played out.
  std::size_t look_end() const { return look_end_; }
  /// Whether somebody has chosen something, or a referee told something, ever.
  bool begun() const;
  /// The point before the last choice of this seat, and before the last run of its choices that no
  /// other seat's choice interrupts; nothing if it has not chosen yet.
  std::optional<std::size_t> last_decision_of(Seat seat) const;
  std::optional<std::size_t> last_run_of(Seat seat) const;
  /// How many steps have been run on this table, those of undo and redo included: what it has cost
  /// so far.
  std::size_t steps_run() const { return steps_run_; }
  /// The table as it was at a point in force, for a replay; null if there is no such point, or if
  /// it lies before look_end().
  std::unique_ptr<Table> table_at(std::size_t point) const;
  /// The same session once more, for whoever looks back on it while this one goes on.
  Session copy() const;
  /// The session as it was at a point in force, look_end() or later, with the log that it had then:
  /// what came after never was.
  Session branch(std::size_t point) const;

  /// Where the log is now, to take back what was logged since as if it had never been: for a step
  /// that could not be kept. An undo is a record of its own; this leaves none.
  struct Bookmark {
    std::size_t logged = 0;
    std::size_t point = 0;
    std::vector<std::size_t> line;  // with what redo would bring back
  };
  Bookmark bookmark() const { return {log_.size(), point_, line_}; }
  void return_to(const Bookmark& bookmark);

  /// The table has been brought to a place where somebody may have another copy of it. Chance to
  /// come is drawn from this seed, so that no copy tells what will be rolled, and undo ends here,
  /// because before it the copies are alike.
  void reseed(const Seed& seed);

  /// Everything that this viewer cannot know is dealt anew from the seed, chance to come included.
  /// What the viewer sees stays as it is, nothing before it can be gone to or looked at any more,
  /// and no log leads here: for copies with which somebody looks ahead.
  Expected<> determinize(Seat viewer, const Seed& seed);
  /// Whether that was done here.
  bool imagined() const { return imagined_; }

  // ---- refereeing -------------------------------------------------------------------------------
  Expected<> tell_dice(const std::vector<int>& faces);
  /// Deck by name and cards by id, as in the vocabulary.
  Expected<> tell_draws(std::string_view deck, const std::vector<std::string>& cards);
  const Script& script() const { return script_; }
  nlohmann::ordered_json state() const;
  /// Replaces the state. Only at a rest point; refused with path and reason.
  Expected<> set_state(const nlohmann::ordered_json& state);
  /// A JSON Patch (RFC 6902) on the state, with the same checks.
  Expected<> patch_state(const nlohmann::ordered_json& patch);

  // ---- saving -----------------------------------------------------------------------------------
  nlohmann::ordered_json save() const;
  /// The newest rest point, which is kept beside the log: {"records": of the log when it was taken,
  /// "point": where it is, "state"}. From it the table goes on when its log no longer plays out.
  /// Null if there is none since look_end().
  nlohmann::ordered_json rest() const;
  /// The parts of a saved table, for whoever keeps records one by one: everything but the records
  /// and the rest point, and the i-th record of the log().
  nlohmann::ordered_json save_head() const;
  nlohmann::ordered_json save_record(std::size_t logged) const;

  /// Opens a title by its id; open_title() unless a test says otherwise.
  using Opener = std::function<Expected<const scene::Title*>(std::string_view)>;
  /// Is shown the session when it has been dealt, with an empty log, and after every record that
  /// was played. A second deal means that the first try has come to nothing.
  using Follower = std::function<void(const Session&)>;
  /// Plays a saved table again. If that no longer leads to what was saved, it goes on from the
  /// saved rest point: what was told before is read, look_end() is there, and the log says so. A
  /// table of another version that had come to no rest point yet is played by its choices alone, as
  /// long as they are legal.
  static Expected<Session> load(const nlohmann::ordered_json& log, const Opener& open = {},
                                const Follower& follow = {}, const ReplayLimits& limits = {});
  /// What loading did, for whoever keeps records one by one.
  enum class Loaded : std::uint8_t {
    kSame,       // the log is what was given
    kResumed,    // a resumption, and what was chosen again after it, were added to the log
    kRewritten,  // it is the same without its hashes: to be kept anew
  };
  Loaded loaded() const { return loaded_; }
  /// The same from and to text and files. Files end in .tavola and are replaced as a whole.
  std::string save_text() const;
  static Expected<Session> load_text(std::string_view text, const Opener& open = {});
  /// Gives the path with its ending.
  Expected<std::filesystem::path> save_file(std::filesystem::path path) const;
  static Expected<Session> load_file(const std::filesystem::path& path, const Opener& open = {});

 private:
  /// Everything that is needed to go on from a point.
  struct Snapshot {
    std::size_t point = 0;
    Position position;
    Script script;
    /// The state of a game that was over when the table went on from it: a position is a step from
    /// its rest point on, and there was no step.
    std::string over = {};
  };

  struct Head;

  Session(const scene::Title& title, const Setup& setup, std::string carried);

  /// Good if a referee may tell so many dice or cards more.
  Expected<> room_to_tell(std::size_t more) const;
  /// What a referee's record adds to the script.
  static void add_to(Script& script, const Record& record);
  /// Runs a record on a table and its script; false if the table does not take it.
  bool run(const Record& record, Table& table, Script& script) const;
  /// Runs a step that is not in the log yet, or restores everything.
  Expected<> make(Record step);
  bool comes_to_light(const std::vector<Event>& events) const;
  /// The newest record of the log comes into force; what was undone cannot be redone any more.
  void take_in_force();
  /// The same without the position that is kept now and then.
  void put_in_line();
  void restore(std::size_t point);
  void start_at(Table& table, const Snapshot& from) const;
  const Snapshot& snapshot_before(std::size_t point) const;

  // Loading; see session_load.cc.
  static Expected<Head> read_head(const nlohmann::ordered_json& log, const Opener& open);
  static Expected<Session> play_out(const Head& head, const nlohmann::ordered_json& records,
                                    Comparing comparing, const Follower& follow,
                                    const ReplayLimits& limits);
  /// `why` the log did not play out.
  static Expected<Session> go_on(const Head& head, const nlohmann::ordered_json& records,
                                 const nlohmann::ordered_json& rest, const Problem& why,
                                 const Follower& follow, const ReplayLimits& limits);
  Expected<> play_record(const nlohmann::ordered_json& record, const std::string& where,
                         Comparing comparing);
  /// Whether the table was in that state at that point; true of one that is not in force any more.
  bool has_rest(const nlohmann::ordered_json& rest) const;
  /// What the deal told, as it was kept.
  void take_told(const Head& head);
  /// Whether the bytes of the deal are others than they were.
  static bool deals_otherwise(const Head& head);

  // Going on from a rest point; see session_rest.cc.
  /// Takes a record into the log, and in force or out of it, without a table.
  Expected<> read_record(const nlohmann::ordered_json& record, const std::string& where);
  /// Takes the state of the resumption that was read last.
  Expected<> begin_again(Comparing comparing);
  /// Goes on from the state that there was after `keep` records in force.
  Expected<> resume(std::size_t keep, const nlohmann::ordered_json& state);
  Expected<> start_from(const nlohmann::ordered_json& state, std::vector<Event>& told);
  void end_undo_here();
  /// Where the records in force stand in the log.
  std::vector<std::size_t> in_force() const {
    return {line_.begin(), line_.begin() + static_cast<std::ptrdiff_t>(point_)};
  }

  const scene::Title* title_;
  Setup setup_;
  std::string carried_;
  std::vector<Player> players_;
  words::Language language_ = words::Language::kEnglish;
  std::function<std::int64_t()> clock_;

  std::unique_ptr<Table> table_;
  Script script_;
  std::vector<Record> log_;
  // The records in force, and behind them those that redo brings back. Undo and redo only move the
  // point, and the snapshots of what was undone stay, so that neither costs more far away.
  std::vector<std::size_t> line_;
  std::size_t point_ = 0;
  std::vector<Snapshot> snapshots_;  // of points of the line, rising
  std::vector<Event> deal_events_;
  std::vector<Bygone> deal_bygone_;
  std::string told_;         // what the deal told, as JSON, if it was read
  std::uint64_t dealt_ = 0;  // the hash of point 0
  std::size_t undo_end_ = 0;
  std::size_t look_end_ = 0;  // never beyond undo_end_
  bool imagined_ = false;
  Loaded loaded_ = Loaded::kSame;
  std::size_t steps_run_ = 0;
};

}  // namespace tavola::play
