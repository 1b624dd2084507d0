// Reads trays and heroes, and checks what the rules ask of them. (TG-895 to TG-898)
#include "core/enum_names.h"
#include "games/avalon/content/content_reader.h"

namespace tavola::avalon {

bool Reader::read_trays() {
  toml::table root;
  return open("base/heroes.toml", root) && each(root, "tray", [&](const toml::table& entry) {
           Tray tray;
           std::string letter;
           if (!names(entry, tray.id, tray.word) || !text(entry, "letter", letter) ||
               !number(entry, "energy_top", 2, kTrackTop, tray.energy_top) ||
               !number(entry, "energy_start", 2, tray.energy_top, tray.energy_start) ||
               !number(entry, "health", 1, kTrackTop, tray.health_top) ||
               !number(entry, "terror_top", 3, kTrackTop, tray.terror_top) ||
               !number(entry, "terror_start", 0, kTrackTop, tray.terror_start) || !origin(entry))
             return false;
           if (letter.size() != 1 || letter.find_first_of("UGBY") != 0)
             return fail_at(entry, "letter", "the letters of the trays are U, G, B and Y");
           tray.letter = letter[0];
           if (tray.energy_start > tray.health_top)
             return fail_at(entry, "energy_start",
                            "Energy never exceeds Health, so it cannot start above it");
           if (tray.insane_at(tray.terror_start))
             return fail_at(entry, "terror_start", "Terror starts below the two red slots");
           if (content.trays.size() >= kTrays) return no_room(entry, kTrays, "trays");
           content.trays.push_back(std::move(tray));
           return true;
         });
}

bool Reader::read_heroes() {
  toml::table root;
  if (!open("base/heroes.toml", root)) return false;
  const bool good = each(root, "hero", [&](const toml::table& entry) {
    Hero hero;
    if (!names(entry, hero.id, hero.word) || !number(entry, "number", 1, 99, hero.number) ||
        !one_of(entry, "tray", ids_of(content.trays), hero.tray) || !origin(entry))
      return false;
    for (int i = 0; i < kAttributes; ++i) {
      const std::string name(name_of(static_cast<Attribute>(i)));
      if (!number_or(entry, name.c_str(), 0, kMarkerSlots,
                     hero.attributes[static_cast<std::size_t>(i)]))
        return false;
    }
    for (int i = static_cast<int>(Measure::kFood); i < kMeasures; ++i) {
      const std::string name(name_of(static_cast<Measure>(i)));
      if (!number_or(entry, name.c_str(), 0, 20, hero.resources[static_cast<std::size_t>(i)]))
        return false;
    }
    if (!read_own_action(entry, hero.action) ||
        (hero.action.there && !text(entry, "action_word", hero.action_word)) ||
        !line_or(entry, "trait", hero.trait) ||
        (hero.trait != kNoSource && !text(entry, "trait_word", hero.trait_word)))
      return false;
    for (const Hero& other : content.heroes)
      if (other.number == hero.number)
        return fail_at(entry, "number", other.id + " has this Character Number already");
    if (content.heroes.size() >= kMostHeroes) return no_room(entry, kMostHeroes, "heroes");
    content.heroes.push_back(std::move(hero));
    return true;
  });
  if (!good) return false;
  if (content.heroes.size() < kSeats)
    return fail(root, "four players need a Character each, so write at least four heroes");
  return true;
}

// The two cards that hang on tracks.
bool Reader::read_dying() {
  toml::table root;
  const toml::table* dying = nullptr;
  const toml::table* insane = nullptr;
  return open("base/heroes.toml", root) && part(root, "dying", dying) &&
         number(*dying, "coop_days", 1, kDialTop, content.dying[DyingCard::kCoop].days) &&
         number(*dying, "solo_days", 1, kDialTop, content.dying[DyingCard::kSolo].days) &&
         origin(*dying) && part(root, "insane", insane) &&
         number(*insane, "travel_energy", 0, kTrackTop, content.insane.travel_energy) &&
         number(*insane, "explore_energy", 0, kTrackTop, content.insane.explore_energy) &&
         origin(*insane);
}

}  // namespace tavola::avalon
