// Writes what is printed on one card, sheet, marker or place, line by line, in one language.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "games/arkham/content/content.h"
#include "games/arkham/shown/title.h"

namespace tavola::arkham {

class CardPrinter {
 public:
  CardPrinter(const ArkhamTitle& title, words::Language language, scene::PrintedCard& card)
      : title_{title}, language_{language}, card_{card} {}

  void begin(const char* kind, const std::string& name, std::string icon);
  void line(const scene::Text& text);
  /// What an effect says, if there is one; with a message, as its {what}.
  void effect(std::uint16_t source);
  void effect(const char* message, std::uint16_t source);
  void abilities(std::uint16_t set);  // of MonsterAbility
  /// Dimensions as the {list} of a message, if there are any.
  void dimensions(const char* message, std::uint16_t set);

 private:
  std::string say(const scene::Text& text) const;

  const ArkhamTitle& title_;
  words::Language language_;
  scene::PrintedCard& card_;
};

/// What a monster or an Ancient One can do, a word or two each; of a monster with its numbers.
std::vector<scene::Text> ability_words(std::uint16_t set);  // of MonsterAbility
std::vector<scene::Text> ability_words(const MonsterNumbers& foe);
/// A word as an entry of a list.
scene::Text::Argument listed(const std::string& word);
std::vector<scene::Text::Argument> dimension_words(std::uint16_t set);

/// What is printed on the board and on the markers that lie there. board_cards.cc
void print_place(const BoardArea& area, CardPrinter& print);
void print_gate_marker(const GateMarker& gate, CardPrinter& print);
void print_rift(const RiftMarker& rift, CardPrinter& print);
void print_rift_track(const RiftTrack& track, CardPrinter& print);
/// What a location offers instead of an encounter; empty if it offers nothing.
scene::Text offer_of(const BoardArea& area);

}  // namespace tavola::arkham
