// The content of Catacombs as loaded from games/catacombs: boards, rooms, monsters, Lords,
// heroes, spells and equipment. What a card does is the effect or the attack line written in its
// file.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "effects/book.h"
#include "effects/grammar.h"
#include "games/catacombs/state.h"
#include "physics/body.h"

namespace tavola::catacombs {

/// One attack: how the disc goes and what a direct hit does.
struct Attack {
  AttackKind kind = AttackKind::kMelee;
  std::uint8_t damage = 1;
  bool critical = false;
  bool stun = false;
  std::uint8_t flicks = 1;  // more than one is a rush
  bool drains = false;      // the hero behind it regains what it takes

  int harm() const { return damage + (critical ? 1 : 0); }
  friend bool operator==(const Attack&, const Attack&) = default;
};
using Sequence = std::vector<Attack>;
using Attacks = std::vector<Sequence>;  // the alternatives

/// Reads "melee / fireball > fireball"; the error is a sentence that says what to write instead.
std::expected<Attacks, std::string> read_attacks(std::string_view line);

enum Ability : std::uint8_t {
  kRetaliation = 1,
  kRegeneration = 2,
  kFireWall = 4,
  kFeedingFrenzy = 8,
  kAbsorption = 16,
  kPetrification = 32,
};

struct AbilityCard {
  std::string id;
  std::string word;
  std::uint8_t flag = 0;
  std::uint16_t source = 0;
  bool ours = false;
};

struct Monster {
  std::string id;
  std::string word;
  std::string type;
  std::string colour;
  Size size = Size::kMedium;
  std::uint8_t pool = 0;  // kinds of one pool share discs
  std::uint8_t discs = 0;
  std::uint8_t health = 1;
  std::uint8_t reward = 1;  // in hundreds
  std::uint8_t other_reward = 0;
  Attacks attacks;
  std::uint8_t abilities = 0;
  bool ours = false;
};

/// A special action of a sheet: attacks or an effect.
struct Special {
  std::string id;
  std::string word;
  Attacks attacks;
  bool has_effect = false;
  std::uint16_t source = 0;
  std::uint8_t per_room = 0;  // 0: no limit
  std::uint8_t rage = 0;
  bool incapacitates = false;
  std::uint8_t rest = 0;  // rounds that must lie between two uses
  bool ours = false;
};

struct HeroSheet {
  std::string id;
  std::string word;
  std::uint8_t health = 0;
  std::uint8_t other_health = 0;
  Attacks attacks;
  std::uint8_t rage = 0;
  std::uint8_t most_rage = 0;
  std::uint8_t bonus = 0;              // gold for each monster, in hundreds
  std::vector<std::uint8_t> specials;  // numbers in Content::specials
  Size size = Size::kMedium;
};

struct LordSheet {
  std::string id;
  std::string word;
  std::uint8_t health = 0;
  std::uint8_t lair = 0;
  std::uint8_t wandering = 0;  // kind of monster
  std::array<std::uint8_t, kMonsterKinds> minions{};
  std::uint8_t abilities = 0;
  std::vector<std::uint8_t> specials;
};

enum class RoomType : std::uint8_t { kBattle, kMerchant, kHealer, kLord };

struct Room {
  std::string id;
  std::string word;
  RoomType type = RoomType::kBattle;
  std::uint8_t level = 0;
  std::uint8_t side = kNone;
  std::array<std::uint8_t, kMonsterKinds> monsters{};
  std::uint8_t wandering = 0;
  std::uint8_t exits = 0;  // kept for other ways to play; set of north, east, south, west
};

struct Hole {
  double x = 0;
  double y = 0;
};

struct Side {
  std::string id;
  std::string word;
  std::vector<Hole> holes;
};

struct Spell {
  std::string id;
  std::string word;
  std::uint8_t copies = 0;
  std::uint16_t source = 0;
  bool ours = false;
};

enum class Use : std::uint8_t { kAlways, kAction, kFree };
enum class Limit : std::uint8_t { kNone, kRoom, kDiscard };

struct Equipment {
  std::string id;
  std::string word;
  std::uint8_t price = 0;   // in hundreds
  std::uint8_t heroes = 0;  // set of those who may use it
  Use use = Use::kAlways;
  Limit limit = Limit::kNone;
  std::uint16_t source = 0;
  // What a piece that always works changes.
  bool familiar = false;
  std::int8_t rage = 0;
  std::int8_t arrows = 0;
  std::int8_t mail = 0;
  bool ours = false;
};

struct Content {
  physics::Rectangle board;
  physics::Rectangle hero_zone;
  physics::Rectangle monster_zone;
  double reach = 25;  // mm
  physics::Laws laws;
  std::array<double, 4> radius{};  // by Size
  std::vector<Side> sides;
  std::vector<Room> rooms;
  std::vector<std::uint8_t> row;  // kRow values of RowPlace
  std::vector<AbilityCard> abilities;
  std::vector<Monster> monsters;
  std::vector<LordSheet> lords;
  Attacks lords_attacks = {{Attack{}}};  // a melee attack, before any special action
  std::vector<HeroSheet> heroes;         // the heroes, then skeleton and familiar
  std::vector<Special> specials;         // of heroes and Lords
  std::vector<Spell> spells;
  std::vector<Equipment> equipment;
  std::vector<std::string> pools;
  std::array<std::uint8_t, kMonsterKinds> pool_discs{};
  std::uint8_t healing = 3;  // in hundreds, as all gold
  std::uint8_t resurrection = 10;
  std::uint8_t half_prices = 2;
  std::uint8_t gold = 120;
  bool shield_fixed = false;  // as its spell says
  effects::Grammar grammar{"catacombs"};
  effects::Book book;
  std::vector<std::string> warnings;
  std::uint64_t hash = 0;
};

/// What kind of room lies at a place of the row; the levels come first.
enum class RowPlace : std::uint8_t { kLevel0, kLevel1, kLevel2, kMerchant, kHealer, kLord };
inline constexpr auto kMerchantPlace = static_cast<std::uint8_t>(RowPlace::kMerchant);
inline constexpr auto kHealerPlace = static_cast<std::uint8_t>(RowPlace::kHealer);
inline constexpr auto kLordPlace = static_cast<std::uint8_t>(RowPlace::kLord);

/// Reads and checks games/catacombs. The error says file, line, column and what to write instead.
std::expected<Content, std::string> load_content();

/// The content in use; use() makes it so. Rules ask for it all the time.
namespace detail {
inline const Content* content_in_use = nullptr;
}
inline const Content& content() { return *detail::content_in_use; }
inline void use(const Content* loaded) { detail::content_in_use = loaded; }

}  // namespace tavola::catacombs
