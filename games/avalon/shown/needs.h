// What a choice of the Journal needs, in plain words: only what is still missing, and who has it.
// (TG-356)
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/avalon/table.h"
#include "scene/text.h"
#include "scene/titles/title.h"

namespace tavola::avalon {

/// Why a need is not met: "Needs: 2 Empathy or the Ferryman's Token. Nobody here has it."
scene::Text what_is_lacking(const Table& t, Source need);
/// What some of a Party have that a choice asks for, as the argument "what" of a message.
scene::Text::Argument what_is_had(const Table& t, Source need, const std::vector<Seat>& who);

/// All that a need asks for, whoever has it, as the argument "what": every part of it or any.
struct WholeNeed {
  scene::Text::Argument what;
  bool any = false;
};
WholeNeed whole_need(Source need);

/// "need.12.3.1": one part of a need, printed in the reader's language.
bool names_a_need(std::string_view reference);
std::string printed_need(const scene::Title& title, std::string_view reference,
                         words::Language language);

}  // namespace tavola::avalon
