// What cannot be done now, and why: the Actions of the day, the cards of an Encounter, what
// Experience buys, and the choices of the Journal.
#include <utility>

#include "games/avalon/rules/character/advancement.h"
#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/journal/reading.h"
#include "games/avalon/rules/journey/day.h"
#include "games/avalon/rules/journey/location_text.h"
#include "games/avalon/rules/journey/map.h"
#include "games/avalon/rules/journey/parties.h"
#include "games/avalon/rules/possessions/possessions.h"
#include "games/avalon/shown/journal_page.h"
#include "games/avalon/shown/title.h"

namespace tavola::avalon {

using scene::Blocked;
using scene::Text;

namespace {

constexpr int kDeckLeast = 15;  // TG-207

class Reasons {
 public:
  explicit Reasons(const Table& table)
      : t_(table), s_(t_.state), seat_(t_.decision().seat), c_(s_.character(seat_)) {}

  std::vector<Blocked> list(Prompt prompt) {
    switch (prompt) {
      case Prompt::kJournalChoice:
        return locked_choices(t_);
      case Prompt::kAction:
        exploring();
        travelling();
        location_actions();
        character_action();
        card_actions();
        personal_secrets();
        break;
      case Prompt::kEat:
        if (!offered(Verb::kEat))
          add(Text::of("verb.eat"), "", Text::of("blocked.food"), cites("TG-197"));
        break;
      case Prompt::kAdvance:
        advancing();
        break;
      case Prompt::kBuildDecks:
        decks();
        break;
      case Prompt::kApproach:
      case Prompt::kStartingHand:
        avoiding();
        break;
      case Prompt::kFirstCard:
      case Prompt::kNextCard:
      case Prompt::kPanic:
        cards(prompt == Prompt::kPanic);
        charges();
        leaving();
        break;
      default:
        break;
    }
    return std::move(list_);
  }

 private:
  bool offered(Verb verb) const {
    for (const Option& option : t_.decision().options)
      if (option.is(verb)) return true;
    return false;
  }

  void add(Text what, std::string piece, Text reason, Citation rule) {
    list_.push_back({std::move(what), std::move(piece), std::move(reason), rule});
  }

  static Price price_in(Measure measure, int number) {
    Price price;
    price.of[static_cast<std::size_t>(measure)] = static_cast<std::uint8_t>(number);
    return price;
  }
  static Text short_of(const Price& price, const char* message = "blocked.cost") {
    return Text::of(message).with_list("list", price_list(price));
  }
  static Text short_of(Measure measure, int number) { return short_of(price_in(measure, number)); }

  /// A price that those who would pay it do not have; Terror they may have too much of. (TG-951)
  void add_price(Text what, std::string piece, const Price& price, SeatSet payers, Citation rule) {
    const int terror = price.of[static_cast<std::size_t>(Measure::kTerror)];
    if (can_pay_together(s_, payers, price_in(Measure::kTerror, terror)))
      add(std::move(what), std::move(piece), short_of(price), rule);
    else
      add(std::move(what), std::move(piece), short_of(price, "blocked.terror_room"),
          cites("TG-951"));
  }

  void exploring() {
    if (can_explore(c_.place) && !offered(Verb::kExplore))
      add(Text::of("verb.explore"), location(c_.place).id,
          short_of(Measure::kEnergy, cost_of_exploring(s_, c_.place)), cites("TG-147"));
  }

  // TG-159: what lies beside a Location is not always joined to it.
  void travelling() {
    const LocationState& here = s_.journey.locations[c_.place];
    const bool poor = !offered(Verb::kTravel);
    for (std::size_t side = 0; side < kSides; ++side) {
      const std::uint8_t beside =
          location_at(s_, here.column + kColumnStep[side], here.row + kRowStep[side]);
      if (beside == kNone) continue;
      Text go = Text::of("verb.travel").with_word("to", location(beside).word);
      if (connected(s_, c_.place, static_cast<Side>(side)) == kNone)
        add(std::move(go), location(beside).id, Text::of("blocked.no_key"), cites("TG-159"));
      else if (poor)
        add(std::move(go), location(beside).id,
            short_of(Measure::kEnergy, cost_of_travel(t_, seat_)), cites("TG-157"));
    }
  }

  void location_actions() {
    const auto& actions = location(c_.place).actions;
    for (std::size_t i = 0; i < actions.size(); ++i) {
      Text what = Text::word(actions[i].word);
      if (used_up(s_, c_.place, static_cast<int>(i), actions[i].text))
        add(std::move(what), location(c_.place).id, Text::of("blocked.used_today"),
            cites("TG-170"));
      else if (!can_pay_together(s_, who_could_join(s_, seat_), actions[i].price))
        add_price(std::move(what), location(c_.place).id, actions[i].price,
                  who_could_join(s_, seat_), cites("TG-168"));
    }
  }

  void character_action() {
    const Hero& hero = content().heroes[c_.hero];
    if (!hero.action.there || offered(Verb::kCharacterAction)) return;
    Text what = Text::word(hero.action_word);
    if (hero.action.once && c_.used_today != 0)
      add(std::move(what), "", Text::of("blocked.used_today"), cites("TG-956"));
    else if (hero.action.price.energy() > 0 && c_.energy() == 0)
      add(std::move(what), "", Text::of("blocked.own_energy"), cites("TG-179"));
    else if (!can_pay_together(s_, SeatSet::only(seat_), hero.action.price))
      add_price(std::move(what), "", hero.action.price, SeatSet::only(seat_), cites("TG-176"));
    else if (characters_in(s_, c_.place).count() > 1 && who_could_join(s_, seat_).count() == 1)
      add(std::move(what), "", Text::of("blocked.all_passed"), cites("TG-190"));
    else if (s_.seats > 1)  // who plays alone would only hear it every day
      add(std::move(what), "", Text::of("blocked.nobody_here"), cites("TG-176"));
  }

  void card_actions() {
    each_in_use(s_, seat_, [&](Possession card) {
      const PossessionText& text = text_of(c_, card);
      if (!text.action.there) return;
      const int value = possession_value(c_, card);
      for (const Option& option : t_.decision().options)
        if (option.is(Verb::kCardAction) && option.arg(0) == value) return;
      Text what = Text::of("verb.card_action").with_word("card", text.word);
      if (text.action.once && was_used_today(c_, card))
        add(std::move(what), "", Text::of("blocked.used_today"), cites("TG-956"));
      else
        add_price(std::move(what), "", text.action.price, SeatSet::only(seat_), cites("TG-949"));
    });
  }

  void personal_secrets() {
    if (characters_in(s_, c_.place).count() < 2) return;
    c_.secrets.each([&](std::uint8_t card) {
      if (secret(card).personal)
        add(Text::of("blocked.give_card").with_word("card", secret(card).word), "",
            Text::of("blocked.personal"), cites("TG-414"));
    });
  }

  void advancing() {
    const int have = c_.of(Measure::kExperience);
    for (int type = 0; type < kCardTypes; ++type) {
      Text what = Text::of("verb.buy_card")
                      .with_word("type", std::string(name_of(static_cast<CardType>(type))));
      if (c_.cards[type].pool.empty())
        add(std::move(what), "", Text::of("blocked.no_card_left"), cites("TG-423"));
      else if (have < card_price(t_, seat_))
        add(std::move(what), "", short_of(Measure::kExperience, card_price(t_, seat_)),
            card_price_rule(s_));
    }
    for (int i = 0; i < kAttributes; ++i) {
      const auto which = static_cast<Attribute>(i);
      Text what = Text::of("verb.raise").with_word("attribute", std::string(name_of(which)));
      if (!can_raise(s_, seat_, which))
        add(std::move(what), "", Text::of("blocked.no_skill_left"), cites("TG-439"));
      else if (have < price_of_point(s_, seat_, which))
        add(std::move(what), "", short_of(Measure::kExperience, price_of_point(s_, seat_, which)),
            point_price_rule(s_));
    }
  }

  void decks() {
    if (!offered(Verb::kDone))
      add(Text::of("verb.done"), "", Text::of("blocked.deck").with("n", kDeckLeast),
          cites("TG-207"));
    for (int i = 0; i < kCardTypes; ++i)
      if (c_.cards[i].deck.size() <= kDeckLeast)
        add(Text::of("blocked.take_out")
                .with_word("type", std::string(name_of(static_cast<CardType>(i)))),
            "", Text::of("blocked.deck").with("n", kDeckLeast), cites("TG-207"));
  }

  /// Nobody was asked whether to Avoid it, because something for it is missing.
  void avoiding() {
    if (!encounter_card(s_).can_avoid) return;
    const Citation unmet = unmet_for_avoiding(t_);
    if (unmet.given()) add(Text::of("verb.avoid"), "", Text::of("blocked.avoid"), unmet);
  }

  void cards(bool panic) {
    const EncounterState& e = s_.encounter;
    for (const std::uint8_t card : e.hands[seat_].cards()) {
      Text what = Text::of("verb.play").with_word("card", sequence_card(s_, card).word);
      if (panic) {
        add(std::move(what), hand_card_id(seat_, card), Text::of("blocked.panic"),
            e.combat() ? cites("TG-623") : cites("TG-812"));
        continue;
      }
      const Citation barred = barred_card(t_, seat_, card);
      if (!barred.given()) continue;
      add(std::move(what), hand_card_id(seat_, card),
          Text::of(barred == cites("TG-669") ? "blocked.quick"
                   : barred == cites("TG-1036")
                       ? (e.magic_refused != 0 ? "blocked.magic_refused" : "blocked.no_magic")
                       : "blocked.no_continue"),
          barred);
    }
  }

  // TG-527, TG-730: an Ability of any time for which too few Charges lie on its card.
  void charges() {
    const EncounterState& e = s_.encounter;
    for (int slot = 0; slot < e.length; ++slot) {
      if (!visible(s_, slot)) continue;
      const int needed = charges_needed_at_any_time(t_, slot);
      const PlayedCard& played = e.sequence[slot];
      if (played.charges >= needed) continue;
      add(Text::of("verb.use_ability").with_word("card", sequence_card(s_, played.card).word),
          played_card_id(slot),
          Text::of("blocked.charges").with("needed", needed).with("n", played.charges),
          e.combat() ? cites("TG-527") : cites("TG-730"));
    }
  }

  void leaving() {
    if (offered(Verb::kEscape)) return;
    const EncounterState& e = s_.encounter;
    if (!e.combat())
      add(Text::of("verb.escape"), "", Text::of("blocked.not_agreed"), cites("TG-693"));
    else if (s_.house.escape != 0 && e.escape_tried != 0)
      add(Text::of("verb.escape"), "", Text::of("blocked.one_attempt"), cites("TG-871"));
    else
      add(Text::of("verb.escape"), "", Text::of("blocked.not_first"), cites("TG-006"));
  }

  const Table& t_;
  const State& s_;
  Seat seat_;
  const Character& c_;
  std::vector<Blocked> list_;
};

}  // namespace

std::vector<Blocked> AvalonTitle::blocked(const tavola::Table& table) const {
  const auto& t = static_cast<const Table&>(table);
  if (t.over() || table.decision().seat >= t.state.seats) return {};
  return Reasons(t).list(static_cast<Prompt>(table.decision().prompt));
}

}  // namespace tavola::avalon
