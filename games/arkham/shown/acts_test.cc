// What moves when something happens in Arkham, and what is told of it: causes before their effects,
// numbers where they change, lines of cards that are carried out.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "games/arkham/rules/board/gates.h"
#include "games/arkham/shown/title.h"
#include "games/arkham/tables_for_tests/quiet_table_for_tests.h"
#include "scene/panel.h"
#include "scene/say.h"
#include "scene/stage.h"
#include "scene/titles/beats.h"
#include "scene/told_numbers_for_tests.h"

namespace tavola::arkham {
namespace {

using scene::Act;
using scene::ActKind;

const scene::Title& acting_title() {
  static const scene::OpenedTitle opened = open();
  EXPECT_TRUE(opened) << opened.error();
  return **opened;
}

Event happens(Tells kind, auto... args) {
  return {static_cast<std::uint8_t>(kind),
          {},
          SeatSet::everybody(),
          arguments(static_cast<int>(args)...)};
}

std::string spoken(const scene::Text& text) {
  return scene::say(acting_title(), words::Language::kEnglish, text, {"Nora", "Teo"});
}

TEST(ArkhamActs, AGateIsToldBeforeItsDoomAndBothBeforeItsMonsters) {
  Quiet table(2);
  table.s().investigators[1].place = area("woods");
  ASSERT_TRUE(open_gate(table.t, area("woods"), 1, cites("AH-178")).ended());
  std::vector<Tells> order;
  for (const Event& event : table.seen.events) {
    const auto kind = static_cast<Tells>(event.kind);
    if (kind == Tells::kGateOpens || kind == Tells::kDoom || kind == Tells::kDrawnIn ||
        kind == Tells::kMonsterPlaced)
      order.push_back(kind);
    if (kind != Tells::kDoom) continue;
    const std::vector<Act> acts = acting_title().acts(event);
    ASSERT_EQ(acts.size(), 2U);
    EXPECT_EQ(acts[0].kind, ActKind::kFly);
    EXPECT_EQ(acts[0].from, "woods");
    EXPECT_EQ(acts[0].goal, "doom");
    EXPECT_EQ(acts[1], Act::step("doom", 1));
  }
  EXPECT_EQ(order,
            (std::vector{Tells::kGateOpens, Tells::kDoom, Tells::kDrawnIn, Tells::kMonsterPlaced}));
}

TEST(ArkhamActs, TheDoomThatAwakensIsToldWithoutAGate) {
  Quiet table(2);
  table.s().doom = static_cast<std::uint8_t>(ancient_one(table.s()).doom - 1);
  static_cast<void>(left_waiting(open_gate(table.t, area("woods"), 1, cites("AH-178"))));
  EXPECT_EQ(table.seen.count(Tells::kDoom), 1);
  EXPECT_EQ(table.seen.count(Tells::kGateOpens), 0);
}

TEST(ArkhamActs, ANumberOnASheetIsToldAsItIsThen) {
  EXPECT_EQ(acting_title().acts(happens(Tells::kSanityLost, 1, 2, 3)),
            std::vector{Act::step("seat:1/sanity", 3)});
  const std::vector<Act> clues =
      acting_title().acts(happens(Tells::kTakesClues, 0, 2, area("woods"), 5));
  ASSERT_EQ(clues.size(), 2U);
  EXPECT_EQ(clues[0].from, "woods");
  EXPECT_EQ(clues[0].goal, "seat:0/clues");
  EXPECT_EQ(clues[0].count, 2);
  EXPECT_EQ(clues[1], Act::step("seat:0/clues", 5));
  // What is lost flies the other way.
  const std::vector<Act> lost = acting_title().acts(happens(Tells::kMoneyLost, 0, 2, 1));
  EXPECT_EQ(lost.front().from, "seat:0/money");
  EXPECT_EQ(lost.front().goal, "card");
  // A log that was brought from elsewhere may not say how much is left.
  EXPECT_TRUE(acting_title().acts(happens(Tells::kSanityLost, 1, 2, kNothing)).empty());
}

TEST(ArkhamActs, WhoeverGoesThroughAGateIsInTransit) {
  Event in = happens(Tells::kDrawnIn, 0, 2, area("woods"));
  EXPECT_EQ(acting_title().acts(in),
            std::vector{Act::transit("investigator_0", "woods", place_id(first_area(2)),
                                     scene::TransitWay::kIn)});
  in.rule = cites("AH-475");
  EXPECT_EQ(acting_title().acts(in).front().way, scene::TransitWay::kTaken);
  EXPECT_EQ(acting_title().stage(in)->form, scene::Form::kMoment);
  const auto out = acting_title().acts(happens(Tells::kReturns, 0, area("woods")));
  EXPECT_EQ(out.front().way, scene::TransitWay::kOut);
  EXPECT_EQ(out.front().goal, "woods");
}

TEST(ArkhamActs, NumbersOnSheetsChangeByWhatIsTold) {
  // Their worth may change without a trophy, by a card that says what they are worth.
  scene::expect_told_numbers(acting_title(), 2, 6, 1500, {"toughness"});
}

TEST(ArkhamBeats, ThoseThatWalkAreOneBeatAndACheckIsOneVerdict) {
  scene::Beats beats(acting_title());
  const auto walks = [&](int slot) {
    return beats.next(happens(Tells::kMonsterMoves, slot, 0, area("woods"), area("graveyard")));
  };
  EXPECT_EQ(walks(1).beat, 0);
  EXPECT_EQ(beats.next(happens(Tells::kMonsterStays, 2, 0)).beat, std::nullopt);
  const auto second = walks(3);
  EXPECT_EQ(second.beat, 0);
  EXPECT_EQ(spoken(second.says), "Monsters that have walked: 2");
  EXPECT_EQ(beats.next(happens(Tells::kDie, 0, 5, 1, 1, kNothing)).beat, 1);
  EXPECT_EQ(beats.next(happens(Tells::kCheckRolled, 0, 2, 3, 1, 1)).beat, 1);
  const auto verdict = beats.next(happens(Tells::kCheckPassed, 0));
  EXPECT_EQ(verdict.beat, 1);
  EXPECT_EQ(spoken(verdict.says), "Nora passes.");
  const auto loss = beats.next(happens(Tells::kSanityLost, 0, 1, 3));
  EXPECT_EQ(loss.beat, 2);
  EXPECT_EQ(spoken(loss.says), "Nora loses Sanity: 3 left.");
  // Lost one by one by the same: one beat, which says what is left at last.
  const auto again = beats.next(happens(Tells::kSanityLost, 0, 1, 2));
  EXPECT_EQ(again.beat, 2);
  EXPECT_EQ(spoken(again.says), "Nora loses Sanity: 2 left.");
  EXPECT_EQ(spoken(beats.next(happens(Tells::kSanityLost, 1, 1, 2)).says),
            "2 investigators lose Sanity.");
}

TEST(ArkhamBeats, EveryBeatHasASentence) {
  EXPECT_EQ(scene::missing_says(acting_title()), std::vector<std::string>{});
}

TEST(ArkhamParts, TheLineThatIsRingedIsTheOneThatIsCarriedOut) {
  int gates = 0;
  int texts = 0;
  for (std::size_t i = 0; i < content().mythos.size(); ++i) {
    const MythosCard& card = content().mythos[i];
    const Event drawn = happens(Tells::kMythosCard, 0, i);
    const auto lines = acting_title().card("mythos_" + card.id, words::Language::kEnglish).lines;
    const auto part = [&](const Event& event) { return acting_title().part(drawn, event); };
    if (card.gate != kNone) {
      const auto line = part(happens(Tells::kGateOpens, card.gate, 0));
      ASSERT_TRUE(line) << card.id;
      ASSERT_LT(*line, lines.size()) << card.id;
      EXPECT_NE(lines[static_cast<std::size_t>(*line)].find(
                    spoken(scene::Text::word(content().areas[card.gate].word))),
                std::string::npos)
          << card.id << ": " << lines[static_cast<std::size_t>(*line)];
      ++gates;
    }
    if (!card.clues.empty()) {
      const auto line = part(happens(Tells::kCluePlaced, card.clues.front()));
      ASSERT_TRUE(line && static_cast<std::size_t>(*line) < lines.size()) << card.id;
      EXPECT_NE(lines[static_cast<std::size_t>(*line)].find(
                    spoken(scene::Text::word(content().areas[card.clues.front()].word))),
                std::string::npos)
          << card.id;
    }
    if (card.source != kNoSource) {
      const auto line = part(happens(Tells::kSanityLost, 0, 1, 1));
      ASSERT_TRUE(line && static_cast<std::size_t>(*line) < lines.size()) << card.id;
      const std::string text = spoken(scene::Text::printed(std::to_string(card.source) + ":0"));
      EXPECT_EQ(lines[static_cast<std::size_t>(*line)].substr(1), text.substr(1)) << card.id;
      ++texts;
    }
  }
  EXPECT_GT(gates, 30);
  EXPECT_GT(texts, 30);
}

TEST(ArkhamStage, ACardWithACheckSaysWhatPassingAndFailingBring) {
  int with_both = 0;
  for (std::size_t a = 0; a < content().areas.size(); ++a)
    for (std::size_t card = 0; card < content().areas[a].encounters.size(); ++card) {
      if (content().areas[a].encounters[card] == kNoSource) continue;
      const auto stage = acting_title().stage(happens(
          Tells::kLocationCard, 0,
          content().areas[a].neighborhood * kMostLocationCards + static_cast<int>(card), a));
      ASSERT_TRUE(stage);
      EXPECT_EQ(stage->form, scene::Form::kDecision);
      for (const scene::PrintedOutcome& outcome : stage->outcomes) {
        EXPECT_FALSE(spoken(outcome.text).empty());
        EXPECT_EQ(outcome.state, scene::OutcomeState::kPossible);
      }
      if (stage->outcomes.size() == 2) ++with_both;
    }
  EXPECT_GT(with_both, 20);
}

}  // namespace
}  // namespace tavola::arkham
