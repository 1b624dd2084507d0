// The cards and sheets of Catacombs as printed: attacks from their lines, everything else from the
// effects, in any language.
#include <algorithm>
#include <array>
#include <charconv>

#include "effects/part.h"
#include "games/catacombs/shown/signs.h"
#include "games/catacombs/shown/title.h"
#include "scene/say.h"

namespace tavola::catacombs {

using scene::Text;

namespace {

template <class Things>
const auto* named(const Things& things, std::string_view id) {
  const auto at = std::ranges::find(things, id, [](const auto& thing) { return thing.id; });
  return at == things.end() ? nullptr : &*at;
}

/// Prints the lines of one card.
class Printer {
 public:
  Printer(const CatacombsTitle& title, words::Language language, scene::PrintedCard& card)
      : title_{title}, language_{language}, card_{card} {}

  void name(const std::string& word) { card_.name = say(Text::word(word)); }
  void line(const Text& text) { card_.lines.push_back(say(text)); }

  void attacks(const Attacks& attacks) {
    line(Text::of("card.attacks").with_name("what", in_words(attacks)));
  }
  void special(const Special& special) {
    if (special.has_effect) {
      effect(special.word, special.source);
    } else {
      line(Text::of("card.special")
               .with_word("name", special.word)
               .with_name("what", in_words(special.attacks)));
    }
    if (special.per_room > 0) line(Text::of("card.per_room").with("n", special.per_room));
    if (special.rage > 0) line(Text::of("card.rage_cost").with("n", special.rage));
    if (special.incapacitates) line(Text::of("card.incapacitates"));
    if (special.rest > 0) line(Text::of("card.rest").with("n", special.rest));
  }
  void effect(const std::string& word, std::uint16_t source) {
    line(Text::of("card.says")
             .with_word("name", word)
             .with_printed("what", effects::part_of(source, 0)));
  }
  void disc(Size size) {
    static constexpr const char* kSizes[] = {"large", "medium", "small", "tiny"};
    line(Text::of("card.disc")
             .with_message("size",
                           std::string("card.size.") + kSizes[static_cast<std::size_t>(size)]));
  }
  void abilities(std::uint8_t set) {
    for (const AbilityCard& ability : content().abilities)
      if ((set & ability.flag) != 0) effect(ability.word, ability.source);
  }
  std::string in_words(const Sequence& sequence, std::size_t part) const {
    std::string said;
    for (; part < sequence.size(); ++part)
      said = said.empty() ? in_words(sequence[part])
                          : say(Text::of("card.then")
                                    .with_name("a", said)
                                    .with_name("b", in_words(sequence[part])));
    return said;
  }
  std::string in_words(const Attacks& attacks) const {
    std::string all;
    for (const Sequence& sequence : attacks) {
      const std::string said = in_words(sequence, 0);
      all = all.empty() ? said : say(Text::of("card.or").with_name("a", all).with_name("b", said));
    }
    return all;
  }
  std::vector<Text::Argument> monsters(const std::array<std::uint8_t, kMonsterKinds>& numbers) {
    std::vector<Text::Argument> list;
    for (std::size_t kind = 0; kind < kMonsterKinds; ++kind)
      if (numbers[kind] > 0)
        list.push_back(
            {"", Text::Argument::Kind::kCounted, numbers[kind], content().monsters[kind].word});
    return list;
  }

 private:
  std::string say(const Text& text) const { return scene::say(title_, language_, text); }
  std::string in_words(const Attack& attack) const {
    std::string said = say(Text::of(attack.kind == AttackKind::kMelee    ? "card.melee"
                                    : attack.kind == AttackKind::kRanged ? "card.ranged"
                                                                         : "card.fireball"));
    if (attack.critical) said = say(Text::of("card.critical").with_name("attack", said));
    if (attack.stun) said = say(Text::of("card.stun").with_name("attack", said));
    if (attack.damage == 0) said = say(Text::of("card.harmless").with_name("attack", said));
    if (attack.flicks > 1)
      said = say(Text::of("card.rush").with_name("attack", said).with("n", attack.flicks));
    return said;
  }

  const CatacombsTitle& title_;
  words::Language language_;
  scene::PrintedCard& card_;
};

void print_monster(const Monster& monster, Printer& print) {
  print.name(monster.word);
  print.line(Text::of("card.health").with("n", monster.health));
  print.line(Text::of("card.reward").with("n", monster.reward * std::int64_t{100}));
  print.attacks(monster.attacks);
  print.abilities(monster.abilities);
  print.disc(monster.size);
}

void print_lord(const LordSheet& lord, Printer& print) {
  print.name(lord.word);
  print.line(Text::of("card.health").with("n", lord.health));
  print.line(Text::of("card.lair").with_word("side", content().sides[lord.lair].word));
  print.attacks(content().lords_attacks);
  for (const std::uint8_t special : lord.specials) print.special(content().specials[special]);
  print.abilities(lord.abilities);
  print.line(Text::of("card.monsters").with_list("list", print.monsters(lord.minions)));
  print.line(Text::of("card.wanders").with_word("figure", content().monsters[lord.wandering].word));
}

void print_hero(const HeroSheet& hero, Printer& print) {
  print.name(hero.word);
  print.line(Text::of("card.health").with("n", hero.health));
  if (hero.most_rage > 0)
    print.line(Text::of("card.rage").with("n", hero.rage).with("of", hero.most_rage));
  print.attacks(hero.attacks);
  for (const std::uint8_t special : hero.specials) print.special(content().specials[special]);
  if (hero.bonus > 0) print.line(Text::of("card.bonus").with("n", hero.bonus * std::int64_t{100}));
}

/// The skeleton or the familiar. (CT-241 to CT-263)
void print_ally(const HeroSheet& ally, Printer& print) {
  print.name(ally.word);
  print.line(Text::of("card.health").with("n", ally.health));
  print.attacks(ally.attacks);
  print.line(Text::of("card.ally." + ally.id));
  print.line(Text::of("card.ally"));
  print.disc(ally.size);
}

void print_room(const Room& room, Printer& print) {
  print.name(room.word);
  const Content& c = content();
  switch (room.type) {
    case RoomType::kBattle:
      print.line(Text::of("board.level").with("n", room.level));
      print.line(Text::of("card.board").with_word("side", c.sides[room.side].word));
      print.line(Text::of("card.monsters").with_list("list", print.monsters(room.monsters)));
      if (room.wandering > 0) print.line(Text::of("card.wandering").with("n", room.wandering));
      break;
    case RoomType::kMerchant:
      print.line(Text::of("card.merchant").with("n", c.half_prices));
      break;
    case RoomType::kHealer:
      print.line(Text::of("card.healer")
                     .with("heal", c.healing * std::int64_t{100})
                     .with("raise", c.resurrection * std::int64_t{100}));
      break;
    case RoomType::kLord:
      print.line(Text::of("card.lord"));
      break;
  }
}

void print_equipment(const Equipment& equipment, Printer& print) {
  print.name(equipment.word);
  print.line(Text::of("card.price").with("n", equipment.price * std::int64_t{100}));
  std::vector<Text::Argument> heroes;
  for (std::size_t hero = 0; hero < kHeroes; ++hero)
    if (((equipment.heroes >> hero) & 1U) != 0)
      heroes.push_back({"", Text::Argument::Kind::kWord, 0, content().heroes[hero].word});
  print.line(Text::of("card.for").with_list("heroes", std::move(heroes)));
  if (equipment.use != Use::kAlways) print.line(Text::of(how_used(equipment)));
  print.line(Text::printed(effects::part_of(equipment.source, 0)));
}

constexpr std::string_view kOfAttacks = "attacks:";
constexpr std::string_view kOfSpecial = "special:";

const Attacks* attacks_of_figure(int figure) {
  const Content& c = content();
  if (figure < kShield) return &c.heroes[static_cast<std::size_t>(figure)].attacks;
  if (figure >= kMonsters && figure < kAllFigures)
    return &c.monsters[static_cast<std::size_t>(figure - kMonsters)].attacks;
  return figure >= kLords && figure < kMonsters ? &c.lords_attacks : nullptr;
}

/// "attacks:11:0:1" or "special:2" in words.
std::string attacks_in_words(const CatacombsTitle& title, std::string_view reference,
                             words::Language language) {
  std::array<int, 3> numbers{-1, -1, -1};
  std::string_view rest = reference.substr(reference.find(':') + 1);
  for (int& number : numbers) {
    const auto read = std::from_chars(rest.data(), rest.data() + rest.size(), number);
    rest.remove_prefix(static_cast<std::size_t>(read.ptr - rest.data()));
    if (!rest.empty()) rest.remove_prefix(1);
  }
  scene::PrintedCard unused;
  const Printer print(title, language, unused);
  const auto [first, number, part] = numbers;
  if (first < 0) return "";
  if (reference.starts_with(kOfSpecial)) {
    const auto at = static_cast<std::size_t>(first);
    return at < content().specials.size() ? print.in_words(content().specials[at].attacks) : "";
  }
  const Attacks* attacks = attacks_of_figure(first);
  if (attacks == nullptr) return "";
  if (number < 0) return print.in_words(*attacks);
  const auto at = static_cast<std::size_t>(number);
  return at < attacks->size() && part >= 0
             ? print.in_words((*attacks)[at], static_cast<std::size_t>(part))
             : "";
}

}  // namespace

std::string effect_reference(std::uint16_t source) { return effects::part_of(source, 0); }
std::string attacks_reference(std::uint8_t figure, int number, int part) {
  return std::string(kOfAttacks) + std::to_string(figure) + ":" + std::to_string(number) + ":" +
         std::to_string(part);
}
std::string special_reference(int number) {
  return std::string(kOfSpecial) + std::to_string(number);
}
std::string how_used(const Equipment& equipment) {
  return std::string("card.") + (equipment.use == Use::kAction ? "action" : "free") +
         (equipment.limit == Limit::kDiscard ? "_discard" : "_room");
}

/// Choices that a card puts are told in the card's own words; a spell that the Wizard casts from
/// where he stands is not said to come from the Wizard.
void CatacombsTitle::enrich(Text& text, const Phrase& phrase, const Arguments& args) const {
  if (phrase.name == "cast" && args[1] == kWizard) text.message += ".own";
  if ((phrase.name == "served" || phrase.name == "resurrected") && args[0] == args[1])
    text.message += ".own";
  if (text.message == "event.put_back" && args[4] == 1) text.message += ".moved";
  if (phrase.name == "game_lost")
    text.message += args[0] == static_cast<int>(Ending::kHeroesDead) ? ".dead" : ".out";
  if (phrase.fields.size() < 2 || phrase.fields[0].name != "card") return;
  // What stands on a button is what is done by it.
  const bool deed = phrase.name == "accept_effect";
  text.arguments.push_back(
      {"what", Text::Argument::Kind::kPrinted, 0,
       deed ? effects::deed_of(args[0], args[1]) : effects::part_of(args[0], args[1])});
}

std::string CatacombsTitle::printed(std::string_view reference, words::Language language) const {
  const Content& c = content();
  if (reference.starts_with(kOfAttacks) || reference.starts_with(kOfSpecial))
    return attacks_in_words(*this, reference, language);
  return effects::say_part(lexicon(), c.grammar, c.book, reference, language);
}

std::vector<std::string> CatacombsTitle::card_ids() const {
  const Content& c = content();
  std::vector<std::string> ids;
  const auto add = [&ids](const auto& things, const std::string& prefix = "") {
    for (const auto& thing : things) ids.push_back(prefix + thing.id);
  };
  add(c.heroes);  // and the two allies
  add(c.lords);
  add(c.monsters);
  add(c.spells, "spell_");
  add(c.equipment, "equipment_");
  add(c.rooms);
  return ids;
}

namespace {

bool any_is_ours(const std::vector<std::uint8_t>& specials) {
  return std::ranges::any_of(specials, [](std::uint8_t n) { return content().specials[n].ours; });
}

bool any_ability_is_ours(std::uint8_t set) {
  return std::ranges::any_of(content().abilities, [set](const AbilityCard& ability) {
    return (set & ability.flag) != 0 && ability.ours;
  });
}

/// The figure of a sheet: the first of its kind, and so many after it.
std::uint8_t figure_at(int first, std::ptrdiff_t number) {
  return static_cast<std::uint8_t>(first + number);
}

}  // namespace

scene::PrintedCard CatacombsTitle::card(std::string_view id, words::Language language) const {
  const Content& c = content();
  scene::PrintedCard card;
  card.id = id;
  Printer print(*this, language, card);
  if (id.starts_with("spell_")) {
    if (const Spell* spell = named(c.spells, id.substr(6))) {
      card.kind = "spell";
      card.icon = spell_sign(spell->id);
      card.ours = spell->ours;
      print.name(spell->word);
      print.line(Text::printed(effects::part_of(spell->source, 0)));
      print.line(Text::of("card.copies").with("n", spell->copies));
    }
  } else if (id.starts_with("equipment_")) {
    if (const Equipment* equipment = named(c.equipment, id.substr(10))) {
      card.kind = "equipment";
      card.icon = equipment_sign(equipment->id);
      card.ours = equipment->ours;
      print_equipment(*equipment, print);
    }
  } else if (const Monster* monster = named(c.monsters, id)) {
    card.kind = "monster";
    card.icon = figure_sign(figure_at(kMonsters, monster - c.monsters.data()));
    card.ours = monster->ours;
    print_monster(*monster, print);
  } else if (const LordSheet* lord = named(c.lords, id)) {
    card.kind = "lord";
    card.icon = figure_sign(figure_at(kLords, lord - c.lords.data()));
    card.ours = any_is_ours(lord->specials) || any_ability_is_ours(lord->abilities);
    print_lord(*lord, print);
  } else if (const HeroSheet* hero = named(c.heroes, id)) {
    const bool ally = hero - c.heroes.data() >= kHeroes;
    card.kind = ally ? "ally" : "hero";
    card.icon = figure_sign(figure_at(0, hero - c.heroes.data()));
    card.ours = any_is_ours(hero->specials);
    ally ? print_ally(*hero, print) : print_hero(*hero, print);
  } else if (const Room* room = named(c.rooms, id)) {
    card.kind = "room";
    card.icon = room_sign(*room);
    print_room(*room, print);
  }
  return card;
}

}  // namespace tavola::catacombs
