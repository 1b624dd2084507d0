// The kinds of values that verbs, prompts and events carry: what each number of a kind is called in
// JSON, and by which word. Most of them are things of the content.
#include "games/arkham/value_kinds.h"

#include "core/phrase_table.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/content/content.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/words.h"

namespace tavola::arkham {
namespace {

void set(ValueKind& kind, std::size_t value, std::string id, std::string word) {
  while (kind.ids.size() <= value) {
    kind.ids.push_back(kind.name + "_" + std::to_string(kind.ids.size()));
    kind.words.emplace_back("area");
  }
  kind.ids[value] = std::move(id);
  kind.words[value] = std::move(word);
}

/// All places in the order of their numbers; numbers without a place have a name all the same.
ValueKind places() {
  const Content& c = content();
  ValueKind kind = kind_of_things("place", c.areas);
  for (std::size_t i = 0; i < c.worlds.size(); ++i) {
    const std::size_t first = first_area(static_cast<int>(i));
    set(kind, first, c.worlds[i].id + "_1", c.worlds[i].word);
    set(kind, first + 1, c.worlds[i].id + "_2", c.worlds[i].word);
  }
  for (std::size_t i = 0; i < c.beside.size(); ++i)
    set(kind, kSky + i, c.beside[i].id, c.beside[i].word);
  set(kind, kBox, "box", "box");
  set(kind, kOnRumor, "rumor", "rumor");
  set(kind, kMet, "met", "encounter");
  set(kind, kVortex, "vortex", "vortex");
  for (int seat = 0; seat < kMostSeats; ++seat)
    set(kind, kTrophies + static_cast<std::size_t>(seat), "trophies_" + std::to_string(seat),
        "trophy");
  return kind;
}

/// As many numbers to each neighborhood as it has room for.
ValueKind location_cards() {
  ValueKind kind{"location_card", {}, {}};
  for (const Neighborhood& neighborhood : content().neighborhoods)
    for (std::size_t card = 0; card < kMostLocationCards; ++card) {
      kind.ids.push_back(card < neighborhood.card_ids.size()
                             ? neighborhood.card_ids[card]
                             : neighborhood.id + "_no_" + std::to_string(card + 1));
      kind.words.push_back(neighborhood.word);
    }
  return kind;
}

ValueKind gate_cards() {
  ValueKind kind{"gate_card", {}, {}};
  for (const GateCard& card : content().gate_cards) {
    kind.ids.push_back(card.id);
    kind.words.emplace_back("gate_card");
  }
  return kind;
}

/// Special cards are the bits of a set.
ValueKind specials() {
  ValueKind kind{"special", {}, {}};
  set(kind, kRetainer, "retainer", "spc_retainer");
  set(kind, kBankLoan, "bank_loan", "spc_bank_loan");
  set(kind, kMembership, "membership", "spc_silver_twilight_lodge_membership");
  set(kind, kDeputy, "deputy", "spc_deputy_of_arkham");
  return kind;
}

/// By the number of their bit.
ValueKind abilities() {
  return {"ability",
          {"ambush", "endless", "physical_resistance", "physical_immunity", "magical_resistance",
           "magical_immunity", "undead", "mask", "lore_in_combat", "nightmarish", "overwhelming",
           "elusive"},
          {"abil_ambush", "abil_endless", "abil_physical_resistance", "abil_physical_immunity",
           "abil_magical_resistance", "abil_magical_immunity", "abil_undead", "abil_undead", "lore",
           "abil_nightmarish", "abil_overwhelming", "abil_elusive"}};
}

/// The values of an enum whose words are their names behind a prefix.
template <class E>
ValueKind prefixed(std::string name, const std::string& prefix) {
  ValueKind kind{std::move(name), names_of<E>(), {}};
  for (const std::string& id : kind.ids) kind.words.push_back(prefix + id);
  return kind;
}

/// The card that each effect stands on, by the id under which it can be looked up.
ValueKind texts() {
  const Content& c = content();
  ValueKind kind{"text", std::vector<std::string>(c.book.size()), {}};
  const auto on = [&kind](std::uint16_t source, const std::string& id) {
    if (source != kNoSource) kind.ids[source] = id;
  };
  for (const Card& card : c.cards) on(card.source, card.id);
  for (const SpecialText& special : c.specials) on(special.source, special.id);
  for (const InvestigatorSheet& sheet : c.sheets) on(sheet.source, "sheet_" + sheet.id);
  for (const AncientOne& ancient : c.ancient_ones)
    for (const std::uint16_t source : {ancient.source, ancient.start_of_battle, ancient.attack})
      on(source, "ancient_" + ancient.id);
  for (const MonsterMarker& monster : c.monsters)
    for (const std::uint16_t source : {monster.moves, monster.source})
      on(source, "monster_" + monster.id);
  for (const MythosCard& card : c.mythos)
    for (const std::uint16_t source :
         {card.source, card.instead_of_gate, card.ongoing, card.price, card.pass, card.fail})
      on(source, "mythos_" + card.id);
  for (const ExhibitCard& card : c.exhibit_cards) on(card.source, card.id);
  on(c.ignored_encounter, "blights");
  for (const TableCard& card : c.table_cards)
    for (const std::uint16_t source : {card.source, card.setup, card.prevented})
      on(source, "table_" + card.id);
  for (const GateCard& card : c.gate_cards) {
    for (const std::uint16_t source : card.entries) on(source, "gate_" + card.id);
    on(card.other, "gate_" + card.id);
  }
  for (const BoardArea& area : c.areas) on(area.offer, "offer_" + area.id);
  for (const BoardArea& area : c.areas)
    for (const auto* entries : {&area.encounters, &area.members_encounters})
      for (std::size_t card = 0; card < entries->size(); ++card)
        on((*entries)[card], "location_" + c.neighborhoods[area.neighborhood].card_ids[card]);
  return kind;
}

}  // namespace

void add_value_kinds(Vocabulary& v) {
  const Content& c = content();
  add_kind(v, kAreaValue, kind_of_things("area", c.areas));
  add_kind(v, kPlaceValue, places());
  add_kind(v, kWorldValue, kind_of_things("world", c.worlds));
  add_kind(v, kGateValue, kind_of_things("gate", c.gates));
  add_kind(v, kMonsterValue, kind_of_things("monster", c.monsters));
  add_kind(v, kCardValue, kind_of_things("card", c.cards));
  add_kind(v, kCardTypeValue,
           {"card_type",
            names_of<CardType>(),
            {"common_item", "unique_item", "spell", "skill", "ally", "special_card", "exhibit_item",
             "injury", "madness", "blessing_of_nodens"}});
  add_kind(v, kSheetValue, kind_of_things("sheet", c.sheets));
  add_kind(v, kAncientOneValue, kind_of_things("ancient_one", c.ancient_ones));
  add_kind(v, kMythosValue, kind_of_things("mythos", c.mythos));
  add_kind(v, kGateCardValue, gate_cards());
  add_kind(v, kLocationCardValue, location_cards());
  add_kind(v, kTrackValue,
           {"track",
            {"speed_sneak", "fight_will", "lore_luck"},
            {"track_speed_sneak", "track_fight_will", "track_lore_luck"}});
  add_kind(v, kSkillValue, {"skill", names_of<Skill>(), names_of<Skill>()});
  add_kind(
      v, kCheckValue,
      {"check",
       names_of<CheckKind>(),
       {"skill_check", "evade_check", "horror_check", "combat_check", "spell_check", "check"}});
  add_kind(v, kPhaseValue,
           {"phase",
            names_of<Phase>(),
            {"setup", "investigator", "random_possessions", "mythos", "turn", "upkeep", "movement",
             "arkham_encounters", "other_world_encounters", "mythos", "awakening", "final_battle",
             "final_battle", "final_battle", "final_battle", "gui_game_over"}});
  add_kind(v, kSpecialValue, specials());
  add_kind(v, kEndingValue, {"ending", v.endings, {}});
  add_kind(v, kNeighborhoodValue, kind_of_things("neighborhood", c.neighborhoods));
  add_kind(v, kAbilityValue, abilities());
  add_kind(v, kReasonValue, {"reason", names_of<Reason>(), {}});
  add_kind(v, kResourceValue,
           {"resource", names_of<Resource>(), {"sanity", "stamina", "money", "clue_token"}});
  add_kind(v, kServiceValue, {"service", names_of<Ability>(), {}});  // what locations offer
  add_kind(v, kTextValue, texts());
  add_kind(v, kTableCardValue, kind_of_things("table_card", c.table_cards));
  add_kind(v, kRiftValue, kind_of_things("rift", c.rifts));
  add_kind(v, kRiftTrackValue, kind_of_things("rift_track", c.rift_tracks));
  add_kind(v, kRiftProgressValue, kind_of_things("rift_progress", c.rift_progress));
  add_kind(v, kExhibitCardValue, kind_of_things("exhibit_card", c.exhibit_cards));
  add_kind(v, kTokenValue, {"token", names_of<TokenKind>(), {"brood_token", "bast_token"}});
  add_kind(v, kDimensionValue, prefixed<Dimension>("dimension", "dim_"));
}

}  // namespace tavola::arkham
