// The command line as the commands describe it: options that fill in variables, and what is done
// when a command is chosen. What they mean is said by engine/words/shared/commands.toml, under the
// name of the command and of the option ("play.seats"). CLI11 reads the line, in command_line.cc
// alone, because its header costs two seconds of compiling in every file that includes it.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace tavola::app {

/// What an option fills in; with a bool it is a flag, which has no value.
using Target =
    std::variant<bool*, int*, double*, std::uint64_t*, std::string*, std::vector<std::string>*>;

/// What --help tells of an option.
struct OptionHelp {
  std::string name;  // "--seats", or "game" for one by place
  Target target;
  bool required = false;
  std::vector<std::string> words = {};  // one of these
  std::string standard = {};            // what holds when nothing is said
};

/// One option; what else is to be said of it follows it in a chain.
class Option {
 public:
  Option(CLI::Option* option, std::shared_ptr<OptionHelp> help)
      : option_(option), help_(std::move(help)) {}

  Option required();
  /// A number within bounds.
  Option between(double least, double most);
  Option not_negative();
  Option one_of(const std::vector<std::string>& words);
  Option existing_folder();
  /// Several values in one word, with this sign between them.
  Option separated_by(char sign);
  /// One value each time it is named.
  Option one_at_a_time();
  /// --help shows what holds when nothing is said.
  Option shows_default();

  bool given() const;

 private:
  CLI::Option* option_;
  std::shared_ptr<OptionHelp> help_;
};

/// What --help tells of a command.
struct CommandHelp {
  std::string name;  // "play"; empty for the program itself
  std::vector<std::shared_ptr<OptionHelp>> options = {};
  std::vector<std::string> examples = {};
};

/// A command, or the program itself with the options that all commands have.
class Command {
 public:
  Command(CLI::App* app, std::function<int()>* chosen, std::shared_ptr<CommandHelp> help)
      : app_(app), chosen_(chosen), help_(std::move(help)) {}

  /// "--seats" for an option by name, "game" for one by place.
  Option option(const std::string& name, const Target& target);
  /// A whole line that can be typed, such as "tavola play salem".
  void example(const std::string& line);
  /// Done when everything on the command line has been read; the number is the exit code.
  void runs(std::function<int()> run);
  /// Whether an option stands on the command line.
  bool given(const std::string& name) const;

 private:
  CLI::App* app_;
  std::function<int()>* chosen_;
  std::shared_ptr<CommandHelp> help_;
};

class CommandLine {
 public:
  explicit CommandLine(const std::string& name);
  ~CommandLine();
  CommandLine(const CommandLine&) = delete;
  CommandLine& operator=(const CommandLine&) = delete;

  /// What --version prints.
  void version(const std::string& text);
  Command all();
  Command command(const std::string& name);

  /// False if nothing is left to do but to end with exit_code(): --help has been answered, or
  /// something was wrong and has been said.
  bool read(const std::vector<std::string>& arguments);
  int exit_code() const { return exit_code_; }
  /// Does what the chosen command does.
  int run() const { return chosen_(); }

 private:
  const CommandHelp& asked_for() const;
  std::string help(const CommandHelp& command) const;
  std::string unknown_command(const std::vector<std::string>& arguments) const;
  std::string not_expected() const;
  std::string missing(const CommandHelp& command) const;

  std::unique_ptr<CLI::App> app_;
  std::shared_ptr<CommandHelp> program_;
  std::vector<std::shared_ptr<CommandHelp>> commands_;
  std::function<int()> chosen_;
  int exit_code_ = 0;
};

}  // namespace tavola::app
