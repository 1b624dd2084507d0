// Phrases that several boxes say, each carried out for seat 0 as a line of notation: what the rules
// do, not only that the line can be read.
#include <deque>

#include "effects/parse.h"
#include "effects/run.h"
#include "games/arkham/cards/card_host.h"
#include "games/arkham/cards/conditions_now.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/rules/combat/checks.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/tables_for_tests/town_for_tests.h"

namespace tavola::arkham {
namespace {

/// A text that outlives the rule which carries it out.
const effects::Program& text_of_line(const std::string& line) {
  static std::deque<effects::Program> programs;
  auto read = effects::parse(content().grammar, line, {});
  EXPECT_TRUE(read) << line << ": " << (read ? "" : read.error().message);
  programs.push_back(read ? *std::move(read) : effects::Program());
  return programs.back();
}

class Reader : public Town {
 public:
  using Town::Town;
  /// Carries out a line for seat 0, which reads it.
  void read(const std::string& line) {
    t.state.text.readers = 1;
    effects::run(t, host(), text_of_line(line), context_for(0, 0, cites("AH-022")))
        .leave_to_the_arena();
  }
  /// Chooses in the middle of a text, when cards may lie outside their decks.
  template <class... Args>
  void pick(Verb verb, Args... args) {
    WatchedTable::choose(verb, args...);
  }
  int count(const std::string& amount) {
    // The amount of a step is worked out when it is asked for.
    const effects::Program& program = text_of_line("gain " + amount + " money");
    const effects::Call call(t, host(), program, program.root(),
                             context_for(0, 0, cites("AH-022")));
    return call.entry_amount(0, 0);
  }
  bool holds(const std::string& condition) {
    const effects::Program& program = text_of_line("if " + condition + " { gain 1 clue }");
    return effects::holds(t, host(), program, program[program.root()].child,
                          context_for(0, 0, cites("AH-022")));
  }
  bool can(const std::string& line) {
    const effects::Program& program = text_of_line(line);
    return effects::possible(t, host(), program, program.root(),
                             context_for(0, 0, cites("AH-022")));
  }
  bool has_card(std::string_view id) const { return find_card(t.state, 0, card(id)) >= 0; }
};

// ---- losses -------------------------------------------------------------------------------------

TEST(SharedPhrases, AValueThatIsSetIsLessenedByNothing) {  // AH-322
  Reader town;
  town.give(0, "whiskey");  // lessens losses of Sanity
  town.s.investigators[0].clues = 5;
  town.begin();
  town.read("reduce sanity and clues to 2");
  EXPECT_EQ(town.me().sanity, 2);
  EXPECT_EQ(town.me().clues, 2);
  EXPECT_TRUE(town.has_card("whiskey"));
  town.read("reduce stamina to 9");
  EXPECT_EQ(town.me().stamina, maximum_stamina(town.now(), 0)) << "nothing is gained by it";
}

TEST(SharedPhrases, ANamedNumberIsNoMoreThanCanBePaid) {  // AH-380
  Reader town;
  town.s.investigators[0].money = 3;
  town.begin();
  town.read("may name number up to 9: pay chosen money, gain 2 * chosen clues");
  ASSERT_TRUE(town.asks(Prompt::kMay));
  town.choose(Verb::kAcceptEffect);
  ASSERT_TRUE(town.asks(Prompt::kNameNumber));
  EXPECT_FALSE(town.offers(Verb::kNameNumber, 0)) << "as a price it is at least 1";
  EXPECT_TRUE(town.offers(Verb::kNameNumber, 3));
  EXPECT_FALSE(town.offers(Verb::kNameNumber, 4));
  town.pick(Verb::kNameNumber, 2);
  EXPECT_EQ(town.me().money, 1);
  EXPECT_EQ(town.me().clues, 4);
}

TEST(SharedPhrases, LossesInAllMixCardsAndPoints) {
  Reader town;
  town.give(0, "knife");
  town.s.investigators[0].clues = 2;
  town.begin();
  EXPECT_TRUE(town.can("lose 3 in all of items and clues"));
  EXPECT_FALSE(town.can("lose 4 in all of items and clues"));
  town.read("lose 2 in all of items and clues");
  ASSERT_TRUE(town.asks(Prompt::kLoseTotal));
  town.pick(Verb::kLoseItem);
  EXPECT_FALSE(town.has_card("knife"));
  EXPECT_EQ(town.me().clues, 1);
}

TEST(SharedPhrases, ALossIsDividedAsTheReaderLikes) {
  Reader town;
  town.begin();
  const int sanity = town.me().sanity;
  const int stamina = town.me().stamina;
  town.read("lose 3 split between sanity and stamina");
  town.pick(Verb::kSplit, 1, 2);
  EXPECT_EQ(town.me().sanity, sanity - 1);
  EXPECT_EQ(town.me().stamina, stamina - 2);
}

TEST(SharedPhrases, ACardOfAPriceIsDiscardedAndItsPriceKnown) {
  Reader town;
  town.give(0, "knife");
  town.give(0, "tommy_gun");
  town.begin();
  EXPECT_FALSE(town.can("discard a unique item of price 1 or more"));
  town.read("discard a common item of price 5 or more, gain discarded price money");
  EXPECT_TRUE(town.has_card("knife")) << "too cheap";
  EXPECT_FALSE(town.has_card("tommy_gun"));
  EXPECT_EQ(town.me().money, content().cards[Town::card("tommy_gun")].price);
}

// ---- cards --------------------------------------------------------------------------------------

TEST(SharedPhrases, RevealedCardsAreKeptOrGoBack) {  // AH-371, AH-375
  Reader town;
  town.begin();
  const int before = town.now().common_items.size();
  town.will_draw(DeckId::kCommonItems, Town::card("knife"));
  town.will_draw(DeckId::kCommonItems, Town::card("tommy_gun"));
  town.read("reveal 2 common items, gain revealed price money, keep 1 revealed");
  EXPECT_EQ(town.me().money, content().cards[Town::card("tommy_gun")].price);
  ASSERT_TRUE(town.asks(Prompt::kKeep));
  town.pick(Verb::kKeep, Town::card("knife"));
  EXPECT_TRUE(town.has_card("knife"));
  EXPECT_FALSE(town.has_card("tommy_gun"));
  EXPECT_EQ(town.now().common_items.size(), before - 1);
}

TEST(SharedPhrases, RevealedCardsOfAPriceAndRevealedCardsBoughtTogether) {  // AH-378
  Reader town;
  town.s.investigators[0].money = 20;
  town.begin();
  town.will_draw(DeckId::kCommonItems, Town::card("knife"));
  town.will_draw(DeckId::kCommonItems, Town::card("tommy_gun"));
  town.read("reveal 2 common items, keep 1 revealed of price up to 2");
  EXPECT_TRUE(town.has_card("knife")) << "the only one that is cheap enough";
  town.will_draw(DeckId::kCommonItems, Town::card("axe"));
  town.will_draw(DeckId::kCommonItems, Town::card("food"));
  town.read("reveal 2 common items, buy revealed for double price");
  EXPECT_TRUE(town.has_card("axe"));
  EXPECT_TRUE(town.has_card("food"));
  EXPECT_EQ(town.me().money, 20 - 2 * (content().cards[Town::card("axe")].price +
                                       content().cards[Town::card("food")].price));
  town.will_draw(DeckId::kSpells, Town::card("wither"));
  town.read("reveal 1 spell, discard revealed");
  EXPECT_FALSE(town.has_card("wither"));
}

TEST(SharedPhrases, SkillsSpellsAndAlliesAreFoundByNameAndByKind) {  // AH-374
  Reader town;
  town.begin();
  EXPECT_TRUE(town.can("take ally anna kaslow"));
  town.read("search skill deck");
  ASSERT_TRUE(town.offers(Verb::kSearchFor, Town::card("bravery")));
  town.pick(Verb::kSearchFor, Town::card("bravery"));
  EXPECT_TRUE(town.has_card("bravery"));
  town.read("search ally deck");
  EXPECT_FALSE(town.offers(Verb::kSearchFor, Town::card("wither"))) << "no Spells";
  town.pick(Verb::kSearchFor, Town::card("anna_kaslow"));
  EXPECT_TRUE(town.has_card("anna_kaslow"));
  town.read("search common item or unique item deck for tome");
  EXPECT_FALSE(town.offers(Verb::kSearchFor, Town::card("knife")));
  town.pick(Verb::kSearchFor, Town::card("necronomicon"));
  EXPECT_TRUE(town.has_card("necronomicon"));
}

TEST(SharedPhrases, TheFirstCardOfAPriceComes) {  // AH-374
  Reader town;
  town.begin();
  town.will_draw(DeckId::kCommonItems, Town::card("food"));
  town.will_draw(DeckId::kCommonItems, Town::card("tommy_gun"));
  town.read("take first common item of price 6 or more");
  EXPECT_TRUE(town.has_card("tommy_gun"));
  EXPECT_FALSE(town.has_card("food"));
}

TEST(SharedPhrases, ABankLoanComesWithItsMoneyAndNotTwice) {  // AH-134, AH-389
  Reader town;
  town.begin();
  town.read("gain bank loan");
  EXPECT_EQ(town.me().money, 10);
  EXPECT_TRUE(town.holds("hold bank loan"));
  EXPECT_FALSE(town.can("gain bank loan"));
}

// ---- journeys, monsters, gates ------------------------------------------------------------------

TEST(SharedPhrases, ATurnThatEndsHasNothingMoreOfTheText) {  // AH-059
  Reader town;
  town.begin();
  town.read("end turn, gain 5 money");
  EXPECT_EQ(town.me().turn_over, 1);
  EXPECT_EQ(town.me().no_encounter, 1);
  EXPECT_EQ(town.me().money, 0);
}

TEST(SharedPhrases, AMonsterMayComeWithAnAbility) {  // AH-312
  Reader town;
  town.sliders(0, 0, 0, 0);
  town.s.investigators[0].place = Town::area("library");
  town.begin({6, 6, 6, 6, 6, 6});
  town.will_draw(DeckId::kCup, Town::kind("cultist"));
  town.read("monster with ambush appears");
  town.pick(Verb::kFight);
  EXPECT_TRUE(town.applied_rule(cites("AH-312"))) << "a Cultist has no Ambush of its own";
}

TEST(SharedPhrases, MonstersAreBroughtHereAndStayUnlessBeaten) {
  Reader town;
  const int slot = town.monster("cultist", Town::area("northside_streets"));
  town.s.investigators[0].place = Town::area("library");
  town.begin({1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 6});
  town.read("gather each monster named cultist");
  ASSERT_TRUE(town.asks(Prompt::kDealWith));
  EXPECT_EQ(town.now().monsters[slot].place, Town::area("library"));
}

TEST(SharedPhrases, MonstersElsewhereAreDefeatedForTheirTrophies) {  // AH-296
  Reader town;
  const int slot = town.monster("cultist", Town::area("northside_streets"));
  town.begin();
  town.read("defeat each monster named cultist");
  EXPECT_EQ(town.now().monsters[slot].place, trophies_of(0));
  EXPECT_EQ(town.now().fight.who, kNone);
}

TEST(SharedPhrases, InvestigatorsSwapPlaces) {
  Reader town;
  town.begin();
  town.read("swap places with one other investigator");
  EXPECT_EQ(town.me(0).place, Town::area("bank_of_arkham"));
  EXPECT_EQ(town.me(1).place, Town::area("downtown_streets"));
}

TEST(SharedPhrases, AnyOtherWorldAndAnyGate) {
  Reader town;
  town.open("woods", "abyss");
  town.open("graveyard", "rlyeh");
  town.begin();
  town.read("enter any open gate");
  town.pick(Verb::kReturnTo, Town::area("woods"));
  EXPECT_EQ(world_of(town.me().place), content().gates[Town::gate("abyss")].world);
  EXPECT_EQ(town.me().entered, Town::area("woods"));
  EXPECT_TRUE(town.holds("in other world"));
  EXPECT_FALSE(town.holds("in location"));
  EXPECT_TRUE(town.can("return to arkham unexplored"));
  town.read("return to arkham unexplored");
  EXPECT_EQ(town.me().place, Town::area("woods"));
  EXPECT_EQ(town.me().explored, 0);
  town.read("move to any other world");
  town.pick(Verb::kEnterWorld, 0);
  EXPECT_EQ(town.me().place, first_area(0));
}

TEST(SharedPhrases, TheEnteredGateIsSealedAndTaken) {  // AH-144
  Reader town;
  town.open("woods", "abyss");
  town.open("graveyard", "rlyeh");
  town.s.investigators[0].place = first_area(content().gates[Town::gate("abyss")].world);
  town.s.investigators[0].entered = Town::area("woods");
  town.begin();
  const int doom = town.now().doom;
  town.read("seal entered gate, claim entered gate");
  EXPECT_TRUE(has(town.now().sealed, Town::area("woods")));
  EXPECT_EQ(town.me().gates[Town::gate("abyss")], 1);
  EXPECT_EQ(town.now().doom, doom);
  EXPECT_FALSE(town.can("seal entered gate"));
}

TEST(SharedPhrases, ElderSignsLeaveTheBoardAsTheReaderChooses) {
  Reader town;
  town.s.sealed.add(Town::area("woods"));
  town.s.sealed.add(Town::area("graveyard"));
  town.begin();
  EXPECT_EQ(town.count("sealed locations"), 2);
  EXPECT_FALSE(town.can("remove 3 elder signs"));
  town.read("remove 1 elder signs");
  town.pick(Verb::kBreakSeal, Town::area("woods"));
  EXPECT_FALSE(has(town.now().sealed, Town::area("woods")));
  EXPECT_TRUE(has(town.now().sealed, Town::area("graveyard")));
}

TEST(SharedPhrases, MythosCardsComeInTheOrderThatWasChosen) {
  Reader town;
  town.begin();
  const std::uint8_t first = content().mythos_named("solar_eclipse");
  const std::uint8_t second = content().mythos_named("blackest_night");
  town.will_draw(DeckId::kMythos, first);
  town.will_draw(DeckId::kMythos, second);
  const int before = town.now().mythos.size();
  town.read("order top 2 mythos cards");
  town.pick(Verb::kPutNext, second);
  EXPECT_EQ(town.now().mythos.size(), before);
  EXPECT_EQ(town.t.draw(town.t.state.mythos, DeckId::kMythos), second);
  EXPECT_EQ(town.t.draw(town.t.state.mythos, DeckId::kMythos), first);
}

// ---- checks -------------------------------------------------------------------------------------

TEST(SharedPhrases, SuccessesAreAddedAndOnesRolledAgain) {  // AH-253
  Reader town;
  town.begin({6});
  Check& check = town.t.state.check;
  check = check_of(0, CheckKind::kPlain, Skill::kLuck, 0);
  check.rolled = 1;
  check.faces[0] = 1;
  check.faces[2] = 1;
  EXPECT_EQ(successes(town.now(), check), 0);
  town.read("reroll ones");
  EXPECT_EQ(check.faces[0], 0);
  EXPECT_EQ(successes(town.now(), check), 1);
  town.read("add 2 success");
  EXPECT_EQ(successes(town.now(), check), 3);
  EXPECT_FALSE(town.can("add 1 to check")) << "the dice lie there";
  check.rolled = 0;
  town.read("add 2 to check");
  EXPECT_EQ(check.modifier, 2);
  check = Check{};
}

// ---- counts and conditions ----------------------------------------------------------------------

TEST(SharedPhrases, Counts) {
  Reader town;
  town.give(0, "knife");
  town.s.investigators[0].clues = 3;
  town.s.investigators[0].sanity = 2;
  town.sliders(0, 0, 0, 0);
  const int flyer = town.monster("byakhee", kSky);
  static_cast<void>(flyer);
  town.begin();
  const InvestigatorSheet& sheet = content().sheets[town.me().sheet];
  EXPECT_EQ(town.count("number of clues"), 3);
  EXPECT_EQ(town.count("number of common items"), 1);
  EXPECT_EQ(town.count("missing sanity"), sheet.sanity - 2);
  EXPECT_EQ(town.count("maximum sanity"), sheet.sanity);
  EXPECT_EQ(town.count("focus"), sheet.focus);
  EXPECT_EQ(town.count("focus up to 1"), 1);
  EXPECT_EQ(town.count("current speed"), sheet.skills[0][0]);
  EXPECT_EQ(town.count("monsters in sky"), 1);
  EXPECT_EQ(town.count("allies in deck"), town.now().allies.size());
}

TEST(SharedPhrases, Conditions) {
  Reader town(2, "yig");
  town.s.investigators[0].place = Town::area("library");
  town.s.investigators[0].luck = Luck::kBlessed;
  town.begin();
  EXPECT_TRUE(town.holds("blessed"));
  EXPECT_FALSE(town.holds("cursed"));
  EXPECT_TRUE(town.holds("ancient one is yig"));
  EXPECT_FALSE(town.holds("ancient one is cthulhu"));
  EXPECT_TRUE(town.holds("at library"));
  EXPECT_FALSE(town.holds("at graveyard"));
  EXPECT_TRUE(town.holds("in location"));
  EXPECT_FALSE(town.holds("hold retainer"));
}

}  // namespace
}  // namespace tavola::arkham
