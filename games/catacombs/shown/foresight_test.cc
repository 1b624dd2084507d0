// What is told before a choice is what comes true: the way of every disc where the table helps that
// far, and what is left of gold, spells and arrows.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "games/catacombs/game.h"
#include "games/catacombs/shown/title.h"
#include "scene/say.h"

namespace tavola::catacombs {
namespace {

struct Heard : Sink {
  std::vector<Event> events;
  void happened(const Event& event) override { events.push_back(event); }
};

class Foresight : public testing::Test {
 protected:
  Foresight() : opened(open()) { EXPECT_TRUE(opened) << opened.error(); }
  const scene::Title& title() const { return **opened; }

  /// Plays a game by chance, with the table's help as given, and looks at each choice before and
  /// after it is made.
  template <class Look>
  void play(std::uint64_t seed, Help help, int decisions, Look look) const {
    const Game& game = title().game();
    const auto table = game.new_table();
    tavola::Setup setup = game.standard_setup(2, seed);
    const auto& options = game.options();
    const auto at = std::ranges::find(options, "help", [](const GameOption& o) { return o.id; });
    ASSERT_NE(at, options.end());
    setup.options[static_cast<std::size_t>(at - options.begin())] = static_cast<std::uint8_t>(help);
    game.deal(*table, setup);
    Random random(seed);
    for (int i = 0; i < decisions && !table->over(); ++i) {
      const int n = static_cast<int>(
          random.below(static_cast<std::uint32_t>(table->decision().options.size())));
      look(*table, n, game.propose(*table, n, random));
    }
  }

  scene::OpenedTitle opened;
};

std::span<const std::int32_t> given(const tavola::Table& table, const Parameters& parameters) {
  return std::span(parameters).first(table.decision().parameters.size());
}

TEST_F(Foresight, WhatIsForetoldOfAFlickComesTrue) {  // CT-129, CT-448
  int compared = 0;
  int shots = 0;
  play(4, Help::kPath, 400, [&](tavola::Table& table, int n, const Parameters& parameters) {
    const Option option = table.decision().options[static_cast<std::size_t>(n)];
    const auto foretold = title().preview(table, option, given(table, parameters));
    Position position;
    table.copy_to(position);
    const auto before = title().game().new_table();
    before->start(position);
    Heard heard;
    table.listen(&heard);
    table.choose(n, parameters);
    table.listen(nullptr);
    const auto made = title().motion(*before, option, given(*before, parameters), heard.events);
    ASSERT_EQ(foretold.size(), made.size());
    if (made.empty()) return;
    EXPECT_EQ(foretold.front().motion, made.front().motion);
    ++compared;
    shots += option.is(Verb::kShoot);
  });
  EXPECT_GT(compared, 20);
  EXPECT_GT(shots, 0);
}

TEST_F(Foresight, TheTableSaysHowMuchIsShown) {
  for (const auto& [help, helps] : {std::pair{Help::kContact, scene::AimHelp::kFirstContact},
                                    std::pair{Help::kPath, scene::AimHelp::kPath},
                                    std::pair{Help::kNone, scene::AimHelp::kNone}}) {
    int flicks = 0;
    play(4, help, 60, [&](tavola::Table& table, int n, const Parameters& parameters) {
      const Option option = table.decision().options[static_cast<std::size_t>(n)];
      if (option.is(Verb::kFlick)) {
        ++flicks;
        scene::Aim aim;
        title().aim(table, aim);
        EXPECT_EQ(aim.helps, helps);
        const auto foretold = title().preview(table, option, given(table, parameters));
        EXPECT_EQ(foretold.empty(), help == Help::kNone);
        if (help == Help::kContact && !foretold.empty()) {
          EXPECT_LE(foretold.front().motion.touches.size(), 1U);
          EXPECT_EQ(foretold.front().motion.courses.size(), 1U);
        }
      }
      table.choose(n, parameters);
    });
    EXPECT_GT(flicks, 3);
  }
}

/// The number that a forecast says is left, or -1.
std::int64_t left_in(const scene::Text& text) {
  for (const scene::Text::Argument& argument : text.arguments)
    if (argument.name == "left") return argument.number;
  return -1;
}

TEST_F(Foresight, WhatIsSaidToBeLeftIsLeft) {  // CT-227, CT-342, CT-343, CT-362, CT-363
  std::set<Verb> told;
  std::set<Verb> checked;
  for (std::uint64_t seed = 1; seed <= 24; ++seed)
    play(seed, Help::kContact, 4000,
         [&](tavola::Table& table, int n, const Parameters& parameters) {
           const Option option = table.decision().options[static_cast<std::size_t>(n)];
           const auto verb = static_cast<Verb>(option.verb);
           const scene::Text text = title().forecast(table, option);
           if (!text.empty() && told.insert(verb).second)
             for (const words::Language language : words::kLanguages) {
               const std::string said = scene::say(title(), language, text);
               EXPECT_FALSE(said.empty());
               EXPECT_EQ(said.find_first_of("{}"), std::string::npos) << said;
               EXPECT_EQ(said.find(" ."), std::string::npos) << said;
               EXPECT_EQ(said.find(".."), std::string::npos) << said;
             }
           table.choose(n, parameters);
           if (table.over()) return;
           const State& s = state_of(table);
           const std::int64_t left = left_in(text);
           if (verb == Verb::kBuy || verb == Verb::kHeal || verb == Verb::kResurrect) {
             EXPECT_EQ(s.heroes[option.arg(1)].gold * 100, left);
             checked.insert(verb);
           } else if (verb == Verb::kCast) {
             EXPECT_EQ(s.spells[option.arg(0)], left);
             checked.insert(verb);
           }
         });
  EXPECT_EQ(checked, (std::set<Verb>{Verb::kBuy, Verb::kHeal, Verb::kResurrect, Verb::kCast}));
  for (const Verb verb : {Verb::kActivate, Verb::kEndTurn, Verb::kAttack, Verb::kSpecial,
                          Verb::kUse, Verb::kRegenerate})
    EXPECT_TRUE(told.contains(verb)) << static_cast<int>(verb);
}

}  // namespace
}  // namespace tavola::catacombs
