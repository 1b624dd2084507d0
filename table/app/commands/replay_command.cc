// `tavola replay`: a saved table told again, from one choice to another, or stepped through with
// the board as it was at every point.
#include <algorithm>
#include <charconv>
#include <iostream>
#include <memory>
#include <string>

#include "app/command_words.h"
#include "app/commands/command.h"
#include "app/commands/opened.h"
#include "app/terminal/chronicle.h"
#include "app/terminal/interface.h"
#include "app/terminal/terminal.h"
#include "play/session/session.h"
#include "scene/describe.h"
#include "screen/tty.h"

namespace tavola::app {
namespace {

struct ReplayRequest {
  std::string file;
  int from = 0;
  int to = -1;
  int seat = -1;
  bool step = false;
  bool brief = false;
  bool plain = false;
  int width = 0;
};

/// How the options of an answered question are marked.
constexpr const char* kTaken = "▶";
constexpr const char* kTakenAscii = ">";
constexpr const char* kLeft = "·";
constexpr const char* kLeftAscii = "-";

class Replay {
 public:
  Replay(const play::Session& session, Terminal& terminal, const words::Messages& messages,
         Seat viewer)
      : session_{session}, terminal_{terminal}, messages_{messages}, viewer_{viewer} {}

  void tell(std::size_t from, std::size_t to, bool brief) {
    for (std::size_t point = from; point <= to; ++point) {
      tell_point(point);
      if (!brief) show(point);
    }
    if (to == session_.point() && session_.table().over())
      terminal_.write("\n" + Chronicle(session_, text()).ending(viewer_));
  }

  void step_through(std::size_t from, std::size_t to) {
    std::size_t point = from;
    while (true) {
      if (screen::Window* window = terminal_.window()) {
        if (std::optional<screen::View> seen = view(point)) window->show(*std::move(seen));
        window->say(told_at(point));
      } else {
        terminal_.clear();
        tell_point(point);
        show(point);
      }
      const std::optional<std::string> line = terminal_.ask(ui("replay.next"));
      if (!line || *line == "q") return;
      std::size_t target = 0;
      const auto [end, error] = std::from_chars(line->data(), line->data() + line->size(), target);
      if (*line == "b") {
        point -= point > from ? 1 : 0;
      } else if (!line->empty() && error == std::errc{} && end == line->data() + line->size()) {
        point = std::clamp(target, from, to);
      } else if (point == to) {
        break;
      } else {
        ++point;
      }
    }
    terminal_.leave_screen();
    if (to == session_.point() && session_.table().over())
      terminal_.write(Chronicle(session_, text()).ending(viewer_));
  }

 private:
  /// The table as it was, with the question that was open and what was taken. Nothing before a
  /// resumption: there is only what was told.
  std::optional<scene::Scene> scene_at(std::size_t point) const {
    const std::unique_ptr<Table> table = session_.table_at(point);
    if (table == nullptr) return std::nullopt;
    scene::Scene scene = scene::describe(session_.title(), *table, viewer_);
    scene.outcome.reset();  // told once, at the end
    if (point >= session_.point() || !scene.decision) return scene;
    const play::Record& record = session_.record(point);
    if (record.kind != play::Record::Kind::kChoice) return scene;
    if (record.secret && record.seat != viewer_) return scene;  // nobody else may know
    // Whoever answered saw the options; what is only theirs to see stays out of the scene.
    std::optional<scene::DecisionView> asked =
        scene::describe(session_.title(), *table, record.seat).decision;
    if (!asked) return scene;
    const bool ascii = terminal_.screen().ascii || terminal_.screen().plain;
    for (scene::OptionView& option : asked->options) {
      const tavola::Option& offered = table->decision().options[static_cast<std::size_t>(option.n)];
      const bool taken = offered.verb == record.option.verb && offered.args == record.option.args;
      option.key = taken ? (ascii ? kTakenAscii : kTaken) : (ascii ? kLeftAscii : kLeft);
    }
    scene.decision = std::move(asked);
    return scene;
  }

  std::optional<screen::View> view(std::size_t point) const {
    std::optional<scene::Scene> scene = scene_at(point);
    if (!scene) return std::nullopt;
    const scene::SceneText speaker = text();
    screen::View view;
    view.scene = *std::move(scene);
    view.voice = speaker.voice();
    view.interface = &messages_;
    view.colour = speaker.screen().colour;
    view.ascii = speaker.screen().ascii;
    view.log = [this, point](const scene::SceneText& told, bool) {
      const Chronicle chronicle{session_, told};
      screen::View::Log log;
      for (const Chronicle::Entry& entry : chronicle.entries(viewer_))
        if (entry.point <= point)
          for (std::string& line : screen::lines_of(chronicle.line(entry)))
            log.lines.push_back(std::move(line));
      return log;
    };
    return view;
  }

  scene::SceneText text() const {
    scene::Voice voice{&session_.title(), session_.language(), {}};
    for (const play::Player& player : session_.players())
      voice.names.push_back(scene::harmless(player.name));
    return {std::move(voice), messages_, terminal_.screen()};
  }
  std::string ui(std::string_view id) const {
    return messages_.say(session_.title().lexicon(), session_.language(), id);
  }

  void show(std::size_t point) {
    const std::optional<scene::Scene> scene = scene_at(point);
    if (!scene) return;
    const scene::SceneText speaker = text();
    terminal_.write(speaker.whole(*scene) + "\n");
  }

  void tell_point(std::size_t point) {
    const scene::SceneText speaker = text();
    const Chronicle chronicle{session_, speaker};
    std::string lines;
    for (const Chronicle::Entry& entry : chronicle.entries(viewer_, point == 0 ? 0 : point - 1))
      if (entry.point == point) lines += chronicle.line(entry);
    terminal_.write(told_at(point) + lines);
  }

  /// "Choice 3 of 40".
  std::string told_at(std::size_t point) const {
    const scene::SceneText speaker = text();
    return speaker.paragraph(
        {{speaker.ui("replay.at", {{"n", words::Argument::number(static_cast<std::int64_t>(point))},
                                   {"last", words::Argument::number(
                                                static_cast<std::int64_t>(session_.point()))}}),
          scene::Hue::kFaint, scene::Weight::kBold}});
  }

  const play::Session& session_;
  Terminal& terminal_;
  const words::Messages& messages_;
  Seat viewer_;
};

int replay(const ReplayRequest& request, words::Language language, bool language_given) {
  const auto messages = interface_messages();
  if (!messages) return refuse(messages.error());
  auto session = open_table(request.file);
  if (!session) return refuse(session.error());
  if (language_given) session->speak(language);
  const auto last = session->point();
  const auto from = static_cast<std::size_t>(request.from);
  const std::size_t to = request.to < 0 ? last : static_cast<std::size_t>(request.to);
  if (from > to || to > last) {
    return refuse(says("replay.out_of_range", {{"last", static_cast<std::int64_t>(last)}}));
  }
  if (request.seat >= static_cast<int>(session->players().size())) {
    return refuse(
        says("replay.no_seat", {{"last", static_cast<std::int64_t>(session->players().size())}}));
  }
  Terminal::Manner manner = Terminal::found_manner();
  manner.plain = request.plain;
  manner.width = request.width;
  Terminal terminal(std::cin, std::cout, manner);
  Replay player(*session, terminal, **messages,
                request.seat < 0 ? kSpectator : static_cast<Seat>(request.seat));
  if (request.step && manner.screen && !request.plain && request.width == 0)
    terminal.take_screen(std::make_unique<screen::Tty>());
  if (request.step)
    player.step_through(from, to);
  else
    player.tell(from, to, request.brief);
  return kGood;
}

}  // namespace

void add_replay_command(CommandLine& line, Program& program) {
  auto request = std::make_shared<ReplayRequest>();
  Command command = line.command("replay");
  command.option("file", &request->file).required();
  command.option("--from", &request->from).not_negative();
  command.option("--to", &request->to).not_negative();
  command.option("--step", &request->step);
  command.option("--brief", &request->brief);
  const Option seat = command.option("--seat", &request->seat).between(1, kMaxSeats);
  command.option("--plain", &request->plain);
  command.option("--width", &request->width).between(20, 400);
  command.example("tavola replay game.tavola --from 40 --step");
  command.runs([request, seat, &program] {
    if (seat.given()) --request->seat;  // people count from 1
    return replay(*request, program.language, program.language_given);
  });
}

}  // namespace tavola::app
