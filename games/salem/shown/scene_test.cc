// What Salem shows: nobody sees what only another knows, everything that can be chosen lies on the
// board, every reason cites a rule, and everything can be said in three languages.
#include <gtest/gtest.h>

#include <array>
#include <map>
#include <set>
#include <sstream>

#include "content/content.h"
#include "games/salem/shown/title.h"
#include "ledger/ledger.h"
#include "scene/describe.h"
#include "scene/say.h"
#include "scene/terminal/scene_text.h"

namespace tavola::salem {
namespace {

const scene::Title& title() {
  static const std::unique_ptr<scene::Title> opened = [] {
    scene::OpenedTitle result = open();
    EXPECT_TRUE(result) << result.error();
    return *std::move(result);
  }();
  return *opened;
}

std::set<std::string> ids_of(const scene::Scene& scene) {
  std::set<std::string> ids;
  const auto add = [&ids](const auto& things) {
    for (const auto& thing : things) EXPECT_TRUE(ids.insert(thing.id).second) << thing.id;
  };
  add(scene.areas);
  add(scene.tracks);
  add(scene.pieces);
  add(scene.cards);
  add(scene.panels);
  return ids;
}

const scene::Piece& piece(const scene::Scene& scene, const std::string& id) {
  for (const scene::Piece& each : scene.pieces)
    if (each.id == id) return each;
  static const scene::Piece none;
  ADD_FAILURE() << "no piece " << id;
  return none;
}

/// All messages that can be said about an open decision, in all languages.
void expect_sayable(const scene::Text& text) {
  if (text.empty()) return;
  for (const words::Language language : words::kLanguages) {
    const std::string said = scene::say(title(), language, text, {"Nora", "Teo", "Iris", "Aldo"});
    EXPECT_FALSE(said.empty()) << text.message;
    EXPECT_EQ(said.find_first_of("[{}"), std::string::npos) << text.message << ": " << said;
  }
}

void expect_sayable(const scene::Scene& scene) {
  for (const scene::Area& area : scene.areas) {
    expect_sayable(area.name);
    for (const scene::Badge& badge : area.badges) expect_sayable(badge.says);
  }
  for (const scene::Piece& each : scene.pieces) {
    expect_sayable(each.name);
    expect_sayable(each.brief);
    for (const scene::Badge& badge : each.badges) {
      expect_sayable(badge.text);
      expect_sayable(badge.says);
    }
  }
  for (const scene::Card& card : scene.cards) {
    expect_sayable(card.name);
    for (const scene::Value& need : card.needs) expect_sayable(need.name);
  }
  for (const scene::Track& track : scene.tracks) expect_sayable(track.says);
  for (const scene::Goal& goal : scene.goals) expect_sayable(goal.text);
  for (const scene::Panel& panel : scene.panels)
    for (const scene::Line& line : panel.lines)
      if (const auto* words = std::get_if<scene::line::Words>(&line)) expect_sayable(words->text);
  if (!scene.decision) return;
  expect_sayable(scene.decision->question);
  expect_sayable(scene.decision->why.text);
  for (const scene::OptionView& option : scene.decision->options) {
    expect_sayable(option.text);
    expect_sayable(option.forecast);
    expect_sayable(option.cost);
  }
  for (const scene::BlockedView& blocked : scene.decision->blocked) {
    expect_sayable(blocked.text);
    expect_sayable(blocked.reason.text);
  }
}

TEST(SalemScene, EverythingThatLightsUpIsThereAndCanBeSaid) {
  struct Ear final : Sink {
    void happened(const Event& event) override {
      expect_sayable(scene::event_text(title(), event));
      EXPECT_TRUE(ledger::find(event.rule.text())) << event.rule.text();
    }
  } ear;
  std::set<std::string> reasons;
  for (int seats = 2; seats <= 4; ++seats) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      Table table;
      table.listen(&ear);
      title().game().deal(table, title().game().standard_setup(seats, seed));
      Random choices(seed);
      while (!table.over()) {
        const scene::Scene scene = scene::describe(title(), table, table.decision().seat);
        const std::set<std::string> ids = ids_of(scene);
        expect_sayable(scene);
        std::set<std::string> keys;
        for (const scene::OptionView& option : scene.decision->options) {
          for (const std::string& id : option.on) EXPECT_TRUE(ids.contains(id)) << id;
          EXPECT_TRUE(keys.insert(option.key).second) << option.key;
        }
        for (const scene::BlockedView& blocked : scene.decision->blocked) {
          EXPECT_TRUE(ledger::find(blocked.reason.rule.text()));
          reasons.insert(blocked.reason.text.message);
          for (const std::string& id : blocked.on) EXPECT_TRUE(ids.contains(id)) << id;
        }
        if (testing::Test::HasFailure()) return;
        table.choose(static_cast<int>(
            choices.below(static_cast<std::uint32_t>(table.decision().options.size()))));
      }
      expect_sayable(scene::describe(title(), table, kSpectator));
    }
  }
  for (const char* reason : {"blocked.played", "blocked.stay", "blocked.rlyeh_face_down",
                             "blocked.dagger_wizard", "blocked.sigil_symbol"})
    EXPECT_TRUE(reasons.contains(reason)) << reason << " never came up";
}

// HS-166: what Magic Glasses show is for one player alone.
TEST(SalemScene, ATileIsKnownToWhoHasLookedAtItAndToNobodyElse) {
  Table table;
  title().game().deal(table, title().game().standard_setup(3, 7));
  table.state.players[1].seen = 1U << 2;  // location 3
  const scene::Piece own = piece(title().scene(table, 1), tile_id(3));
  EXPECT_EQ(own.states, (std::vector<scene::State>{scene::State::kHiddenKnownToYou}));
  EXPECT_NE(own.name, scene::Text::of("board.tile"));
  for (const Seat viewer : {Seat{0}, Seat{2}, kSpectator}) {
    const scene::Scene before = title().scene(table, viewer);
    EXPECT_EQ(piece(before, tile_id(3)).name, scene::Text::of("board.tile"));
    table.state.tiles[2] ^= 1U;
    EXPECT_EQ(title().scene(table, viewer), before);
  }
}

// HS-047, HS-248: what lies face down has no name in anybody's scene.
TEST(SalemScene, FaceDownCardsLookAlike) {
  Table table;
  title().game().deal(table, title().game().standard_setup(2, 7));
  const scene::Scene before = title().scene(table, 0);
  std::swap(table.state.old_ones[2], table.state.old_ones[kRlyehSlot]);
  std::swap(table.state.tiles[0], table.state.tiles[kTiles - 1]);
  EXPECT_EQ(title().scene(table, 0), before);
}

// HS-022, HS-041: the seat is the colour of all that a player owns, and no two have the same.
TEST(SalemScene, WhatAPlayerOwnsHasTheColourOfTheSeat) {
  for (int seats = 2; seats <= 4; ++seats) {
    Table table;
    title().game().deal(table, title().game().standard_setup(seats, 7));
    const scene::Scene scene = title().scene(table, kSpectator);
    std::map<Seat, int> pawns;
    std::map<Seat, int> boards;
    std::map<Seat, int> cards;
    for (const scene::Piece& each : scene.pieces)
      pawns[each.seat] += each.kind == scene::PieceKind::kPawn;
    for (const scene::Panel& each : scene.panels)
      boards[each.seat] += each.kind == scene::PanelKind::kSeat;
    for (const scene::Card& each : scene.cards) cards[each.seat] += each.kind == "location";
    for (Seat seat = 0; seat < seats; ++seat) {
      EXPECT_EQ(pawns[seat], 1);
      EXPECT_EQ(boards[seat], 1);
      EXPECT_EQ(cards[seat], 8);
    }
    EXPECT_EQ(pawns[kNoSeat] + boards[kNoSeat] + cards[kNoSeat], 0);
  }
}

// HS-284
TEST(SalemScene, AtTheEndEverythingIsShown) {
  Table table;
  title().game().deal(table, title().game().standard_setup(2, 7));
  table.state.phase = Phase::kOver;
  table.state.ending = Ending::kGate;
  const scene::Scene scene = title().scene(table, kSpectator);
  for (int place = 1; place <= kNumbered; ++place)
    EXPECT_NE(piece(scene, tile_id(place)).name, scene::Text::of("board.tile"));
  for (const scene::Card& card : scene.cards) EXPECT_EQ(card.face, scene::Face::kUp) << card.id;
}

TEST(SalemScene, TheEncounterDieShowsWhatIsOnItsFace) {  // HS-139
  const scene::Title& salem = title();                   // its content with it
  std::set<std::string> signs;
  std::set<std::string> told_beside;
  const auto said = [&](const scene::Text& text) {
    return scene::say(salem, words::Language::kEnglish, text, {"Nora"});
  };
  for (std::size_t face = 0; face < content().die.size(); ++face) {
    const Event told{static_cast<std::uint8_t>(Happening::kRolled),
                     {},
                     SeatSet::everybody(),
                     arguments(0, static_cast<int>(face), LostToDie::kItsItem)};
    const std::vector<scene::Act> acts = salem.acts(told);
    ASSERT_EQ(acts.size(), 1U);
    const scene::Die& die = acts.front().dice.at(0);
    EXPECT_FALSE(die.hits) << "nothing is counted with it";
    EXPECT_EQ(said(acts.front().text), "Encounter die of Nora");
    told_beside.insert(said(die.name));
    EXPECT_TRUE(signs.insert(die.icon).second) << die.icon;
  }
  EXPECT_EQ(told_beside,
            (std::set<std::string>{"loses the Dagger of N'gaa", "loses the Elixir of Nus",
                                   "loses the Magic Glasses", "loses the Necronomicon",
                                   "loses Sanity", "Necron advances"}));
}

TEST(SalemScene, TheEncounterDieSaysWhetherAnItemIsLost) {  // HS-143, HS-144
  const scene::Title& salem = title();
  const auto beside = [&](LostToDie lost) {
    for (std::size_t face = 0; face < content().die.size(); ++face) {
      if (content().die[face].kind != FaceKind::kLoseItem) continue;
      const Event told{static_cast<std::uint8_t>(Happening::kRolled),
                       {},
                       SeatSet::everybody(),
                       arguments(0, static_cast<int>(face), lost)};
      return scene::say(salem, words::Language::kEnglish, salem.acts(told).front().dice.at(0).name,
                        {"Nora"});
    }
    return std::string();
  };
  EXPECT_TRUE(beside(LostToDie::kItsItem).starts_with("loses the "));
  EXPECT_TRUE(beside(LostToDie::kNothing).starts_with("has no "));
  EXPECT_EQ(beside(LostToDie::kAnyItem), "loses an Item");
}

TEST(SalemScene, NecronIsAnnouncedBeforeHeArrives) {  // HS-269, HS-271
  Table table;
  title().game().deal(table, title().game().standard_setup(2, 7));
  const auto warning = [&](int at) {
    table.state.necron = static_cast<std::uint8_t>(at);
    for (const scene::Track& track : title().scene(table, 0).tracks)
      if (track.id == "necron") return scene::say(title(), words::Language::kEnglish, track.warn);
    return std::string("no track");
  };
  EXPECT_EQ(warning(content().demon - 3), "");
  EXPECT_EQ(warning(content().demon - 2), "2 more and Necron meets the demon");
  EXPECT_EQ(warning(content().gate - 1), "1 more and Necron is at the gate");
}

// HS-033: the summary card is help and nothing else; cards say what they do in every language.
TEST(SalemScene, EveryCardIsPrintedInThreeLanguages) {
  std::set<std::string> ids;
  for (const std::string& id : title().card_ids()) {
    EXPECT_TRUE(ids.insert(id).second) << id << " names two cards";
    std::set<std::string> texts;
    for (const words::Language language : words::kLanguages) {
      const scene::PrintedCard card = title().card(id, language);
      EXPECT_FALSE(card.name.empty()) << id;
      EXPECT_FALSE(card.kind.empty()) << id;
      ASSERT_FALSE(card.lines.empty()) << id;
      std::string text;
      for (const std::string& line : card.lines) text += line + "\n";
      EXPECT_EQ(text.find_first_of("[{}"), std::string::npos) << text;
      texts.insert(text);
    }
    EXPECT_EQ(texts.size(), 3U) << id << " reads the same in two languages";
  }
  EXPECT_TRUE(ids.contains("summary"));
}

TEST(SalemScene, MessagesExistInThreeLanguagesWithTheSamePlaces) {
  for (const words::Language language : words::kLanguages) {
    EXPECT_TRUE(title().messages().missing(language).empty())
        << title().messages().missing(language).front();
    EXPECT_TRUE(title().messages().mismatched(language).empty())
        << title().messages().mismatched(language).front();
  }
}

TEST(SalemScene, NoLineIsWiderThanTheScreenInAnyLanguage) {
  const std::array<words::Source, 1> files{
      {{"words/interface.toml", content::find("words/interface.toml").value_or("")}}};
  const auto interface = words::Messages::load(files);
  ASSERT_TRUE(interface) << words::to_string(interface.error());
  Table table;
  title().game().deal(table, title().game().standard_setup(4, 11));
  Random choices(3);
  for (int i = 0; i < 60 && !table.over(); ++i)
    table.choose(static_cast<int>(
        choices.below(static_cast<std::uint32_t>(table.decision().options.size()))));
  const scene::Scene scene = scene::describe(title(), table, table.decision().seat);
  for (const words::Language language : words::kLanguages) {
    for (const int width : {30, 60, 72, 80, 100, 132}) {
      for (const bool plain : {false, true}) {
        const scene::SceneText text({&title(), language, {"Nora", "Teo", "Iris", "Aldo"}},
                                    *interface, {.width = width, .plain = plain});
        std::istringstream lines(text.whole(scene));
        for (std::string line; std::getline(lines, line);)
          EXPECT_LE(scene::columns(line), width) << line;
      }
    }
  }
}

std::string told(words::Language language, Happening kind, const Arguments& args) {
  Event event;
  event.kind = static_cast<std::uint8_t>(kind);
  event.args = args;
  return scene::say(title(), language, scene::event_text(title(), event), {"Ada", "Teo"});
}

TEST(SalemScene, TellsWhyNothingHappens) {  // HS-143, HS-144, HS-178, HS-233, HS-341
  using enum words::Language;
  EXPECT_EQ(told(kEnglish, Happening::kNothingToLose, arguments(0, kElixir)),
            "Ada has no Elixir of Nus to lose.");
  EXPECT_EQ(told(kItalian, Happening::kNothingToLose, arguments(0, kGlasses)),
            "Ada non ha nessun paio di Occhiali Magici da perdere.");
  EXPECT_EQ(told(kItalian, Happening::kNothingToLose, arguments(0, kDagger)),
            "Ada non ha nessuna Daga di N'gaa da perdere.");
  EXPECT_EQ(told(kSpanish, Happening::kNothingToLose, arguments(0, kGlasses)),
            "Ada no tiene ningunas Gafas Mágicas que perder.");
  EXPECT_EQ(told(kEnglish, Happening::kNothingToLose, arguments(0, kNothing)),
            "Ada has no Item to lose.");
  EXPECT_EQ(told(kItalian, Happening::kNoRecovery, arguments(0, 2)),
            "Cthulhu impedisce ad Ada di recuperare Sanità.");
  EXPECT_EQ(told(kEnglish, Happening::kSanityFull, arguments(1)),
            "Teo already has full Sanity and recovers none.");
}

TEST(SalemScene, ItalianKeepsTwoVowelsApart) {
  EXPECT_EQ(told(words::Language::kItalian, Happening::kExchanged, arguments(1, 0, 2, kNothing)),
            "Teo dà l'Elisir di Nus ad Ada.");
}

TEST(SalemScene, ASigilSaysWhatItClosesAtMiskatonic) {  // HS-192, HS-193
  for (const std::uint8_t sigil : {kSigil + 0, kSigil + 1, kSigil + 2}) {
    const auto card = title().card(content().item_ids[sigil], words::Language::kEnglish);
    ASSERT_EQ(card.lines.size(), 2U);
    EXPECT_NE(card.lines[1].find("Any Sigil"), std::string::npos) << card.lines[1];
  }
}

}  // namespace
}  // namespace tavola::salem
