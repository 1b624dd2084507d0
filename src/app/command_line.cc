#include "app/command_line.h"

#include <CLI/CLI.hpp>
#include <cstdio>
#include <type_traits>
#include <utility>

#include "app/commands/command.h"

namespace tavola::app {

Option Option::required() {
  option_->required();
  return *this;
}

Option Option::between(double least, double most) {
  // --help names the kind of number.
  if (std::holds_alternative<double*>(target_))
    option_->check(CLI::Range(least, most));
  else
    option_->check(CLI::Range(static_cast<int>(least), static_cast<int>(most)));
  return *this;
}

Option Option::not_negative() {
  option_->check(CLI::NonNegativeNumber);
  return *this;
}

Option Option::one_of(const std::vector<std::string>& words) {
  option_->check(CLI::IsMember(words));
  return *this;
}

Option Option::existing_folder() {
  option_->check(CLI::ExistingDirectory);
  return *this;
}

Option Option::separated_by(char sign) {
  option_->delimiter(sign);
  return *this;
}

Option Option::one_at_a_time() {
  option_->expected(1)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  return *this;
}

Option Option::shows_default() {
  option_->capture_default_str();
  return *this;
}

bool Option::given() const { return option_->count() > 0; }

Option Command::option(const std::string& name, const Target& target, const std::string& help) {
  CLI::Option* option = std::visit(
      [&]<class T>(T* value) {
        if constexpr (std::is_same_v<T, bool>)
          return app_->add_flag(name, *value, help);
        else
          return app_->add_option(name, *value, help);
      },
      target);
  return {option, target};
}

void Command::footer(const std::string& text) { app_->footer(text); }

void Command::runs(std::function<int()> run) {
  app_->callback([chosen = chosen_, run = std::move(run)] { *chosen = run; });
}

bool Command::given(const std::string& name) const { return app_->get_option(name)->count() > 0; }

CommandLine::CommandLine(const std::string& name, const std::string& about)
    : app_(std::make_unique<CLI::App>(about, name)) {
  app_->require_subcommand(1);
  app_->fallthrough();
}

CommandLine::~CommandLine() = default;

void CommandLine::version(const std::string& text) { app_->set_version_flag("--version", text); }

Command CommandLine::all() { return {app_.get(), &chosen_}; }

Command CommandLine::command(const std::string& name, const std::string& help) {
  return {app_->add_subcommand(name, help), &chosen_};
}

/// A sentence about a first word that is no command; empty if it is one, or an option.
std::string CommandLine::unknown_command(const std::vector<std::string>& arguments) const {
  if (arguments.empty() || arguments.front().starts_with("-")) return {};
  std::string names;
  for (const CLI::App* command : app_->get_subcommands([](const CLI::App*) { return true; })) {
    if (command->get_name() == arguments.front()) return {};
    names += (names.empty() ? "" : ", ") + command->get_name();
  }
  return "There is no command \"" + arguments.front() + "\". The commands are: " + names + ".";
}

bool CommandLine::read(const std::vector<std::string>& arguments) {
  try {
    // CLI11 takes them from the back.
    app_->parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
  } catch (const CLI::ParseError& error) {
    if (const std::string unknown = unknown_command(arguments); !unknown.empty()) {
      exit_code_ = refuse(unknown);
      return false;
    }
    exit_code_ = app_->exit(error) == 0 ? kGood : kBadInput;
    return false;
  }
  if (!chosen_) exit_code_ = kBadInput;
  return static_cast<bool>(chosen_);
}

int refuse(const std::string& sentence, int code) {
  std::fprintf(stderr, "%s\n", sentence.c_str());
  return code;
}

}  // namespace tavola::app
