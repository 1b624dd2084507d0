// Golden playthroughs: games as text, so that a change of the rules shows as a readable difference.
// A file holds the choices that were made (the lines that begin with "@") beside what came of them,
// and playing it again makes the same choices: a bot that plays otherwise changes nothing here.
// tools/golden writes the files anew; where a choice is no longer on offer, a bot goes on from
// there. What it changes is for a person to read.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "app/terminal/interface.h"
#include "bots/bot.h"
#include "play/engine/status.h"
#include "play/open_title.h"
#include "play/session/session.h"
#include "play/story.h"
#include "scene/describe.h"
#include "scene/json/scene_json.h"
#include "scene/terminal/scene_text.h"

namespace tavola {
namespace {

struct Playthrough {
  const char* game;
  int seats;
  std::uint64_t seed;
  const char* bot;  // who chose when it was recorded
  int most;         // choices, after which it breaks off
  // Options of the table, as NAME=VALUE with blanks between them, and what its file is called.
  const char* options = "";
  const char* called = "";
};

// The random bot visits corners where no sensible player goes; the greedy one plays to win. One
// game of Salem and one of Arkham are played to their end.
constexpr int kToTheEnd = 1 << 20;
constexpr Playthrough kPlaythroughs[] = {
    {"toy", 2, 8, "random", kToTheEnd},
    {"salem", 2, 21, "random", kToTheEnd},
    {"salem", 3, 31, "greedy", 120},
    {"salem", 4, 41, "greedy", 120},
    {"catacombs", 2, 21, "random", 100},
    {"catacombs", 4, 41, "greedy", 100},
    {"arkham", 1, 11, "greedy", 400},
    {"arkham", 4, 41, "greedy", 200},
    {"arkham", 8, 81, "random", 150},
    {"arkham", 2, 21, "greedy", 200, "kingsport=yes", "kingsport-"},
    {"arkham", 5, 51, "greedy", 240,
     "kingsport=yes dunwich=yes yellow=yes pharaoh=yes herald=random guardian=random "
     "epic_battle=yes",
     "everything-"},
    {"avalon", 1, 11, "greedy", 120, "table=training meets=grey", "combat-"},
    {"avalon", 2, 21, "greedy", 120, "table=training meets=blue", "diplomacy-"},
    {"avalon", 1, 11, "greedy", 40, "table=test_island", "day-"},
    {"avalon", 4, 41, "greedy", 80, "table=test_island", "day-"},
    {"avalon", 1, 11, "greedy", 120, "table=lent_light sitting=chapter", "chapter-"},
};

using Choices = std::vector<std::string>;

class Scribe {
 public:
  Scribe(const Playthrough& wanted, Choices recorded)
      : wanted_(wanted), recorded_(std::move(recorded)) {}

  /// Plays the recorded choices. If `play_on`, the bot goes on where they end or do not fit;
  /// otherwise the text ends there and says so.
  std::string write(bool play_on) {
    play::Wishes wishes;
    wishes.seats = wanted_.seats;
    wishes.seed = wanted_.seed;
    std::istringstream options(wanted_.options);
    for (std::string option; options >> option;) {
      const std::size_t equals = option.find('=');
      wishes.options[option.substr(0, equals)] = option.substr(equals + 1);
    }
    play::Session session = *play::Session::open(**play::open_title(wanted_.game), wishes);
    text_ = std::string(wanted_.game) + ", " + std::to_string(wanted_.seats) + " seats, seed " +
            std::to_string(wanted_.seed) + ", played by " + wanted_.bot +
            (*wanted_.options ? std::string("; ") + wanted_.options : "") + "\n\n";
    tell(session, 0, 0);
    board(session);
    const auto bot = *bots::make_bot(wanted_.bot);
    Random random(wanted_.seed);
    bool by_record = true;
    for (int n = 0; n < wanted_.most && !session.table().over(); ++n) {
      question(session);
      std::optional<bots::Choice> choice;
      if (by_record) choice = recorded_choice(session, static_cast<std::size_t>(n));
      by_record = choice.has_value();
      if (!choice && !play_on) return text_ + "The recorded choice is not on offer here.\n";
      if (!choice) choice = bot->choose(session.game(), session.table(), random);
      text_ += choice_line(session, *choice) + "\n";
      const std::size_t before = session.point();
      if (!session.choose(choice->option, choice->parameters)) return text_ + "refused\n";
      if (session.table().failed()) return text_ + "The table has met a limit.\n";
      tell(session, before, 1);
    }
    board(session);
    if (!session.table().over()) return std::move(text_);
    const Result result = session.game().result(session.table());
    text_ += "\n" +
             play::voice_of(session, words::Language::kEnglish)
                 .say(scene::ending_text(session.title(), result.ending)) +
             "\n";
    if (result.scored) text_ += "Score: " + std::to_string(result.score) + "\n";
    return std::move(text_);
  }

 private:
  void tell(const play::Session& session, std::size_t from, std::size_t least) {
    for (const play::StoryLine& line : play::whole_story(session, words::Language::kEnglish, from))
      if (line.point >= least) text_ += print(line) + "\n";
  }

  void question(const play::Session& session) {
    const Decision& decision = session.table().decision();
    const scene::Voice voice = play::voice_of(session, words::Language::kEnglish);
    text_ += "? " + voice.seat(decision.seat) + ": " +
             voice.say(scene::prompt_text(session.title(), decision)) + " [" +
             decision.rule.text() + "] (" + std::to_string(decision.options.size()) + ")\n";
  }

  /// @ move {"to":"church"}, and the numbers of a measured answer behind it.
  static std::string option_line(const play::Session& session, std::size_t option) {
    const Vocabulary& words = session.game().vocabulary();
    const Option& offered = session.table().decision().options[option];
    const Phrase& verb = words.verbs[offered.verb];
    const std::string args = scene::fields_json(words, verb, offered.args).dump();
    return "@ " + std::string(verb.name) + (args == "{}" ? "" : " " + args);
  }
  static std::string choice_line(const play::Session& session, const bots::Choice& choice) {
    std::string line = option_line(session, static_cast<std::size_t>(choice.option));
    const Decision& decision = session.table().decision();
    if (!decision.options[static_cast<std::size_t>(choice.option)].takes_parameters) return line;
    for (std::size_t i = 0; i < decision.parameters.size(); ++i)
      line += (i == 0 ? " | " : " ") + std::to_string(choice.parameters[i]);
    return line;
  }

  std::optional<bots::Choice> recorded_choice(const play::Session& session, std::size_t n) const {
    if (n >= recorded_.size()) return std::nullopt;
    const std::string& line = recorded_[n];
    const std::size_t bar = line.find(" | ");
    const std::string option = line.substr(0, bar);
    bots::Choice choice;
    if (bar != std::string::npos) {
      std::istringstream numbers(line.substr(bar + 3));
      for (auto& number : choice.parameters)
        if (!(numbers >> number)) number = 0;
    }
    for (std::size_t i = 0; i < session.table().decision().options.size(); ++i)
      if (option_line(session, i) == option) {
        choice.option = static_cast<int>(i);
        if (session.table().forbids(choice.option, choice.parameters).given()) return std::nullopt;
        return choice;
      }
    return std::nullopt;
  }

  /// The board as a spectator sees it.
  void board(const play::Session& session) {
    const scene::Scene scene = scene::describe(session.title(), session.table(), kSpectator);
    scene::Screen screen;
    screen.plain = true;
    const scene::SceneText board(play::voice_of(session, words::Language::kEnglish),
                                 **app::interface_messages(), screen);
    text_ += "\n==== " + board.clock(scene) + board.board(scene) + board.tracks(scene) +
             board.seats(scene) + "====\n";
  }

  Playthrough wanted_;
  Choices recorded_;
  std::string text_;
};

/// The choices that a golden text holds.
Choices choices_in(const std::string& text) {
  Choices choices;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);)
    if (line.starts_with("@ ")) choices.push_back(line);
  return choices;
}

/// The first line that differs, with the lines around it.
std::string difference(const std::string& was, const std::string& is) {
  std::size_t line = 1;
  std::size_t start = 0;
  std::size_t i = 0;
  for (; i < was.size() && i < is.size() && was[i] == is[i]; ++i)
    if (was[i] == '\n') {
      ++line;
      start = i + 1;
    }
  return "line " + std::to_string(line) +
         "\n  was: " + was.substr(start, was.find('\n', i) - start) +
         "\n  is:  " + is.substr(start, is.find('\n', i) - start);
}

TEST(Golden, GamesArePlayedAsBefore) {
  const bool writing = std::getenv("TAVOLA_WRITE_GOLDEN") != nullptr;
  for (const Playthrough& wanted : kPlaythroughs) {
    if (!play::open_title(wanted.game)) {
      ADD_FAILURE() << wanted.game << " cannot be opened";
      continue;
    }
    const std::filesystem::path file = std::string("games/") + wanted.game + "/tests/golden/" +
                                       wanted.called + std::to_string(wanted.seats) + ".txt";
    std::ifstream in(file, std::ios::binary);
    const std::string was{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    in.close();
    const std::string is = Scribe(wanted, choices_in(was)).write(writing);
    if (writing) {
      std::ofstream(file, std::ios::binary) << is;
      continue;
    }
    EXPECT_TRUE(was == is) << file.string() << " differs at " << difference(was, is)
                           << "\nRun tools/golden and read what changed.";
  }
}

}  // namespace
}  // namespace tavola
