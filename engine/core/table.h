// The table: a state, the rule that is waiting for an answer, and the tape since the last rest
// point. It drives a game from decision to decision. Copying a game is copying its position;
// resuming it is running the step again with the tape. What is common to all games is in Table;
// TableOf<Game> adds the game's own state, by value.
#pragma once

#include <bit>
#include <coroutine>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <span>
#include <type_traits>
#include <vector>

#include "core/decision.h"
#include "core/deck.h"
#include "core/event.h"
#include "core/limits.h"
#include "core/random.h"
#include "core/rule.h"
#include "core/tape.h"

namespace tavola {

/// What a position consists of; trivially copyable for every game. `luck` is where the generator
/// has got to: outcomes that stand on the tape are not drawn again when the step is run again.
template <class State>
struct PositionOf {
  State rest;
  Random luck;
  Tape tape;
};

/// A position of any game, as bytes. Copying one into another of the same game does not allocate.
class Position {
 public:
  Position() = default;
  explicit Position(std::size_t bytes) : bytes_(bytes) {}
  std::span<std::byte> bytes() { return bytes_; }
  std::span<const std::byte> bytes() const { return bytes_; }
  bool empty() const { return bytes_.empty(); }
  friend bool operator==(const Position&, const Position&) = default;

 private:
  std::vector<std::byte> bytes_;
};

/// A referee's wishes for the dice and draws to come. Not part of a position: what was used stands
/// on the tape.
struct Script {
  struct Draw {
    int deck;
    int card;
  };
  std::vector<int> dice;
  std::vector<Draw> draws;
  bool broken = false;  // the next value did not fit the die or deck that was used
};

/// Whether a table keeps what is needed to copy and undo. A playout that is thrown away need not.
enum class Memory : std::uint8_t { kPositions, kNone };

class Table : public FrameOwner {
 public:
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;
  virtual ~Table() = default;

  // ---- for whoever plays ----------------------------------------------------------------------
  /// Nobody is asked anything any more: the game has ended, or the table has failed.
  bool over() const { return over_; }
  /// A limit was met or a check broke in the last step, so that it could not be taken. The table
  /// has gone back to the rest point before that step; start() goes on from any other position.
  bool failed() const { return failure_.limit != nullptr; }
  const Failure& failure() const { return failure_; }
  /// How near it has come to the core's limits since it was made.
  Reach reach() const {
    return {most_taped_, static_cast<int>(most_offered_), static_cast<int>(arena().most_used())};
  }
  const Decision& decision() const { return decision_; }

  /// Gives the open decision its answer: option n of decision().options. The caller has made sure
  /// that it exists; `accepts` tells.
  void choose(int n, const Parameters& parameters = kUnmeasured);
  bool accepts(int n, const Parameters& parameters = kUnmeasured) const;
  /// The rule that forbids a measured answer although it lies within its bounds, such as the place
  /// of a disc that would lie on another. Not given if there is none.
  Citation forbids(int n, const Parameters& parameters) const;

  /// True at a rest point: no rule has changed anything since the step began.
  virtual bool at_rest() const = 0;
  virtual std::size_t position_size() const = 0;
  /// Goes on from a position. False if the tape does not fit the rules, as after a change of
  /// content. The events up to the open decision have been told before and are not told again.
  virtual bool start(const Position& position, Memory memory = Memory::kPositions) = 0;
  virtual void copy_to(Position& position) const = 0;
  virtual std::uint64_t hash() const = 0;

  /// Events are told to this sink from now on; to nobody if it is null.
  void listen(Sink* sink) {
    sink_ = sink;
    told_ = sink;
  }
  Sink* listener() const { return sink_; }
  /// How many outcomes of chance have been drawn, so that whoever asks before and after a choice
  /// knows whether it drew one.
  std::uint64_t outcomes_drawn() const { return outcomes_drawn_; }
  /// Dice and draws come from this script as long as it has any; null: from chance alone.
  void follow(Script* script) { script_ = script; }

  // ---- for the rules ----------------------------------------------------------------------------
  /// Opens a question to one seat. Then offer() the legal answers and co_await answer().
  template <class Prompt, class... Args>
  void ask(Seat seat, Prompt prompt, Citation rule, Args... args) {
    decision_.seat = seat;
    decision_.seats = SeatSet::only(seat);
    decision_.prompt = static_cast<std::uint8_t>(prompt);
    decision_.rule = rule;
    decision_.args = arguments(args...);
    decision_.options.clear();
    decision_.standing_from = kMaxOptions;
    decision_.own_answer = false;
    decision_.parameters.clear();
  }
  /// What is offered from now on stands open beside the question: it may be done at any time,
  /// decides nothing, and the rule asks the same once more when it is done. A question must have an
  /// answer besides.
  void stands_open() {
    if (decision_.standing_from > decision_.options.size())
      decision_.standing_from = decision_.options.size();
  }
  /// Whether what was chosen last stood open beside the question, and did not answer it.
  bool took_standing() const { return decision_.is_standing(static_cast<std::size_t>(chosen_)); }
  /// How many answers the question has so far, without what stands open beside it.
  std::size_t answers() const { return decision_.answers(); }
  /// Lets all of these answer, among them the seat that was asked.
  void also(SeatSet seats) { decision_.seats = seats; }
  template <class Verb, class... Args>
  void offer(Citation rule, Verb verb, Args... args) {
    if (!room_for(1)) [[unlikely]]
      return;
    Option& option = decision_.options.add();
    option.verb = static_cast<std::uint8_t>(verb);
    option.takes_parameters = false;
    option.rule = rule;
    std::size_t at = 0;
    ((option.args[at++] = as_argument(args)), ...);
    while (at < kMaxArguments) option.args[at++] = kNothing;
  }
  /// Offers the verb with each number whose bit is set: what a loop of offer() would do, in one go.
  template <class Verb>
  void offer_each(Citation rule, Verb verb, unsigned bits) {
    if (!room_for(static_cast<std::size_t>(std::popcount(bits)))) [[unlikely]]
      return;
    Option* place = decision_.options.add(std::popcount(bits));
    for (; bits != 0; bits &= bits - 1)
      *place++ = {static_cast<std::uint8_t>(verb), false, rule, arguments(std::countr_zero(bits))};
  }
  /// The integers that go with options offered by offer_measured(), such as a flick's.
  void measure(std::uint8_t name, std::int32_t least, std::int32_t most) {
    TAVOLA_CHECK(least <= most && least >= Tape::kLeast && most <= Tape::kMost,
                 "a measured answer has bounds that no tape can hold");
    decision_.parameters.push_back({name, least, most});
  }
  template <class Verb, class... Args>
  void offer_measured(Citation rule, Verb verb, Args... args) {
    offer(rule, verb, args...);
    decision_.options.back().takes_parameters = true;
  }
  bool anything_offered() const { return !decision_.options.empty(); }
  /// There is nothing to choose, so answer() will not ask: a rule may end without a frame. Where
  /// something stands open beside the one answer, it will: who does not care to stop for such
  /// offers is let pass by whoever runs the table, and the rules need not know.
  bool one_answer() const {
    return decision_.options.size() == 1 && !decision_.options[0].takes_parameters &&
           !table_fails();
  }

  /// Suspends until a seat has chosen. A question with one answer is not asked, and on a table that
  /// fails none is answered.
  struct Answer {
    Table& table;
    bool await_ready() {
      TAVOLA_CHECK(table.answers() > 0 || table_fails(), "a question without a legal answer");
      if (!table.one_answer()) return false;
      table.chosen_ = 0;
      return true;
    }
    void await_suspend(std::coroutine_handle<> rule) noexcept { table.waiting_ = rule; }
    Option await_resume() noexcept {
      return table.decision_.options[static_cast<std::size_t>(table.chosen_)];
    }
  };
  Answer answer() { return {*this}; }
  /// The same for a question that is put even where one answer is all there is, because taking it
  /// is a deed that nobody may do for the player.
  struct OwnAnswer : Answer {
    bool await_ready() noexcept {
      TAVOLA_CHECK(table.answers() > 0 || table_fails(), "a question without a legal answer");
      return false;
    }
  };
  OwnAnswer own_answer() {
    decision_.own_answer = true;
    return {{*this}};
  }
  const Parameters& measured() const { return measured_; }

  /// Never returns: the waiting rules are dropped, and the next step begins with what the state
  /// says.
  struct Abandon {
    bool await_ready() noexcept { return false; }
    void await_suspend(std::coroutine_handle<>) noexcept {}
    void await_resume() noexcept {}
  };
  static Abandon abandon() { return {}; }
  /// The table fails because this limit is met. A rule awaits it and never goes on; a plain
  /// function leaves out what does not fit, as after fail_table().
  static Abandon fail(const Limit& limit, int most = 0) {
    fail_table(limit, most);
    return {};
  }
  static Abandon fail(Limit&&, int most = 0) = delete;

  // Nobody listens to a playout, and these are called everywhere: what they do for a listener
  // stands apart from the rules, so that passing them by costs a look at one pointer.
  template <class Kind, class... Args>
  void emit(Citation rule, Kind kind, Args... args) {
    emit_to(SeatSet::everybody(), rule, kind, args...);
  }
  template <class Kind, class... Args>
  void emit_to(SeatSet audience, Citation rule, Kind kind, Args... args) {
    if (told_ != nullptr) [[unlikely]]
      tell({static_cast<std::uint8_t>(kind), rule, audience, arguments(args...)});
  }
  /// The rule was applied, though nothing visible changed.
  void applies(Citation rule) {
    if (told_ != nullptr) [[unlikely]]
      tell_applied(rule);
  }

  // ---- chance -----------------------------------------------------------------------------------
  /// One die with faces 1 .. faces, seen by all.
  int roll(int faces) {
    if (cursor_ < tape_.size() || script_ != nullptr) return told_roll(faces);
    const int face = static_cast<int>(random_->below(static_cast<std::uint32_t>(faces))) + 1;
    remember(Tape::Kind::kChance, face);
    return face;
  }
  /// The next card of a deck, or one out of a bag, seen by all. `name` is the deck's number in the
  /// vocabulary, by which a referee knows it.
  template <class Card, int Capacity, class Name>
  Card draw(Deck<Card, Capacity>& deck, Name name) {
    if (deck.empty()) [[unlikely]] {
      TAVOLA_CHECK(table_fails(), "a card is drawn from an empty deck");
      return Card{};
    }
    if (cursor_ < tape_.size() || script_ != nullptr) {
      const int told = told_draw(static_cast<int>(name));
      if (told >= 0 && deck.take_drawn(static_cast<Card>(told))) {
        settle(told);
        return static_cast<Card>(told);
      }
      // The tape tells of something else than a draw, or either tells of a card that is not there.
      if (told >= 0 || cursor_ < tape_.size()) misfit();
    }
    const int known = deck.known_next();
    const Card card =
        known >= 0
            ? deck.take_at(known)
            : deck.draw_loose(deck.first_loose() + static_cast<int>(random_->below(
                                                       static_cast<std::uint32_t>(deck.loose()))));
    remember(Tape::Kind::kChance, card);
    return card;
  }
  /// A number from 0 to bound-1 that everybody learns.
  int chance(int bound) { return outcome(0, bound, Tape::Kind::kChance); }
  /// A number from 0 to bound-1 that nobody learns, such as a step of a shuffle.
  int hidden_chance(int bound) { return outcome(0, bound, Tape::Kind::kHidden); }
  /// Shuffles things face down.
  template <class Things>
  void shuffle_face_down(Things& things) {
    for (std::size_t left = std::size(things); left > 1; --left)
      std::swap(things[left - 1],
                things[static_cast<std::size_t>(hidden_chance(static_cast<int>(left)))]);
  }

 protected:
  Table() { arena().watch(&waiting_); }
  virtual void begin_step() = 0;    // keeps the rest point and runs the step's first rule
  virtual void back_to_rest() = 0;  // the state becomes the rest point's, if that was kept
  virtual bool game_over() const = 0;
  /// A game's own say on a measured answer within its bounds; most games have none.
  virtual Citation forbidding(const Option&, const Parameters&) const { return {}; }
  virtual void run_to_decision() = 0;  // takes steps until somebody is asked

  bool run_tape(bool fresh);
  /// Does what takes a step, and gives the step up if it meets a limit or a check breaks in it.
  template <class Work>
  void take_step(Work work);
  void replay();
  void give_up();  // the step that was running has met a limit
  void drop_rules() {
    arena().clear();
    waiting_ = {};
  }

  // What is looked at all the time comes first; the long lists come last.
  std::coroutine_handle<> waiting_;
  Random* random_ = nullptr;
  int cursor_ = 0;  // how much of the tape has been run; equal to its size unless replaying
  Memory memory_ = Memory::kPositions;
  bool over_ = false;
  bool diverged_ = false;

 private:
  // Nothing that happens on a table that fails is heard.
  [[gnu::cold, gnu::noinline]] void tell(const Event& event);
  [[gnu::cold, gnu::noinline]] void tell_applied(Citation rule);
  /// Each looks at the mark alone, which is never above the limit, and moves it if there is room.
  bool room_for(std::size_t options) {
    const std::size_t offered = decision_.options.size() + options;
    return offered <= most_offered_ || more_offered(offered);
  }
  bool more_offered(std::size_t offered);
  bool more_taped();

  void remember(Tape::Kind kind, std::int32_t value) {
    if (memory_ == Memory::kNone) return;
    outcomes_drawn_ += kind != Tape::Kind::kChoice;
    if (tape_.size() >= most_taped_ && !more_taped()) [[unlikely]]
      return;
    tape_.append(kind, value);
    ++cursor_;
  }
  /// An outcome that was told by the tape has been used; one told by the script goes on the tape.
  void settle(int value) {
    if (cursor_ < tape_.size())
      ++cursor_;
    else
      remember(Tape::Kind::kChance, value);
  }
  int told_roll(int faces);
  int told_draw(int deck) const;  // -1 if neither tape nor script tells
  int outcome(int least, int bound, Tape::Kind kind);
  void misfit();  // what was told cannot be

  int chosen_ = 0;
  int most_taped_ = 0;            // entries that the tape ever had
  std::size_t most_offered_ = 0;  // options that a question ever had
  Failure failure_;
  Sink* told_ = nullptr;  // the listener, but for what it has been told before
  Sink* sink_ = nullptr;
  Script* script_ = nullptr;
  std::uint64_t outcomes_drawn_ = 0;
  Parameters measured_{};

 protected:
  Decision decision_;
  Tape tape_;
};

std::uint64_t hash_bytes(std::span<const std::byte> bytes, std::uint64_t seed = 0);
std::uint64_t hash_position(std::span<const std::byte> state, const Tape& tape);

/// `Rules` is a game's own description: its State type, step(TableOf&) and over(const State&).
template <class Rules>
class TableOf final : public Table {
 public:
  using State = typename Rules::State;
  static_assert(std::is_trivially_copyable_v<State>, "a state is copied by memcpy");
  static_assert(std::has_unique_object_representations_v<State>,
                "a state has no padding, so that equal states have equal bytes");

  TableOf() { random_ = &state.random; }

  State state{};

  const State& rest() const { return rest_; }
  bool at_rest() const override {
    return tape_.empty() && std::memcmp(&rest_, &state, sizeof(State)) == 0;
  }
  std::size_t position_size() const override { return sizeof(PositionOf<State>); }

  bool start(const Position& position, Memory memory = Memory::kPositions) override {
    TAVOLA_CHECK(position.bytes().size() == sizeof(PositionOf<State>),
                 "a position of another game");
    return start(*reinterpret_cast<const PositionOf<State>*>(position.bytes().data()), memory);
  }
  bool start(const PositionOf<State>& position, Memory memory = Memory::kPositions) {
    state = position.rest;
    tape_.copy_from(position.tape);
    if (tape_.empty()) {
      memory_ = memory;
      return run_tape(false);
    }
    memory_ = Memory::kPositions;
    const bool fits = run_tape(false);
    state.random = position.luck;
    memory_ = memory;
    return fits;
  }
  /// Begins from a state at rest that nobody has played on from, so its first events are told.
  void begin(const State& at_rest) {
    state = at_rest;
    tape_.clear();
    memory_ = Memory::kPositions;
    run_tape(true);
  }
  void copy_to(Position& position) const override {
    if (position.bytes().size() != sizeof(PositionOf<State>))
      position = Position(sizeof(PositionOf<State>));
    auto* to = reinterpret_cast<PositionOf<State>*>(position.bytes().data());
    std::memcpy(&to->rest, &rest_, sizeof(State));
    to->luck = state.random;
    to->tape.copy_from(tape_);
  }
  std::uint64_t hash() const override {
    return hash_position(std::as_bytes(std::span(&state, 1)), tape_);
  }

  /// The table is at rest here as it would be between two steps: the step that runs has asked
  /// nothing and drawn nothing so far. It may go on with what else would be a step of its own.
  void rests_here() {
    if (memory_ == Memory::kPositions && tape_.empty()) rest_ = state;
  }

  /// Where a rule that goes round and round was last seen.
  struct Lap {
    int tape = 0;
    std::uint64_t state = 0;
  };
  /// A rule that may go round for ever, such as a battle in which nobody is hurt, says so at the
  /// head of its loop, where the state tells everything about it. What happened in a round that
  /// changed nothing need not be remembered, and a tape has room for a step, not for eternity.
  void go_round(Lap& lap) {
    if (cursor_ < kLongTape || memory_ == Memory::kNone) return;
    State now = state;
    now.random = {};
    const std::uint64_t seen = hash_bytes(std::as_bytes(std::span(&now, 1)));
    if (lap.tape > 0 && lap.state == seen && cursor_ == tape_.size()) {
      tape_.cut_to(lap.tape);
      cursor_ = lap.tape;
      return;
    }
    lap = {cursor_, seen};
  }

 protected:
  void begin_step() override {
    if (memory_ == Memory::kPositions) rest_ = state;
    Rules::step(*this).leave_to_the_arena();
  }
  void back_to_rest() override {
    if (memory_ == Memory::kPositions) state = rest_;
  }
  bool game_over() const override { return Rules::over(state); }
  Citation forbidding(const Option& option, const Parameters& parameters) const override {
    if constexpr (requires { Rules::forbids(*this, option, parameters); })
      return Rules::forbids(*this, option, parameters);
    else
      return Table::forbidding(option, parameters);
  }
  // Here and not in Table, so that a step costs no virtual calls.
  void run_to_decision() override {
    // A rest point: no rule is running, and frames left by an abandoned one are dropped.
    while (!waiting_ && !table_fails() && !(over_ = Rules::over(state)) && arena().counts()) {
      drop_rules();
      if (cursor_ != tape_.size()) diverged_ = true;  // the step ended before its tape did
      tape_.clear();
      cursor_ = 0;
      TableOf::begin_step();
    }
    if (over_) {
      drop_rules();
      decision_.options.clear();
    }
  }

 private:
  static constexpr int kLongTape = 96;  // as long as a battle that comes to something
  State rest_{};
};

}  // namespace tavola
