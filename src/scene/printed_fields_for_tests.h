// What acts can be read: a game's content is loaded with one field changed at a time, and what its
// players can read before the first move must be different, unless the content is refused.
#pragma once

#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "content/changed_fields_for_tests.h"
#include "content/content.h"
#include "scene/describe.h"
#include "scene/json/scene_json.h"
#include "scene/titles/title.h"

namespace tavola::scene {

/// All cards and the table, as the first seat has them in English.
inline std::string printed(const Title& title) {
  std::string all;
  for (const std::string& id : title.card_ids()) {
    const PrintedCard card = title.card(id, words::Language::kEnglish);
    all += id + "|" + card.name + "|" + card.kind + "\n";
    for (const std::string& line : card.lines) all += line + "\n";
  }
  const auto table = title.game().new_table();
  title.game().deal(*table, title.game().standard_setup(title.game().least_seats(), 1));
  const Voice voice{&title, words::Language::kEnglish, {}};
  return all + scene_text(voice, describe(title, *table, 0));
}

struct FieldsRead {
  std::set<std::string> unread;     // changed and accepted, and nobody sees it
  std::map<std::string, int> read;  // how often each was seen
};

/// `load` reads the game's content, `use` has the game use it. Where a game has very many cards a
/// field is looked at until it has been read once, or changed `most` times without anybody seeing
/// it; 0 looks at all of them. Fields called `names` are passed over.
template <class Load, class Use, class Content>
FieldsRead look_at_fields(const Title& title, const std::vector<std::string>& files, Load load,
                          Use use, const Content* shipped, int most = 0,
                          const std::set<std::string>& names = {}) {
  FieldsRead found;
  std::map<std::string, int> unseen;
  const std::string before = printed(title);
  const auto folder = std::filesystem::temp_directory_path() /
                      ("tavola-changed-fields-" + std::to_string(::getpid()));
  for (const std::string& file : files) {
    content::use_folder({});
    const std::string text(*content::find(file));
    std::filesystem::create_directories((folder / file).parent_path());
    for (const content::ChangedField& change : content::changed_fields(text)) {
      if (change.field.ends_with(".origin")) continue;  // whose a thing is; nothing asks for it
      if (names.contains(change.field.substr(change.field.rfind('.') + 1))) continue;
      if (most > 0 && (found.read.contains(change.field) || unseen[change.field] >= most)) continue;
      std::ofstream(folder / file) << change.text;
      content::use_folder(folder);
      const auto loaded = load();
      if (!loaded) continue;
      use(&*loaded);
      if (printed(title) != before)
        ++found.read[change.field];
      else if (++unseen[change.field] >= most)
        found.unread.insert(change.field);
      use(shipped);
    }
    std::filesystem::remove(folder / file);
  }
  for (const auto& [field, times] : found.read)
    if (most > 0) found.unread.erase(field);
  content::use_folder({});
  std::filesystem::remove_all(folder);
  return found;
}

}  // namespace tavola::scene
