// Events, Quests and chapters, on the test island. (section 14 of the ledger)
#include "games/avalon/rules/story/events.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <expected>
#include <set>

#include "content/content.h"
#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/journey/menhirs.h"
#include "games/avalon/rules/possessions/possessions.h"
#include "games/avalon/rules/story/statuses.h"
#include "games/avalon/rules/story/tokens.h"
#include "games/avalon/tables_for_tests/journey_for_tests.h"

namespace tavola::avalon {
namespace {

std::uint8_t event(std::string_view id) { return number_of(content().story.events, id); }
std::uint8_t quest(std::string_view id) { return number_of(content().story.quests, id); }

struct Tale : Journey {
  explicit Tale(std::initializer_list<std::string_view> heroes) : Journey(heroes) {
    set_up_story(t);
    s().story.random_events = {};
  }
  StoryState& story() { return s().story; }
  /// From this morning to the first Action, with Events as they come.
  void morning() {
    play_morning();
    to_action();
  }
  void to_action() {
    while (!t.over() && !asks(Prompt::kAction)) t.choose(0);
  }
  void next_morning() {
    s().journey.stage = DayStage::kStart;
    s().journey.step = 1;
    play();
    to_action();
  }
};

TEST(Chapters, TheSetupBuildsTheDecks) {  // TG-039 to TG-041, TG-088, TG-093, TG-912, TG-913
  Tale j({"beor"});
  j.morning();
  EXPECT_EQ(j.story().chapter, 0);
  EXPECT_EQ(tokens_on(j.s(), Journey::place(901), Token::kQuest), 1) << "its instruction";
  for (const auto& deck : j.s().journey.encounters)
    for (const std::uint8_t card : deck.cards())
      EXPECT_EQ(content().cards.encounters[card].difficulty, 1);
}

TEST(Chapters, ASetupChoosesLevelsByColour) {  // TG-093, TG-364, TG-368, TG-913
  Tale j({"beor"});
  Content mine = content();
  Chapter& first = mine.story.chapters[0];
  first.difficulties = {};
  first.difficulties[static_cast<std::size_t>(Colour::kGreen)] = 1U << 2;
  first.difficulties[static_cast<std::size_t>(Colour::kBlue)] = 1U << 1;
  first.first_encounters = false;
  const Content* const before = &content();
  use(&mine);
  j.morning();
  const auto levels = [&](Colour colour) {
    std::set<int> found;
    for (const std::uint8_t card :
         j.s().journey.encounters[static_cast<std::size_t>(colour)].cards()) {
      found.insert(content().cards.encounters[card].difficulty);
      EXPECT_FALSE(content().cards.encounters[card].first) << "it has left the decks";
    }
    return found;
  };
  EXPECT_EQ(levels(Colour::kGreen), std::set<int>{2});
  EXPECT_EQ(levels(Colour::kBlue), std::set<int>{1});
  EXPECT_TRUE(levels(Colour::kGrey).empty());
  use(before);
}

TEST(Events, TheFirstOneGivesTheFirstQuest) {  // TG-124, TG-125, TG-299, TG-301, TG-302, TG-309
  Tale j({"beor", "ailei"});
  j.morning();
  EXPECT_TRUE(is_open(j.s(), quest("test_words")));
  EXPECT_EQ(j.of(0).of(Measure::kExperience), 1) << "every Character";
  EXPECT_EQ(j.of(1).of(Measure::kExperience), 1);
  EXPECT_EQ(j.story().event, kNone) << "it lies with the Quests";
  j.next_morning();
  EXPECT_TRUE(is_open(j.s(), quest("test_words"))) << "TG-127, TG-308: it stays";
}

TEST(Events, TheDeckNeverRunsOut) {  // TG-312, TG-912, TG-310, TG-946
  Tale j({"beor"});
  j.morning();
  j.next_morning();
  EXPECT_EQ(j.story().event, event("test_clock"));
  EXPECT_EQ(j.story().chapter, 0);
  j.next_morning();
  EXPECT_EQ(j.story().chapter, 1) << "it comes back, and the chapter is over";
}

TEST(Events,
     RandomOnesLastADayAndGoUnderTheirPile) {  // TG-021, TG-089, TG-090, TG-091, TG-126, TG-311
  Tale j({"beor"});
  j.morning();
  Content mine = content();  // in which one more Event is a Random one
  const std::uint8_t any = event("test_second");
  mine.story.events[any].random = true;
  mine.story.events[any].draws = kNone;
  const Content* const before = &content();
  use(&mine);
  j.story().random_events = {};
  j.story().random_events.put_on_top(any);
  place_random_events(j.t, 2);
  EXPECT_TRUE(j.story().random_events.empty()) << "TG-938: all that are left";
  EXPECT_EQ(j.story().events.cards().back(), any) << "on top of the Event deck";
  j.next_morning();
  EXPECT_EQ(j.story().event, any);
  j.next_morning();
  EXPECT_EQ(j.story().event, event("test_clock"));
  EXPECT_EQ(j.story().random_events.size(), 1);
  use(before);
}

TEST(Events, InChallengingModeOneFewerIsPlaced) {  // TG-880
  Tale j({"beor"});
  j.s().house.fewer_events = 1;
  for (std::uint8_t card = 0; card < 3; ++card) j.story().random_events.put_at_bottom(card);
  place_random_events(j.t, 2);
  EXPECT_EQ(j.story().events.size(), 1);
  place_random_events(j.t, 1);
  EXPECT_EQ(j.story().events.size(), 1) << "not fewer than none";
}

TEST(Events, AnEncounterForAllIsMetInEachLocation) {  // TG-947
  Tale j({"beor", "ailei", "arev"});
  j.story().next_chapter = 1;
  j.play_morning();
  EXPECT_EQ(j.story().chapter, 1);
  int met = j.seen.count(Happening::kEncounterBegins);
  EXPECT_EQ(met, 1) << "all stand in one Location";
  EXPECT_EQ(j.s().encounter.party, 7);
}

/// The game's content with the lines of an Event of the test island written anew.
std::expected<Content, std::string> with_event(std::string_view lines) {
  EXPECT_TRUE(load_game());
  std::string story(tavola::content::find("avalon/base/test_story.toml").value_or(""));
  const std::string_view clock = "once = \"lower dial of location 901 by 1\"";
  const auto at = story.find(clock);
  EXPECT_NE(at, std::string::npos);
  story.replace(at, clock.size(), lines);
  const tavola::content::StandIn file("avalon/base/test_story.toml", story);
  return load_content();
}

TEST(Events, AMoveThatIsSaidOnceMovesAll) {  // TG-264, TG-309
  for (const bool some : {false, true}) {
    const auto mine =
        with_event(some ? "once = \"each character in settlement: move to location 902\""
                        : "once = \"move to location 902\"");
    ASSERT_TRUE(mine) << mine.error();
    Tale j({"beor", "ailei"});
    j.morning();
    const Content* const before = &content();
    use(&*mine);
    j.stand(0, 901);
    j.stand(1, 901);
    const bool settled = location(Journey::place(901)).has(Seal::kFriendly);
    j.next_morning();
    for (Seat seat = 0; seat < 2; ++seat)
      EXPECT_EQ(j.of(seat).place, Journey::place(some && !settled ? 901 : 902)) << some;
    use(before);
  }
}

TEST(Events, APriceThatMayNotBeThereIsRefused) {  // TG-224
  for (const char* lines :
       {"once = \"each member: pay 3 energy, gain 1 exp\"", "effect = \"pay 1 food, gain 1 exp\"",
        "once = \"each character: pay 1 food\""}) {
    const auto mine = with_event(lines);
    ASSERT_FALSE(mine) << lines;
    EXPECT_NE(mine.error().find("avalon/base/test_story.toml:"), std::string::npos) << mine.error();
    EXPECT_NE(mine.error().find("somebody may not have this price"), std::string::npos);
  }
  const auto good = with_event("effect = \"may pay 1 food: gain 1 exp\"");
  EXPECT_TRUE(good) << good.error();
}

TEST(Events, OneWithAQuestDoesNotEndADeck) {  // TG-308, TG-312
  const auto mine = with_event("quest = \"if secret 111 held { nothing }\"");
  ASSERT_FALSE(mine);
  EXPECT_NE(mine.error().find("the last Event of a deck has no Quest"), std::string::npos)
      << mine.error();
}

TEST(Quests, StaysIsNoLineAnyMore) {  // TG-308
  const auto mine = with_event("quest = \"if secret 111 held { nothing }\"\nstays = true");
  ASSERT_FALSE(mine);
  EXPECT_NE(mine.error().find("every Quest stays in its pile"), std::string::npos) << mine.error();
}

TEST(Quests, SuccessFollowsAtOnce) {  // TG-303, TG-304, TG-307, TG-320
  Tale j({"beor"});
  j.morning();
  const int exp = j.of(0).of(Measure::kExperience);
  EXPECT_TRUE(gain_secret(j.t, 0, secret_numbered(111), cites("TG-415")).ended());
  EXPECT_TRUE(any_quest_fulfilled(j.t));
  j.play();
  EXPECT_TRUE(is_marked(j.s(), status_named("test_oath")));
  EXPECT_EQ(j.of(0).of(Measure::kExperience), exp + 1);
  EXPECT_FALSE(is_open(j.s(), quest("test_words")));
  EXPECT_TRUE(is_open(j.s(), quest("test_flame"))) << "the next one, from those set aside";
}

TEST(Quests, AFulfilledOneStaysInItsPile) {  // TG-127, TG-308
  Tale j({"beor"});
  j.morning();
  const int exp = j.of(0).of(Measure::kExperience);
  EXPECT_TRUE(gain_secret(j.t, 0, secret_numbered(111), cites("TG-415")).ended());
  j.play();
  EXPECT_FALSE(is_open(j.s(), quest("test_words")));
  EXPECT_TRUE(is_in_pile(j.s(), quest("test_words"))) << "its card is not removed";
  EXPECT_FALSE(j.story().event_discard.count(event("test_words")) > 0);
  EXPECT_EQ(j.story().quests[0], quest("test_words"));
  EXPECT_EQ(tokens_on(j.s(), Journey::place(901), Token::kQuest), 1)
      << "that of the setup; a fulfilled Quest takes none";
  // Its condition still holds, and nothing more comes of it.
  EXPECT_FALSE(any_quest_fulfilled(j.t));
  EXPECT_EQ(j.seen.count(Happening::kQuestFulfilled), 1);
  j.next_morning();
  EXPECT_EQ(j.seen.count(Happening::kQuestFulfilled), 1);
  EXPECT_EQ(j.of(0).of(Measure::kExperience), exp + 1);
  begin_quest(j.t, quest("test_words"));
  EXPECT_FALSE(is_open(j.s(), quest("test_words"))) << "it lies there already";
}

TEST(Quests, WhatAnEventSaysStandsOnWithItsQuest) {  // TG-126, TG-127, TG-308
  Tale j({"beor"});
  j.morning();
  Content mine = content();
  // The rule of some Event that changes what a rest brings.
  const auto& events = content().story.events;
  const auto healing = std::ranges::find_if(events, [](const EventCard& card) {
    return card.rule != kNoSource && ((content().cards.texts[card.rule].statements >>
                                       static_cast<unsigned>(CardStatement::kRestHealth)) &
                                      1U) != 0;
  });
  ASSERT_NE(healing, events.end());
  mine.story.events[event("test_words")].rule = healing->rule;
  const Content* const before = &content();
  use(&mine);
  j.story().event = kNone;
  const int more = stated(j.t, CardStatement::kRestHealth, 0);
  EXPECT_NE(more, 0) << "while the Quest is open";
  EXPECT_TRUE(gain_secret(j.t, 0, secret_numbered(111), cites("TG-415")).ended());
  j.play();
  j.story().event = kNone;
  EXPECT_EQ(stated(j.t, CardStatement::kRestHealth, 0), more) << "and when it is fulfilled";
  put_quest_away(j.t, quest("test_words"), cites("TG-308"));
  EXPECT_EQ(stated(j.t, CardStatement::kRestHealth, 0), 0) << "until its card is ordered away";
  EXPECT_EQ(j.story().event_discard.cards().back(), event("test_words"));
  use(before);
}

TEST(Quests, ALimitOfAnEventThatLiesThereIsKeptForADay) {  // TG-127, TG-945
  Tale j({"beor"});
  j.morning();
  Content mine = content();
  const auto& events = content().story.events;
  const auto limited = std::ranges::find_if(events, [](const EventCard& card) {
    return card.rule != kNoSource &&
           std::ranges::any_of(content().book[card.rule].nodes(), [](const effects::Node& node) {
             return node.kind == effects::NodeKind::kOnce;
           });
  });
  ASSERT_NE(limited, events.end()) << "once per day after travel: lose 1 energy";
  mine.story.events[event("test_words")].rule = limited->rule;
  const Content* const before = &content();
  use(&mine);
  const int energy = j.of(0).energy();
  j.choose(Verb::kTravel, Journey::place(902));
  j.to_action();
  EXPECT_EQ(j.of(0).energy(), energy - 2) << "1 for the Travel, and 1 by the Event";
  EXPECT_EQ(j.story().quest_used[0], 0b1);
  j.choose(Verb::kTravel, Journey::place(901));
  j.to_action();
  EXPECT_EQ(j.of(0).energy(), energy - 3) << "once a day";
  j.next_morning();
  EXPECT_EQ(j.story().quest_used[0], 0) << "and again on the next";
  use(before);
}

TEST(Quests, OneOfSeveralWaysIsEnough) {  // TG-303, TG-911
  for (const bool by_stone : {true, false}) {
    Tale j({"beor"});
    j.morning();
    begin_quest(j.t, quest("test_flame"));
    EXPECT_FALSE(any_quest_fulfilled(j.t));
    if (by_stone) {
      j.lay_out(907, 1, -1);
      light_menhir(j.t, Journey::place(907), 4, cites("TG-287"));
    } else {
      mark(j.t, status_named("test_road"), 2, cites("TG-345"));
    }
    EXPECT_TRUE(any_quest_fulfilled(j.t)) << by_stone;
  }
}

TEST(Quests, OneThatIsFulfilledAlreadySucceedsAtOnce) {  // TG-988
  Tale j({"beor"});
  EXPECT_TRUE(gain_secret(j.t, 0, secret_numbered(111), cites("TG-415")).ended());
  j.morning();
  EXPECT_TRUE(is_marked(j.s(), status_named("test_oath")));
}

TEST(Quests, DuringAnEncounterTheyWait) {  // TG-989
  Tale j({"beor"});
  j.morning();
  j.s().encounter.step = EncounterStep::kPlay;
  EXPECT_TRUE(gain_secret(j.t, 0, secret_numbered(111), cites("TG-415")).ended());
  EXPECT_TRUE(settle_quests(j.t).ended());
  EXPECT_FALSE(is_marked(j.s(), status_named("test_oath")));
  j.s().encounter.step = EncounterStep::kNone;
  j.play();
  EXPECT_TRUE(is_marked(j.s(), status_named("test_oath")));
}

TEST(Quests, SeveralAreResolvedInTheOrderInWhichTheyCame) {  // TG-990
  Tale j({"beor"});
  j.morning();
  begin_quest(j.t, quest("test_flame"));
  mark(j.t, status_named("test_road"), 2, cites("TG-345"));
  EXPECT_TRUE(gain_secret(j.t, 0, secret_numbered(111), cites("TG-415")).ended());
  j.seen.events.clear();
  j.play();
  std::vector<int> order;
  for (const Event& seen : j.seen.events)
    if (seen.kind == static_cast<std::uint8_t>(Happening::kQuestFulfilled))
      order.push_back(seen.args[0]);
  ASSERT_GE(order.size(), 2u);
  EXPECT_EQ(order[0], quest("test_words"));
  EXPECT_EQ(order[1], quest("test_flame"));
}

TEST(Chapters, TheNextOneBeginsBeforeAnybodyActs) {  // TG-092, TG-269, TG-307, TG-939
  Tale j({"beor"});
  j.morning();
  begin_quest(j.t, quest("test_flame"));
  mark(j.t, status_named("test_road"), 2, cites("TG-345"));
  j.play();
  EXPECT_EQ(j.story().chapter, 1);
  EXPECT_TRUE(j.lies(910)) << "its instruction replaces a Location";
  EXPECT_EQ(j.at(903).where, Where::kRemoved);
  bool harder = false;
  for (const auto& deck : j.s().journey.encounters)
    for (const std::uint8_t card : deck.cards())
      harder = harder || content().cards.encounters[card].difficulty == 2;
  EXPECT_TRUE(harder) << "TG-093";
}

TEST(Secrets, WhatADialHoldsOffComesWhenItRunsOut) {  // TG-119, TG-944
  Tale j({"beor"});
  EXPECT_TRUE(gain_secret(j.t, 0, secret_numbered(113), cites("TG-415")).ended());
  const int health = j.of(0).health();
  j.morning();
  EXPECT_EQ(j.of(0).health(), health);
  j.next_morning();
  EXPECT_EQ(j.of(0).health(), health - 1);
  EXPECT_EQ(j.s().journey.dials[0].on, DialOn::kNothing);
}

TEST(Narrative, ContentCountsOnePlayerFewer) {  // TG-860, TG-861, TG-862, TG-1079
  for (int players = 2; players <= 4; ++players) {
    TableWith all({"beor", "ailei", "arev", "maggot"});
    all.s().seats = static_cast<std::uint8_t>(players);
    all.s().house.narrative = 1;
    all.s().house.table = kTestTable;
    all.s().phase = Phase::kJourney;
    set_up_world(all.t);
    EXPECT_EQ(all.s().journey.locations[location_numbered(901)].dial, 10 - players);
    EXPECT_EQ(days_of_rite(all.s(), location_numbered(901)), 8 - (players - 1));
  }
}

TEST(Challenging, EveryMenhirBurnsADayLess) {  // TG-879
  Journey j({"beor"});
  const int days = days_of_rite(j.s(), Journey::place(901));
  j.s().house.short_menhirs = 1;
  EXPECT_EQ(days_of_rite(j.s(), Journey::place(901)), days - 1);
}

TEST(Challenging, SecretFortyTwoIsTakenAtTheStart) {  // TG-870, TG-1082
  Journey j({"beor"});
  EXPECT_TRUE(take_scales(j.t).ended());
  EXPECT_EQ(holder_of_secret(j.s(), secret_numbered(42)), 0);
}

}  // namespace
}  // namespace tavola::avalon
