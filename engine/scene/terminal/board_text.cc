#include "scene/terminal/board_text.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace tavola::scene {
namespace {

bool is_bare_number(const Text& text) {
  return text.message == Text::kBare && text.arguments.size() == 1 &&
         text.arguments[0].kind == Text::Argument::Kind::kNumber;
}

constexpr int kNarrowestBox = 20;
constexpr int kWidestBox = 36;
constexpr int kGutter = 3;

std::string repeated(std::string_view what, int times) {
  std::string text;
  for (int i = 0; i < times; ++i) text += what;
  return text;
}

std::optional<Point> spot_of(const Area& area) {
  if (area.layout.wide) return Point{area.layout.wide->x, area.layout.wide->y};
  if (area.layout.grid) return Point{area.layout.grid->column * 100, area.layout.grid->row * 100};
  return area.layout.pos;
}

/// Trays and regions lie beside the board: they have no box, and are told below it.
bool lies_beside(const Area& area) {
  return area.kind == AreaKind::kTray || area.kind == AreaKind::kRegion;
}

/// Numbers lines of places: a gap of more than a seventh of the whole begins a new one.
std::map<std::int32_t, int> lines_of(std::vector<std::int32_t> at) {
  std::map<std::int32_t, int> line;
  if (at.empty()) return line;
  std::sort(at.begin(), at.end());
  const std::int32_t gap = (at.back() - at.front()) / 7;
  int n = 0;
  for (std::size_t i = 0; i < at.size(); ++i) {
    if (i > 0 && at[i] - at[i - 1] > gap) ++n;
    line[at[i]] = n;
  }
  return line;
}

/// The order in which a place tells what lies on it; things of one row stand side by side.
int row_of(const std::optional<Role>& dock) {
  if (!dock) return 5;
  switch (*dock) {
    case Role::kStatus:
    case Role::kPortal:
    case Role::kSeal:
    case Role::kKey:
      return 0;
    case Role::kCreature:
      return 1;
    case Role::kClue:
      return 2;
    case Role::kItems:
      return 3;
    case Role::kFigures:
      return 4;
  }
  return 5;
}

}  // namespace

BoardText::BoardText(const SceneText& text, const Scene& scene) : text_{text}, scene_{scene} {
  place_boxes();
}

void BoardText::place_boxes() {
  std::vector<std::int32_t> xs;
  std::vector<std::int32_t> ys;
  for (const Area& area : scene_.areas) {
    const std::optional<Point> spot = spot_of(area);
    if (!area.parent.empty() || !spot || lies_beside(area)) continue;
    xs.push_back(spot->x);
    ys.push_back(spot->y);
  }
  const std::map<std::int32_t, int> column = lines_of(xs);
  const std::map<std::int32_t, int> row = lines_of(ys);
  // Two places that fall on one cell make the line of cells two lines high.
  std::map<std::pair<int, int>, int> taken;
  std::map<int, int> height;
  for (const Area& area : scene_.areas) {
    const std::optional<Point> spot = spot_of(area);
    if (!area.parent.empty() || !spot || lies_beside(area)) continue;
    Box box{&area, row.at(spot->y), column.at(spot->x)};
    const int below = taken[{box.row, box.column}]++;
    height[box.row] = std::max(height[box.row], below + 1);
    box.row = box.row * 1000 + below;
    boxes_.push_back(box);
    columns_ = std::max(columns_, box.column + 1);
  }
  std::map<int, int> first;
  for (const auto& [line, high] : height) {
    first[line] = rows_;
    rows_ += high;
  }
  for (Box& box : boxes_) box.row = first[box.row / 1000] + box.row % 1000;
}

const BoardText::Box* BoardText::box_at(int row, int column) const {
  for (const Box& box : boxes_)
    if (box.row == row && box.column == column) return &box;
  return nullptr;
}

const BoardText::Box* BoardText::box_of(const std::string& id) const {
  for (const Box& box : boxes_)
    if (box.area->id == id) return &box;
  return nullptr;
}

/// Whether a straight road can be drawn: in one row or column, with nothing in between.
bool BoardText::on_one_line(const Box& a, const Box& b) const {
  if (a.row == b.row) {
    for (int column = std::min(a.column, b.column) + 1; column < std::max(a.column, b.column);
         ++column)
      if (box_at(a.row, column) != nullptr) return false;
    return true;
  }
  if (a.column == b.column) {
    for (int row = std::min(a.row, b.row) + 1; row < std::max(a.row, b.row); ++row)
      if (box_at(row, a.column) != nullptr) return false;
    return true;
  }
  return false;
}

std::string BoardText::road_right(int row, int column, int length, Stretch stretch) const {
  const bool cell = stretch == Stretch::kThroughCell;
  for (const Link& link : scene_.links) {
    const Box* from = box_of(link.from);
    const Box* to = box_of(link.to);
    if (from == nullptr || to == nullptr || from->row != row || to->row != row) continue;
    const int left = std::min(from->column, to->column);
    const int right = std::max(from->column, to->column);
    if (column < left + (cell ? 1 : 0) || column >= right || !on_one_line(*from, *to)) continue;
    const char* line = text_.sign("─", "-");
    const bool rightwards = to->column > from->column;
    const bool arrives = !cell && column == (rightwards ? right - 1 : left);
    if (link.way == LinkWay::kBoth || !arrives) return repeated(line, length);
    const char* head = rightwards ? text_.sign("▸", ">") : text_.sign("◂", "<");
    return repeated(line, length / 2) + head + repeated(line, length - length / 2 - 1);
  }
  return "";
}

std::string BoardText::road_down(int row, int column) const {
  for (const Link& link : scene_.links) {
    const Box* from = box_of(link.from);
    const Box* to = box_of(link.to);
    if (from == nullptr || to == nullptr || from->column != column || to->column != column)
      continue;
    const int upper = std::min(from->row, to->row);
    const int lower = std::max(from->row, to->row);
    if (row < upper || row >= lower || !on_one_line(*from, *to)) continue;
    if (link.way == LinkWay::kBoth) return text_.sign("│", "|");
    return to->row > from->row ? text_.sign("▾", "v") : text_.sign("▴", "^");
  }
  return "";
}

Runs BoardText::heading(const Area& area) const {
  Runs runs;
  const std::vector<int> lit = options_on(scene_, area.id);
  const bool focus =
      std::find(scene_.focus.begin(), scene_.focus.end(), area.id) != scene_.focus.end();
  std::string key = area.key;
  if (lit.size() == 1) key = scene_.decision->options[static_cast<std::size_t>(lit.front())].key;
  if (!lit.empty()) {
    runs.push_back({key.empty() ? "[*]" : "[" + key + "]", Hue::kFlame, Weight::kBold});
    runs.push_back({" "});
  } else if (!key.empty()) {
    runs.push_back({key + " ", Hue::kFaint});
  }
  runs.push_back({words::capitalised(text_.say(area.name)), lit.empty() ? Hue::kInk : Hue::kFlame,
                  bold_if(focus || !lit.empty())});
  return runs;
}

/// What lies on an area, one group of runs a row; things within a row are parted by dots.
std::vector<Runs> BoardText::things_on(const Area& area, Telling telling) const {
  const auto form =
      telling != Telling::kFull ? SceneText::NameForm::kBrief : SceneText::NameForm::kFull;
  const bool gathers = telling == Telling::kGathered || telling == Telling::kRunTogether;
  const bool is_short = telling == Telling::kShort || gathers;
  std::array<std::vector<std::pair<int, Runs>>, 6> rows;
  for (const Piece& piece : scene_.pieces) {
    if (piece.at.area != area.id || (gathers && is_gathered(piece))) continue;
    Piece told = piece;
    if (is_short) told.stats.clear();
    rows[static_cast<std::size_t>(row_of(piece.at.dock))].emplace_back(
        piece.at.order, text_.piece_runs(scene_, told, form));
  }
  for (const Card& card : scene_.cards)
    if (card.at.area == area.id)
      rows[static_cast<std::size_t>(row_of(card.at.dock))].emplace_back(
          card.at.order, text_.card_runs(scene_, card, form));
  Runs about;
  std::vector<Badge> badges = area.badges;
  if (!gathers) badges.insert(badges.end(), area.finds.begin(), area.finds.end());
  std::erase_if(badges, [](const Badge& badge) { return badge.printed; });
  for (Badge& badge : badges)  // a figure alone does not say what it counts
    if (!badge.says.empty() && is_bare_number(badge.text)) badge.text = badge.says;
  text_.add_badges(about, badges);
  std::vector<State> told_states = area.states;
  if (is_short) std::erase(told_states, State::kUnstable);
  const std::string states = text_.states_text(told_states, area.name);
  if (!states.empty()) about.push_back({(about.empty() ? "" : " ") + states, Hue::kFaint});
  if (!about.empty()) rows[0].emplace(rows[0].begin(), -1, std::move(about));
  std::vector<Runs> lines;
  for (auto& row : rows) {
    if (row.empty()) continue;
    std::stable_sort(row.begin(), row.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    Runs joined;
    for (auto& [order, runs] : row) {
      if (!joined.empty()) joined.push_back({text_.sign(" · ", ", "), Hue::kFaint});
      joined.insert(joined.end(), runs.begin(), runs.end());
    }
    lines.push_back(std::move(joined));
  }
  for (const Area& inner : scene_.areas) {
    if (inner.parent != area.id || (is_short && empty(inner))) continue;
    const std::vector<Runs> inside = things_on(inner, telling);
    if ((gathers || inner.kind == AreaKind::kSlot) && inside.empty()) continue;
    Runs line = heading(inner);
    bool first = true;
    for (const Runs& things : inside) {
      line.push_back({first ? ": " : text_.sign(" · ", ", "), Hue::kFaint});
      line.insert(line.end(), things.begin(), things.end());
      first = false;
    }
    lines.push_back(std::move(line));
  }
  return lines;
}

std::vector<Runs> BoardText::content(const Area& area, int width) const {
  // The edge has the first line of the name; what is left of a long one stands below it.
  std::vector<Runs> lines = wrap(heading(area), width - 2);
  lines.erase(lines.begin());
  for (const Runs& things : things_on(area, Telling::kBrief))
    for (Runs& line : wrap(things, width, 1)) lines.push_back(std::move(line));
  // Roads that cannot be drawn straight are told.
  std::string ways;
  for (const Link& link : scene_.links) {
    if (link.from != area.id && link.to != area.id) continue;
    if (link.to == area.id && link.way == LinkWay::kOne) continue;
    const Box* here = box_of(area.id);
    const Box* there = box_of(link.from == area.id ? link.to : link.from);
    if (here == nullptr || there == nullptr || on_one_line(*here, *there)) continue;
    ways += (ways.empty() ? std::string(text_.sign("→ ", "> ")) : std::string(", ")) +
            text_.say(there->area->name);
  }
  if (!ways.empty())
    for (Runs& line : wrap({{ways, Hue::kFaint}}, width, 2)) lines.push_back(std::move(line));
  return lines;
}

std::vector<Runs> BoardText::box_lines(const Area& area, int width, int height) const {
  const Hue edge = options_on(scene_, area.id).empty() ? Hue::kLine : Hue::kFlame;
  const std::string bar = text_.sign("─", "-");
  std::vector<Runs> lines;
  Runs top = {{std::string(text_.sign("╭", "+")) + bar + " ", edge}};
  Runs name = wrap(heading(area), width - 6).front();
  if (columns(name) > width - 6) name = fitted(std::move(name), width - 6);
  const int left = width - 5 - columns(name);
  top.insert(top.end(), name.begin(), name.end());
  top.push_back({" " + repeated(bar, left) + text_.sign("╮", "+"), edge});
  lines.push_back(std::move(top));
  std::vector<Runs> inside = content(area, width - 4);
  inside.resize(static_cast<std::size_t>(height - 2));
  for (Runs& line : inside) {
    Runs whole = {{std::string(text_.sign("│", "|")) + " ", edge}};
    for (Run& run : fitted(std::move(line), width - 4)) whole.push_back(std::move(run));
    whole.push_back({std::string(" ") + text_.sign("│", "|"), edge});
    lines.push_back(std::move(whole));
  }
  lines.push_back({{text_.sign("╰", "+") + repeated(bar, width - 2) + text_.sign("╯", "+"), edge}});
  return lines;
}

bool BoardText::too_high(const std::vector<Runs>& lines) const {
  const int height = text_.screen().height;
  return height > 0 && static_cast<int>(lines.size()) > height;
}

int BoardText::box_width() const {
  return std::min(kWidestBox, (text_.screen().width - kGutter * (columns_ - 1)) / columns_);
}

std::vector<Runs> BoardText::drawn() const {
  return boxes_.empty() ? std::vector<Runs>{} : drawn_as(form());
}

BoardForm BoardText::form() const {
  if (text_.screen().form != BoardForm::kFitting || boxes_.empty()) return text_.screen().form;
  for (const BoardForm form :
       {BoardForm::kBoxes, BoardForm::kList, BoardForm::kShortList, BoardForm::kGathered}) {
    if (form == BoardForm::kBoxes && box_width() < kNarrowestBox) continue;
    if (!too_high(drawn_as(form))) return form;
  }
  if (run_together().size() >= drawn_as(BoardForm::kGathered).size()) return BoardForm::kGathered;
  return too_high(drawn_as(BoardForm::kRunTogetherWithRoads)) ? BoardForm::kRunTogether
                                                              : BoardForm::kRunTogetherWithRoads;
}

std::vector<Runs> BoardText::drawn_as(BoardForm form) const {
  switch (form) {
    case BoardForm::kBoxes:
      if (box_width() >= kNarrowestBox) return boxed(box_width());
      return listed(Telling::kBrief);
    case BoardForm::kFitting:
    case BoardForm::kList:
      return listed(Telling::kBrief);
    case BoardForm::kShortList:
      return listed(Telling::kShort);
    case BoardForm::kGathered:
      return listed(Telling::kGathered);
    case BoardForm::kRunTogether:
      return run_together();
    case BoardForm::kRunTogetherWithRoads:
      break;
  }
  std::vector<Runs> lines = run_together();
  for (Runs& line : wrap({{trails(), Hue::kFaint}}, text_.screen().width, 2))
    lines.push_back(std::move(line));
  return lines;
}

std::vector<Runs> BoardText::run_together() const {
  std::vector<Runs> lines;
  const auto add = [&](const Runs& told) {
    for (Runs& line : wrap(told, text_.screen().width, 2)) lines.push_back(std::move(line));
  };
  Runs others;
  const auto run_on = [&](Runs told) {
    if (told.empty()) return;
    if (!others.empty()) others.push_back({text_.sign(" ▪ ", " * "), Hue::kFaint});
    others.insert(others.end(), told.begin(), told.end());
  };
  for (const Area& area : scene_.areas) {
    if (!area.parent.empty() || ((lies_beside(area) || is_unknown(area)) && empty(area))) continue;
    if (nearby(area)) {
      Runs here = sentence(area, Telling::kRunTogether);
      if (here.empty()) here = heading(area);
      if (const std::string ways = joined(area); !ways.empty())
        here.push_back({" " + ways, Hue::kFaint});
      add(here);
    } else {
      run_on(sentence(area, Telling::kRunTogether));
    }
  }
  if (const std::string clues = gathered(); !clues.empty()) run_on({{clues}});
  if (!others.empty()) add(others);
  return lines;
}

bool BoardText::nearby(const Area& area) const {
  const auto in_focus = [&](const std::string& id) {
    return std::ranges::find(scene_.focus, id) != scene_.focus.end();
  };
  const auto has_focus = [&](const Area& here) {
    return in_focus(here.id) || std::ranges::any_of(scene_.pieces, [&](const Piece& piece) {
             return piece.at.area == here.id && in_focus(piece.id);
           });
  };
  // A form that stays does not change with what is asked.
  const bool stays = text_.screen().form != BoardForm::kFitting;
  const auto is_near = [&](const Area& here) {
    return has_focus(here) || (!stays && !options_on(scene_, here.id).empty());
  };
  return is_near(area) || std::ranges::any_of(scene_.areas, [&](const Area& inner) {
           return inner.parent == area.id && is_near(inner);
         });
}

std::vector<Runs> BoardText::listed(Telling telling) const {
  std::vector<Runs> list;
  for (const Area& area : scene_.areas)
    if (area.parent.empty() && !((lies_beside(area) || is_unknown(area)) && empty(area)))
      tell(area, telling, list);
  const auto add = [&](const std::string& told, Hue hue) {
    if (told.empty()) return;
    for (Runs& line : wrap({{told, hue}}, text_.screen().width, 2)) list.push_back(std::move(line));
  };
  if (telling == Telling::kGathered) add(gathered(), Hue::kInk);
  if (telling != Telling::kBrief) add(trails(), Hue::kFaint);
  return list;
}

bool BoardText::is_gathered(const Piece& piece) const {
  return piece.at.dock == Role::kClue && options_on(scene_, piece.id).empty();
}

std::string BoardText::gathered() const {
  std::vector<std::pair<std::string, std::string>> kinds;
  for (const Piece& piece : scene_.pieces) {
    if (!is_gathered(piece)) continue;
    const auto area = std::ranges::find(scene_.areas, piece.at.area, &Area::id);
    if (area == scene_.areas.end()) continue;
    Piece one = piece;
    one.count = 1;
    const std::string kind = words::capitalised(
        paint(text_.piece_runs(scene_, one, SceneText::NameForm::kBrief), false));
    auto found = std::ranges::find(kinds, kind, &std::pair<std::string, std::string>::first);
    if (found == kinds.end()) found = kinds.insert(kinds.end(), {kind, ""});
    found->second +=
        (found->second.empty() ? ": " : ", ") + words::capitalised(text_.say(area->name));
    if (piece.count != 1) found->second += text_.sign(" ×", " x") + std::to_string(piece.count);
  }
  std::string told;
  for (const auto& [kind, places] : kinds) told += (told.empty() ? "" : "; ") + kind + places;
  return told;
}

std::vector<Runs> BoardText::boxed(int width) const {
  std::vector<Runs> lines;
  for (int row = 0; row < rows_; ++row) {
    int height = 4;
    for (int column = 0; column < columns_; ++column)
      if (const Box* box = box_at(row, column))
        height = std::max(height, static_cast<int>(content(*box->area, width - 4).size()) + 2);
    std::vector<Runs> band(static_cast<std::size_t>(height));
    for (int column = 0; column < columns_; ++column) {
      const Box* box = box_at(row, column);
      std::vector<Runs> cell;
      if (box != nullptr) cell = box_lines(*box->area, width, height);
      for (int y = 0; y < height; ++y) {
        Runs& line = band[static_cast<std::size_t>(y)];
        const bool road = y == height / 2;
        if (box != nullptr) {
          Runs& part = cell[static_cast<std::size_t>(y)];
          line.insert(line.end(), part.begin(), part.end());
        } else {
          std::string across = road ? road_right(row, column, width, Stretch::kThroughCell) : "";
          if (across.empty()) across = std::string(static_cast<std::size_t>(width), ' ');
          line.push_back({across, Hue::kLine});
        }
        if (column + 1 == columns_) continue;
        std::string across = road ? road_right(row, column, kGutter, Stretch::kThroughGutter) : "";
        if (across.empty()) across = std::string(kGutter, ' ');
        line.push_back({across, Hue::kLine});
      }
    }
    lines.insert(lines.end(), band.begin(), band.end());
    if (row + 1 == rows_) break;
    std::string between;
    bool any = false;
    for (int column = 0; column < columns_; ++column) {
      const std::string road = road_down(row, column);
      any = any || !road.empty();
      const int before = column * (width + kGutter) + width / 2 - columns(between);
      between += std::string(static_cast<std::size_t>(before), ' ') + (road.empty() ? " " : road);
    }
    if (any) lines.push_back({{between, Hue::kLine}});
  }
  for (const Area& area : scene_.areas)
    if (area.parent.empty() && lies_beside(area) && !empty(area))
      tell(area, Telling::kBrief, lines);
  return lines;
}

bool BoardText::is_unknown(const Area& area) {
  return std::ranges::find(area.states, State::kFaceDown) != area.states.end();
}

bool BoardText::empty(const Area& area) const {
  const auto lies_here = [&](const auto& thing) {
    if (thing.at.area == area.id) return true;
    return std::ranges::any_of(scene_.areas, [&](const Area& inner) {
      return inner.parent == area.id && inner.id == thing.at.area;
    });
  };
  return options_on(scene_, area.id).empty() && std::ranges::none_of(scene_.pieces, lies_here) &&
         std::ranges::none_of(scene_.cards, lies_here);
}

std::string BoardText::called(const Area& area) const {
  return area.key.empty() ? words::capitalised(text_.say(area.name)) : area.key;
}

/// An arrow says where others are driven; the road itself leads both ways.
bool BoardText::joins(const Link& link, const Area& from) const {
  if (box_of(link.from) == nullptr || box_of(link.to) == nullptr) return false;
  const bool one_way = link.way == LinkWay::kOne && link.arrow == LinkArrow::kNone;
  return link.from == from.id || (link.to == from.id && !one_way);
}

std::string BoardText::joined(const Area& area) const {
  std::string ways;
  std::set<std::string> named;
  for (const Link& link : scene_.links) {
    if (!joins(link, area)) continue;
    const std::string& other = link.from == area.id ? link.to : link.from;
    if (!named.insert(other).second) continue;
    ways += (ways.empty() ? std::string(text_.sign("→ ", "> ")) : std::string(", ")) +
            called(*box_of(other)->area);
  }
  return ways;
}

std::string BoardText::trails() const {
  std::set<std::pair<std::string, std::string>> walked;
  const auto next_from = [&](const Area& here) -> const Area* {
    for (const Link& link : scene_.links) {
      if (!joins(link, here)) continue;
      const std::string& other = link.from == here.id ? link.to : link.from;
      if (walked.insert(std::minmax(here.id, other)).second) return box_of(other)->area;
    }
    return nullptr;
  };
  std::string all;
  for (const Box& box : boxes_) {
    while (const Area* next = next_from(*box.area)) {
      all += (all.empty() ? "" : "; ") + called(*box.area);
      for (; next != nullptr; next = next_from(*next))
        all += text_.sign(" ─ ", " - ") + called(*next);
    }
  }
  return all;
}

Runs BoardText::sentence(const Area& area, Telling telling) const {
  Runs line = heading(area);
  bool first = true;
  for (const Runs& things : things_on(area, telling)) {
    if (!first && line.back().text.ends_with('.')) line.back().text.pop_back();  // one stop of two
    line.push_back({first ? ": " : "; ", Hue::kFaint});
    line.insert(line.end(), things.begin(), things.end());
    first = false;
  }
  // The roads name it, unless they do so by its key alone.
  const bool gathers = telling == Telling::kGathered || telling == Telling::kRunTogether;
  if (first && gathers && area.key.empty()) return {};
  if (first) line.push_back({": " + text_.ui("scene.nothing_here"), Hue::kFaint});
  return line;
}

void BoardText::tell(const Area& area, Telling telling, std::vector<Runs>& lines) const {
  Runs line = sentence(area, telling);
  if (line.empty()) return;
  if (const std::string ways = telling == Telling::kBrief ? joined(area) : ""; !ways.empty())
    line.push_back({" " + ways, Hue::kFaint});
  for (Runs& wrapped : wrap(line, text_.screen().width, 2)) lines.push_back(std::move(wrapped));
}

std::vector<Runs> BoardText::told() const {
  std::vector<Runs> lines;
  for (const Area& area : scene_.areas)
    if (area.parent.empty()) tell(area, Telling::kFull, lines);
  return lines;
}

}  // namespace tavola::scene
