// Salem's vocabulary: what each verb, prompt and event carries, and the names of the content's
// things.
#include "core/phrase_table.h"
#include "games/salem/cards/content.h"
#include "games/salem/words.h"

namespace tavola::salem {
namespace {

constexpr FieldOf kWho{"seat", kSeatValue};
constexpr FieldOf kWith{"with", kSeatValue};
constexpr FieldOf kThePlace{"place", kPlaceValue};
constexpr FieldOf kTo{"to", kPlaceValue};
constexpr FieldOf kTheItem{"item", kItemValue};
constexpr FieldOf kGive{"give", kItemValue};
constexpr FieldOf kReceive{"receive", kItemValue};
constexpr FieldOf kTheCreature{"creature", kCreatureValue};
constexpr FieldOf kTheOldOne{"old_one", kOldOneValue};
constexpr FieldOf kTheEvent{"event", kEventValue};
constexpr FieldOf kAmount{"number"};
constexpr int kTextValue = kEndingValue + 1;  // effects, by the card they stand on
constexpr FieldOf kCard{"card", kTextValue};
constexpr FieldOf kNode{""};  // of its effect: nothing that a reader wants to know

constexpr auto kVerbs = phrase_table<Verb>({
    {Verb::kMove, {kTo}},
    {Verb::kPassage, {kTo}},
    {Verb::kPass},
    {Verb::kExchange, {kWith, kGive, kReceive}},
    {Verb::kAccept},
    {Verb::kRefuse},
    {Verb::kDefeat, {kTheCreature, kTheOldOne}},
    {Verb::kSpare},
    {Verb::kUse, {kTheItem}},
    {Verb::kPlaceSigil, {kTheItem}},
    {Verb::kTake, {kTheItem, {"space"}}},
    {Verb::kDiscard, {kTheItem}},
    {Verb::kGive, {kWho, kTheItem}},
    {Verb::kGiveUp, {kTheItem}},
    {Verb::kChoosePlayer, {kCard, kNode, kWho}},
    {Verb::kChoice, {kCard, kNode, {"choice"}}},
    {Verb::kAcceptEffect, {kCard, kNode}},
    {Verb::kDeclineEffect, {kCard, kNode}},
});

constexpr auto kPrompts = phrase_table<Prompt>({
    {Prompt::kMove},
    {Prompt::kExchange},
    {Prompt::kAnswerExchange, {{"from", kSeatValue}, kGive, kReceive}},
    {Prompt::kDefeat, {kTheCreature, kTheOldOne}},
    {Prompt::kUse},
    {Prompt::kTake},
    {Prompt::kPayItem},
    {Prompt::kMakeRoom, {kTheItem}},
    {Prompt::kLoseItem},
    {Prompt::kDivide, {kAmount, kTheItem}},
    {Prompt::kGained, {kTheItem}},
    {Prompt::kChoosePlayer, {kCard, kNode}},
    {Prompt::kChoice, {kCard, kNode}},
    {Prompt::kMay, {kCard, kNode}},
});

constexpr bool kReveals = true;  // what lay face down comes to light without a draw
constexpr auto kEventKinds = phrase_table<Happening>({
    {Happening::kRoundBegins, {{"round"}}},
    {Happening::kFirstPlayer, {kWho}},
    {Happening::kDealt, {kWho, kTheItem}},
    {Happening::kCreatureTurned, {kTheCreature}},
    {Happening::kCreaturePlaced, {kTheCreature, kThePlace}},
    {Happening::kCreatureActivates, {kTheCreature, kThePlace}},
    {Happening::kNoPlaceInTown, {kTheCreature}},
    {Happening::kCreatureDiscarded, {kTheCreature}},
    {Happening::kNecronAdvances, {kAmount, {"to"}}},
    {Happening::kNecronStays},
    {Happening::kCreaturesShuffled, {kAmount}},
    {Happening::kCravenCalls},
    {Happening::kCardsTakenBack, {kWho}},
    {Happening::kTurnBegins, {kWho}},
    {Happening::kMoved, {kWho, kTo}},
    {Happening::kPassagePlayed, {kWho, kTo}},
    {Happening::kEnteredRlyeh, {kWho}},
    {Happening::kBanished, {kTheOldOne}},
    {Happening::kBanishmentEnds, {kTheOldOne}},
    {Happening::kProposed, {kWho, kWith, kGive, kReceive}},
    {Happening::kRefused, {kWho}},
    {Happening::kExchanged, {kWho, kWith, kGive, kReceive}},
    {Happening::kNoExchange, {kWho, kTheOldOne, kTheEvent}},
    {Happening::kSpared, {kWho}},
    {Happening::kNotSpared, {kWho, kTheOldOne, kTheEvent}},
    {Happening::kNoDie, {kWho, kTheOldOne, kTheEvent}},
    {Happening::kRolled, {kWho, {"face", kFaceValue}, {"taken"}}},
    {Happening::kLostItem, {kWho, kTheItem}},
    {Happening::kNothingToLose, {kWho, kTheItem}},
    {Happening::kLostSanity, {kWho, kAmount, {"left"}}},
    {Happening::kGainedSanity, {kWho, kAmount, {"now"}}},
    {Happening::kSanityFull, {kWho}},
    {Happening::kNoRecovery, {kWho, kTheOldOne}},
    {Happening::kNoRecoveryByEvent, {kWho, kTheEvent}},
    {Happening::kEliminated, {kWho}},
    {Happening::kCreatureDefeated, {kWho, kTheCreature, kThePlace}},
    {Happening::kCreatureDrivenOff, {kTheCreature, kThePlace}},
    {Happening::kNobodyDrivenOff, {kThePlace}},
    {Happening::kShadowDefeated, {kWho, kTheOldOne}},
    {Happening::kUsed, {kWho, kTheItem}},
    {Happening::kLookedAt, {kWho, kThePlace}},
    {Happening::kSawPortal, {kWho, kThePlace}},
    {Happening::kSawWall, {kWho, kThePlace}},
    {Happening::kOldOneRevealed, {kTheOldOne, {"slot"}}, kReveals},
    {Happening::kNobodyRevealed},
    {Happening::kSigilPlaced, {kWho, kTheItem, kThePlace}},
    {Happening::kMiskatonicClosed, {kWho, kTheItem}},
    {Happening::kPaidItem, {kWho, kTheItem}},
    {Happening::kMadeRoom, {kWho, kTheItem}},
    {Happening::kTook, {kWho, kTheItem, kThePlace}},
    {Happening::kRefilled, {kThePlace, kAmount}},
    {Happening::kNotRefilled, {kThePlace}},
    {Happening::kBagRefilled, {kAmount}},
    {Happening::kEventTurned, {kWho, kTheEvent}},
    {Happening::kWizardMoves, {kTo, kAmount}},
    {Happening::kEventPileRenewed},
    {Happening::kShadowAppears, {kTheOldOne}, kReveals},
    {Happening::kShadowReplaced, {kTheOldOne}, kReveals},
    {Happening::kNoShadow},
    {Happening::kTilesDealtAnew},
    {Happening::kGainedItem, {kWho, kTheItem}},
    {Happening::kGainLost, {kWho, kTheItem}},
    {Happening::kNoSigilInBag, {kWho}},
    {Happening::kNoItemInBag, {kWho}},
    {Happening::kDemandFailed},
    {Happening::kNothingToGive},
    {Happening::kNoneLeftToGive, {kTheItem}},
    {Happening::kEffectLasts, {kTheEvent}},
    {Happening::kEffectEnds, {kTheEvent}},
    {Happening::kPortalsShown, {kAmount}, kReveals},
    {Happening::kGameWon, {{"score"}}},
    {Happening::kGameLost, {{"ending", kEndingValue}}},
});

constexpr auto kDecks = deck_table<DeckId>({
    {DeckId::kCreatures, kCreatureValue},
    {DeckId::kEvents, kEventValue},
    {DeckId::kBag, kItemValue},
});

ValueKind kinds_of_items(const Content& c) {
  return {
      "item", {c.item_ids.begin(), c.item_ids.end()}, {c.item_words.begin(), c.item_words.end()}};
}

ValueKind texts(const Content& c) {
  ValueKind kind{"text", std::vector<std::string>(c.book.size()),
                 std::vector<std::string>(c.book.size())};
  const auto add = [&kind](const auto& card, std::uint16_t source) {
    kind.ids[source] = card.id;
    kind.words[source] = card.word;
  };
  for (const Creature& card : c.creatures) add(card, card.activation.source);
  for (const OldOne& card : c.old_ones) add(card, card.text.source);
  for (const EventCard& card : c.events) add(card, card.effect.source);
  return kind;
}

}  // namespace

Vocabulary make_vocabulary() {
  const Content& c = content();
  Vocabulary v;
  v.endings = names_of<Ending>();
  add_kind(v, kPlaceValue, kind_of_things("place", c.locations));
  add_kind(v, kItemValue, kinds_of_items(c));
  add_kind(v, kCreatureValue, kind_of_things("creature", c.creatures));
  add_kind(v, kOldOneValue, kind_of_things("old_one", c.old_ones));
  add_kind(v, kEventValue, kind_of_things("event", c.events));
  add_kind(v, kFaceValue, kind_of_things("face", c.die));
  add_kind(v, kEndingValue, {"ending", v.endings, {}});
  add_kind(v, kTextValue, texts(c));
  v.verbs = phrases(kVerbs);
  v.prompts = phrases(kPrompts);
  v.events = phrases(kEventKinds);
  v.decks = decks(kDecks);
  v.die_faces = static_cast<int>(c.die.size());
  return v;
}

}  // namespace tavola::salem
