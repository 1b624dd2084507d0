// Reads a session from its deal to its end and tells what there is to tell of it: the story in
// sentences, how every number went, the luck of the dice, and who did what how often. Everything is
// told as one viewer could know it.
#pragma once

#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "play/session/session.h"
#include "rooms/story/room_turns.h"
#include "rooms/story/story_chapters.h"
#include "rooms/work/errand.h"
#include "scene/say.h"

namespace tavola::rooms {

class Historian {
 public:
  using Json = nlohmann::ordered_json;

  Historian(play::Session past, Turns turns, scene::Voice voice, Seat view);

  /// Works the story out, unless it is given up.
  void work(const Leave& leave) { story = tell(leave); }

  Json story;

 private:
  /// A number that changed along the game.
  struct Timeline {
    std::string title;
    std::vector<std::pair<std::size_t, int>> points;
  };
  /// The dice of a game: how often each face came up.
  struct Dice {
    std::vector<int> faces;
    std::vector<std::string> names;
    int rolls = 0;
  };

  Json tell(const Leave& leave);
  void follow_tracks(std::size_t point);
  void follow_chapters(std::size_t i);
  void follow_turn(std::size_t point);
  void count_deed(const play::Record& record);
  void count_dice(const Event& event);
  void name_faces(const Event& event);
  Json timelines() const;
  Json luck() const;
  Json deeds() const;
  Json turns() const;

  play::Session session_;
  Turns turns_;
  scene::Voice voice_;
  Seat view_;
  StoryChapters chapters_;
  std::vector<std::string> order_;  // of the tracks
  std::map<std::string, Timeline> tracks_;
  std::map<Seat, std::map<std::uint8_t, int>> deeds_;
  Dice dice_;
  std::vector<std::pair<std::size_t, Turn>> headings_;
};

}  // namespace tavola::rooms
