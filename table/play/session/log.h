// The log of a running table: one record for every choice, for everything a referee told the table,
// and for every undo and redo. It only ever grows, so that nothing that happened at a table is
// lost. A record keeps the events that followed from it, so that the story can be told again.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/decision.h"
#include "core/event.h"
#include "core/seed.h"

namespace tavola::play {

/// An event that was told by another version and has no words in this one.
struct Bygone {
  std::string text;  // "moved who=0 to=old_church"
  SeatSet audience = SeatSet::everybody();
};

struct Record {
  enum class Kind : std::uint8_t {
    kChoice,  // a seat answered the open decision
    kDice,    // a referee told the next dice
    kDraw,    // a referee told the next cards of a deck
    kState,   // a referee replaced the state
    kUndo,    // the table went back to `keep` records
    kRedo,    // the table went forward again to `keep` records
    kReseed,  // the table was brought to another place: chance to come is drawn from `seed`
    kResume,  // the log no longer played out: the table went on from the state after `keep` records
  };
  Kind kind = Kind::kChoice;

  // A choice; of an undo or redo the seat that wanted it, or kNoSeat.
  Seat seat = 0;
  std::uint8_t prompt = 0;
  Citation prompt_rule;
  Arguments prompt_args{};
  int n = 0;
  Option option;
  bool secret = false;                   // others must not know what was asked
  bool goes_on = false;                  // it was asked in the middle of a rule, which goes on
  std::vector<std::int32_t> parameters;  // of a measured answer, in the decision's order
  std::int64_t time = 0;                 // seconds since 1970; 0 if nobody looked at a clock

  // What a referee told.
  std::vector<int> dice;
  int deck = 0;
  std::vector<int> cards;
  std::string state;  // as JSON

  Seed seed = {};        // that chance comes from since then
  std::size_t keep = 0;  // of an undo, a redo or a resumption
  int taken_back = 0;    // choices after the state of a resumption that are no longer possible

  // What followed, for choices and states.
  std::uint64_t hash = 0;
  std::string failed;    // the limit that the table met over it; empty if it went well
  bool reveals = false;  // chance was drawn, or something hidden came to light
  std::vector<Event> events;
  std::vector<Citation> applied;  // rules that decided something without an event

  // Of a record that was only read: what has no words any more, as it was written.
  std::string saved;    // all of it, as JSON, so that it is saved again as it was
  std::string written;  // the choice; empty if it can be said
  std::vector<Bygone> bygone;

  /// A choice, a referee's state or a resumption is a step of the table, which undo counts.
  bool is_step() const {
    return kind == Kind::kChoice || kind == Kind::kState || kind == Kind::kResume;
  }
};

}  // namespace tavola::play
