// What lies on a table, as plain data: areas and the links between them, tracks, pieces, cards and
// piles, and the small things they share. Positions are whole board units.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/citation.h"
#include "core/seats.h"
#include "scene/text.h"

namespace tavola::scene {

// ---- shared by many things ----------------------------------------------------------------------

/// The meanings that colour may carry. The flame of what can be chosen is the renderer's alone.
enum class Tone : std::uint8_t { kNeutral, kHarm, kTide, kKnow, kLife };

/// What a thing is at the moment. Whether it may be chosen is not a state: the decision says so.
enum class State : std::uint8_t {
  kClosed,
  kSealed,
  kUnstable,
  kStable,
  kSpent,
  kWounded,
  kDelayed,
  kIncapacitated,
  kNew,
  kFading,
  kHiddenKnownToYou,
  kEliminated,
  kFaceDown,
  kInHand,
  kPlayed,
  kExhausted,
  kCovered,
  kInUse,
};

enum class Corner : std::uint8_t { kUpperLeft, kUpperRight, kLowerLeft, kLowerRight };

struct Badge {
  std::string icon;
  Text text;  // short: shown on the badge when there is no icon
  Tone tone = Tone::kNeutral;
  Corner corner = Corner::kUpperRight;
  Text says;             // the sentence on hover and for screen readers
  bool printed = false;  // on the board itself, for good: a terminal does not tell it every time
  friend bool operator==(const Badge&, const Badge&) = default;
};

struct Point {
  std::int32_t x = 0;
  std::int32_t y = 0;
  friend bool operator==(const Point&, const Point&) = default;
};

/// A named number with its sign: a skill, a cost, something a card asks for.
struct Value {
  std::string icon;
  Text name;
  std::int32_t value = 0;
  std::string id = {};  // on a sheet: what a step names that changes it
  friend bool operator==(const Value&, const Value&) = default;
};

/// Where a seat's things go to and come from, and what a number on its sheet is called.
inline std::string seat_end(int seat) { return "seat:" + std::to_string(seat); }
inline std::string seat_number(int seat, std::string_view name) {
  return seat_end(seat) + '/' + std::string(name);
}

/// How a part of something in order stands: a phase, a seat's turn in a battle.
enum class PhaseState : std::uint8_t { kDone, kNow, kNext };

/// Why a die is rolled: with the others, bought after the roll, or once more.
enum class DieFrom : std::uint8_t { kRoll, kBought, kReroll };

/// A die that was rolled, or a coin that was tossed.
struct Die {
  std::int32_t face = 0;
  std::optional<std::int32_t> hits;  // for how many successes it counts; none: nothing is counted
  DieFrom from = DieFrom::kRoll;
  std::string icon;    // of a face that is no number
  Text name;           // its word, or what this die was rolled for
  bool round = false;  // a coin
  friend bool operator==(const Die&, const Die&) = default;
};

/// A sentence and the ledger line behind it.
struct Reason {
  Text text;
  Citation rule;
  friend bool operator==(const Reason&, const Reason&) = default;
};

// ---- the board ----------------------------------------------------------------------------------

enum class LayerKind : std::uint8_t { kGround, kRoads, kAreas, kPieces, kMarks };

struct Layer {
  std::string id;
  LayerKind kind = LayerKind::kGround;
  std::string art;  // a decorative drawing of the theme: "river", "summoning_circle"
  friend bool operator==(const Layer&, const Layer&) = default;
};

enum class ShapeKind : std::uint8_t { kCircle, kPill, kRect, kPolygon, kRing };

struct Shape {
  ShapeKind kind = ShapeKind::kCircle;
  std::int32_t r = 0;  // circle and ring
  std::int32_t w = 0;  // pill and rect
  std::int32_t h = 0;
  std::vector<Point> points;  // polygon
  friend bool operator==(const Shape&, const Shape&) = default;
};

/// On which side of a place its name stands.
enum class Side : std::uint8_t { kNorth, kEast, kSouth, kWest, kInside, kNone };

struct Spot {
  std::int32_t x = 0;
  std::int32_t y = 0;
  Side label = Side::kSouth;
  std::int32_t lod = 0;  // level of detail, 0 the finest
  friend bool operator==(const Spot&, const Spot&) = default;
};

struct Cell {
  std::int32_t column = 0;
  std::int32_t row = 0;
  friend bool operator==(const Cell&, const Cell&) = default;
};

/// Hand-made places for wide and tall screens, or a cell or a true position that the renderer lays
/// out itself.
struct Layout {
  std::optional<Spot> wide;
  std::optional<Spot> tall;
  std::optional<Cell> grid;
  std::optional<Point> pos;  // micrometres in a room
  friend bool operator==(const Layout&, const Layout&) = default;
};

enum class Role : std::uint8_t {
  kFigures,
  kPortal,
  kCreature,
  kItems,
  kClue,
  kSeal,
  kStatus,
  kKey,
};

enum class Shows : std::uint8_t { kPieces, kCount, kTop };

/// Where on an area's rim pieces of one role stand; the hour is the same for all places.
struct Dock {
  Role role = Role::kFigures;
  std::int32_t at = 6;  // hour on the rim, 1 to 12; 0 in the middle, instead of the sign
  std::int32_t order = 0;
  std::int32_t capacity = 1;
  Shows shows = Shows::kPieces;
  friend bool operator==(const Dock&, const Dock&) = default;
};

enum class AreaKind : std::uint8_t { kPlace, kStreet, kRegion, kTray, kSlot, kCell, kZone };

struct Area {
  std::string id;
  AreaKind kind = AreaKind::kPlace;
  std::string board;  // where there are several; empty: it belongs to none of them
  Text name;
  std::string icon;
  std::string key;  // the natural key of the place, such as 0 to 6
  Shape shape;
  Layout layout;
  std::string parent;  // a location's neighbourhood, a slot's place
  std::vector<Dock> docks;
  std::vector<Badge> badges;
  std::vector<Badge> finds;  // what can be found there, told to whoever looks at the place
  std::vector<State> states;
  Tone tone = Tone::kNeutral;
  std::int32_t light = 0;  // radius of ambient light; 0 for none
  friend bool operator==(const Area&, const Area&) = default;
};

/// A rail leads from one board to another.
enum class LinkKind : std::uint8_t { kRoad, kPath, kKey, kJoint, kRail };
enum class LinkWay : std::uint8_t { kBoth, kOne };
enum class LinkArrow : std::uint8_t { kNone, kWhite, kBlack };
enum class LinkState : std::uint8_t { kOpen, kShut, kConnected, kPossible, kLit };

struct Link {
  std::string from;
  std::string to;
  LinkKind kind = LinkKind::kRoad;
  LinkWay way = LinkWay::kBoth;
  LinkArrow arrow = LinkArrow::kNone;
  LinkState state = LinkState::kOpen;
  std::optional<std::int32_t> row;  // which key row of two cards
  Text gives;                       // the bonus of a joint
  friend bool operator==(const Link&, const Link&) = default;
};

// ---- what lies on it ----------------------------------------------------------------------------

struct Mark {
  std::int32_t at = 0;
  std::string icon;
  Text text;
  Tone tone = Tone::kNeutral;
  friend bool operator==(const Mark&, const Mark&) = default;
};

/// What feeds a part of a track, and where its markers lie.
struct TrackGroup {
  struct Box {
    LinkArrow colour = LinkArrow::kNone;
    std::vector<std::string> symbols;
    Text says;  // the symbols in words, where none are drawn
    friend bool operator==(const Box&, const Box&) = default;
  };
  struct Socket {
    enum class State : std::uint8_t { kFree, kUp, kDown };  // down: dealt with
    State state = State::kFree;
    std::string icon;
    Text name;         // of its place
    std::string area;  // to which the marker belongs
    friend bool operator==(const Socket&, const Socket&) = default;
  };
  std::vector<Box> pattern;
  std::vector<Socket> sockets;
  bool fed = false;  // by the card that lies on the table
  friend bool operator==(const TrackGroup&, const TrackGroup&) = default;
};

/// A count is a number against its limit, without spaces of its own.
enum class TrackForm : std::uint8_t { kLine, kPips, kBar, kCandles, kDial, kCount };

struct Track {
  std::string id;
  Text name;
  std::string icon;  // of the marker
  std::int32_t from = 0;
  std::int32_t to = 0;
  std::int32_t at = 0;
  std::vector<Mark> marks;
  TrackForm form = TrackForm::kLine;
  Tone tone = Tone::kNeutral;
  std::string aligned;  // a track with common slots
  std::optional<std::int32_t> limit;
  Text says;           // how far it is to the next threshold
  Text warn;           // what is about to happen, where a threshold is a step or two away
  bool vital = false;  // its end is the game's end: a phone shows it in its strip
  std::string board;   // whose gauge it is: it stands on that board's tab, not in the band
  std::string area;    // at which place of the board it stands; empty: in a panel beside the plan
  bool open = false;   // what it counts to has come and is not over
  std::vector<TrackGroup> groups;
  friend bool operator==(const Track&, const Track&) = default;

  /// One from 0 up to `most`.
  static Track up_to(std::int32_t most, std::int32_t at, std::string id, Text name,
                     std::string icon, TrackForm form, Tone tone) {
    Track track;
    track.id = std::move(id);
    track.name = std::move(name);
    track.icon = std::move(icon);
    track.to = most;
    track.at = at;
    track.form = form;
    track.tone = tone;
    return track;
  }
};

/// Where a piece or card is: in an area's dock, on a panel, or at a position.
struct At {
  std::string area;  // of an area, panel or track
  std::optional<Role> dock;
  std::int32_t order = 0;
  std::optional<Point> pos;
  friend bool operator==(const At&, const At&) = default;
};

/// A rift is a slit in the board.
enum class PieceKind : std::uint8_t {
  kPawn,
  kFigure,
  kMonster,
  kToken,
  kDisc,
  kObstacle,
  kShot,
  kRift
};

struct Hits {
  std::int32_t now = 0;
  std::int32_t most = 0;
  friend bool operator==(const Hits&, const Hits&) = default;
};

struct Piece {
  std::string id;
  PieceKind kind = PieceKind::kToken;
  std::string icon;
  Text name;
  Text brief;  // a shorter name for narrow boards; may be empty
  At at;
  std::int32_t size = 0;  // radius in layout units; 0 for the kind's own
  Seat seat = kNoSeat;    // whose it is
  std::string family;     // a side that is no seat: "undead"
  std::string edge;       // kind of movement
  std::string symbol;     // dimension
  Tone tone = Tone::kNeutral;
  std::vector<Value> stats;
  std::optional<Hits> hits;
  std::int32_t count = 1;
  std::vector<State> states;
  std::vector<Badge> badges;
  std::string card;  // id of the printed card that explains it
  friend bool operator==(const Piece&, const Piece&) = default;
};

enum class Face : std::uint8_t { kUp, kDown };

struct Keys {
  std::vector<std::string> left;
  std::vector<std::string> right;
  friend bool operator==(const Keys&, const Keys&) = default;
};

struct Card {
  std::string id;
  std::string kind;  // a word of the game: "location", "creature"
  Face face = Face::kUp;
  Text name;
  Text brief;  // a shorter name for narrow boards; may be empty
  std::string icon;
  std::string key;  // its natural key, such as a place's number
  std::vector<Value> cost;
  std::vector<Value> needs;
  std::string printed;  // id for Title::card, which prints the text from the effect
  Text note;            // a short line below the name
  Keys keys;
  At at;
  Seat seat = kNoSeat;
  std::vector<State> states;
  std::vector<Badge> badges;
  friend bool operator==(const Card&, const Card&) = default;
};

struct Pile {
  std::string id;
  Text name;
  std::string icon;
  std::int32_t count = 0;
  std::string top;  // id of the card that lies on top face up
  std::optional<Layout> layout;
  friend bool operator==(const Pile&, const Pile&) = default;
};

// ---- several boards -----------------------------------------------------------------------------

/// How many of a kind there are on a board.
struct Tally {
  std::string kind;  // a word of the game: "figures", "gate"
  std::int32_t n = 0;
  std::string icon;
  Tone tone = Tone::kNeutral;
  std::vector<Seat> seats;  // whose they are
  Text says;
  friend bool operator==(const Tally&, const Tally&) = default;
};

/// One of several boards of a table: a town. One lies in front, the others are told by their
/// tallies and by the tracks that are theirs. Its areas name it.
struct Board {
  std::string id;
  Text name;
  std::string art;  // the drawing below its streets
  std::vector<Tally> tallies;
  Text warn;  // what comes next there
  friend bool operator==(const Board&, const Board&) = default;
};

// ---- what is in force ---------------------------------------------------------------------------

enum class ForceState : std::uint8_t { kActive, kSpent, kAsleep };

/// Something that lies on the table and speaks to everybody: a herald, weather, a rumor.
struct Force {
  std::string id;
  Text kind;  // what it is, in a word
  Text name;
  std::string icon;
  Tone tone = Tone::kNeutral;
  std::vector<Text> says;  // what it does; none: all that is printed on the card
  std::string printed;     // id for Title::card
  ForceState state = ForceState::kActive;
  std::optional<Hits> step;  // of how many
  bool leads = false;        // it stands beside the foe, the others as one stack
  friend bool operator==(const Force&, const Force&) = default;
};

// ---- what may come up ---------------------------------------------------------------------------

/// Where a piece would go by an omen. Several of one piece and arrow: it goes one of these ways.
struct Drift {
  std::string of;                      // the piece
  LinkArrow arrow = LinkArrow::kNone;  // which arrows it follows; none: all the same
  std::vector<std::string> via;        // areas on the way, the last is where it ends; none: stays
  Text says;                           // where there is more to tell than the way
  friend bool operator==(const Drift&, const Drift&) = default;
};

/// Something that may come up and that nobody chooses, such as a symbol on a card that is still to
/// be drawn, and what it would move.
struct Omen {
  std::string id;
  std::string symbol;  // as on the pieces that it concerns
  Text name;
  std::vector<Drift> drifts;
  friend bool operator==(const Omen&, const Omen&) = default;
};

}  // namespace tavola::scene
