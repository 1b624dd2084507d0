// What of Salem is staged: a turned event and a Great Old One that is revealed as cards; a player
// who is out, a banishment, what somebody has seen behind a tile and the end as moments; Sigils and
// Necron at the demon as lines.
#include "scene/stage.h"

#include "games/salem/shown/signs.h"
#include "games/salem/shown/title.h"

namespace tavola::salem {

using scene::Stage;
using scene::Text;
using scene::Tone;

namespace {

Stage ending(Ending how) {
  const bool won = how == Ending::kVictory;
  return Stage::ending(Salem::vocabulary().endings[static_cast<std::size_t>(how)], won,
                       won ? "sigil-eye" : "hooded-figure");
}

/// What it is says the log's sentence, why and what happens now the two messages.
Stage moment(const Event& event, const char* icon, Tone tone) {
  const std::string& name = Salem::vocabulary().events[event.kind].name;
  Stage stage = Stage::moment(icon, tone);
  stage.why = Text::of("moment." + name + ".why");
  stage.next = Text::of("moment." + name + ".next");
  return stage;
}

/// Of one seat alone: the others do not hear of it.
Stage seen_behind_tile(const Event& event, const char* icon) {
  Stage stage = moment(event, icon, Tone::kKnow);
  stage.seat = static_cast<Seat>(event.args[0]);
  return stage;
}

}  // namespace

std::optional<Stage> SalemTitle::stage(const Event& event) const {
  const Content& c = content();
  switch (static_cast<Happening>(event.kind)) {
    case Happening::kEventTurned: {
      const EventCard& card = c.events[static_cast<std::size_t>(event.args[1])];
      return Stage{.what = Text::word("event"),
                   .title = Text::word(card.word),
                   .icon = "pointy-hat",
                   .card = card.id,
                   .story = "event." + card.id};
    }
    case Happening::kOldOneRevealed: {
      const OldOne& card = c.old_ones[static_cast<std::size_t>(event.args[0])];
      return Stage{.what = Text::word("great_old_one"),
                   .title = Text::word(card.word),
                   .icon = old_one_sign(card.id),
                   .card = card.id,
                   .story = "old_one." + card.id,
                   .tone = Tone::kTide};
    }
    case Happening::kGameWon:
      return ending(Ending::kVictory);
    case Happening::kGameLost:
      return ending(static_cast<Ending>(event.args[0]));
    case Happening::kSigilPlaced:
    case Happening::kMiskatonicClosed:
      return Stage::line(item_sign(static_cast<std::uint8_t>(event.args[1])), Tone::kLife);
    case Happening::kEliminated:
      return moment(event, "candle-light", Tone::kHarm);
    case Happening::kBanished:
      return moment(event, "magic-gate", Tone::kLife);
    case Happening::kSawPortal:
      return seen_behind_tile(event, "magic-gate");
    case Happening::kSawWall:
      return seen_behind_tile(event, "brick-wall");
    case Happening::kNecronAdvances: {
      const int from = event.args[1] - event.args[0];
      if (from >= c.demon || event.args[1] < c.demon) return std::nullopt;
      return Stage::line("hooded-figure", Tone::kHarm);
    }
    default:
      return std::nullopt;
  }
}

std::vector<std::string> SalemTitle::story_names() const {
  std::vector<std::string> names;
  for (const EventCard& card : content().events) names.push_back("event." + card.id);
  for (const OldOne& card : content().old_ones) names.push_back("old_one." + card.id);
  for (std::size_t i = 1; i < Salem::vocabulary().endings.size(); ++i)
    names.push_back("ending." + Salem::vocabulary().endings[i]);
  return names;
}

}  // namespace tavola::salem
