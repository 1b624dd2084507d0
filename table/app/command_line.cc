#include "app/command_line.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <string_view>
#include <type_traits>
#include <utility>

#include "app/command_help.h"
#include "app/command_words.h"
#include "app/commands/command.h"
#include "scene/terminal/ink.h"
#include "words/nearest.h"

namespace tavola::app {
namespace {

/// The number that is written there, and nothing else.
std::optional<double> number_in(const std::string& text) {
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

/// A bound without a fraction that it does not have.
std::string written(double value) {
  if (value == std::floor(value)) return std::to_string(static_cast<std::int64_t>(value));
  std::string text = std::to_string(value);
  while (text.ends_with('0')) text.pop_back();
  return text;
}

/// Nothing if the text is a number of the kind that the option wants.
std::string no_number(const Target& target, const std::string& text) {
  const auto number = number_in(text);
  const bool fraction = std::holds_alternative<double*>(target);
  if (number && (fraction || *number == std::floor(*number))) return {};
  return says(fraction ? "error.number" : "error.whole_number", {{"text", text}});
}

bool is_number(const Target& target) {
  return std::holds_alternative<int*>(target) || std::holds_alternative<double*>(target) ||
         std::holds_alternative<std::uint64_t*>(target);
}

std::string as_text(const Target& target) {
  return std::visit(
      []<class T>(const T* value) -> std::string {
        if constexpr (std::is_same_v<T, std::string>) {
          return *value;
        } else if constexpr (std::is_same_v<T, std::vector<std::string>>) {
          std::string all;
          for (const std::string& each : *value) all += (all.empty() ? "" : ",") + each;
          return all;
        } else if constexpr (std::is_same_v<T, double>) {
          return written(*value);
        } else {
          return std::to_string(*value);
        }
      },
      target);
}

/// What stands before the colon of CLI11's own sentence: the name of the option.
std::string option_in(const CLI::Error& error) {
  const std::string what = error.what();
  return what.substr(0, what.find(':'));
}

std::string listed(const std::vector<std::string>& words) {
  std::string list;
  for (const std::string& word : words) list += (list.empty() ? "" : ", ") + word;
  return list;
}

}  // namespace

Option Option::required() {
  option_->required();
  help_->required = true;
  return *this;
}

Option Option::between(double least, double most) {
  option_->check(
      [least, most, target = help_->target](const std::string& text) {
        if (std::string wrong = no_number(target, text); !wrong.empty()) return wrong;
        const double value = *number_in(text);
        if (value >= least && value <= most) return std::string();
        return says("error.range",
                    {{"text", text}, {"least", written(least)}, {"most", written(most)}});
      },
      "");
  return *this;
}

Option Option::not_negative() { return between(0, 2'147'483'647); }

Option Option::one_of(const std::vector<std::string>& words) {
  help_->words = words;
  option_->check(
      [words](const std::string& text) {
        if (std::ranges::find(words, text) != words.end()) return std::string();
        return says("error.one_of", {{"text", text}, {"words", listed(words)}});
      },
      "");
  return *this;
}

Option Option::existing_folder() {
  option_->check(
      [](const std::string& text) {
        std::error_code error;
        if (std::filesystem::is_directory(text, error)) return std::string();
        return says("error.no_folder", {{"folder", text}});
      },
      "");
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
  help_->standard = as_text(help_->target);
  return *this;
}

bool Option::given() const { return option_->count() > 0; }

Option Command::option(const std::string& name, const Target& target) {
  CLI::Option* option = std::visit(
      [&]<class T>(T* value) {
        if constexpr (std::is_same_v<T, bool>)
          return app_->add_flag(name, *value);
        else
          return app_->add_option(name, *value);
      },
      target);
  if (is_number(target))
    option->check([target](const std::string& text) { return no_number(target, text); }, "");
  help_->options.push_back(
      std::make_shared<OptionHelp>(OptionHelp{.name = name, .target = target}));
  return {option, help_->options.back()};
}

void Command::example(const std::string& line) { help_->examples.push_back(line); }

void Command::runs(std::function<int()> run) {
  app_->callback([chosen = chosen_, run = std::move(run)] { *chosen = run; });
}

bool Command::given(const std::string& name) const { return app_->get_option(name)->count() > 0; }

CommandLine::CommandLine(const std::string& name)
    : app_(std::make_unique<CLI::App>("", name)), program_(std::make_shared<CommandHelp>()) {
  app_->fallthrough();
}

CommandLine::~CommandLine() = default;

void CommandLine::version(const std::string& text) { app_->set_version_flag("--version", text); }

Command CommandLine::all() { return {app_.get(), &chosen_, program_}; }

Command CommandLine::command(const std::string& name) {
  commands_.push_back(std::make_shared<CommandHelp>(CommandHelp{.name = name}));
  return {app_->add_subcommand(name), &chosen_, commands_.back()};
}

/// The command that stands on the line, or the program itself.
const CommandHelp& CommandLine::asked_for() const {
  for (const auto& command : commands_)
    if (app_->got_subcommand(command->name)) return *command;
  return *program_;
}

std::string CommandLine::help(const CommandHelp& command) const {
  std::vector<std::string> names;
  for (const auto& each : commands_) names.push_back(each->name);
  return command_help(command, names);
}

/// A sentence about a first word that is no command; empty if it is one, or an option.
std::string CommandLine::unknown_command(const std::vector<std::string>& arguments) const {
  if (&asked_for() != program_.get()) return {};
  auto word = arguments.begin();
  for (; word != arguments.end(); ++word) {
    // The options of the program itself have values.
    const bool valued =
        word != arguments.begin() && (word - 1)->starts_with("--") && !(word - 1)->contains('=');
    if (!word->starts_with("-") && !valued) break;
  }
  if (word == arguments.end()) return {};
  std::vector<std::string> names;
  for (const auto& command : commands_) names.push_back(command->name);
  return says("error.no_command", {{"text", *word}, {"commands", listed(names)}});
}

/// A sentence about a word too many, or an option that there is not.
std::string CommandLine::not_expected() const {
  const std::vector<std::string> left = app_->remaining(true);
  if (left.empty()) return {};
  const std::string& word = left.front();
  if (!word.starts_with("-")) return says("error.too_many", {{"text", word}});
  std::vector<std::string_view> names;
  for (const CommandHelp* command : {&asked_for(), static_cast<const CommandHelp*>(program_.get())})
    for (const auto& option : command->options)
      if (option->name.starts_with("--")) names.push_back(option->name);
  const std::string_view meant = words::nearest(word.substr(0, word.find('=')), names);
  return meant.empty() ? says("error.no_option", {{"text", word}})
                       : says("error.no_option_but", {{"text", word}, {"meant", meant}});
}

/// What has to be said and is not.
std::string CommandLine::missing(const CommandHelp& command) const {
  std::vector<std::string> names;
  for (const auto& option : command.options)
    if (option->required && app_->get_subcommand(command.name)->count(option->name) == 0)
      names.push_back(option->name);
  return says("error.missing", {{"what", listed(names)}});
}

bool CommandLine::read(const std::vector<std::string>& arguments) {
  std::string wrong;
  try {
    // CLI11 takes them from the back.
    app_->parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
  } catch (const CLI::CallForHelp&) {
    std::fputs(help(asked_for()).c_str(), stdout);
    return false;
  } catch (const CLI::CallForVersion& version) {
    std::printf("%s\n", version.what());
    return false;
  } catch (const CLI::ExtrasError&) {
    wrong = not_expected();
  } catch (const CLI::RequiredError&) {
    wrong = missing(asked_for());
  } catch (const CLI::ValidationError& error) {
    wrong = error.what();
  } catch (const CLI::ArgumentMismatch& error) {
    wrong = says("error.needs_value", {{"option", option_in(error)}});
  } catch (const CLI::ParseError& error) {
    wrong = says("error.command_line", {{"reason", error.what()}});
  }
  if (wrong.empty() && chosen_) return true;
  if (const std::string unknown = unknown_command(arguments); !unknown.empty()) wrong = unknown;
  if (wrong.empty()) wrong = says("error.missing_command");
  const CommandHelp& command = asked_for();
  exit_code_ = refuse(
      wrong + "\n" +
      says("error.see_help",
           {{"command", called() + (command.name.empty() ? "" : " " + command.name) + " --help"}}));
  return false;
}

int refuse(const std::string& sentence, int code) {
  // A sentence may quote what stands in a file.
  std::fprintf(stderr, "%s\n", scene::harmless_lines(sentence).c_str());
  return code;
}

}  // namespace tavola::app
