#include "screen/painter.h"

#include <algorithm>

#include "scene/terminal/room_text.h"
#include "screen/layout.h"
#include "screen/question.h"

namespace tavola::screen {
namespace {

using scene::Hue;

constexpr int kLeastSideLog = 8;

/// So many lines from an offset on. Where more follow, the last line says so.
Lines window_of(const Lines& lines, int from, int height, const std::string& more) {
  const int all = static_cast<int>(lines.size());
  from = std::clamp(from, 0, std::max(0, all - 1));
  Lines shown;
  for (int i = from; i < std::min(all, from + height); ++i)
    shown.push_back(lines[static_cast<std::size_t>(i)]);
  if (all > from + height && !shown.empty() && !more.empty()) shown.back() = more;
  shown.resize(static_cast<std::size_t>(std::max(height, 0)));
  return shown;
}

class Painter {
 public:
  Painter(const View& view, const Looking& looking, Size size)
      : view_{view}, looking_{looking}, text_{view.text(std::max(size.width, 20))} {
    frame_.size = size;
  }

  Frame paint() {
    if (!view_.curtain.empty()) return curtain();
    layout_ = sides(frame_.size);
    // The page of the options has the question in full.
    const QuestionForms forms = looking_.page == Page::kOptions
                                    ? QuestionForms{.lines = {{}}}
                                    : question_forms(view_, layout_.left);
    if (view_.log)
      log_ = view_.log(view_.text(layout_.right > 0 ? layout_.right : layout_.left), false);
    Lines figures;
    if (layout_.right == 0) figures = narrow_figures();
    const Lines prompt = prompt_lines();

    Wants wants;
    for (const Lines& form : forms.lines) wants.question.push_back(static_cast<int>(form.size()));
    wants.telling = forms.telling;
    wants.page = [&](int height) { return static_cast<int>(page(height).size()); };
    wants.figures = static_cast<int>(figures.size());
    wants.staged = std::ranges::any_of(view_.scene.panels, [](const scene::Panel& panel) {
      return panel.place == scene::PanelPlace::kStage;
    });
    wants.bare = !wants.staged && view_.scene.decision && is_bare(*view_.scene.decision);
    // A page that grows with its room wants all of it; a log is not shown twice.
    wants.page_grows =
        (looking_.page == Page::kBoard || log_beside()) && scene::room_of(view_.scene) != nullptr;
    wants.log = looking_.page == Page::kLog ? 0 : static_cast<int>(log_.lines.size());
    wants.news = static_cast<int>(log_.news);
    wants.notice = static_cast<int>(looking_.notice.size());
    wants.prompt = static_cast<int>(prompt.size());
    layout_ = plan(frame_.size, wants);

    put(head_line(view_, frame_.size.width));
    const Lines whole = page(layout_.page);
    const Lines log = log_beside() ? page_lines(view_, Page::kLog, layout_.right, 0) : Lines{};
    frame_.page_lines = static_cast<int>(log_beside() ? log.size() : whole.size());
    frame_.page_height = log_beside() ? std::max(0, layout_.body() - 1) : layout_.page;
    frame_.news = static_cast<int>(log_.news);
    frame_.untold = layout_.untold;
    Lines left = {page_names()};
    append(left, window_of(whole, log_beside() ? 0 : looking_.page_from, layout_.page, ""));
    figures.resize(static_cast<std::size_t>(layout_.figures));
    append(left, figures);
    if (layout_.right == 0) append(left, newest(layout_.log));
    append(left, question(forms.lines[static_cast<std::size_t>(layout_.form)]));
    left.resize(static_cast<std::size_t>(std::max(0, layout_.body())));
    if (layout_.right == 0) {
      for (const std::string& line : left) put(line);
      frame_.log_height = layout_.log;
    } else {
      const Lines right = log_beside() ? log_side(log, layout_.body()) : side(layout_.body());
      const std::string rule = scene::paint({{text_.sign(" │ ", " | "), Hue::kLine}}, view_.colour);
      for (std::size_t i = 0; i < left.size(); ++i)
        put(fitted(left[i], layout_.left, view_.ascii) + rule + right[i]);
    }
    Lines notice = looking_.notice;
    notice.resize(static_cast<std::size_t>(layout_.notice));
    for (const std::string& line : notice) put(line);
    put_prompt(prompt);
    return finished();
  }

 private:
  void put(const std::string& line) {
    if (static_cast<int>(frame_.lines.size()) < frame_.size.height)
      frame_.lines.push_back(fitted(line, frame_.size.width, view_.ascii));
  }
  static void append(Lines& lines, const Lines& more) {
    lines.insert(lines.end(), more.begin(), more.end());
  }
  Frame finished() {
    while (static_cast<int>(frame_.lines.size()) < frame_.size.height) put("");
    return std::move(frame_);
  }

  std::string faint(const std::string& text) const {
    return scene::paint({{text, Hue::kFaint}}, view_.colour);
  }

  Lines page(int height) const {
    if (looking_.page == Page::kAnswer) return folded(looking_.answer, layout_.left);
    // A log beside the board has a place of its own.
    const Page shown = log_beside() ? Page::kBoard : looking_.page;
    return page_lines(view_, shown, layout_.left, height, looking_.form);
  }
  bool log_beside() const { return looking_.page == Page::kLog && layout_.right > 0; }

  /// The pages there are, which one is open, and how much of it is in sight.
  std::string page_names() const {
    scene::Runs runs = {{text_.sign("──", "--"), Hue::kLine}};
    const auto add = [&](Page page) {
      const bool open = page == looking_.page;
      std::string name = page_name(view_, page);
      if (open) name = "[" + name + "]";
      runs.push_back({" " + name, open ? Hue::kFlame : Hue::kFaint, scene::bold_if(open)});
    };
    for (const Page page : kPages) add(page);
    if (looking_.page == Page::kAnswer) add(Page::kAnswer);
    runs.push_back({text_.sign(" ── Tab ", " -- Tab "), Hue::kLine});
    std::string right;
    if (frame_.page_lines > frame_.page_height) {
      const int from = std::clamp(looking_.page_from, 0, std::max(0, frame_.page_lines - 1));
      const int to = std::min(frame_.page_lines, from + frame_.page_height);
      right = std::to_string(from + 1) + "-" + std::to_string(to) + "/" +
              std::to_string(frame_.page_lines) + " " + text_.ui("screen.page_keys");
      right = scene::paint({{right, Hue::kFlame, scene::Weight::kBold}}, view_.colour);
    }
    std::string line = scene::paint(runs, view_.colour);
    const int room = layout_.left - columns(line) - columns(right) - 2;
    line += scene::paint({{" " + repeated(text_.sign("─", "-"), std::max(0, room)), Hue::kLine}},
                         view_.colour);
    return right.empty() ? fitted(line, layout_.left, view_.ascii)
                         : spread(line, right, layout_.left, view_.ascii);
  }

  Lines narrow_figures() const {
    Lines lines;
    append(lines, own_lines(view_, layout_.left));
    append(lines, counts(view_, layout_.left));
    return lines;
  }

  /// The end of the log; what is new has a sign before it.
  Lines newest(int height) const {
    Lines lines;
    const std::size_t all = log_.lines.size();
    const auto shown = std::min(all, static_cast<std::size_t>(std::max(height, 0)));
    for (std::size_t i = all - shown; i < all; ++i) lines.push_back(log_.lines[i]);
    lines.resize(static_cast<std::size_t>(std::max(height, 0)));
    return lines;
  }

  Lines question(const Lines& form) {
    frame_.question_lines = static_cast<int>(form.size());
    frame_.question_height = layout_.question;
    const int from = std::clamp(looking_.question_from, 0, std::max(0, frame_.question_lines - 1));
    const int left = frame_.question_lines - from - layout_.question + 1;
    return window_of(form, from, layout_.question,
                     faint("  " + text_.ui("screen.more", {{"n", words::Argument::number(left)}})));
  }

  /// Beside the board: my sheet, the others, what is counted, and the log with what is left.
  Lines side(int height) {
    const int width = layout_.right;
    const int room = std::max(0, height - kLeastSideLog - 1);
    std::vector<Lines> parts = {own_sheets(view_, width), others(view_, width, false),
                                tracks(view_, width), goals(view_, width, true)};
    const auto used = [&] {
      std::size_t lines = 0;
      for (const Lines& part : parts) lines += part.size();
      return static_cast<int>(lines);
    };
    if (used() > room) parts[3] = goals(view_, width, false);
    if (used() > room) parts[2] = counts(view_, width);
    if (used() > room) parts[1] = others(view_, width, true);
    if (used() > room) parts[3] = {};
    if (used() > room) {
      const int rest = room - (used() - static_cast<int>(parts[0].size()));
      parts[0].resize(static_cast<std::size_t>(std::max(1, rest)));
      parts[0].back() = faint("  " + text_.ui("screen.see_players"));
    }
    Lines lines;
    for (const Lines& part : parts) append(lines, part);
    lines.resize(std::min(lines.size(), static_cast<std::size_t>(room)));
    lines.push_back(side_title(text_.ui(log_.chosen ? "log.since" : "log.so_far")));
    frame_.log_height = std::max(0, height - static_cast<int>(lines.size()));
    append(lines, newest(frame_.log_height));
    lines.resize(static_cast<std::size_t>(height));
    return lines;
  }

  /// The log with the whole of the right side.
  Lines log_side(const Lines& log, int height) {
    Lines lines = {side_title(text_.ui("screen.log"))};
    frame_.log_height = std::max(0, height - 1);
    append(lines, window_of(log, looking_.page_from, frame_.log_height, ""));
    lines.resize(static_cast<std::size_t>(std::max(0, height)));
    return lines;
  }

  std::string side_title(const std::string& title) const {
    const std::string bar = text_.sign("─", "-");
    return scene::paint({{bar + bar + " ", Hue::kLine}, {title, Hue::kFaint, scene::Weight::kBold}},
                        view_.colour);
  }

  Lines prompt_lines() const {
    Lines lines;
    for (const scene::Runs& line : scene::wrap({{looking_.prompt, Hue::kInk, scene::Weight::kBold}},
                                               std::max(8, frame_.size.width - 12)))
      lines.push_back(scene::paint(line, view_.colour));
    return lines;
  }

  /// The end of what is typed stays in sight.
  void put_prompt(Lines prompt) {
    prompt.resize(static_cast<std::size_t>(layout_.prompt));
    while (static_cast<int>(frame_.lines.size()) + layout_.prompt < frame_.size.height) put("");
    for (std::size_t i = 0; i + 1 < prompt.size(); ++i) put(prompt[i]);
    const std::string& last = prompt.back();
    const int begin = columns(last) + 1;
    const int room = std::max(1, frame_.size.width - begin - 1);
    std::string before = looking_.typed.substr(0, looking_.cursor);
    std::string after = looking_.typed.substr(looking_.cursor);
    while (columns(before) > room) {
      std::size_t letter = 1;
      while (letter < before.size() &&
             (static_cast<unsigned char>(before[letter]) & 0xC0U) == 0x80U)
        ++letter;
      before.erase(0, letter);
    }
    frame_.cursor_row = static_cast<int>(frame_.lines.size());
    frame_.cursor_column = std::min(frame_.size.width - 1, begin + columns(before));
    put(last + " " + before + after);
  }

  Frame curtain() {
    Lines words;
    for (const scene::Runs& line : scene::wrap({{view_.curtain, Hue::kInk, scene::Weight::kBold}},
                                               std::max(8, frame_.size.width - 8)))
      words.push_back(scene::paint(line, view_.colour));
    const int above = (frame_.size.height - static_cast<int>(words.size())) / 2;
    for (int i = 0; i < above; ++i) put("");
    for (const std::string& line : words)
      put(repeated(" ", (frame_.size.width - columns(line)) / 2) + line);
    frame_.cursor_row = std::min(frame_.size.height - 1, static_cast<int>(frame_.lines.size()));
    return finished();
  }

  const View& view_;
  const Looking& looking_;
  scene::SceneText text_;
  Layout layout_;
  View::Log log_;
  Frame frame_;
};

}  // namespace

Frame paint(const View& view, const Looking& looking, Size size) {
  return Painter(view, looking, size).paint();
}

/// Places that run together in one text save lines where there are many; a board of few is read
/// better as a list, even if its end has to be turned to.
scene::BoardForm readable(scene::BoardForm form, const View& view) {
  constexpr std::size_t kMany = 20;
  const bool runs_together = form >= scene::BoardForm::kRunTogetherWithRoads;
  return runs_together && view.scene.areas.size() < kMany ? scene::BoardForm::kGathered : form;
}

scene::BoardForm fitting_form(const View& view, Size size) {
  const int height = std::max(1, least_board(size));
  return readable(view.text(sides(size).left, height).board_form(view.scene), view);
}

scene::BoardForm lasting_form(const View& view, Size size) {
  using scene::BoardForm;
  const int height = std::max(1, least_board(size));
  // What comes to lie on a board in the course of a game makes it a quarter longer.
  const BoardForm form =
      view.text(sides(size).left, std::max(1, height * 4 / 5)).board_form(view.scene);
  // A list without the places on which nothing lies is short only in the beginning.
  const auto places = std::ranges::count_if(
      view.scene.areas, [](const scene::Area& area) { return area.parent.empty(); });
  const bool outgrown = form == BoardForm::kGathered && places > height;
  return readable(outgrown ? BoardForm::kRunTogether : form, view);
}

int answer_width(Size size) { return sides(size).left; }

std::string changes(const Frame* before, const Frame& now) {
  const bool whole = before == nullptr || before->size != now.size;
  std::string bytes = "\x1b[?25l";
  if (whole) bytes += "\x1b[0m\x1b[2J";
  for (std::size_t row = 0; row < now.lines.size(); ++row) {
    if (!whole && before->lines[row] == now.lines[row]) continue;
    bytes += "\x1b[" + std::to_string(row + 1) + ";1H" + now.lines[row];
  }
  bytes += "\x1b[" + std::to_string(now.cursor_row + 1) + ";" +
           std::to_string(now.cursor_column + 1) + "H\x1b[?25h";
  return bytes;
}

}  // namespace tavola::screen
