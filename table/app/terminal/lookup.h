// Looking things up: rules of the ledger and cards of a game, as paragraphs for the terminal. The
// table's commands and the program's commands `rules` and `cards` share these.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "scene/terminal/scene_text.h"
#include "scene/titles/title.h"

namespace tavola::app {

/// A rule with the rulings behind it; a sentence if there is no such rule.
std::string rule_paragraph(const scene::SceneText& text, std::string_view id);

/// The rule of that id, or those that hold all the words; a sentence if there are none.
std::string rules_about(const scene::SceneText& text, std::string_view game,
                        const std::string& words, bool* found = nullptr);

/// Ids of the cards with this id or, in the language, with a name that holds the text.
std::vector<std::string> cards_called(const scene::Title& title, words::Language language,
                                      const std::string& name);

/// "creature", in the language of the text.
std::string kind_of_card(const scene::SceneText& text, const std::string& kind);
std::string card_paragraph(const scene::SceneText& text, const std::string& id);

}  // namespace tavola::app
