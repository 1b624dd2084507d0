// Fills the vocabulary of Arkham Horror from its content. The order follows the enums of words.h;
// a verb, prompt or event that is added there gets its line here and its message in
// content/arkham/messages.toml.
#include "core/check.h"
#include "games/arkham/board/board.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/content/content.h"
#include "games/arkham/words.h"

namespace tavola::arkham {
namespace {

template <class Things>
ValueKind named(const char* kind, const Things& things) {
  ValueKind list{kind, {}, {}};
  for (const auto& thing : things) {
    list.ids.push_back(thing.id);
    list.words.push_back(thing.word);
  }
  return list;
}

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
  ValueKind kind = named("place", c.areas);
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
  for (int seat = 0; seat < kMostSeats; ++seat)
    set(kind, kTrophies + static_cast<std::size_t>(seat), "trophies_" + std::to_string(seat),
        "trophy");
  return kind;
}

/// As many numbers to each neighborhood as it has room for.
ValueKind location_cards() {
  ValueKind kind{"location_card", {}, {}};
  for (const Neighborhood& neighborhood : content().neighborhoods)
    for (int card = 1; card <= kMostLocationCards; ++card) {
      kind.ids.push_back(neighborhood.id + "_" + std::to_string(card));
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
           "magical_immunity", "undead", "mask", "lore_in_combat", "nightmarish", "overwhelming"},
          {"abil_ambush", "abil_endless", "abil_physical_resistance", "abil_physical_immunity",
           "abil_magical_resistance", "abil_magical_immunity", "abil_undead", "abil_undead", "lore",
           "abil_nightmarish", "abil_overwhelming"}};
}

ValueKind reasons() {
  ValueKind kind{"reason",
                 {"seal", "gate", "ward", "fallen", "released", "blessing", "curse", "retainer",
                  "text", "both_gone", "maximum", "lost"},
                 {}};
  TAVOLA_CHECK(kind.ids.size() == static_cast<std::size_t>(Reason::kCount), "a reason has no name");
  return kind;
}

/// What locations offer, in the order of Ability.
ValueKind services() {
  return {"service",
          {"none", "psychiatric_care", "medical_care", "general_store", "curiositie_shoppe",
           "magic_lessons", "classes", "bank_loan", "dissection", "shady_character", "blessing",
           "recruiting", "deputizing"},
          {}};
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
    for (const std::uint16_t source : {card.source, card.ongoing, card.price, card.pass, card.fail})
      on(source, "mythos_" + card.id);
  for (const GateCard& card : c.gate_cards) {
    for (const std::uint16_t source : card.entries) on(source, "gate_" + card.id);
    on(card.other, "gate_" + card.id);
  }
  for (const BoardArea& area : c.areas)
    for (const auto* entries : {&area.encounters, &area.members_encounters})
      for (std::size_t card = 0; card < entries->size(); ++card)
        on((*entries)[card],
           "location_" + c.neighborhoods[area.neighborhood].id + "_" + std::to_string(card + 1));
  return kind;
}

}  // namespace

Vocabulary make_vocabulary() {
  const Content& c = content();
  const Field kCard{"card", kTextValue};
  const Field kNode{"", kNumber};  // of the card's effect: nothing that a reader wants to know
  Vocabulary v;
  v.endings = {"playing",  "gates_closed", "gates_sealed", "ancient_one_defeated",
               "devoured", "azathoth"};
  v.kinds.insert(
      v.kinds.end(),
      {named("area", c.areas),
       places(),
       named("world", c.worlds),
       named("gate", c.gates),
       named("monster", c.monsters),
       named("card", c.cards),
       {"card_type",
        {"common", "unique", "spell", "skill", "ally", "special"},
        {"common_item", "unique_item", "spell", "skill", "ally", "special_card"}},
       named("sheet", c.sheets),
       named("ancient_one", c.ancient_ones),
       named("mythos", c.mythos),
       gate_cards(),
       location_cards(),
       {"track",
        {"speed_sneak", "fight_will", "lore_luck"},
        {"track_speed_sneak", "track_fight_will", "track_lore_luck"}},
       {"skill",
        {"speed", "sneak", "fight", "will", "lore", "luck"},
        {"speed", "sneak", "fight", "will", "lore", "luck"}},
       {"check",
        {"plain", "evade", "horror", "combat", "spell", "closing"},
        {"skill_check", "evade_check", "horror_check", "combat_check", "spell_check", "check"}},
       {"phase",
        {"setup", "investigators", "possessions", "first_mythos", "start_of_turn", "upkeep",
         "movement", "arkham_encounters", "other_world_encounters", "mythos", "awakening",
         "battle_upkeep", "battle_attack", "battle_defence", "over"},
        {"setup", "investigator", "random_possessions", "mythos", "turn", "upkeep", "movement",
         "arkham_encounters", "other_world_encounters", "mythos", "awakening", "final_battle",
         "final_battle", "final_battle", "gui_game_over"}},
       specials(),
       {"ending", v.endings, {}},
       named("neighborhood", c.neighborhoods),
       abilities(),
       reasons(),
       {"resource",
        {"sanity", "stamina", "money", "clues"},
        {"sanity", "stamina", "money", "clue_token"}},
       services(),
       texts()});

  v.verbs = {
      {"take_investigator", {{"sheet", kSheetValue}}},
      {"set_slider",
       {{"track", kTrackValue}, {"stop", kNumber}, {"first", kNumber}, {"second", kNumber}}},
      {"reenter", {{"area", kAreaValue}}},
      {"pay", {{"number", kNumber}}},
      {"default", {}},
      {"repay_loan", {}},
      {"done", {}},
      {"move", {{"area", kAreaValue}}},
      {"end_movement", {}},
      {"fight", {{"slot", kNumber}, {"monster", kMonsterValue}}},
      {"evade", {{"slot", kNumber}, {"monster", kMonsterValue}}},
      {"take_clues", {{"number", kNumber}}},
      {"patrol_wagon", {{"area", kAreaValue}}},
      {"pass_by", {}},
      {"encounter", {}},
      {"regain", {{"number", kNumber}}},
      {"restore", {{"price", kNumber}}},
      {"shop", {{"type", kCardTypeValue}}},
      {"lessons", {{"type", kCardTypeValue}, {"price", kNumber}}},
      {"take_loan", {{"number", kNumber}}},
      {"sell_trophies", {{"toughness", kNumber}, {"gates", kNumber}, {"service", kServiceValue}}},
      {"buy", {{"card", kCardValue}, {"price", kNumber}}},
      {"buy_nothing", {}},
      {"keep", {{"card", kCardValue}}},
      {"spend_monster", {{"slot", kNumber}, {"monster", kMonsterValue}}},
      {"spend_gate", {{"gate", kGateValue}}},
      {"choose_ally", {{"card", kCardValue}}},
      {"bless_whom", {{"seat", kSeatValue}}},
      {"win_rumor", {}},
      {"fight_rumor", {{"slot", kNumber}, {"monster", kMonsterValue}}},
      {"take_clue", {{"seat", kSeatValue}}},
      {"leave_clue", {}},
      {"gate_gets", {{"area", kAreaValue}}},
      {"go_to", {{"slot", kNumber}, {"monster", kMonsterValue}, {"to", kPlaceValue}}},
      {"choice", {kCard, kNode, {"choice", kNumber}}},
      {"accept_effect", {kCard, kNode}},
      {"decline_effect", {kCard, kNode}},
      {"member", {kCard, kNode, {"member", kNumber}}},
      {"use", {{"slot", kNumber}, kCard, kNode, {"owner", kSeatValue}, {"choice", kNumber}}},
      {"spend_clue", {{"dice", kNumber}}},
      {"stop_rolling", {}},
      {"flee", {}},
      {"fight_on", {}},
      {"hold", {{"slot", kNumber}, {"card", kCardValue}}},
      {"release", {{"slot", kNumber}, {"card", kCardValue}}},
      {"cast", {{"slot", kNumber}, {"card", kCardValue}}},
      {"suffer", {}},
      {"lose_item", {{"slot", kNumber}, {"card", kCardValue}}},
      {"return_to", {{"area", kAreaValue}}},
      {"close_with", {{"skill", kSkillValue}}},
      {"use_elder_sign", {}},
      {"leave_gate", {}},
      {"seal", {{"number", kNumber}}},
      {"leave_unsealed", {}},
      {"trade", {{"seat", kSeatValue}}},
      {"give", {{"slot", kNumber}, {"card", kCardValue}, {"seat", kSeatValue}}},
      {"give_money", {{"number", kNumber}, {"seat", kSeatValue}}},
      {"accept", {}},
      {"refuse", {}},
      {"attack", {}},
      {"pass", {}},
      {"sell", {{"slot", kNumber}, {"card", kCardValue}, {"price", kNumber}}},
      {"search_for", {{"card", kCardValue}}},
      {"travel", {{"area", kAreaValue}}},
      {"resolve", {{"location_card", kLocationCardValue}}},
      {"spend_up_to", {{"number", kNumber}}},
      {"split", {{"sanity", kNumber}, {"stamina", kNumber}}},
      {"turn_up", {{"neighborhood", kNeighborhoodValue}}},
      {"choose_sheet", {{"sheet", kSheetValue}}},
      {"roll", {}},
      {"take_trophy", {{"monster", kMonsterValue}}},
      {"leave_trophy", {{"monster", kMonsterValue}}},
      {"draw_top", {}},
      {"draw_bottom", {{"card", kCardValue}}},
      {"cancel", {{"ability", kAbilityValue}}},
      {"ask_for", {{"slot", kNumber}, {"card", kCardValue}, {"seat", kSeatValue}}},
      {"ask_money", {{"number", kNumber}, {"seat", kSeatValue}}},
      {"enchant", {{"slot", kNumber}, {"card", kCardValue}}},
      {"keep_gate_card", {{"gate_card", kGateCardValue}}},
      {"spend_card", {{"slot", kNumber}, {"card", kCardValue}}},
      {"propose", {}},
      {"prevent_sanity", {{"number", kNumber}}},
      {"prevent_stamina", {{"number", kNumber}}},
      {"moves_next", {{"slot", kNumber}, {"monster", kMonsterValue}}},
      {"lose_monster", {{"slot", kNumber}, {"monster", kMonsterValue}}},
      {"lose_gate", {{"gate", kGateValue}}},
  };
  v.prompts = {
      {"take_investigator", {}},
      {"set_sliders", {{"track", kTrackValue}}},
      {"reenter", {}},
      {"upkeep", {}},
      {"loan", {}},
      {"sliders", {{"number", kNumber}}},
      {"movement", {{"number", kNumber}}},
      {"deal_with", {}},
      {"returned", {}},
      {"take_clues", {}},
      {"arrival", {}},
      {"encounter", {{"area", kAreaValue}}},
      {"shop", {}},
      {"keep", {}},
      {"spend_trophies", {{"toughness", kNumber}, {"gates", kNumber}}},
      {"which_ally", {}},
      {"whom_to_bless", {}},
      {"clue_appears", {{"area", kAreaValue}}},
      {"surge_remainder", {{"area", kAreaValue}}},
      {"surge_placement", {{"area", kAreaValue}}},
      {"monster_tie", {{"slot", kNumber}, {"monster", kMonsterValue}}},
      {"choice", {kCard, kNode}},
      {"may", {kCard, kNode}},
      {"member", {kCard, kNode}},
      {"after_check", {{"skill", kSkillValue}, {"successes", kNumber}, {"difficulty", kNumber}}},
      {"combat", {{"slot", kNumber}, {"monster", kMonsterValue}}},
      {"hands",
       {{"slot", kNumber}, {"monster", kMonsterValue}, {"free", kNumber}, {"dice", kNumber}}},
      {"reduce_loss", {{"sanity", kNumber}, {"stamina", kNumber}}},
      {"lose_items", {{"number", kNumber}}},
      {"return_gate", {{"world", kWorldValue}}},
      {"close", {{"area", kAreaValue}, {"gate", kGateValue}}},
      {"seal", {{"area", kAreaValue}}},
      {"trade", {{"seat", kSeatValue}}},
      {"battle", {}},
      {"nearest_gate", {}},
      {"for_sale", {{"price", kNumber}}},
      {"sell_which", {{"price", kNumber}}},
      {"search", {{"type", kCardTypeValue}}},
      {"travel", {}},
      {"which_encounter", {{"area", kAreaValue}}},
      {"spend_up_to", {{"number", kNumber}}},
      {"split", {{"number", kNumber}}},
      {"turn_up", {}},
      {"which_sheet", {}},
      {"before_check", {{"skill", kSkillValue}, {"dice", kNumber}, {"difficulty", kNumber}}},
      {"damage", {{"slot", kNumber}, {"monster", kMonsterValue}}},
      {"endless", {{"slot", kNumber}, {"monster", kMonsterValue}}},
      {"top_or_bottom", {{"card", kCardValue}}},
      {"cancel", {{"slot", kNumber}, {"monster", kMonsterValue}}},
      {"answer_trade", {{"seat", kSeatValue}, {"given", kNumber}, {"asked", kNumber}}},
      {"enchant", {}},
      {"gate_cards", {}},
      {"battle_attack", {}},
      {"pay_clues", {{"number", kNumber}}},
      {"before_encounter", {}},
      {"which_loss", {{"sanity", kNumber}, {"stamina", kNumber}}},
      {"monster_order", {}},
      {"arms", {{"free", kNumber}, {"dice", kNumber}}},
      {"lose_trophies", {{"toughness", kNumber}, {"gates", kNumber}}},
  };
  v.events = {
      {"ancient_one", {{"ancient_one", kAncientOneValue}}},
      {"investigator", {{"seat", kSeatValue}, {"sheet", kSheetValue}, {"place", kPlaceValue}}},
      {"first_player", {{"seat", kSeatValue}}},
      {"turn_begins", {{"number", kNumber}}},
      {"phase_begins", {{"phase", kPhaseValue}}},
      {"slider_set",
       {{"seat", kSeatValue},
        {"track", kTrackValue},
        {"stop", kNumber},
        {"first", kNumber},
        {"second", kNumber}}},
      {"skips_turn", {{"seat", kSeatValue}}},
      {"refreshes", {{"seat", kSeatValue}}},
      {"reenters", {{"seat", kSeatValue}, {"area", kAreaValue}}},
      {"retainer_pays", {{"seat", kSeatValue}, {"number", kNumber}}},
      {"retainer_leaves", {{"seat", kSeatValue}, {"die", kNumber}}},
      {"blessing_ends", {{"seat", kSeatValue}, {"die", kNumber}}},
      {"curse_ends", {{"seat", kSeatValue}, {"die", kNumber}}},
      {"upkeep_roll", {{"seat", kSeatValue}, {"die", kNumber}, {"reason", kReasonValue}}},
      {"loan_roll", {{"seat", kSeatValue}, {"die", kNumber}}},
      {"loan_paid", {{"seat", kSeatValue}, {"number", kNumber}}},
      {"loan_defaulted", {{"seat", kSeatValue}}},
      {"deputy_paid", {{"seat", kSeatValue}, {"number", kNumber}}},
      {"moves", {{"seat", kSeatValue}, {"from", kPlaceValue}, {"to", kPlaceValue}}},
      {"stands_up", {{"seat", kSeatValue}}},
      {"released", {{"seat", kSeatValue}, {"area", kAreaValue}}},
      {"movement_ends", {{"seat", kSeatValue}}},
      {"takes_clues", {{"seat", kSeatValue}, {"number", kNumber}, {"area", kAreaValue}}},
      {"points", {{"seat", kSeatValue}, {"number", kNumber}}},
      {"money_gained", {{"seat", kSeatValue}, {"number", kNumber}}},
      {"money_spent", {{"seat", kSeatValue}, {"number", kNumber}}},
      {"clues_gained", {{"seat", kSeatValue}, {"number", kNumber}}},
      {"clues_spent", {{"seat", kSeatValue}, {"number", kNumber}}},
      {"card_gained", {{"seat", kSeatValue}, {"card", kCardValue}}},
      {"card_discarded", {{"seat", kSeatValue}, {"card", kCardValue}}},
      {"card_to_box", {{"seat", kSeatValue}, {"card", kCardValue}}},
      {"cards_shown",
       {{"seat", kSeatValue}, {"card", kCardValue}, {"second", kCardValue}, {"third", kCardValue}}},
      {"nothing_left", {{"type", kCardTypeValue}}},
      {"exhausted", {{"seat", kSeatValue}, {"card", kCardValue}}},
      {"blessed", {{"seat", kSeatValue}}},
      {"cursed", {{"seat", kSeatValue}}},
      {"blessing_lost", {{"seat", kSeatValue}}},
      {"curse_lost", {{"seat", kSeatValue}}},
      {"special_gained", {{"seat", kSeatValue}, {"special", kSpecialValue}}},
      {"special_lost", {{"seat", kSeatValue}, {"special", kSpecialValue}}},
      {"location_card",
       {{"seat", kSeatValue}, {"location_card", kLocationCardValue}, {"area", kAreaValue}}},
      {"drawn_in", {{"seat", kSeatValue}, {"world", kWorldValue}, {"area", kAreaValue}}},
      {"trophy_spent", {{"seat", kSeatValue}, {"monster", kMonsterValue}}},
      {"gate_spent", {{"seat", kSeatValue}, {"gate", kGateValue}}},
      {"monster_met", {{"seat", kSeatValue}, {"monster", kMonsterValue}}},
      {"no_encounter", {{"seat", kSeatValue}, {"reason", kReasonValue}}},
      {"gate_opens", {{"area", kAreaValue}, {"gate", kGateValue}}},
      {"gate_prevented", {{"area", kAreaValue}, {"reason", kReasonValue}, {"seat", kSeatValue}}},
      {"gate_closes", {{"area", kAreaValue}, {"gate", kGateValue}, {"seat", kSeatValue}}},
      {"sealed", {{"area", kAreaValue}}},
      {"seal_broken", {{"area", kAreaValue}}},
      {"doom", {{"number", kNumber}, {"track", kNumber}}},
      {"doom_removed", {{"number", kNumber}, {"track", kNumber}}},
      {"clue_placed", {{"area", kAreaValue}}},
      {"clues_gone", {{"area", kAreaValue}, {"number", kNumber}}},
      {"monster_placed", {{"slot", kNumber}, {"monster", kMonsterValue}, {"place", kPlaceValue}}},
      {"monster_moves",
       {{"slot", kNumber}, {"monster", kMonsterValue}, {"from", kPlaceValue}, {"to", kPlaceValue}}},
      {"monster_stays", {{"slot", kNumber}, {"monster", kMonsterValue}}},
      {"monster_to_cup", {{"slot", kNumber}, {"monster", kMonsterValue}}},
      {"monster_to_box", {{"slot", kNumber}, {"monster", kMonsterValue}}},
      {"outskirts_full", {}},
      {"terror", {{"level", kNumber}}},
      {"terror_stays", {}},
      {"ally_leaves", {{"card", kCardValue}}},
      {"shop_closes", {{"area", kAreaValue}}},
      {"reopens", {{"area", kAreaValue}}},
      {"driven", {{"seat", kSeatValue}, {"area", kAreaValue}}},
      {"limit_lifted", {}},
      {"surge", {{"area", kAreaValue}, {"number", kNumber}}},
      {"mythos_card", {{"seat", kSeatValue}, {"mythos", kMythosValue}}},
      {"mythos_replaced", {{"mythos", kMythosValue}}},
      {"reshuffled", {}},
      {"environment", {{"mythos", kMythosValue}}},
      {"rumor", {{"mythos", kMythosValue}}},
      {"rumor_ignored", {{"mythos", kMythosValue}}},
      {"headline", {{"mythos", kMythosValue}}},
      {"mythos_discarded", {{"mythos", kMythosValue}}},
      {"rumor_tokens", {{"number", kNumber}}},
      {"rumor_passed", {{"mythos", kMythosValue}}},
      {"rumor_failed", {{"mythos", kMythosValue}}},
      {"lasting_ends", {{"mythos", kMythosValue}}},
      {"awakens", {{"ancient_one", kAncientOneValue}}},
      {"game_won", {{"ending", kEndingValue}}},
      {"game_lost", {{"ending", kEndingValue}}},
      {"first_citizen", {{"seat", kSeatValue}}},
      {"score", {{"number", kNumber}}},
      {"check_rolled",
       {{"seat", kSeatValue},
        {"skill", kSkillValue},
        {"dice", kNumber},
        {"successes", kNumber},
        {"difficulty", kNumber}}},
      {"die", {{"seat", kSeatValue}, {"die", kNumber}}},
      {"check_passed", {{"seat", kSeatValue}}},
      {"check_failed", {{"seat", kSeatValue}}},
      {"rerolled", {{"seat", kSeatValue}, {"successes", kNumber}}},
      {"evaded", {{"seat", kSeatValue}, {"monster", kMonsterValue}}},
      {"evade_failed", {{"seat", kSeatValue}, {"monster", kMonsterValue}}},
      {"combat_begins", {{"seat", kSeatValue}, {"monster", kMonsterValue}}},
      {"horror_failed", {{"seat", kSeatValue}, {"monster", kMonsterValue}}},
      {"defeated", {{"seat", kSeatValue}, {"monster", kMonsterValue}}},
      {"hit", {{"seat", kSeatValue}, {"monster", kMonsterValue}}},
      {"fled", {{"seat", kSeatValue}, {"monster", kMonsterValue}}},
      {"combat_ends", {{"seat", kSeatValue}, {"monster", kMonsterValue}}},
      {"trophy", {{"seat", kSeatValue}, {"monster", kMonsterValue}}},
      {"cast", {{"seat", kSeatValue}, {"card", kCardValue}}},
      {"cast_failed", {{"seat", kSeatValue}, {"card", kCardValue}}},
      {"sanity_lost", {{"seat", kSeatValue}, {"number", kNumber}}},
      {"stamina_lost", {{"seat", kSeatValue}, {"number", kNumber}}},
      {"sanity_gained", {{"seat", kSeatValue}, {"number", kNumber}}},
      {"stamina_gained", {{"seat", kSeatValue}, {"number", kNumber}}},
      {"loss_reduced", {{"seat", kSeatValue}, {"number", kNumber}, {"resource", kResourceValue}}},
      {"insane", {{"seat", kSeatValue}}},
      {"unconscious", {{"seat", kSeatValue}}},
      {"lost_in_time", {{"seat", kSeatValue}}},
      {"devoured", {{"seat", kSeatValue}, {"sheet", kSheetValue}, {"reason", kReasonValue}}},
      {"eliminated", {{"seat", kSeatValue}}},
      {"arrested", {{"seat", kSeatValue}}},
      {"delayed", {{"seat", kSeatValue}}},
      {"maximum_lowered", {{"seat", kSeatValue}, {"sanity", kNumber}, {"stamina", kNumber}}},
      {"world_area", {{"seat", kSeatValue}, {"world", kWorldValue}, {"number", kNumber}}},
      {"returns", {{"seat", kSeatValue}, {"area", kAreaValue}}},
      {"gate_card", {{"seat", kSeatValue}, {"gate_card", kGateCardValue}, {"world", kWorldValue}}},
      {"close_failed", {{"seat", kSeatValue}, {"area", kAreaValue}}},
      {"traded", {{"seat", kSeatValue}, {"with", kSeatValue}}},
      {"trade_refused", {{"seat", kSeatValue}, {"with", kSeatValue}}},
      {"wagon_lost", {{"seat", kSeatValue}, {"die", kNumber}}},
      {"battle_begins", {{"ancient_one", kAncientOneValue}}},
      {"battle_round", {{"number", kNumber}}},
      {"ancient_hit", {{"seat", kSeatValue}, {"successes", kNumber}, {"number", kNumber}}},
      {"ancient_attacks", {{"ancient_one", kAncientOneValue}}},
      {"card_sold", {{"seat", kSeatValue}, {"card", kCardValue}, {"number", kNumber}}},
      {"turned_up",
       {{"seat", kSeatValue},
        {"neighborhood", kNeighborhoodValue},
        {"location_card", kLocationCardValue}}},
      {"mythos_read", {{"seat", kSeatValue}, {"mythos", kMythosValue}, {"area", kAreaValue}}},
      {"takes_over", {{"seat", kSeatValue}, {"sheet", kSheetValue}}},
      {"holds", {{"seat", kSeatValue}, {"card", kCardValue}}},
      {"releases", {{"seat", kSeatValue}, {"card", kCardValue}}},
      {"restored", {{"seat", kSeatValue}, {"sanity", kNumber}, {"stamina", kNumber}}},
      {"successes", {{"seat", kSeatValue}, {"successes", kNumber}, {"difficulty", kNumber}}},
      {"rolls", {{"seat", kSeatValue}, {"die", kNumber}}},
      {"loses_turn", {{"seat", kSeatValue}, {"number", kNumber}}},
      {"ability_gone",
       {{"seat", kSeatValue}, {"monster", kMonsterValue}, {"ability", kAbilityValue}}},
      {"card_put_back", {{"seat", kSeatValue}, {"card", kCardValue}}},
      {"enchants", {{"seat", kSeatValue}, {"card", kCardValue}}},
      {"doom_hit", {{"number", kNumber}}},
      {"offers_card", {{"seat", kSeatValue}, {"card", kCardValue}, {"with", kSeatValue}}},
      {"offers_money", {{"seat", kSeatValue}, {"number", kNumber}, {"with", kSeatValue}}},
      {"asks_card", {{"seat", kSeatValue}, {"card", kCardValue}, {"with", kSeatValue}}},
      {"asks_money", {{"seat", kSeatValue}, {"number", kNumber}, {"with", kSeatValue}}},
      {"sanctum_card",
       {{"seat", kSeatValue}, {"location_card", kLocationCardValue}, {"area", kAreaValue}}},
      {"location_used", {{"seat", kSeatValue}, {"area", kAreaValue}}},
      {"hopeless", {{"seat", kSeatValue}, {"monster", kMonsterValue}}},
      {"mythos_to_box", {{"mythos", kMythosValue}}},
      {"money_lost", {{"seat", kSeatValue}, {"number", kNumber}}},
      {"clues_lost", {{"seat", kSeatValue}, {"number", kNumber}}},
      {"trophy_lost", {{"seat", kSeatValue}, {"monster", kMonsterValue}}},
      {"gate_lost", {{"seat", kSeatValue}, {"gate", kGateValue}}},
      {"not_arrested", {{"seat", kSeatValue}, {"mythos", kMythosValue}}},
      {"gain_prevented",
       {{"seat", kSeatValue}, {"resource", kResourceValue}, {"mythos", kMythosValue}}},
      {"at_maximum", {{"seat", kSeatValue}, {"resource", kResourceValue}}},
      {"no_gain_in_battle", {{"seat", kSeatValue}, {"resource", kResourceValue}}},
      {"monster_prevented", {{"area", kAreaValue}, {"reason", kReasonValue}, {"seat", kSeatValue}}},
      {"deputy_taken", {{"seat", kSeatValue}, {"deputy", kSeatValue}}},
      {"seal_prevented", {{"area", kAreaValue}, {"mythos", kMythosValue}}},
      {"rolls_for", {{"seat", kSeatValue}, {"die", kNumber}, {"card", kCardValue}}},
      {"rolls_for_gate", {{"seat", kSeatValue}, {"die", kNumber}, {"area", kAreaValue}}},
  };
  TAVOLA_CHECK(v.verbs.size() == static_cast<std::size_t>(Verb::kCount), "a verb has no name");
  TAVOLA_CHECK(v.prompts.size() == static_cast<std::size_t>(Prompt::kCount),
               "a prompt has no name");
  TAVOLA_CHECK(v.events.size() == static_cast<std::size_t>(Tells::kCount), "an event has no name");
  v.decks = {{"common_items", kCardValue},
             {"unique_items", kCardValue},
             {"spells", kCardValue},
             {"skills", kCardValue},
             {"allies", kCardValue},
             {"mythos", kMythosValue},
             {"gate_cards", kGateCardValue},
             {"gate_stack", kGateValue},
             {"cup", kMonsterValue},
             {"sheets", kSheetValue},
             {"location_cards", kLocationCardValue},
             {"ancient_ones", kAncientOneValue}};
  return v;
}

}  // namespace tavola::arkham
