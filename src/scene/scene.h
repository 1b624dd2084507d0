// A scene: everything that one viewer may see of a table, as plain data. Terminal, browser and
// protocol draw scenes and know no game; hidden things are gone before a scene is made. Texts are
// messages with arguments, so one scene serves every language; positions are whole board units.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/citation.h"
#include "core/decision.h"
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
  Text says;  // the sentence on hover and for screen readers
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
  friend bool operator==(const Value&, const Value&) = default;
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
  std::int32_t at = 6;  // hour on the rim, 1 to 12
  std::int32_t order = 0;
  std::int32_t capacity = 1;
  Shows shows = Shows::kPieces;
  friend bool operator==(const Dock&, const Dock&) = default;
};

enum class AreaKind : std::uint8_t { kPlace, kStreet, kRegion, kTray, kSlot, kCell, kZone };

struct Area {
  std::string id;
  AreaKind kind = AreaKind::kPlace;
  Text name;
  std::string icon;
  std::string key;  // the natural key of the place, such as 0 to 6
  Shape shape;
  Layout layout;
  std::string parent;  // a location's neighbourhood, a slot's place
  std::vector<Dock> docks;
  std::vector<Badge> badges;
  std::vector<State> states;
  std::int32_t light = 0;  // radius of ambient light; 0 for none
  friend bool operator==(const Area&, const Area&) = default;
};

enum class LinkKind : std::uint8_t { kRoad, kPath, kKey, kJoint };
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

enum class TrackForm : std::uint8_t { kLine, kPips, kBar, kCandles, kDial };

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
  bool vital = false;  // its end is the game's end: a phone shows it in its strip
  friend bool operator==(const Track&, const Track&) = default;
};

/// Where a piece or card is: in an area's dock, on a panel, or at a position.
struct At {
  std::string area;  // of an area, panel or track
  std::optional<Role> dock;
  std::int32_t order = 0;
  std::optional<Point> pos;
  friend bool operator==(const At&, const At&) = default;
};

enum class PieceKind : std::uint8_t { kPawn, kFigure, kMonster, kToken, kDisc, kObstacle, kShot };

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

// ---- panels -------------------------------------------------------------------------------------

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
struct Dice {
  std::vector<std::int32_t> faces;
  std::vector<std::int32_t> good;  // which faces count
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

}  // namespace line

using Line =
    std::variant<line::Meter, line::Pair, line::Values, line::Slots, line::Cards, line::Words,
                 line::Prose, line::Dice, line::Chart, line::Bands, line::Sum>;

enum class PanelKind : std::uint8_t { kSeat, kSheet, kFoe, kRoll, kProse, kTable, kRow };
enum class PanelPlace : std::uint8_t { kSide, kDock, kStage, kPage };

struct Panel {
  std::string id;
  PanelKind kind = PanelKind::kSeat;
  Seat seat = kNoSeat;
  PanelPlace place = PanelPlace::kSide;
  std::int32_t order = 0;
  Text title;  // empty for a seat's panel: the seat's name stands there
  Text note;   // where the seat is, or another short remark
  std::vector<State> states;
  std::vector<Badge> badges;
  std::vector<Line> lines;
  friend bool operator==(const Panel&, const Panel&) = default;
};

// ---- time, aims, choices ------------------------------------------------------------------------

enum class PhaseState : std::uint8_t { kDone, kNow, kNext };

struct Step {
  std::string id;
  Text text;
  PhaseState state = PhaseState::kNext;
  friend bool operator==(const Step&, const Step&) = default;
};

struct Phase {
  std::string id;
  Text text;
  PhaseState state = PhaseState::kNext;
  std::vector<Step> steps;
  friend bool operator==(const Phase&, const Phase&) = default;
};

struct Clock {
  std::int32_t round = 0;
  std::vector<Phase> phases;
  friend bool operator==(const Clock&, const Clock&) = default;
};

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
  std::string key;  // what to press: a natural key such as a place's number, or n + 1
  Text text;
  Citation rule;
  std::vector<std::string> on;  // what lights up; the first is what it belongs to
  Text cost;
  Text forecast;
  std::optional<std::int32_t> chance;  // in thousandths
  std::string group;
  OptionForm form = OptionForm::kButton;
  bool standard = false;  // the answer that Enter gives
  bool measured = false;  // takes the integers of the decision's aim
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
  std::string shot;
  Point from;
  std::int32_t most_strength = 0;
  AimHelp helps = AimHelp::kNone;
  std::vector<Bound> bounds;
  friend bool operator==(const Aim&, const Aim&) = default;
};

enum class DecisionKind : std::uint8_t { kPick, kSplit, kOrder, kAmount, kAim, kConfirm };

struct DecisionView {
  Seat seat = 0;
  SeatSet seats;
  std::string prompt;
  Text question;
  Reason why;
  DecisionKind kind = DecisionKind::kPick;
  bool yours = false;  // the viewer may answer; otherwise options and blocked are empty
  std::vector<OptionView> options;
  std::vector<BlockedView> blocked;
  std::optional<Aim> aim;
  std::optional<std::int32_t> timer;  // seconds
  friend bool operator==(const DecisionView&, const DecisionView&) = default;
};

struct Outcome {
  SeatSet winners;
  bool won = false;
  std::string ending;
  Text text;
  Citation rule;  // by which the game ended, if the title says so in its scene
  std::optional<std::int32_t> score;
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

// ---- the whole ----------------------------------------------------------------------------------

struct Scene {
  std::string game;
  std::string theme;
  std::uint64_t revision = 0;
  Seat viewer = kSpectator;
  Clock clock;
  std::vector<Layer> layers;
  std::vector<Area> areas;
  std::vector<Link> links;
  std::vector<Track> tracks;
  std::vector<Piece> pieces;
  std::vector<Card> cards;
  std::vector<Pile> piles;
  std::vector<Panel> panels;
  std::vector<Goal> goals;
  std::optional<DecisionView> decision;
  std::optional<Outcome> outcome;
  std::vector<std::string> focus;    // where it happens
  std::vector<std::string> changed;  // since the revision that the reader had
  friend bool operator==(const Scene&, const Scene&) = default;
};

// ---- motion -------------------------------------------------------------------------------------

enum class ActKind : std::uint8_t { kMove, kTurn, kRoll, kStep, kAppear, kLeave, kSlide };

struct PathPoint {
  std::int32_t t = 0;  // microseconds
  std::int32_t x = 0;
  std::int32_t y = 0;
  friend bool operator==(const PathPoint&, const PathPoint&) = default;
};

/// What moves on the board for an event.
struct Act {
  ActKind kind = ActKind::kMove;
  std::string of;                  // the piece, card or track
  std::vector<std::string> via;    // move: areas on the way, the last is where it ends
  std::int32_t to = 0;             // step: the space
  std::vector<std::int32_t> dice;  // roll
  std::vector<PathPoint> path;     // slide
  friend bool operator==(const Act&, const Act&) = default;
};

}  // namespace tavola::scene
