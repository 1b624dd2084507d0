// Fills the vocabulary of Catacombs from its content. The order follows the enums of words.h.
#include "games/catacombs/cards/content.h"
#include "games/catacombs/words.h"

namespace tavola::catacombs {
namespace {

const Field kWho{"seat", kSeatValue};
const Field kTheHero{"hero", kHeroValue};
const Field kThePiece{"piece", kPieceValue};
const Field kTheFigure{"figure", kFigureValue};
const Field kTheCard{"equipment", kEquipmentValue};
const Field kTheSpell{"spell", kSpellValue};
const Field kAmount{"number", kNumber};
const Field kAtX{"x", kNumber};
const Field kAtY{"y", kNumber};
constexpr int kTextValue = kCoinValue + 1;  // effects, by the card they stand on
const Field kCard{"card", kTextValue};
const Field kNode{"", kNumber};  // of its effect: nothing that a reader wants to know
const Field kBy{"by", kPieceValue};

template <class Things>
void add(ValueKind& kind, const Things& things) {
  for (const auto& thing : things) {
    kind.ids.push_back(thing.id);
    kind.words.push_back(thing.word);
  }
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
  ValueKind hero{"hero", {}, {}};
  ValueKind piece{"piece", {}, {}};
  ValueKind figure{"figure", {}, {}};
  add(figure, c.heroes);
  piece.ids = figure.ids;
  piece.words = figure.words;
  hero.ids.assign(figure.ids.begin(), figure.ids.begin() + kHeroes);
  hero.words.assign(figure.words.begin(), figure.words.begin() + kHeroes);
  for (ValueKind* kind : {&piece, &figure}) {
    kind->ids.emplace_back("shield");
    kind->words.emplace_back("shield");
  }
  add(figure, c.lords);
  add(figure, c.monsters);
  piece.ids.emplace_back("lord");
  piece.words.emplace_back("catacomb_lord");
  for (int i = kFirstMonster; i < kPieces; ++i) {
    piece.ids.push_back("monster_" + std::to_string(i - kFirstMonster + 1));
    piece.words.emplace_back("monster");
  }
  piece.ids.emplace_back("shot");
  piece.words.emplace_back("missile");
  ValueKind room{"room", {}, {}};
  ValueKind side{"side", {}, {}};
  ValueKind spell{"spell", {}, {}};
  ValueKind equipment{"equipment", {}, {}};
  ValueKind special{"special", {}, {}};
  add(room, c.rooms);
  add(side, c.sides);
  add(spell, c.spells);
  add(equipment, c.equipment);
  add(special, c.specials);
  const ValueKind zone{"zone",
                       {"hero_zone", "monster_zone", "board"},
                       {"hero_start_zone", "monster_start_zone", "game_board"}};
  const ValueKind shot{"shot",
                       {"melee", "ranged", "fireball"},
                       {"melee_attack", "ranged_attack", "fireball_attack"}};
  v.endings = {"none", "lord_defeated", "heroes_dead", "heroes_out"};
  const ValueKind ending{"ending", v.endings, {}};
  const ValueKind coin{"coin", {"heads", "tails"}, {"coin_heads", "coin_tails"}};
  v.kinds.insert(v.kinds.end(), {hero, piece, figure, room, side, spell, equipment, special, zone,
                                 shot, ending, coin, texts(c)});

  v.verbs = {
      {"take_hero", {kTheHero}},
      {"take_last", {kWho, kTheHero}},
      {"activate", {kThePiece, kTheFigure}},
      {"end_turn", {}},
      {"place", {kThePiece, kTheFigure, {"zone", kZoneValue}, {"near", kPieceValue}}},
      {"flick", {kThePiece, kTheFigure, {"attack", kNumber}, {"shot", kShotValue}}},
      {"shoot", {kThePiece, kTheFigure, {"shot", kShotValue}}},
      {"attack", {kThePiece, kTheFigure, {"attack", kNumber}, {"part", kNumber}}},
      {"special", {kThePiece, kTheFigure, {"special", kSpecialValue}}},
      {"cast", {kTheSpell, {"from", kPieceValue}}},
      {"use", {kThePiece, kTheFigure, kTheCard}},
      {"pass", {kThePiece, kTheFigure}},
      {"skip", {}},
      {"stop", {}},
      {"retaliate", {kThePiece, kTheFigure}},
      {"regenerate", {kThePiece, kTheFigure}},
      {"decline", {}},
      {"put_back", {kThePiece, kTheFigure, kAmount, kAtX, kAtY}},
      {"buy", {kTheCard, kTheHero, {"price", kNumber}, {"half", kNumber}}},
      {"give", {kTheHero, {"to", kHeroValue}}},
      {"heal", {kTheHero, {"payer", kHeroValue}}},
      {"resurrect", {kTheHero, {"payer", kHeroValue}}},
      {"done", {}},
      {"divide", {kTheHero}},
      {"choose_piece", {kCard, kNode, kThePiece}},
      {"choice", {kCard, kNode, {"choice", kNumber}}},
      {"accept_effect", {kCard, kNode}},
      {"decline_effect", {kCard, kNode}},
  };
  v.prompts = {
      {"take_hero", {}},
      {"take_last", {kTheHero}},
      {"place_which", {}},
      {"place_hero", {}},
      {"place_monster", {}},
      {"place_near", {kTheFigure, {"near", kPieceValue}}},
      {"relocate", {kTheFigure}},
      {"heroes_turn", {}},
      {"overseers_turn", {}},
      {"action", {kThePiece, kTheFigure}},
      {"aim", {kThePiece, kTheFigure}},
      {"rush", {kThePiece, kTheFigure, {"left", kNumber}}},
      {"retaliation", {}},
      {"regeneration", {}},
      {"put_back", {kThePiece, kTheFigure}},
      {"merchant", {}},
      {"healer", {}},
      {"divide", {kTheHero, {"left", kNumber}}},
      {"choose_piece", {kCard, kNode}},
      {"choice", {kCard, kNode}},
      {"may", {kCard, kNode}},
  };
  const std::vector<Field> kThing = {kThePiece, kTheFigure};
  const std::vector<Field> kThingBy = {kThePiece, kTheFigure, kBy};
  const std::vector<Field> kThingAt = {kThePiece, kTheFigure, kAtX, kAtY};
  constexpr bool kReveals = true;
  v.events = {
      {"lord_chosen", {kWho, kTheFigure}},
      {"wandering", {kTheFigure}},
      {"hero_taken", {kWho, kTheHero}},
      {"room_turned", {{"room", kRoomValue}, kAmount}, kReveals},
      {"final_battle", {kTheFigure, {"side", kSideValue}}},
      {"monsters_come", {kTheFigure, kAmount}},
      {"fewer_come", {kTheFigure, kAmount}},
      {"placed", kThingAt},
      {"round_begins", {{"round", kNumber}}},
      {"turn_begins", {kWho}},
      {"passed", kThing},
      {"flicked", {kThePiece, kTheFigure, {"dx", kNumber}, {"dy", kNumber}, {"speed", kNumber}}},
      {"shot_placed", {kThePiece, kTheFigure, {"shot", kShotValue}, kAtX, kAtY}},
      {"aim_slipped", {kThePiece, kTheFigure, {"turn", kNumber}, {"push", kNumber}}},
      {"hit", kThingBy},
      {"missed", kThing},
      {"put_back", kThingAt},
      {"void_hit", kThing},
      {"wounded", {kThePiece, kTheFigure, kAmount}},
      {"eliminated", kThingBy},
      {"absorbed", kThing},
      {"unharmed", kThing},
      {"protection_ends", kThing},
      {"hero_hurt", {kThePiece, kTheFigure, kAmount, {"left", kNumber}}},
      {"lord_hurt", {kThePiece, kTheFigure, kAmount, {"left", kNumber}}},
      {"mail_holds", kThing},
      {"burnt", kThingBy},
      {"hero_dies", {kTheHero}},
      {"ally_falls", kThing},
      {"fire_wall", kThing},
      {"incapacitated", kThing},
      {"steady_hero", kThing},
      {"stone", kThing},
      {"recovers", kThing},
      {"retaliates", kThing},
      {"regenerates", kThing},
      {"rage_spent", {{"left", kNumber}}},
      {"cast", {kTheSpell, {"from", kPieceValue}}},
      {"used", {kThePiece, kTheFigure, kTheCard}},
      {"coin", {{"coin", kCoinValue}}},
      {"summoned", kThingAt},
      {"none_left", {kTheFigure}},
      {"no_place", {kTheFigure}},
      {"relocated", kThingAt},
      {"healed", {kTheHero, kAmount, {"now", kNumber}}},
      {"room_complete", {{"room", kRoomValue}}},
      {"paid", {kTheHero, kAmount}},
      {"short", {kAmount}},
      {"merchant_shows", {kTheCard}, kReveals},
      {"bought", {kTheHero, kTheCard, {"price", kNumber}}},
      {"gave", {kTheHero, {"to", kHeroValue}, kAmount}},
      {"served", {kTheHero, {"payer", kHeroValue}, {"price", kNumber}}},
      {"resurrected", {kTheHero, {"payer", kHeroValue}, {"price", kNumber}}},
      {"done", {kWho}},
      {"game_won", {kTheFigure}},
      {"game_lost", {{"ending", kEndingValue}}},
  };
  v.parameters = {"x", "y", "dx", "dy", "speed", "hundreds"};
  v.decks = {{"level_0", kRoomValue},
             {"level_1", kRoomValue},
             {"level_2", kRoomValue},
             {"healers", kRoomValue},
             {"equipment", kEquipmentValue}};
  v.die_faces = 2;
  return v;
}

}  // namespace tavola::catacombs
