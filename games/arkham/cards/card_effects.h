// What the chapters of the rules ask the cards in play: what they add to a number, what they
// change by merely lying there, what may be used at this moment, and what happens by itself. Cards
// in play are the sheet and possessions of an investigator, the Ancient One, the environment, the
// rumor, the monster that is fought and whatever lasts for a while.
#pragma once

#include <cstdint>

#include "core/seats.h"
#include "core/table.h"
#include "games/arkham/cards/lasting.h"
#include "games/arkham/cards/moments.h"
#include "games/arkham/table.h"

namespace tavola::arkham {

// ---- static: what cards add --------------------------------------------------------------------

/// What a modifier adds to. The skills come first, in the order of Skill.
enum class Bonus : std::uint8_t {
  kSpeed,
  kSneak,
  kFight,
  kWill,
  kLore,
  kLuck,
  kEvadeChecks,
  kHorrorChecks,
  kCombatChecks,  // what needs no hand; weapons and spells in hand are asked for one by one
  kSpellChecks,
  kEveryCheck,
  kClueDice,       // further dice of each Clue spent, on any check
  kSpeedClueDice,  // and on checks of one skill, in the order of Skill
  kSneakClueDice,
  kFightClueDice,
  kWillClueDice,
  kLoreClueDice,
  kLuckClueDice,
  kMaximumSanity,
  kMaximumStamina,
  kMovementPoints,
  kFocus,
  kSanityLossLess,  // taken off every loss of Sanity that is no cost
  kStaminaLossLess,
  kSealCost,         // Clues beside the five
  kCloseDifficulty,  // successes beside the one
  kClosingChecks,
  kBlessingLost,     // a Blessing is lost on so much more than 1
  kTougherDoom,      // successes that a doom token of the Final Battle takes beside the usual
  kRefreshedCards,   // that is how many are refreshed in Upkeep; 0: all
  kPrices,           // of everything that is bought
  kListPrices,       // of cards that are bought by their list price
  kEvadedToughness,  // monsters up to it are evaded in the streets without a check
  // Of several boxes.
  kTrophyWorth,     // of each monster trophy that is spent
  kFoeToughness,    // of monsters that the investigator fights
  kOutskirtsLimit,  // asked of what speaks to everybody
  kGateLimit,       // the same
  kSpellCost,       // Sanity
  // Kingsport Horror.
  kPlainSpeedChecks,  // that are neither Evade nor Horror, Combat or Spell checks; as Skill
  kPlainSneakChecks,
  kPlainFightChecks,
  kPlainWillChecks,
  kPlainLoreChecks,
  kPlainLuckChecks,
  kEachWeapon,  // in hand, and each Spell: to what it adds
  kEachSpell,
  kEachEmptyHand,  // to Combat checks
  // Kingsport Horror
  kAncientRating,    // of the awakened Ancient One
  kDoomReturned,     // tokens beside the one that returns after its attack
  kEvadeDifficulty,  // successes beside the one
  kMoreClues,        // whenever some are gained
  kMostClues,        // that anybody may hold; 0: any number
  kSpeedDice,  // how much more each die counts for in checks of a skill, in the order of Skill
  kSneakDice,
  kFightDice,
  kWillDice,
  kLoreDice,
  kLuckDice,
  kSpellHands,  // that only spells take
};
/// The sum over all cards in play that speak to this investigator now; for kNone, over those that
/// speak to everybody. Mostly nobody has a word for it, which one look tells; so it is with traits,
/// uses and moments below.
int sum_of_bonuses(const State& s, Seat who, Bonus what);
inline int bonus(const State& s, Seat who, Bonus what) {
  const std::uint64_t own = who == kNone ? 0 : s.own[who].bonuses;
  const std::uint64_t spoken_of = own | s.common.bonuses | all_if_anything_lasts(s);
  return has(spoken_of, static_cast<int>(what)) ? sum_of_bonuses(s, who, what) : 0;
}

/// What a card changes by merely being in play.
enum class Trait : std::uint8_t {
  kNoNightmarish,    // no Sanity is lost to Nightmarish
  kNoOverwhelming,   // no Stamina is lost to Overwhelming
  kEndlessTrophies,  // Endless monsters may be kept
  kPiercesPhysicalResistance,
  kPiercesMagicalResistance,
  kNeverLost,  // Asylum, Hospital or South Church instead
  kLostIsDevoured,
  kNothingAppears,  // neither gates nor monsters where the investigator is
  kCannotSeal,
  kNoSpells,       // none may be cast
  kFreeSpells,     // they cost no Sanity
  kAnyGateBack,    // returns to any open gate
  kNoSanityGain,   // but for care in the Asylum
  kNoStaminaGain,  // but for care in the Hospital
  kTerrorStays,
  kFlyersStay,
  kFastAreNormal,
  kTwoLocationCards,  // draws two encounters and chooses
  kTwoGateCards,
  kOneMoreCommon,  // draws one card more and discards one
  kOneMoreUnique,
  kOneMoreSpell,
  kOneMoreSkill,
  kTopOrBottom,  // may draw from the bottom
  kOneMoreInjury,
  kOneMoreMadness,
  kAlikeHarmless,  // a second copy of an Injury or Madness card does nothing
  kKeepsMembership,
  kWorldsAreGreen,  // gate cards of that colour fit everywhere
  kNoEnvironmentPenalties,
  kFlyersStayLow,  // none goes to the Sky
  kOneWayStreets,  // from street to street along the black arrows only
  kBarred,         // from the locations of some neighborhood
  kBorrowsSkill,   // the bonus of one Skill that another investigator holds, at each check
  // Of several boxes.
  kNoCurse,
  kNoBlessing,
  kNoDelay,
  kNeverArrested,
  kFallsWithoutLoss,  // insane or unconscious: neither items nor Clues go
  kUsesNoCards,
  kSpellsAsClues,  // may be discarded in their place
  // Kingsport
  kFreeTrains,      // no fare
  kNoRiftProgress,  // no rift progress marker may be placed
  kAttackDoubled,   // what the Ancient One's attack takes
  kEveryGateBursts,
  kCurseStays,  // until a Blessing comes
  kAlwaysEvades,
  kNoLoan,
  kNineLives,      // devoured only by choice
  kKeptAway,       // no monster comes where the investigator is
  kBoxAllies,      // gains those that were returned to the box, too
  kTomesHarmless,  // no Sanity is lost by reading them
  kBalance,        // both maximums are on a slider
  kFewClues,       // only so many Clues may be spent on checks of some skill
  kCluesInPairs,
  kClueWastedInCombat,  // the first Clue spent on a Horror or Combat check adds nothing
  kClueWastedOutsideCombat,
  kIgnoresMonsters,  // need not fight or evade them in Movement
  kItemsStay,        // no item changes hands
  kNoFocus,
};
bool trait_holds_now(const State& s, Seat who, Trait trait);
inline bool has_trait(const State& s, Seat who, Trait trait) {
  const std::uint64_t own = who == kNone ? 0 : s.own[who].traits;
  if (has(own | s.common.traits, static_cast<int>(trait))) return true;
  const std::uint64_t guarded = who == kNone ? 0 : s.own[who].guarded;
  const std::uint64_t spoken_of = guarded | s.common.guarded | all_if_anything_lasts(s);
  return has(spoken_of, static_cast<int>(trait)) && trait_holds_now(s, who, trait);
}
/// The least number that a statement of this kind in play names, for a noun where it has some; a
/// great number if there is none.
int least_amount(const State& s, Seat who, CardStatement what, int noun);
/// Whether what speaks to everybody may say something of this kind: a look before each is asked.
inline bool may_be_said(const State& s, CardStatement what) {
  return (s.common.says & says_bit(what)) != 0;
}
/// What a statement of this kind that speaks to everybody names, or kUnsaid.
inline constexpr int kUnsaid = -1000;
int said_to_all(const State& s, CardStatement what);

/// A card that is worth something in a hand, as it counts against this foe and beside what else is
/// held: an Axe with an empty hand, a Cross against the Undead.
struct Weapon {
  std::int8_t bonus = 0;
  std::uint8_t hands = 0;
  bool physical = false;
  bool magical = false;
  bool sixes_twice = false;
  bool discarded = false;     // after use
  bool exhausted = false;     // after use
  std::uint16_t ignores = 0;  // set of MonsterAbility that count for nothing against it
  std::uint8_t costs_sanity = 0;
};
bool is_weapon(const State& s, Seat who, int slot);
/// `hands_taken` counts the hands of everything else that is held. A spell counts like a weapon as
/// long as it is held and marked kWorking; "weapon +6 magical" on it needs no duration.
Weapon weapon_of(const State& s, Seat who, int slot, int hands_taken);
/// What effects that last count as in a hand against a foe with these abilities.
int lasting_weapons(const State& s, Seat who, std::uint16_t abilities);

// ---- the monster that is met --------------------------------------------------------------------

enum MonsterAbility : std::uint16_t {
  kAmbush = 1,
  kEndless = 2,
  kPhysicalResistance = 4,
  kPhysicalImmunity = 8,
  kMagicalResistance = 16,
  kMagicalImmunity = 32,
  kUndead = 64,
  kMask = 128,
  kLoreInCombat = 256,  // Lore is used in place of Fight
  kNightmarish = 512,   // the numbers stand beside; these are for texts that take them away
  kOverwhelming = 1024,
  kElusive = 2048,
  kSurprise = 0x4000,  // of the first edition: not to be evaded, nor fled from in the first round
  kHorrorDamage = 0x8000,  // no ability: for texts that take the horror damage away
};
/// A monster with everything that the Ancient One, environment, rumor and terror level change about
/// its kind.
MonsterNumbers monster_now(const State& s, std::uint8_t kind);
/// Whether its marker or anything in play could give it an ability: a look before monster_now().
bool may_have(const State& s, std::uint8_t kind, MonsterAbility ability);
/// The awakened Ancient One as a foe.
MonsterNumbers ancient_one_now(const State& s);
/// How a kind moves, with what the Ancient One changes about it.
Movement movement_of(const State& s, std::uint8_t kind);
int toughness_of(const State& s, std::uint8_t kind);  // of trophies, too

// ---- activated: what may be used now ------------------------------------------------------------

/// The moments at which a person is asked whether to use something.
enum class Window : std::uint8_t {
  kUpkeep,
  kMovement,  // costs and gives movement points
  kOtherWorldMovement,
  kAnyTime,       // at rest points of a phase and between rounds of combat
  kBeforeEvade,   // passes an Evade check without dice
  kTakingUp,      // spells cast while hands are chosen, before a Combat check
  kBeforeCombat,  // before a Combat check, once hands are chosen
  kBeforeClosing,
  kAfterCheck,    // re-rolls of the check in s.check
  kLosingSanity,  // lessens the loss in s.loss
  kLosingStamina,
  kCombatDamage,  // lessens what a failed Combat or Evade check does
  kAncientAttack,
  kEncounterDrawn,
  // Of several boxes.
  kBeforeHorror,
  kBeforeCheck,  // before Spell checks and checks that have no name
  // Curse of the Dark Pharaoh.
  kEncounter,  // in Arkham Encounters, in place of one
  // Kingsport Horror.
  kPayingSpell,      // lessens the cost in s.loss
  kDelayed,          // in place of being delayed
  kArrested,         // or arrested
  kStreetEncounter,  // of what lies on the table
  // Dunwich Horror.
  kMythosDrawn,
  kInsteadOfEncounter,
  kMoved,  // once the movement has ended
  // Curse of the Dark Pharaoh.
  kEncounterFailed,  // a check of an encounter in a town
  kDrawing,          // before a card is drawn
};
inline constexpr int kWindows = kCountOf<Window>;
/// Whether `who` has anything at all to use in this window: a look before a question is put
/// together.
bool may_use_something(const State& s, Seat who, Window window);
inline bool has_uses(const State& s, Seat who, Window window) {
  return has(s.own[who].windows | s.common.windows, static_cast<int>(window)) &&
         may_use_something(s, who, window);
}
/// Offers every use of the cards and the sheet of `who` that is legal in this window and would
/// change something: Verb::kUse {number, source, node, owner}, or Verb::kCast {number, card} where
/// can_cast() allows it; returns how many. The check, loss or battle it is about stands in the
/// state and may be that of somebody else: everybody who could answer is asked in turn.
int offer_what_opens(Table& t, Seat who, Window window);
inline int offer_uses(Table& t, Seat who, Window window) {
  return has_uses(t.state, who, window) ? offer_what_opens(t, who, window) : 0;
}
/// As offer_uses(), of what lies on the table and speaks to everybody.
int offer_table_uses(Table& t, Seat who, Window window);
/// Offers, as a Verb::kUse, what a text outside all hands leaves to `who` ("may PRICE: …"), if the
/// price can be paid and something can come of it.
void offer_text(Table& t, Seat who, std::uint16_t source, Citation rule);
/// Carries out an option of offer_uses or offer_text.
Rule<> use(Table& t, Option chosen);

// ---- triggered: what happens by itself ----------------------------------------------------------

inline constexpr int kNoSubject = -1;
inline bool may_speak(const State& s, Seat who, Moment moment) {
  if (moment == Moment::kBattleBegins || moment == Moment::kAncientAttacks) return true;
  MomentSet triggers;
  if (own_speak(moment)) triggers |= s.own[who].triggers;
  if (common_speak(moment)) triggers |= s.common.triggers;
  if (!(triggers & moments_of(moment)).empty()) return true;
  return (own_speak(moment) && anything_lasts(s)) || (foe_speaks(moment) && s.fight.kind != kNone);
}
bool somebody_speaks(const State& s, Seat who, Moment moment, int subject);
inline bool anything_at(const State& s, Seat who, Moment moment, int subject = kNoSubject) {
  return may_speak(s, who, moment) && somebody_speaks(s, who, moment, subject);
}
/// Offers what cards in play let one do instead of an encounter where `who` is: Verb::kUse.
void offer_instead_of_encounter(Table& t, Seat who);
/// Carries out all that speaks at this moment for `who`. Some moments have a subject, the number of
/// what they are about.
Rule<> let_speak(Table& t, Seat who, Moment moment, Citation rule, int subject);
Citation rule_at(Moment moment);  // that speaks of it
inline Rule<> at_moment(Table& t, Seat who, Moment moment, Citation rule,
                        int subject = kNoSubject) {
  return may_speak(t.state, who, moment) ? let_speak(t, who, moment, rule, subject)
                                         : Rule<>::done();
}
inline Rule<> at_moment(Table& t, Seat who, Moment moment) {
  return may_speak(t.state, who, moment) ? let_speak(t, who, moment, rule_at(moment), kNoSubject)
                                         : Rule<>::done();
}
/// What a card orders when it is put into play, for the first player.
Rule<> on_entering_play(Table& t, std::uint16_t source, Citation rule);
/// What one source on the table says when the terror level has risen.
Rule<> at_terror_rising(Table& t, Seat who, std::uint16_t source);
/// What a card says before it is refreshed, and once it is taken.
Rule<> before_refreshing(Table& t, Seat who, int number);
Rule<> on_taking(Table& t, Seat who, CardNumber card, Citation rule);
/// What an item that lies on the board says to an investigator who has ended the movement there,
/// and when its last token is gone.
Rule<> at_laid_item(Table& t, Seat who, std::uint16_t source);
Rule<> at_last_token(Table& t, std::uint16_t source);
/// What a Headline in play says to an investigator who has beaten so many of the monsters that it
/// has placed, once there are enough of them; false if there are not.
Rule<bool> hunt_is_over(Table& t, Seat who, std::uint16_t source, int beaten);
/// What comes before a card is used, for its text or its bonus in a check; it may be gone by that.
Rule<> before_using(Table& t, Seat who, CardNumber card);
/// The card that was gained last is used as if its movement points were paid.
bool new_card_is_useful(const Table& t, Seat who);
Rule<> use_new_card_for_free(Table& t, Seat who);
/// Whether something of `who` has taken the place of what the moment would bring; of what the
/// moment is about, if it names that by a noun.
Rule<bool> instead_of(Table& t, Seat who, Moment moment, Citation rule, int noun = kNoSubject);

/// What an Ally brings when it joins.
Rule<> joins(Table& t, Seat who, CardNumber card);

// ---- spells -------------------------------------------------------------------------------------

/// The modifier of the Spell check and the successes it needs, where they depend on the foe.
int casting_modifier(const State& s, Seat who, const Card& spell);
int casting_difficulty(const State& s, Seat who, const Card& spell);
bool counts_successes(const Card& spell);  // more of them do more
/// What a spell does once it is cast. One that only counts as a weapon has nothing to do.
Rule<> take_effect(Table& t, Seat who, CardNumber spell, int successes, Citation rule);

/// Clue tokens in the neighborhood of an investigator who can pick them up.
int clues_around(const State& s, Seat who);
/// Whether an investigator in a town has the Movement of this turn still to come, after `who`.
bool yet_to_move(const State& s, Seat other, Seat who);

// ---- the rest -----------------------------------------------------------------------------------

/// A card that may be discarded or exhausted in place of spending a Clue ("instead of spending
/// clue: may discard this: count as clue"). checks.cc and pay_clues() offer it as Verb::kSpendCard.
bool counts_as_clue(const Card& card);

/// Whether everything that a card asks of `who` can be paid and done: the price of a rumor.
bool can_carry_out(const Table& t, Seat who, std::uint16_t source);
/// Runs what a card says to `who`, from its root; 1 when it was carried out.
Rule<int> carry_out(Table& t, Seat who, std::uint16_t source, Citation rule);
/// The same for a text of the monster in a slot.
Rule<int> carry_out_of(Table& t, Seat who, std::uint16_t source, int slot, Citation rule);
/// Carries out an effect that is the price of something. Whoever pays the last Sanity or Stamina
/// falls once what it is paid for has come, by settle_harm. AH-309
Rule<int> pay_price(Table& t, Seat who, std::uint16_t source, Citation rule);

}  // namespace tavola::arkham
