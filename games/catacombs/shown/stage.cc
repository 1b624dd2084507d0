// What of Catacombs is staged: a room that is met, the Lord and the end as cards; a hero who dies
// and a room that is complete as banners.
#include "scene/stage.h"

#include "games/catacombs/shown/signs.h"
#include "games/catacombs/shown/title.h"

namespace tavola::catacombs {

using scene::Stage;
using scene::Text;
using scene::Tone;

namespace {

Stage ending(Ending how) {
  const bool won = how == Ending::kLordDefeated;
  return Stage::ending(Catacombs::vocabulary().endings[static_cast<std::size_t>(how)], won,
                       won ? "shield" : "crowned-skull");
}

}  // namespace

std::optional<Stage> CatacombsTitle::stage(const Event& event) const {
  const Content& c = content();
  switch (static_cast<Happening>(event.kind)) {
    case Happening::kRoomTurned: {
      const Room& room = c.rooms[static_cast<std::size_t>(event.args[0])];
      return Stage{.what = Text::word("room"),
                   .title = Text::word(room.word),
                   .icon = room_sign(room),
                   .card = room.id,
                   .story = "room." + room.id};
    }
    case Happening::kFinalBattle: {
      const auto figure = static_cast<std::uint8_t>(event.args[0]);
      const LordSheet& lord = c.lords[static_cast<std::size_t>(figure - kLords)];
      return Stage{.what = Text::word("catacomb_lord"),
                   .title = Text::word(lord.word),
                   .icon = figure_sign(figure),
                   .card = lord.id,
                   .story = "lord." + lord.id,
                   .tone = Tone::kHarm};
    }
    case Happening::kGameWon:
      return ending(Ending::kLordDefeated);
    case Happening::kGameLost:
      return ending(static_cast<Ending>(event.args[0]));
    case Happening::kIncapacitated:
      if (!is_hero(static_cast<Piece>(event.args[0]))) return std::nullopt;
      return Stage::line(figure_sign(static_cast<std::uint8_t>(event.args[1])), Tone::kHarm);
    case Happening::kHeroDies:
      return Stage::line(figure_sign(static_cast<std::uint8_t>(event.args[0])), Tone::kHarm);
    case Happening::kRoomComplete:
      return Stage::line(room_sign(c.rooms[static_cast<std::size_t>(event.args[0])]), Tone::kLife);
    default:
      return std::nullopt;
  }
}

std::vector<std::string> CatacombsTitle::story_names() const {
  std::vector<std::string> names;
  for (const Room& room : content().rooms) names.push_back("room." + room.id);
  for (const LordSheet& lord : content().lords) names.push_back("lord." + lord.id);
  for (std::size_t i = 1; i < Catacombs::vocabulary().endings.size(); ++i)
    names.push_back("ending." + Catacombs::vocabulary().endings[i]);
  return names;
}

}  // namespace tavola::catacombs
