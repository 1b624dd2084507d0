#include "app/command_help.h"

#include <algorithm>
#include <string_view>

#include "app/command_words.h"
#include "scene/terminal/ink.h"

namespace tavola::app {
namespace {

constexpr int kNames = 24;  // columns of the names, with the gap behind them

std::string wrapped(const std::string& text, int indent = 0) {
  return scene::paint(scene::wrap({{text}}, kHelpWidth, indent), false);
}

/// A text of several lines, each of which is a paragraph.
std::string paragraphs(const std::string& text) {
  std::string all;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    all += wrapped(text.substr(at, end - at));
    at = end + 1;
  }
  return all;
}

/// A name and what it means beside it, or below it if the name is long.
std::string entry(const std::string& name, const std::string& meaning) {
  const std::string head = "  " + name;
  const auto margin = static_cast<std::size_t>(kNames);
  std::string text;
  const std::vector<scene::Runs> lines = scene::wrap({{meaning}}, kHelpWidth - kNames);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const int used = scene::columns(head);
    if (i == 0 && used < kNames)
      text += head + std::string(margin - static_cast<std::size_t>(used), ' ');
    else
      text += (i == 0 ? head + "\n" : "") + std::string(margin, ' ');
    text += scene::paint(lines[i], false) + "\n";
  }
  return text;
}

/// What stands behind the name of an option: nothing for a flag.
std::string value_of(const OptionHelp& option) {
  if (std::holds_alternative<bool*>(option.target) || !option.name.starts_with("--")) return "";
  const bool text = std::holds_alternative<std::string*>(option.target) ||
                    std::holds_alternative<std::vector<std::string>*>(option.target);
  return " " + says(text ? "help.text" : "help.number");
}

std::string id_of(const CommandHelp& command, const OptionHelp& option) {
  const std::size_t name = option.name.find_first_not_of('-');
  return (command.name.empty() ? "tavola" : command.name) + "." + option.name.substr(name);
}

std::string meaning(const CommandHelp& command, const OptionHelp& option) {
  std::string text = says(id_of(command, option));
  std::string words;
  for (const std::string& word : option.words) words += (words.empty() ? "" : ", ") + word;
  std::string more = words;
  if (!option.standard.empty())
    more += (more.empty() ? "" : "; ") + says("help.standard", {{"value", option.standard}});
  return more.empty() ? text : text + " (" + more + ")";
}

/// "tavola play" as the program was called. A line that is too long goes on below, as a shell
/// wants it; one that has breaks of its own keeps them.
std::string example(std::string line) {
  constexpr std::string_view kName = "tavola ";
  for (std::size_t at = line.find(kName); at != std::string::npos;) {
    const bool begins = at == 0 || line[at - 1] == ' ';
    if (begins) line.replace(at, kName.size() - 1, called());
    at = line.find(kName, at + (begins ? called().size() : kName.size()));
  }
  for (std::size_t at = line.find('\n'); at != std::string::npos; at = line.find('\n', at + 1))
    line.insert(at + 1, "  ");
  std::string text;
  std::string margin = "  ";
  while (!line.contains('\n') && scene::columns(margin + line) > kHelpWidth) {
    const std::size_t room = static_cast<std::size_t>(kHelpWidth) - margin.size() - 2;
    const std::size_t blank = line.rfind(' ', room);
    if (blank == std::string::npos || blank == 0) break;
    text += margin + line.substr(0, blank) + " \\\n";
    line.erase(0, blank + 1);
    margin = "    ";
  }
  return text + margin + line + "\n";
}

}  // namespace

std::string command_help(const CommandHelp& command, const std::vector<std::string>& all) {
  const bool whole = command.name.empty();
  const std::string id = whole ? "tavola" : command.name;
  std::string text = paragraphs(says(id + ".about"));

  std::string usage = says("help.usage") + " " + called() + (whole ? "" : " " + command.name);
  std::string places;
  std::string options;
  for (const auto& option : command.options) {
    const std::string& name = option->name;
    if (name.starts_with("--")) {
      options += entry(name + value_of(*option), meaning(command, *option));
      continue;
    }
    const bool several = std::holds_alternative<std::vector<std::string>*>(option->target);
    const std::string shown = name + (several ? "…" : "");
    usage += option->required ? " " + shown : " [" + shown + "]";
    places += entry(name, meaning(command, *option));
  }
  if (whole) usage += " " + says("help.command");
  if (!options.empty()) usage += " " + says("help.options_given");
  text += "\n" + wrapped(usage, 2);
  if (!places.empty()) text += "\n" + places;
  options += entry("--help", says("help.help"));
  if (whole) options += entry("--version", says("help.version"));
  text += "\n" + says("help.options") + "\n" + options;
  if (whole) {
    text += "\n" + says("help.commands") + "\n";
    for (const std::string& name : all) text += entry(name, says(name + ".about"));
  }
  if (has_words(id + ".more")) text += "\n" + paragraphs(says(id + ".more"));
  if (!command.examples.empty()) {
    text += "\n" + says(command.examples.size() == 1 ? "help.example" : "help.examples") + "\n";
    for (const std::string& line : command.examples) text += example(line);
  }
  if (!whole) text += "\n" + wrapped(says("help.everywhere", {{"program", called()}}));
  return text;
}

}  // namespace tavola::app
