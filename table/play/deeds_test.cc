#include "play/deeds.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "games/registry.h"
#include "scene/say.h"

namespace tavola::play {
namespace {

/// Calls `look` with a game played by luck, for every game and several deals.
template <class Look>
void every_played_game(int deals, int most_decisions, const Look& look) {
  for (const std::string& id : games::ids(true)) {
    const auto title = games::open(id);
    ASSERT_TRUE(title) << title.error();
    const Game& game = (*title)->game();
    for (int deal = 0; deal < deals; ++deal) {
      Wishes wishes;
      wishes.seats = std::min(game.least_seats() + deal % 3, game.most_seats());
      wishes.seed = 40 + static_cast<std::uint64_t>(deal);
      auto session = Session::open(**title, wishes);
      ASSERT_TRUE(session) << session.error().message;
      Random luck(static_cast<std::uint64_t>(deal), 5);
      for (int i = 0; i < most_decisions && !session->table().over(); ++i) {
        const auto& options = session->table().decision().options;
        const auto n = static_cast<int>(luck.below(static_cast<std::uint32_t>(options.size())));
        Parameters parameters{};
        if (options[static_cast<std::size_t>(n)].takes_parameters)
          parameters = game.propose(session->table(), n, luck);
        ASSERT_TRUE(session->choose(n, parameters));
      }
      look(*session);
    }
  }
}

/// The words of a sentence that mean something, each by its first letters, so that "go" and "goes"
/// are one.
std::vector<std::string> stems(const std::string& text) {
  static const std::set<std::string> kSmall = {"the", "a",  "an",   "to",   "in",  "of",  "for",
                                               "and", "on", "from", "with", "its", "it",  "your",
                                               "you", "is", "are",  "at",   "as",  "here"};
  std::string plain;
  for (const char c : text)
    plain += std::isalnum(static_cast<unsigned char>(c)) != 0
                 ? static_cast<char>(std::tolower(static_cast<unsigned char>(c)))
                 : ' ';
  std::vector<std::string> found;
  std::istringstream words(plain);
  for (std::string word; words >> word;)
    if (!kSmall.contains(word)) found.push_back(word.substr(0, word.size() < 4 ? 2 : 4));
  return found;
}

/// Whether the event's sentence says what the choice said: its verb, and most of the rest.
bool repeats(const std::string& choice, const std::string& event) {
  const std::vector<std::string> chosen = stems(choice);
  const std::vector<std::string> told = stems(event);
  if (chosen.size() < 2) return false;
  const auto said = [&](const std::string& stem) {
    return std::ranges::any_of(told, [&](const std::string& word) {
      return word.starts_with(stem) || stem.starts_with(word);
    });
  };
  const auto count = static_cast<std::size_t>(std::ranges::count_if(chosen, said));
  return said(chosen.front()) && count * 10 >= chosen.size() * 7;
}

TEST(Deeds, ARepetitionIsKnownWhenItIsSeen) {
  EXPECT_TRUE(repeats("Go to the Church", "Seat 1 goes to the Church."));
  EXPECT_TRUE(repeats("Use the Magic Glasses", "Seat 2 uses the Magic Glasses."));
  EXPECT_FALSE(repeats("Go to the Church", "Seat 1 rolls 3."));
  EXPECT_FALSE(repeats("Use the Magic Glasses", "Seat 2 looks at the portal tile in the Church."));
}

TEST(Deeds, NoChoiceIsToldTwiceInAnyGame) {
  std::set<std::string> twice;
  int told = 0;
  every_played_game(6, 700, [&](const Session& session) {
    const scene::Voice voice{&session.title(), words::Language::kEnglish, {}};
    for (std::size_t i = 0; i < session.point(); ++i) {
      const Record& record = session.record(i);
      const auto lines = deed_lines(session, i, SeatSet::only(record.seat));
      ASSERT_FALSE(lines.empty());
      ASSERT_EQ(lines.front().event, nullptr);
      told += lines.front().as == LineAs::kTold ? 1 : 0;
      if (lines.front().as == LineAs::kTold) continue;
      const std::string choice = voice.say(scene::option_text(session.title(), record.option));
      // An answer that is a name alone says nothing that an event could repeat.
      if (choice.starts_with("Seat ") || choice.starts_with("The ")) continue;
      for (const DeedLine& line : lines) {
        if (line.event == nullptr || line.as == LineAs::kTold) continue;
        const std::string event = voice.say(scene::event_text(session.title(), *line.event));
        if (repeats(choice, event))
          twice.insert(session.game().vocabulary().verbs[record.option.verb].name + ": " + choice +
                       " / " + event);
      }
    }
  });
  EXPECT_GT(told, 1000);
  for (const std::string& each : twice) ADD_FAILURE() << each;
}

TEST(Deeds, EveryGameSaysHowItsLinesGoTogether) {
  for (const std::string& id : games::ids(true)) {
    const auto title = games::open(id);
    ASSERT_TRUE(title) << title.error();
    const auto style = scene::read_log_style(**title);
    ASSERT_TRUE(style) << style.error();
    const Vocabulary& words = (*title)->game().vocabulary();
    EXPECT_EQ(style->verbs.size(), words.verbs.size()) << id;
    EXPECT_EQ(style->events.size(), words.events.size()) << id;
  }
}

/// The lines of a record by how they are shown: "told", "line", "folded", "more", with | before
/// each that begins a deed.
std::string shape(const Session& session, std::size_t i, Seat viewer) {
  std::string text;
  for (const DeedLine& line : deed_lines(session, i, SeatSet::only(viewer)))
    text += (text.empty() ? "" : " ") + std::string(line.opens ? "|" : "") +
            std::string(name_of(line.as));
  return text;
}

TEST(Deeds, AMoveIsToldByItsEventAndAWalkIsOneDeed) {
  const auto salem = games::open("salem");
  ASSERT_TRUE(salem);
  auto session = Session::open(**salem, {.seats = 3, .seed = 31});
  ASSERT_TRUE(session && session->choose({"move", {{"to", "church"}}}));
  EXPECT_TRUE(shape(*session, 0, kSpectator).starts_with("|told line"));
  ASSERT_TRUE(session->choose({"use", {{"item", "magic_glasses"}}}));
  // What only the chooser sees is folded in for the chooser alone.
  const Seat chooser = session->record(1).seat;
  EXPECT_EQ(shape(*session, 1, chooser), "|told line folded folded");
  EXPECT_EQ(shape(*session, 1, kSpectator), "|told line folded");

  const auto arkham = games::open("arkham");
  ASSERT_TRUE(arkham);
  auto town = Session::open(**arkham, {.seats = 1, .seed = 11});
  ASSERT_TRUE(town);
  Random luck(1);
  int walked = 0;
  int begun = 0;
  for (int i = 0; i < 400 && !town->table().over(); ++i) {
    // As far as the streets lead, and whatever comes elsewhere.
    const std::vector<int> steps = town->all_like({"move", {}});
    const auto& options = town->table().decision().options;
    const int n = steps.empty()
                      ? static_cast<int>(luck.below(static_cast<std::uint32_t>(options.size())))
                      : steps[luck.below(static_cast<std::uint32_t>(steps.size()))];
    ASSERT_TRUE(town->choose(n));
    if (steps.empty()) continue;
    ++walked;
    begun += deed_lines(*town, town->point() - 1, SeatSet::only(0)).front().opens ? 1 : 0;
  }
  ASSERT_GT(walked, 20);
  EXPECT_LT(begun * 3, walked) << "steps of one walk are deeds of their own";
}

// In the middle of a fight a spell is part of it; between two steps nothing else could tell of it.
TEST(Deeds, ASpellCastBetweenTwoStepsIsADeedOfItsOwn) {
  const auto arkham = games::open("arkham");
  ASSERT_TRUE(arkham);
  Random luck(1);
  int alone = 0;
  int within = 0;
  for (std::uint64_t seed = 1; seed <= 200 && (alone == 0 || within == 0); ++seed) {
    auto session = Session::open(**arkham, {.seats = 1, .seed = seed});
    ASSERT_TRUE(session);
    for (int i = 0; i < 300 && !session->table().over(); ++i) {
      const std::vector<int> spells = session->all_like({"cast", {}});
      const auto& options = session->table().decision().options;
      const int n = spells.empty()
                        ? static_cast<int>(luck.below(static_cast<std::uint32_t>(options.size())))
                        : spells.front();
      ASSERT_TRUE(session->choose(n));
      if (spells.empty()) continue;
      const std::size_t last = session->point() - 1;
      const bool opens = shape(*session, last, 0).starts_with("|");
      EXPECT_EQ(opens, !session->record(last).goes_on);
      ++(opens ? alone : within);
    }
  }
  EXPECT_GT(alone, 0);
  EXPECT_GT(within, 0);
}

// The die is rolled after an exchange was refused, not because of it.
TEST(Deeds, TheEncounterDieOfSalemIsADeedOfItsOwn) {
  const auto salem = games::open("salem");
  ASSERT_TRUE(salem);
  auto session = Session::open(**salem, {.seats = 4, .seed = 3});
  ASSERT_TRUE(session);
  Random luck(2);
  int rolls = 0;
  for (int i = 0; i < 300 && !session->table().over(); ++i) {
    const auto& options = session->table().decision().options;
    ASSERT_TRUE(
        session->choose(static_cast<int>(luck.below(static_cast<std::uint32_t>(options.size())))));
    for (const DeedLine& line : deed_lines(*session, session->point() - 1, SeatSet::everybody())) {
      if (line.event == nullptr ||
          (*salem)->game().vocabulary().events[line.event->kind].name != "rolled")
        continue;
      ++rolls;
      EXPECT_TRUE(line.opens);
    }
  }
  EXPECT_GT(rolls, 3);
}

}  // namespace
}  // namespace tavola::play
