// The content of Avalon as loaded from games/avalon. The engine holds no card's text; what a card
// does is the effect written in its file.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <string>
#include <vector>

#include "effects/book.h"
#include "effects/grammar.h"
#include "games/avalon/cards/card_content.h"
#include "games/avalon/content/location_content.h"
#include "games/avalon/rules/journal/journal_content.h"
#include "games/avalon/rules/possessions/possession_content.h"
#include "games/avalon/rules/story/story_content.h"
#include "games/avalon/state.h"

namespace tavola::avalon {

/// A Character tray: the lengths of the three tracks, which belong to its colour. All three begin
/// at 0 and share one scale. (TG-897)
struct Tray {
  std::string id;  // its colour
  std::string word;
  std::uint8_t energy_top = 0;
  std::uint8_t energy_start = 0;
  std::uint8_t health_top = 0;  // where Health starts, and above which it never rises (TG-218)
  std::uint8_t terror_top = 0;
  std::uint8_t terror_start = 0;
  char letter = 'U';  // of its cards: U blue, G green, B brown, Y grey (TG-056)

  /// The two lowest Energy slots and the two highest Terror slots are red. (TG-214, TG-220)
  bool exhausted_at(int energy) const { return energy <= 1; }
  bool insane_at(int terror) const { return terror >= terror_top - 1; }
};

/// A Character: what stands on the setup side of its tile, and its number. (TG-895, TG-896)
struct Hero {
  std::string id;
  std::string word;
  std::uint8_t number = 0;  // breaks ties and undecided votes (TG-070)
  std::uint8_t tray = kNone;
  std::array<std::uint8_t, kAttributes> attributes{};
  std::array<std::uint8_t, kMeasures> resources{};  // by Measure; the tracks are the tray's
  std::string action_word;
  OwnAction action;  // the play side of its tile (TG-176)
  std::string trait_word;
  Source trait = kNoSource;  // negative, and speaks as long as it lives (TG-006, TG-895)
};

/// "You Are Dying": for how many days it can still be survived. (TG-927)
struct DyingCard {
  enum Version : std::uint8_t { kCoop, kSolo };
  std::uint8_t days = 1;
};

/// "You Are Going Insane": what it changes beside the Dreams. (TG-460, TG-928)
struct InsaneCard {
  std::uint8_t travel_energy = 0;   // lost after each Travel
  std::uint8_t explore_energy = 0;  // lost when an Exploration begins
};

struct Content {
  std::vector<Tray> trays;
  std::vector<Hero> heroes;
  std::array<DyingCard, 2> dying{};  // by DyingCard::Version
  InsaneCard insane;
  CardContent cards;
  Island island;
  PossessionContent possessions;
  StoryContent story;
  JournalContent journal;
  effects::Grammar grammar;
  effects::Book book;
  std::vector<std::string> warnings;  // what the linter says of the effects
  std::uint64_t hash = 0;
};

/// Reads and checks games/avalon. The error says file, line, column and what to write instead.
std::expected<Content, std::string> load_content();

/// The content in use; use() makes it so. Rules ask for it all the time.
namespace detail {
inline const Content* content_in_use = nullptr;
}
inline const Content& content() { return *detail::content_in_use; }
inline void use(const Content* loaded) { detail::content_in_use = loaded; }

}  // namespace tavola::avalon
