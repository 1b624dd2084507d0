// Cards as they are read from files: possessions, Mythos cards and encounters.
#include "games/arkham/content/content_cards.h"

#include <algorithm>

#include "games/arkham/cards/card_effects.h"

namespace tavola::arkham {

// ---- possessions --------------------------------------------------------------------------------

bool CardLoader::read_cards() {
  return read_type("common_items.toml", "common_item", CardType::kCommon) &&
         read_type("tasks.toml", "task", CardType::kCommon) &&
         read_type("uniques.toml", "unique_item", CardType::kUnique) &&
         read_type("missions.toml", "mission", CardType::kUnique) &&
         read_type("spells.toml", "spell", CardType::kSpell) &&
         read_type("skills.toml", "skill", CardType::kSkill) &&
         read_type("allies.toml", "ally", CardType::kAlly) &&
         read_type("exhibits.toml", "exhibit", CardType::kExhibit) &&
         read_type("injuries.toml", "injury", CardType::kInjury) &&
         read_type("madness.toml", "madness", CardType::kMadness) &&
         read_type("blessings.toml", "blessing_of_nodens", CardType::kNodens) && read_specials();
}

bool CardLoader::read_type(const char* file, const char* name, CardType type) {
  static constexpr struct {
    int most;
    const char* of_what;
  } kRoom[] = {{kMostItems, "Common Items"},
               {kMostItems, "Unique Items"},
               {kMostItems, "Spells"},
               {kMostSkills, "Skills"},
               {kMostAllies, "Allies"},
               {0, "special cards"},
               {kMostMinorCards, "Exhibit Items"},
               {kMostMinorCards, "Injuries"},
               {kMostMinorCards, "Madness cards"},
               {kMostMinorCards, "Blessings of Nodens"}};
  const auto& room = kRoom[static_cast<std::size_t>(type)];
  toml::table root;
  const bool tasks = std::string_view(name) == "task" || std::string_view(name) == "mission";
  if ((type > CardType::kSpecial || tasks) && !has_file(file)) return true;
  if (!open_file(file, root)) return false;
  int cards = 0;
  int first_edition = 0;  // a table plays one of the two
  for (const Card& other : content.cards)
    if (other.type == type)
      (other.edition == Edition::kOriginal ? first_edition : cards) +=
          copies_of(std::vector{other});
  return each_of(root, name, [&](const toml::table& entry) {
    bool good = true;
    if (is_more(entry, content.cards, cards, room.most, room.of_what, good)) return good;
    Card card;
    card.part = part_;
    card.type = type;
    card.copies = 1;
    const bool items = type == CardType::kCommon || type == CardType::kUnique;
    if (!names(entry, card.id, card.word) || !origin(entry) ||
        (has_field(entry, "sign") && !text(entry, "sign", card.sign)) ||
        !line(entry, "effect", card.source) || !flag(entry, "tome", card.tome) ||
        !read_edition(entry, card.edition) ||
        (type != CardType::kAlly && !number(entry, "copies", 1, 9, card.copies)) ||
        (items && !number(entry, "price", 0, 20, card.price)) ||
        (type == CardType::kSpell && !read_spell(entry, card)) ||
        (has_field(entry, "steps") && !read_steps(entry, card)))
      return false;
    if (content.cards.size() >= kMostCards) return no_room(entry, kMostCards, "kinds of cards");
    if (!add_copies(entry, card.edition == Edition::kOriginal ? first_edition : cards, card.copies,
                    room.most, room.of_what))
      return false;
    content.cards.push_back(std::move(card));
    return true;
  });
}

/// Tasks and Missions: steps in their order. DH-023, DH-031
bool CardLoader::read_steps(const toml::table& entry, Card& card) {
  return each(entry, "steps", [&](const toml::table& from) {
    TaskStep step;
    std::string where;
    if (has_field(from, "area")) {
      if (!one_of(from, "area", ids_of(content.areas), step.area)) return false;
    } else {
      if (!text(from, "place", where)) return false;
      step.world = where == "second_area";
      step.lost = where == "lost";
      if (!step.world && !step.lost)
        return fail_at(from, "place", "write an \"area\", or place = \"second_area\" or \"lost\"");
    }
    if (!flag(from, "another", step.another) || !line_or(from, "sacrifice", step.sacrifice))
      return false;
    card.steps.push_back(step);
    return true;
  });
}

bool CardLoader::read_edition(const toml::table& entry, Edition& edition) {
  std::uint8_t which = 0;
  if (has_field(entry, "edition") && !one_of(entry, "edition", names_of<Edition>(), which))
    return false;
  edition = static_cast<Edition>(which);
  return true;
}

bool CardLoader::read_spell(const toml::table& entry, Card& card) {
  struct CastWhen {
    const char* id;
    Window window;
  };
  static constexpr CastWhen kCastWhen[] = {
      {"upkeep", Window::kUpkeep},       {"other_world", Window::kOtherWorldMovement},
      {"combat", Window::kTakingUp},     {"evade", Window::kBeforeEvade},
      {"movement", Window::kMovement},   {"stamina_loss", Window::kLosingStamina},
      {"horror", Window::kBeforeHorror}, {"encounter", Window::kEncounter},
      {"check", Window::kAfterCheck},    {"moved", Window::kMoved},
      {"any", Window::kAnyTime},         {"sneak", Window::kBeforeEvade},
  };
  static const std::vector<std::string> kWhen = [] {
    std::vector<std::string> ids;
    for (const CastWhen& each : kCastWhen) ids.emplace_back(each.id);
    return ids;
  }();
  std::uint8_t when = 0;
  if (!one_of(entry, "when", kWhen, when) || !number(entry, "hands", 0, 2, card.hands))
    return false;
  if (field(entry, "cost").is_string()) {
    card.cost_is_named = field(entry, "cost").value_or(std::string()) == "named";
    if (!card.cost_is_named) return fail_at(entry, "cost", "a cost is a number or \"named\"");
    card.cost = 1;
  } else if (!number(entry, "cost", 0, 9, card.cost)) {
    return false;
  }
  card.window = static_cast<std::uint8_t>(kCastWhen[when].window);
  card.before_sneak = kWhen[when] == "sneak";
  if (field(entry, "casting").is_string()) {
    const std::string casting = field(entry, "casting").value_or(std::string());
    card.casting_is_awareness = casting == "awareness";
    card.casting_is_horror = casting == "horror";
    if (!card.casting_is_awareness && !card.casting_is_horror)
      return fail_at(entry, "casting",
                     "a casting modifier is a number, \"awareness\" or \"horror\"");
  } else if (!number(entry, "casting", -9, 9, card.casting)) {
    return false;
  }
  if (has_field(entry, "casting_per")) {
    card.casting_by_tomes = field(entry, "casting_per").value_or(std::string()) == "tome";
    if (!card.casting_by_tomes) return fail_at(entry, "casting_per", "write \"tome\"");
  }
  if (has_field(entry, "difficulty")) {
    card.needs_toughness = field(entry, "difficulty").value_or(std::string()) == "toughness";
    if (!card.needs_toughness) return fail_at(entry, "difficulty", "write \"toughness\"");
  }
  return true;
}

// Of the special cards of the base game two are possessions like others; the rest are marks on
// their owner. Those of other boxes are possessions, taken from a pile of each.
bool CardLoader::read_specials() {
  toml::table root;
  if (!open_file("special.toml", root)) return false;
  const bool good = each_of(root, "special", [&](const toml::table& entry) {
    SpecialText special;
    if (!names(entry, special.id, special.word) || !origin(entry) ||
        !line(entry, "effect", special.source) || !rules_of_effect(entry, special.source))
      return false;
    const bool revolver = special.id == "deputys_revolver";
    const bool wagon = special.id == "patrol_wagon";
    if (revolver || wagon || !is_base()) {
      std::uint8_t kind = 0;
      Card card;
      card.id = special.id;
      card.word = special.word;
      card.part = part_;
      card.type = CardType::kSpecial;
      card.copies = 1;
      card.item = is_base();
      card.source = special.source;
      if ((has_field(entry, "sign") && !text(entry, "sign", card.sign)) ||
          (has_field(entry, "kind") && !one_of(entry, "kind", names_of<SpecialKind>(), kind)) ||
          !number_or(entry, "copies", 1, 9, card.copies) ||
          !add_further_copies(entry, card.copies) ||
          (has_field(entry, "item") && !flag(entry, "item", card.item)) ||
          !number_or(entry, "hands", 0, 2, card.hands) ||
          (has_field(entry, "spell") &&
           !one_of(entry, "spell", ids_of(content.cards), card.spell)) ||
          (has_field(entry, "brings") && !text(entry, "brings", card.brings)) ||
          (has_field(entry, "with") && !read_part(entry, card.part)))
        return false;
      card.kind = static_cast<SpecialKind>(kind);
      if ((card.kind == SpecialKind::kMagicalEffect) != (card.spell != kNoCard))
        return fail(entry, "a Magical Effect has a spell, and no other card has one");
      if (revolver) content.deputys_revolver = static_cast<CardNumber>(content.cards.size());
      if (wagon) content.patrol_wagon = static_cast<CardNumber>(content.cards.size());
      if (content.cards.size() >= kMostCards) return no_room(entry, kMostCards, "kinds of cards");
      content.cards.push_back(std::move(card));
    } else {
      special.part = part_;
      content.specials.push_back(std::move(special));
    }
    return true;
  });
  if (!good) return false;
  if (content.deputys_revolver == kNoCard || content.patrol_wagon == kNoCard)
    return fail(root, "the Deputy comes with \"deputys_revolver\" and \"patrol_wagon\"");
  content.elder_sign = content.card_named("elder_sign");
  return content.elder_sign != kNoCard ||
         fail(root, "the rules speak of a Unique Item \"elder_sign\"; write it");
}

/// Copies beyond those that its source tells of have an origin of their own.
bool CardLoader::add_further_copies(const toml::table& entry, std::uint8_t& copies) {
  if (!has_field(entry, "further")) return true;
  const toml::table* further = field(entry, "further").as_table();
  if (further == nullptr)
    return fail_at(entry, "further", "write further = { copies = 1, origin = \"ours\" }");
  std::uint8_t more = 0;
  if (!number(*further, "copies", 1, 9, more) || !origin(*further)) return false;
  copies = static_cast<std::uint8_t>(copies + more);
  return true;
}

/// A special card may come with a part of its box, and not only with the whole.
bool CardLoader::read_part(const toml::table& entry, std::uint8_t& part) {
  std::string name;
  if (!text(entry, "with", name)) return false;
  const std::string& box = content.parts[part_].box;
  for (std::size_t i = 0; i < content.parts.size(); ++i)
    if (content.parts[i].box == box && content.parts[i].id == box + "_" + name) {
      part = static_cast<std::uint8_t>(i);
      return true;
    }
  return fail_at(entry, "with", "this box has no part of that name");
}

// ---- Mythos cards -------------------------------------------------------------------------------

bool CardLoader::read_mythos() {
  toml::table root;
  if (!open_file("mythos.toml", root)) return false;
  return each_of(root, "mythos", [&](const toml::table& entry) { return read_mythos_card(entry); });
}

bool CardLoader::read_mythos_card(const toml::table& entry) {
  MythosCard card;
  std::uint8_t kind = 0;
  std::uint8_t subtype = 0;
  std::uint64_t white = 0;
  std::uint64_t black = 0;
  const std::vector<std::string> areas = ids_of(content.areas);
  if (!names(entry, card.id, card.word) || !origin(entry) ||
      !one_of(entry, "kind", names_of<MythosType>(), kind) ||
      (has_field(entry, "subtype") && !one_of(entry, "subtype", names_of<Subtype>(), subtype)) ||
      !number_or(entry, "copies", 1, 9, card.copies) || !flag(entry, "acts", card.acts) ||
      (has_field(entry, "gate") && !one_of(entry, "gate", areas, card.gate)) ||
      !line_or(entry, "instead_of_gate", card.instead_of_gate) ||
      !flag(entry, "burst", card.burst) || !flag(entry, "surge", card.surge) ||
      !read_clues(entry, areas, card) ||
      (has_field(entry, "white") && !some_of(entry, "white", kDimensionIds, white)) ||
      (has_field(entry, "black") && !some_of(entry, "black", kDimensionIds, black)))
    return false;
  card.part = part_;
  card.type = static_cast<MythosType>(kind);
  card.subtype = static_cast<Subtype>(subtype);
  card.white = static_cast<std::uint16_t>(white);
  card.black = static_cast<std::uint16_t>(black);
  if (card.gate != kNone && !content.areas[card.gate].unstable)
    return fail_at(entry, "gate", "gates open only at unstable locations");
  if ((card.gate != kNone || card.surge) && card.instead_of_gate != kNoSource)
    return fail_at(entry, "instead_of_gate", "a card that opens a gate has nothing in its place");
  if (card.burst && card.gate == kNone)
    return fail_at(entry, "burst", "only a gate location bursts; write \"gate\"");
  if (card.gate != kNone && card.surge)
    return fail_at(entry, "gate", "a surge comes in place of a gate location");
  if (card.type == MythosType::kEnvironment && card.subtype == Subtype::kNone)
    return fail(entry, "an environment has a subtype: \"mystic\", \"urban\" or \"weather\"");
  if (card.type == MythosType::kRumor) {
    if (!line_or(entry, "effect", card.source) || !read_rumor(entry, card)) return false;
  } else if (!line(entry, "effect", card.source)) {
    return false;
  }
  int cards = copies_of(content.mythos);
  if (!add_copies(entry, cards, card.copies, kMostMythosCards, "Mythos cards")) return false;
  content.mythos.push_back(std::move(card));
  return true;
}

/// `clue = "woods"`, or both places of a card that brings two tokens.
bool CardLoader::read_clues(const toml::table& entry, const std::vector<std::string>& areas,
                            MythosCard& card) {
  if (!has_field(entry, "clue")) return true;
  const auto read = [&](const toml::node& node) {
    Area area = kNone;
    if (!one_of(node, areas, area)) return false;
    card.clues.push_back(area);
    return true;
  };
  const toml::array* several = field(entry, "clue").as_array();
  return several != nullptr ? std::ranges::all_of(*several, read) : read(*entry.get("clue"));
}

bool CardLoader::read_rumor(const toml::table& entry, MythosCard& card) {
  std::uint8_t pass_by = 0;
  std::uint8_t fail_by = 0;
  if (!number_or(entry, "tokens", 0, 20, card.tokens) ||
      !flag(entry, "per_player", card.per_player) ||
      !number_or(entry, "monsters", 0, 20, card.monsters) ||
      !line_or(entry, "ongoing", card.ongoing) ||
      !one_of(entry, "pass_by", names_of<PassBy>(), pass_by) ||
      !one_of(entry, "fail_by", names_of<FailBy>(), fail_by) ||
      !number_or(entry, "fail_at", 1, 20, card.fail_at) || !line(entry, "failed", card.fail))
    return false;
  card.pass_by = static_cast<PassBy>(pass_by);
  const bool priced = card.pass_by != PassBy::kNever && card.pass_by != PassBy::kNoTrackTokens;
  if ((priced && !line(entry, "price_to_pass", card.price)) ||
      (card.pass_by != PassBy::kNever && !line(entry, "passed", card.pass)))
    return false;
  card.fail_by = static_cast<FailBy>(fail_by);
  return true;
}

void CardLoader::understand_mythos(MythosCard& card) const {
  if (card.price != kNoSource)
    for (const Trigger& trigger : content.statements[card.price].triggers) {
      if (trigger.moment == CardMoment::kEncountersIn)
        card.pass_areas.add(content.neighborhoods[trigger.noun].street);
      if (trigger.moment == CardMoment::kEncountersAt) card.pass_areas.add(trigger.noun);
      if (trigger.moment == CardMoment::kEncountersWorlds) card.pass_in_worlds = true;
    }
  if (card.source == kNoSource) return;
  const Statements& statements = content.statements[card.source];
  for (const Statement& statement : statements.statements) {
    if (card.type == MythosType::kHeadline && statement.until != effects::kNoNode) card.turns = 2;
    switch (statement.what) {
      case CardStatement::kClosed:
        for (const int area : statement.set) card.closes.add(area);
        break;
      case CardStatement::kBlocked:
        card.bars.add(content.neighborhoods[statement.noun].street);
        break;
      case CardStatement::kNoArrest:
        card.no_arrests = true;
        break;
      case CardStatement::kCluesTraded:
        card.clues_traded = true;
        break;
      case CardStatement::kFarTrades:
        card.far_trades = true;
        break;
      case CardStatement::kStay:
        card.flyers_stay = true;
        break;
      case CardStatement::kFastNormal:
        card.fast_are_normal = true;
        break;
      case CardStatement::kTerrorStays:
        card.terror_stays = true;
        break;
      case CardStatement::kPlacedIgnore:
        card.placed_ignore = true;
        break;
      case CardStatement::kSlowEntry:
        card.slow_entry = static_cast<std::uint8_t>(statement.amount);
        break;
      case CardStatement::kBarred:
        for (const int kind : statement.set) card.banned_kinds.add(kind);
        break;
      default:
        break;
    }
  }
  for (const Trigger& trigger : statements.triggers) {
    if (card.type == MythosType::kHeadline && trigger.until != effects::kNoNode) card.turns = 2;
    if (trigger.moment == CardMoment::kMovementEnd)
      card.arrival_areas.add(content.neighborhoods[trigger.noun].street);
    if (trigger.moment == CardMoment::kMovementEndStreets) card.arrival_areas |= content.streets;
    if (trigger.moment == CardMoment::kMovementEndAt) card.arrival_areas.add(trigger.noun);
  }
  if (!card.arrival_areas.empty()) card.arrival = card.source;
}

// ---- encounters ---------------------------------------------------------------------------------

bool CardLoader::read_location_cards() {
  toml::table root;
  if (!open_file("location_encounters.toml", root)) return false;
  const std::vector<std::string> hoods = ids_of(content.neighborhoods);
  const bool good = each_of(root, "location_card", [&](const toml::table& entry) {
    std::string id;
    std::uint8_t hood = 0;
    if (!text(entry, "id", id) || !origin(entry) || !one_of(entry, "neighborhood", hoods, hood))
      return false;
    if (!read_entries(entry, hood)) return false;
    Neighborhood& of = content.neighborhoods[hood];
    if (of.cards.size() == kMostLocationCards)
      return no_room(entry, kMostLocationCards, "location cards of one neighborhood");
    of.cards_of[part_] |= 1U << of.cards.size();
    of.cards.push_back(part_);
    of.card_ids.push_back(std::move(id));
    return true;
  });
  if (!good) return false;
  for (const BoardArea& area : content.areas) {
    if (area.street) continue;
    const std::vector<std::uint8_t>& deck = content.neighborhoods[area.neighborhood].cards;
    const std::size_t cards = deck.size();
    if (std::ranges::find(deck, area.part) == deck.end())
      return fail(root, "the box of \"" + area.id + "\" has no location card for it");
    const std::size_t members = area.members_encounters.size();
    if (area.encounters.size() != cards || (members != 0 && members != cards))
      return fail(root, "each of the " + std::to_string(cards) +
                            " cards of the neighborhood of \"" + area.id +
                            "\" needs an entry for it");
  }
  return true;
}

bool CardLoader::read_entries(const toml::table& card, std::uint8_t hood) {
  return each(card, "entry", [&](const toml::table& entry) {
    std::string place;
    std::uint16_t source = kNoSource;
    if (!text(entry, "place", place) || !line(entry, "effect", source)) return false;
    if (place == inner_place_) {
      content.areas[content.lodge].members_encounters.push_back(source);
      return true;
    }
    std::uint8_t area = 0;
    if (!one_of(entry, "place", ids_of(content.areas), area)) return false;
    if (content.areas[area].neighborhood != hood)
      return fail_at(entry, "place", "\"" + place + "\" is in another neighborhood");
    content.areas[area].encounters.push_back(source);
    return read_kept(entry, card["id"].value_or(std::string()), content.areas[area].word, source);
  });
}

// Encounters with the Ancient Whispers.
bool CardLoader::read_exhibit_cards() {
  toml::table root;
  if (!has_file("exhibit_encounters.toml")) return true;
  if (!open_file("exhibit_encounters.toml", root)) return false;
  return each_of(root, "exhibit_encounter", [&](const toml::table& entry) {
    ExhibitCard card;
    card.part = part_;
    if (!names(entry, card.id, card.word) || !origin(entry) || !line(entry, "effect", card.source))
      return false;
    if (content.exhibit_cards.size() >= kMostExhibitCards)
      return no_room(entry, kMostExhibitCards, "Exhibit encounters");
    content.exhibit_cards.push_back(std::move(card));
    return true;
  });
}

/// What an encounter card says once its reader has kept it: it is a card like others then, but no
/// item.
bool CardLoader::read_kept(const toml::table& entry, const std::string& id, const std::string& word,
                           std::uint16_t of_encounter) {
  if (!has_field(entry, "kept")) return true;
  Card card;
  card.id = id + "_kept";
  card.word = word;
  card.part = part_;
  card.type = CardType::kSpecial;
  card.copies = 1;
  card.item = false;
  if (!line(entry, "kept", card.source)) return false;
  if (content.cards.size() >= kMostCards) return no_room(entry, kMostCards, "kinds of cards");
  content.kept_encounters.push_back({of_encounter, static_cast<CardNumber>(content.cards.size())});
  content.cards.push_back(std::move(card));
  return true;
}

int CardLoader::number_of(Person person) {
  const auto known = std::ranges::find(content.persons, person.id, &Person::id);
  const auto number = known - content.persons.begin();
  if (known == content.persons.end()) content.persons.push_back(std::move(person));
  return static_cast<int>(number);
}

// Which entries of location cards name a person. A box lists its own cards and those of the boxes
// before it, so that the base game need not know who the people of other boxes are. KY-003, KY-009
bool CardLoader::read_persons() {
  toml::table root;
  if (!has_file("persons.toml")) return true;
  if (!open_file("persons.toml", root)) return false;
  if (!line_or(root, "instead_of_encounter", content.ignored_encounter)) return false;
  if (const toml::array* women = field(root, "women").as_array())
    for (const toml::node& id : *women) content.women.push_back(id.value_or(std::string()));
  if (!has_field(root, "person")) return true;
  return each_of(root, "person", [&](const toml::table& entry) {
    Person person;
    std::uint8_t place = 0;
    if (!names(entry, person.id, person.word) || !one_of(entry, "at", ids_of(content.areas), place))
      return false;
    BoardArea& area = content.areas[place];
    const Neighborhood& hood = content.neighborhoods[area.neighborhood];
    const int number = number_of(std::move(person));
    if (number >= kMostPersons) return no_room(entry, kMostPersons, "people whom encounters name");
    area.persons.resize(hood.cards.size());
    const toml::array* cards = field(entry, "named_on").as_array();
    if (cards == nullptr)
      return fail_at(entry, "named_on", "write named_on = [\"…\"], the ids of location cards");
    for (const toml::node& node : *cards) {
      std::uint8_t card = 0;
      if (!one_of(node, hood.card_ids, card)) return false;
      area.persons[card] |= static_cast<std::uint16_t>(1U << number);
    }
    return true;
  });
}

bool CardLoader::read_gate_cards() {
  toml::table root;
  if (!open_file("gate_encounters.toml", root)) return false;
  std::vector<std::string> worlds = ids_of(content.worlds);
  return each_of(root, "gate_card", [&](const toml::table& entry) {
    GateCard card;
    std::uint64_t colours = 0;
    card.part = part_;
    card.entries.fill(kNoSource);
    if (!text(entry, "id", card.id) || !origin(entry) ||
        !some_of(entry, "colours", kColourIds, colours))
      return false;
    card.colours = static_cast<std::uint8_t>(colours);
    const bool good = each(entry, "entry", [&](const toml::table& part) {
      std::uint16_t source = kNoSource;
      std::string id;
      if (!text(part, "world", id) || !line(part, "effect", source)) return false;
      if (id == "other") {
        card.other = source;
        return read_kept(part, card.id, "gate_card", source);
      }
      std::uint8_t world = 0;
      if (!one_of(part, "world", worlds, world)) return false;
      if ((content.worlds[world].colours & card.colours) == 0)
        return fail_at(part, "world", "\"" + id + "\" has none of the colours of this card");
      card.entries[world] = source;
      return read_kept(part, card.id, content.worlds[world].word, source);
    });
    if (!good) return false;
    if (card.other == kNoSource)
      return fail(entry, "every gate card has an entry for \"other\" worlds");
    if (content.gate_cards.size() >= kMostGateCards)
      return no_room(entry, kMostGateCards, "gate cards");
    content.gate_cards.push_back(std::move(card));
    return true;
  });
}

}  // namespace tavola::arkham
