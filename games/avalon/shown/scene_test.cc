// What is seen of a journey and of an Encounter: the map with its light, who stands where, and
// which Keys join or would.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/avalon/rules/story/statuses.h"
#include "games/avalon/shown/title.h"
#include "games/avalon/tables_for_tests/encounter_for_tests.h"
#include "games/avalon/tables_for_tests/journey_for_tests.h"
#include "scene/say.h"

namespace tavola::avalon {
namespace {

scene::Scene seen(const Table& t) {
  static const scene::OpenedTitle kTitle = open();
  return (*kTitle)->scene(t, 0);
}

template <class Things>
const auto* thing(const Things& things, std::string_view id) {
  const auto found = std::ranges::find_if(things, [&](const auto& each) { return each.id == id; });
  return found == things.end() ? nullptr : &*found;
}

TEST(JourneyScene, TheMapGrowsOnAGridWithLightAndDark) {
  Journey journey({"beor", "ailei"});
  journey.play_day();
  const scene::Scene scene = seen(journey.t);
  const scene::Area* hearth = thing(scene.areas, "test_hearth");
  ASSERT_NE(hearth, nullptr);
  EXPECT_GT(hearth->light, 0);
  const scene::Area* grove = thing(scene.areas, "test_grove");
  ASSERT_NE(grove, nullptr);
  EXPECT_EQ(grove->layout.grid->row, hearth->layout.grid->row - 1);
  EXPECT_EQ(grove->layout.grid->column, hearth->layout.grid->column);
  EXPECT_EQ(thing(scene.areas, "test_shore"), nullptr) << "nobody has seen it";
  int unseen = 0;
  for (const scene::Area& area : scene.areas) unseen += area.id.starts_with("beyond_") ? 1 : 0;
  EXPECT_EQ(unseen, 3);  // 905 and 907 in the light, 906 in the dark
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    const scene::Piece* pawn = thing(scene.pieces, figure_id(seat));
    ASSERT_NE(pawn, nullptr);
    EXPECT_EQ(pawn->at.area, "test_hearth");
  }
  EXPECT_NE(thing(scene.tracks, "stone_test_hearth"), nullptr);
  EXPECT_NE(thing(scene.forces, "save_sheet"), nullptr);
}

TEST(JourneyScene, NamesHaveTheirArticlesOrMarks) {
  static const scene::OpenedTitle kTitle = open();
  const auto said = [&](words::Language language, scene::Text text) {
    return scene::say(**kTitle, language, text);
  };
  using scene::Text;
  const auto won = [] {
    return Text::of("event.encounter_decided.won").with_word("encounter", "enc_gleaner");
  };
  EXPECT_EQ(said(words::Language::kEnglish, won()), "Victory over the Gleaner.");
  EXPECT_EQ(said(words::Language::kItalian, won()), "Vittoria sullo Spigolatore.");
  EXPECT_EQ(said(words::Language::kSpanish, won()), "Victoria sobre el Espigador.");
  const auto gained = [] {
    return Text::of("event.card_gained")
        .with_name("seat", "Nora")
        .with_word("card", "secret_bread_token");
  };
  EXPECT_EQ(said(words::Language::kItalian, gained()), "Nora ottiene «Gettone del pane».");
  EXPECT_EQ(said(words::Language::kSpanish, gained()), "Nora obtiene «Ficha del pan».");
}

TEST(JourneyScene, AFulfilledQuestIsStillThereToBeRead) {  // TG-127, TG-305, TG-308
  Journey journey({"beor"});
  journey.play_day();
  State s = journey.t.state;
  s.story.quests[0] = 0;
  s.story.fulfilled.add(0);
  journey.t.begin(s);
  const scene::Scene scene = seen(journey.t);
  const scene::Force* quest = thing(scene.forces, "quest_" + content().story.quests[0].id);
  ASSERT_NE(quest, nullptr);
  EXPECT_FALSE(quest->leads) << "it is done";
  EXPECT_EQ(quest->kind, scene::Text::of("board.quest_done"));
}

TEST(JourneyScene, QuestsTasksAndTheEventCanBeReadAgain) {  // TG-126, TG-305, TG-318, TG-893
  Journey journey({"beor"});
  journey.play_day();
  EXPECT_EQ(thing(seen(journey.t).forces, "tasks"), nullptr);
  const std::size_t goals = seen(journey.t).goals.size();
  State s = journey.t.state;
  s.story.quests[0] = 0;
  s.story.tasks[0] = 1;
  for (std::size_t i = 0; i < content().story.events.size(); ++i)
    if (content().story.events[i].random) s.story.event = static_cast<std::uint8_t>(i);
  journey.t.begin(s);
  const scene::Scene scene = seen(journey.t);
  const scene::Force* quest = thing(scene.forces, "quest_" + content().story.quests[0].id);
  ASSERT_NE(quest, nullptr);
  EXPECT_EQ(quest->says.size(), 1u) << "what it asks for";
  EXPECT_TRUE(quest->leads);
  EXPECT_EQ(scene.goals.size(), goals) << "a Quest is told once";
  static const scene::OpenedTitle kTitle = open();
  for (const words::Language language : words::kLanguages) {
    const std::string asks =
        scene::Voice{.title = kTitle->get(), .language = language}.say(quest->says.front());
    EXPECT_TRUE(asks.ends_with('.') && !asks.ends_with("..")) << asks;
  }
  ASSERT_NE(thing(scene.forces, "tasks"), nullptr);
  EXPECT_EQ(thing(scene.forces, "tasks")->says.size(), 1u);
  ASSERT_NE(thing(scene.forces, "event"), nullptr);
}

TEST(JourneyScene, TheLogGoesByDaysAndAnEncountersTurnsArePartOfThem) {
  static const scene::OpenedTitle kTitle = open();
  const auto begun = [](Happening kind, int n) {
    Event event;
    event.kind = static_cast<std::uint8_t>(kind);
    event.args[0] = n;
    return (*kTitle)->turn_begun(event);
  };
  EXPECT_EQ(begun(Happening::kDayBegins, 4)->round, 4);
  EXPECT_EQ(begun(Happening::kTurnBegins, 2)->round, 0) << "the day goes on";
}

TEST(JourneyScene, FoodTonightCountsWhatIsNeededAndSaysWhatIsLeftOver) {  // TG-195
  Journey journey({"beor", "ailei"});
  journey.of(0).of(Measure::kFood) = 5;
  journey.of(1).of(Measure::kFood) = 0;
  journey.play_day();
  const auto food = [&] {
    const scene::Scene scene = seen(journey.t);
    return *thing(scene.tracks, "food_tonight");
  };
  EXPECT_EQ(food().at, 2);
  EXPECT_EQ(food().to, 2);
  EXPECT_EQ(food().says, scene::Text::of("board.food_to_spare").with("n", 3));
  EXPECT_TRUE(food().warn.empty());
  journey.of(0).of(Measure::kFood) = 0;
  journey.of(1).of(Measure::kFood) = 1;
  journey.of(0).of(Measure::kExperience) = 2;
  journey.play_evening();
  EXPECT_EQ(food().warn, scene::Text::of("board.hungry").with("n", 1));
  journey.choose(Verb::kEat);
  while (journey.asks(Prompt::kEat)) journey.choose(Verb::kFast);
  ASSERT_TRUE(journey.asks(Prompt::kAdvance));
  const scene::Scene after = seen(journey.t);
  EXPECT_EQ(thing(after.tracks, "food_tonight"), nullptr) << "supper is over";
}

TEST(JourneyScene, TheSaveSheetSaysWhatAMarkIs) {  // TG-345, TG-348
  Journey journey({"beor"});
  mark(journey.t, status_named("test_road"), 2, cites("TG-345"));
  mark(journey.t, status_named("test_debts"), 0, cites("TG-345"));
  journey.play_day();
  static const scene::OpenedTitle kTitle = open();
  const scene::Scene scene = seen(journey.t);
  std::vector<std::string> said;
  for (const scene::Text& line : thing(scene.forces, "save_sheet")->says)
    said.push_back(scene::say(**kTitle, words::Language::kEnglish, line));
  const auto says = [&](std::string_view part) {
    return std::ranges::any_of(said, [&](const std::string& line) { return line.contains(part); });
  };
  EXPECT_TRUE(says("Verses ask for these marks"));
  EXPECT_TRUE(says(": part 2 marked"));
  EXPECT_TRUE(says(": 1 of 4 boxes marked"));
}

TEST(JourneyScene, GiftsCanBeFoldedAndPricesStandInSigns) {  // TG-157, TG-237
  Journey journey({"beor", "ailei"});
  journey.of(0).of(Measure::kFood) = 1;
  journey.play_day();
  static const scene::OpenedTitle kTitle = open();
  int gifts = 0;
  int prices = 0;
  for (const Option& option : journey.t.decision().options) {
    scene::OptionView view;
    (*kTitle)->detail(journey.t, option, view);
    gifts += option.is(Verb::kGive) && view.under == scene::Text::of("board.give") ? 1 : 0;
    if (!option.is(Verb::kTravel)) continue;
    ++prices;
    ASSERT_EQ(view.price.size(), 1U);
    EXPECT_EQ(view.price[0].icon, measure_sign(Measure::kEnergy));
    EXPECT_EQ(view.price[0].value, 1);
  }
  EXPECT_EQ(gifts, 1);
  EXPECT_GT(prices, 0);
}

TEST(JourneyScene, AStoneThatFailsWarnsAndItsPlacesFade) {
  Journey journey({"beor"});
  journey.at(901).dial = 2;
  journey.play_day();
  const scene::Scene scene = seen(journey.t);
  EXPECT_FALSE(thing(scene.tracks, "stone_test_hearth")->warn.empty());
  const auto fades = [&](const char* id) {
    return std::ranges::find(thing(scene.areas, id)->states, scene::State::kFading) !=
           thing(scene.areas, id)->states.end();
  };
  EXPECT_TRUE(fades("test_grove"));
  EXPECT_FALSE(fades("test_cave")) << "TG-276: it stays";
}

TEST(JourneyScene, AStoneThatBurnsHasAnotherShapeThanADarkOne) {  // TG-111, TG-244
  Journey journey({"beor"});
  journey.at(907).where = Where::kMap;
  journey.at(907).column = 1;
  journey.at(907).row = -1;
  journey.play_day();
  const scene::Scene scene = seen(journey.t);
  const scene::Area* lit = thing(scene.areas, "test_hearth");
  const scene::Area* dark = thing(scene.areas, "test_stone");
  ASSERT_NE(dark, nullptr);
  EXPECT_NE(lit->icon, dark->icon);
  const auto says_dark = [](const scene::Area& area) {
    return std::ranges::any_of(area.badges, [](const scene::Badge& badge) {
      return badge.text == scene::Text::of("board.dark_stone");
    });
  };
  EXPECT_TRUE(says_dark(*dark));
  EXPECT_FALSE(says_dark(*lit));
}

TEST(JourneyScene, TheEveningLaysOutOnesOwnCards) {
  Journey journey({"beor"});
  journey.of(0).of(Measure::kExperience) = 2;
  journey.play_evening();
  journey.choose(Verb::kFast);
  ASSERT_TRUE(journey.asks(Prompt::kAdvance));
  journey.choose(Verb::kBuyCard, 0);
  ASSERT_TRUE(journey.asks(Prompt::kLearnCard));
  scene::Scene scene = seen(journey.t);
  const scene::Panel* cards = thing(scene.panels, "own_cards");
  ASSERT_NE(cards, nullptr);
  EXPECT_EQ(std::get<scene::line::Cards>(cards->lines.front()).cards.size(), 3U);
}

TEST(JourneyScene, EatingForetellsHowMuchEnergyComesBack) {  // TG-200, TG-201
  const auto title = open();
  const auto foretold = [&](int energy) {
    Journey journey({"beor"});
    journey.play_evening();
    journey.of(0).of(Measure::kEnergy) = static_cast<std::uint8_t>(energy);
    const int eat = journey.find(Verb::kEat);
    EXPECT_GE(eat, 0);
    return scene::say(
        **title, words::Language::kEnglish,
        (*title)->forecast(journey.t, journey.t.decision().options[static_cast<std::size_t>(eat)]));
  };
  EXPECT_TRUE(foretold(2).ends_with("After resting you have 6 Energy."));
  EXPECT_TRUE(foretold(1).ends_with("Exhausted, after resting you have 5 Energy."));
}

TEST(EncounterScene, WhoeverIsElsewhereIsToldSoAndNotCalledIncapacitated) {
  TableWith table({"beor", "ailei"});
  begin_encounter(table.t, number_of(content().cards.encounters, "vagabond"), SeatSet::only(0),
                  kNone);
  table.s().phase = Phase::kTraining;
  table.t.begin(State(table.t.state));
  const scene::Scene scene = seen(table.t);
  const scene::Panel* other = thing(scene.panels, seat_id(1));
  ASSERT_NE(other, nullptr);
  EXPECT_TRUE(other->states.empty());
  ASSERT_EQ(other->badges.size(), 1u);
  EXPECT_EQ(other->badges[0].text, scene::Text::of("board.outside"));
  EXPECT_EQ(scene.clock.round, 0) << "its turns are no rounds";
}

TEST(EncounterScene, KeysOfTheSequenceAndOfTheHandAreJoints) {
  TableWith table({"beor"});
  begin_encounter(table.t, number_of(content().cards.encounters, "vagabond"), SeatSet::only(0),
                  kNone);
  table.s().phase = Phase::kTraining;
  table.t.begin(State(table.t.state));
  while (!table.t.over() &&
         table.t.decision().prompt != static_cast<std::uint8_t>(Prompt::kFirstCard))
    table.t.choose(0);
  const scene::Scene scene = seen(table.t);
  const scene::Panel* row = thing(scene.panels, "sequence");
  ASSERT_NE(row, nullptr);
  const auto* foe = thing(scene.cards, "encounter");
  ASSERT_NE(foe, nullptr);
  EXPECT_EQ(foe->keys.right.size(), static_cast<std::size_t>(kRows));
  int joints = 0;
  for (const scene::Link& link : scene.links) {
    if (link.kind != scene::LinkKind::kJoint) continue;
    ++joints;
    const std::uint8_t card = [&] {
      for (const std::uint8_t each : table.s().encounter.hands[0].cards())
        if (hand_card_id(0, each) == link.to) return each;
      return kNone;
    }();
    ASSERT_NE(card, kNone);
    const bool would =
        joins(table.t, 0, open_edge(table.s()), sequence_card(table.s(), card).left, *link.row);
    if (*link.row != kMagicRow)
      EXPECT_EQ(link.state == scene::LinkState::kPossible, would) << link.to << *link.row;
  }
  EXPECT_GT(joints, 0);
}

TEST(EncounterScene, TheSequenceLiesToTheRightOfTheEncounterCard) {  // TG-533, TG-708
  for (const char* foe : {"vagabond", "weeping_orphan"}) {
    TableWith table({"beor"});
    begin_encounter(table.t, number_of(content().cards.encounters, foe), SeatSet::only(0), kNone);
    table.s().phase = Phase::kTraining;
    table.t.begin(State(table.t.state));
    for (int length = 0; length < 2; ++length) {
      const scene::Scene scene = seen(table.t);
      const scene::Panel* row = thing(scene.panels, "sequence");
      ASSERT_NE(row, nullptr);
      const auto& cards = std::get<scene::line::Cards>(row->lines.back()).cards;
      ASSERT_EQ(cards.size(), 1U + table.s().encounter.length) << foe;
      EXPECT_EQ(cards.front(), "encounter");
      while (!table.t.over() && table.s().encounter.length == 0) table.t.choose(0);
    }
    EXPECT_EQ(table.s().encounter.length, 1) << foe;
  }
}

// Whatever two to four people do by chance: every position keeps its promises, can be drawn, and a
// measured answer has a name for its number.
TEST(JourneyScene, RandomDaysCanBeShown) {
  ASSERT_TRUE(load_game());
  const Game& game = **load_game();
  int measured = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    tavola::Setup setup = game.standard_setup(1 + static_cast<int>(seed % 4), Seed(seed));
    for (std::size_t i = 0; i < game.options().size(); ++i)
      if (game.options()[i].id == "table") setup.options[i] = 1;
    Table t;
    game.deal(t, setup);
    Random random{Seed(seed)};
    for (int n = 0; n < 600 && !t.over(); ++n) {
      const int count = static_cast<int>(t.decision().options.size());
      const int option = static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
      const bool asks_number =
          t.decision().options[static_cast<std::size_t>(option)].takes_parameters;
      if (asks_number) {
        ++measured;
        for (const Parameter& parameter : t.decision().parameters)
          ASSERT_LT(parameter.name, Avalon::vocabulary().parameters.size());
      }
      if (n % 20 == 0) EXPECT_FALSE(seen(t).panels.empty());
      t.choose(option, asks_number ? game.propose(t, option, random) : Parameters{});
      const auto broken = Avalon::violations(t.state);
      ASSERT_TRUE(broken.empty()) << broken.front() << " seed " << seed << " after " << n;
    }
  }
  EXPECT_GT(measured, 0);
}

TEST(Log, TheEndOfAnEncounterIsToldByItsOutcome) {  // TG-585, TG-637
  const scene::OpenedTitle title = open();
  const auto& encounters = content().cards.encounters;
  const auto vagabond =
      std::ranges::find(encounters, "vagabond", &EncounterCard::id) - encounters.begin();
  const auto told = [&](words::Language language, EncounterOutcome outcome, int removed) {
    const Event event{static_cast<std::uint8_t>(Happening::kEncounterDecided), cites("TG-637"),
                      SeatSet::everybody(), arguments(vagabond, outcome, removed)};
    return scene::say(**title, language, scene::event_text(**title, event));
  };
  using enum words::Language;
  EXPECT_EQ(told(kEnglish, EncounterOutcome::kWon, 0), "Victory over the Vagabond.");
  EXPECT_EQ(told(kItalian, EncounterOutcome::kWon, 0), "Vittoria sul Vagabondo.");
  EXPECT_EQ(told(kSpanish, EncounterOutcome::kLost, 0), "Derrota ante el Vagabundo.");
  EXPECT_EQ(told(kEnglish, EncounterOutcome::kEscaped, 0), "Escape from the Vagabond.");
  EXPECT_EQ(told(kEnglish, EncounterOutcome::kEscaped, 1), "Nobody is left to face the Vagabond.");
  EXPECT_EQ(told(kSpanish, EncounterOutcome::kEscaped, 1),
            "Ya no queda nadie frente al Vagabundo.");
}

}  // namespace
}  // namespace tavola::avalon
