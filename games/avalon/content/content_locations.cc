// Reads the Locations of an island, and checks that they fit together. (TG-899, TG-900, TG-903,
// TG-1085)
#include <algorithm>
#include <deque>
#include <map>

#include "core/enum_names.h"
#include "effects/parse.h"
#include "games/avalon/content/content_reader.h"
#include "games/avalon/rules/journal/price_check.h"

namespace tavola::avalon {

bool Reader::read_price(const toml::table& entry, const char* key, Price& price) {
  if (!has_field(entry, key)) return true;
  const toml::table* table = entry[key].as_table();
  if (table == nullptr) return fail_at(entry, key, "a cost names what is paid: { energy = 1 }");
  for (const auto& [name, amount] : *table) {
    std::size_t measure = 0;
    while (measure < kMeasures && name.str() != name_of(static_cast<Measure>(measure))) ++measure;
    const std::int64_t number = amount.value_or(std::int64_t{0});
    if (measure == kMeasures || number < 1 || number > 20)
      return fail(amount, "a cost is 1 to 20 of a track or a Resource");
    price.of[measure] = static_cast<std::uint8_t>(number);
  }
  return true;
}

bool Reader::read_rite(const toml::table& entry, Location& place) {
  const toml::table* rite = field(entry, "menhir").as_table();
  if ((rite != nullptr) != place.has(Seal::kMenhir))
    return fail_at(entry, "menhir", "a Location has the Menhir seal and its rite, or neither");
  if (rite == nullptr) return true;
  if (!read_price(*rite, "cost", place.rite.once) ||
      !read_price(*rite, "each", place.rite.per_player) ||
      !number(*rite, "dial", 1, kDialTop, place.rite.dial) ||
      !number_or(*rite, "less_per_player", 0, 3, place.rite.less_per_player))
    return false;
  place.rite.all_present = (*rite)["all_present"].value_or(false);
  // TG-903: one day is left also for four players and after the reduction of Challenging mode.
  if (place.rite.dial < kSeats * place.rite.less_per_player + 2)
    return fail_at(entry, "menhir", "the Dial must show 1 or more for four players");
  return true;
}

/// A condition; it is read as what it guards.
bool Reader::read_unless(const toml::table& entry, LocationText& to) {
  if (!has_field(entry, "unless")) return true;
  std::string said;
  if (!text(entry, "unless", said)) return false;
  const toml::source_position at = entry["unless"].node()->source().begin;
  auto program =
      effects::parse(content.grammar, "if " + said + " { nothing }",
                     {file_, static_cast<int>(at.line), static_cast<int>(at.column) - 2});
  if (!program) return refuse(program.error().text());
  to.unless = content.book.add(content.grammar, *std::move(program));
  return to.draws != kNone ||
         fail_at(entry, "unless", "this says when no Encounter is drawn; here none ever is");
}

bool Reader::told_line(const toml::table& entry, const char* key, Source& source) {
  if (!line_or(entry, key, source)) return false;
  if (source == kNoSource) return true;
  const std::string_view wrong = unpayable(content.grammar, content.book[source], PriceIn::kEffect);
  return wrong.empty() || fail_at(entry, key, std::string(wrong));
}

bool Reader::read_text(const toml::table& entry, LocationText& text) {
  if (!told_line(entry, "effect", text.effect) || !flag(entry, "once", text.once)) return false;
  if (has_field(entry, "draws") && !one_of(entry, "draws", names_of<Colour>(), text.draws))
    return false;
  if (text.effect == 0 && text.draws == kNone)
    return fail(entry, "write an effect, or the colour of the Encounter that it draws");
  return read_unless(entry, text);
}

bool Reader::read_actions(const toml::table& entry, Location& place) {
  if (!has_field(entry, "action")) return true;
  return each(entry, "action", [&](const toml::table& from) {
    LocationAction action;
    if (!text(from, "word", action.word) || !read_price(from, "cost", action.price) ||
        !read_text(from, action.text))
      return false;
    if (place.actions.size() >= kLocationActions)
      return no_room(from, kLocationActions, "Actions of a Location");
    place.actions.push_back(std::move(action));
    return true;
  });
}

bool Reader::read_instant(const toml::table& entry, Location& place) {
  const toml::table* rule = field(entry, "instant").as_table();
  place.instant = rule != nullptr;
  if (place.has(Seal::kHostile) && !place.instant)
    return fail_at(entry, "instant", "a hostile Settlement has an instant rule with an Encounter");
  return rule == nullptr || read_text(*rule, place.instant_rule);
}

bool Reader::read_island() {
  content.island.beginnings.resize(1);  // a training Encounter begins nowhere
  return read_locations("base/test_island.toml") && read_locations("lent_light/island.toml") &&
         (!has_file("own/island.toml") || read_locations("own/island.toml"));
}

bool Reader::read_locations(const char* file) {
  toml::table root;
  if (!open(file, root)) return false;
  int start = 0;
  Beginning beginning;
  if (!number(root, "start", 1, 9999, start) || !number_or(root, "days", 1, 99, beginning.days) ||
      !number_or(root, "rites", 1, 250, beginning.rites))
    return false;
  const std::vector<std::string> seals = names_of<Seal>();
  const bool good = each(root, "location", [&](const toml::table& entry) {
    Location place;
    if (!names(entry, place.id, place.word) || !number(entry, "number", 1, 9999, place.number) ||
        !number_or(entry, "legacy", 1, 9999, place.legacy) ||
        (has_field(entry, "seals") && !some_of(entry, "seals", seals, place.seals)) ||
        !flag(entry, "stays", place.stays) || !flag(entry, "free_explore", place.free_explore) ||
        !origin(entry) || !read_rite(entry, place) || !read_actions(entry, place) ||
        !read_instant(entry, place))
      return false;
    for (int side = 0; side < kSides; ++side) {
      const std::string name(name_of(static_cast<Side>(side)));
      if (!number_or(entry, name.c_str(), 1, 9999, place.keys[static_cast<std::size_t>(side)]))
        return false;
    }
    if (place.has(Seal::kHostile) && place.has(Seal::kFriendly))
      return fail_at(entry, "seals", "a Settlement is hostile or friendly");
    place.stands = file_ + ":" + std::to_string(entry.source().begin.line);
    for (const Location& other : content.island.locations) {
      if (other.number == place.number)
        return fail_at(entry, "number",
                       other.id + " has this number already (" + other.stands + ")");
      if (other.id == place.id)
        return fail_at(entry, "id", "another Location has this id already (" + other.stands + ")");
    }
    if (content.island.locations.size() >= kMostLocations)
      return no_room(entry, kMostLocations, "Locations");
    if (place.number == start)
      beginning.start = static_cast<std::uint8_t>(content.island.locations.size());
    content.island.locations.push_back(std::move(place));
    return true;
  });
  if (!good) return false;
  if (beginning.start == kNone) return fail(root, "no Location has the number of the start");
  content.island.beginnings.push_back(beginning);
  return check_map(root, beginning.start);
}

bool Reader::check_map(const toml::table& root, std::uint8_t start) {
  const std::vector<Location>& all = content.island.locations;
  const auto known = [&](std::uint16_t number, const Location& place) {
    return place.number == number || place.legacy == number;
  };
  // Following the Keys from the start, every card has one place, and neighbours agree.
  std::map<const Location*, std::pair<int, int>> places;
  std::deque<const Location*> next = {&all[start]};
  places[next.front()] = {0, 0};
  while (!next.empty()) {
    const Location& from = *next.front();
    next.pop_front();
    const auto [column, row] = places[&from];
    for (std::size_t side = 0; side < kSides; ++side) {
      if (from.keys[side] == 0) continue;
      bool found = false;
      for (const Location& to : all) {
        if (!known(from.keys[side], to)) continue;
        found = true;
        const std::pair<int, int> at = {column + kColumnStep[side], row + kRowStep[side]};
        const auto [place, fresh] = places.try_emplace(&to, at);
        if (!fresh && place->second != at)
          return fail(root, "the Keys lead to two places for " + to.id);
        if (fresh) next.push_back(&to);
        const std::uint16_t back = to.key(facing(static_cast<Side>(side)));
        if (back != 0 && !known(back, from) && from.legacy == 0)
          return fail(root, "the Key of " + to.id + " does not lead back to " + from.id);
      }
      if (!found)
        return fail(root, from.id + " has the Key " + std::to_string(from.keys[side]) +
                              ", and no Location has that number");
    }
  }
  return true;
}

}  // namespace tavola::avalon
