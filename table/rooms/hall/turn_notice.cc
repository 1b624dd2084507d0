#include "rooms/hall/turn_notice.h"

#include "core/json.h"
#include "play/json_text.h"
#include "play/open_title.h"
#include "rooms/room/room_words.h"
#include "scene/say.h"

namespace tavola::rooms {

std::string turn_notice(const TurnCame& turn, std::string_view language) {
  const words::Language spoken = words::language_from(language).value_or(words::Language::kEnglish);
  Json notice = {{"table", turn.table}, {"url", "/t/" + turn.table}, {"title", "Tavola"}};
  std::string name = turn.title;
  if (const auto title = play::open_title(turn.game)) {
    notice["title"] = room_says(**title, spoken, "notify.turn");
    if (name.empty()) name = scene::say(**title, spoken, scene::Text::of("title"));
  }
  notice["body"] = name;
  return play::write_json(notice);
}

}  // namespace tavola::rooms
