// The vocabulary of Catacombs: what each verb, prompt and event carries, and the names of the
// content's things.
#include <span>

#include "core/phrase_table.h"
#include "games/catacombs/cards/content.h"
#include "games/catacombs/words.h"

namespace tavola::catacombs {
namespace {

constexpr FieldOf kWho{"seat", kSeatValue};
constexpr FieldOf kTheHero{"hero", kHeroValue};
constexpr FieldOf kThePiece{"piece", kPieceValue};
constexpr FieldOf kTheFigure{"figure", kFigureValue};
constexpr FieldOf kTheCard{"equipment", kEquipmentValue};
constexpr FieldOf kTheSpell{"spell", kSpellValue};
constexpr FieldOf kAmount{"number"};
constexpr FieldOf kAtX{"x"};
constexpr FieldOf kAtY{"y"};
constexpr int kTextValue = kCoinValue + 1;  // effects, by the card they stand on
constexpr FieldOf kCard{"card", kTextValue};
constexpr FieldOf kNode{""};        // of its effect: nothing that a reader wants to know
constexpr FieldOf kMoved{"moved"};  // 1 where the place at which the disc left is taken
constexpr FieldOf kBy{"by", kPieceValue};

constexpr auto kVerbs = phrase_table<Verb>({
    {Verb::kTakeHero, {kTheHero}},
    {Verb::kTakeLast, {kWho, kTheHero}},
    {Verb::kActivate, {kThePiece, kTheFigure}},
    {Verb::kEndTurn},
    {Verb::kPlace, {kThePiece, kTheFigure, {"zone", kZoneValue}, {"near", kPieceValue}}},
    {Verb::kFlick, {kThePiece, kTheFigure, {"attack"}, {"shot", kShotValue}}},
    {Verb::kShoot, {kThePiece, kTheFigure, {"shot", kShotValue}}},
    {Verb::kAttack, {kThePiece, kTheFigure, {"attack"}, {"part"}}},
    {Verb::kSpecial, {kThePiece, kTheFigure, {"special", kSpecialValue}}},
    {Verb::kCast, {kTheSpell, {"from", kPieceValue}}},
    {Verb::kUse, {kThePiece, kTheFigure, kTheCard}},
    {Verb::kPass, {kThePiece, kTheFigure}},
    {Verb::kSkip},
    {Verb::kStop},
    {Verb::kRetaliate, {kThePiece, kTheFigure}},
    {Verb::kRegenerate, {kThePiece, kTheFigure}},
    {Verb::kDecline},
    {Verb::kPutBack, {kThePiece, kTheFigure, kAmount, kAtX, kAtY}},
    {Verb::kBuy, {kTheCard, kTheHero, {"price"}, {"half"}}},
    {Verb::kGive, {kTheHero, {"to", kHeroValue}}},
    {Verb::kHeal, {kTheHero, {"payer", kHeroValue}}},
    {Verb::kResurrect, {kTheHero, {"payer", kHeroValue}}},
    {Verb::kDone},
    {Verb::kDivide, {kTheHero}},
    {Verb::kChoosePiece, {kCard, kNode, kThePiece}},
    {Verb::kChoice, {kCard, kNode, {"choice"}}},
    {Verb::kAcceptEffect, {kCard, kNode}},
    {Verb::kDeclineEffect, {kCard, kNode}},
    {Verb::kOthersFirst},
});

constexpr auto kPrompts = phrase_table<Prompt>({
    {Prompt::kTakeHero},
    {Prompt::kTakeLast, {kTheHero}},
    {Prompt::kPlaceHero},
    {Prompt::kPlaceMonster},
    {Prompt::kPlaceNear, {kTheFigure, {"near", kPieceValue}}},
    {Prompt::kRelocate, {kTheFigure}},
    {Prompt::kHeroesTurn},
    {Prompt::kOverseersTurn},
    {Prompt::kAction, {kThePiece, kTheFigure}},
    {Prompt::kAim, {kThePiece, kTheFigure}},
    {Prompt::kRush, {kThePiece, kTheFigure, {"left"}}},
    {Prompt::kRetaliation},
    {Prompt::kRegeneration},
    {Prompt::kPutBack, {kThePiece, kTheFigure}},
    {Prompt::kMerchant},
    {Prompt::kHealer},
    {Prompt::kDivide, {kTheHero, {"left"}}},
    {Prompt::kChoosePiece, {kCard, kNode}},
    {Prompt::kChoice, {kCard, kNode}},
    {Prompt::kMay, {kCard, kNode}},
});

constexpr bool kReveals = true;
constexpr auto kEventKinds = phrase_table<Happening>({
    {Happening::kLordChosen, {kWho, kTheFigure}},
    {Happening::kWandering, {kTheFigure}},
    {Happening::kHeroTaken, {kWho, kTheHero}},
    {Happening::kRoomTurned, {{"room", kRoomValue}, kAmount}, kReveals},
    {Happening::kFinalBattle, {kTheFigure, {"side", kSideValue}}},
    {Happening::kMonstersCome, {kTheFigure, kAmount}},
    {Happening::kFewerCome, {kTheFigure, kAmount}},
    {Happening::kPlaced, {kThePiece, kTheFigure, kAtX, kAtY}},
    {Happening::kRoundBegins, {{"round"}}},
    {Happening::kTurnBegins, {kWho}},
    {Happening::kPassed, {kThePiece, kTheFigure}},
    {Happening::kFlicked, {kThePiece, kTheFigure, {"dx"}, {"dy"}, {"speed"}}},
    {Happening::kShotPlaced, {kThePiece, kTheFigure, {"shot", kShotValue}, kAtX, kAtY}},
    {Happening::kAimSlipped, {kThePiece, kTheFigure, {"turn"}, {"push"}}},
    {Happening::kHit, {kThePiece, kTheFigure, kBy}},
    {Happening::kMissed, {kThePiece, kTheFigure}},
    {Happening::kPutBack, {kThePiece, kTheFigure, kAtX, kAtY, kMoved}},
    {Happening::kVoidHit, {kThePiece, kTheFigure}},
    {Happening::kWounded, {kThePiece, kTheFigure, kAmount}},
    {Happening::kEliminated, {kThePiece, kTheFigure, kBy}},
    {Happening::kAbsorbed, {kThePiece, kTheFigure}},
    {Happening::kUnharmed, {kThePiece, kTheFigure}},
    {Happening::kProtectionEnds, {kThePiece, kTheFigure}},
    {Happening::kHeroHurt, {kThePiece, kTheFigure, kAmount, {"left"}}},
    {Happening::kLordHurt, {kThePiece, kTheFigure, kAmount, {"left"}}},
    {Happening::kMailHolds, {kThePiece, kTheFigure}},
    {Happening::kBurnt, {kThePiece, kTheFigure, kBy}},
    {Happening::kHeroDies, {kTheHero}},
    {Happening::kAllyFalls, {kThePiece, kTheFigure}},
    {Happening::kFireWall, {kThePiece, kTheFigure}},
    {Happening::kIncapacitated, {kThePiece, kTheFigure}},
    {Happening::kSteadyHero, {kThePiece, kTheFigure}},
    {Happening::kAlreadyIncapacitated, {kThePiece, kTheFigure}},
    {Happening::kAllyUnstunned, {kThePiece, kTheFigure}},
    {Happening::kStone, {kThePiece, kTheFigure}},
    {Happening::kRecovers, {kThePiece, kTheFigure}},
    {Happening::kRetaliates, {kThePiece, kTheFigure}},
    {Happening::kRegenerates, {kThePiece, kTheFigure}},
    {Happening::kRageSpent, {{"left"}}},
    {Happening::kRageRises, {{"now"}}},
    {Happening::kRageFull, {{"now"}}},
    {Happening::kCast, {kTheSpell, {"from", kPieceValue}}},
    {Happening::kUsed, {kThePiece, kTheFigure, kTheCard}},
    {Happening::kSpecialUsed, {kThePiece, kTheFigure, {"special", kSpecialValue}}},
    {Happening::kCoin, {{"coin", kCoinValue}}},
    {Happening::kSummoned, {kThePiece, kTheFigure, kAtX, kAtY}},
    {Happening::kNoneLeft, {kTheFigure}},
    {Happening::kNoPlace, {kTheFigure}},
    {Happening::kRelocated, {kThePiece, kTheFigure, kAtX, kAtY}},
    {Happening::kHealed, {kTheHero, kAmount, {"now"}}},
    {Happening::kFullHealth, {kTheHero}},
    {Happening::kRoomComplete, {{"room", kRoomValue}}},
    {Happening::kCrumbles, {kThePiece, kTheFigure}},
    {Happening::kPaid, {kTheHero, kAmount}},
    {Happening::kUnpaid, {kTheHero}},
    {Happening::kShort, {kAmount}},
    {Happening::kMerchantShows, {kTheCard}, kReveals},
    {Happening::kBought, {kTheHero, kTheCard, {"price"}}},
    {Happening::kGave, {kTheHero, {"to", kHeroValue}, kAmount}},
    {Happening::kServed, {kTheHero, {"payer", kHeroValue}, {"price"}}},
    {Happening::kResurrected, {kTheHero, {"payer", kHeroValue}, {"price"}}},
    {Happening::kDone, {kWho}},
    {Happening::kGameWon, {kTheFigure}},
    {Happening::kGameLost, {{"ending", kEndingValue}}},
});

constexpr auto kDecks = deck_table<DeckId>({
    {DeckId::kLevel0, kRoomValue},
    {DeckId::kLevel1, kRoomValue},
    {DeckId::kLevel2, kRoomValue},
    {DeckId::kHealers, kRoomValue},
    {DeckId::kEquipment, kEquipmentValue},
});

/// A kind whose values are those of an enum, with words made of their names.
template <class E>
ValueKind kind_of_enum(std::string name, const std::string& before, const std::string& after) {
  ValueKind kind{std::move(name), names_of<E>(), {}};
  for (const std::string& id : kind.ids) kind.words.push_back(before + id + after);
  return kind;
}

void append(ValueKind& kind, const ValueKind& more) {
  kind.ids.insert(kind.ids.end(), more.ids.begin(), more.ids.end());
  kind.words.insert(kind.words.end(), more.words.begin(), more.words.end());
}

ValueKind kind_of_heroes(const Content& c) {
  return kind_of_things("hero", std::span(c.heroes).first(kHeroes));
}

/// Heroes, allies and shield are the same in both, the Lord is one piece of four figures, and of a
/// kind of monster there are several pieces.
ValueKind kind_of_figures(const Content& c) {
  ValueKind figure = kind_of_things("figure", c.heroes);
  append(figure, {"", {"shield"}, {"shield"}});
  append(figure, kind_of_things("", c.lords));
  append(figure, kind_of_things("", c.monsters));
  return figure;
}

ValueKind kind_of_pieces(const Content& c) {
  ValueKind piece = kind_of_things("piece", c.heroes);
  append(piece, {"", {"shield", "lord"}, {"shield", "catacomb_lord"}});
  for (int i = kFirstMonster; i < kPieces; ++i)
    append(piece, {"", {"monster_" + std::to_string(i - kFirstMonster + 1)}, {"monster"}});
  append(piece, {"", {"shot"}, {"missile"}});
  return piece;
}

ValueKind kind_of_zones() {
  ValueKind zone{"zone", names_of<Zone>(), {}};
  zone.words = {"hero_start_zone", "monster_start_zone", "game_board"};
  return zone;
}

/// The card that each effect stands on, by the id under which it can be looked up.
ValueKind texts(const Content& c) {
  ValueKind kind{"text", std::vector<std::string>(c.book.size()), {}};
  for (const AbilityCard& card : c.abilities) kind.ids[card.source] = card.id;
  for (const Special& card : c.specials)
    if (card.has_effect) kind.ids[card.source] = card.id;
  for (const Spell& card : c.spells) kind.ids[card.source] = "spell_" + card.id;
  for (const Equipment& card : c.equipment) kind.ids[card.source] = "equipment_" + card.id;
  return kind;
}

}  // namespace

Vocabulary make_vocabulary() {
  const Content& c = content();
  Vocabulary v;
  v.endings = names_of<Ending>();
  add_kind(v, kHeroValue, kind_of_heroes(c));
  add_kind(v, kPieceValue, kind_of_pieces(c));
  add_kind(v, kFigureValue, kind_of_figures(c));
  add_kind(v, kRoomValue, kind_of_things("room", c.rooms));
  add_kind(v, kSideValue, kind_of_things("side", c.sides));
  add_kind(v, kSpellValue, kind_of_things("spell", c.spells));
  add_kind(v, kEquipmentValue, kind_of_things("equipment", c.equipment));
  add_kind(v, kSpecialValue, kind_of_things("special", c.specials));
  add_kind(v, kZoneValue, kind_of_zones());
  add_kind(v, kShotValue, kind_of_enum<AttackKind>("shot", "", "_attack"));
  add_kind(v, kEndingValue, {"ending", v.endings, {}});
  add_kind(v, kCoinValue, kind_of_enum<Coin>("coin", "coin_", ""));
  add_kind(v, kTextValue, texts(c));
  v.verbs = phrases(kVerbs);
  v.prompts = phrases(kPrompts);
  v.events = phrases(kEventKinds);
  v.parameters = names_of<Measure>();
  v.decks = decks(kDecks);
  v.die_faces = static_cast<int>(kCountOf<Coin>);
  return v;
}

}  // namespace tavola::catacombs
