// What acts can be read: a game's content is loaded with one field changed at a time, and what its
// players can read before the first move must be different, unless the content is refused.
#pragma once

#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "content/changed_fields_for_tests.h"
#include "content/content.h"
#include "scene/describe.h"
#include "scene/json/scene_json.h"
#include "scene/titles/title.h"

namespace tavola::scene {

/// A field that nobody needs to read, and why.
struct UnreadField {
  const char* field;
  const char* why;
};

inline std::set<std::string> names_of(std::span<const UnreadField> fields) {
  std::set<std::string> all;
  for (const UnreadField& each : fields) all.insert(each.field);
  return all;
}

/// The table before the first move, as its first seat reads it in English.
inline std::string printed_table(const Title& title, const Setup& setup) {
  const auto table = title.game().new_table();
  title.game().deal(*table, setup);
  const Voice voice{&title, words::Language::kEnglish, {}};
  return scene_text(voice, describe(title, *table, 0));
}

/// The tables that are looked at: without boxes, and with all of them.
inline std::vector<Setup> setups_to_look_at(const Game& game) {
  std::vector<Setup> all = {game.standard_setup(game.least_seats(), 1)};
  Setup full = all.front();
  bool boxes = false;
  for (std::size_t i = 0; i < game.options().size(); ++i) {
    if (!game.options()[i].box) continue;
    full.options[i] = 1;
    boxes = true;
  }
  if (boxes) all.push_back(full);
  return all;
}

/// Pages that a game shows later than before the first move.
using LaterPages = std::function<std::vector<std::string>()>;

inline std::string card_page(const Title& title, const std::string& id) {
  const PrintedCard card = title.card(id, words::Language::kEnglish);
  std::string page = id + "|" + card.name + "|" + card.kind + "\n";
  for (const std::string& line : card.lines) page += line + "\n";
  return page;
}

/// What can be read, page by page: the tables before the first move, all cards, and what a game
/// shows later.
class Pages {
 public:
  explicit Pages(const Title& title, LaterPages later = {})
      : title_{title}, later_(std::move(later)) {
    each([this](std::string page) {
      pages_.push_back(std::move(page));
      return true;
    });
  }
  /// Whether the content in use now reads otherwise; stops at the first page that does.
  bool differ() const {
    std::size_t at = 0;
    const bool same = each([&](const std::string& page) {
      if (at >= pages_.size() || page != pages_[at]) return false;
      ++at;
      return true;
    });
    return !same || at != pages_.size();
  }

 private:
  template <class Look>
  bool each(Look look) const {
    for (const Setup& setup : setups_to_look_at(title_.game()))
      if (!look(printed_table(title_, setup))) return false;
    for (const std::string& id : title_.card_ids())
      if (!look(card_page(title_, id))) return false;
    if (later_)
      for (std::string& page : later_())
        if (!look(std::move(page))) return false;
    return true;
  }

  const Title& title_;
  const LaterPages later_;
  std::vector<std::string> pages_;
};

struct FieldsRead {
  int changed = 0;                  // so many contents were tried
  std::set<std::string> unread;     // changed and accepted, and nobody sees it
  std::map<std::string, int> read;  // how often each was seen
};

/// `load` reads the game's content, `use` has the game use it. Where a game has very many cards a
/// field is looked at until it has been read once, or changed `most` times without anybody seeing
/// it, or four times as often without the content being accepted; 0 looks at all of them. Fields
/// among `names` are passed over: "sign" in every kind of entry, "gate.sign" in one. `before` is
/// what can be read of the content as it is shipped.
template <class Load, class Use, class Content>
FieldsRead look_at_fields(const Pages& before, const std::vector<std::string>& files, Load load,
                          Use use, const Content* shipped, int most = 0,
                          const std::set<std::string>& names = {}) {
  FieldsRead found;
  std::map<std::string, int> unseen, refused;
  const auto folder = std::filesystem::temp_directory_path() /
                      ("tavola-changed-fields-" + std::to_string(::getpid()));
  for (const std::string& file : files) {
    content::use_folder({});
    const std::string text(*content::find(file));
    std::filesystem::create_directories((folder / file).parent_path());
    for (const content::ChangedField& change : content::changed_fields(text)) {
      // Whose a thing is, and what it looks like: no rule asks for it.
      if (change.field.ends_with(".origin") || change.field.ends_with(".picture")) continue;
      if (names.contains(change.field) ||
          names.contains(change.field.substr(change.field.rfind('.') + 1)))
        continue;
      if (most > 0 && (found.read.contains(change.field) || unseen[change.field] >= most ||
                       refused[change.field] >= 4 * most))
        continue;
      std::ofstream(folder / file) << change.text;
      content::use_folder(folder);
      const auto loaded = load();
      if (!loaded) {
        ++refused[change.field];
        continue;
      }
      ++found.changed;
      use(&*loaded);
      if (before.differ()) {
        ++found.read[change.field];
      } else {
        ++unseen[change.field];
        found.unread.insert(change.field);
      }
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
