// The story of a game in chapters: a paragraph a round, or a chapter where the game has some, in
// sentences. What the game's log calls worth telling is told, what happened to the same person one
// after another in one sentence; where a chapter had too much of it, the lesser things are left
// out.
#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <vector>

#include "play/deeds.h"
#include "rooms/story/room_turns.h"
#include "scene/say.h"

namespace tavola::rooms {

/// A sentence that may begin with somebody's name.
struct Sentence {
  std::string text;
  std::string subject;  // "Nora", "The Wizard"; empty if it does not begin with one
  bool lesser = false;
  int kind = 0;  // of the event; two of one kind are not joined, they may be of two Zombies
};

/// The sentences as running text: "Nora goes to the Church and takes the Dagger."
std::string prose(const scene::Voice& voice, std::span<const Sentence> sentences);

class StoryChapters {
 public:
  /// Takes in what led to a point; `turn` is the one in which it began.
  void add(const scene::Voice& voice, std::span<const play::DeedLine> lines, Turn turn,
           std::size_t point);
  /// By chapters: `number`, `point` (where it begins), `title`, `text`.
  nlohmann::ordered_json json(const scene::Voice& voice) const;

 private:
  struct Chapter {
    int number = 0;  // of the round, or of the chapter; 0 for what was before
    std::string title;
    std::size_t point = 0;
    std::vector<Sentence> sentences;
  };
  std::vector<Chapter> chapters_;
};

}  // namespace tavola::rooms
