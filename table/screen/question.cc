#include "screen/question.h"

#include <algorithm>

namespace tavola::screen {
namespace {

using scene::Hue;
using scene::Runs;

constexpr int kMargin = 2;  // before a key, and between columns

/// An option with its key. A cost may be only hinted at by dots; the page of the options tells it.
Runs option_runs(const scene::SceneText& text, const scene::OptionView& option, int widest_key,
                 bool whole_cost, bool set_apart) {
  const int pad = widest_key - scene::columns(option.key);
  Runs runs = {{repeated(" ", kMargin + pad)},
               {option.key, Hue::kFlame, scene::Weight::kBold},
               {(set_apart ? ") " : " ") + words::capitalised(text.say(option.text))}};
  if (!option.cost.empty())
    runs.push_back(
        {whole_cost ? " (" + text.say(option.cost) + ")" : std::string(text.sign(" …", " ..")),
         Hue::kEmber});
  if (option.chance)
    runs.push_back({" " + std::to_string((*option.chance + 5) / 10) + "%", Hue::kMoon});
  return runs;
}

Lines question_line(const View& view, const scene::SceneText& text) {
  scene::Scene bare = view.scene;
  bare.decision->options.clear();
  bare.decision->blocked.clear();
  bare.decision->why = {};
  return lines_of(text.decision(bare));
}

/// The options below each other in columns, read downwards; nothing if that is too wide.
Lines in_columns(const std::vector<Runs>& options, int columns, int width, const View& view) {
  const int all = static_cast<int>(options.size());
  const int rows = (all + columns - 1) / columns;
  std::vector<int> widest(static_cast<std::size_t>(columns));
  for (int n = 0; n < all; ++n) {
    int& column = widest[static_cast<std::size_t>(n / rows)];
    column = std::max(column, scene::columns(options[static_cast<std::size_t>(n)]));
  }
  int used = 0;
  for (const int column : widest) used += column;
  if (used > width) return {};
  Lines lines(static_cast<std::size_t>(rows));
  for (int n = 0; n < all; ++n)
    lines[static_cast<std::size_t>(n % rows)] +=
        fitted(scene::paint(options[static_cast<std::size_t>(n)], view.colour),
               widest[static_cast<std::size_t>(n / rows)], view.ascii);
  return lines;
}

/// An option over as many lines as it needs, below its own words.
Lines over_lines(const Runs& option, const scene::SceneText& text) {
  const int margin = scene::columns(option[0].text);
  const int key = scene::columns(option[1].text);
  return lines_of(text.paragraph({option.begin() + 1, option.end()}, key + 1, margin));
}

Lines joined(const Lines& before, const Lines& after) {
  Lines all = before;
  all.insert(all.end(), after.begin(), after.end());
  return all;
}

}  // namespace

bool is_bare(const scene::DecisionView& decision) {
  return decision.why.text.empty() && decision.blocked.empty() &&
         std::ranges::all_of(decision.options, [](const scene::OptionView& option) {
           return option.cost.empty() && option.forecast.empty() && !option.measured;
         });
}

Lines what_it_is_about(const View& view, const scene::SceneText& text) {
  scene::Scene stage = view.scene;
  std::erase_if(stage.panels, [](const scene::Panel& panel) {
    return panel.place == scene::PanelPlace::kSide || panel.place == scene::PanelPlace::kDock;
  });
  return lines_of(text.panels(stage));
}

QuestionForms question_forms(const View& view, int width) {
  const scene::SceneText text = view.text(width);
  if (view.scene.outcome) return {.lines = {lines_of(text.outcome(view.scene))}};
  if (!view.scene.decision) return {.lines = {{}}};
  const scene::DecisionView& decision = *view.scene.decision;
  std::vector<Lines> forms = {lines_of(text.decision(view.scene))};
  if (decision.options.empty()) return {.lines = forms};

  int widest_key = 1;
  for (const scene::OptionView& option : decision.options)
    widest_key = std::max(widest_key, scene::columns(option.key));
  const bool set_apart = text.begins_with_number(decision);
  const auto options = [&](bool whole_cost) {
    std::vector<Runs> all;
    for (const scene::OptionView& option : decision.options)
      all.push_back(option_runs(text, option, widest_key, whole_cost, set_apart));
    return all;
  };
  const Lines head = question_line(view, text);
  Lines alone = head;
  for (const Runs& runs : options(true)) alone = joined(alone, over_lines(runs, text));
  forms.push_back(std::move(alone));
  for (const bool whole_cost : {true, false}) {
    const std::vector<Runs> all = options(whole_cost);
    for (int columns = 2; columns <= static_cast<int>(all.size()); ++columns) {
      const Lines rows = in_columns(all, columns, width, view);
      if (rows.empty()) break;
      forms.push_back(joined(head, rows));
    }
  }
  const Lines about = what_it_is_about(view, text);
  if (about.empty()) return {.lines = forms};
  // Forecasts are given up before what the question is about.
  QuestionForms both;
  for (const Lines& form : forms) both.lines.push_back(joined(about, form));
  both.telling = static_cast<int>(both.lines.size());
  both.lines.insert(both.lines.end(), forms.begin(), forms.end());
  return both;
}

}  // namespace tavola::screen
