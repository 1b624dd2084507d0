// A game's vocabulary: the names of its verbs, prompts, events, causes of defeat, decks and the
// kinds of values they carry. From it options and events get their JSON form, and, through the
// message of the same name, their sentence in every language. A game fills it once, when it is
// loaded.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tavola {

/// What a value stands for: a number, a seat, or one of a game's own named things.
struct ValueKind {
  std::string name;                // "place"
  std::vector<std::string> ids;    // JSON name of value i: "church"; empty for plain numbers
  std::vector<std::string> words;  // key in the words of value i: "loc_church"
};

inline constexpr int kNumber = 0;
inline constexpr int kSeatValue = 1;

struct Field {
  std::string name;  // "to"
  int kind = kNumber;
};

/// A verb, prompt or event: its name is also the message's name ("verb.move", "event.moved").
struct Phrase {
  std::string name;
  std::vector<Field> fields;
  bool reveals = false;  // an event by which something hidden comes to light
};

struct DeckName {
  std::string name;
  int kind = kNumber;  // of its cards
};

struct Vocabulary {
  std::vector<ValueKind> kinds = {{"number", {}, {}}, {"seat", {}, {}}};
  std::vector<Phrase> verbs;
  std::vector<Phrase> prompts;
  std::vector<Phrase> events;
  std::vector<std::string> endings;     // why a game ended: "gate_reached", "all_sealed"
  std::vector<std::string> parameters;  // integers of measured answers: "dx", "dy", "speed"
  std::vector<DeckName> decks;
  int die_faces = 6;  // of the largest die

  /// A vocabulary in short form, statements parted by semicolons, kinds before what uses them:
  ///   kind room: hall attic; deck bag room; verb open room; prompt turn; event moved who:seat
  ///   to:room left; ending won; number strength; die 6
  /// A field is name:kind; a bare name is a kind's own name, or else a number. The words of a kind
  /// are its name and the id, "room_hall". For a game's own source, so a mistake ends the program.
  static Vocabulary of(std::string_view statements);

  /// The ids of a kind by its name.
  const std::vector<std::string>& ids(std::string_view kind) const;
  /// "church" for value 6 of kind place; a number as digits.
  std::string id_of(int kind, int value) const;
  /// The value of an id, or -1.
  int value_of(int kind, std::string_view id) const;
};

/// Index of a name in a list of phrases, or -1.
int index_of(const std::vector<Phrase>& phrases, std::string_view name);

}  // namespace tavola
