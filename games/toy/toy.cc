// The House of Six Doors: a relic lies behind one of them, to be found before the omens run out or
// the last candle goes out. Whoever listens at a door learns alone what is behind it.
#include <algorithm>

#include "scene/titles/title_of.h"

namespace tavola::toy {

constexpr int kDoors = 6, kCandles = 7, kQuiet = 6, kDraughts = 5, kAll = 16;
enum class Verb : std::uint8_t { kListen, kOpen, kBurn };
enum class Prompt : std::uint8_t { kTurn, kBurn };
enum class Tells : std::uint8_t { kListened, kHeard, kRolled, kOpened, kTurned, kLost, kDrawn };
enum Ending { kFound, kMidnight, kDarkness, kNotYet };

struct Rules {
  struct State {
    Random random;
    Deck<std::uint8_t, kQuiet + kDraughts> bag;  // 0 is quiet, 1 a draught
    std::uint8_t relic = 0, seats = 1, active = 0, candles = kCandles;
    std::uint8_t known[kDoors] = {};  // a bit for each seat that has listened, kAll once it is open
    bool knows(Seat who, int door) const { return (known[door] & (kAll | 1 << who)) != 0; }
  };
  using Here = TableOf<Rules>;
  static constexpr std::string_view kId = "toy";
  static constexpr int kLeastSeats = 1, kMostSeats = 4;

  static void begin(State& s, const Setup& setup) {
    s.seats = std::uint8_t(setup.seats);
    for (int i = 0; i < kQuiet + kDraughts; ++i) s.bag.add(i < kDraughts);
    hide_relic(s, s, kSpectator, [&](int n) { return s.random.below(n); });
  }
  /// Puts the relic behind a door that the viewer does not know.
  static void hide_relic(State& s, const State& now, Seat viewer, auto number_below) {
    std::uint8_t doors[kDoors], count = 0;
    for (std::uint8_t i = 0; i < kDoors; ++i)
      if (!now.knows(viewer, i)) doors[count++] = i;
    s.relic = doors[number_below(count)];
  }
  static Rule<> lose_candles(Here& t, int count, Citation rule) {
    count = std::min<int>(count, t.state.candles);
    t.state.candles -= count;
    t.emit(rule, Tells::kLost, count, t.state.candles);
    if (t.state.candles == 0) co_await t.abandon();
  }
  static Rule<bool> take_heart(Here& t, Seat seat) {
    const int die = t.roll(6);
    t.emit(cites("TY-020"), Tells::kRolled, seat, die);
    if (die >= 4) co_return true;
    t.ask(seat, Prompt::kBurn, cites("TY-021"), die);
    t.measure(0, 0, t.state.candles);
    t.offer_measured(cites("TY-021"), Verb::kBurn);
    co_await t.answer();
    const int burnt = t.measured()[0];
    if (burnt > 0) co_await lose_candles(t, burnt, cites("TY-021"));
    co_return die + burnt >= 4;
  }
  static Rule<> open_door(Here& t, Seat seat, int door) {
    if (!co_await take_heart(t, seat)) co_return;
    t.state.known[door] = kAll;
    t.emit(cites("TY-022"), Tells::kOpened, door, t.state.relic == door);
    if (t.state.relic == door) co_await t.abandon();
    for (std::uint8_t& known : t.state.known) known &= kAll;
    hide_relic(t.state, t.state, kSpectator, [&](int n) { return t.hidden_chance(n); });
    t.emit(cites("TY-023"), Tells::kTurned);
    if (!co_await take_heart(t, seat)) co_await lose_candles(t, 2, cites("TY-024"));
  }
  static Rule<> step(Here& t) {
    State& s = t.state;
    const Seat seat = s.active;
    t.ask(seat, Prompt::kTurn, cites("TY-010"));
    for (int i = 0; i < kDoors; ++i) {
      if (!s.knows(seat, i)) t.offer(cites("TY-011"), Verb::kListen, i);
      if (!s.knows(kSpectator, i)) t.offer(cites("TY-012"), Verb::kOpen, i);
    }
    const Option chosen = co_await t.answer();
    const int door = chosen.arg(0);
    if (chosen.is(Verb::kOpen)) {
      co_await open_door(t, seat, door);
    } else {
      s.known[door] |= 1 << seat;
      t.emit(cites("TY-011"), Tells::kListened, seat, door);
      t.emit_to(SeatSet::only(seat), cites("TY-011"), Tells::kHeard, door, s.relic == door);
    }
    s.active = (seat + 1) % s.seats;
    const bool draught = t.draw(s.bag, 0) == 1;
    t.emit(cites("TY-030"), Tells::kDrawn, draught);
    if (draught) co_await lose_candles(t, 1, cites("TY-031"));
  }
  static Ending ending(const State& s) {
    if (s.knows(kSpectator, s.relic)) return kFound;
    return s.candles == 0 ? kDarkness : s.bag.empty() ? kMidnight : kNotYet;
  }
  static bool over(const State& s) { return ending(s) != kNotYet; }
  static Result result(const State& s) {
    return {SeatSet::first(ending(s) == kFound ? s.seats : 0), ending(s)};
  }
  static double evaluate(const State& s, Seat) {
    return over(s) ? ending(s) == kFound : 0.05 * (s.candles + s.bag.size());
  }
  static void determinize(State& rest, const State& now, Seat viewer, Random& random) {
    if (now.knows(viewer, now.relic)) return;
    hide_relic(rest, now, viewer, [&](int n) { return random.below(n); });
  }
  static std::vector<std::string> violations(const State& s) {
    if (s.active >= s.seats) return {"/active is no seat of this table"};
    if (s.bag.count(1) > kDraughts) return {"/bag has more draughts than there are"};
    return {};
  }
  static void record(Record& r, State& s) {
    r.random("random", s.random);
    r.number("seats", s.seats, kLeastSeats, kMostSeats);
    r.number("active", s.active, 0, kMostSeats - 1);
    r.number("candles", s.candles, 0, kCandles);
    r.deck("bag", s.bag, vocabulary().ids("omen"));
    r.name("relic", s.relic, vocabulary().ids("door"));
    r.list("doors", kDoors, kDoors, kDoors, [&](int i) {
      r.set("known_to", s.known[i], {"0", "1", "2", "3", "all"});
    });
  }
  static const Vocabulary& vocabulary() {
    static const Vocabulary words = Vocabulary::of(
        "kind door: oak iron red low glass cellar; kind find: nothing relic;"
        "kind omen: quiet draught; deck bag omen; number candles;"
        "verb listen door; verb open door; verb burn; prompt turn; prompt burn die;"
        "event listened who:seat door; event heard door find; event rolled who:seat die;"
        "event opened door find; event turned; event lost count left; event drawn omen;"
        "ending found; ending midnight; ending darkness");
    return words;
  }
  static std::uint64_t content_hash() { return 1; }
  static void draw(scene::Scene& scene, const State& s, Seat viewer) {
    for (int i = 0; i < kDoors; ++i) {
      scene::Area& door = scene.areas.emplace_back();
      door.id = vocabulary().ids("door")[i];
      door.name = scene::Text::word("door_" + door.id);
      door.layout.grid = {i % 3, i / 3};
      if (!s.knows(kSpectator, i)) door.states.push_back(scene::State::kClosed);
      const std::string find = i == s.relic ? "find_relic" : "find_nothing";
      if (s.knows(viewer, i)) door.badges.push_back({.text = scene::Text::word(find)});
    }
    scene.tracks.push_back({"candles", scene::Text::word("candle"), "", 0, kCandles, s.candles});
    scene.piles.push_back({"bag", scene::Text::word("bag"), "", s.bag.size()});
  }
};

scene::OpenedTitle open() { return scene::open_title<scene::DrawnTitle<Rules>>(Rules::kId); }

}  // namespace tavola::toy
