// What a person may type at the prompt of a table: the key of an option, or a command.
#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <forward_list>
#include <iterator>
#include <sstream>

#include "app/terminal/aiming.h"
#include "app/terminal/chronicle.h"
#include "app/terminal/lookup.h"
#include "app/terminal/saved_tables.h"
#include "app/terminal/terminal_table.h"
#include "ledger/ledger.h"
#include "play/hint.h"
#include "play/session/destination.h"
#include "scene/say.h"
#include "scene/several_boards.h"
#include "scene/terminal/room_text.h"
#include "words/nearest.h"

namespace tavola::app {
namespace {

using words::Argument;

std::string trimmed(const std::string& text) {
  const std::size_t first = text.find_first_not_of(" \t");
  if (first == std::string::npos) return "";
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

std::string lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(), [](char c) {
    return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  });
  return text;
}

/// Everything that can be typed beside the keys of options.
constexpr const char* kCommands[] = {
    "undo",  "redo", "quit",  "lang",  "hint", "log",  "board", "options", "players", "goals",
    "sheet", "more", "omens", "rules", "card", "save", "help",  "turn",    "enter",   "offers"};

std::optional<int> whole_number(const std::string& text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

bool means_yes(const std::string& answer) {
  return !answer.empty() && (answer.front() == 'y' || answer.front() == 's');
}

}  // namespace

TerminalTable::Next TerminalTable::obey(Seat seat, const std::string& line) {
  const std::string all = trimmed(line);
  if (all.empty()) return Next::kAsk;
  if (all.front() == '?') {
    explain(trimmed(all.substr(1)));
    return Next::kAsk;
  }
  if ((all == "," || all == ".") && !scene_.boards.empty()) {
    front_ = scene::turned_from(scene_, front_, all == "." ? 1 : -1);
    terminal_.write(text().board(scene_));
    return Next::kAsk;
  }
  const std::size_t space = all.find(' ');
  const std::string word = lower(all.substr(0, space));
  const std::string rest = space == std::string::npos ? "" : trimmed(all.substr(space));
  if (const std::optional<Next> chosen = choose(seat, word, rest)) return *chosen;

  const std::string command = typed(word);
  if (command == "undo") return undo(seat, rest);
  if (command == "redo") return redo();
  if (command == "quit") return Next::kLeave;
  if (command == "lang") return change_language(rest);
  if (command == "offers") return stop_for_offers(seat);
  if (command == "hint") {
    hint();
  } else if (command == "log") {
    show_log(seat, rest);
  } else if (command == "board") {
    if (screen::Window* window = terminal_.window()) {
      window->open(screen::Page::kBoard);
    } else {
      drawn_ = false;
      draw(seat);
    }
  } else if (command == "options") {
    show_page(screen::Page::kOptions, text().decision(scene_));
  } else if (command == "players") {
    show_page(screen::Page::kPlayers, text().seats(scene_) + text().panels(scene_));
  } else if (command == "goals") {
    show_page(screen::Page::kGoals, text().tracks(scene_) + text().goals(scene_) +
                                        text().piles(scene_) + text().forces(scene_));
  } else if (command == "sheet") {
    show_sheet(seat, rest);
  } else if (command == "more") {
    show_more();
  } else if (command == "omens") {
    terminal_.write(text().omens(scene_));
  } else if (command == "rules") {
    show_rules(rest);
  } else if (command == "card") {
    show_card(rest);
  } else if (command == "save") {
    save_as(rest);
  } else if (command == "enter") {
    habits_.needs_enter = !habits_.needs_enter;
    say(habits_.needs_enter ? "enter.needed" : "enter.not_needed");
  } else if (command == "help") {
    help();
  } else {
    not_understood(all);
  }
  return Next::kAsk;
}

/// No more stops where nothing is to be decided, or stops again.
TerminalTable::Next TerminalTable::stop_for_offers(Seat seat) {
  const bool passes = !session_.players()[seat].passes_offers;
  if (!session_.pass_offers(seat, passes)) return Next::kAsk;
  say(passes ? "offers.pass" : "offers.stop");
  return session_.pass_by() > 0 ? Next::kGoOn : Next::kAsk;
}

/// Which command a word is, in the language of the table or in English; empty if none.
std::string TerminalTable::typed(const std::string& word) const {
  for (const char* command : kCommands)
    for (const words::Language language : {session_.language(), words::Language::kEnglish})
      for (const std::string& form : forms_of(command, language))
        if (form == word) return command;
  return "";
}

/// The words by which a command can be typed.
std::vector<std::string> TerminalTable::forms_of(const char* command,
                                                 words::Language language) const {
  std::istringstream forms(
      interface_.say(session_.title().lexicon(), language, std::string("typed.") + command));
  return {std::istream_iterator<std::string>(forms), {}};
}

/// Names the command that was probably meant: in the language of the table, or else in English.
void TerminalTable::not_understood(const std::string& text) {
  const std::string word = lower(text.substr(0, text.find(' ')));
  std::string meant;
  for (const words::Language language : {session_.language(), words::Language::kEnglish}) {
    std::vector<std::string> forms;
    for (const char* command : kCommands)
      for (std::string& form : forms_of(command, language))
        if (form.size() > 2) forms.push_back(std::move(form));
    if (meant.empty()) meant = words::nearest(word, {forms.begin(), forms.end()});
  }
  say("decide.not_understood", {{"text", Argument::name(text)}, {"keys", Argument::name(keys())}});
  if (!meant.empty()) say("decide.meant", {{"command", Argument::name(meant)}});
}

/// Whether all that is asked for is one number, which then needs no key before it.
bool TerminalTable::asks_for_one_number() const {
  const scene::DecisionView& decision = *scene_.decision;
  return decision.options.size() == 1 && decision.options.front().measured && decision.aim &&
         decision.aim->bounds.size() == 1 && asked_for(*decision.aim) == Asked::kNumbers;
}

/// Nothing if the word is no key. A measured option wants its integers behind the key.
std::optional<TerminalTable::Next> TerminalTable::choose(Seat seat, const std::string& key,
                                                         const std::string& numbers) {
  const auto& options = scene_.decision->options;
  const bool number = !key.empty() && key.find_first_not_of("0123456789") == std::string::npos;
  if (number && numbers.empty() && asks_for_one_number())
    return choose(seat, lower(options.front().key), key);
  const auto option = std::find_if(options.begin(), options.end(),
                                   [&](const auto& each) { return lower(each.key) == key; });
  if (option == options.end()) return std::nullopt;
  Parameters parameters{};
  if (option->measured && scene_.decision->aim) {
    const auto answer = measured(*option, numbers);
    if (!answer) {
      explain_aim(option->key, *scene_.decision->aim);
      return Next::kAsk;
    }
    parameters = *answer;
    const Asked asked = asked_for(*scene_.decision->aim);
    if ((asked == Asked::kPlace || asked == Asked::kPlacedFlick) &&
        !session_.table().accepts(option->n, parameters)) {
      refuse_place(*scene_.decision->aim);
      return Next::kAsk;
    }
  } else if (!numbers.empty()) {
    return std::nullopt;  // a key does not go with other words
  }
  const play::Expected<> done = session_.choose(option->n, parameters, seat);
  if (done) {
    session_.pass_by();
    return Next::kGoOn;
  }
  tell(done.error().message, scene::Hue::kEmber);
  return Next::kAsk;
}

std::optional<Parameters> TerminalTable::measured(const scene::OptionView& option,
                                                  const std::string& numbers) {
  return aimed(
      scene_, option, lower(numbers),
      [&] {
        Random random(session_.setup().seed.brief() + session_.point());
        return session_.game().propose(session_.table(), option.n, random);
      },
      [&](const Parameters& each) { return session_.table().accepts(option.n, each); });
}

/// What a shot would touch, as far as the table's help goes: `? 1 at 5 60`. False if the words are
/// no shot of this option.
bool TerminalTable::foretell(const scene::OptionView& option, const std::string& numbers) {
  if (!option.measured || !scene_.decision->aim) return false;
  const scene::Aim& aim = *scene_.decision->aim;
  const auto answer = measured(option, numbers);
  if (!answer || aim.helps == scene::AimHelp::kNone) {
    explain_aim(option.key, aim);
    return true;
  }
  const Decision& decision = session_.table().decision();
  const auto acts = session_.title().preview(session_.table(),
                                             decision.options[static_cast<std::size_t>(option.n)],
                                             std::span(*answer).first(decision.parameters.size()));
  if (acts.empty()) return false;
  const scene::Motion& motion = acts.front().motion;
  const scene::SceneText speaker = text();
  const words::Lexicon& lexicon = session_.title().lexicon();
  std::forward_list<std::string> names;  // of pieces that are no words, while sentences are made
  const auto called = [&](const std::string& id) {
    const auto piece = std::ranges::find(scene_.pieces, id, &scene::Piece::id);
    if (piece == scene_.pieces.end()) return Argument::name(names.emplace_front(ui("aim.shot")));
    if (const words::WordId word = lexicon.find(piece->name.bare_word()))
      return Argument::word(word, lexicon.natural_number(session_.language(), word));
    return Argument::name(names.emplace_front(speaker.voice().say(piece->name)));
  };
  if (motion.touches.empty()) say("aim.touches_nothing");
  std::string told;
  for (const scene::Touch& touch : motion.touches) {
    std::string line =
        words::capitalised(ui("aim.touch", {{"a", called(touch.a)}, {"b", called(touch.b)}}));
    if (!touch.says.empty()) line += " " + speaker.voice().say(touch.says) + ".";
    if (line == told) continue;  // discs that rattle against each other
    tell(line, touch.tone == scene::Tone::kHarm ? scene::Hue::kEmber : scene::Hue::kInk);
    told = line;
  }
  for (const scene::Course& course : motion.courses)
    if (course.left) tell(words::capitalised(ui("aim.leaves", {{"name", called(course.of)}})));
  return true;
}

/// A place that is too far away or taken, in the millimetres of the drawing.
void TerminalTable::refuse_place(const scene::Aim& aim) {
  constexpr int kInAMillimetre = 1000;  // micrometres
  std::string bounds;
  for (const scene::Aim::Bound& bound : aim.bounds)
    if (bound.name == "x" || bound.name == "y")
      bounds += (bounds.empty() ? "" : ", ") + bound.name + " " +
                std::to_string(bound.least / kInAMillimetre) + " … " +
                std::to_string(bound.most / kInAMillimetre);
  say("aim.no_place", {{"bounds", Argument::name(bounds)}});
}

void TerminalTable::explain_aim(const std::string& key, const scene::Aim& aim) {
  const auto with_key = Argument::name(key);
  switch (asked_for(aim)) {
    case Asked::kPlace:
      say("aim.place", {{"key", with_key}});
      return;
    case Asked::kFlick:
      say("aim.flick", {{"key", with_key}});
      if (aim.helps != scene::AimHelp::kNone) say("aim.foretell", {{"key", with_key}});
      return;
    case Asked::kPlacedFlick:
      say("aim.flick", {{"key", with_key}});
      say("aim.from", {{"key", with_key}});
      if (aim.helps != scene::AimHelp::kNone) say("aim.foretell", {{"key", with_key}});
      return;
    case Asked::kNumbers:
      break;
  }
  if (asks_for_one_number()) {
    const scene::Aim::Bound& bound = aim.bounds.front();
    say("aim.number",
        {{"least", Argument::number(bound.least)}, {"most", Argument::number(bound.most)}});
    return;
  }
  std::string bounds;
  for (const scene::Aim::Bound& bound : aim.bounds)
    bounds += (bounds.empty() ? "" : ", ") + bound.name + " (" + std::to_string(bound.least) +
              " .. " + std::to_string(bound.most) + ")";
  say("aim.needs", {{"key", with_key}, {"bounds", Argument::name(bounds)}});
}

// ---- why ----------------------------------------------------------------------------------------

void TerminalTable::explain_rule(Citation rule) {
  terminal_.write(rule_paragraph(text(), rule.text()));
}

void TerminalTable::explain(const std::string& what) {
  const scene::SceneText speaker = text();
  const scene::DecisionView& decision = *scene_.decision;
  if (what.empty()) {
    tell(speaker.voice().say(decision.question));
    explain_rule(decision.why.rule);
    return;
  }
  const std::string wanted = lower(what);
  // A key with an aim behind it asks what that shot would do.
  const std::size_t blank = wanted.find(' ');
  for (const scene::OptionView& option : decision.options)
    if (blank != std::string::npos && lower(option.key) == wanted.substr(0, blank) &&
        foretell(option, trimmed(wanted.substr(blank))))
      return;
  for (const scene::OptionView& option : decision.options) {
    if (lower(option.key) != wanted) continue;
    tell(speaker.voice().say(option.text));
    if (!option.forecast.empty()) tell(speaker.voice().say(option.forecast));
    if (option.measured && decision.aim) explain_aim(option.key, *decision.aim);
    explain_rule(option.rule);
    return;
  }
  bool found = false;
  for (const scene::BlockedView& blocked : decision.blocked) {
    const std::string name = speaker.voice().say(blocked.text);
    if (!lower(name).contains(wanted)) continue;
    tell(ui("why.blocked",
            {{"reason", Argument::name(name + ": " + speaker.voice().say(blocked.reason.text))}}));
    explain_rule(blocked.reason.rule);
    found = true;
  }
  if (found) return;
  std::string id = what;
  std::transform(id.begin(), id.end(), id.begin(), [](char c) {
    return static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  });
  if (ledger::find(id) != nullptr)
    terminal_.write(rule_paragraph(speaker, id));
  else
    say("why.ask", {{"text", Argument::name(what)}});
}

// ---- undo ---------------------------------------------------------------------------------------

TerminalTable::Next TerminalTable::undo(Seat seat, const std::string& how) {
  const bool whole_turn = typed(lower(how)) == "turn";
  const std::optional<int> times = how.empty() ? std::optional<int>(1) : whole_number(how);
  if (!whole_turn && (!times || *times < 1)) {
    tell(ui("help.undo"));
    return Next::kAsk;
  }
  std::size_t to = session_.point();
  if (whole_turn) {
    to = play::last_turn_of(session_, seat).value_or(to);
  } else {
    // Back to before the persons' last choices; what bots did in between goes with them.
    for (int left = *times; left > 0 && to > session_.undo_end();) {
      --to;
      const play::Record& record = session_.record(to);
      if (record.kind == play::Record::Kind::kChoice && is_person(record.seat)) --left;
    }
    while (to < session_.point() && !is_person(session_.record(to).seat)) ++to;
  }
  if (to == session_.point()) {
    say("undo.nothing");
    return Next::kAsk;
  }
  const play::Destination where = play::destination(session_, to, session_.record(to).seat);
  const std::string going =
      play::going_text(text().voice(), session_, where, session_.record(to).seat);
  if (persons() > 1 && session_.reveals(to)) {
    const std::optional<std::string> answer =
        terminal_.ask(ui("undo.consent", {{"where", Argument::name(going)}}));
    if (!answer) return Next::kLeave;
    if (!means_yes(lower(trimmed(*answer)))) {
      say("undo.refused");
      return Next::kAsk;
    }
  }
  if (const play::Expected<> done = session_.go_to(to); !done) {
    tell(done.error().message, scene::Hue::kEmber);
    return Next::kAsk;
  }
  told_ = static_cast<std::int64_t>(session_.point());
  drawn_ = false;
  say("undo.count", {{"where", Argument::name(going)}, {"n", Argument::number(where.choices)}});
  return Next::kGoOn;
}

TerminalTable::Next TerminalTable::redo() {
  const std::size_t from = session_.point();
  while (session_.redo_end() > session_.point()) {
    if (!session_.redo()) break;
    if (session_.table().over() || asked()) break;
  }
  if (session_.point() == from) {
    say("redo.nothing");
    return Next::kAsk;
  }
  told_ = static_cast<std::int64_t>(session_.point());
  drawn_ = false;
  const auto logged = [this](std::size_t i) { return session_.place_in_log(i); };
  const Seat seat = session_.record(from).seat;
  const play::Destination where = play::destination(session_, logged, from, session_.point(), seat);
  tell(play::going_text(text().voice(), session_, where, seat));
  return Next::kGoOn;
}

// ---- asking -------------------------------------------------------------------------------------

void TerminalTable::hint() {
  Random random(session_.setup().seed.brief() + session_.point());
  const play::Hint hint =
      play::give_hint(session_.title(), session_.table(), habits_.hints, random);
  if (hint.answers.empty()) return;
  const scene::SceneText speaker = text();
  if (hint.by_habit()) {
    const auto n = static_cast<std::size_t>(hint.answers.front().option);
    const auto& option = scene_.decision->options[n];
    say("hint.by_habit", {{"key", Argument::name(option.key)},
                          {"option", Argument::name(speaker.voice().say(option.text))}});
    tell(hint.reason(speaker.voice()));
    return;
  }
  say("hint.from", {{"n", Argument::number(hint.answers.front().tries)}});
  constexpr std::size_t kBest = 3;
  for (std::size_t i = 0; i < std::min(kBest, hint.answers.size()); ++i) {
    const play::Hint::Answer& answer = hint.answers[i];
    const auto& option = scene_.decision->options[static_cast<std::size_t>(answer.option)];
    const std::string name = speaker.voice().say(option.text);
    say("hint.option",
        {{"key", Argument::name(option.key)},
         {"option", Argument::name(name)},
         {"percent", Argument::number(std::lround(answer.chance * 100))},
         {"spread", Argument::number(static_cast<int>(std::ceil(answer.spread * 100)))}});
  }
  if (const std::string why = hint.reason(speaker.voice()); !why.empty()) tell(why);
}

/// A page of the window, or the same as text.
void TerminalTable::show_page(screen::Page page, const std::string& text) {
  if (screen::Window* window = terminal_.window())
    window->open(page);
  else
    terminal_.write(text);
}

void TerminalTable::show_sheet(Seat seat, const std::string& whose) {
  Seat shown = whose.empty() ? seat : kNoSeat;
  for (Seat each = 0; each < session_.players().size(); ++each)
    if (whose == std::to_string(each + 1) || lower(session_.players()[each].name) == lower(whose))
      shown = each;
  if (shown == kNoSeat) {
    say("sheet.none", {{"text", Argument::name(whose)}});
    return;
  }
  scene::Scene one = scene_;
  one.viewer = shown;  // whose sheet is told line by line
  std::erase_if(one.panels, [&](const scene::Panel& panel) { return panel.seat != shown; });
  terminal_.write(text().seats(one) + text().panels(one));
}

void TerminalTable::show_more() {
  if (screen::Window* window = terminal_.window())
    window->turn_page();
  else
    terminal_.write(text().decision(scene_));
}

void TerminalTable::show_log(Seat seat, const std::string& lines) {
  if (screen::Window* window = terminal_.window(); window != nullptr && lines.empty()) {
    window->open(screen::Page::kLog);
    return;
  }
  const scene::SceneText speaker = text();
  const Chronicle chronicle{session_, speaker};
  std::vector<Chronicle::Entry> entries = chronicle.entries(seat);
  const std::optional<int> last = whole_number(lines);
  if (last && *last > 0 && static_cast<std::size_t>(*last) < entries.size())
    entries.erase(entries.begin(), entries.end() - *last);
  terminal_.write(chronicle.told(entries));
}

void TerminalTable::show_rules(const std::string& words) {
  terminal_.write(rules_about(text(), session_.game().id(), words));
}

void TerminalTable::show_card(const std::string& name) {
  const std::vector<std::string> ids = cards_called(session_.title(), session_.language(), name);
  if (ids.empty()) {
    say("card.none", {{"text", Argument::name(name)}});
    return;
  }
  for (const std::string& id : ids) terminal_.write(card_paragraph(text(), id));
}

bool TerminalTable::is_kept_in(const std::filesystem::path& file) const {
  return !habits_.file.empty() && same_file(file, habits_.file);
}

void TerminalTable::save_as(const std::string& name) {
  if (name.empty()) {
    say("save.needs_name");
    return;
  }
  if (holds_something(name) && !is_kept_in(name)) {
    const std::optional<std::string> answer =
        terminal_.ask(ui("save.replace", {{"file", Argument::name(name)}}));
    if (!answer || !means_yes(lower(trimmed(*answer)))) {
      say("save.not_replaced");
      return;
    }
  }
  const auto saved = session_.save_file(name);
  if (saved)
    say("save.done", {{"file", Argument::name(saved->string())}});
  else
    say("save.failed",
        {{"file", Argument::name(name)}, {"reason", Argument::name(saved.error().message)}});
}

TerminalTable::Next TerminalTable::change_language(const std::string& code) {
  const std::optional<words::Language> language = words::language_from(code);
  if (!language) {
    say("lang.unknown");
    return Next::kAsk;
  }
  session_.speak(*language);
  say("lang.now");
  if (at_screen_) {
    drawn_ = false;
    draw(*at_screen_);
  }
  return Next::kAsk;
}

void TerminalTable::help() {
  const scene::SceneText speaker = text();
  terminal_.write(speaker.paragraph({{ui("help.title"), scene::Hue::kInk, scene::Weight::kBold}}));
  const std::string example = scene_.decision->why.rule.text();
  std::vector<const char*> lines = {"help.key",    "help.why",  "help.undo",     "help.hint",
                                    "help.offers", "help.log",  "help.board",    "help.page",
                                    "help.sheet",  "help.more", "help.omens",    "help.rule",
                                    "help.card",   "help.save", "help.language", "help.quit"};
  if (terminal_.window() != nullptr)
    lines.insert(lines.begin() + 1, {"help.one_key", "help.screen"});
  if (!scene_.boards.empty()) lines.insert(lines.begin() + 1, "help.boards");
  if (scene_.omens.empty()) std::erase(lines, std::string_view("help.omens"));
  for (const char* id : lines)
    terminal_.write(speaker.paragraph({{ui(id, {{"example", Argument::name(example)}})}}, 2, 2));
  help_to_aim();
}

/// How a shot or a place is typed: for the open question, or for any where things are flicked.
void TerminalTable::help_to_aim() {
  const auto& options = scene_.decision->options;
  const auto measured = std::ranges::find_if(options, &scene::OptionView::measured);
  if (scene_.decision->aim && measured != options.end()) {
    explain_aim(measured->key, *scene_.decision->aim);
  } else if (scene::room_of(scene_) != nullptr) {
    for (const char* id : {"aim.flick", "aim.place"})
      terminal_.write(text().paragraph({{ui(id, {{"key", Argument::name("1")}})}}, 2, 2));
  }
}

}  // namespace tavola::app
