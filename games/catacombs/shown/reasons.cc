// Why something is not on offer: who cannot act, which special actions, spells and equipment cannot
// be used, what cannot be bought and who cannot be healed.
#include <algorithm>

#include "games/catacombs/shown/title.h"

namespace tavola::catacombs {

using scene::Blocked;
using scene::Text;

namespace {

struct Reason {
  const char* message;
  Citation rule;
};

class Reasons {
 public:
  explicit Reasons(const Table& t) : t_{t}, s_{t.state}, open_{t.decision()} {}

  std::vector<Blocked> list() {
    switch (static_cast<Prompt>(open_.prompt)) {
      case Prompt::kHeroesTurn:
        heroes_turn();
        break;
      case Prompt::kOverseersTurn:
        overseers_turn();
        break;
      case Prompt::kAction:
        specials();
        if (s_.active == kWizard) spells();
        if (is_hero(s_.active)) equipment();
        break;
      case Prompt::kMerchant:
        unsold();
        break;
      case Prompt::kHealer:
        unhealed();
        break;
      default:
        break;
    }
    return std::move(list_);
  }

 private:
  void add(Text text, std::string piece, Reason reason) {
    list_.push_back({std::move(text), std::move(piece), Text::of(reason.message), reason.rule});
  }
  void add(const char* message, Piece piece, Reason reason) {
    add(Text::of(message).with_word("figure", word_of_figure(figure_of(s_, piece))),
        piece_id(piece), reason);
  }

  void heroes_turn() {
    for (Piece hero = 0; hero < kHeroes; ++hero)
      if (!alive(s_, hero))
        add(Text::of("why.dead").with_word("figure", word_of_figure(hero)), hero_panel_id(hero),
            {"why.dead_reason", cites("CT-336")});
    for (Piece piece = 0; piece < kShield; ++piece)
      waiting(piece, cites("CT-316"), cites("CT-102"), cites("CT-254"));
  }

  void overseers_turn() {
    for (Piece piece = kLordPiece; piece < kPieces; ++piece) {
      if (on_board(s_, piece) && s_.discs[piece].fire_wall != 0)
        add("why.fire_wall", piece, {"why.fire_wall_reason", cites("CT-301")});
      waiting(piece, cites("CT-324"), cites("CT-113"), cites("CT-119"));
    }
  }

  void waiting(Piece piece, Citation incapacitated, Citation acted, Citation came) {
    if (!is_target(s_, piece)) return;
    const Disc& disc = s_.discs[piece];
    if (disc.incapacitated != 0)
      add("why.incapacitated", piece, {"why.incapacitated_reason", incapacitated});
    else if (disc.acted != 0 && !is_hero(piece) && disc.since == s_.round)
      add("why.came", piece, {"why.came_reason", came});
    else if (disc.acted != 0)
      add("why.acted", piece, {"why.acted_reason", acted});
  }

  Reason why_not(const Special& special) const {
    if (special.rage > s_.rage) return {"why.no_rage", cites("CT-227")};
    if (rests(s_, special)) return {"why.rests", cites("CT-385")};
    if (special.has_effect) return {"why.none_comes", cites("CT-542")};
    const AttackKind first = special.attacks.front().front().kind;
    if (first != AttackKind::kMelee && !can_shoot(s_, s_.active, first))
      return {"why.no_place", cites("CT-182")};
    return {"why.used", cites("CT-109")};
  }

  void specials() {
    for (const std::uint8_t number : specials_of(s_, s_.active)) {
      if (can_use_special(t_, s_.active, number)) continue;
      const Special& special = content().specials[number];
      add(Text::of("why.no_special").with_word("special", special.word), piece_id(s_.active),
          why_not(special));
    }
  }

  void spells() {
    for (int spell = 0; spell < kSpells; ++spell) {
      if (can_cast(t_, spell, kWizard) || can_cast(t_, spell, kFamiliar)) continue;
      Reason reason{"why.no_place", cites("CT-182")};
      if (s_.spells[spell] == 0) reason = {"why.no_card", cites("CT-235")};
      const std::string& id = content().spells[static_cast<std::size_t>(spell)].id;
      const bool there = (id == "summon_skeleton" && on_board(s_, kSkeleton)) ||
                         (id == "shield" && on_board(s_, kShield));
      if (s_.spells[spell] != 0 && there)
        reason = {"why.in_use", id == "shield" ? cites("CT-237") : cites("CT-256")};
      add(Text::of("why.no_spell")
              .with_word("spell", content().spells[static_cast<std::size_t>(spell)].word),
          spell_card_id(spell), reason);
    }
  }

  void equipment() {
    const int hero = s_.active;
    for (int card = 0; card < kEquipment; ++card) {
      const Equipment& piece = content().equipment[static_cast<std::size_t>(card)];
      if (!has_equipment(s_, hero, card) || piece.use == Use::kAlways || can_use(t_, hero, card))
        continue;
      const bool used = piece.limit == Limit::kRoom && ((s_.heroes[hero].used >> card) & 1U) != 0;
      add(Text::of("why.no_equipment").with_word("equipment", piece.word),
          equipment_card_id(hero, card),
          used ? Reason{"why.used", cites("CT-357")} : Reason{"why.no_place", cites("CT-182")});
    }
  }

  /// What the Merchant shows and this player cannot buy: it is for others, for a hero who is dead,
  /// or too dear.
  void unsold() {
    for (int place = 0; place < kShown; ++place) {
      const std::uint8_t card = s_.shown[place];
      if (card == kNone || std::ranges::any_of(open_.options, [card](const Option& option) {
            return option.is(Verb::kBuy) && option.arg(0) == card;
          }))
        continue;
      const Equipment& piece = content().equipment[card];
      add(Text::word(piece.word), shown_id(place), why_unsold(piece));
    }
  }

  Reason why_unsold(const Equipment& piece) const {
    bool own = false;
    bool living = false;
    int gold = 0;
    for (int hero = 0; hero < kHeroes; ++hero) {
      if (s_.heroes[hero].seat != open_.seat || ((piece.heroes >> hero) & 1U) == 0) continue;
      own = true;
      if (!alive(s_, static_cast<Piece>(hero))) continue;
      living = true;
      gold = std::max<int>(gold, s_.heroes[hero].gold);
    }
    if (!own) return {"why.not_for", cites("CT-349")};
    if (!living) return {"why.for_dead", cites("CT-350")};
    if (gold >= half_price(piece.price)) return {"why.no_half", cites("CT-538")};
    return {"why.no_gold", cites("CT-342")};
  }

  void unhealed() {
    for (int hero = 0; hero < kHeroes; ++hero) {
      if (std::ranges::any_of(open_.options, [hero](const Option& option) {
            return (option.is(Verb::kHeal) || option.is(Verb::kResurrect)) && option.arg(0) == hero;
          }))
        continue;
      const bool dead = !alive(s_, static_cast<Piece>(hero));
      Reason reason{"why.no_gold", dead ? cites("CT-363") : cites("CT-362")};
      if (s_.heroes[hero].health >= start_health(s_, hero))
        reason = {"why.full_health", cites("CT-367")};
      add(Text::of(dead ? "why.no_resurrection" : "why.no_healing")
              .with_word("hero", content().heroes[static_cast<std::size_t>(hero)].word),
          hero_panel_id(hero), reason);
    }
  }

  const Table& t_;
  const State& s_;
  const Decision& open_;
  std::vector<Blocked> list_;
};

}  // namespace

std::vector<Blocked> CatacombsTitle::blocked(const tavola::Table& table) const {
  if (table.over()) return {};
  return Reasons(static_cast<const Table&>(table)).list();
}

}  // namespace tavola::catacombs
