#include "screen/layout.h"

#include <algorithm>

namespace tavola::screen {
namespace {

constexpr int kRule = 3;      // columns between the sides
constexpr int kLeastLog = 3;  // lines in a narrow window of common size
constexpr int kMostLog = 12;
constexpr int kLeastQuestion = 4;
constexpr int kLeastPage = 5;  // of a page beside what a question is about
constexpr int kHigh = 36;      // lines from which a page that grows leaves room for reasons
constexpr int kSmall = 20;     // lines below which the log and the figures give way

/// The fullest form that fits; the shortest if none does.
int form_for(const std::vector<int>& forms, int height) {
  for (std::size_t i = 0; i < forms.size(); ++i)
    if (forms[i] <= height) return static_cast<int>(i);
  return static_cast<int>(std::min_element(forms.begin(), forms.end()) - forms.begin());
}

/// Nobody answers without knowing to what: where that fits in no other way, the page and then the
/// log have less.
void tell_what_it_is_about(Layout& layout, const Wants& wants) {
  if (wants.telling == 0) return;
  const auto shortest =
      std::min_element(wants.question.begin(), wants.question.begin() + wants.telling);
  const int room = layout.page + layout.log + layout.question;
  layout.untold = *shortest > room - kLeastPage;
  if (layout.untold) return;
  layout.form = static_cast<int>(shortest - wants.question.begin());
  layout.question = *shortest;
  layout.log = std::min(layout.log, room - kLeastPage - layout.question);
  layout.page = room - layout.question - layout.log;
}

}  // namespace

Layout sides(Size size) {
  Layout layout;
  layout.size = size;
  layout.left = size.width;
  if (size.width >= kWide && size.height >= kSmall) {
    layout.right = std::clamp(size.width / 3, 36, 64);
    layout.left = size.width - layout.right - kRule;
  }
  return layout;
}

int least_board(Size size) {
  Wants most;
  most.question = {size.height};
  most.page = [&](int) { return size.height; };
  most.figures = size.height;
  most.log = size.height;
  return plan(size, most).page;
}

Layout plan(Size size, const Wants& wants) {
  Layout layout = sides(size);
  const bool wide = layout.right > 0;
  layout.prompt = std::clamp(wants.prompt, 1, std::max(1, size.height / 4));
  layout.notice = std::clamp(wants.notice, 0, std::max(0, size.height / 4));
  const int body = std::max(0, layout.body() - 1);  // without the pages' names
  if (!wide && size.height >= kSmall) {
    layout.figures = std::min(wants.figures, size.height / 8);
    layout.log = std::min(wants.log, wants.page_grows ? kLeastLog - 1 : kLeastLog);
  }
  const int both = std::max(0, body - layout.figures - layout.log);  // page and question
  const int share = std::min(both, std::max(kLeastQuestion, both *
                                                                (wants.staged       ? 13
                                                                 : wants.page_grows ? 6
                                                                                    : 9) /
                                                                20));
  layout.form = form_for(wants.question, share);
  if (wants.page_grows && size.height < kHigh && wants.question.size() > 1)
    layout.form = std::max(layout.form, 1);
  const auto lines_of_form = [&] { return wants.question[static_cast<std::size_t>(layout.form)]; };
  layout.question = std::min(lines_of_form(), share);
  layout.page = both - layout.question;
  if (layout.form >= wants.telling) tell_what_it_is_about(layout, wants);
  // Where a shorter form tells the same, a board that is cut has its lines.
  if (wants.bare)
    for (const int lines : wants.question) {
      if (wants.page(layout.page) <= layout.page) break;
      if (lines >= layout.question) continue;
      layout.form = static_cast<int>(&lines - wants.question.data());
      layout.question = lines;
      layout.page = both - lines;
    }

  // What the page leaves free shows the news, makes the question fuller, then the log longer.
  int spare = layout.page - std::min(layout.page, wants.page(layout.page));
  const auto lengthen_log = [&](int wanted) {
    if (wide) return;
    const int more = std::clamp(std::min(wanted, kMostLog) - layout.log, 0, spare);
    layout.log += more;
    layout.page -= more;
    spare -= more;
  };
  lengthen_log(std::min(wants.news, wants.log));
  const int fuller = form_for(wants.question, layout.question + spare);
  if (wants.question[static_cast<std::size_t>(fuller)] <= layout.question + spare) {
    layout.untold &= fuller >= wants.telling;
    layout.form = fuller;
    const int grown = lines_of_form() - layout.question;
    layout.question += grown;
    layout.page -= grown;
    spare -= grown;
  }
  lengthen_log(wants.log);
  return layout;
}

}  // namespace tavola::screen
