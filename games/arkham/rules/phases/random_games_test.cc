// Whole games of chance, at every number of investigators and against every Ancient One: nothing is
// lost or doubled, every promise holds after every decision, and every game comes to its end.
#include <string>

#include "games/arkham/rules/board/board.h"
#include "games/arkham/tables_for_tests/watched_table_for_tests.h"

namespace tavola::arkham {
namespace {

/// At rest no card is being looked at, so all of them are somewhere.
std::string missing_card(const State& s) {
  std::vector<int> seen(content().cards.size());
  const auto count = [&seen](const auto& deck) {
    for (const CardNumber card : deck.cards()) ++seen[card];
  };
  count(s.common_items);
  count(s.unique_items);
  count(s.spells);
  count(s.skills);
  count(s.allies);
  for (const auto& deck : s.minor_decks) count(deck);
  for (int i = 0; i < all_possessions(s); ++i) ++seen[s.possessions[i].card];
  for (const LaidItem& laid : s.yellow.laid)
    if (laid.card != kNoCard) ++seen[laid.card];
  if (s.pharaoh.parcel != kNoCard) ++seen[s.pharaoh.parcel];
  for (std::size_t card = 0; card < seen.size(); ++card) {
    const Card& printed = content().cards[card];
    if (printed.type == CardType::kSpecial || !in_use(s, printed)) continue;
    if (seen[card] + s.boxed[card] != copies_in_use(s, printed))
      return printed.id + " is there " + std::to_string(seen[card] + s.boxed[card]) + " times";
  }
  return "";
}

bool nothing_in_the_air(const State& s) {
  return s.check.who == kNone && s.fight.who == kNone && s.loss.who == kNone && s.redraw == 0 &&
         s.text.readers == 0 && count_monsters(s, kMet) == 0;
}

/// What can only be so while something is being resolved, and never at rest.
std::string left_undone(const State& s) {
  constexpr std::uint8_t kOfTheMoment = kInHand | kWorking | kEnchanted | kInTrade;
  for (int i = 0; i < all_possessions(s); ++i)
    if ((s.possessions[i].marks & kOfTheMoment) != 0) return "a card is still in use";
  if (s.phase <= Phase::kPossessions || s.phase > Phase::kMythos) return "";
  for (Seat who = 0; who < s.seats; ++who) {
    const Investigator& i = s.investigators[who];
    if (!in_play(s, who)) continue;
    if (i.sanity == 0 || i.stamina == 0) return "AH-323 somebody at 0 has not fallen";
    if (i.visiting != 0) return "AH-519 somebody was not put back";
    if (i.place == kJail && i.delayed == 0) return "AH-343 somebody stands in the jail cell";
    if (i.entered != kNone && !gate_open(s, i.entered)) return "AH-148 that gate is closed";
    if (s.phase == Phase::kMovement && s.stage == Stage::kEnd && s.active == who)
      return "AH-336 the movement is over, and so is this part of the phase";
  }
  return "";
}

/// The last things that happened, for whoever looks for the reason.
std::string last_of(const Witness& witness) {
  std::string told;
  const std::size_t from = witness.events.size() > 40 ? witness.events.size() - 40 : 0;
  for (std::size_t i = from; i < witness.events.size(); ++i) {
    const Event& event = witness.events[i];
    told += "\n  " + Arkham::vocabulary().events[event.kind].name;
    for (const auto argument : event.args) told += " " + std::to_string(argument);
  }
  return told;
}

enum class Boxes : std::uint8_t { kBase, kAll };

void play(int seats, int ancient_one, std::uint64_t seed, Boxes boxes) {
  Table t;
  Setup setup = game().standard_setup(seats, seed);
  setup.options[0] = static_cast<std::uint8_t>(ancient_one + 1);
  for (std::size_t i = 0; i < game().options().size(); ++i)
    if (game().options()[i].box && boxes == Boxes::kAll) setup.options[i] = 1;
  game().deal(t, setup);
  Witness witness;
  t.listen(&witness);
  Random luck(seed, 5);
  int decisions = 0;
  for (; !t.over() && decisions < 40000; ++decisions) {
    const std::vector<std::string> broken = Arkham::violations(t.state);
    ASSERT_TRUE(broken.empty()) << broken.front() << ", seats " << seats << ", Ancient One "
                                << ancient_one << ", seed " << seed << ", decision " << decisions
                                << "; before it:" << last_of(witness);
    if (t.at_rest()) {
      ASSERT_TRUE(Arkham::violations_at_rest(t.state).empty())
          << "seed " << seed << ", decision " << decisions << "; before it:" << last_of(witness);
      ASSERT_EQ(missing_card(t.state), "") << "seed " << seed << ", decision " << decisions;
      ASSERT_TRUE(nothing_in_the_air(t.state)) << "seed " << seed << ", decision " << decisions;
      ASSERT_EQ(left_undone(t.state), "")
          << "seed " << seed << ", decision " << decisions << "; before it:" << last_of(witness);
    }
    const auto options = static_cast<std::uint32_t>(t.decision().options.size());
    t.choose(static_cast<int>(luck.below(options)));
  }
  EXPECT_TRUE(t.over()) << "seats " << seats << ", Ancient One " << ancient_one << ", seed " << seed
                        << " goes on in turn " << t.state.turn;
  const std::vector<std::string> broken = Arkham::violations(t.state);
  EXPECT_TRUE(broken.empty()) << broken.front() << ", seed " << seed;
}

class RandomGames : public testing::TestWithParam<int> {};

TEST_P(RandomGames, HoldEveryPromiseAndEnd) {
  const int seats = GetParam();
  for (int ancient_one = 0; ancient_one < static_cast<int>(content().ancient_ones.size());
       ++ancient_one) {
    if (content().ancient_ones[static_cast<std::size_t>(ancient_one)].part != 0) continue;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      play(seats, ancient_one, seed + static_cast<std::uint64_t>(100 * seats), Boxes::kBase);
      if (HasFatalFailure()) return;
    }
  }
}

TEST_P(RandomGames, HoldEveryPromiseWithAllBoxes) {
  const int seats = GetParam();
  for (int ancient_one = 0; ancient_one < static_cast<int>(content().ancient_ones.size());
       ++ancient_one) {
    play(seats, ancient_one, 100 * static_cast<std::uint64_t>(seats) + 50, Boxes::kAll);
    if (HasFatalFailure()) return;
  }
}

INSTANTIATE_TEST_SUITE_P(Seats, RandomGames, testing::Range(1, kMostSeats + 1));

class Loaded : public testing::Environment {
 public:
  void SetUp() override { game(); }
};
const auto* const kLoaded = testing::AddGlobalTestEnvironment(new Loaded);

}  // namespace
}  // namespace tavola::arkham
