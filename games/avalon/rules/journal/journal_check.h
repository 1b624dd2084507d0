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

/// Whether a Location is of the test island, which shows the rules of the map: some of its cards
/// are laid out by tests alone, and most have no section.
inline bool is_for_tests(const Location& place) { return place.stands.contains("test_island"); }

/// The same of the map: Keys that lead one way only, Locations that no Key and no line leads to,
/// and those where nobody can do anything.
void check_map_of(const Content& content, std::vector<std::string>& problems);

/// Gains that cost nothing and that nothing limits, so that a Party can have them again and again.
void check_free_gains(const Content& content, std::vector<std::string>& problems);

/// The verses to which a verse can lead, each once, in order.
std::vector<VerseId> leads_to(const JournalVerse& verse);

}  // namespace tavola::avalon
