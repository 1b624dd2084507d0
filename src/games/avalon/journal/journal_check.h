// What is wrong with the Journal although it can be read: verses that nobody reaches or that lead
// nowhere, Statuses and Secrets that are asked for and never had, and what its prose lacks.
// (TG-900, TG-907)
#pragma once

#include <string>
#include <vector>

#include "games/avalon/content/content.h"

namespace tavola::avalon {

/// A sentence for each, with file and line.
std::vector<std::string> check_journal(const Content& content);

/// The verses to which a verse can lead, each once, in order.
std::vector<VerseId> leads_to(const JournalVerse& verse);

}  // namespace tavola::avalon
