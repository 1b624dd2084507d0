#include "scene/terminal/room_text.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace tavola::scene {
namespace {

constexpr int kWidestRoom = 80;
constexpr int kNarrowestRoom = 40;
constexpr int kSmallestRoom = 28;  // in a window of a few lines
constexpr int kEdges = 8;          // columns: both walls and the scale
constexpr int kFrame = 4;          // lines: the name, both walls and the scale
constexpr int kLegend = 22;        // columns that names of discs want beside the room
constexpr std::int32_t kMillimetre = 1000;
constexpr std::int32_t kTick = 50 * kMillimetre;

std::int32_t left_of(const Area& area) { return area.layout.pos->x - area.shape.w / 2; }
std::int32_t top_of(const Area& area) { return area.layout.pos->y - area.shape.h / 2; }

bool lies_in(const Piece& piece, const Area& room) {
  return piece.at.pos && piece.at.area == room.id;
}

std::string millimetres(std::int32_t micrometres) {
  return std::to_string(std::lround(static_cast<double>(micrometres) / kMillimetre));
}

}  // namespace

const Area* room_of(const Scene& scene) {
  for (const Area& area : scene.areas)
    if (area.kind == AreaKind::kRegion && area.layout.pos && area.shape.w > 0 && area.shape.h > 0)
      return &area;
  return nullptr;
}

std::vector<const Piece*> discs_in_room(const Scene& scene) {
  std::vector<const Piece*> discs;
  const Area* room = room_of(scene);
  if (room == nullptr) return discs;
  for (const Piece& piece : scene.pieces)
    if (lies_in(piece, *room) && piece.kind != PieceKind::kObstacle) discs.push_back(&piece);
  return discs;
}

RoomText::RoomText(const SceneText& text, const Scene& scene, const Area& room)
    : text_{text}, scene_{scene}, room_{room}, discs_{discs_in_room(scene)} {
  take_size();
}

/// As large as fits. Where the height decides, there is room for the discs' names beside it.
void RoomText::take_size() {
  const Screen& screen = text_.screen();
  // A letter is about twice as high as it is wide.
  const double columns_a_row = 2.0 * room_.shape.w / room_.shape.h;
  columns_ = std::clamp(screen.width - kEdges, kNarrowestRoom, kWidestRoom);
  if (screen.height > 0) {
    const auto widest = [&](int lines) {
      return std::min(screen.width - kEdges, static_cast<int>(std::max(lines, 0) * columns_a_row));
    };
    columns_ = widest(screen.height - kFrame);
    legend_beside_ = screen.width - columns_ - kEdges - 1 >= kLegend;
    const std::size_t below = legend_beside_ ? 0 : legend(screen.width).size();
    columns_ = std::max(widest(screen.height - kFrame - static_cast<int>(below)), kSmallestRoom);
  }
  rows_ = std::max(6, static_cast<int>(std::lround(columns_ / columns_a_row)));
  if (screen.height > 0) rows_ = std::max(6, std::min(rows_, screen.height - kFrame));
}

int RoomText::column_of(std::int32_t x) const {
  const std::int64_t from_left = std::int64_t{x} - left_of(room_);
  return static_cast<int>(from_left * columns_ / room_.shape.w);
}

int RoomText::row_of(std::int32_t y) const {
  const std::int64_t from_top = std::int64_t{y} - top_of(room_);
  return static_cast<int>(from_top * rows_ / room_.shape.h);
}

Hue RoomText::hue_of_piece(const Piece& piece) const {
  if (!options_on(scene_, piece.id).empty()) return Hue::kFlame;
  if (piece.seat != kNoSeat) return hue_of_seat(piece.seat);
  return piece.kind == PieceKind::kObstacle ? Hue::kFaint : Hue::kEmber;
}

void RoomText::draw_zones(Plan& plan) const {
  for (const Area& zone : scene_.areas) {
    if (zone.kind != AreaKind::kZone || !zone.layout.pos) continue;
    // Only the sides that are no edge of the room itself.
    for (const std::int32_t side : {left_of(zone), left_of(zone) + zone.shape.w}) {
      const int column = column_of(side);
      if (column <= 0 || column >= columns_ - 1) continue;
      for (auto& row : plan)
        row[static_cast<std::size_t>(column)] = {text_.sign("┊", ":"), hue_of(zone.tone)};
    }
  }
}

void RoomText::draw_disc(Plan& plan, const Piece& piece, const std::string& label) const {
  const double wide = static_cast<double>(room_.shape.w) / columns_;
  const double high = static_cast<double>(room_.shape.h) / rows_;
  const Hue hue = hue_of_piece(piece);
  const bool stone = piece.kind == PieceKind::kObstacle;
  const int middle = std::clamp(row_of(piece.at.pos->y), 0, rows_ - 1);
  for (int row = 0; row < rows_; ++row) {
    const double dy = top_of(room_) + (row + 0.5) * high - piece.at.pos->y;
    if (row != middle && std::abs(dy) > piece.size) continue;
    const double half = row == middle
                            ? piece.size
                            : std::sqrt(static_cast<double>(piece.size) * piece.size - dy * dy);
    const double x = static_cast<double>(piece.at.pos->x) - left_of(room_);
    int from = static_cast<int>(std::lround((x - half) / wide));
    int to = static_cast<int>(std::lround((x + half) / wide)) - 1;
    if (row == middle) {
      const int least = static_cast<int>(label.size()) + 2;
      const int centre = static_cast<int>(x / wide);
      from = std::min(from, centre - (least - 1) / 2);
      to = std::max(to, from + least - 1);
    }
    for (int column = std::max(from, 0); column <= std::min(to, columns_ - 1); ++column) {
      std::string sign = " ";
      if (stone)
        sign = text_.sign("▒", "#");
      else if (column == from)
        sign = "(";
      else if (column == to)
        sign = ")";
      plan[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = {sign, hue,
                                                                               Weight::kBold};
    }
    if (row != middle || stone) continue;
    const int start = from + (to - from + 1 - static_cast<int>(label.size())) / 2;
    for (std::size_t i = 0; i < label.size(); ++i) {
      const int column = start + static_cast<int>(i);
      if (column < 0 || column >= columns_) continue;
      plan[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = {
          std::string(1, label[i]), hue, Weight::kBold};
    }
  }
}

/// Millimetres along the lower edge.
Runs RoomText::scale() const {
  std::string line(static_cast<std::size_t>(columns_) + 8, ' ');
  std::size_t free_from = 0;
  const std::int32_t first = (left_of(room_) + kTick - 1) / kTick * kTick;
  for (std::int32_t x = first; x <= left_of(room_) + room_.shape.w; x += kTick) {
    const std::string number = millimetres(x);
    const int at = column_of(x) + 1 - static_cast<int>(number.size()) / 2;
    const auto start = static_cast<std::size_t>(std::max(at, 0));
    if (start < free_from || start + number.size() > line.size()) continue;
    line.replace(start, number.size(), number);
    free_from = start + number.size() + 1;
  }
  line.erase(line.find_last_not_of(' ') + 1);
  return {{line, Hue::kFaint}};
}

/// What belongs to the room or its zones and lies nowhere yet.
std::vector<Runs> RoomText::waiting(int width) const {
  std::vector<Runs> lines;
  for (const Area& area : scene_.areas) {
    if (area.id != room_.id && area.parent != room_.id) continue;
    Runs line;
    for (const Piece& piece : scene_.pieces) {
      if (piece.at.area != area.id || piece.at.pos) continue;
      line.push_back({line.empty() ? words::capitalised(text_.say(area.name)) + ": "
                                   : std::string(text_.sign(" · ", ", ")),
                      Hue::kFaint});
      for (Run& run : text_.piece_runs(scene_, piece, SceneText::NameForm::kFull))
        line.push_back(std::move(run));
    }
    if (line.empty()) continue;
    for (Runs& wrapped : wrap(line, width, 2)) lines.push_back(std::move(wrapped));
  }
  return lines;
}

std::vector<Runs> RoomText::legend(int width) const {
  std::vector<Runs> lines;
  Runs names;
  for (std::size_t i = 0; i < discs_.size(); ++i) {
    Runs name = {{std::to_string(i + 1) + " ", hue_of_piece(*discs_[i]), Weight::kBold}};
    extend(name, text_.piece_runs(scene_, *discs_[i], SceneText::NameForm::kFull));
    if (legend_beside_) {
      for (Runs& line : wrap(name, width, 2)) lines.push_back(std::move(line));
      continue;
    }
    if (i > 0) names.push_back({text_.sign(" · ", ", "), Hue::kFaint});
    extend(names, name);
  }
  if (!legend_beside_)
    for (Runs& line : wrap(names, width, 2)) lines.push_back(std::move(line));
  for (Runs& line : waiting(width)) lines.push_back(std::move(line));
  return lines;
}

std::vector<Runs> RoomText::drawn() const {
  const bool small = text_.screen().height > 0;
  if (text_.screen().width < (small ? kSmallestRoom : kNarrowestRoom) + kEdges) return told();
  Plan plan(static_cast<std::size_t>(rows_), std::vector<Cell>(static_cast<std::size_t>(columns_)));
  draw_zones(plan);
  for (const Piece& piece : scene_.pieces)
    if (lies_in(piece, room_) && piece.kind == PieceKind::kObstacle) draw_disc(plan, piece, "");
  for (std::size_t i = 0; i < discs_.size(); ++i)
    draw_disc(plan, *discs_[i], std::to_string(i + 1));

  std::vector<Runs> lines;
  std::string bar;
  for (int column = 0; column < columns_; ++column) bar += text_.sign("─", "-");
  lines.push_back({{words::capitalised(text_.say(room_.name)), Hue::kInk, Weight::kBold}});
  lines.push_back({{text_.sign("╭", "+") + bar + text_.sign("╮", "+"), Hue::kLine}});
  std::int32_t told_at = top_of(room_) - kTick;
  for (int row = 0; row < rows_; ++row) {
    Runs line = {{text_.sign("│", "|"), Hue::kLine}};
    for (const Cell& cell : plan[static_cast<std::size_t>(row)]) {
      if (line.back().hue == cell.hue && line.back().weight == cell.weight)
        line.back().text += cell.text;
      else
        line.push_back({cell.text, cell.hue, cell.weight});
    }
    line.push_back({text_.sign("│", "|"), Hue::kLine});
    const auto y = static_cast<std::int32_t>(top_of(room_) + (row + 0.5) * room_.shape.h / rows_);
    if (y - told_at >= kTick) {
      line.push_back({" " + millimetres(y), Hue::kFaint});
      told_at = y;
    }
    lines.push_back(std::move(line));
  }
  lines.push_back({{text_.sign("╰", "+") + bar + text_.sign("╯", "+"), Hue::kLine}});
  lines.push_back(scale());
  if (!legend_beside_) {
    for (Runs& line : legend(text_.screen().width)) lines.push_back(std::move(line));
    return lines;
  }
  std::vector<Runs> names = legend(text_.screen().width - columns_ - kEdges - 1);
  if (names.size() > lines.size()) lines.resize(names.size());
  for (std::size_t i = 0; i < names.size(); ++i) {
    lines[i] = fitted(std::move(lines[i]), columns_ + kEdges + 1);
    extend(lines[i], names[i]);
  }
  return lines;
}

std::vector<Runs> RoomText::told() const {
  std::vector<Runs> lines;
  lines.push_back({{words::capitalised(text_.say(room_.name)), Hue::kInk, Weight::kBold}});
  const auto place = [](const Piece& piece) {
    return " (" + millimetres(piece.at.pos->x) + ", " + millimetres(piece.at.pos->y) + ")";
  };
  for (std::size_t i = 0; i < discs_.size(); ++i) {
    Runs line = {{std::to_string(i + 1) + " "}};
    for (Run& run : text_.piece_runs(scene_, *discs_[i], SceneText::NameForm::kFull))
      line.push_back(std::move(run));
    line.push_back({place(*discs_[i]), Hue::kFaint});
    for (Runs& wrapped : wrap(line, text_.screen().width, 2)) lines.push_back(std::move(wrapped));
  }
  for (const Piece& piece : scene_.pieces) {
    if (!lies_in(piece, room_) || piece.kind != PieceKind::kObstacle) continue;
    lines.push_back({{words::capitalised(text_.say(piece.name)) + place(piece), Hue::kFaint}});
  }
  for (Runs& line : waiting(text_.screen().width)) lines.push_back(std::move(line));
  return lines;
}

}  // namespace tavola::scene
