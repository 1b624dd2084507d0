// The Journal's page as it is shown: the verse, what its choices cost and bring, and why some of
// them are locked. The prose is a text like any other: a reference that the title prints in the
// reader's language. (TG-355, TG-356)
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/event.h"
#include "games/avalon/table.h"
#include "scene/scene.h"
#include "scene/stage.h"
#include "scene/titles/title.h"

namespace tavola::avalon {

/// "verse.12.2": the paragraphs of verse 12 for a Party of two; and others of the kind.
bool names_journal(std::string_view reference);
std::string printed_journal(const words::Lexicon& lexicon, std::string_view reference,
                            words::Language language);

/// The reference to a condition: of a choice, or of a Quest.
std::string need_name(Source condition);

/// Adds the words of the page to what is said of it. False if the text is about something else.
bool enrich_journal(scene::Text& text, const Phrase& phrase, const Arguments& args);

/// The verse over the board.
scene::Stage page_of(const Event& verse_read);
/// The same as a part of the scene, as long as it is being read.
std::optional<scene::Panel> journal_panel(const State& s);
/// What follows for sure from a choice, as things stand.
scene::Text journal_effects(const Table& t, const Option& option);
/// The choices of the page that are not open, with what they lack.
std::vector<scene::Blocked> locked_choices(const Table& t);
/// What a choice costs, and who has what it asks for.
void add_journal_cost(const Table& t, const Option& option, scene::OptionView& view);

/// "1 Energy and 2 Food"; nothing if it costs nothing.
scene::Text price_text(const Price& price, const char* message = "board.cost");
/// "2 Energy", "1 Food": its parts.
std::vector<scene::Text::Argument> price_list(const Price& price);

}  // namespace tavola::avalon
