#include "rooms/hall/summary_text.h"

#include <utility>

#include "core/json.h"
#include "play/json_text.h"
#include "words/language.h"

namespace tavola::rooms {

std::string summary_text(const Summary& summary) {
  Json seats = Json::array();
  for (const Summary::Chair& chair : summary.seats) {
    Json seat = {{"name", chair.name}};
    seat["bot"] = chair.bot.empty() ? Json(nullptr) : Json(chair.bot);
    seat["here"] = chair.here;
    if (chair.open) seat["open"] = true;
    if (!chair.figure[0].empty())
      for (std::size_t i = 0; i < chair.figure.size(); ++i)
        seat["figure"][std::string(words::code(words::kLanguages[i]))] = chair.figure[i];
    seats.push_back(std::move(seat));
  }
  return play::write_json(Json{{"game", summary.game},
                               {"title", summary.title},
                               {"seats", std::move(seats)},
                               {"round", summary.round},
                               {"over", summary.over},
                               {"spectators", summary.spectators},
                               {"begun", summary.begun},
                               {"turn", summary.turn},
                               {"won", summary.won ? Json(*summary.won) : Json(nullptr)},
                               {"conceded", summary.conceded},
                               {"goes_on", summary.goes_on},
                               {"taken", summary.taken}});
}

}  // namespace tavola::rooms
