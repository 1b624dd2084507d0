// The open decision as its viewer sees it, the goals it serves, and how it all ended.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/citation.h"
#include "core/decision.h"
#include "core/seats.h"
#include "scene/board.h"
#include "scene/text.h"

namespace tavola::scene {

enum class GoalKind : std::uint8_t { kToWin, kToLose };

struct Goal {
  Text text;
  GoalKind kind = GoalKind::kToWin;
  bool done = false;
  bool vital = false;
  friend bool operator==(const Goal&, const Goal&) = default;
};

enum class OptionForm : std::uint8_t { kButton, kCard, kRow };

struct OptionView {
  std::int32_t n = 0;  // the number to choose it by
  std::string verb;
  Arguments args{};  // of the verb
  std::string key;   // what to press: a natural key such as a place's number, or n + 1
  Text text;
  Citation rule;
  std::vector<std::string> on;  // what lights up; the first is what it belongs to
  Text cost;
  std::vector<Value> price;  // the same in signs and numbers, where many choices leave little room
  Text result;               // what it does, in a word or two, to stand on its card
  Text forecast;
  std::optional<std::int32_t> chance;  // in thousandths
  std::string group;
  Text under;  // the words that it has in common with others, under which many may be folded
  std::optional<std::int32_t> amount;  // how much: those of a group are steps of one number
  OptionForm form = OptionForm::kButton;
  bool standard = false;  // the answer that Enter gives
  bool measured = false;  // takes the integers of the decision's aim
  bool standing = false;  // open beside the question at any time, and no answer to it
  friend bool operator==(const OptionView&, const OptionView&) = default;
};

struct BlockedView {
  Text text;
  std::vector<std::string> on;
  Reason reason;
  friend bool operator==(const BlockedView&, const BlockedView&) = default;
};

enum class AimHelp : std::uint8_t { kNone, kFirstContact, kPath };

/// A measured answer: the disc that is shot and the bounds of the integers that go with it.
struct Aim {
  struct Bound {
    std::string name;
    std::int32_t least = 0;
    std::int32_t most = 0;
    friend bool operator==(const Bound&, const Bound&) = default;
  };
  /// Where a disc that is placed may stand: its centre within a circle.
  struct Around {
    Point centre;
    std::int32_t r = 0;
    friend bool operator==(const Around&, const Around&) = default;
  };
  std::string shot;                // the disc; empty when each option's own thing is shot
  Point from;                      // where it lies, or where a placing begins
  std::int32_t radius = 0;         // of the shot, micrometres; 0: the piece's own size
  std::int32_t slows = 0;          // deceleration, micrometres a second each second
  std::int32_t most_strength = 0;  // the speed of a full pull; 0: the bound of the speed
  AimHelp helps = AimHelp::kNone;
  std::string zone;              // the area in which it may be placed; may be empty
  std::optional<Around> around;  // or the circle
  std::vector<Bound> bounds;
  friend bool operator==(const Aim&, const Aim&) = default;
};

/// A place to which several steps lead, or which cannot be reached now.
struct Way {
  std::string to;
  std::vector<std::string> via;  // area by area, the last is `to`; empty if there is no way
  std::vector<Text> meets;       // what lies on it, in its order
  Reason reason;                 // why there is none
  friend bool operator==(const Way&, const Way&) = default;
};

/// Where whoever decides could walk by giving the same kind of answer several times.
struct Walk {
  std::string verb;  // of the options that are a step
  std::vector<Way> ways;
  friend bool operator==(const Walk&, const Walk&) = default;
};

enum class DecisionKind : std::uint8_t { kPick, kSplit, kOrder, kAmount, kAim, kConfirm };

struct DecisionView {
  Seat seat = 0;
  SeatSet seats;
  std::string prompt;
  Text question;
  std::string about;  // the card in whose middle it is asked
  Reason why;
  DecisionKind kind = DecisionKind::kPick;
  bool yours = false;  // the viewer may answer; otherwise options and blocked are empty
  std::vector<OptionView> options;  // the answers, and behind them what stands open beside them
  std::vector<BlockedView> blocked;
  std::optional<Aim> aim;
  std::optional<Walk> walk;
  std::optional<std::int32_t> timer;  // seconds

  std::span<const OptionView> answers() const { return {options.begin(), first_standing()}; }
  std::span<const OptionView> standing() const { return {first_standing(), options.end()}; }
  std::vector<OptionView>::const_iterator first_standing() const {
    return std::ranges::find(options, true, &OptionView::standing);
  }
  friend bool operator==(const DecisionView&, const DecisionView&) = default;
};

struct Outcome {
  SeatSet winners;
  bool won = false;
  bool failed = false;  // the table met a limit: there is no result, and the text says so
  std::string ending;
  Text verdict;   // said in place of Victory or Defeat, where an ending is neither
  Text text;      // how it went; a title may say more than the name of the ending
  Citation rule;  // by which the game ended, if the title says so in its scene
  std::optional<std::int32_t> score;
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

}  // namespace tavola::scene
