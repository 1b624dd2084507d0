// A table of the toy game with told chance and the interface's messages, for tests of everything
// that shows scenes.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <string>

#include "content/content.h"
#include "scene/say.h"
#include "scene/titles/title.h"
#include "words/messages.h"

namespace tavola::toy {
scene::OpenedTitle open();
}

namespace tavola::scene {

inline const Title& toy_title() {
  static const std::unique_ptr<Title> title = [] {
    OpenedTitle opened = toy::open();
    return opened ? *std::move(opened) : nullptr;
  }();
  return *title;
}

inline const words::Messages& interface_for_tests() {
  static const words::Messages messages = [] {
    const std::array<words::Source, 1> files{
        {{"words/interface.toml", content::find("words/interface.toml").value_or("")}}};
    auto loaded = words::Messages::load(files);
    EXPECT_TRUE(loaded) << words::to_string(loaded.error());
    return *std::move(loaded);
  }();
  return messages;
}

struct ToyTable {
  ToyTable(int seats, std::uint64_t seed) : table(toy_title().game().new_table()) {
    toy_title().game().deal(*table, toy_title().game().standard_setup(seats, seed));
    table->follow(&script);
  }
  /// The number of the option with this verb and door, or -1.
  int option(const std::string& verb, const std::string& door) const {
    const Vocabulary& words = toy_title().game().vocabulary();
    for (std::size_t i = 0; i < table->decision().options.size(); ++i) {
      const Option& found = table->decision().options[i];
      const Phrase& phrase = words.verbs[found.verb];
      if (phrase.name == verb && words.id_of(phrase.fields[0].kind, found.args[0]) == door)
        return static_cast<int>(i);
    }
    return -1;
  }
  void choose(const std::string& verb, const std::string& door) {
    const int n = option(verb, door);
    ASSERT_GE(n, 0) << verb << " " << door;
    table->choose(n);
  }

  std::unique_ptr<Table> table;
  Script script;
};

inline Voice voice_for_tests(words::Language language = words::Language::kEnglish) {
  return {&toy_title(), language, {"Nora", "Teo"}};
}

}  // namespace tavola::scene
