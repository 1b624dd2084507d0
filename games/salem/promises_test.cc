// The promises are all that stands between a state that a referee sets and the rules. Here they are
// held against states that no game would come to: everything is dealt at random to wherever its
// kind may lie, and now and then a byte is anything. What the promises let pass is played to its
// end, in a process of its own, because a broken promise between parts of the program ends it.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <nlohmann/json.hpp>

#include "games/salem/game.h"
#include "games/salem/rules/rules.h"

namespace tavola::salem {
namespace {

#ifdef TAVOLA_SANITIZED
constexpr int kStates = 3000;
#else
constexpr int kStates = 8000;
#endif

class Stranger {
 public:
  explicit Stranger(std::uint64_t seed) : random(seed, 3) {}
  Random random;

  State state() {
    s = State{};
    s.random = Random(random.next64());
    s.seats = pick(2, 4);
    s.first = pick(0, s.seats - 1);
    s.round = pick(0, 255);
    s.side = pick(1, 2);
    for (std::size_t i = 0; i < Salem::options().size(); ++i)
      if (chance(3))
        house_value(s.house, i) = pick(0, static_cast<int>(Salem::options()[i].values.size()) - 1);
    old_ones();
    creatures();
    events();
    tiles();
    players();
    items();
    clock();
    if (chance(4)) reinterpret_cast<std::uint8_t*>(&s)[random.below(sizeof s)] = pick(0, 255);
    return s;
  }

 private:
  State s;

  bool chance(std::uint32_t one_in) { return random.below(one_in) == 0; }
  std::uint8_t pick(int least, int most) {
    return static_cast<std::uint8_t>(static_cast<std::uint32_t>(least) +
                                     random.below(static_cast<std::uint32_t>(most - least + 1)));
  }
  template <class Things>
  void shuffle(Things& things) {
    for (std::size_t left = std::size(things); left > 1; --left)
      std::swap(things[left - 1], things[random.below(static_cast<std::uint32_t>(left))]);
  }
  template <class Pile>
  void lay(Pile& pile, std::uint8_t card) {
    const std::uint32_t where = random.below(8);
    if (where == 0)
      pile.put_on_top(card);
    else if (where == 1)
      pile.put_at_bottom(card);
    else
      pile.add(card);
  }

  void old_ones() {
    std::array<std::uint8_t, kOldOnes> cards{};
    for (std::uint8_t card = 0; card < kOldOnes; ++card) cards[card] = card;
    shuffle(cards);
    s.face_up = pick(0, 63);
    for (std::uint8_t slot = 0; slot < kOldOnes; ++slot) {
      const std::uint8_t card = cards[slot];
      s.old_ones[slot] = card;
      if (slot == kRlyehSlot || !chance(3)) continue;
      s.old_ones[slot] = kNone;
      s.face_up = static_cast<std::uint8_t>(s.face_up & ~(1U << slot));
      if (s.shadow == kNone && chance(2))
        s.shadow = card;
      else
        s.removed_old_ones = static_cast<std::uint8_t>(s.removed_old_ones | 1U << card);
    }
  }

  void creatures() {
    const auto& kinds = content().creatures;
    for (std::uint8_t kind = 0; kind < kinds.size(); ++kind)
      for (int copy = 0; copy < kinds[kind].copies; ++copy) {
        std::uint8_t& space = s.creature_at[random.below(kNumbered)];
        if (kind > kCravenCard && copy == 0 && space == kNone && chance(3))
          space = kind;
        else
          lay(kind == kNecronCard || chance(2) ? s.creatures : s.creature_discard, kind);
      }
  }

  void events() {
    const int played = pick(0, kPileEvents - 1);
    std::array<std::uint8_t, kEvents> cards{};
    for (std::uint8_t card = 0; card < kEvents; ++card) cards[card] = card;
    shuffle(cards);
    for (std::uint8_t i = 0; i < kEvents; ++i)
      lay(i < played ? s.played_events : s.event_pool, cards[i]);
    for (Lasting& effect : s.lasting)
      if (chance(4)) effect = {pick(0, kEvents - 1), pick(1, 9)};
  }

  void tiles() {
    for (int i = 0; i < kTiles; ++i) s.tiles[i] = i % 2 == 0;
    shuffle(s.tiles);
    s.wizard = pick(0, kRing - 1);
  }

  void players() {
    for (Seat seat = 0; seat < s.seats; ++seat) {
      Player& p = s.players[seat];
      if (chance(8)) {
        p.place = kNone;
        continue;
      }
      p.in_play = 1;
      p.sanity = pick(1, kFullSanity);
      p.place = pick(0, kRing - 1);
      p.seen = pick(0, 63);
      p.hand = p.place == kMiskatonic ? 0xFF : static_cast<std::uint8_t>(pick(0, 255) | 1);
      if (s.holder != kNone || !chance(6)) continue;
      s.holder = seat;
      p.place = kRlyeh;
      s.face_up = static_cast<std::uint8_t>(s.face_up | 1U << kRlyehSlot);
    }
  }

  bool seal(std::uint8_t sigil) {
    if (chance(4) && s.miskatonic_sigil == kNone) {
      s.miskatonic_sigil = sigil;
      return true;
    }
    const int place = pick(1, kNumbered);
    if (s.tile_sigils[place - 1] != kNone ||
        content().locations[static_cast<std::size_t>(place)].sigil != sigil)
      return false;
    s.tile_sigils[place - 1] = sigil;
    return true;
  }

  bool board(std::uint8_t item) {
    Player& p = s.players[random.below(s.seats)];
    if (p.in_play == 0 || !has_room(s, p, item)) return false;
    put_on_board(p, item);
    if (chance(4)) p.taken = item;
    return true;
  }

  void items() {
    for (auto& row : s.spaces)
      for (std::uint8_t& space : row) space = kNone;
    const bool scarce = chance(3);  // nothing is left for the bag, or nearly so
    for (std::uint8_t item = 0; item < kItemKinds; ++item)
      for (int copy = 0; copy < content().item_totals[item]; ++copy) {
        if (is_sigil(item) && chance(2) && seal(item)) continue;
        if (chance(scarce ? 2 : 4) && board(item)) continue;
        std::uint8_t& space = s.spaces[random.below(kNumbered)][random.below(kSpaces)];
        if (space == kNone && !chance(scarce ? 8 : 3))
          space = item;
        else
          lay(chance(2) ? s.bag : s.item_discard, item);
      }
  }

  void clock() {
    const bool revealed = ((s.face_up >> kRlyehSlot) & 1U) != 0;
    s.necron = pick(0, (revealed ? content().gate : content().demon) - 1);
    s.phase = static_cast<Phase>(pick(1, 3));
    s.step = static_cast<Step>(pick(0, 4));
    s.active = pick(0, s.seats - 1);
    s.due = s.phase == Phase::kCreatures ? pick(1, 2) : std::uint8_t{0};
  }
};

/// Whether a deck can be written at all: no record can name one whose parts are more than the
/// whole.
template <class Card, int Capacity>
bool can_be(const Deck<Card, Capacity>& deck) {
  return deck.size() <= Capacity && deck.top() + deck.bottom() <= deck.size();
}

bool decks_can_be(const State& s) {
  return can_be(s.creatures) && can_be(s.creature_discard) && can_be(s.event_pool) &&
         can_be(s.played_events) && can_be(s.bag) && can_be(s.item_discard);
}

/// Sets the state as a referee would and plays on at random. Gives what went wrong.
std::string play_out(const Game& game, const State& stranger, Random& random, int& accepted) {
  // A byte that is anything may be no word of the game, and so nothing that a record can say.
  if (!decks_can_be(stranger) || !Salem::violations(stranger).empty()) return "";
  Table written;
  written.state = stranger;
  Table t;
  if (!game.state_from_json(t, game.state_to_json(written)).empty()) return "";
  ++accepted;
  for (int decision = 0; !t.over(); ++decision) {
    if (decision == 5000) return "the game does not come to an end";
    if (const auto broken = game.violations(t); !broken.empty()) return broken.front();
    t.choose(
        static_cast<int>(random.below(static_cast<std::uint32_t>(t.decision().options.size()))));
  }
  return "";
}

TEST(SalemPromises, WhatTheyLetPassCanBePlayedToItsEnd) {
  const auto game = load_game();
  ASSERT_TRUE(game) << game.error();
  constexpr int kBatch = 1000;
  for (int batch = 0; batch < kStates / kBatch; ++batch) {
    int told[2] = {};
    ASSERT_EQ(pipe(told), 0);
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
      int accepted = 0;
      Stranger stranger(static_cast<std::uint64_t>(batch) + 1);
      for (int i = 0; i < kBatch; ++i) {
        const State state = stranger.state();
        const std::string wrong = play_out(**game, state, stranger.random, accepted);
        if (wrong.empty()) continue;
        Table written;
        written.state = state;
        std::fprintf(stderr, "%s\n%s\n", wrong.c_str(),
                     (*game)->state_to_json(written).dump().c_str());
        _exit(1);
      }
      _exit(write(told[1], &accepted, sizeof accepted) == sizeof accepted ? 0 : 1);
    }
    close(told[1]);
    int accepted = 0;
    const bool heard = read(told[0], &accepted, sizeof accepted) == sizeof accepted;
    close(told[0]);
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    EXPECT_TRUE(heard && WIFEXITED(status) && WEXITSTATUS(status) == 0) << "batch " << batch;
    if (heard) {
      EXPECT_GT(accepted, kBatch / 20);
    }
  }
}

}  // namespace
}  // namespace tavola::salem
