// Avalon's vocabulary: what each verb, prompt and event carries, and the names of the content's
// things.
#include "core/phrase_table.h"
#include "games/avalon/content/content.h"
#include "games/avalon/words.h"

namespace tavola::avalon {
namespace {

constexpr FieldOf kWho{"seat", kSeatValue};
constexpr FieldOf kHero{"hero", kHeroValue};
constexpr FieldOf kAmount{"number"};
constexpr FieldOf kMeasure{"measure", kMeasureValue};
constexpr FieldOf kNow{"now"};
constexpr FieldOf kWith{"with", kSeatValue};
constexpr FieldOf kTo{"to", kLocationValue};
constexpr FieldOf kThePlace{"location", kLocationValue};
constexpr FieldOf kTheEncounter{"encounter", kEncounterValue};
constexpr FieldOf kDays{"days"};
constexpr FieldOf kVerse{"verse", kVerseValue};
constexpr FieldOf kSize{"size"};  // of the Party
constexpr FieldOf kCard{"card", kCardValue};
constexpr FieldOf kPossession{"card", kPossessionValue};
constexpr FieldOf kStatus{"status", kStatusValue};
constexpr FieldOf kKeyword{"keyword", kKeywordValue};
constexpr FieldOf kTheEvent{"event", kEventValue};
constexpr FieldOf kQuest{"quest", kQuestValue};
constexpr FieldOf kToken{"token", kTokenValue};
constexpr FieldOf kText{"text"};  // a number in the book
constexpr FieldOf kTray{"tray", kTrayValue};
constexpr FieldOf kColour{"colour", kTrayValue};  // of basic cards
constexpr FieldOf kNode{""};                      // nothing that a reader wants to know

constexpr auto kVerbs = phrase_table<Verb>({
    {Verb::kChooseHero, {kHero}},
    {Verb::kChooseTray, {kTray}},
    {Verb::kChooseColour, {kColour}},
    {Verb::kTravel, {kTo}},
    {Verb::kExplore},
    {Verb::kLocationAction, {kThePlace, kAmount}},
    {Verb::kInspect},
    {Verb::kPass},
    {Verb::kLetOthersGo},
    {Verb::kLetAgain, {kWith}},
    {Verb::kEndNarrative},
    {Verb::kJoin},
    {Verb::kStayOut},
    {Verb::kAccept},
    {Verb::kRefuse},
    {Verb::kPayShare},
    {Verb::kAskToPay, {kWith}},
    {Verb::kLeaveParty},
    {Verb::kActivate},
    {Verb::kGiveNumber, {kMeasure}},
    {Verb::kEat},
    {Verb::kFast},
    {Verb::kEatLittle},
    {Verb::kReadDream, {kThePlace}},
    {Verb::kJournalChoice, {kVerse, kAmount, kSize}},
    {Verb::kLetRoll, {kWho}},
    {Verb::kMeetGuardian, {kTheEncounter}},
    {Verb::kLetRoam, {kTheEncounter}},
    {Verb::kBuyCard, {{"type", kCardTypeValue}}},
    {Verb::kLearnCard, {kCard}},
    {Verb::kRaise, {{"attribute", kAttributeValue}}},
    {Verb::kDone},
    {Verb::kPutIntoDeck, {kCard}},
    {Verb::kTakeOutOfDeck, {kCard}},
    {Verb::kClaimHero, {kHero}},
    {Verb::kClaimNobody},
    {Verb::kGive, {kWith, kMeasure}},
    {Verb::kAskFor, {kWith, kMeasure}},
    {Verb::kJoinWhere, {kThePlace}},
    {Verb::kKeepUp, {kPossession}},
    {Verb::kDiscardItem, {kPossession}},
    {Verb::kFlip, {kPossession}},
    {Verb::kSetAside, {kPossession}},
    {Verb::kTakeSkill, {kPossession}},
    {Verb::kGiveCard, {kWith, kPossession}},
    {Verb::kAskForCard, {kWith, kPossession}},
    {Verb::kPickUp, {kPossession}},
    {Verb::kCardAction, {kPossession}},
    {Verb::kUseCard, {kPossession, kNode}},
    {Verb::kBequeath, {kWith, kPossession}},
    {Verb::kMeetHere, {kThePlace}},
    {Verb::kCharacterAction, {{"action", kHeroActionValue}}},
    {Verb::kLeaveOnTop},
    {Verb::kPutUnder},
    {Verb::kCarry, {kTo, kWith}},
    {Verb::kAskForMercy},
    {Verb::kAcceptFailure},
    {Verb::kChooseEncounter, {kTheEncounter}},
    {Verb::kAvoid},
    {Verb::kFace},
    {Verb::kApproach, {kAmount}},
    {Verb::kKeepHand},
    {Verb::kRedraw, {kAmount}},
    {Verb::kChooseActive, {kWho}},
    {Verb::kPlay, {kCard}},
    {Verb::kPlayTopCard},
    {Verb::kStopPlaying},
    {Verb::kPlayNothing},
    {Verb::kConnectMagic, {kWho}},
    {Verb::kLeaveMagic},
    {Verb::kDiscard, {kCard}},
    {Verb::kKeepCard, {kCard}},
    {Verb::kTakeBack, {kCard}},
    {Verb::kEscape},
    {Verb::kUseAbility, {kCard, {"slot"}, kNode}},
    {Verb::kGiveTo, {kWho}},
    {Verb::kChooseMember, {kText, kNode, kWho}},
    {Verb::kChoice, {kText, kNode, kAmount}},
    {Verb::kAcceptEffect, {kText, kNode}},
    {Verb::kDeclineEffect, {kText, kNode}},
    {Verb::kEndSitting},
});

constexpr auto kPrompts = phrase_table<Prompt>({
    {Prompt::kChooseHero},
    {Prompt::kChooseTray, {kHero}},
    {Prompt::kChooseColour, {kHero}},
    {Prompt::kAction},
    {Prompt::kActAgain, {kWith}},
    {Prompt::kEndNarrative},
    {Prompt::kJoinTravel, {kWith, kTo, kAmount, kMeasure}},
    {Prompt::kJoinExplore, {kWith, kThePlace, kAmount, kMeasure}},
    {Prompt::kJoinInspect, {kWith, kThePlace}},
    {Prompt::kJoinLocationAction, {kWith, kThePlace, kAmount}},
    {Prompt::kJoinCharacterAction, {kWith, {"action", kHeroActionValue}}},
    {Prompt::kJoinCardAction, {kWith, kPossession}},
    {Prompt::kJoinEncounter, {kWith}},
    {Prompt::kTakeAlong, {kWith}},
    {Prompt::kShare, {kAmount, kMeasure}},
    {Prompt::kPayForOther, {kWith, kAmount, kMeasure}},
    {Prompt::kActivate, {kThePlace, kDays}},
    {Prompt::kGiveNumber, {kAmount, kMeasure}},
    {Prompt::kEat},
    {Prompt::kWhichDream},
    {Prompt::kJournalChoice, {kVerse, kSize}},
    {Prompt::kWhoRolls, {{"attribute", kAttributeValue}}},
    {Prompt::kShareReward, {kMeasure}},
    {Prompt::kShareFind, {kText, kNode}},
    {Prompt::kWhichGuardian},
    {Prompt::kWhichRoams},
    {Prompt::kAdvance},
    {Prompt::kLearnCard},
    {Prompt::kBuildDecks},
    {Prompt::kClaimHero},
    {Prompt::kTakeGift, {kWith, kMeasure}},
    {Prompt::kAskedFor, {kWith, kMeasure}},
    {Prompt::kJoinWhere},
    {Prompt::kWhoGoesOn},
    {Prompt::kKeepUp, {kKeyword}},
    {Prompt::kDiscardItem, {kAmount}},
    {Prompt::kFlip},
    {Prompt::kSetAside},
    {Prompt::kTakeSkill},
    {Prompt::kTakeCard, {kWith, kPossession}},
    {Prompt::kAskedForCard, {kWith, kPossession}},
    {Prompt::kBequeath, {kPossession}},
    {Prompt::kMeetHere},
    {Prompt::kPutUnder, {kTheEncounter}},
    {Prompt::kCarry},
    {Prompt::kBeCarried, {kWith, kTo}},
    {Prompt::kMercy},
    {Prompt::kChooseEncounter},
    {Prompt::kAvoid, {kTheEncounter}},
    {Prompt::kApproach, {kTheEncounter}},
    {Prompt::kStartingHand},
    {Prompt::kChooseActive},
    {Prompt::kFirstCard, {kAmount}},
    {Prompt::kNextCard, {kAmount}},
    {Prompt::kPanic, {kAmount}},
    {Prompt::kMagicKey},
    {Prompt::kPayMagicFor, {kWith}},
    {Prompt::kDiscard, {kAmount}},
    {Prompt::kKeepCard},
    {Prompt::kTakeBack},
    {Prompt::kLendCharges, {kWho, kCard}},
    {Prompt::kEscapeTogether, {kWith}},
    {Prompt::kBeforeCheck},
    {Prompt::kShareLoot, {kMeasure}},
    {Prompt::kShareItem, {kPossession}},
    {Prompt::kChooseMember, {kText, kNode}},
    {Prompt::kChoice, {kText, kNode}},
    {Prompt::kMay, {kText, kNode}},
    {Prompt::kEndSitting},
});

constexpr auto kEventKinds = phrase_table<Happening>({
    {Happening::kHeroChosen, {kWho, kHero}},
    {Happening::kColoursChosen, {kWho, kTray, kColour}},
    {Happening::kGains, {kWho, kAmount, kMeasure, kNow}},
    {Happening::kLoses, {kWho, kAmount, kMeasure, kNow}},
    {Happening::kPays, {kWho, kAmount, kMeasure, kNow}},
    {Happening::kGives, {kWho, kWith, kAmount, kMeasure}},
    {Happening::kEnergyLimited, {kWho, kNow}},
    {Happening::kExhausted, {kWho}},
    {Happening::kDying, {kWho}},
    {Happening::kNoLongerDying, {kWho}},
    {Happening::kGoingInsane, {kWho}},
    {Happening::kNoLongerInsane, {kWho}},
    {Happening::kPanics, {kWho}},
    {Happening::kNoLongerPanics, {kWho}},
    {Happening::kDayBegins, {{"day"}}},
    {Happening::kRoundBegins, {{"round"}}},
    {Happening::kDayEnds, {{"day"}}},
    {Happening::kPlaced, {kWho, kThePlace}},
    {Happening::kMenhirPlaced, {kThePlace, kDays}},
    {Happening::kMenhirGone, {kThePlace}},
    {Happening::kDialLowered, {kThePlace, kDays}},
    {Happening::kDialTakenOut, {kThePlace}},
    {Happening::kLocationRevealed, {kThePlace}},
    {Happening::kLocationLost, {kThePlace}},
    {Happening::kNoMenhir},
    {Happening::kTravelled, {kWho, kTo}},
    {Happening::kDisplaced, {kWho, kTo}},
    {Happening::kJoined, {kWho, kWith}},
    {Happening::kLeftParty, {kWho}},
    {Happening::kNobodyPays, {kWho}},
    {Happening::kUsesLocation, {kWho, kThePlace, kAmount}},
    {Happening::kInstantRule, {kThePlace}},
    {Happening::kNoEncounterLeft},
    {Happening::kInspected, {kWho, kThePlace}},
    {Happening::kPassed, {kWho}},
    {Happening::kAte, {kWho}},
    {Happening::kAteLittle, {kWho}},
    {Happening::kWentHungry, {kWho}},
    {Happening::kNarrativeEnds},
    {Happening::kExplores, {kWho, kThePlace}},
    {Happening::kHowToUseJournal},
    {Happening::kVerseRead, {kVerse, kSize}},
    {Happening::kChoiceTaken, {kVerse, kAmount, kSize}},
    {Happening::kChoiceLocked, {kVerse, kAmount, kSize, kNode}},
    {Happening::kJournalRoll, {kWho, kAmount, {"total"}}},
    {Happening::kExplorationEnds, {kThePlace}},
    {Happening::kDreams, {kThePlace}},
    {Happening::kNightmares, {kThePlace}},
    {Happening::kDialSteady, {kThePlace}},
    {Happening::kDialReleased, {kThePlace}},
    {Happening::kGuardianRolled, {kTheEncounter, {"face", kGuardianFaceValue}}},
    {Happening::kGuardianMoved, {kTheEncounter, kTo}},
    {Happening::kGuardianStayed, {kTheEncounter, kThePlace}},
    {Happening::kGuardianGone, {kTheEncounter}},
    {Happening::kGuardianPlaced, {kTheEncounter, kThePlace}},
    {Happening::kLearned, {kWho, kCard}},
    {Happening::kRaised, {kWho, {"attribute", kAttributeValue}, kNow}},
    {Happening::kPutIntoDeck, {kWho, kCard}},
    {Happening::kTakenOutOfDeck, {kWho, kCard}},
    {Happening::kDyingDial, {kWho, kDays}},
    {Happening::kDies, {kWho, kHero}},
    {Happening::kItemLies, {kPossession, kThePlace}},
    {Happening::kMercyOffered},
    {Happening::kMercyAgain},
    {Happening::kRaisedUp, {kWho, kThePlace}},
    {Happening::kJourneyFails},
    {Happening::kChapterOver, {{"chapter", kChapterValue}, kDays, {"next", kChapterValue}, kNode}},
    {Happening::kStatusMarked, {kStatus}},
    {Happening::kStatusPartMarked, {kStatus, kAmount}},
    {Happening::kStatusUnmarked, {kStatus}},
    {Happening::kStatusPartUnmarked, {kStatus, kAmount}},
    {Happening::kCardGained, {kWho, kPossession}},
    {Happening::kCardLost, {kWho, kPossession}},
    {Happening::kCardGone, {kPossession}},
    {Happening::kNoItemLeft, {kWho}},
    {Happening::kTurnedUp, {kWho, kPossession}},
    {Happening::kTurnedDown, {kWho, kPossession}},
    {Happening::kFlipped, {kWho, kPossession}},
    {Happening::kTaskGiven, {{"task", kTaskValue}}},
    {Happening::kTokensPlaced, {kThePlace, kAmount, kToken}},
    {Happening::kTokensTaken, {kThePlace, kAmount, kToken}},
    {Happening::kDialChanged, {kThePlace, kDays}},
    {Happening::kCardUsed, {kWho, kPossession}},
    {Happening::kEventRevealed, {kTheEvent}},
    {Happening::kEventReturns, {kTheEvent}},
    {Happening::kNoEventLeft},
    {Happening::kRandomEventsPlaced, {kAmount}},
    {Happening::kQuestBegins, {kQuest}},
    {Happening::kQuestFulfilled, {kQuest}},
    {Happening::kChapterBegins, {{"chapter", kChapterValue}}},
    {Happening::kChapterDone, {{"chapter", kChapterValue}, kDays, kNode}},
    {Happening::kCampaignWon},
    {Happening::kHeroesTalk, {kWho, kWith, kNode}},
    {Happening::kLocationReplaced, {kThePlace, kTo}},
    {Happening::kDialGone, {kPossession}},
    {Happening::kCharacterAction, {kWho, {"action", kHeroActionValue}}},
    {Happening::kLooksAtEvent, {kWho, kTheEvent}},
    {Happening::kLooksAtEncounter, {kWho, kTheEncounter}},
    {Happening::kPutUnder, {kTheEncounter}},
    {Happening::kCarries, {kWho, kWith, kTo}},
    {Happening::kEncounterBegins, {kTheEncounter}},
    {Happening::kAvoided, {kTheEncounter}},
    {Happening::kNotAvoided, {kWho}},
    {Happening::kApproachChosen, {kAmount, kTheEncounter}},
    {Happening::kRedraws, {kWho, kAmount}},
    {Happening::kTurnBegins, {{"turn"}}},
    {Happening::kActivated, {kWho}},
    {Happening::kTraitStrikes, {{"trait", kTraitValue}, kWho}},
    {Happening::kTimeTokenLeaves, {kCard, kAmount}},
    {Happening::kDelayedAbility, {kCard}},
    {Happening::kPlays, {kWho, kCard}},
    {Happening::kPanicCard, {kWho, kCard}},
    {Happening::kTimeTokens, {kCard, kAmount}},
    {Happening::kKeyConnects, {kCard, {"key", kKeyValue}}},
    {Happening::kDelayLost, {kCard}},
    {Happening::kDelayUnheard, {kCard}},
    {Happening::kMarkersAdded, {kAmount, kNow}},
    {Happening::kMarkersRemoved, {kAmount, kNow}},
    {Happening::kAffinityRises, {kAmount, kNow}},
    {Happening::kAffinityFalls, {kAmount, kNow}},
    {Happening::kTorn, {kCard}},
    {Happening::kNotWonYet, {kNow, kAmount}},
    {Happening::kStageWon, {kAmount}},
    {Happening::kStageBegins, {kAmount}},
    {Happening::kAttacks, {kTheEncounter, kWho, kAmount}},
    {Happening::kReacts, {kTheEncounter, kWho, kAmount}},
    {Happening::kOpportunityAttack, {kTheEncounter, kWho}},
    {Happening::kDamageLessened, {kWho, kAmount}},
    {Happening::kDraws, {kWho, kCard}},
    {Happening::kDiscards, {kWho, kCard}},
    {Happening::kDiscardsTop, {kWho, kCard}},
    {Happening::kTakesBack, {kWho, kCard}},
    {Happening::kReshuffles, {kWho}},
    {Happening::kTooAfraidToDraw, {kWho}},
    {Happening::kMayPlayMore, {kWho, kAmount}},
    {Happening::kChargesGained, {kCard, kAmount, kNow}},
    {Happening::kChargesPaid, {kCard, kAmount, kNow}},
    {Happening::kChargesRefused, {kWho, kCard}},
    {Happening::kMagicRefused, {kWho, kWith}},
    {Happening::kAbilityUsed, {kWho, kCard}},
    {Happening::kDialTossed, {kWho, {"face", kTossValue}}},
    {Happening::kEscapes, {kWho}},
    {Happening::kEscapeRefused, {kWho}},
    {Happening::kRemovedDying, {kWho}},
    {Happening::kDeckRunsOut, {kWho}},
    {Happening::kThiefStrikes},
    {Happening::kEncounterDecided, {kTheEncounter, {"outcome", kOutcomeValue}, {"removed"}}},
    {Happening::kTrainingOver, {{"ending", kEndingValue}}},
    {Happening::kEnergyLimitedTurned, {kWho, kNow}},
    {Happening::kPanicsTurned, {kWho}},
    {Happening::kMarkerBlunted},
    {Happening::kMarkersLessened, {kAmount}},
    {Happening::kAffinityLessened, {kAmount}},
    {Happening::kTerrorLessened, {kWho, kAmount}},
    {Happening::kQuestAway, {kQuest}},
    {Happening::kSittingOver, {kDays}},
});

constexpr auto kDecks = deck_table<DeckId>({
    {DeckId::kCombatCards, kCombatCardValue},
    {DeckId::kDiplomacyCards, kDiplomacyCardValue},
    {DeckId::kCombatPool, kCombatCardValue},
    {DeckId::kDiplomacyPool, kDiplomacyCardValue},
    {DeckId::kEncounters, kEncounterValue},
    {DeckId::kItems, kItemValue},
    {DeckId::kEvents, kEventValue},
    {DeckId::kRandomEvents, kEventValue},
});

/// Combat cards first, then Diplomacy cards, as options and events number them.
ValueKind both_types_of_cards(const Content& c) {
  ValueKind both = kind_of_things("card", c.cards.sequence[0]);
  const ValueKind more = kind_of_things("card", c.cards.sequence[1]);
  both.ids.insert(both.ids.end(), more.ids.begin(), more.ids.end());
  both.words.insert(both.words.end(), more.words.begin(), more.words.end());
  return both;
}

ValueKind keys() {
  ValueKind kind{"key", names_of<Attribute>(), names_of<Attribute>()};
  for (const char* other : {"magic", "free"}) {
    kind.ids.emplace_back(other);
    kind.words.emplace_back(std::string(other) + "_key");
  }
  return kind;
}

/// Items, then Secrets, then both sides of each Skill card.
ValueKind possessions(const PossessionContent& c) {
  ValueKind all = kind_of_things("possession", c.items);
  const auto add = [&](const PossessionText& text) {
    all.ids.push_back(text.id);
    all.words.push_back(text.word);
  };
  for (const SecretCard& card : c.secrets) add(card);
  for (const SkillCard& card : c.skills)
    for (const PossessionText& side : card.sides) add(side);
  return all;
}

ValueKind verses(const JournalContent& journal) {
  ValueKind kind{"verse", {}, {}};
  for (const JournalVerse& verse : journal.verses) kind.ids.push_back(verse.id);
  return kind;
}

/// Names of an enum, with words that begin with what they are.
ValueKind named(const char* kind, std::vector<std::string> ids, const std::string& prefix) {
  ValueKind values{kind, std::move(ids), {}};
  for (const std::string& id : values.ids) values.words.push_back(prefix + id);
  return values;
}

}  // namespace

Vocabulary make_vocabulary() {
  const Content& c = content();
  Vocabulary v;
  v.endings = names_of<Ending>();
  add_kind(v, kHeroValue, kind_of_things("hero", c.heroes));
  add_kind(v, kMeasureValue, {"measure", names_of<Measure>(), names_of<Measure>()});
  add_kind(v, kAttributeValue, {"attribute", names_of<Attribute>(), names_of<Attribute>()});
  add_kind(v, kLocationValue, kind_of_things("location", c.island.locations));
  add_kind(v, kEncounterValue, kind_of_things("encounter", c.cards.encounters));
  add_kind(v, kGuardianFaceValue, named("guardian_face", names_of<GuardianFace>(), "die_"));
  add_kind(v, kCardValue, both_types_of_cards(c));
  add_kind(v, kCombatCardValue, kind_of_things("combat_card", c.cards.sequence[0]));
  add_kind(v, kDiplomacyCardValue, kind_of_things("diplomacy_card", c.cards.sequence[1]));
  add_kind(v, kKeyValue, keys());
  add_kind(v, kTraitValue, named("trait", names_of<Trait>(), "trait_"));
  add_kind(v, kOutcomeValue, named("outcome", names_of<EncounterOutcome>(), "outcome_"));
  add_kind(v, kTossValue, named("toss", {"skull", "grail"}, "toss_"));
  add_kind(v, kEndingValue, {"ending", v.endings, {}});
  add_kind(v, kCardTypeValue, {"card_type", names_of<CardType>(), names_of<CardType>()});
  add_kind(v, kPossessionValue, possessions(c.possessions));
  add_kind(v, kItemValue, kind_of_things("item", c.possessions.items));
  add_kind(v, kKeywordValue, {"keyword", names_of<Keyword>(), names_of<Keyword>()});
  add_kind(v, kStatusValue, kind_of_things("status", c.story.statuses));
  add_kind(v, kTaskValue, kind_of_things("task", c.story.tasks));
  add_kind(v, kTokenValue, {"token", {"time", "quest"}, {"time_token", "quest_token"}});
  add_kind(v, kEventValue, kind_of_things("event", c.story.events));
  add_kind(v, kQuestValue, kind_of_things("quest", c.story.quests));
  add_kind(v, kChapterValue, kind_of_things("chapter", c.story.chapters));
  ValueKind actions = kind_of_things("hero_action", c.heroes);
  for (std::size_t i = 0; i < c.heroes.size(); ++i)
    if (c.heroes[i].action.there) actions.words[i] = c.heroes[i].action_word;
  add_kind(v, kHeroActionValue, std::move(actions));
  add_kind(v, kVerseValue, verses(c.journal));
  add_kind(v, kTrayValue, kind_of_things("tray", c.trays));
  v.verbs = phrases(kVerbs);
  v.prompts = phrases(kPrompts);
  v.events = phrases(kEventKinds);
  v.decks = decks(kDecks);
  v.parameters = {"number"};  // of a shared cost (TG-288)
  return v;
}

}  // namespace tavola::avalon
