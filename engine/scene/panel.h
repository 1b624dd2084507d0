// Panels: sheets, trays and tables beside the board, line by line.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/seats.h"
#include "scene/board.h"
#include "scene/text.h"

namespace tavola::scene {

namespace line {

struct Meter {
  std::string track;
  friend bool operator==(const Meter&, const Meter&) = default;
};
/// A slider between two skills.
struct Pair {
  std::vector<Text> names;
  std::vector<std::vector<std::int32_t>> stops;
  std::int32_t at = 0;
  std::string id = {};  // what an option lights up that sets it; its amount is the stop
  friend bool operator==(const Pair&, const Pair&) = default;
};
struct Values {
  std::vector<Value> values;
  friend bool operator==(const Values&, const Values&) = default;
};
struct Slot {
  std::string accepts;  // icon of what may lie here
  std::string holds;    // id of a piece or card; empty when free
  friend bool operator==(const Slot&, const Slot&) = default;
};
struct Slots {
  Text name;
  std::vector<Slot> slots;
  friend bool operator==(const Slots&, const Slots&) = default;
};
struct Cards {
  Text name;
  std::vector<std::string> cards;
  friend bool operator==(const Cards&, const Cards&) = default;
};
struct Words {
  Text text;
  Tone tone = Tone::kNeutral;
  friend bool operator==(const Words&, const Words&) = default;
};
struct Prose {
  Text heading;
  std::vector<Text> paragraphs;
  bool initial = false;
  friend bool operator==(const Prose&, const Prose&) = default;
};
/// The dice on the table, how many successes are enough, and how many dice could still be bought.
struct Dice {
  std::vector<Die> dice;
  std::optional<std::int32_t> need;
  std::int32_t buyable = 0;
  friend bool operator==(const Dice&, const Dice&) = default;
};
/// Chances in thousandths for 0, 1, 2 ... successes.
struct Chart {
  std::vector<std::int32_t> columns;
  std::int32_t threshold = 0;
  std::optional<std::int32_t> rolled;
  friend bool operator==(const Chart&, const Chart&) = default;
};
struct Band {
  std::int32_t from = 0;
  std::optional<std::int32_t> to;
  Text text;
  bool now = false;
  bool would = false;
  friend bool operator==(const Band&, const Band&) = default;
};
struct Bands {
  std::vector<Band> bands;
  friend bool operator==(const Bands&, const Bands&) = default;
};
struct Sum {
  std::vector<Value> terms;
  std::int32_t total = 0;
  friend bool operator==(const Sum&, const Sum&) = default;
};

/// How likely something is in several ways, to be compared.
struct Odds {
  struct Entry {
    Text text;
    std::int32_t dice = 0;
    std::int32_t chance = 0;  // in thousandths
    bool now = false;         // as things stand
    friend bool operator==(const Entry&, const Entry&) = default;
  };
  std::vector<Entry> entries;
  friend bool operator==(const Odds&, const Odds&) = default;
};

/// What is to be won or lost; of a number that would fall or rise, to where.
struct Stake {
  Text text;
  Tone tone = Tone::kHarm;
  std::string track = {};
  std::int32_t to = 0;
  friend bool operator==(const Stake&, const Stake&) = default;
};

/// Who acts in turn, and what has come of it.
struct Mates {
  struct Mate {
    Seat seat = kNoSeat;
    PhaseState state = PhaseState::kNext;
    Text text;
    friend bool operator==(const Mate&, const Mate&) = default;
  };
  std::vector<Mate> mates;
  friend bool operator==(const Mates&, const Mates&) = default;
};

/// Cards that say what they do at once: a wound, a task with its steps.
struct Slips {
  struct Step {
    Text text;
    PhaseState state = PhaseState::kNext;
    friend bool operator==(const Step&, const Step&) = default;
  };
  struct Slip {
    std::string card;
    Text says;
    Tone tone = Tone::kNeutral;
    std::vector<Step> steps;
    friend bool operator==(const Slip&, const Slip&) = default;
  };
  std::vector<Slip> slips;
  friend bool operator==(const Slips&, const Slips&) = default;
};

}  // namespace line

using Line = std::variant<line::Meter, line::Pair, line::Values, line::Slots, line::Cards,
                          line::Words, line::Prose, line::Dice, line::Chart, line::Bands, line::Sum,
                          line::Odds, line::Stake, line::Mates, line::Slips>;

/// A finale is the last fight of a game: it takes the whole of the board's frame.
enum class PanelKind : std::uint8_t {
  kSeat,
  kSheet,
  kFoe,
  kRoll,
  kProse,
  kTable,
  kRow,
  kExchange,
  kFinale
};
enum class PanelPlace : std::uint8_t { kSide, kDock, kStage, kPage };

/// A line of a card that says what a check brings.
enum class OutcomeState : std::uint8_t { kPossible, kNow, kNot };
struct PrintedOutcome {
  std::string when;  // "pass", "fail"
  Text text;
  OutcomeState state = OutcomeState::kPossible;
  friend bool operator==(const PrintedOutcome&, const PrintedOutcome&) = default;
};

struct Panel {
  std::string id;
  PanelKind kind = PanelKind::kSeat;
  Seat seat = kNoSeat;
  PanelPlace place = PanelPlace::kSide;
  std::int32_t order = 0;
  Text title;           // empty for a seat's panel: the seat's name stands there
  Text note;            // where the seat is, or another short remark
  std::string about;    // what it is about, to be shown large: a monster that is fought, a card
  std::string contest;  // of a roll: the same for all throws of one check
  std::vector<PrintedOutcome> outcomes;  // what that card says of passing and failing
  std::string icon;                      // of a finale: whom it is against
  std::string portrait;                  // id of the thing or printed card whose picture it shows
  std::vector<State> states;
  std::vector<Badge> badges;
  std::vector<Line> lines;
  friend bool operator==(const Panel&, const Panel&) = default;
};

}  // namespace tavola::scene
