// What acts can be read: a card or a board on which one field has another value looks different to
// the players, or is refused.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <memory>

#include "content/changed_fields_for_tests.h"
#include "content/content.h"
#include "games/salem/shown/title.h"
#include "scene/describe.h"
#include "scene/scene_json.h"

namespace tavola::salem {
namespace {

/// Everything that players can read before the first move: all cards and the table.
std::string printed(const scene::Title& title) {
  std::string all;
  for (const std::string& id : title.card_ids()) {
    const scene::PrintedCard card = title.card(id, words::Language::kEnglish);
    all += id + "|" + card.name + "|" + card.kind + "|" + (card.ours ? "ours" : "") + "\n";
    for (const std::string& line : card.lines) all += line + "\n";
  }
  Table table;
  title.game().deal(table, title.game().standard_setup(2, 1));
  const scene::Voice voice{&title, words::Language::kEnglish, {}};
  return all + scene::scene_text(voice, scene::describe(title, table, 0));
}

TEST(SalemPrinted, EveryFieldThatActsCanBeRead) {  // HS-315
  const auto opened = open();
  ASSERT_TRUE(opened) << opened.error();
  const scene::Title& title = **opened;
  const Content* const shipped = &content();
  const std::string before = printed(title);
  const auto folder = std::filesystem::temp_directory_path() /
                      ("tavola-changed-fields-" + std::to_string(::getpid()));
  std::filesystem::create_directories(folder / "salem");
  std::map<std::string, int> read;
  for (const char* file : {"board.toml", "creatures.toml", "old_ones.toml", "events.toml"}) {
    const std::string name = std::string("salem/") + file;
    content::use_folder({});
    const std::string text(*content::find(name));
    for (const content::ChangedField& change : content::changed_fields(text)) {
      if (change.field.ends_with(".origin")) continue;  // whose a thing is; nothing asks for it
      std::ofstream(folder / name) << change.text;
      content::use_folder(folder);
      const auto loaded = load_content();
      if (!loaded) continue;
      use(&*loaded);
      EXPECT_TRUE(printed(title) != before) << name << ": nobody can read " << change.field;
      use(shipped);
      ++read[change.field];
    }
    content::use_folder({});
    std::filesystem::remove(folder / name);
  }
  std::filesystem::remove_all(folder);
  // The test has looked at what matters most.
  for (const char* field : {"creature.items", "creature.effect", "old_one.items", "event.steps",
                            "event.effect", "location.costs", "track.gate", "track.demon"})
    EXPECT_GT(read[field], 0) << field;
}

}  // namespace
}  // namespace tavola::salem
