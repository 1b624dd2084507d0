// The content of Salem as loaded from games/salem: creatures, Great Old Ones, events, locations,
// the Necron track, the die and the Items. The engine holds no card's text; what a card does is the
// effect written in its file.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <string>
#include <vector>

#include "core/enum_names.h"
#include "effects/book.h"
#include "effects/grammar.h"
#include "games/salem/state.h"

namespace tavola::salem {

/// What a text in force can change, by the names of the grammar's statements; each is a number that
/// a statement adds to.
enum class Force : std::uint8_t {
  kNoSanityGain,   // 1: Sanity is not regained
  kPassageCost,    // added to the 1 Sanity of the secret passage
  kNoExchange,     // 1: no exchange
  kNecronFarther,  // added to each advance of the marker by die, card or effect
  kNoShield,       // 1: the Wizard spares nobody the die
  kDieSanity,      // added to the Sanity lost to the die
  kNoDie,          // 1: no encounter die is rolled
  kFreeItems,      // 1: Items cost nothing
  kNoGlasses,      // 1: Magic Glasses show nothing
};
inline constexpr std::size_t kForces = kCountOf<Force>;

/// The numbers of Items of each kind, Sigils of all symbols together in the last place.
struct Demand {
  std::array<std::uint8_t, kSigil + 1> of{};
  std::uint8_t any = 0;
  int total() const {
    int sum = any;
    for (std::uint8_t n : of) sum += n;
    return sum;
  }
};

/// What a card says: its effect in the book, and what its statements change while it is in force.
struct CardText {
  std::uint16_t source = 0;
  std::array<std::int8_t, kForces> force{};
};

struct Creature {
  std::string id;
  std::string word;
  std::uint8_t copies = 2;
  std::array<std::uint8_t, 2> defeat_items{};
  CardText activation;
  bool red_arrow = false;
  bool ours = true;
};

struct OldOne {
  std::string id;
  std::string word;
  std::array<std::uint8_t, 3> items{};
  CardText text;
  bool ours = true;
};

struct EventCard {
  std::string id;
  std::string word;
  std::uint8_t steps = 0;
  CardText effect;
  bool ours = true;
};

struct Cost {
  std::uint8_t sanity = 0;
  std::uint8_t necron = 0;
  std::uint8_t any_items = 0;
  std::array<std::uint8_t, kSigil> items{};
  std::uint8_t all_items = 0;  // of any kind or of these
  bool free() const { return sanity + necron + all_items == 0; }
};

struct Location {
  std::string id;
  std::string word;
  std::uint8_t sigil = kSigil;  // kind of Sigil that closes its portal
  std::array<Cost, kSpaces> costs;
};

enum class FaceKind : std::uint8_t { kLoseItem, kLoseSanity, kNecron };
struct Face {
  std::string id;
  std::string word;
  FaceKind kind = FaceKind::kLoseItem;
  std::uint8_t item = kNone;  // kNone: the player chooses
};

struct Content {
  std::vector<Creature> creatures;  // Necron and Robert Craven first
  std::vector<OldOne> old_ones;
  std::vector<EventCard> events;
  std::vector<Location> locations;  // 0 is Miskatonic, 7 is R'lyeh
  std::array<std::string, kItemKinds> item_ids;
  std::array<std::string, kItemKinds> item_words;
  std::array<std::uint8_t, kItemKinds> item_totals{};
  std::vector<Face> die;
  std::uint8_t gate = 0;  // the last space of the Necron track
  std::uint8_t demon = 0;
  std::uint64_t icons = 0;                // set of spaces with a Necron icon
  std::uint8_t miskatonic_sigil = kNone;  // the symbol it asks for; kNone: any
  effects::Grammar grammar;
  effects::Book book;  // creatures' effects first, then the Great Old Ones', then the events'
  effects::PhraseId placed_moment = 0;
  std::vector<std::string> warnings;  // what the linter says of the effects
  std::uint64_t hash = 0;

  std::uint8_t event_of_source(std::uint16_t source) const;  // kNone if it is no event
  int next_icon_after(int space) const;                      // the gate if there is none
};

/// Reads and checks games/salem. The error says file, line, column and what to write instead.
std::expected<Content, std::string> load_content();

/// The content in use; use() makes it so. Rules ask for it all the time.
namespace detail {
inline const Content* content_in_use = nullptr;
}
inline const Content& content() { return *detail::content_in_use; }
inline void use(const Content* loaded) { detail::content_in_use = loaded; }

}  // namespace tavola::salem
