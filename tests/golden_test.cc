// Golden playthroughs: whole games as text, so that a change of the rules shows as a readable
// difference. tools/golden writes them anew; what it changes is for a person to read.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "app/interface.h"
#include "bots/bot.h"
#include "play/open_title.h"
#include "play/session.h"
#include "play/status.h"
#include "play/story.h"
#include "scene/describe.h"
#include "scene/scene_text.h"

namespace tavola {
namespace {

struct Playthrough {
  const char* game;
  int seats;
  std::uint64_t seed;
  const char* bot;
};

// The random bot visits corners where no sensible player goes; the greedy one plays to win.
constexpr Playthrough kPlaythroughs[] = {
    {"toy", 2, 8, "random"},     {"salem", 2, 21, "random"},     {"salem", 3, 31, "greedy"},
    {"salem", 4, 41, "greedy"},  {"catacombs", 2, 21, "random"}, {"catacombs", 4, 41, "random"},
    {"arkham", 1, 11, "greedy"}, {"arkham", 4, 41, "greedy"},    {"arkham", 8, 81, "random"},
};

class Scribe {
 public:
  explicit Scribe(const Playthrough& wanted) : wanted_(wanted) {}

  std::string write() {
    play::Wishes wishes;
    wishes.seats = wanted_.seats;
    wishes.seed = wanted_.seed;
    play::Session session = *play::Session::open(**play::open_title(wanted_.game), wishes);
    text_ = std::string(wanted_.game) + ", " + std::to_string(wanted_.seats) + " seats, seed " +
            std::to_string(wanted_.seed) + ", played by " + wanted_.bot + "\n\n";
    tell(session, 0, 0);
    const auto bot = *bots::make_bot(wanted_.bot);
    Random random(wanted_.seed);
    while (!session.table().over()) {
      board_at_round(session);
      question(session);
      const std::size_t before = session.point();
      const bots::Choice choice = bot->choose(session.game(), session.table(), random);
      if (!session.choose(choice.option, choice.parameters)) return text_ + "refused\n";
      tell(session, before, 1);
    }
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

  /// The board as a spectator sees it, whenever another round has begun.
  void board_at_round(const play::Session& session) {
    const scene::Scene scene = scene::describe(session.title(), session.table(), kSpectator);
    if (scene.clock.round == round_) return;
    round_ = scene.clock.round;
    scene::Screen screen;
    screen.plain = true;
    const scene::SceneText board(play::voice_of(session, words::Language::kEnglish),
                                 **app::interface_messages(), screen);
    text_ += "\n==== " + board.clock(scene) + board.board(scene) + board.tracks(scene) +
             board.seats(scene) + "====\n";
  }

  Playthrough wanted_;
  std::string text_;
  int round_ = -1;
};

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
    const std::filesystem::path file =
        std::string("tests/golden/") + wanted.game + "-" + std::to_string(wanted.seats) + ".txt";
    const std::string is = Scribe(wanted).write();
    if (writing) {
      std::ofstream(file, std::ios::binary) << is;
      continue;
    }
    std::ifstream in(file, std::ios::binary);
    const std::string was{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    EXPECT_TRUE(was == is) << file.string() << " differs at " << difference(was, is)
                           << "\nRun tools/golden and read what changed.";
  }
}

}  // namespace
}  // namespace tavola
