// Fills the vocabulary of Arkham Horror from its content, and says what each verb, prompt and event
// of words.h carries. One that is added there gets its line here and its message in
// content/arkham/messages.toml; a line that is missing or stands in another's place does not
// compile.
#include "core/check.h"
#include "core/phrase_table.h"
#include "games/arkham/board/board.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/content/content.h"
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
  set(kind, kFromBox, "from_box", "box");
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

ValueKind reasons() {
  ValueKind kind{"reason",
                 {"seal", "gate", "ward", "fallen", "released", "blessing", "curse", "retainer",
                  "text", "both_gone", "maximum", "lost", "no_sanity", "no_stamina", "devoured",
                  "no_investigator", "treason", "place_taken"},
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

// What verbs, prompts and events carry.
constexpr FieldOf kAncientOneField{"ancient_one", kAncientOneValue};
constexpr FieldOf kAreaField{"area", kAreaValue};
constexpr FieldOf kCardField{"card", kCardValue};
constexpr FieldOf kDiceField{"dice"};
constexpr FieldOf kDieField{"die"};
constexpr FieldOf kDimensionField{"dimension", kDimensionValue};
constexpr FieldOf kDifficultyField{"difficulty"};
constexpr FieldOf kGateField{"gate", kGateValue};
constexpr FieldOf kGatesField{"gates"};
constexpr FieldOf kLocationCardField{"location_card", kLocationCardValue};
constexpr FieldOf kMonsterField{"monster", kMonsterValue};
constexpr FieldOf kMythosField{"mythos", kMythosValue};
constexpr FieldOf kNumberField{"number"};
constexpr FieldOf kPriceField{"price"};
constexpr FieldOf kReasonField{"reason", kReasonValue};
constexpr FieldOf kResourceField{"resource", kResourceValue};
constexpr FieldOf kRiftField{"rift", kRiftValue};
constexpr FieldOf kRiftTrackField{"rift_track", kRiftTrackValue};
constexpr FieldOf kSanityField{"sanity"};
constexpr FieldOf kSeatField{"seat", kSeatValue};
constexpr FieldOf kSheetField{"sheet", kSheetValue};
constexpr FieldOf kSkillField{"skill", kSkillValue};
constexpr FieldOf kSlotField{"slot"};
constexpr FieldOf kStaminaField{"stamina"};
constexpr FieldOf kSuccessesField{"successes"};
constexpr FieldOf kTableCardField{"table_card", kTableCardValue};
constexpr FieldOf kToField{"to", kPlaceValue};
constexpr FieldOf kTokenField{"token", kTokenValue};
constexpr FieldOf kToughnessField{"toughness"};
constexpr FieldOf kTrackField{"track", kTrackValue};
constexpr FieldOf kTypeField{"type", kCardTypeValue};
constexpr FieldOf kUnnamedField{""};
constexpr FieldOf kWithField{"with", kSeatValue};
constexpr FieldOf kWorldField{"world", kWorldValue};

constexpr auto kVerbs = phrase_table<Verb>({
    {Verb::kTakeInvestigator, {kSheetField}},
    {Verb::kSetSlider, {kTrackField, {"stop"}, {"first"}, {"second"}}},
    {Verb::kReenter, {kAreaField}},
    {Verb::kPay, {kNumberField}},
    {Verb::kDefault},
    {Verb::kRepayLoan},
    {Verb::kDone},
    {Verb::kMove, {kAreaField}},
    {Verb::kEndMovement},
    {Verb::kFight, {kSlotField, kMonsterField}},
    {Verb::kEvade, {kSlotField, kMonsterField}},
    {Verb::kTakeClues, {kNumberField}},
    {Verb::kPatrolWagon, {kAreaField}},
    {Verb::kPassBy},
    {Verb::kEncounter},
    {Verb::kRegain, {kNumberField}},
    {Verb::kRestore, {kPriceField}},
    {Verb::kShop, {kTypeField}},
    {Verb::kLessons, {kTypeField, kPriceField}},
    {Verb::kTakeLoan, {kNumberField}},
    {Verb::kSellTrophies, {kToughnessField, kGatesField, {"service", kServiceValue}}},
    {Verb::kBuy, {kCardField, kPriceField}},
    {Verb::kBuyNothing},
    {Verb::kKeep, {kCardField}},
    {Verb::kSpendMonster, {kSlotField, kMonsterField}},
    {Verb::kSpendGate, {kGateField}},
    {Verb::kChooseAlly, {kCardField}},
    {Verb::kBlessWhom, {kSeatField}},
    {Verb::kWinRumor},
    {Verb::kFightRumor, {kSlotField, kMonsterField}},
    {Verb::kTakeClue, {kSeatField}},
    {Verb::kLeaveClue},
    {Verb::kGateGets, {kAreaField}},
    {Verb::kGoTo, {kSlotField, kMonsterField, kToField}},
    {Verb::kChoice, {{"card", kTextValue}, kUnnamedField, {"choice"}}},
    {Verb::kAcceptEffect, {{"card", kTextValue}, kUnnamedField}},
    {Verb::kDeclineEffect, {{"card", kTextValue}, kUnnamedField}},
    {Verb::kMember, {{"card", kTextValue}, kUnnamedField, kSeatField}},
    {Verb::kUse,
     {kSlotField, {"card", kTextValue}, kUnnamedField, {"owner", kSeatValue}, {"choice"}}},
    {Verb::kSpendClue, {kDiceField}},
    {Verb::kStopRolling},
    {Verb::kFlee},
    {Verb::kFightOn},
    {Verb::kHold, {kSlotField, kCardField}},
    {Verb::kRelease, {kSlotField, kCardField}},
    {Verb::kCast, {kSlotField, kCardField}},
    {Verb::kSuffer},
    {Verb::kLoseItem, {kSlotField, kCardField}},
    {Verb::kReturnTo, {kAreaField}},
    {Verb::kCloseWith, {kSkillField}},
    {Verb::kUseElderSign},
    {Verb::kLeaveGate},
    {Verb::kSeal, {kNumberField}},
    {Verb::kLeaveUnsealed},
    {Verb::kTrade, {kSeatField}},
    {Verb::kGive, {kSlotField, kCardField, kSeatField}},
    {Verb::kGiveMoney, {kNumberField, kSeatField}},
    {Verb::kAccept},
    {Verb::kRefuse},
    {Verb::kAttack},
    {Verb::kPass},
    {Verb::kSell, {kSlotField, kCardField, kPriceField}},
    {Verb::kSearchFor, {kCardField}},
    {Verb::kTravel, {kAreaField}},
    {Verb::kResolve, {kLocationCardField}},
    {Verb::kSpendUpTo, {kNumberField}},
    {Verb::kSplit, {kSanityField, kStaminaField}},
    {Verb::kTurnUp, {{"neighborhood", kNeighborhoodValue}}},
    {Verb::kChooseSheet, {kSheetField}},
    {Verb::kRoll},
    {Verb::kTakeTrophy, {kMonsterField}},
    {Verb::kLeaveTrophy, {kMonsterField}},
    {Verb::kDrawTop},
    {Verb::kDrawBottom, {kCardField}},
    {Verb::kCancel, {{"ability", kAbilityValue}}},
    {Verb::kAskFor, {kSlotField, kCardField, kSeatField}},
    {Verb::kAskMoney, {kNumberField, kSeatField}},
    {Verb::kEnchant, {kSlotField, kCardField}},
    {Verb::kKeepGateCard, {{"gate_card", kGateCardValue}}},
    {Verb::kSpendCard, {kSlotField, kCardField}},
    {Verb::kPropose},
    {Verb::kPreventSanity, {kNumberField}},
    {Verb::kPreventStamina, {kNumberField}},
    {Verb::kMovesNext, {kSlotField, kMonsterField}},
    {Verb::kLoseMonster, {kSlotField, kMonsterField}},
    {Verb::kLoseGate, {kGateField}},
    {Verb::kChooseMonster, {{"card", kTextValue}, kUnnamedField, kSlotField, kMonsterField}},
    {Verb::kChooseGate, {{"card", kTextValue}, kUnnamedField, kAreaField}},
    {Verb::kNameNumber, {kNumberField}},
    {Verb::kLosePoint, {kResourceField}},
    {Verb::kBreakSeal, {kAreaField}},
    {Verb::kEnterWorld, {kWorldField}},
    {Verb::kPutNext, {kMythosField}},
    {Verb::kExhaustCard, {kSlotField, kCardField}},
    {Verb::kClueFrom, {kAreaField}},
    {Verb::kPreventAct, {kTableCardField}},
    {Verb::kBeginAct, {kTableCardField}},
    {Verb::kRefreshOne, {kSlotField, kCardField}},
    {Verb::kTakeFrom, {kCardField, kSeatField}},
    {Verb::kLeaveWith, {kCardField, kSeatField}},
    {Verb::kGiveUp, {{"special", kSpecialValue}}},
    {Verb::kGiveUpBlessing},
    {Verb::kChooseSkill, {kSkillField}},
    {Verb::kBuyFree, {kCardField}},
    {Verb::kExhaustRelic, {kSeatField, kSlotField, kCardField}},
    {Verb::kDiscardRelic, {kSeatField, kSlotField, kCardField}},
    {Verb::kGoToJail},
    {Verb::kSendTo, {kSeatField}},
    {Verb::kNameSymbol, {kDimensionField}},
    {Verb::kReturnMonster, {kSlotField, kMonsterField}},
    {Verb::kSearchDeck, {kTypeField}},
    {Verb::kDrawInjury},
    {Verb::kDrawMadness},
    {Verb::kSufferLosses},
    {Verb::kRetire},
    {Verb::kStayOn},
    {Verb::kSacrifice, {kSlotField, kCardField}},
    {Verb::kRefreshCard, {kSlotField, kCardField}},
    {Verb::kMarchWhite},
    {Verb::kMarchBlack},
    {Verb::kLeaveOnTop, {kMythosField}},
    {Verb::kPutUnder, {kMythosField}},
    {Verb::kRemoveMythos, {kMythosField}},
    {Verb::kDiscardClue},
    {Verb::kGiveClues, {kNumberField, kSeatField}},
    // Kingsport Horror
    {Verb::kChoosePlace, {{"card", kTextValue}, kUnnamedField, kAreaField}},
    {Verb::kPickPlace, {kAreaField}},
    {Verb::kPickWorld, {kWorldField}},
    {Verb::kRefresh, {kSlotField, kCardField, {"money"}, {"focus"}}},
    {Verb::kPayCost},
    {Verb::kTakeTrain, {kAreaField, kPriceField}},
    {Verb::kCatch, {kSlotField, kMonsterField}},
    {Verb::kLetGo, {kSlotField, kMonsterField}},
    {Verb::kRiftNext, {kRiftTrackField}},
    {Verb::kExploreRift, {kRiftTrackField, {"space"}, kAreaField}},
    {Verb::kFeedRift, {kRiftTrackField, {"group"}}},
    {Verb::kChooseRift, {{"card", kTextValue}, kUnnamedField, kRiftTrackField}},
    {Verb::kDevourWhom, {kSeatField}},
    {Verb::kBetray},
    {Verb::kStayTrue},
    {Verb::kGiveUpAlly, {kSeatField, kSlotField, kCardField}},
    {Verb::kShareMaximum, {kSanityField, kStaminaField}},
    {Verb::kSetBalance, {{"stop"}, kSanityField, kStaminaField}},
    {Verb::kBanish, {kDimensionField}},
    {Verb::kBeDevoured},
    {Verb::kSurvive},
    {Verb::kCardForMoney, {kSlotField, kCardField, kNumberField}},
    {Verb::kCardForClues, {kSlotField, kCardField, kNumberField}},
    {Verb::kGiveClue, {kSeatField}},
    {Verb::kAskClue, {kSeatField}},
    {Verb::kBreakOff},
    {Verb::kKeepExhibitCard, {{"exhibit_card", kExhibitCardValue}}},
});

constexpr auto kPrompts = phrase_table<Prompt>({
    {Prompt::kTakeInvestigator},
    {Prompt::kSetSliders, {kTrackField}},
    {Prompt::kReenter},
    {Prompt::kUpkeep},
    {Prompt::kLoan},
    {Prompt::kSliders, {kNumberField}},
    {Prompt::kMovement, {kNumberField}},
    {Prompt::kDealWith},
    {Prompt::kReturned},
    {Prompt::kTakeClues},
    {Prompt::kArrival},
    {Prompt::kEncounter, {kAreaField}},
    {Prompt::kShop},
    {Prompt::kKeep},
    {Prompt::kSpendTrophies, {kToughnessField, kGatesField}},
    {Prompt::kWhichAlly},
    {Prompt::kWhomToBless},
    {Prompt::kClueAppears, {kAreaField}},
    {Prompt::kSurgeRemainder, {kAreaField}},
    {Prompt::kSurgePlacement, {kAreaField}},
    {Prompt::kMonsterTie, {kSlotField, kMonsterField}},
    {Prompt::kChoice, {{"card", kTextValue}, kUnnamedField}},
    {Prompt::kMay, {{"card", kTextValue}, kUnnamedField}},
    {Prompt::kMember, {{"card", kTextValue}, kUnnamedField}},
    {Prompt::kAfterCheck, {kSkillField, kSuccessesField, kDifficultyField}},
    {Prompt::kCombat, {kSlotField, kMonsterField}},
    {Prompt::kHands, {kSlotField, kMonsterField, {"free"}, kDiceField}},
    {Prompt::kReduceLoss, {kSanityField, kStaminaField}},
    {Prompt::kLoseItems, {kNumberField}},
    {Prompt::kReturnGate, {kWorldField}},
    {Prompt::kClose, {kAreaField, kGateField}},
    {Prompt::kSeal, {kAreaField}},
    {Prompt::kTrade, {kSeatField, {"given"}, {"asked"}}},
    {Prompt::kBattle},
    {Prompt::kNearestGate},
    {Prompt::kForSale, {kPriceField}},
    {Prompt::kSellWhich, {kPriceField}},
    {Prompt::kSearch, {kTypeField}},
    {Prompt::kTravel},
    {Prompt::kWhichEncounter, {kAreaField}},
    {Prompt::kSpendUpTo, {kNumberField}},
    {Prompt::kSplit, {kNumberField}},
    {Prompt::kTurnUp},
    {Prompt::kWhichSheet},
    {Prompt::kBeforeCheck, {kSkillField, kDiceField, kDifficultyField}},
    {Prompt::kDamage, {kSlotField, kMonsterField}},
    {Prompt::kEndless, {kSlotField, kMonsterField}},
    {Prompt::kTopOrBottom, {kCardField}},
    {Prompt::kCancel, {kSlotField, kMonsterField}},
    {Prompt::kAnswerTrade, {kSeatField, {"given"}, {"asked"}}},
    {Prompt::kEnchant},
    {Prompt::kGateCards},
    {Prompt::kBattleAttack},
    {Prompt::kPayClues, {kNumberField}},
    {Prompt::kBeforeEncounter},
    {Prompt::kWhichLoss, {kSanityField, kStaminaField}},
    {Prompt::kMonsterOrder},
    {Prompt::kArms, {{"free"}, kDiceField}},
    {Prompt::kLoseTrophies, {kToughnessField, kGatesField}},
    {Prompt::kNameNumber, {kNumberField}},
    {Prompt::kLoseTotal, {kNumberField}},
    {Prompt::kWhichSeal},
    {Prompt::kOrderMythos},
    {Prompt::kExhaustWhich},
    {Prompt::kClueFrom, {kNumberField}},
    {Prompt::kNextAct, {kTableCardField}},
    {Prompt::kRefreshWhich, {kNumberField}},
    {Prompt::kTakeFrom, {kCardField, kSeatField}},
    {Prompt::kPassItem},
    {Prompt::kCourier},
    {Prompt::kGiveUp},
    {Prompt::kWhichSkill},
    {Prompt::kBarter, {kNumberField}},
    {Prompt::kRelic},
    {Prompt::kForeclosed, {kNumberField}},
    {Prompt::kBeforeDrawing, {kTypeField}},
    {Prompt::kAddressee},
    {Prompt::kGateRemembers, {kGateField}},
    {Prompt::kNameSymbol},
    {Prompt::kWhoseAbility},
    {Prompt::kWhichDeck},
    {Prompt::kFallen},
    {Prompt::kRetire},
    {Prompt::kSacrifice, {kCardField}},
    {Prompt::kRefreshCard},
    {Prompt::kGateWhere},
    {Prompt::kSealWhere},
    {Prompt::kMarch},
    {Prompt::kMythosSeen, {kMythosField}},
    {Prompt::kRemoveMythos, {kNumberField}},
    {Prompt::kGiveUpAny, {kNumberField}},
    {Prompt::kMythosDrawn, {kMythosField}},
    // Kingsport Horror
    {Prompt::kGiveSkill, {kSeatField}},
    {Prompt::kDiscardAny},
    {Prompt::kSaveItem, {kCardField}},
    {Prompt::kBuyClue, {kNumberField}},
    {Prompt::kSignFrom},
    {Prompt::kSignTo, {kAreaField}},
    {Prompt::kWhichGate},
    {Prompt::kWhichWorld},
    {Prompt::kReduceCost, {kSanityField}},
    {Prompt::kBeforeDelay},
    {Prompt::kSurgingGate},
    {Prompt::kRiftOpensNext},
    {Prompt::kRiftMovesNext},
    {Prompt::kExploreRift, {kAreaField}},
    {Prompt::kRemoveProgress, {kNumberField}},
    {Prompt::kPlaceProgress, {kNumberField}},
    {Prompt::kBeforeArrest},
    {Prompt::kDevourWhom, {kNumberField}},
    {Prompt::kTreason, {kAncientOneField}},
    {Prompt::kWhichAllyGoes},
    {Prompt::kShareMaximum, {kNumberField}},
    {Prompt::kWhichSymbol},
    {Prompt::kNineLives},
    {Prompt::kPayMoney, {kNumberField}},
    {Prompt::kTradeClues},
    {Prompt::kAnswerClue, {kSeatField}},
    {Prompt::kBeforeMythos},
});

constexpr auto kEvents = phrase_table<Tells>({
    {Tells::kAncientOne, {kAncientOneField}},
    {Tells::kInvestigator, {kSeatField, kSheetField, {"place", kPlaceValue}}},
    {Tells::kFirstPlayer, {kSeatField}},
    {Tells::kTurnBegins, {kNumberField}},
    {Tells::kPhaseBegins, {{"phase", kPhaseValue}}},
    {Tells::kSliderSet, {kSeatField, kTrackField, {"stop"}, {"first"}, {"second"}}},
    {Tells::kSkipsTurn, {kSeatField}},
    {Tells::kRefreshes, {kSeatField}},
    {Tells::kReenters, {kSeatField, kAreaField}},
    {Tells::kRetainerPays, {kSeatField, kNumberField}},
    {Tells::kRetainerLeaves, {kSeatField, kDieField}},
    {Tells::kBlessingEnds, {kSeatField, kDieField}},
    {Tells::kCurseEnds, {kSeatField, kDieField}},
    {Tells::kUpkeepRoll, {kSeatField, kDieField, kReasonField}},
    {Tells::kLoanRoll, {kSeatField, kDieField}},
    {Tells::kLoanPaid, {kSeatField, kNumberField}},
    {Tells::kLoanDefaulted, {kSeatField}},
    {Tells::kDeputyPaid, {kSeatField, kNumberField}},
    {Tells::kMoves, {kSeatField, {"from", kPlaceValue}, kToField}},
    {Tells::kStandsUp, {kSeatField}},
    {Tells::kReleased, {kSeatField, kAreaField}},
    {Tells::kMovementEnds, {kSeatField}},
    {Tells::kTakesClues, {kSeatField, kNumberField, kAreaField}},
    {Tells::kPoints, {kSeatField, kNumberField}},
    {Tells::kMoneyGained, {kSeatField, kNumberField}},
    {Tells::kMoneySpent, {kSeatField, kNumberField}},
    {Tells::kCluesGained, {kSeatField, kNumberField}},
    {Tells::kCluesSpent, {kSeatField, kNumberField}},
    {Tells::kCardGained, {kSeatField, kCardField}},
    {Tells::kCardDiscarded, {kSeatField, kCardField}},
    {Tells::kCardToBox, {kSeatField, kCardField}},
    {Tells::kCardsShown, {kSeatField, kCardField, {"second", kCardValue}, {"third", kCardValue}}},
    {Tells::kNothingLeft, {kTypeField}},
    {Tells::kExhausted, {kSeatField, kCardField}},
    {Tells::kBlessed, {kSeatField}},
    {Tells::kCursed, {kSeatField}},
    {Tells::kBlessingLost, {kSeatField}},
    {Tells::kCurseLost, {kSeatField}},
    {Tells::kSpecialGained, {kSeatField, {"special", kSpecialValue}}},
    {Tells::kSpecialLost, {kSeatField, {"special", kSpecialValue}}},
    {Tells::kLocationCard, {kSeatField, kLocationCardField, kAreaField}},
    {Tells::kDrawnIn, {kSeatField, kWorldField, kAreaField}},
    {Tells::kTrophySpent, {kSeatField, kMonsterField}},
    {Tells::kGateSpent, {kSeatField, kGateField}},
    {Tells::kMonsterMet, {kSeatField, kMonsterField}},
    {Tells::kNoEncounter, {kSeatField, kReasonField}},
    {Tells::kGateOpens, {kAreaField, kGateField}},
    {Tells::kGatePrevented, {kAreaField, kReasonField, kSeatField}},
    {Tells::kGateCloses, {kAreaField, kGateField, kSeatField}},
    {Tells::kSealed, {kAreaField}},
    {Tells::kSealBroken, {kAreaField}},
    {Tells::kDoom, {kNumberField, {"track"}}},
    {Tells::kDoomRemoved, {kNumberField, {"track"}}},
    {Tells::kCluePlaced, {kAreaField}},
    {Tells::kCluesGone, {kAreaField, kNumberField}},
    {Tells::kMonsterPlaced, {kSlotField, kMonsterField, {"place", kPlaceValue}}},
    {Tells::kMonsterMoves, {kSlotField, kMonsterField, {"from", kPlaceValue}, kToField}},
    {Tells::kMonsterStays, {kSlotField, kMonsterField}},
    {Tells::kMonsterToCup, {kSlotField, kMonsterField}},
    {Tells::kMonsterToBox, {kSlotField, kMonsterField}},
    {Tells::kOutskirtsFull},
    {Tells::kTerror, {{"level"}}},
    {Tells::kTerrorStays},
    {Tells::kAllyLeaves, {kCardField}},
    {Tells::kShopCloses, {kAreaField}},
    {Tells::kReopens, {kAreaField}},
    {Tells::kDriven, {kSeatField, kAreaField}},
    {Tells::kLimitLifted},
    {Tells::kSurge, {kAreaField, kNumberField}},
    {Tells::kMythosCard, {kSeatField, kMythosField}},
    {Tells::kMythosReplaced, {kMythosField}},
    {Tells::kReshuffled},
    {Tells::kEnvironment, {kMythosField}},
    {Tells::kRumor, {kMythosField}},
    {Tells::kRumorIgnored, {kMythosField}},
    {Tells::kHeadline, {kMythosField}},
    {Tells::kMythosDiscarded, {kMythosField}},
    {Tells::kRumorTokens, {kNumberField}},
    {Tells::kRumorPassed, {kMythosField}},
    {Tells::kRumorFailed, {kMythosField}},
    {Tells::kLastingEnds, {kMythosField}},
    {Tells::kAwakens, {kAncientOneField}},
    {Tells::kGameWon, {{"ending", kEndingValue}}},
    {Tells::kGameLost, {{"ending", kEndingValue}}},
    {Tells::kFirstCitizen, {kSeatField}},
    {Tells::kScore, {kNumberField}},
    {Tells::kCheckRolled, {kSeatField, kSkillField, kDiceField, kSuccessesField, kDifficultyField}},
    // For how many successes a die counts, how many are enough, and which dice they are: for the
    // table that shows them.
    {Tells::kDie, {kSeatField, kDieField, kUnnamedField, kUnnamedField, kUnnamedField}},
    {Tells::kCheckPassed, {kSeatField}},
    {Tells::kCheckFailed, {kSeatField}},
    {Tells::kRerolled, {kSeatField, kSuccessesField}},
    {Tells::kEvaded, {kSeatField, kMonsterField}},
    {Tells::kEvadeFailed, {kSeatField, kMonsterField}},
    {Tells::kCombatBegins, {kSeatField, kMonsterField}},
    {Tells::kHorrorFailed, {kSeatField, kMonsterField}},
    {Tells::kDefeated, {kSeatField, kMonsterField}},
    {Tells::kHit, {kSeatField, kMonsterField}},
    {Tells::kFled, {kSeatField, kMonsterField}},
    {Tells::kCombatEnds, {kSeatField, kMonsterField}},
    {Tells::kTrophy, {kSeatField, kMonsterField}},
    {Tells::kCast, {kSeatField, kCardField}},
    {Tells::kCastFailed, {kSeatField, kCardField}},
    {Tells::kSanityLost, {kSeatField, kNumberField}},
    {Tells::kStaminaLost, {kSeatField, kNumberField}},
    {Tells::kSanityGained, {kSeatField, kNumberField}},
    {Tells::kStaminaGained, {kSeatField, kNumberField}},
    {Tells::kLossReduced, {kSeatField, kNumberField, kResourceField}},
    {Tells::kInsane, {kSeatField}},
    {Tells::kUnconscious, {kSeatField}},
    {Tells::kLostInTime, {kSeatField}},
    {Tells::kDevoured, {kSeatField, kSheetField, kReasonField}},
    {Tells::kEliminated, {kSeatField, kReasonField}},
    {Tells::kArrested, {kSeatField}},
    {Tells::kDelayed, {kSeatField}},
    {Tells::kMaximumLowered, {kSeatField, kSanityField, kStaminaField}},
    {Tells::kWorldArea, {kSeatField, kWorldField, kNumberField}},
    {Tells::kReturns, {kSeatField, kAreaField}},
    {Tells::kGateCard, {kSeatField, {"gate_card", kGateCardValue}, kWorldField}},
    {Tells::kCloseFailed, {kSeatField, kAreaField}},
    {Tells::kTraded, {kSeatField, kWithField}},
    {Tells::kTradeRefused, {kSeatField, kWithField}},
    {Tells::kWagonLost, {kSeatField, kDieField}},
    {Tells::kBattleBegins, {kAncientOneField}},
    {Tells::kBattleRound, {kNumberField}},
    {Tells::kAncientHit, {kSeatField, kSuccessesField, kNumberField}},
    {Tells::kAncientAttacks, {kAncientOneField}},
    {Tells::kCardSold, {kSeatField, kCardField, kNumberField}},
    {Tells::kTurnedUp, {kSeatField, {"neighborhood", kNeighborhoodValue}, kLocationCardField}},
    {Tells::kMythosRead, {kSeatField, kMythosField, kAreaField}},
    {Tells::kTakesOver, {kSeatField, kSheetField}},
    {Tells::kHolds, {kSeatField, kCardField}},
    {Tells::kReleases, {kSeatField, kCardField}},
    {Tells::kRestored, {kSeatField, kSanityField, kStaminaField}},
    {Tells::kSuccesses, {kSeatField, kSuccessesField, kDifficultyField}},
    {Tells::kRolls, {kSeatField, kDieField, kUnnamedField}},
    {Tells::kLosesTurn, {kSeatField, kNumberField}},
    {Tells::kAbilityGone, {kSeatField, kMonsterField, {"ability", kAbilityValue}}},
    {Tells::kCardPutBack, {kSeatField, kCardField}},
    {Tells::kEnchants, {kSeatField, kCardField}},
    {Tells::kDoomHit, {kNumberField}},
    {Tells::kOffersCard, {kSeatField, kCardField, kWithField}},
    {Tells::kOffersMoney, {kSeatField, kNumberField, kWithField}},
    {Tells::kAsksCard, {kSeatField, kCardField, kWithField}},
    {Tells::kAsksMoney, {kSeatField, kNumberField, kWithField}},
    {Tells::kSanctumCard, {kSeatField, kLocationCardField, kAreaField}},
    {Tells::kLocationUsed, {kSeatField, kAreaField}},
    {Tells::kHopeless, {kSeatField, kMonsterField}},
    {Tells::kMythosToBox, {kMythosField}},
    {Tells::kMoneyLost, {kSeatField, kNumberField}},
    {Tells::kCluesLost, {kSeatField, kNumberField}},
    {Tells::kTrophyLost, {kSeatField, kMonsterField}},
    {Tells::kGateLost, {kSeatField, kGateField}},
    {Tells::kNotArrested, {kSeatField, kMythosField}},
    {Tells::kGainPrevented, {kSeatField, kResourceField, kMythosField}},
    {Tells::kAtMaximum, {kSeatField, kResourceField}},
    {Tells::kNoGainInBattle, {kSeatField, kResourceField}},
    {Tells::kMonsterPrevented, {kAreaField, kReasonField, kSeatField}},
    {Tells::kDeputyTaken, {kSeatField, {"deputy", kSeatValue}}},
    {Tells::kSealPrevented, {kAreaField, kMythosField}},
    {Tells::kRollsFor, {kSeatField, kDieField, kCardField, kUnnamedField}},
    {Tells::kRollsForGate, {kSeatField, kDieField, kAreaField, kUnnamedField}},
    {Tells::kEntersPlay, {kTableCardField}},
    {Tells::kLeavesPlay, {kTableCardField}},
    {Tells::kTurnsUp, {kTableCardField}},
    // The King in Yellow, Curse of the Dark Pharaoh
    {Tells::kClosingPrevented, {kAreaField, kMythosField}},
    {Tells::kYellowSign, {kNumberField}},
    {Tells::kEncounterIgnored, {kSeatField, kTableCardField}},
    {Tells::kActPrevented, {kTableCardField}},
    {Tells::kVaccinated, {kSeatField}},
    {Tells::kLaysDown, {kSeatField, kCardField, kAreaField}},
    {Tells::kTicks, {kCardField, kNumberField}},
    {Tells::kExplodes, {kCardField, kAreaField}},
    {Tells::kTakesFrom, {kSeatField, kCardField, kWithField}},
    {Tells::kPatrolPlaced, {kAreaField}},
    {Tells::kPatrolRemoved, {kAreaField}},
    {Tells::kExhibitEncounter, {kSeatField, {"exhibit_card", kExhibitCardValue}}},
    {Tells::kWhispersMove, {kAreaField}},
    {Tells::kExhibitLaid, {kAreaField}},
    {Tells::kTrackTokens, {kNumberField}},
    {Tells::kParcelSent, {kSeatField, kWithField, kCardField}},
    {Tells::kParcelDelivered, {kSeatField, kWithField, kCardField}},
    {Tells::kParcelLost, {kCardField}},
    {Tells::kAbilityBorrowed, {kSeatField, kSheetField}},
    {Tells::kSymbolNamed, {kSeatField, kDimensionField}},
    {Tells::kDuelBegins, {kSeatField, kAncientOneField}},
    {Tells::kDuelWon, {kSeatField, kAncientOneField}},
    {Tells::kCommonsGone},
    // Dunwich Horror
    {Tells::kSpawnLeaves, {kSlotField, kMonsterField}},
    {Tells::kHorrorTokens, {kNumberField}},
    {Tells::kHorrorCard, {kSeatField, kTableCardField}},
    {Tells::kRetires, {kSeatField, kSheetField}},
    {Tells::kTaskStep, {kSeatField, kCardField, kNumberField}},
    {Tells::kTaskDone, {kSeatField, kCardField}},
    {Tells::kTwoAlike, {kSeatField, kCardField}},
    {Tells::kTableCardExhausted, {kTableCardField}},
    {Tells::kBuried, {kAreaField}},
    {Tells::kRubbleGone, {kNumberField}},
    {Tells::kCluesGiven, {kSeatField, kNumberField, kWithField}},
    {Tells::kCardRefreshed, {kSeatField, kCardField}},
    {Tells::kDeals, {kSeatField}},
    {Tells::kDebtSettled, {kSeatField}},
    {Tells::kGateReplaced, {kAreaField, kGateField}},
    {Tells::kGateMoves, {{"from", kAreaValue}, kAreaField, kGateField}},
    {Tells::kRollsForMonster, {kSeatField, kDieField, kMonsterField, kUnnamedField}},
    {Tells::kMythosSeen, {kSeatField, kMythosField}},
    {Tells::kMythosSkipped},
    {Tells::kMoreMythos, {kNumberField}},
    // Kingsport Horror
    {Tells::kRefreshesCard, {kSeatField, kCardField}},
    {Tells::kElusiveEscapes, {kSeatField, kMonsterField}},
    {Tells::kRollsRating, {kSeatField, kDieField, kMonsterField}},
    {Tells::kNoSurge},
    {Tells::kOutOfReach, {kSeatField, kAreaField}},
    {Tells::kRiftGathers, {kRiftTrackField, {"rift_progress", kRiftProgressValue}, kNumberField}},
    {Tells::kRiftOpens, {kRiftField, kAreaField, kRiftTrackField}},
    {Tells::kRiftMoves, {kRiftField, {"from", kPlaceValue}, kToField}},
    {Tells::kRiftStays, {kRiftField, {"area", kPlaceValue}}},
    {Tells::kRiftExplored, {kSeatField, kRiftTrackField, kAreaField, kNumberField}},
    {Tells::kRiftCloses, {kRiftField, {"area", kPlaceValue}}},
    {Tells::kRiftCleared, {kRiftTrackField}},
    {Tells::kMonsterDrawn, {kMonsterField}},
    {Tells::kTraitor, {kSeatField}},
    {Tells::kTokensGained, {kSeatField, kTokenField, kNumberField}},
    {Tells::kTokensLost, {kSeatField, kTokenField, kNumberField}},
    {Tells::kBalanceSet, {kSeatField, kSanityField, kStaminaField}},
    {Tells::kSealProtected, {kAreaField}},
    {Tells::kVision, {kSeatField, {"table_card", kTableCardValue}}},
    {Tells::kSpared, {kSeatField}},
    {Tells::kClueGiven, {kSeatField, {"to", kSeatValue}}},
    {Tells::kGateCardFits, {kSeatField, {"gate_card", kGateCardValue}, kWorldField}},
});

constexpr auto kDecks = deck_table<DeckId>({
    {DeckId::kCommonItems, kCardValue},
    {DeckId::kUniqueItems, kCardValue},
    {DeckId::kSpells, kCardValue},
    {DeckId::kSkills, kCardValue},
    {DeckId::kAllies, kCardValue},
    {DeckId::kMythos, kMythosValue},
    {DeckId::kGateCards, kGateCardValue},
    {DeckId::kGateStack, kGateValue},
    {DeckId::kCup, kMonsterValue},
    {DeckId::kSheets, kSheetValue},
    {DeckId::kLocationCards, kLocationCardValue},
    {DeckId::kAncientOnes, kAncientOneValue},
    {DeckId::kExhibits, kCardValue},
    {DeckId::kInjuries, kCardValue},
    {DeckId::kMadnesses, kCardValue},
    {DeckId::kBlessingsOfNodens, kCardValue},
    {DeckId::kHeralds, kTableCardValue},
    {DeckId::kGuardians, kTableCardValue},
    {DeckId::kBlights, kTableCardValue},
    {DeckId::kActs, kTableCardValue},
    {DeckId::kConditions, kTableCardValue},
    {DeckId::kVisions, kTableCardValue},
    {DeckId::kEpicBattles, kTableCardValue},
    {DeckId::kPlots, kTableCardValue},
    {DeckId::kHorrorCards, kTableCardValue},
    {DeckId::kExhibitEncounters, kExhibitCardValue},
    {DeckId::kRifts, kRiftValue},
    {DeckId::kRiftProgress, kRiftProgressValue},
    {DeckId::kRubble, kAreaValue},
});

}  // namespace

Vocabulary make_vocabulary() {
  const Content& c = content();
  Vocabulary v;
  v.endings = names_of<Ending>();
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
  add_kind(v, kSkillValue,
           {"skill", names_of<Skill>(), {"speed", "sneak", "fight", "will", "lore", "luck"}});
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
  add_kind(v, kReasonValue, reasons());
  add_kind(v, kResourceValue,
           {"resource",
            {"sanity", "stamina", "money", "clues"},
            {"sanity", "stamina", "money", "clue_token"}});
  add_kind(v, kServiceValue, services());
  add_kind(v, kTextValue, texts());
  add_kind(v, kTableCardValue, kind_of_things("table_card", c.table_cards));
  add_kind(v, kRiftValue, kind_of_things("rift", c.rifts));
  add_kind(v, kRiftTrackValue, kind_of_things("rift_track", c.rift_tracks));
  add_kind(v, kRiftProgressValue, kind_of_things("rift_progress", c.rift_progress));
  add_kind(v, kExhibitCardValue, kind_of_things("exhibit_card", c.exhibit_cards));
  add_kind(v, kTokenValue, {"token", names_of<TokenKind>(), {"brood_token", "bast_token"}});
  add_kind(v, kDimensionValue,
           {"dimension",
            names_of<Dimension>(),
            {"dim_circle", "dim_moon", "dim_diamond", "dim_hexagon", "dim_plus", "dim_slash",
             "dim_square", "dim_star", "dim_triangle"}});

  v.verbs = phrases(kVerbs);
  v.prompts = phrases(kPrompts);
  v.events = phrases(kEvents);
  v.decks = decks(kDecks);
  return v;
}

}  // namespace tavola::arkham
