// From a text to a sentence: a message, its arguments and the names of those who sit at the table
// become words in one language. Also from the engine's verbs, prompts and events to such texts,
// by way of the game's vocabulary.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/decision.h"
#include "core/event.h"
#include "core/vocabulary.h"
#include "scene/board.h"
#include "scene/text.h"
#include "scene/titles/title.h"
#include "words/language.h"

namespace tavola::scene {

/// Who sits where; a seat without a name is called "Seat 1", "Posto 1", "Asiento 1".
using SeatNames = std::vector<std::string>;

std::string seat_name(words::Language language, const SeatNames& names, int seat);

std::string say(const Title& title, words::Language language, const Text& text,
                const SeatNames& names = {});
/// The same, appended to a text.
void say_to(std::string& out, const Title& title, words::Language language, const Text& text,
            const SeatNames& names);

/// A title, a language and the people at the table: all that it takes to say a text.
struct Voice {
  const Title* title = nullptr;
  words::Language language = words::Language::kEnglish;
  SeatNames names;

  std::string say(const Text& text) const { return scene::say(*title, language, text, names); }
  void say_to(std::string& out, const Text& text) const {
    scene::say_to(out, *title, language, text, names);
  }
  std::string seat(int n) const { return seat_name(language, names, n); }
};

/// The message "GROUP.NAME" with the phrase's fields filled in: values become words, seats become
/// the names of those who sit there. Where a field is not given and there is a message
/// "GROUP.NAME.no_FIELD", that one is taken.
Text text_of(const Title& title, std::string_view group, const Phrase& phrase,
             const Arguments& args);

Text option_text(const Title& title, const Option& option);      // "verb.NAME"
Text prompt_text(const Title& title, const Decision& decision);  // "prompt.NAME"
Text event_text(const Title& title, const Event& event);         // "event.NAME"
Text ending_text(const Title& title, int ending);                // "ending.NAME"
/// The word for a state, agreeing with the noun in the name of the thing; the same on every screen.
Text state_text(State state, const Text& name);
/// What a table says that has met a limit; the same in every game.
Text failure_text(const Failure& failure);
/// That the table went on although its log no longer played out, and how many choices that cost.
Text resumed_text(int taken_back);
/// What somebody chose, for a log: "did.NAME" where the game has such a sentence ("did.NAME.self"
/// where the seat that was chosen is the chooser's own), otherwise the name and the option as it
/// was offered.
std::string say_choice(const Voice& voice, const Option& option, Seat who);
/// Why the question is put now ("why.NAME"); empty if the game has no such message.
Text why_text(const Title& title, const Decision& decision);

}  // namespace tavola::scene
