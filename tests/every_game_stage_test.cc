// What is staged in every game: each stage can be read in every language, names a card and a line
// of prose that there is, and tells only those who hear of the event, because it follows from the
// event.
#include <map>
#include <set>

#include "every_game.h"
#include "play/open_title.h"
#include "scene/say.h"
#include "scene/stage.h"

namespace tavola::tests {
namespace {

/// The kinds of events that were staged in many games, as cards and as banners.
struct Kinds : Sink {
  explicit Kinds(const scene::Title& of) : title(of) {
    for (const std::string& id : of.card_ids()) cards.insert(id);
    for (const std::string& name : of.story_names()) stories.insert(name);
  }
  void happened(const Event& event) override {
    const auto stage = title.stage(event);
    if (!stage) return;
    const std::string& name = title.game().vocabulary().events[event.kind].name;
    const bool full = stage->form == scene::Form::kCard || stage->form == scene::Form::kDecision ||
                      !stage->card.empty() || stage->ends;
    (full ? full_kinds : banners).insert(name);
    if (stage->form == scene::Form::kMoment) moments.insert(name);
    EXPECT_EQ(stage->why.empty(), stage->next.empty()) << name;
    if (!stage->card.empty()) EXPECT_TRUE(cards.contains(stage->card)) << stage->card;
    if (!stage->story.empty()) EXPECT_TRUE(stories.contains(stage->story)) << stage->story;
    EXPECT_FALSE(stage->icon.empty()) << name;
    // What one seat alone hears of is its own stage and nobody else's.
    if (stage->seat == kNoSeat) EXPECT_EQ(event.audience, SeatSet::everybody()) << name;
    for (const words::Language language : words::kLanguages) {
      std::vector<scene::Text> texts = stage->lines;
      texts.push_back(stage->what);
      texts.push_back(stage->why);
      texts.push_back(stage->next);
      texts.push_back(stage->title.empty() ? scene::event_text(title, event) : stage->title);
      for (const scene::Text& text : texts) {
        if (text.empty()) continue;
        const std::string said = scene::say(title, language, text, {"Ada", "Teo", "Iris", "Aldo"});
        EXPECT_FALSE(said.empty()) << name;
        EXPECT_EQ(said.find_first_of("{}"), std::string::npos) << said;
      }
    }
  }
  const scene::Title& title;
  std::set<std::string> cards, stories, full_kinds, banners, moments;
};

TEST(EveryGame, StagesWhatBefallsTheTable) {
  const std::map<std::string, std::pair<std::set<std::string>, std::set<std::string>>> wanted = {
      {"arkham",
       {{"ancient_one", "mythos_card", "location_card", "gate_card", "awakens", "game_lost"},
        {"terror", "unconscious", "insane", "devoured"}}},
      {"salem", {{"event_turned", "old_one_revealed", "game_lost"}, {"eliminated"}}},
      {"catacombs", {{"room_turned", "game_lost"}, {"hero_dies", "room_complete"}}}};
  for (const auto& [game, kinds] : wanted) {
    const auto title = play::open_title(game);
    ASSERT_TRUE(title) << title.error().message;
    Kinds seen(**title);
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      Deal deal{.title = *title, .setup = (*title)->game().standard_setup(2, seed), .picks = {}};
      auto table = (*title)->game().new_table();
      table->listen(&seen);
      deal.game().deal(*table, deal.setup);
      Player player(deal);
      while (!table->over() && player.decisions() < kMostDecisions) {
        const Answer answer = player.answer(*table);
        table->choose(answer.n, answer.parameters);
      }
    }
    for (const std::string& name : kinds.first)
      EXPECT_TRUE(seen.full_kinds.contains(name)) << game << " has no card for " << name;
    for (const std::string& name : kinds.second)
      EXPECT_TRUE(seen.banners.contains(name)) << game << " has no banner for " << name;
  }
}

TEST(EveryGame, HasALineOfProseForEveryCardThatIsStaged) {
  std::size_t lines = 0;
  for (const std::string& id : games::ids()) {
    const auto title = play::open_title(id);
    ASSERT_TRUE(title) << title.error().message;
    for (const std::string& name : (*title)->story_names())
      for (const words::Language language : words::kLanguages)
        EXPECT_NE((*title)->story(name, language), "") << id << ": " << name;
    lines += (*title)->story_names().size();
  }
  EXPECT_GT(lines, 440U);
}

}  // namespace
}  // namespace tavola::tests
