// `tavola engine`: the engine protocol over standard input and output.
#include <iostream>
#include <memory>
#include <string>

#include "app/commands/command.h"
#include "play/engine/engine.h"

namespace tavola::app {
namespace {

/// One line without its end. What goes beyond `longest` is read and dropped, so that a line without
/// an end cannot fill the memory; one byte too many is kept, for the engine to refuse it.
bool read_line(std::streambuf& in, std::string& line, std::size_t longest) {
  using Traits = std::streambuf::traits_type;
  line.clear();
  bool any = false;
  for (auto c = in.sbumpc(); !Traits::eq_int_type(c, Traits::eof()); c = in.sbumpc()) {
    any = true;
    if (Traits::to_char_type(c) == '\n') break;
    if (line.size() <= longest) line += Traits::to_char_type(c);
  }
  return any;
}

}  // namespace

void add_engine_command(CommandLine& line, Program& program) {
  Command command = line.command("engine");
  command.example("echo '{\"do\":\"games\"}' | tavola engine");
  auto options = std::make_shared<play::EngineOptions>();
  command.option("--referee", &options->referee);
  command.runs([&program, options] {
    options->language = program.language;
    play::Engine engine(*options);
    std::ios::sync_with_stdio(false);
    std::string request;
    while (read_line(*std::cin.rdbuf(), request, options->longest_line))
      std::cout << engine.handle(request) << '\n' << std::flush;
    return kGood;
  });
}

}  // namespace tavola::app
