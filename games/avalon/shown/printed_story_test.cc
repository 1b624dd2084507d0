// What the files of a story say and do can be read by those who meet it: Secrets in the hand of
// whoever holds them, Locations on the map, Events on their day, Statuses on the Save Sheet. What
// the story keeps to itself is named here, with the reason.
#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "games/avalon/content/content.h"
#include "games/avalon/rules/character/hero_setup.h"
#include "games/avalon/rules/journey/day.h"
#include "games/avalon/rules/journey/map.h"
#include "games/avalon/rules/story/statuses.h"
#include "games/avalon/shown/title.h"
#include "scene/printed_fields_for_tests.h"

namespace tavola::avalon {
namespace {

constexpr scene::UnreadField kUnread[] = {
    {"id", "names a thing in files and saved tables"},
    {"word", "names the entry of the dictionary that a thing is called by"},
    {"status.later", "is for whoever checks the story: a later act marks or reads it"},
    {"banter.heroes", "are heard when they talk, and change nothing"},
    {"banter.chapter", "is heard when they talk, and changes nothing"},
    {".rites", "is for bots; the Journal asks for the Secret at each stone"},
    {"location.menhir", "is told at the stone by the Journal, to those who know the rite"},
    {"location.legacy", "is what a place becomes, which its players must not know before"},
    {"event.once", "is done as soon as the Event is read out; its conditions are the story's"},
    {"event.again", "is done as soon as the Event comes back; its conditions are the story's"},
    {"event.quest", "is told as the aim of the Quest; its conditions are the story's"},
    {"event.leads", "is for bots, who cannot read the aim"},
    {"event.part", "is the order in which the Events were written"},
    {"event.places", "is how many Random Events come next, which nobody knows before"},
    {"event.returns", "is that the chapter goes on until its Quest is done"},
    {"chapter.number", "is the order of the chapters"},
    {"chapter.deck", "is what will come, which its players must not know before"},
    {"chapter.aside", "is what may come, which its players must not know before"},
    {"chapter.difficulties", "is what will be met, which its players must not know before"},
    {"chapter.setup", "is read out and told when the chapter begins"},
    {"chapter.ends_quests", "is told when the chapter begins"},
    {"chapter.at_dawn", "is told when the chapter before it is done"},
    {"chapter.walker", "is seen on the map as soon as it walks"},
    {"chapter.walks_to", "is where the walker wants to go, which nobody knows before"},
};

/// Lays out the island by its Keys. What a place becomes lies apart from the others.
void lay_out(Table& t) {
  const std::uint8_t start = content().island.beginnings[kStoryTable].start;
  std::set<std::uint8_t> laid = {start};
  std::deque<std::uint8_t> next = {start};
  int apart = 0;
  while (!next.empty()) {
    const std::uint8_t from = next.front();
    next.pop_front();
    const LocationState& here = t.state.journey.locations[from];
    for (std::size_t side = 0; side < kSides; ++side)
      for (int i = 0; i < location_count(); ++i) {
        const auto to = static_cast<std::uint8_t>(i);
        const std::uint16_t key = location(from).keys[side];
        const bool becomes = location(to).legacy == key;
        if (key == 0 || (location(to).number != key && !becomes) || !laid.insert(to).second)
          continue;
        if (!on_map(t.state, to))
          lay(t, to, becomes ? 2 * apart++ : here.column + kColumnStep[side],
              becomes ? 60 : here.row + kRowStep[side], cites("TG-255"));
        next.push_back(to);
      }
  }
}

/// One hero on the first day of The Lent Light, with the whole island and the whole Save Sheet
/// before them.
void begin_story(Table& t) {
  t.state.seats = 1;
  set_up_hero(t, 0, 0);
  t.state.phase = Phase::kJourney;
  t.state.house.table = kStoryTable;
  set_up_world(t);
  lay_out(t);
  for (std::size_t i = 0; i < content().story.statuses.size(); ++i)
    for (int part = 1; part <= content().story.statuses[i].parts; ++part)
      mark(t, static_cast<std::uint8_t>(i), part, cites("TG-345"));
  t.state.journey.stage = DayStage::kDuring;
  t.state.journey.step = 0;
  t.state.journey.round = 1;
  t.begin(State(t.state));
}

std::vector<std::string> pages_of_the_story(const scene::Title& title) {
  std::vector<std::string> pages;
  for (const SecretCard& secret : content().possessions.secrets)
    pages.push_back(scene::card_page(title, secret_card_id(secret)));
  Table t;
  begin_story(t);
  const scene::Voice voice{&title, words::Language::kEnglish, {}};
  const auto look = [&] { pages.push_back(scene_text(voice, describe(title, t, 0))); };
  look();
  for (std::size_t i = 0; i < content().story.events.size(); ++i)
    if (const EventCard& event = content().story.events[i];
        !event.random && (event.effect != kNoSource || event.rule != kNoSource)) {
      t.state.story.event = static_cast<std::uint8_t>(i);
      look();
    }
  return pages;
}

/// Some that certainly can be read: a test that saw nothing would pass as well.
const std::map<std::string, std::vector<std::string>> kCertainlyRead = {
    {"avalon/lent_light/events.toml", {"event.effect"}},
    {"avalon/lent_light/island.toml", {"location.action", "location.instant", "location.seals"}},
    {"avalon/lent_light/secrets.toml", {"secret.text", "secret.action", "secret.keywords"}},
    {"avalon/lent_light/statuses.toml", {"status.parts", "status.boxes"}},
};

std::vector<std::string> story_files() {
  std::vector<std::string> all = {"avalon/base/statuses.toml"};
  for (const std::string_view path : content::list("avalon/lent_light/"))
    if (path.ends_with(".toml")) all.emplace_back(path);
  return all;
}

class AvalonStoryPrinted : public testing::TestWithParam<std::string> {};

TEST_P(AvalonStoryPrinted, EveryFieldThatActsCanBeReadByThoseWhoMeetIt) {
  // One reading for all files.
  static const auto title = open();
  ASSERT_TRUE(title) << title.error();
  static const scene::Pages before(**title, [] { return pages_of_the_story(**title); });
  const auto fields = scene::look_at_fields(
      before, {GetParam()}, load_content, [](const Content* loaded) { use(loaded); }, &content(), 3,
      scene::names_of(kUnread));
  for (const std::string& field : fields.unread)
    ADD_FAILURE() << GetParam() << ": " << field
                  << " can be read nowhere; show it where it is met, or name it here with a reason";
  EXPECT_EQ(fields.read.empty(), fields.changed == 0);
  if (const auto certain = kCertainlyRead.find(GetParam()); certain != kCertainlyRead.end())
    for (const std::string& field : certain->second)
      EXPECT_TRUE(fields.read.contains(field)) << field;
}

INSTANTIATE_TEST_SUITE_P(SlowAvalon, AvalonStoryPrinted, testing::ValuesIn(story_files()),
                         [](const auto& file) {
                           std::string name = file.param.substr(file.param.find('/') + 1);
                           name.resize(name.find('.'));
                           std::ranges::replace(name, '/', '_');
                           return name;
                         });

}  // namespace
}  // namespace tavola::avalon
