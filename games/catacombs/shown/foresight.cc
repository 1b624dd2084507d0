// What would follow from an option, as far as it is certain: what an attack or a card is, what it
// uses up, and how much health and gold are left afterwards. Where a disc comes to rest is not told
// here; that is what aiming shows.
#include <algorithm>

#include "games/catacombs/shown/title.h"

namespace tavola::catacombs {

using scene::Text;

namespace {

/// An attack that is one plain melee attack and nothing more needs no words.
bool plain(const Sequence& sequence) {
  const Attack& first = sequence.front();
  return sequence.size() == 1 && first.kind == AttackKind::kMelee && !first.critical &&
         !first.stun && first.damage == 1 && first.flicks == 1;
}

Text attack_ahead(const State& s, const Option& option, int part) {
  const auto piece = option.arg<Piece>(0);
  const Attacks& attacks = attacks_of(s, piece);
  const auto number = option.arg<std::size_t>(2);
  if (number >= attacks.size() || plain(attacks[number])) return {};
  return Text::of("forecast.attack")
      .with_printed("what", attacks_reference(figure_of(s, piece), static_cast<int>(number), part));
}

Text special_ahead(const State& s, const Option& option) {
  const auto piece = option.arg<Piece>(0);
  const Special& special = content().specials[option.arg<std::size_t>(2)];
  if (special.has_effect) return Text::printed(effect_reference(special.source));
  const std::string what = special_reference(option.arg(2));
  if (special.incapacitates && is_last_able(s, piece))
    return Text::of("forecast.rage_loses").with_printed("what", what);
  if (special.rage > 0)
    return Text::of("forecast.rage").with_printed("what", what).with("left", s.rage - special.rage);
  if (special.per_room == 0 || !is_hero(piece))
    return Text::of("forecast.attack").with_printed("what", what);
  const int most =
      special.per_room + (piece == kElf ? equipment_sum(s, piece, &Equipment::arrows) : 0);
  return Text::of("forecast.special")
      .with_printed("what", what)
      .with("left", most - s.heroes[piece].specials - 1);
}

/// With a note on how hard the hero is to play. CT-035
Text hero_ahead(const State& s, int number) {
  const HeroSheet& hero = content().heroes[static_cast<std::size_t>(number)];
  if (!hero.specials.empty())
    return Text::of("forecast.hero_" + std::to_string(number + 1))
        .with("n", start_health(s, number))
        .with_word("special", content().specials[hero.specials.front()].word)
        .with_printed("what", special_reference(hero.specials.front()));
  int cards = 0;
  for (const Spell& spell : content().spells) cards += spell.copies;
  return Text::of("forecast.caster").with("n", start_health(s, number)).with("cards", cards);
}

const std::string& hero_word(int hero) {
  return content().heroes[static_cast<std::size_t>(hero)].word;
}

}  // namespace

Text CatacombsTitle::forecast(const tavola::Table& table, const Option& option) const {
  const State& s = state_of(table);
  const Content& c = content();
  switch (static_cast<Verb>(option.verb)) {
    case Verb::kTakeHero:
      return hero_ahead(s, option.arg(0));
    case Verb::kTakeLast:
      return hero_ahead(s, option.arg(1));
    case Verb::kActivate: {
      const auto piece = option.arg<Piece>(0);
      if (of_hero_side(piece)) return {};
      return Text::of("forecast.attack")
          .with_printed("what", attacks_reference(figure_of(s, piece), -1, 0));
    }
    case Verb::kEndTurn: {
      const auto still = std::ranges::count_if(
          table.decision().options, [](const Option& each) { return each.is(Verb::kActivate); });
      return Text::of("forecast.end_turn").with("n", still);
    }
    case Verb::kFlick:
      if (table.decision().prompt != static_cast<std::uint8_t>(Prompt::kAction)) return {};
      return attack_ahead(s, option, 0);
    case Verb::kAttack:
      return attack_ahead(s, option, option.arg(3));
    case Verb::kSpecial:
      return special_ahead(s, option);
    case Verb::kCast: {
      const auto spell = option.arg<std::size_t>(0);
      const bool near_familiar = option.arg<Piece>(1) == kFamiliar;  // CT-263
      return Text::of(near_familiar ? "forecast.cast_by_familiar" : "forecast.cast")
          .with_printed("what", effect_reference(c.spells[spell].source))
          .with("left", s.spells[spell] - 1);
    }
    case Verb::kUse: {
      const Equipment& piece = c.equipment[option.arg<std::size_t>(2)];
      return Text::of("forecast.use")
          .with_printed("what", effect_reference(piece.source))
          .with_message("how", how_used(piece));
    }
    case Verb::kBuy: {
      const int hero = option.arg(1);
      return Text::of("forecast.buy")
          .with_printed("what", effect_reference(c.equipment[option.arg<std::size_t>(0)].source))
          .with_word("hero", hero_word(hero))
          .with("left", s.heroes[hero].gold * 100 - option.arg(2));
    }
    case Verb::kHeal: {
      const int hero = option.arg(0);
      const int payer = option.arg(1);
      return Text::of("forecast.heal")
          .with_word("hero", hero_word(hero))
          .with("from", s.heroes[hero].health)
          .with("to", std::min<int>(s.heroes[hero].health + 1, start_health(s, hero)))
          .with_word("payer", hero_word(payer))
          .with("left", (s.heroes[payer].gold - c.healing) * std::int64_t{100});
    }
    case Verb::kResurrect: {
      const int payer = option.arg(1);
      return Text::of("forecast.resurrect")
          .with_word("hero", hero_word(option.arg(0)))
          .with_word("payer", hero_word(payer))
          .with("left", (s.heroes[payer].gold - c.resurrection) * std::int64_t{100});
    }
    case Verb::kRegenerate:
      return Text::of("forecast.regenerate");
    default:
      return {};
  }
}

void CatacombsTitle::detail(const tavola::Table& table, const Option& option,
                            scene::OptionView& view) const {
  if (option.is(Verb::kEndTurn)) {
    const State& s = state_of(table);
    const bool heroes = table.decision().prompt == static_cast<std::uint8_t>(Prompt::kHeroesTurn);
    bool anybody = false;
    for (Piece piece = 0; piece < kPieces; ++piece)
      anybody = anybody || (of_hero_side(piece) == heroes && s.discs[piece].acted != 0);
    if (!anybody) view.text = Text::of("verb.end_turn.nobody_yet");
  }
  if (option.is(Verb::kBuy)) view.cost = Text::of("board.price").with("n", option.arg(2));
  // A visit has many offers, and going on must be found among them.
  view.standard = option.is(Verb::kDone);
}

}  // namespace tavola::catacombs
