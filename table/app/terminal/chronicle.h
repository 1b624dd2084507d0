// The story of a table in sentences: the log by rounds, as one viewer may hear it, and at the end
// the result, its cause with the rule, and the turning points, which are what the log of the game
// calls worth telling (games/GAME/log.toml).
#pragma once

#include <map>
#include <string>
#include <vector>

#include "play/session/session.h"
#include "scene/terminal/scene_text.h"

namespace tavola::app {

class Chronicle {
 public:
  struct Entry {
    std::size_t point = 0;
    int round = 0;
    std::string text;
    Citation rule;
    bool secret = false;  // not everybody has heard it
    bool folded = false;  // a consequence of the line before
    int kind = 0;
  };

  Chronicle(const play::Session& session, const scene::SceneText& text);

  /// What the viewer has heard since a point.
  std::vector<Entry> entries(Seat viewer, std::size_t from = 0) const;
  /// As lines with their rules, under a heading for each round.
  std::string told(const std::vector<Entry>& entries) const;
  std::string line(const Entry& entry) const;
  /// "Round 3", above the first line of a round.
  std::string heading(const Entry& entry) const;

  /// Result, cause, score and turning points of a game that is over.
  std::string ending(Seat viewer) const;

 private:
  std::vector<Entry> turning_points(const std::vector<Entry>& all) const;
  int round_at(std::size_t point) const;

  const play::Session& session_;
  const scene::SceneText& text_;
  mutable std::map<std::size_t, int> rounds_;  // by point, as far as they have been asked for
};

}  // namespace tavola::app
