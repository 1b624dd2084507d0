// Saving a Campaign, and going on with it in another company.
#include "games/avalon/rules/campaign/chapter.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <nlohmann/json.hpp>

#include "games/avalon/rules/character/death.h"
#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/journal/reading.h"
#include "games/avalon/rules/journey/guardians.h"
#include "games/avalon/rules/journey/menhirs.h"
#include "games/avalon/rules/possessions/possessions.h"
#include "games/avalon/rules/story/events.h"
#include "games/avalon/rules/story/statuses.h"
#include "games/avalon/shown/end_of_chapter.h"
#include "games/avalon/shown/title.h"
#include "games/avalon/tables_for_tests/journey_for_tests.h"
#include "scene/say.h"

namespace tavola::avalon {
namespace {

State saved_and_restored(const State& s) {
  State written = s;
  const nlohmann::ordered_json json = write_record([&](Record& r) { Avalon::record(r, written); });
  State back{};
  const auto wrong = read_record(json, [&](Record& r) { Avalon::record(r, back); });
  EXPECT_TRUE(wrong.empty()) << (wrong.empty() ? "" : wrong.front());
  return back;
}

/// Everything that the save of the printed game writes down, in one state.
struct Laden : Journey {
  Laden() : Journey({"ailei", "beor"}) {
    set_up_story(t);
    Character& c = of(0);
    c.of(Measure::kHealth) = 4;
    c.of(Measure::kTerror) = 3;
    c.of(Measure::kWealth) = 7;
    c.skills.add(2);
    c.other_sides.add(2);
    c.skills_used.add(2);
    c.items.add(5);
    s().journey.items.take(5);
    c.secrets.add(secret_numbered(113));
    c.secrets_up.add(secret_numbered(113));
    c.used_today = 1;
    s().journey.dials[0] = {DialOn::kSecret, secret_numbered(113), 2, 0};
    s().journey.dials[1] = {DialOn::kQuest, 0, 3, 1};
    OwnCards& own = c.own(CardType::kCombat);
    own.reserve.add(own.deck.take_at(0));
    at(902).used = 3;
    at(902).time_tokens = 2;
    at(902).quest_tokens = 1;
    place_guardian(t, 4, place(903), cites("TG-372"));
    s().journey.encounters[static_cast<std::size_t>(content().cards.encounters[4].colour)].take(4);
    s().journey.encounters[1].put_at_bottom(s().journey.encounters[1].take_at(0));
    s().journey.lying_items[9] = static_cast<std::uint8_t>(place(902) + 1);
    s().journey.items.take(9);
    at(910).where = Where::kRemoved;
    mark(t, status_named("test_road"), 2, cites("TG-345"));
    s().story.tasks[0] = 1;
    s().story.event_used = 0b10;
    s().story.event = s().story.random_events.cards().front();
    s().story.random_events.take(s().story.event);
    s().story.random_events.put_at_bottom(s().story.random_events.take_at(0));
    s().story.event_discard.put_on_top(0);
    begin_quest(t, 0);
    s().story.fulfilled.add(0);
    s().story.quest_used[0] = 0b01;
    s().story.secrets_gone.add(secret_numbered(112));
    s().journey.dead_heroes = 0b100;
    s().journey.stage = DayStage::kDuring;
    s().journey.round = 3;
    s().journey.acted = 0b01;
    s().journey.passed = 0b10;
    s().house.joining_is_free = 1;
    s().house.narrative = 1;
    s().journal.use(1);
  }
};

TEST(Saving, RestoresExactlyWhatWasSaved) {  // TG-044, TG-468, TG-479, TG-480, TG-491
  Laden j;
  const State back = saved_and_restored(j.s());
  const State& s = j.t.state;
  EXPECT_EQ(std::memcmp(&back.characters, &s.characters, sizeof s.characters), 0);
  EXPECT_EQ(std::memcmp(&back.encounter, &s.encounter, sizeof s.encounter), 0);
  EXPECT_EQ(std::memcmp(&back.journey, &s.journey, sizeof s.journey), 0);
  EXPECT_EQ(std::memcmp(&back.story, &s.story, sizeof s.story), 0);
  EXPECT_EQ(std::memcmp(&back.journal, &s.journal, sizeof s.journal), 0);
  EXPECT_EQ(std::memcmp(&back.house, &s.house, sizeof s.house), 0);
  const Character& c = back.character(0);
  EXPECT_EQ(c.health(), 4) << "TG-469";
  EXPECT_TRUE(c.skills.has(2) && c.other_sides.has(2)) << "TG-470";
  EXPECT_EQ(back.journey.dials[0].value, 2) << "TG-471";
  EXPECT_TRUE(c.items.has(5) && c.secrets.has(secret_numbered(113))) << "TG-472";
  EXPECT_FALSE(c.items_up.has(5)) << "TG-1021: it lay face down";
  EXPECT_EQ(c.own(CardType::kCombat).reserve.size(), 1) << "TG-473";
  EXPECT_EQ(c.own(CardType::kCombat).deck.size(), 14);
  EXPECT_EQ(c.own(CardType::kCombat).pool.size(), 25);
  EXPECT_EQ(back.journey.guardians[0].place, Journey::place(903)) << "TG-474";
  EXPECT_EQ(back.journey.locations[Journey::place(910)].where, Where::kRemoved) << "TG-475";
  EXPECT_EQ(back.journey.locations[Journey::place(908)].where, Where::kDeck);
  EXPECT_EQ(back.story.quests[0], 0) << "TG-477";
  EXPECT_EQ(back.story.event_discard.size(), 1) << "TG-491";
  EXPECT_EQ(back.story.event, s.story.event) << "TG-1020";
  for (int colour = 0; colour < kColours; ++colour)
    EXPECT_TRUE(std::ranges::equal(back.journey.encounters[colour].cards(),
                                   s.journey.encounters[colour].cards()))
        << "TG-476, TG-478";
  EXPECT_TRUE(is_marked(back, status_named("test_road"), 2)) << "TG-1019";
  EXPECT_EQ(back.story.tasks[0], 1);
  EXPECT_EQ(back.house.narrative, 1);
  EXPECT_EQ(back.journey.locations[Journey::place(902)].used, 3) << "TG-468, TG-1022";
  EXPECT_EQ(back.journey.passed, 0b10);
  EXPECT_EQ(back.story.event_used, 0b10);
  EXPECT_TRUE(back.story.secrets_gone.has(secret_numbered(112))) << "TG-493";
  EXPECT_EQ(back.journey.dead_heroes, 0b100) << "TG-1023";
}

TEST(Saving, HoldsTheEncounterThatIsUnderWay) {  // TG-467, TG-1024
  Journey j({"ailei", "beor"});
  begin_encounter(j.t, 0, SeatSet::first(2), Journey::place(901));
  j.play();
  for (int choices = 0; choices < 12 && j.s().encounter.on(); ++choices) {
    const State back = saved_and_restored(j.s());
    EXPECT_EQ(std::memcmp(&back.encounter, &j.s().encounter, sizeof(EncounterState)), 0);
    j.t.choose(0);
  }
}

TEST(Saving, WhatWasHadOnceInTheJournalStaysHadInTheNextChapter) {  // TG-468, TG-906, TG-1022
  Laden j;
  j.s().phase = Phase::kOver;
  j.s().ending = Ending::kChapterOver;
  const State back = saved_and_restored(j.s());
  EXPECT_TRUE(back.journal.has_used(1));
}

TEST(EndOfChapter, NamesTheChapterTheDayTheFallenAndWhatComesNext) {  // TG-307, TG-457
  Journey j({"ailei", "beor"});
  set_up_story(j.t);
  State& s = j.s();
  s.story.chapter = 0;
  s.story.next_chapter = 1;
  s.journey.day = 6;
  s.phase = Phase::kOver;
  s.ending = Ending::kChapterOver;
  const scene::OpenedTitle title = open();
  const auto said = [&] { return scene::say(**title, words::Language::kEnglish, how_it_went(s)); };
  const std::string well = said();
  EXPECT_NE(well.find("on day 6"), std::string::npos) << well;
  EXPECT_NE(well.find("comes next"), std::string::npos) << well;
  s.journey.dead_before = 1;
  s.journey.dead_heroes = 3;
  const std::string fallen = said();
  EXPECT_NE(fallen.find("did not live to see it"), std::string::npos) << fallen;
  s.ending = Ending::kFailure;
  EXPECT_TRUE(said().starts_with("The journey has failed in")) << said();
  s.ending = Ending::kCampaignWon;
  EXPECT_TRUE(how_it_went(s).empty()) << "the ending has its own words";
}

// ---- players who come and go --------------------------------------------------------------------

struct Sitting : Journey {
  using Journey::Journey;
  /// The Chapter is over, and the next one begins with so many players.
  void go_on_with(int seats) {
    State ended = s();
    ended.phase = Phase::kOver;
    if (ended.ending == Ending::kNone) ended.ending = Ending::kChapterOver;
    Setup setup;
    setup.seats = seats;
    for (std::size_t i = 0; i < Avalon::options().size(); ++i)
      setup.options[i] = house_value(ended.house, i);
    seen.events.clear();
    t.begin(next_chapter(saved_and_restored(ended), setup));
  }
  /// Everybody at the table keeps the Character that they have.
  void keep_heroes() {
    while (asks(Prompt::kWhoGoesOn)) choose(Verb::kClaimHero, of(t.decision().seat).hero);
  }
  void hold(Seat seat, int number) {
    of(seat).secrets.add(secret_numbered(number));
    of(seat).secrets_up.add(secret_numbered(number));
  }
  int value(int number) {
    return possession_value(of(0), {Belonging::kSecret, secret_numbered(number)});
  }
};

TEST(Sittings, EndOnAnyMorningOnWhichAllAgree) {  // TG-467, TG-481, TG-1022, TG-1025, TG-1026
  Sitting j({"ailei", "beor"});
  j.play_day();
  EXPECT_LT(j.find(Verb::kEndSitting), 0) << "at a table that plays an act";
  j.s().house.sitting = static_cast<std::uint8_t>(SittingLength::kMorning);
  j.s().journey.day = 3;
  j.play_day();
  j.choose(Verb::kEndSitting);
  ASSERT_TRUE(j.asks(Prompt::kEndSitting));
  j.choose(Verb::kRefuse);
  EXPECT_FALSE(j.t.over());
  j.choose(Verb::kEndSitting);
  j.choose(Verb::kAccept);
  ASSERT_TRUE(j.t.over());
  EXPECT_EQ(j.s().ending, Ending::kSittingOver);
  EXPECT_TRUE(goes_on(j.s()));
  EXPECT_EQ(rule_of_ending(j.s()), cites("TG-481"));
  // Somebody new comes to the next one.
  const int energy = j.of(0).energy();
  j.go_on_with(3);
  while (!j.asks(Prompt::kAction)) j.t.choose(0);
  EXPECT_EQ(j.s().seats, 3);
  EXPECT_EQ(j.s().journey.day, 3) << "the same morning goes on";
  EXPECT_EQ(j.s().journey.round, 1);
  EXPECT_EQ(j.of(0).energy(), energy);
  EXPECT_EQ(j.s().journey.acted, 0b100) << "who comes new acts from the next round";
  EXPECT_EQ(j.s().journey.broken_off, 0);
  while (j.asks(Prompt::kAction) && j.t.decision().seat != 0) j.choose(Verb::kLetOthersGo);
  j.choose(Verb::kPass);
  EXPECT_LT(j.find(Verb::kEndSitting), 0) << "the day has begun";
}

TEST(Sittings, MayEndBetweenTwoActionsWithoutBeingAsked) {  // TG-481, TG-1022, TG-1026, R-185
  Sitting j({"ailei", "beor"});
  EXPECT_EQ(j.s().house.sitting, static_cast<std::uint8_t>(SittingLength::kAct));
  j.play_day();
  j.choose(Verb::kPass);
  ASSERT_TRUE(j.asks(Prompt::kAction));
  EXPECT_LT(j.find(Verb::kEndSitting), 0) << "nobody is asked";
  EXPECT_TRUE(may_stop(j.s()));
  const int day = j.s().journey.day;
  State stopped = j.s();
  stop_here(stopped);
  EXPECT_TRUE(goes_on(stopped));
  j.s() = stopped;
  j.go_on_with(3);
  while (!j.asks(Prompt::kAction)) j.t.choose(0);
  EXPECT_EQ(j.s().journey.day, day) << "the same day goes on";
  EXPECT_EQ(j.t.decision().seat, 1) << "whoever had not acted yet";
  EXPECT_EQ(j.s().journey.passed, 0b001);
  EXPECT_EQ(j.s().journey.acted, 0b100) << "who comes new acts from the next round";
  j.choose(Verb::kPass);
  ASSERT_TRUE(j.asks(Prompt::kAction));
  EXPECT_EQ(j.t.decision().seat, 2);
  EXPECT_EQ(j.s().journey.round, 2);
}

TEST(Endings, CiteTheRuleByWhichTheyCame) {  // TG-307, TG-445, TG-454, TG-995, TG-1016
  Journey j({"ailei", "beor"});
  State& s = j.s();
  s.phase = Phase::kOver;
  s.ending = Ending::kCampaignWon;
  EXPECT_EQ(rule_of_ending(s), cites("TG-307"));
  EXPECT_FALSE(verdict_of(s.ending).empty()) << "no Victory over whatever the last page says";
  s.ending = Ending::kFailure;
  s.character(1).alive = 0;
  EXPECT_EQ(rule_of_ending(s), cites("TG-454"));
  s.character(0).alive = 0;
  EXPECT_EQ(rule_of_ending(s), cites("TG-1016"));
  s.seats = 1;
  EXPECT_EQ(rule_of_ending(s), cites("TG-445"));
  EXPECT_TRUE(verdict_of(s.ending).empty()) << "a defeat is called one";
  s.ending = Ending::kWon;
  EXPECT_EQ(rule_of_ending(s), cites("TG-995")) << "of a training Encounter";
  EXPECT_TRUE(verdict_of(s.ending).empty());
  for (const Ending neither : {Ending::kEscaped, Ending::kAvoided, Ending::kFled})
    EXPECT_FALSE(verdict_of(neither).empty());
}

TEST(Sittings, SecretsOfWhoLeavesGoToWhoStays) {  // TG-481, TG-482, TG-483
  Sitting j({"ailei", "beor", "arev"});
  j.hold(2, 112);
  j.go_on_with(2);
  j.keep_heroes();
  ASSERT_TRUE(j.asks(Prompt::kBequeath));
  EXPECT_EQ(j.t.decision().seats.count(), 2) << "the players decide";
  j.choose(Verb::kBequeath, 1, j.value(112));
  EXPECT_TRUE(j.of(1).secrets.has(secret_numbered(112)));
  EXPECT_FALSE(j.s().characters[2].secrets.has(secret_numbered(112)));
}

TEST(Sittings, PersonalSecretsItemsAndResourcesStayWithWhoLeaves) {  // TG-486, TG-1025, TG-1027
  Sitting j({"ailei", "beor"});
  j.hold(1, 113);
  j.of(1).items.add(3);
  j.of(1).of(Measure::kWealth) = 6;
  j.go_on_with(1);
  j.keep_heroes();
  EXPECT_FALSE(j.asks(Prompt::kBequeath));
  EXPECT_TRUE(gain_secret(j.t, 0, secret_numbered(113), cites("TG-415")).ended());
  EXPECT_FALSE(j.of(0).secrets.has(secret_numbered(113))) << "it is not to be had meanwhile";
  j.go_on_with(2);
  EXPECT_TRUE(j.of(1).secrets.has(secret_numbered(113)));
  EXPECT_TRUE(j.of(1).items.has(3));
  EXPECT_EQ(j.of(1).of(Measure::kWealth), 6);
  EXPECT_EQ(j.of(1).place, j.of(0).place) << "where somebody in play is";
}

TEST(Sittings, NewcomersBeginAsUsualBesideSomebodyInPlay) {  // TG-484, TG-485, TG-968, TG-1026
  Sitting j({"ailei", "beor"});
  j.stand(0, 902);
  j.stand(1, 904);
  j.go_on_with(3);
  ASSERT_TRUE(j.asks(Prompt::kChooseHero));
  j.t.choose(0);
  ASSERT_TRUE(j.asks(Prompt::kJoinWhere));
  EXPECT_LT(j.find(Verb::kJoinWhere, Journey::place(901)), 0);
  j.choose(Verb::kJoinWhere, Journey::place(904));
  EXPECT_EQ(j.of(2).place, Journey::place(904));
  EXPECT_FALSE(j.s().encounter.on()) << "no arrival: the ford draws nothing";
  EXPECT_EQ(j.of(2).own(CardType::kCombat).deck.size(), 15);
  EXPECT_EQ(j.of(2).health(), content().trays[j.of(2).tray].health_top);
}

TEST(Sittings, LaterScalingCountsTheNewNumberAndDialsStay) {  // TG-487
  Sitting j({"ailei", "beor"});
  j.at(901).dial = 6;
  j.go_on_with(1);
  j.keep_heroes();
  EXPECT_EQ(j.at(901).dial, 5) << "one for the morning, and no more";
  EXPECT_EQ(days_of_rite(j.s(), Journey::place(901)), 7);
}

TEST(Sittings, TheDyingCardIsThatOfTheNewNumber) {  // TG-444, TG-1028
  Sitting j({"ailei", "beor"});
  j.of(0).of(Measure::kHealth) = 0;
  j.of(0).of(Measure::kEnergy) = 0;
  j.of(0).dying = 1;
  j.of(0).dying_dial = 2;
  j.go_on_with(1);
  j.keep_heroes();
  EXPECT_EQ(j.of(0).dying, 1);
  EXPECT_EQ(j.of(0).dying_dial, 1) << "its countdown went on in the morning";
  EXPECT_EQ(&dying_card(j.s()), &content().dying[DyingCard::kSolo]);
}

TEST(Sittings, WhoLeftMayBeClaimedAndComesBackAsItWas) {  // TG-447, TG-454, TG-1023, TG-1025
  Sitting j({"ailei", "beor", "arev", "maggot"});
  const std::uint8_t arev = j.of(2).hero;
  j.of(2).of(Measure::kWealth) = 6;
  j.go_on_with(2);
  j.keep_heroes();
  j.of(0).of(Measure::kHealth) = 0;
  j.of(0).of(Measure::kEnergy) = 0;
  j.of(0).dying = j.of(0).dying_dial = 1;
  j.s().journey.stage = DayStage::kStart;
  j.s().journey.step = 4;
  j.play();
  ASSERT_TRUE(j.asks(Prompt::kClaimHero)) << "those who left are neither in use nor dead";
  j.choose(Verb::kClaimHero, arev);
  EXPECT_EQ(j.of(0).hero, arev);
  EXPECT_EQ(j.of(0).of(Measure::kWealth), 6);
  EXPECT_EQ(j.of(0).place, lowest_revealed(j.s())) << "TG-449";
  EXPECT_EQ(j.s().characters[2].hero, kNone) << "nobody is there twice";
}

TEST(Sittings, ThePlayersSayWhichCharacterStaysAway) {  // TG-481, TG-482, TG-1027
  Sitting j({"ailei", "beor"});
  const std::uint8_t beor = j.of(1).hero;
  j.stand(0, 902);
  j.stand(1, 904);
  j.hold(0, 112);
  j.of(1).of(Measure::kWealth) = 6;
  j.go_on_with(1);
  ASSERT_TRUE(j.asks(Prompt::kWhoGoesOn));
  j.choose(Verb::kClaimHero, beor);
  EXPECT_EQ(j.of(0).hero, beor);
  EXPECT_EQ(j.of(0).of(Measure::kWealth), 6);
  EXPECT_EQ(j.of(0).place, Journey::place(904)) << "where it was";
  EXPECT_TRUE(j.of(0).secrets.has(secret_numbered(112))) << "what Ailei knew stays here";
  EXPECT_FALSE(j.s().characters[1].secrets.has(secret_numbered(112)));
  j.go_on_with(2);
  j.keep_heroes();
  EXPECT_NE(j.of(1).hero, beor) << "who stayed away is back";
  EXPECT_EQ(j.of(1).place, Journey::place(904)) << "TG-1025: where somebody in play is";
}

TEST(Sittings, WhoseCharacterIsDeadMayTakeUpAnother) {  // TG-481, TG-457, TG-484, TG-485
  Sitting j({"ailei", "beor"});
  const std::uint8_t ailei = j.of(0).hero;
  j.stand(1, 904);
  j.of(0) = {};
  j.of(0).hero = ailei;
  j.of(0).place = Journey::place(902);
  j.s().journey.dead_heroes = static_cast<std::uint8_t>(1U << ailei);
  j.go_on_with(2);
  ASSERT_TRUE(j.asks(Prompt::kWhoGoesOn));
  EXPECT_EQ(j.t.decision().seat, 0);
  EXPECT_EQ(j.t.decision().options.size(), 3U) << "two that are free, or nobody";
  EXPECT_LT(j.find(Verb::kClaimHero, ailei), 0) << "TG-457";
  j.t.choose(0);
  EXPECT_EQ(j.of(0).alive, 1);
  EXPECT_EQ(j.of(0).place, Journey::place(904));
  EXPECT_EQ(j.of(0).own(CardType::kCombat).deck.size(), 15);
}

TEST(Sittings, TheLastWhoLivesMayGoOnAtTheSeatOfTheDead) {  // TG-481, TG-1016
  Sitting j({"ailei", "beor"});
  const std::uint8_t ailei = j.of(0).hero;
  const std::uint8_t beor = j.of(1).hero;
  j.stand(1, 904);
  j.of(0) = {};
  j.of(0).hero = ailei;
  j.s().journey.dead_heroes = static_cast<std::uint8_t>(1U << ailei);
  j.go_on_with(1);
  ASSERT_TRUE(j.asks(Prompt::kWhoGoesOn));
  EXPECT_LT(j.find(Verb::kClaimNobody), 0) << "somebody must go on";
  j.choose(Verb::kClaimHero, beor);
  EXPECT_EQ(j.of(0).hero, beor);
  EXPECT_EQ(j.of(0).place, Journey::place(904));
}

}  // namespace
}  // namespace tavola::avalon
