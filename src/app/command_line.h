// The command line as the commands describe it: options that fill in variables, and what is done
// when a command is chosen. CLI11 reads it, in command_line.cc alone, because its header costs two
// seconds of compiling in every file that includes it.
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

/// One option; what else is to be said of it follows it in a chain.
class Option {
 public:
  Option(CLI::Option* option, const Target& target) : option_(option), target_(target) {}

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
  Target target_;
};

/// A command, or the program itself with the options that all commands have.
class Command {
 public:
  Command(CLI::App* app, std::function<int()>* chosen) : app_(app), chosen_(chosen) {}

  /// "--seats" for an option by name, "game" for one by place.
  Option option(const std::string& name, const Target& target, const std::string& help);
  /// What --help ends with.
  void footer(const std::string& text);
  /// Done when everything on the command line has been read; the number is the exit code.
  void runs(std::function<int()> run);
  /// Whether an option stands on the command line.
  bool given(const std::string& name) const;

 private:
  CLI::App* app_;
  std::function<int()>* chosen_;
};

class CommandLine {
 public:
  CommandLine(const std::string& name, const std::string& about);
  ~CommandLine();
  CommandLine(const CommandLine&) = delete;
  CommandLine& operator=(const CommandLine&) = delete;

  /// What --version prints.
  void version(const std::string& text);
  Command all();
  Command command(const std::string& name, const std::string& help);

  /// False if nothing is left to do but to end with exit_code(): --help has been answered, or
  /// something was wrong and has been said.
  bool read(const std::vector<std::string>& arguments);
  int exit_code() const { return exit_code_; }
  /// Does what the chosen command does.
  int run() const { return chosen_(); }

 private:
  std::string unknown_command(const std::vector<std::string>& arguments) const;

  std::unique_ptr<CLI::App> app_;
  std::function<int()> chosen_;
  int exit_code_ = 0;
};

}  // namespace tavola::app
