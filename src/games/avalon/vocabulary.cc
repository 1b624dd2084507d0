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

constexpr auto kVerbs = phrase_table<Verb>({
    {Verb::kChooseHero, {kHero}},
    {Verb::kTravel, {kTo}},
    {Verb::kInspect},
    {Verb::kPass},
    {Verb::kLetOthersGo},
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
    {Verb::kMeetGuardian, {kTheEncounter}},
});

constexpr auto kPrompts = phrase_table<Prompt>({
    {Prompt::kChooseHero},
    {Prompt::kAction},
    {Prompt::kJoin, {kWith}},
    {Prompt::kTakeAlong, {kWith}},
    {Prompt::kShare, {kAmount}},
    {Prompt::kPayForOther, {kWith, kAmount}},
    {Prompt::kActivate, {kThePlace, kDays}},
    {Prompt::kGiveNumber, {kAmount, kMeasure}},
    {Prompt::kEat},
    {Prompt::kWhichGuardian},
});

constexpr auto kEventKinds = phrase_table<Happening>({
    {Happening::kHeroChosen, {kWho, kHero}},
    {Happening::kGains, {kWho, kAmount, kMeasure, kNow}},
    {Happening::kLoses, {kWho, kAmount, kMeasure, kNow}},
    {Happening::kPays, {kWho, kAmount, kMeasure, kNow}},
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
    {Happening::kInspected, {kWho, kThePlace}},
    {Happening::kPassed, {kWho}},
    {Happening::kAte, {kWho}},
    {Happening::kWentHungry, {kWho}},
    {Happening::kGuardianRolled, {kTheEncounter, {"face", kGuardianFaceValue}}},
    {Happening::kGuardianMoved, {kTheEncounter, kTo}},
    {Happening::kGuardianStayed, {kTheEncounter, kThePlace}},
    {Happening::kGuardianGone, {kTheEncounter}},
    {Happening::kGuardianPlaced, {kTheEncounter, kThePlace}},
});

std::vector<std::string> guardian_face_words() {
  std::vector<std::string> words;
  for (const std::string& face : names_of<GuardianFace>()) words.push_back("die_" + face);
  return words;
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
  add_kind(v, kGuardianFaceValue,
           {"guardian_face", names_of<GuardianFace>(), guardian_face_words()});
  v.verbs = phrases(kVerbs);
  v.prompts = phrases(kPrompts);
  v.events = phrases(kEventKinds);
  return v;
}

}  // namespace tavola::avalon
