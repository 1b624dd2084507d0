// What the notation means in Catacombs: the rules behind the verbs of spells, equipment and special
// actions, and the discs that their groups speak of. (CT-232 to CT-239, CT-249 to CT-256, CT-265,
// CT-382, CT-541, CT-542, CT-564 to CT-566)
#include "games/catacombs/cards/card_effects.h"

#include <algorithm>

#include "core/enum_names.h"
#include "effects/run.h"
#include "games/catacombs/rules/rules.h"

namespace tavola::catacombs {
namespace {

using effects::Call;
using effects::Context;
using effects::Members;
using effects::Outcome;

const State& state_of(const tavola::Table& table) { return static_cast<const Table&>(table).state; }

int kind_named(std::string_view id) {
  const auto& monsters = content().monsters;
  return static_cast<int>(std::ranges::find(monsters, id, &Monster::id) - monsters.begin());
}

std::uint8_t figure_of_disc(std::uint16_t disc) {
  switch (static_cast<CardDisc>(disc)) {
    case CardDisc::kShield:
      return kShield;
    case CardDisc::kSkeleton:
      return kSkeleton;
    case CardDisc::kGhoul:
      return static_cast<std::uint8_t>(kMonsters + kind_named("ghoul"));
    case CardDisc::kSkeletonWarrior:
      return static_cast<std::uint8_t>(kMonsters + kind_named("skeleton_warrior"));
    case CardDisc::kFireSpirit:
      return static_cast<std::uint8_t>(kMonsters + kind_named("fire_spirit"));
  }
  return kNone;
}

/// The disc that would be put on the board for a figure; kNone if all are in use.
Piece disc_for(const State& s, std::uint8_t figure) {
  if (figure < kMonsters) return on_board(s, figure) ? kNone : figure;
  return reserve_of(s, figure - kMonsters) > 0 ? free_monster_slot(s) : kNone;
}

bool can_place(const State& s, std::uint8_t figure, Piece near) {
  const Piece piece = disc_for(s, figure);
  return piece != kNone && near != kNone && has_place(s, placing_of(figure, piece, kBoard, near));
}

Attack attack_with(std::uint16_t shot) {
  Attack attack;
  attack.kind = AttackKind::kRanged;
  if (shot == static_cast<std::uint16_t>(CardShot::kFireball)) attack.kind = AttackKind::kFireball;
  attack.stun = shot == static_cast<std::uint16_t>(CardShot::kStunningMissile);
  return attack;
}

Rule<Outcome> attack_times(Table& t, Attack attack, int times) {
  State& s = t.state;
  Outcome made = 0;
  const Flicks of_action = times > 1 ? Flicks::kSeveral : Flicks::kOne;
  for (; times > 0 && able(s, s.active); --times) {
    const bool flicked = co_await make_attack(t, s.active, s.origin, attack, {}, of_action);
    made = made != 0 || flicked ? 1 : 0;
  }
  co_return made;
}

Rule<Outcome> place_disc(Table& t, std::uint8_t figure, Citation rule) {
  State& s = t.state;
  const Piece piece = disc_for(s, figure);
  const Piece near = s.origin;
  if (piece == kNone || !can_place(s, figure, near)) {
    if (piece == kNone)
      t.emit(cites("CT-403"), Happening::kNoneLeft, figure);
    else
      t.emit(cites("CT-542"), Happening::kNoPlace, figure);
    co_return 0;
  }
  const bool monster = figure >= kMonsters;
  const Citation placing = monster ? cites("CT-541") : figure == kSkeleton ? cites("CT-249") : rule;
  ask_place(t, seat_of(s, s.active), Prompt::kPlaceNear, placing, piece, figure, kBoard, near);
  const Option chosen = co_await t.answer();
  static_cast<void>(chosen);
  s.discs[piece] = Disc{};
  s.discs[piece].figure = figure;
  put_at(s, piece, measured(t, kX), measured(t, kY));
  s.discs[piece].acted = 1;  // CT-119, CT-254
  s.discs[piece].since = s.round;
  t.emit(placing, Happening::kSummoned, piece, figure, s.discs[piece].x / 10'000,
         s.discs[piece].y / 10'000);
  if (figure == kSkeleton) t.applies(cites("CT-254"));
  if (monster) t.applies(cites("CT-119"));
  if (of_hero_side(piece)) burn_where_placed(t, piece);
  co_return 1;
}

Rule<Outcome> relocate(Table& t, Piece hero, Citation rule) {
  State& s = t.state;
  ask_place(t, seat_of(s, s.active), Prompt::kRelocate, rule, hero, hero, kBoard, kNone);
  const Option chosen = co_await t.answer();
  static_cast<void>(chosen);
  put_at(s, hero, measured(t, kX), measured(t, kY));
  t.emit(rule, Happening::kRelocated, hero, hero, s.discs[hero].x / 10'000,
         s.discs[hero].y / 10'000);
  burn_where_placed(t, hero);
  if (ended(t)) co_await t.abandon();
  co_return 1;
}

class CatacombsHost final : public effects::Host {
 public:
  CatacombsHost() = default;
  /// For asking what could be done from a piece, before anything is.
  explicit CatacombsHost(Piece origin) : origin_(origin) {}

  const effects::Grammar& grammar() const override { return content().grammar; }

  effects::Questions questions() const override {
    return effects::questions_of(Prompt::kChoosePiece, Verb::kChoosePiece);
  }

  int count(const tavola::Table&, const Call&) const override { return 0; }
  bool holds(const tavola::Table&, const Call&) const override { return true; }

  Members members(const tavola::Table& table, const Call& group) const override {
    const State& s = state_of(table);
    Members found;
    if (group.code() != static_cast<std::uint16_t>(CardGroup::kHero)) return found;
    for (Piece hero = 0; hero < kHeroes; ++hero)
      if (on_board(s, hero)) found.add(hero);
    return found;
  }

  bool possible(const tavola::Table& table, const Call& verb) const override {
    const State& s = state_of(table);
    const Piece origin = origin_in(s);
    switch (static_cast<CardVerb>(verb.code())) {
      case CardVerb::kShoot:
        return origin != kNone && can_shoot(s, origin, attack_with(verb.noun(1)).kind);
      case CardVerb::kChain:
      case CardVerb::kDrain:
        return origin != kNone && can_shoot(s, origin, AttackKind::kRanged);
      case CardVerb::kPlace:
        return can_place(s, figure_of_disc(verb.noun(0)), origin);
      default:
        return true;
    }
  }

  Rule<Outcome> perform(tavola::Table& table, Call verb) override {
    Table& t = static_cast<Table&>(table);
    State& s = t.state;
    const Citation rule = verb.context.rule;
    Attack attack;
    switch (static_cast<CardVerb>(verb.code())) {
      case CardVerb::kShoot:
        return attack_times(t, attack_with(verb.noun(1)), verb.amount(0));
      case CardVerb::kChain:
        attack.kind = AttackKind::kRanged;
        attack.flicks = static_cast<std::uint8_t>(verb.amount(0));
        return attack_times(t, attack, 1);
      case CardVerb::kDrain:
        attack.kind = AttackKind::kRanged;
        attack.drains = true;
        return attack_times(t, attack, 1);
      case CardVerb::kMelee:
        return attack_times(t, attack, 1);
      case CardVerb::kCriticalMelee:
        attack.critical = true;
        return attack_times(t, attack, 1);
      case CardVerb::kStunningMelee:
        attack.stun = true;
        return attack_times(t, attack, 1);
      case CardVerb::kPlace:
        return place_disc(t, figure_of_disc(verb.noun(0)), rule);
      case CardVerb::kRelocate:
        if (const Members chosen = verb.members(0); !chosen.empty())
          return relocate(t, static_cast<Piece>(chosen[0]), rule);
        break;
      case CardVerb::kHeal: {
        const int hero = verb.context.target >= 0 ? verb.context.target : s.active;
        if (hero < kHeroes) heal(t, hero, verb.amount(0), rule);
        break;
      }
      case CardVerb::kRestore:
      case CardVerb::kBecomeFireWall:
      case CardVerb::kBecomeIncapacitated:
      case CardVerb::kStone:
        break;  // said by abilities, which the chapters of the rules carry out
    }
    return Rule<Outcome>::done(1);
  }

  Rule<effects::Rolled> roll(tavola::Table& table, Context, std::uint16_t, int dice) override {
    Table& t = static_cast<Table&>(table);
    effects::Rolled rolled;
    for (; dice > 0; --dice) {
      const int face = t.roll(static_cast<int>(kCountOf<Coin>));
      t.emit(cites("CT-389"), Happening::kCoin, face - 1);
      rolled.total += face;
    }
    return Rule<effects::Rolled>::done(rolled);
  }

  // "attacks do not harm" lasts until the round ends or the Overseer acts again; that the shield is
  // an obstacle is known to the layout.
  void begin(tavola::Table& table, const Call&, effects::NodeId, const Context& context) override {
    State& s = static_cast<Table&>(table).state;
    if (!says(grammar(), content().book[context.source], effects::Category::kStatement,
              static_cast<std::uint16_t>(CardStatement::kUnharmed)))
      return;
    if (is_hero(s.active))
      s.heroes[s.active].unharmed = 1;
    else
      s.lord_unharmed = 1;
  }

 private:
  Piece origin_in(const State& s) const { return origin_ != kNone ? origin_ : s.origin; }

  Piece origin_ = kNone;
};

CatacombsHost& host() {
  static CatacombsHost the_host;
  return the_host;
}

Context context_of(const State& s, std::uint16_t source, Piece actor, Citation rule) {
  Context context;
  context.seat = seat_of(s, actor);
  context.source = source;
  context.rule = rule;
  return context;
}

}  // namespace

Rule<> carry_out(Table& t, std::uint16_t source, Piece actor, Piece origin, Citation rule) {
  State& s = t.state;
  s.origin = origin;
  const Outcome outcome =
      co_await effects::run(t, host(), content().book[source], context_of(s, source, actor, rule));
  static_cast<void>(outcome);
  s.origin = kNone;
}

bool can_carry_out(const Table& t, std::uint16_t source, Piece actor, Piece origin) {
  const State& s = t.state;
  const CatacombsHost asking(origin);
  const Context context = context_of(s, source, actor, Citation());
  const effects::Program& program = content().book[source];
  // A summoning by chance is offered if any of its discs can come. CT-542
  bool places = false;
  for (std::size_t i = 0; i < program.size(); ++i) {
    const auto node = static_cast<effects::NodeId>(i);
    if (program[node].kind != effects::NodeKind::kCall) continue;
    const effects::Phrase& phrase = content().grammar.phrase(program[node].index);
    if (phrase.category != effects::Category::kVerb ||
        phrase.code != static_cast<std::uint16_t>(CardVerb::kPlace))
      continue;
    places = true;
    const Call call(t, asking, program, node, context);
    if (can_place(s, figure_of_disc(call.noun(0)), origin)) return true;
  }
  return !places && effects::possible(t, asking, program, program.root(), context);
}

}  // namespace tavola::catacombs
