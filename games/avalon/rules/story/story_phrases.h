// The numbers that the phrases of games/avalon/grammar_story.toml have in the rules: those of
// Encounters come first, these from kStoryPhrases on. And what they mean on a table.
#pragma once

#include "effects/host.h"
#include "games/avalon/table.h"

namespace tavola::avalon {

/// Where the rule of the Event in force stands, as effects carry it.
inline constexpr std::int16_t kEventText = -1000;
/// Where the trait of a Character stands.
inline constexpr std::int16_t kTraitText = -1001;
/// Where a line stands that a card says once to the whole table: the `once` of an Event, a Success,
/// a setup. A move that names nobody is then everybody's.
inline constexpr std::int16_t kTableText = -1002;
/// Where the rules of the Quests in their pile stand, each further down by its place.
inline constexpr std::int16_t kQuestText = -1003;

inline constexpr std::uint16_t kStoryPhrases = 100;
inline constexpr std::uint16_t kJournalPhrases = 200;  // where those of the journal begin

enum class StoryVerb : std::uint16_t {
  kMark,
  kMarkPart,
  kUnmark,
  kUnmarkPart,
  kNewTask,
  kGainSecret,
  kLoseSecret,
  kRemoveSecret,
  kFlipThis,
  kDiscardThis,
  kPutTokens,
  kPutTokensAt,
  kTakeTokens,
  kTakeTokensAt,
  kRaiseDial,
  kLowerDial,
  kPlaceEvents,
  kResolveEvent,
  kBeginChapter,
  kCampaignWon,
  kCampaignLost,
  kGainPoint,
  kLookAtEvents,
  kLookAtEncounters,
  kCarry,
  kPutAway,
};

enum class StoryCondition : std::uint16_t {
  kMarked,
  kPartMarked,
  kSecretHeld,
  kCarrying,
  kMenhirActive,
  kAllAt,
};

enum class StoryGroup : std::uint16_t {
  kCharacter,
  kCharacterHere,
  kOtherCharacterHere,
  kCharacterInSettlement,
  kCharacterOutside,
};

enum class StoryCount : std::uint16_t {
  kBoxes,
  kChapter,
  kPlayers,
  kTimeTokensHere,
  kQuestTokensHere,
  kItemsHeld,
};

/// Ties the names of the grammar to these numbers; what it does not have is added to `missing`.
void bind_story(effects::Grammar& grammar, std::vector<std::string>& missing);

int count_story(const Table& t, const effects::Call& call);
bool holds_story(const Table& t, const effects::Call& call);
effects::Members members_of_story(const Table& t, const effects::Call& group);
bool possible_story(const Table& t, const effects::Call& verb);
Rule<effects::Outcome> perform_story(Table& t, effects::Call verb);

}  // namespace tavola::avalon
