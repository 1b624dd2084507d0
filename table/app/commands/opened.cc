#include "app/commands/opened.h"

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <vector>

#include "app/command_words.h"
#include "app/terminal/saved_tables.h"
#include "games/registry.h"
#include "scene/titles/presets.h"
#include "words/nearest.h"

namespace tavola::app {

std::expected<const scene::Title*, std::string> open_game(const std::string& id) {
  const std::vector<std::string> all = games::ids(true);
  if (std::ranges::find(all, id) != all.end()) return games::open(id);
  std::string list;
  std::vector<std::string_view> shown;
  const std::vector<std::string> known = games::ids();
  for (const std::string& each : known) {
    list += (list.empty() ? "" : ", ") + each;
    shown.push_back(each);
  }
  const std::string_view meant = words::nearest(id, shown);
  return std::unexpected(
      meant.empty() ? says("error.no_game", {{"game", id}, {"games", list}})
                    : says("error.no_game_but", {{"game", id}, {"meant", meant}, {"games", list}}));
}

std::string wrong_seats(const Game& game, int seats) {
  if (seats >= game.least_seats() && seats <= game.most_seats()) return {};
  return says("error.seats", {{"game", game.id()},
                              {"least", game.least_seats()},
                              {"most", game.most_seats()},
                              {"n", seats}});
}

std::string wrong_option(const Game& game, const std::string& assignment) {
  const std::size_t sign = assignment.find('=');
  if (sign == std::string::npos) return says("error.house_rule", {{"text", assignment}});
  const std::string id = assignment.substr(0, sign);
  const std::string value = assignment.substr(sign + 1);
  const auto listed = [](const auto& all, auto name_of) {
    std::string list;
    for (const auto& each : all) list += (list.empty() ? "" : ", ") + name_of(each);
    return list;
  };
  const auto option = std::ranges::find(game.options(), id, &GameOption::id);
  if (option == game.options().end())
    return says("error.no_house_rule",
                {{"game", game.id()},
                 {"id", id},
                 {"options", listed(game.options(), [](const GameOption& o) { return o.id; })}});
  if (std::ranges::find(option->values, value) != option->values.end()) return {};
  return says("error.house_rule_value",
              {{"id", id},
               {"value", value},
               {"values", listed(option->values, [](const std::string& v) { return v; })}});
}

std::expected<std::map<std::string, std::string>, std::string> options_said(
    const scene::Title& title, const std::string& preset,
    const std::vector<std::string>& assignments) {
  const scene::Presets& presets = scene::presets(title);
  const scene::Preset* found = presets.find(preset);
  if (!preset.empty() && presets.all.empty())
    return std::unexpected(says("error.no_presets", {{"game", title.game().id()}}));
  if (!preset.empty() && found == nullptr) {
    std::string list;
    for (const scene::Preset& each : presets.all) list += (list.empty() ? "" : ", ") + each.id;
    return std::unexpected(says(
        "error.no_preset", {{"game", title.game().id()}, {"preset", preset}, {"presets", list}}));
  }
  std::map<std::string, std::string> said;
  if (found != nullptr) said = found->options;
  for (const std::string& text : assignments) {
    if (std::string wrong = wrong_option(title.game(), text); !wrong.empty())
      return std::unexpected(std::move(wrong));
    const std::size_t sign = text.find('=');
    said[text.substr(0, sign)] = text.substr(sign + 1);
  }
  return said;
}

std::string told(const play::Problem& problem, const std::string& file) {
  const std::string id = "problem." + problem.code;
  // The English sentence of the problem itself says more.
  if (spoken_language() == words::Language::kEnglish || !has_words(id))
    return problem.message.starts_with(file) ? problem.message : file + ": " + problem.message;
  return says(id, {{"file", file}});
}

std::expected<play::Session, std::string> open_table(const std::string& name) {
  const std::filesystem::path file = found_table(name);
  std::error_code error;
  if (!std::filesystem::is_regular_file(file, error))
    return std::unexpected(says("error.unread", {{"file", name}}));
  auto session = play::Session::load_file(file);
  if (!session) return std::unexpected(told(session.error(), file.string()));
  return *std::move(session);
}

}  // namespace tavola::app
