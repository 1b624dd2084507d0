// A rule or a ruling of a ledger as the protocols give it, in one language.
#pragma once

#include <string>
#include <string_view>

#include "core/json.h"
#include "ledger/ledger.h"
#include "play/problem.h"
#include "words/language.h"

namespace tavola::play {

/// With the rulings that it points to.
Json rule_json(const ledger::RuleText& rule, words::Language language);

/// By its number: a rule ("HS-071"), or a ruling ("R33"), for which the game has to be named.
Expected<Json> numbered_rule(const std::string& id, std::string_view game,
                             words::Language language);

}  // namespace tavola::play
