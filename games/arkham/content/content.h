// The content of Arkham Horror as loaded from games/arkham, all its boxes together: the board,
// the sheets, the markers and all cards. What a card does is the effect written in its file;
// `source` is that effect's number in the Book. What the rules ask all the time is read out of the
// effects once, at loading.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "effects/book.h"
#include "effects/grammar.h"
#include "games/arkham/content/statements.h"
#include "games/arkham/state.h"

namespace tavola::arkham {

inline constexpr std::uint16_t kNoSource = 0xFFFF;  // of a thing without an effect

/// A location card's number among all, and back to its number in its neighborhood.
constexpr int location_card(int neighborhood, int card) {
  return neighborhood * kMostLocationCards + card;
}
constexpr int number_in_neighborhood(int location_card) {
  return location_card % kMostLocationCards;
}

/// What a location offers instead of an encounter (AH-128 to AH-139).
enum class Ability : std::uint8_t {
  kNone,
  kPsychiatricCare,
  kMedicalCare,
  kGeneralStore,
  kCuriositieShoppe,
  kMagicLessons,
  kClasses,
  kBankLoan,
  kDissection,
  kShadyCharacter,
  kBlessing,
  kRecruiting,
  kDeputizing,
};

/// The icons of locations: what an encounter there may bring. AH-018, AH-019
enum class Hint : std::uint8_t {
  kClue,
  kSanity,
  kStamina,
  kMoney,
  kCommonItem,
  kUniqueItem,
  kSpell,
  kSkill,
  kAlly,
  kBlessing,
};
inline constexpr int kHints = kCountOf<Hint>;

/// Where a place is drawn on a board, in its own units.
struct Spot {
  std::int16_t x = 0;
  std::int16_t y = 0;
  std::uint8_t label = 0;   // of scene::Side: where the name stands
  std::uint8_t detail = 0;  // how closely one must look until it is drawn
};
struct Spots {
  bool drawn = false;  // by somebody: a renderer puts the others below the board
  Spot wide;
  Spot tall;
};

/// A box, or a part of one that a table may use on its own: the base game is the first. Whatever is
/// read from files has the number of its part, and a table uses a set of parts.
struct ContentPart {
  std::string id;                  // the option of a table: "kingsport", "kingsport_investigators"
  std::string box;                 // the folder
  std::vector<std::string> files;  // none: what no other part of the box names
  std::uint64_t hash = 0;          // of its files, as far as they change play
};

struct BoardTown {
  std::string id;
  std::uint8_t part = 0;
  std::string word;
  std::string art;  // the drawing below its streets
};

struct BoardArea {
  std::string id;
  std::uint8_t part = 0;
  std::string word;
  std::string sign;  // of a location, by the name of its drawing
  Spots spots;
  std::uint8_t town = 0;
  bool street = false;
  bool unstable = false;
  bool aquatic = false;
  bool depot = false;         // trains stop here, as at Arkham's Train Station
  bool hard_going = false;    // entering it ends the movement
  bool step_by_step = false;  // of a row of locations: nobody comes here but on foot
  std::uint8_t neighborhood = 0;
  std::vector<Area> near;  // yellow lines
  Area white = kNone;      // where the arrows lead
  Area black = kNone;
  Ability ability = Ability::kNone;
  std::uint16_t offer = kNoSource;  // what it offers instead of an encounter, in the notation
  std::string offer_word;           // what that is called
  Citation offer_rule;
  // The entry of each location card of the neighborhood, in the order of the cards.
  std::vector<std::uint16_t> encounters;
  std::vector<std::uint16_t> members_encounters;  // of the Inner Sanctum
  std::vector<std::uint16_t> persons;             // sets of Content::persons: whom each entry names
  std::uint16_t icons = 0;                        // set of Hint: what an encounter may bring
  std::uint16_t sure = 0;                         // those of them that the ability gives
};

/// Where the arrows of a street lead out of the world. Only the drawing needs it: the arrows
/// themselves lead to kVortex.
struct Vortex {
  std::string id;
  std::uint8_t part = 0;
  Area street = kNone;
  Spots spots;
};

/// A token that closes its location.
struct Rubble {
  Area area = kNone;
};

struct Neighborhood {
  std::string id;
  std::string word;
  Area street = kNone;              // its own, or the one that a row of locations begins at
  AreaSet areas;                    // with its own street
  std::vector<std::uint8_t> cards;  // of its location deck: the part of each
  std::array<std::uint32_t, kMostParts> cards_of{};  // set of the cards of each part
  std::vector<std::string> card_ids;
};

enum Colour : std::uint8_t { kRed = 1, kGreen = 2, kBlue = 4, kYellow = 8 };

struct OtherWorld {
  std::string id;
  std::uint8_t part = 0;
  std::string word;
  std::uint8_t colours = 0;  // set of Colour
  Spots spots;
};

/// The Sky, the Outskirts, Lost in Time and Space, and the jail cell.
struct PlaceBeside {
  std::string id;
  std::string word;
  Spots spots;
  int width = 0;
  int height = 0;
};
inline constexpr int kBeside = 4;

struct GateMarker {
  std::string id;
  std::uint8_t part = 0;
  std::string word;
  std::uint8_t world = 0;
  std::int8_t modifier = 0;
  Dimension dimension = Dimension::kCircle;
  std::uint8_t copies = 2;
};

enum class Movement : std::uint8_t {
  kNormal,
  kStationary,
  kFast,
  kFlying,
  kSpecial,
  kStalker,
  kAquatic,
};

/// The numbers of a monster: those printed on its marker, or those it has now.
struct MonsterNumbers {
  std::int8_t awareness = 0;
  std::int8_t horror_rating = 0;
  std::int8_t combat_rating = 0;
  std::uint8_t horror_damage = 0;
  std::uint8_t combat_damage = 0;
  std::uint8_t toughness = 1;
  std::uint8_t nightmarish = 0;
  std::uint8_t overwhelming = 0;
  bool frightens = false;       // it has a horror rating
  bool fights = true;           // it has a combat rating
  bool rating_is_die = false;   // minus a die rolled before each Combat check; -4 is a guess
  std::uint16_t abilities = 0;  // set of MonsterAbility
};

/// Copies of a thing that come with another box than the one it was first in.
struct FurtherCopies {
  std::uint8_t part = 0;
  std::uint8_t copies = 0;
};

struct MonsterMarker : MonsterNumbers {
  std::string id;
  std::uint8_t part = 0;
  std::string word;
  std::string sign;
  std::uint8_t copies = 0;
  std::vector<FurtherCopies> more;
  Movement movement = Movement::kNormal;
  Dimension dimension = Dimension::kCircle;
  Area start = kNone;            // the street in which a card puts it; it is in no cup
  bool set_aside = false;        // in no cup: a card brings it
  bool mask = false;             // stays out of the cup unless a sheet says otherwise
  bool spawn = false;            // kept beside the cup, for the sheet or card that uses it
  bool seeks_locations = false;  // green: goes straight to the nearest investigator in a location
  bool seeks_outside = false;    // or in a street or an unstable location
  bool seeks_clues = false;      // green: goes straight to the nearest Clue tokens
  bool moves_fast = false;       // green: moves as a fast one, and its text follows
  bool devours_fallen = false;   // whoever goes insane or unconscious by it is devoured
  std::uint8_t trophy_dice = 0;  // spent as a trophy after a Combat check, so many dice more
  std::uint16_t moves = kNoSource;   // green: carried out instead of moving
  std::uint16_t source = kNoSource;  // the rest of its text
};

/// What kind of pile a special card comes from, where the rules treat it by that.
enum class SpecialKind : std::uint8_t { kPlain, kBenefit, kDetriment, kBarred, kMagicalEffect };

/// One step of a Task or Mission: where, and what is given up there.
struct TaskStep {
  Area area = kNone;
  bool world = false;    // the second area of an Other World
  bool another = false;  // of one in which no step was done yet
  bool lost = false;     // in time and space
  std::uint16_t sacrifice = kNoSource;
};

/// Curse of the Dark Pharaoh has two editions, whose cards differ; a table plays one of them.
enum class Edition : std::uint8_t { kBoth, kRevised, kOriginal };

struct Card {
  std::string id;
  std::uint8_t part = 0;
  std::string word;
  std::string sign;  // empty: that of its type
  CardType type = CardType::kCommon;
  std::uint8_t copies = 0;
  std::vector<FurtherCopies> more;
  std::uint8_t price = 0;
  bool tome = false;
  bool weapon = false;
  bool magical = false;  // as a weapon
  bool physical = false;
  bool kept = false;            // is not lost or stolen unless its owner chooses it
  bool refresh_priced = false;  // stays exhausted in Upkeep unless its price is paid
  std::uint8_t hands = 0;
  std::int8_t casting = 0;      // spells: the modifier and
  std::uint8_t cost = 0;        // the Sanity; the least of it if it is named
  std::uint8_t window = kNone;  // when it is cast, of Window in card_effects.h
  SpecialKind kind = SpecialKind::kPlain;
  bool item = false;                  // a special card that counts as an item
  CardNumber spell = kNoCard;         // of a Magical Effect: it lasts as long as this is exhausted
  std::uint8_t neighborhood = kNone;  // of a Barred card, as its text says
  Edition edition = Edition::kBoth;
  CardNumber twin = kNoCard;          // the card of the same name in the other edition
  std::uint64_t lends = 0;            // set of sheets, one of whose abilities its holder has
  std::string brings;                 // the id of a special card that comes with this one
  CardNumber brought = kNoCard;       // and its number
  bool casting_is_awareness = false;  // the modifier is that of the monster
  bool cost_is_named = false;         // the caster says how much
  bool casting_is_horror = false;     // it is the monster's horror rating
  bool needs_toughness = false;       // successes, as many as the monster has
  std::vector<TaskStep> steps;        // of a Task or Mission: its effect is the reward
  bool before_sneak = false;          // cast before any Sneak check, and not only to evade
  bool casting_by_tomes = false;      // one more for each Tome of the caster
  std::uint16_t source = kNoSource;
};

/// Maximum Sanity and Stamina.
struct HealthPair {
  std::uint8_t sanity = 0;
  std::uint8_t stamina = 0;
};

struct InvestigatorSheet {
  std::string id;
  std::uint8_t part = 0;
  std::string word;
  std::string occupation;  // a word
  std::uint8_t sanity = 0;
  std::uint8_t stamina = 0;
  Place home = 0;
  std::uint8_t focus = 0;
  bool unlimited_focus = false;  // and where it is counted, 3. DH-070
  // The value of each skill on each stop.
  std::array<std::array<std::uint8_t, kStops>, 6> skills{};
  std::uint8_t money = 0;
  std::uint8_t clues = 0;
  std::uint16_t special = 0;        // set of SpecialCard
  std::vector<HealthPair> balance;  // stops of a slider of both; most have none
  bool blessed = false;
  bool cursed = false;
  bool begins_delayed = false;  // in an Other World. KH-166
  bool care = false;            // the ability is medical or psychiatric care
  CardNumber keeps = kNoCard;   // a card that is not lost unless its owner chooses so
  bool woman = false;
  Area no_clue = kNone;           // a location that gets no Clue token at setup if this one plays
  std::vector<CardNumber> fixed;  // cards
  std::array<std::uint8_t, kCardTypes> random{};  // how many cards of each type
  std::uint16_t source = kNoSource;               // the personal ability
};

enum class Subtype : std::uint8_t { kNone, kMystic, kUrban, kWeather };

struct AncientOne {
  std::string id;
  std::uint8_t part = 0;
  std::string word;
  std::uint8_t doom = 0;  // length of the track
  std::int8_t combat_rating = 0;
  bool rating_is_terror = false;     // minus the terror level at the awakening
  bool rating_is_clues = false;      // minus the Clue tokens on the board then
  bool ends_the_world = false;       // awakening ends the game
  MonsterKindSet kept_out;           // kinds that stay in the box
  bool masks = false;                // Mask monsters join the cup
  std::uint8_t ignores = 0;          // set of Subtype: such Environments are discarded at once
  bool returns_doom = false;         // a doom token comes back with each attack
  bool hard_to_wound = false;        // a doom token takes twice the successes
  bool attacks_once = false;         // its attack befalls the first player alone
  std::uint16_t defences = 0;        // set of MonsterAbility
  std::uint16_t source = kNoSource;  // power and worshippers
  std::uint16_t start_of_battle = kNoSource;
  std::uint16_t attack = kNoSource;  // on each investigator in turn
  std::vector<std::uint8_t> spawn;   // kinds of monsters that lie on the sheet
};

/// A special card that is no possession: what is printed on it.
struct SpecialText {
  std::string id;
  std::uint8_t part = 0;
  std::string word;
  std::uint16_t source = kNoSource;
};

enum class MythosType : std::uint8_t { kHeadline, kEnvironment, kRumor, kStoryContinues };

enum class PassBy : std::uint8_t { kPrice, kNoTokens, kNoMonsters, kNever, kNoTrackTokens };
enum class FailBy : std::uint8_t { kNever, kTokens, kMonsters, kTerror, kNoAllies, kTrackTokens };

struct MythosCard {
  std::string id;
  std::uint8_t part = 0;
  std::string word;
  MythosType type = MythosType::kHeadline;
  Subtype subtype = Subtype::kNone;
  std::uint8_t copies = 1;
  bool acts = false;  // only with the Acts. KY-016
  Area gate = kNone;
  std::uint16_t instead_of_gate = kNoSource;  // carried out in its place. KY-010
  bool doom_for_gate = false;                 // and that is doom. DP-002
  bool burst = false;                         // the gate location is printed in red
  bool surge = false;       // in place of a gate location: one of the open gates surges
  std::vector<Area> clues;  // where Clue tokens appear
  std::uint16_t white = 0;  // sets of Dimension
  std::uint16_t black = 0;
  std::uint16_t source = kNoSource;  // the text of a Headline or Environment
  // What an Environment or a Headline that lasts does by being in play.
  std::uint8_t turns = 0;  // a Headline: ends of turns until it is over
  AreaSet closes;
  AreaSet bars;  // nobody may enter or leave
  bool no_arrests = false;
  bool far_trades = false;  // in Upkeep
  bool clues_traded = false;
  bool flyers_stay = false;
  bool fast_are_normal = false;
  bool terror_stays = false;
  bool placed_ignore = false;   // what it placed does not see holders of an Exhibit Item
  std::uint8_t slow_entry = 0;  // movement points more for entering a stable location
  // An Environment that acts on whoever ends the movement in one of these areas.
  AreaSet arrival_areas;
  std::uint16_t arrival = kNoSource;
  MonsterKindSet banned_kinds;  // return to the cup and are drawn anew
  // A Rumor: what it does at the end of each later Mythos phase, where and for what price it is
  // passed, and what comes of passing and failing.
  std::uint8_t tokens = 0;    // it starts with
  bool per_player = false;    // so many for each player; fail_at likewise
  std::uint8_t monsters = 0;  // it starts with
  std::uint16_t ongoing = kNoSource;
  AreaSet pass_areas;
  bool pass_in_worlds = false;  // or in any Other World
  std::uint16_t price = kNoSource;
  PassBy pass_by = PassBy::kPrice;
  FailBy fail_by = FailBy::kNever;
  std::uint8_t fail_at = 0;
  std::uint16_t pass = kNoSource;
  std::uint16_t fail = kNoSource;
};

/// A card or sheet that lies on the table and speaks to everybody.
struct TableCard {
  std::string id;
  std::uint8_t part = 0;
  std::string word;
  TableCardKind kind = TableCardKind::kHerald;
  std::uint16_t source = kNoSource;     // what it does while it is in play
  std::uint16_t setup = kNoSource;      // carried out when the table is laid
  std::uint16_t prevented = kNoSource;  // what keeps it from entering play
  MonsterNumbers foe;                   // what the Dunwich Horror is like
  std::uint16_t persons = 0;            // of a Blight: set of Content::persons
  std::uint8_t order = 0;               // of an Act: which one it is
  AreaSet closes;                       // while it is in play
  std::string plot_of;                  // a plot: the id of its Ancient One
  std::uint8_t ancient_one = kNone;     // and its number
  bool red = false;                     // an Epic Battle card of the second half
};

/// Somebody of the town whom encounters name. KY-003
struct Person {
  std::string id;
  std::string word;
};

/// A card of the encounters with the Ancient Whispers.
struct ExhibitCard {
  std::string id;
  std::uint8_t part = 0;
  std::string word;
  std::uint16_t source = kNoSource;
};

/// A rift: a dimension symbol in one of the two colours. KH-057
struct RiftMarker {
  std::string id;
  std::uint8_t part = 0;
  std::string word;
  Dimension symbol = Dimension::kCircle;
  bool white = false;
};

/// A track on which a rift gathers, in two groups of spaces, each with a movement pattern. KH-092
struct RiftTrack {
  std::string id;
  std::uint8_t part = 0;
  std::string word;
  struct Pattern {
    std::uint16_t white = 0;  // sets of Dimension
    std::uint16_t black = 0;
  };
  std::array<Pattern, kRiftGroups> groups{};
};

/// A rift progress marker: the location that it shows. KH-093
struct RiftProgress {
  std::string id;
  std::uint8_t part = 0;
  std::string word;
  Area place = kNone;
};

struct GateCard {
  std::string id;
  std::uint8_t part = 0;
  std::uint8_t colours = 0;                          // set of Colour
  std::array<std::uint16_t, kMostWorlds> entries{};  // of each Other World, or kNoSource
  std::uint16_t other = kNoSource;
};

/// A card that an encounter has its reader keep, by the text that says so.
struct KeptEncounter {
  std::uint16_t text = kNoSource;
  CardNumber card = kNoCard;
};

struct Content {
  std::vector<ContentPart> parts;
  std::set<std::string, std::less<>> ours;  // words of what is designed here, as no fact is known
  std::vector<GameOption> options;          // of a table
  std::uint32_t base_parts = 0;             // set of parts that every table uses,
  std::vector<std::uint32_t> option_parts;  // and that each option brings when it says "yes"
  std::uint64_t grammar_hash = 0;           // as far as it changes play
  std::vector<BoardTown> towns;
  std::array<PlaceBeside, kBeside> beside;  // from kSky on
  std::vector<BoardArea> areas;             // streets first
  std::vector<Neighborhood> neighborhoods;
  std::vector<Vortex> vortices;
  std::vector<Rubble> rubble;
  std::vector<OtherWorld> worlds;
  std::vector<GateMarker> gates;
  std::vector<MonsterMarker> monsters;
  std::vector<Card> cards;  // of all types, in the order of CardType
  std::vector<InvestigatorSheet> sheets;
  std::vector<AncientOne> ancient_ones;
  std::vector<MythosCard> mythos;
  std::vector<GateCard> gate_cards;
  std::vector<KeptEncounter> kept_encounters;
  std::vector<TableCard> table_cards;
  std::vector<ExhibitCard> exhibit_cards;
  std::vector<SpecialText> specials;
  // People of the town whom encounters name, and what a Blight has in place of such an encounter.
  std::vector<Person> persons;
  std::uint16_t ignored_encounter = kNoSource;
  std::vector<std::string> women;  // ids of sheets, of whatever box
  std::vector<RiftMarker> rifts;
  std::vector<RiftTrack> rift_tracks;  // kRiftTracks of them, or none
  std::vector<RiftProgress> rift_progress;

  // Areas that the rules name, found by their ids.
  Area asylum = kNone;          // "arkham_asylum"
  Area hospital = kNone;        // "st_marys_hospital"
  Area police_station = kNone;  // "police_station"
  Area south_church = kNone;    // "south_church"
  Area general_store = kNone;   // "general_store"
  Area curiositie_shoppe = kNone;
  Area magick_shoppe = kNone;  // "ye_olde_magick_shoppe"
  Area lodge = kNone;          // "silver_twilight_lodge"
  Area whispers_home = kNone;  // the streets of "miskatonic_university"
  Area train_station = kNone;  // "train_station"
  AreaSet streets;
  AreaSet locations;
  AreaSet unstable;
  AreaSet aquatic;
  AreaSet depots;        // of all towns
  AreaSet step_by_step;  // where nothing but walking leads
  AreaSet arkham;        // areas of the town of Arkham, which the monster limit looks at
  std::uint8_t first_area_elsewhere = 0;  // they come first; those from here on are of other towns
  std::uint32_t spawn_parts = 0;          // set of parts that have Spawn,
  std::uint32_t board_parts = 0;          // and of those with a board of their own beside Arkham's
  // The Dunwich Horror and where it appears.
  std::uint8_t horror = kNone;  // "dunwich_horror"
  Area horror_at = kNone;       // "sentinel_hill_streets"
  // Cards that the rules name.
  CardNumber elder_sign = kNoCard;
  CardNumber deputys_revolver = kNoCard;
  CardNumber patrol_wagon = kNoCard;
  CardNumber foolishness = kNoCard;  // the Ally whom Bast loves
  CardNumber beloved_of_bast = kNoCard;

  effects::Grammar grammar{"arkham"};
  effects::Book book;
  std::vector<Statements> statements;  // of the effects of the book
  // The ledger lines of what an effect says, in the order of its triggers, or one for all that it
  // does; none where the general rule is cited.
  std::vector<std::vector<Citation>> effect_rules;  // of the effects of the book
  // The same in short, for what is asked all the time.
  std::vector<CardSummary> effect_summaries;  // of the effects of the book
  struct {
    PossessionSummaries cards;  // and of those on cards and sheets, by their numbers
    CardSummaries sheets;
    CardSummaries ancient_ones;
    CardSummaries mythos;  // of the text that lasts
    CardSummaries table_cards;
  } summaries;
  std::vector<std::string> warnings;

  /// The set of parts that a table uses, by its options.
  std::uint32_t parts_of(const Setup& setup) const;
  /// Of what a table with these parts uses.
  std::uint64_t hash_of(std::uint32_t used) const;

  /// The number of a thing by its id, or kNone; of a card, or kNoCard.
  std::uint8_t area_named(std::string_view id) const;
  CardNumber card_named(std::string_view id) const;
  std::uint8_t monster_named(std::string_view id) const;
  std::uint8_t mythos_named(std::string_view id) const;
  std::uint8_t table_card_named(std::string_view id) const;
  /// The word for the card, sheet or figure whose effect this is; empty if it is none of them.
  std::string word_of(std::uint16_t source) const;
};

/// Reads and checks games/arkham. The error says file, line, column and what to write instead.
std::expected<Content, std::string> load_content();

/// The content in use; use() makes it so. Rules ask for it all the time.
namespace detail {
inline const Content* content_in_use = nullptr;
}
inline const Content& content() { return *detail::content_in_use; }
inline void use(const Content* loaded) { detail::content_in_use = loaded; }

}  // namespace tavola::arkham
