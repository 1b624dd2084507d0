// What the commands of the program say in three languages: their help, and what is wrong with a
// command line. The sentences stand in engine/words/shared/commands.toml; the language is the one
// of
// --lang, which is looked for before anything else is read.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "words/language.h"
#include "words/sentence.h"

namespace tavola::app {

/// From now on commands speak this language.
void speak(words::Language language);
words::Language spoken_language();

/// A number, or any text that is quoted as it is.
class Filling {
 public:
  Filling(std::string_view name, std::string_view text)
      : named_{name, words::Argument::name(text)} {}
  Filling(std::string_view name, std::int64_t number)
      : named_{name, words::Argument::number(number)} {}
  const words::NamedArgument& argument() const { return named_; }

 private:
  words::NamedArgument named_;
};

/// The sentence with this id, filled in; "[id]" where there is none.
std::string says(std::string_view id, std::initializer_list<Filling> fillings = {});
/// Whether there is a sentence with this id.
bool has_words(std::string_view id);

/// How the program was called: "tavola" if it is found on the path, else as it was typed. The
/// script ./run says its own name.
void called_as(std::string_view typed);
const std::string& called();

}  // namespace tavola::app
