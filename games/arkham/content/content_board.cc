// (AH-001 to AH-011, AH-018 to AH-020)
#include "games/arkham/content/content_board.h"

#include <algorithm>
#include <functional>
#include <optional>

#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

const std::vector<std::string> kIcons = names_of<Hint>();
// In the order of scene::Side.
const std::vector<std::string> kSides = {"north", "east", "south", "west", "inside", "none"};
constexpr int kWidest = 2000;  // of a board, in its own units

}  // namespace

bool BoardLoader::read_board() {
  toml::table root;
  return open_file("board.toml", root) && read_towns(root) && read_streets(root) &&
         connect_streets(root) && read_vortices(root) && read_locations(root) &&
         read_beside(root) && read_worlds(root) && read_gates(root) && read_offers(root) &&
         (!is_base() || name_areas()) && arkham_first();
}

bool BoardLoader::read_towns(const toml::table& root) {
  return each_of(root, "town", [&](const toml::table& entry) {
    BoardTown town;
    if (!names(entry, town.id, town.word) || !text(entry, "art", town.art)) return false;
    town.part = part_;
    content.towns.push_back(std::move(town));
    return true;
  });
}

bool BoardLoader::read_streets(const toml::table& root) {
  return each_of(root, "neighborhood", [&](const toml::table& entry) {
    Neighborhood hood;
    BoardArea street;
    read_elsewhere({"near", "white", "black"});
    if (!names(entry, hood.id, hood.word) ||
        !one_of(entry, "town", ids_of(content.towns), street.town))
      return false;
    if (content.neighborhoods.size() >= kMostNeighborhoods)
      return no_room(entry, kMostNeighborhoods, "neighborhoods");
    if (has_field(entry, "row_from")) return add_row(entry, std::move(hood));
    if (!text(entry, "street", street.word) || !flag(entry, "aquatic", street.aquatic) ||
        !flag(entry, "depot", street.depot) || !read_spots(entry, street.spots))
      return false;
    if (content.areas.size() >= kMostAreas)
      return no_room(entry, kMostAreas, "streets and locations");
    hood.street = static_cast<Area>(content.areas.size());
    street.part = part_;
    street.id = hood.id + "_streets";
    street.street = true;
    street.neighborhood = static_cast<std::uint8_t>(content.neighborhoods.size());
    content.neighborhoods.push_back(hood);
    content.areas.push_back(street);
    return true;
  });
}

/// A neighborhood without a street: its locations lie in a row that begins at another's. KH-066
bool BoardLoader::add_row(const toml::table& entry, Neighborhood hood) {
  std::uint8_t from = 0;
  if (!one_of(entry, "row_from", ids_of(content.neighborhoods), from)) return false;
  hood.street = content.neighborhoods[from].street;
  content.neighborhoods.push_back(std::move(hood));
  return true;
}

bool BoardLoader::connect_streets(const toml::table& root) {
  const std::vector<std::string> ids = ids_of(content.neighborhoods);
  const bool good = each_of(root, "neighborhood", [&](const toml::table& entry) {
    std::string id;
    read_elsewhere({"word", "street", "town", "aquatic", "depot", "row_from", "wide", "tall"});
    if (!text(entry, "id", id)) return false;
    if (has_field(entry, "row_from")) return true;
    const auto number = std::ranges::find(ids, id) - ids.begin();
    BoardArea& area = content.areas[content.neighborhoods[static_cast<std::size_t>(number)].street];
    std::uint64_t near = 0;
    if (!some_of(entry, "near", ids, near) || !read_arrow(entry, "white", near, area.white) ||
        !read_arrow(entry, "black", near, area.black))
      return false;
    for (std::size_t other = 0; other < ids.size(); ++other) {
      if (!has(near, static_cast<int>(other))) continue;
      const Area street = content.neighborhoods[other].street;
      if (content.areas[street].town != area.town)
        return fail_at(entry, "near", "\"" + ids[other] + "\" is a street of another town");
      area.near.push_back(street);
    }
    return true;
  });
  if (!good) return false;
  for (std::size_t a = 0; a < content.areas.size(); ++a)
    for (const Area b : content.areas[a].near)
      if (std::ranges::find(content.areas[b].near, static_cast<Area>(a)) ==
          content.areas[b].near.end())
        return refuse(file_ + ": \"" + content.areas[b].id + "\" must be near \"" +
                      content.areas[a].id + "\", as the other way round");
  return true;
}

/// An arrow to a street that is near, or into the vortex of the neighborhood. DH-042
bool BoardLoader::read_arrow(const toml::table& entry, const char* key, std::uint64_t near,
                             Area& to) {
  if (field(entry, key).value_or(std::string()) == "vortex") {
    to = kVortex;
    return true;
  }
  std::uint8_t hood = 0;
  if (!one_of(entry, key, ids_of(content.neighborhoods), hood)) return false;
  if (!has(near, hood))
    return fail(entry, "an arrow must lead to one of the streets that are near");
  to = content.neighborhoods[hood].street;
  return true;
}

/// Each stands beside the street whose arrows lead into it.
bool BoardLoader::read_vortices(const toml::table& root) {
  const bool good = !root.contains("vortex") || each(root, "vortex", [&](const toml::table& entry) {
    Vortex vortex;
    std::uint8_t hood = 0;
    if (!one_of(entry, "neighborhood", ids_of(content.neighborhoods), hood) ||
        !read_spots(entry, vortex.spots))
      return false;
    vortex.id = "vortex_" + content.neighborhoods[hood].id;
    vortex.part = part_;
    vortex.street = content.neighborhoods[hood].street;
    content.vortices.push_back(std::move(vortex));
    return true;
  });
  if (!good) return false;
  for (std::size_t n = 0; n < content.areas.size(); ++n) {
    const BoardArea& area = content.areas[n];
    if (area.part != part_ || (area.white != kVortex && area.black != kVortex)) continue;
    if (std::ranges::find(content.vortices, static_cast<Area>(n), &Vortex::street) ==
        content.vortices.end())
      return refuse(file_ + ": an arrow of \"" + area.id + "\" leads into a vortex; write it");
  }
  return true;
}

bool BoardLoader::read_locations(const toml::table& root) {
  return each_of(root, "location", [&](const toml::table& entry) {
    BoardArea area;
    if (!names(entry, area.id, area.word) ||
        !one_of(entry, "neighborhood", ids_of(content.neighborhoods), area.neighborhood))
      return false;
    if (has_field(entry, "members_of")) {
      std::string lodge;
      if (!text(entry, "members_of", lodge)) return false;
      inner_place_ = area.id;
      const Area outer = content.area_named(lodge);
      if (outer == kNone)
        return fail_at(entry, "members_of", "write the location before its inner part");
      return content.areas[outer].neighborhood == area.neighborhood ||
             fail_at(entry, "neighborhood", "an inner part lies where its location does");
    }
    if (!read_location(entry, area)) return false;
    if (content.areas.size() >= kMostAreas)
      return no_room(entry, kMostAreas, "streets and locations");
    const Area street = content.neighborhoods[area.neighborhood].street;
    area.part = part_;
    area.town = content.areas[street].town;
    if (content.areas[street].part != part_)
      return fail_at(entry, "neighborhood", "a location lies in a neighborhood of its own box");
    // Out of a location both arrows lead to its street; in a row, to the one before it. KH-188
    area.step_by_step = content.areas[street].neighborhood != area.neighborhood;
    Area before = street;
    for (std::size_t other = 0; other < content.areas.size() && area.step_by_step; ++other)
      if (content.areas[other].neighborhood == area.neighborhood) before = static_cast<Area>(other);
    area.near = {before};
    area.white = area.black = before;
    content.areas[before].near.push_back(static_cast<Area>(content.areas.size()));
    content.areas.push_back(std::move(area));
    return true;
  });
}

bool BoardLoader::read_location(const toml::table& entry, BoardArea& area) {
  std::uint8_t ability = 0;
  std::uint64_t icons = 0;
  std::uint64_t sure = 0;
  if (!flag(entry, "unstable", area.unstable) || !flag(entry, "aquatic", area.aquatic) ||
      !flag(entry, "depot", area.depot) || !flag(entry, "hard_going", area.hard_going) ||
      (has_field(entry, "ability") && !one_of(entry, "ability", names_of<Ability>(), ability)) ||
      !some_of(entry, "icons", kIcons, icons) ||
      (has_field(entry, "sure") && !some_of(entry, "sure", kIcons, sure)) ||
      !text(entry, "sign", area.sign) || !read_spots(entry, area.spots))
    return false;
  if ((sure & ~icons) != 0)
    return fail_at(entry, "sure", "write what the ability gives among the icons, too");
  if (sure != 0 && ability == 0)
    return fail_at(entry, "sure", "only an ability is sure to give something");
  area.ability = static_cast<Ability>(ability);
  area.icons = static_cast<std::uint16_t>(icons);
  area.sure = static_cast<std::uint16_t>(sure);
  return true;
}

/// What a location offers instead of an encounter, as a line of the notation: "may PRICE: …".
bool BoardLoader::read_offers(const toml::table& root) {
  return !root.contains("offer") || each(root, "offer", [&](const toml::table& entry) {
    std::uint8_t place = 0;
    std::string rule;
    std::uint64_t sure = 0;
    if (!one_of(entry, "place", ids_of(content.areas), place) || !origin(entry)) return false;
    BoardArea& area = content.areas[place];
    if (area.ability != Ability::kNone || area.offer != kNoSource)
      return fail_at(entry, "place", "this location offers something already");
    if (!text(entry, "word", area.offer_word) || !text(entry, "rule", rule) ||
        (has_field(entry, "sure") && !some_of(entry, "sure", kIcons, sure)) ||
        !line(entry, "offers", area.offer))
      return false;
    const std::optional<Citation> cited = Citation::parse(rule);
    if (!cited) return fail_at(entry, "rule", "write the ledger line of the offer");
    area.offer_rule = *cited;
    area.sure = static_cast<std::uint16_t>(sure);
    if ((sure & ~std::uint64_t{area.icons}) != 0)
      return fail_at(entry, "sure", "write what the offer gives among the icons, too");
    const effects::Program& offer = content.book[area.offer];
    return offer[offer.root()].kind == effects::NodeKind::kMay ||
           fail_at(entry, "offers", "an offer begins with \"may\"");
  });
}

bool BoardLoader::read_beside(const toml::table& root) {
  if (!is_base()) return true;
  // In the order of their numbers, from kSky.
  static const std::vector<std::string> kIds = {"sky", "outskirts", "lost", "jail"};
  static_assert(kOutskirts == kSky + 1 && kLost == kSky + 2 && kJail == kSky + 3);
  const bool good = each(root, "beside", [&](const toml::table& entry) {
    std::uint8_t which = 0;
    if (!one_of(entry, "id", kIds, which)) return false;
    PlaceBeside& place = content.beside[which];
    const toml::array* size = field(entry, "size").as_array();
    if (!place.id.empty()) return fail(entry, "\"" + place.id + "\" is written a second time");
    if (!names(entry, place.id, place.word) || !read_spots(entry, place.spots)) return false;
    if (size == nullptr || size->size() != 2)
      return fail_at(entry, "size", "write how wide and how high it is, as in size = [92, 70]");
    place.width = static_cast<int>((*size)[0].value_or(std::int64_t{0}));
    place.height = static_cast<int>((*size)[1].value_or(std::int64_t{0}));
    return (place.width > 0 && place.height > 0) || fail(*size, "a size is two numbers above 0");
  });
  if (!good) return false;
  for (std::size_t which = 0; which < kIds.size(); ++which)
    if (content.beside[which].id.empty())
      return fail(root, "the rules speak of a place \"" + kIds[which] + "\"; write its [[beside]]");
  return true;
}

bool BoardLoader::read_worlds(const toml::table& root) {
  return each_of(root, "other_world", [&](const toml::table& entry) {
    OtherWorld world;
    std::uint64_t colours = 0;
    if (!names(entry, world.id, world.word) || !some_of(entry, "colours", kColourIds, colours) ||
        !read_spots(entry, world.spots))
      return false;
    if (content.worlds.size() >= kMostWorlds) return no_room(entry, kMostWorlds, "Other Worlds");
    world.part = part_;
    world.colours = static_cast<std::uint8_t>(colours);
    content.worlds.push_back(std::move(world));
    return true;
  });
}

bool BoardLoader::read_gates(const toml::table& root) {
  int markers = copies_of(content.gates);
  return each_of(root, "gate", [&](const toml::table& entry) {
    GateMarker gate;
    std::uint8_t dimension = 0;
    if (!one_of(entry, "world", ids_of(content.worlds), gate.world) ||
        !number(entry, "copies", 1, 4, gate.copies) ||
        !number(entry, "modifier", -9, 9, gate.modifier) ||
        !one_of(entry, "dimension", kDimensionIds, dimension))
      return false;
    if (content.gates.size() >= kMostGateKinds)
      return no_room(entry, kMostGateKinds, "kinds of gates");
    if (!add_copies(entry, markers, gate.copies, kMostGates, "gate markers")) return false;
    gate.part = part_;
    gate.dimension = static_cast<Dimension>(dimension);
    gate.id = content.worlds[gate.world].id;
    gate.word = content.worlds[gate.world].word;
    content.gates.push_back(gate);
    return true;
  });
}

/// Where a place is drawn on a wide and on a tall board. What nobody has drawn yet is left out and
/// put below the board by the renderer.
bool BoardLoader::read_spots(const toml::table& entry, Spots& spots) {
  if (has_field(entry, "wide") != has_field(entry, "tall"))
    return fail(entry, "a place is drawn on the wide and on the tall board, or on neither");
  if (!has_field(entry, "wide")) return true;
  spots.drawn = true;
  if (!read_spot(entry, "wide", spots.wide) || !read_spot(entry, "tall", spots.tall)) return false;
  for (const BoardArea& other : content.areas)
    if (other.spots.drawn && other.part == part_ && other.spots.wide.x == spots.wide.x &&
        other.spots.wide.y == spots.wide.y)
      return fail_at(entry, "wide", "\"" + other.id + "\" lies there already");
  return true;
}

bool BoardLoader::read_spot(const toml::table& entry, const char* key, Spot& spot) {
  const toml::table* part = field(entry, key).as_table();
  if (part == nullptr)
    return fail_at(entry, key,
                   std::string("write ") + key + " = { x = 74, y = 128, label = \"north\" }");
  std::uint8_t side = static_cast<std::uint8_t>(kSides.size() - 1);
  if (!number(*part, "x", 0, kWidest, spot.x) || !number(*part, "y", 0, kWidest, spot.y) ||
      (has_field(*part, "label") && !one_of(*part, "label", kSides, side)) ||
      !number_or(*part, "detail", 0, 3, spot.detail))
    return false;
  spot.label = side;
  return true;
}

bool BoardLoader::name_areas() {
  struct Named {
    const char* id;
    Area& area;
  };
  Content& c = content;
  const Named named[] = {{"arkham_asylum", c.asylum},
                         {"st_marys_hospital", c.hospital},
                         {"police_station", c.police_station},
                         {"south_church", c.south_church},
                         {"general_store", c.general_store},
                         {"curiositie_shoppe", c.curiositie_shoppe},
                         {"ye_olde_magick_shoppe", c.magick_shoppe},
                         {"silver_twilight_lodge", c.lodge},
                         {"train_station", c.train_station}};
  for (const Named& one : named) {
    one.area = content.area_named(one.id);
    if (one.area == kNone)
      return refuse(file_ + ": the rules speak of a location \"" + one.id + "\"; write it");
  }
  return true;
}

bool BoardLoader::arkham_first() {
  const Content& c = content;
  const auto arkham = std::ranges::find(c.towns, "arkham", &BoardTown::id);
  if (arkham == c.towns.end())
    return refuse(file_ + ": the rules speak of a town \"arkham\"; write its [[town]]");
  const auto elsewhere = [&](const BoardArea& area) {
    return area.town != arkham - c.towns.begin();
  };
  return std::ranges::is_partitioned(c.areas, std::not_fn(elsewhere)) ||
         refuse(file_ + ": the areas of Arkham come before those of other towns; write them first");
}

void BoardLoader::gather_areas() {
  Content& c = content;
  const auto arkham = std::ranges::find(c.towns, "arkham", &BoardTown::id);
  for (std::size_t area = 0; area < c.areas.size(); ++area) {
    const int here = static_cast<int>(area);
    (c.areas[area].street ? c.streets : c.locations).add(here);
    if (c.areas[area].unstable) c.unstable.add(here);
    if (c.areas[area].aquatic) c.aquatic.add(here);
    if (c.areas[area].step_by_step) c.step_by_step.add(here);
    if (c.areas[area].depot || area == c.train_station) c.depots.add(here);
    if (c.areas[area].town == arkham - c.towns.begin()) c.arkham.add(here);
    c.neighborhoods[c.areas[area].neighborhood].areas.add(here);
  }
  c.first_area_elsewhere = static_cast<std::uint8_t>(c.arkham.size());
  for (const BoardTown& town : c.towns)
    if (town.part != 0) c.board_parts |= std::uint32_t{1} << town.part;
}

}  // namespace tavola::arkham
