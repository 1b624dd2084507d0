// The state of Arkham Horror: a plain value of about five kilobytes. Things that there are several
// of a kind are counted or stand in slots; cards in decks have no order until they are drawn. 255
// stands for "none" everywhere but for cards, which have a kNoCard of their own, and a seat is the
// investigator that it plays. How much of everything there is room for stands in limits.h.
#pragma once

#include <cstdint>
#include <type_traits>

#include "core/deck.h"
#include "core/enum_names.h"
#include "core/random.h"
#include "core/seats.h"
#include "games/arkham/content/relevance.h"
#include "games/arkham/dunwich/rules/dunwich_state.h"
#include "games/arkham/fight_state.h"
#include "games/arkham/kingsport/rules/rifts_state.h"
#include "games/arkham/limits.h"
#include "games/arkham/monster_slots.h"
#include "games/arkham/number_set.h"
#include "games/arkham/pharaoh/rules/pharaoh_state.h"
#include "games/arkham/yellow/rules/yellow_state.h"

namespace tavola::arkham {

inline constexpr std::uint8_t kNone = 255;
/// The kind of a card that an investigator may hold, by its place in Content::cards.
using CardNumber = std::uint16_t;
inline constexpr CardNumber kNoCard = 0xFFFF;
inline constexpr int kTerrorTop = 10;

// ---- places -------------------------------------------------------------------------------------

/// Where an investigator or a monster is: an area of a town, an area of an Other World, or one of
/// the places beside the board.
using Place = std::uint8_t;
using Area = std::uint8_t;                         // below kMostAreas
inline constexpr Place kOtherWorlds = kMostAreas;  // two areas for each
inline constexpr Place kSky = kOtherWorlds + 2 * kMostWorlds;
inline constexpr Place kOutskirts = kSky + 1;
inline constexpr Place kLost = kSky + 2;  // in time and space
inline constexpr Place kJail = kSky + 3;
inline constexpr Place kBox = kSky + 4;       // out of the game
inline constexpr Place kOnRumor = kSky + 5;   // a monster on the rumor card
inline constexpr Place kMet = kSky + 6;       // a monster that appeared in an encounter
inline constexpr Place kVortex = kSky + 7;    // only monsters enter it, and none stays
inline constexpr Place kTrophies = kSky + 8;  // of seat 0; the other seats follow
inline constexpr Place kPlaces = kTrophies + kMostSeats;
static_assert(kMostAreas + 2 * kMostWorlds + 8 + kMostSeats < kNone);
/// Where a further marker stands that a text brings for one combat. No monster stays in a vortex,
/// so the number is free for it.
inline constexpr Place kFromBox = kVortex;

constexpr bool in_town(Place place) { return place < kMostAreas; }
constexpr bool in_other_world(Place place) { return place >= kOtherWorlds && place < kSky; }
constexpr int world_of(Place place) { return (place - kOtherWorlds) / 2; }
constexpr bool in_second_area(Place place) { return ((place - kOtherWorlds) & 1) != 0; }
constexpr Place first_area(int world) { return static_cast<Place>(kOtherWorlds + 2 * world); }
constexpr Place trophies_of(Seat seat) { return static_cast<Place>(kTrophies + seat); }

// ---- kinds --------------------------------------------------------------------------------------

enum class Skill : std::uint8_t { kSpeed, kSneak, kFight, kWill, kLore, kLuck };
inline constexpr int kTracks = 3;  // Speed and Sneak, Fight and Will, Lore and Luck
inline constexpr int kStops = 4;

enum class CardType : std::uint8_t {
  kCommon,
  kUnique,
  kSpell,
  kSkill,
  kAlly,
  kSpecial,  // lies in a pile of its own beside the board
  kExhibit,
  kInjury,
  kMadness,
  kNodens,  // a Blessing of Nodens
};
inline constexpr int kCardTypes = kCountOf<CardType>;
/// Those from kExhibit on have a small deck each, in this order.
inline constexpr int kMinorDecks = 4;

/// Cards and sheets that lie on the table and speak to everybody while they are in play.
enum class TableCardKind : std::uint8_t {
  kHerald,
  kGuardian,
  kBlight,
  kAct,
  kCondition,
  kVision,
  kEpicBattle,
  kPlot,
  kHorror,  // of the Dunwich Horror
};
inline constexpr int kTableCardKinds = kCountOf<TableCardKind>;

enum class Dimension : std::uint8_t {
  kCircle,
  kMoon,
  kDiamond,
  kHexagon,
  kPlus,
  kSlash,
  kSquare,
  kStar,
  kTriangle,
};
inline constexpr int kDimensions = kCountOf<Dimension>;

enum class Phase : std::uint8_t {
  kSetup,
  kInvestigators,  // each seat takes an investigator, in turn
  kPossessions,    // random possessions and sliders, seat by seat
  kFirstMythos,
  kStartOfTurn,  // new investigators come in
  kUpkeep,
  kMovement,
  kArkhamEncounters,
  kOtherWorldEncounters,
  kMythos,
  kAwakening,
  kBattleUpkeep,
  kBattleAttack,
  kBattleDefence,  // the Ancient One attacks
  kEpicBattle,     // a card says who attacks, in place of both
  kOver,
};

/// The parts of a phase that are steps of their own; each phase uses its own few.
enum class Stage : std::uint8_t {
  kBegin,
  // Upkeep
  kActions,
  // Movement
  kMoving,
  kMonsters,  // movement is over, the monsters of the area are dealt with
  kArrived,   // what ending the movement here brings
  // Mythos
  kGate,
  kClue,
  kMonsterMovement,
  kText,
  kRumor,
  kEnd,  // in Movement: something has befallen the investigator, and the rest is skipped; in Other
         // World Encounters: all have had theirs
  // Movement again
  kHalted,  // as kMonsters, but cut short: by a fight, a delay or the return to a gate
};

enum class Ending : std::uint8_t {
  kPlaying,
  kGatesClosed,
  kGatesSealed,
  kAncientOneDefeated,
  kDevoured,  // the Final Battle is lost
  kAzathoth,  // awakening ends the game
  kLostByCard,
};

enum class Standing : std::uint8_t {
  kWaiting,  // no investigator yet
  kInPlay,
  kDevoured,    // a new investigator comes with the next turn
  kEliminated,  // in the Final Battle
  kRetired,     // as kDevoured, but of their own will
};

enum class Luck : std::uint8_t { kNeither, kBlessed, kCursed };

/// Set in Investigator::special, and in Investigator::fresh while no Upkeep has passed.
enum SpecialCard : std::uint16_t {
  kRetainer = 1,
  kBankLoan = 2,
  kMembership = 4,  // of the Silver Twilight Lodge
  kDeputy = 8,
  kDefaulted = 16,        // no card: never gets a loan again
  kBlessingOrCurse = 32,  // in `fresh` only
  kIndebted = 64,         // no card: has made a deal with the Dark Man
};

// ---- what investigators have --------------------------------------------------------------------

enum PossessionMark : std::uint8_t {
  kExhausted = 1,
  kInHand = 2,      // devoted to the combat that goes on
  kWorking = 4,     // a spell that was cast and whose effect goes on
  kUpkeepDone = 8,  // its Upkeep action was carried out in this Upkeep
  kEnchanted = 16,  // a physical weapon that counts as magical in the combat that goes on
  kInTrade = 32,    // part of the trade that is being put together; never at rest
  kStepDone = 64,   // a step of this Task or Mission was done in this turn
  kStepDue = 128,   // its sacrifice may be made at the start of the next Upkeep
  // In Upkeep, where nobody trades meanwhile: is not refreshed. Never at rest, either.
  kStaysExhausted = kInTrade,
};

/// A card whose text is being carried out: which of its owner's it was when that began, and which
/// it is now that others may have gone; once it is gone itself, where it was. Never at rest.
struct CardBeingRead {
  std::uint16_t source = 0xFFFF;
  Seat who = kNone;
  std::uint8_t began = kNone;
  std::uint8_t number = kNone;
  std::uint8_t gone = 0;

  bool operator==(const CardBeingRead&) const = default;
};

struct Possession {
  CardNumber card = kNoCard;
  std::uint8_t marks = 0;
  std::uint8_t tokens = 0;
};

/// A card that lies on the table. One that is face down has nothing to say.
enum TableCardMark : std::uint8_t { kTableCardExhausted = 1, kTableCardFaceDown = 2 };
struct LyingCard {
  std::uint8_t card = kNone;  // of Content::table_cards; kNone: this place is free
  std::uint8_t marks = 0;
  std::uint8_t tokens = 0;
  Place place = kNone;  // where on the board it lies, if it does
};

struct Investigator {
  std::uint16_t money = 0;
  std::uint16_t special = 0;  // set of SpecialCard
  std::uint16_t fresh = 0;    // those of them that no Upkeep has seen yet
  std::uint8_t sheet = kNone;
  Standing standing = Standing::kWaiting;
  Place place = kNone;
  std::uint8_t sanity = 0;
  std::uint8_t stamina = 0;
  std::uint8_t lowered_sanity = 0;  // how much the maximum was lowered for good
  std::uint8_t lowered_stamina = 0;
  std::uint8_t beyond_sanity = 0;  // points above the maximum, which do not come back
  std::uint8_t beyond_stamina = 0;
  std::uint8_t stops[kTracks] = {};
  std::int8_t slid[kTracks] = {};  // how far the sliders are from where this turn found them
  std::uint8_t place_taken = 0;    // another has the encounter of this turn in its stead
  std::uint8_t clues = 0;
  std::uint8_t delayed = 0;
  std::uint8_t explored = 0;    // has an explored marker where it stands
  std::uint8_t turns_lost = 0;  // still to come
  Luck luck = Luck::kNeither;
  std::uint8_t returned = 0;       // from an Other World, in this turn's Movement
  std::uint8_t no_encounter = 0;   // for the rest of this turn
  std::uint8_t turn_over = 0;      // all further phases of this turn are skipped
  Area entered = kNone;            // the gate that last led to an Other World
  std::uint8_t visiting = 0;       // in an Other World for one encounter that a location grants
  std::uint8_t brood = 0;          // tokens of Eihort's brood
  std::uint8_t bast = 0;           // tokens of Bast
  std::uint8_t balance = 0;        // the stop of a slider of both maximums
  std::uint8_t dreams_of = kNone;  // the Other World of an encounter later in this turn
  std::uint8_t gates[kMostGateKinds] = {};  // gate trophies
};

/// An effect in force for a while: its statements and triggers below the node count.
struct Lasting {
  std::uint16_t source = 0;
  std::uint16_t node = 0;
  Seat seat = kNone;           // whom it speaks to
  std::uint8_t until = kNone;  // of Until; kNone: this place is free
  std::int16_t amount = 0;     // what a computed amount came to when it began
};
enum class Until : std::uint8_t {
  kEndOfCombat,
  kEndOfTurn,
  kEndOfNextTurn,
  kEndOfCheck,
  kEndOfText,
  kEndOfPhase,
  kEndOfRound,  // of the Final Battle
  kEndOfGame,
};

/// What may be used once a turn and has been.
struct UsedUp {
  std::uint16_t source = 0;
  std::uint16_t node = 0;
  Seat seat = kNone;
  std::uint8_t period = kNone;  // as the grammar numbers them
};

// ---- the table ----------------------------------------------------------------------------------

/// What the table agreed on; the first value is what the ledger says.
struct House {
  std::uint8_t ancient_one = 0;      // 0 at random, else its number plus one
  std::uint8_t investigators = 0;    // 0 dealt at random, 1 picked
  std::uint8_t trading = 0;          // R4: 0 whenever nothing is resolved, 1 in Movement only
  std::uint8_t doom_at_ten = 0;      // R8: 0 a doom token on reaching terror 10, 1 none
  std::uint8_t hopeless_fights = 0;  // R65: 0 broken off after a while, 1 they go on
  // What boxes bring.
  std::uint8_t herald = 0;    // 0 none, 1 at random, else its place among the heralds plus two
  std::uint8_t guardian = 0;  // the same
  std::uint8_t epic_battle = 0;
  std::uint8_t acts = 0;
  std::uint8_t pharaoh_edition = 0;     // 0 revised, 1 original
  std::uint8_t elusive_encounters = 0;  // R19: 0 they get away, 1 the check may be tried
  std::uint8_t head_by_name = 0;        // R28: 0 a text leads there, 1 it leads nobody
  std::uint8_t held_rifts = 0;          // R33: 0 do nothing, 1 act where they are
  std::uint8_t task_steps = 0;          // R24: 0 with the end of movement, 1 after encounters
  std::uint8_t counted_players = 0;     // R40: 0 as the sheet says, 1 for the limits alone
  std::uint8_t brood_for_closing = 0;   // R38: 0 who closes a gate gains one, 1 who seals it
};

/// The kind of the open gate of each area, or kNone.
struct OpenGates {
  std::uint8_t at[kMostAreas];
  constexpr OpenGates() : at{} {
    for (std::uint8_t& gate : at) gate = kNone;
  }
  constexpr std::uint8_t operator[](int area) const { return at[area]; }
  constexpr std::uint8_t& operator[](int area) { return at[area]; }
};

using ItemDeck = Deck<CardNumber, kMostItems>;

struct State {
  Random random;
  AreaSet closed;      // for the rest of the game
  AreaSet closed_now;  // by cards in play
  AreaSet barred_now;  // nobody may enter or leave
  AreaSet sealed;      // with an elder sign
  SlotSet dealt;       // dealt with by the investigator who moves
  Pharaoh pharaoh;
  Yellow yellow;

  Relevance own[kMostSeats];  // of all that speaks to a seat alone together (hear_own)
  Relevance common;           // of all that speaks to everybody together (hear_table)

  Fight fight;  // clear at a rest point, as check and loss
  Investigator investigators[kMostSeats];

  // The cup holds kinds of monsters; a monster out of it stands in a slot.
  MonsterSlots monsters;
  Lasting lasting[kLastings];
  UsedUp used_up[kUsedUps];

  std::uint32_t parts = 1;  // set of ContentPart in use: the boxes on this table
  std::uint16_t turn = 0;
  std::uint16_t battle_successes = 0;  // not yet paid for a doom token

  // Possessions of all investigators, those of seat 0 first: a seat's are those from begins[seat]
  // on, before begins[seat + 1].
  Possession possessions[kMostPossessions];

  // Decks of cards hold their kinds. What is discarded goes to the bottom, face down.
  ItemDeck common_items;
  ItemDeck unique_items;
  ItemDeck spells;
  Deck<CardNumber, kMostSkills> skills;
  Deck<CardNumber, kMostAllies> allies;
  Deck<CardNumber, kMostMinorCards> minor_decks[kMinorDecks];  // from CardType::kExhibit on
  Deck<std::uint8_t, kMostMythosCards> mythos;
  Deck<std::uint8_t, kMostGateCards> gate_cards;
  Deck<std::uint8_t, kMostGates> gate_stack;
  Deck<std::uint8_t, kMostMonsters> cup;
  Deck<std::uint8_t, kMostSheets> sheets;  // of investigators not in play
  Deck<std::uint8_t, kMostTableDeck> table_decks[kTableCardKinds];

  LyingCard lying[kMostLying];  // those in use first

  std::uint8_t begins[kMostSeats + 1] = {};
  std::uint8_t boxed[kMostCards] = {};  // how many of each card are out of the game

  OpenGates gates;
  std::uint8_t clues[kMostAreas] = {};
  std::uint8_t turned_up[kMostNeighborhoods] = {};  // location card face up, its number plus one

  std::uint8_t seats = 0;
  Phase phase = Phase::kSetup;
  Stage stage = Stage::kBegin;
  Ending ending = Ending::kPlaying;
  Seat first = 0;           // holds the first player marker
  Seat active = kNone;      // whose part of the phase it is
  std::uint8_t points = 0;  // movement points left
  std::uint8_t moved = 0;   // the active investigator has left an area in this phase
  std::uint8_t ancient_one = kNone;
  std::uint8_t doom = 0;
  std::uint8_t terror = 0;
  std::uint8_t elder_signs_used = 0;
  std::uint8_t loans_defaulted = 0;
  std::uint8_t card = kNone;         // the Mythos card that is being resolved
  std::uint8_t environment = kNone;  // Mythos cards in play
  std::uint8_t rumor = kNone;
  std::uint8_t rumor_tokens = 0;
  std::uint8_t rumor_fresh = 0;     // it entered in this Mythos phase
  std::uint8_t two_mythos = 0;      // of two Mythos cards the first only opens its gate
  std::uint8_t gate_only = 0;       // the card being resolved does only that
  std::uint8_t mythos_skipped = 0;  // this turn has no Mythos phase
  std::uint8_t more_mythos = 0;     // cards to be resolved beside the usual one
  std::uint8_t mythos_removed = 0;  // that texts have put into the box, beside Rumors
  std::uint8_t headlines[kHeadlines] = {kNone, kNone, kNone, kNone};  // with a lasting effect
  std::uint8_t headline_turns[kHeadlines] = {};  // ends of turns until it is over
  std::uint8_t redraw = 0;                       // a card has the encounter card drawn anew
  std::uint8_t attack_cancelled = 0;             // the Ancient One does not attack in this round
  std::uint8_t trades = 0;                       // begun in this part of the phase
  std::uint8_t battle_round = 0;                 // rounds begun
  std::uint8_t battle_attacks = 0;               // of the Ancient One, that are over
  std::uint8_t gates_then = 0;                   // open when the Ancient One awoke
  std::uint8_t brood_due = 0;                    // tokens of a devoured investigator; never at rest
  Seat traitor = kNone;                          // who has joined the Ancient One in the battle
  std::uint8_t battle_rating = 0;  // of an Ancient One whose rating is fixed at the awakening
  // What each seat's attack of this round brought; none: it has not attacked, or has passed.
  std::uint8_t battle_hits[kMostSeats] = {kNone, kNone, kNone, kNone, kNone, kNone, kNone, kNone};
  Check check;
  Loss loss;
  std::uint8_t lying_count = 0;
  Area great_seal = kNone;                       // the location whose elder sign nothing removes
  static constexpr std::uint8_t kNoFocus = 200;  // there is none to spend
  std::uint8_t focus_spent = 0;                  // of the active investigator, in this Upkeep
  CardBeingRead being_read[kCardsBeingRead];     // those in use first
  Reading text;                                  // clear at a rest point; begins with a whole word
  House house;
  RiftState rifts[kRiftTracks];
  Dunwich dunwich;
  std::uint8_t mythos_left_out = 0;  // bots imagine this turn without its Mythos; never kept
  std::uint8_t spare[3] = {};        // fills the last word, so that there is no padding
};

}  // namespace tavola::arkham

// Numbers up to these are told apart from "none", and carried by options and events.
static_assert(tavola::arkham::kMostPossessions <= tavola::arkham::kNone);
static_assert(tavola::arkham::kMostMythosCards <= tavola::arkham::kNone &&
              tavola::arkham::kMostGateCards <= tavola::arkham::kNone &&
              tavola::arkham::kMostSheets <= tavola::arkham::kNone &&
              tavola::arkham::kMostAncientOnes <= tavola::arkham::kNone &&
              tavola::arkham::kMonsterSlots <= tavola::arkham::kNone &&
              tavola::arkham::kMostMonsterKinds <= tavola::arkham::kNone &&
              tavola::arkham::kMostTableCards <= tavola::arkham::kNone);
static_assert(tavola::arkham::kMostCards <= 32767 &&
              tavola::arkham::kMostNeighborhoods * tavola::arkham::kMostLocationCards <= 32767);
static_assert(std::is_trivially_copyable_v<tavola::arkham::State>);
static_assert(std::has_unique_object_representations_v<tavola::arkham::State>);
