// `tavola flick`: one flick of discs on a board, from JSON to JSON or to a drawing.
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>
#include <string>

#include "app/command_words.h"
#include "app/commands/command.h"
#include "app/commands/flick_drawing.h"
#include "physics/path.h"
#include "play/flick_file.h"

namespace tavola::app {
namespace {

struct FlickRequest {
  std::string file;
  std::string drawing;
};

int show_flick(const FlickRequest& request) {
  std::string text;
  if (request.file == "-") {
    text.assign(std::istreambuf_iterator<char>(std::cin), {});
  } else {
    std::ifstream in(request.file, std::ios::binary);
    if (!in) return refuse(says("error.unread", {{"file", request.file}}));
    text.assign(std::istreambuf_iterator<char>(in), {});
  }
  const std::string name = request.file == "-" ? says("flick.stdin") : request.file;
  const auto file = play::read_flick(text);
  if (!file) return refuse(name + ": " + file.error());
  physics::Simulation simulation;
  physics::Path path;
  const auto done = simulation.flick(file->board, file->bodies, file->flick,
                                     request.drawing.empty() ? nullptr : &path);
  if (!done) return refuse(name + ": " + physics::sentence(done.error(), file->names));
  if (!request.drawing.empty()) {
    std::ofstream out(request.drawing, std::ios::binary);
    out << draw_flick(*file, **done, path);
    out.close();
    if (!out) return refuse(says("error.unwritten", {{"file", request.drawing}}));
  }
  std::cout << play::write_outcome(**done, *file);
  return kGood;
}

}  // namespace

void add_flick_command(CommandLine& line, Program&) {
  auto request = std::make_shared<FlickRequest>();
  Command command = line.command("flick");
  command.option("file", &request->file).required();
  command.option("--svg", &request->drawing);
  command.example(
      "echo '{\"bodies\": [{\"id\": 1, \"x\": -100, \"y\": 0, \"radius\": 12.5},\n"
      "{\"id\": 2, \"x\": 50, \"y\": 8, \"radius\": 16, \"fixed\": true}],\n"
      "\"shot\": 1, \"dx\": 1, \"dy\": 0, \"speed\": 1500}' |\n"
      "tavola flick - --svg flick.svg");
  command.runs([request] { return show_flick(*request); });
}

}  // namespace tavola::app
