// The story of a game as a page to print: who played, the pages that were read out in their order,
// what was chosen on them, and how it ended; of a game without such pages an account of its rounds,
// of what its log calls worth telling. One HTML text that needs nothing else, for a sheet of A5 and
// for a screen at night. What a page is, the game says with its stages.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "play/campaign/campaign.h"
#include "play/session/session.h"
#include "words/language.h"

namespace tavola::play {

/// What draws the pictures of a game inside a page that has nothing else, as HTML; without a game
/// what draws pictures from words alone. Where it is empty the page shows none.
using KitOf = std::function<std::string(std::string_view game)>;

/// Of one table, or of the chapters of a campaign that follow on each other, the first one first.
/// It tells what everybody at the table has heard.
std::string printed_story(const std::vector<const Session*>& chapters, words::Language language,
                          const KitOf& kit = {});

/// The same of a chapter and all that it goes on from, which are played again for it within these
/// limits. The problems are those of Session::load.
Expected<std::string> printed_campaign(const Campaign& campaign, words::Language language,
                                       const ReplayLimits& limits = {}, const KitOf& kit = {});

}  // namespace tavola::play
