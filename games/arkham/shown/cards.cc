// The cards, markers and sheets of Arkham Horror as printed: numbers from their fields, everything
// else from the effects, in any language.
#include <algorithm>
#include <charconv>
#include <utility>

#include "effects/part.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/shown/card_printer.h"
#include "games/arkham/shown/signs.h"
#include "games/arkham/shown/title.h"
#include "scene/say.h"

namespace tavola::arkham {

using scene::Text;

namespace {

template <class Things>
const auto* named(const Things& things, std::string_view id) {
  const auto at = std::ranges::find(things, id, [](const auto& thing) { return thing.id; });
  return at == things.end() ? nullptr : &*at;
}

void print_spell(const Card& card, CardPrinter& print) {
  static constexpr std::pair<Window, const char*> kWhen[] = {
      {Window::kUpkeep, "card.when.upkeep"},
      {Window::kOtherWorldMovement, "card.when.other_world"},
      {Window::kTakingUp, "card.when.combat"},
      {Window::kBeforeEvade, "card.when.evade"},
      {Window::kLosingStamina, "card.when.stamina_loss"},
      {Window::kMovement, "card.when.movement"},
      {Window::kAfterCheck, "card.when.check"},
      {Window::kMoved, "card.when.moved"},
      {Window::kBeforeHorror, "card.when.horror"},
      {Window::kEncounter, "card.when.encounter"},
      {Window::kAnyTime, "card.when.any_time"}};
  for (const auto& [window, message] : kWhen)
    if (static_cast<Window>(card.window) == window)
      print.line(Text::of(card.before_sneak ? "card.when.sneak" : message));
  if (card.casting_is_awareness)
    print.line(Text::of("card.casting_awareness").with("cost", card.cost));
  else if (card.casting_is_horror)
    print.line(Text::of("card.casting_horror").with("cost", card.cost));
  else if (card.cost_is_named)
    print.line(Text::of("card.casting_named").with("n", card.casting));
  else
    print.line(Text::of("card.casting").with("n", card.casting).with("cost", card.cost));
  if (card.casting_by_tomes) print.line(Text::of("card.casting_by_tomes"));
  if (card.needs_toughness) print.line(Text::of("card.needs_toughness"));
}

/// Of a Task or Mission.
void print_steps(const Card& card, CardPrinter& print) {
  int number = 0;
  for (const TaskStep& step : card.steps) {
    ++number;
    if (step.lost)
      print.line(Text::of("card.step_lost").with("n", number));
    else if (step.world)
      print.line(
          Text::of(step.another ? "card.step_another" : "card.step_world").with("n", number));
    else
      print.line(
          Text::of("card.step").with("n", number).with_word("area", area_of(step.area).word));
    print.effect("card.sacrifice", step.sacrifice);
  }
}

/// Of a special card: from which pile it comes, and what comes and goes with it.
void print_special(const Card& card, CardPrinter& print) {
  static constexpr const char* kPiles[] = {"", "benefit", "detriment", "barred_card",
                                           "magical_effect"};
  static_assert(std::size(kPiles) == static_cast<std::size_t>(SpecialKind::kMagicalEffect) + 1);
  if (card.kind != SpecialKind::kPlain)
    print.line(Text::word(kPiles[static_cast<std::size_t>(card.kind)]));
  if (card.item) print.line(Text::of("card.is_item"));
  if (card.spell != kNoCard)
    print.line(Text::of("card.by_spell").with_word("spell", content().cards[card.spell].word));
  if (card.brought != kNoCard)
    print.line(Text::of("card.brings").with_word("card", content().cards[card.brought].word));
}

void print_card(const Card& card, CardPrinter& print) {
  static constexpr const char* kKinds[] = {"common",  "unique",  "spell",  "skill",   "ally",
                                           "special", "exhibit", "injury", "madness", "blessing"};
  static_assert(std::size(kKinds) == kCardTypes);
  print.begin(kKinds[static_cast<std::size_t>(card.type)], card.word, card_sign(card));
  if (card.type == CardType::kCommon || card.type == CardType::kUnique)
    print.line(Text::of("card.price").with("n", card.price));
  if (card.type == CardType::kSpell) print_spell(card, print);
  if (card.type == CardType::kSpecial) print_special(card, print);
  if (card.tome) print.line(Text::word("tome"));
  if (card.hands > 0) print.line(Text::of("card.hands").with("n", card.hands));
  print_steps(card, print);
  if (card.steps.empty())
    print.effect(card.source);
  else
    print.effect("card.reward", card.source);
  if (card.type == CardType::kNodens) print.line(Text::of("card.lost_with_blessing"));
  if (card.copies > 1) print.line(Text::of("card.copies").with("n", card.copies));
}

/// Ratings with their damage.
void print_ratings(const MonsterNumbers& foe, CardPrinter& print) {
  if (foe.frightens)
    print.line(
        Text::of("card.horror").with("n", foe.horror_rating).with("damage", foe.horror_damage));
  if (foe.rating_is_die)
    print.line(Text::of("card.combat_is_die").with("damage", foe.combat_damage));
  else if (foe.fights)
    print.line(
        Text::of("card.combat").with("n", foe.combat_rating).with("damage", foe.combat_damage));
}

void print_abilities(const MonsterNumbers& foe, CardPrinter& print) {
  for (const Text& word : ability_words(foe)) print.line(word);
}

/// Which one it is of how many. KY-013
void print_act(const TableCard& card, CardPrinter& print) {
  const auto acts = std::ranges::count(content().table_cards, card.kind, &TableCard::kind);
  print.line(Text::of("card.act").with("n", card.order).with("most", acts));
}

/// People of the town whom encounters name.
std::vector<Text::Argument> person_words(std::uint16_t persons) {
  std::vector<Text::Argument> list;
  for (std::size_t i = 0; i < content().persons.size(); ++i)
    if (((persons >> i) & 1U) != 0) list.push_back(listed(content().persons[i].word));
  return list;
}

void print_table_card(const TableCard& card, CardPrinter& print) {
  const TableCardSign sign = table_card_sign(card.kind);
  print.begin(sign.word, card.word, sign.icon);
  if (card.kind == TableCardKind::kHorror) {
    print_ratings(card.foe, print);
    print_abilities(card.foe, print);
  }
  if (card.ancient_one != kNone)
    print.line(Text::word(content().ancient_ones[card.ancient_one].word));
  if (card.kind == TableCardKind::kAct) print_act(card, print);
  if (card.kind == TableCardKind::kEpicBattle)
    print.line(Text::of(card.red ? "card.epic_red" : "card.epic_green"));
  print.effect(card.setup);
  print.effect(card.source);
  print.effect("card.prevented", card.prevented);
  if (card.persons != 0)
    print.line(Text::of("card.persons")
                   .with_list("list", person_words(card.persons))
                   .with_printed("what", effects::part_of(content().ignored_encounter, 0)));
}

void print_monster(const MonsterMarker& monster, CardPrinter& print) {
  print.begin("monster", monster.word, monster.sign);
  print.line(Text::of("card.movement")
                 .with_message("what", "card.movement." + movement_edge(monster.movement)));
  print.line(Text::of("card.dimension")
                 .with_word("dimension", "dim_" + dimension_symbol(monster.dimension)));
  print.line(Text::of("card.awareness").with("n", monster.awareness));
  print_ratings(monster, print);
  print.line(Text::of("card.toughness").with("n", monster.toughness));
  if (monster.start != kNone)
    print.line(Text::of("card.starts_in").with_word("area", area_of(monster.start).word));
  if (monster.mask) print.line(Text::word("mask_monster"));
  if (monster.spawn) print.line(Text::word("spawn_monster"));
  print_abilities(monster, print);
  print.effect(monster.moves);
  print.effect(monster.source);
  print.line(Text::of("card.copies").with("n", monster.copies));
}

void print_sheet(const InvestigatorSheet& sheet, CardPrinter& print) {
  const Content& c = content();
  print.begin("investigator", sheet.word, "person");
  print.line(Text::word(sheet.occupation));
  if (sheet.woman) print.line(Text::of("card.woman"));
  print.line(Text::of("card.sheet")
                 .with("sanity", sheet.sanity)
                 .with("stamina", sheet.stamina)
                 .with("focus", sheet.focus)
                 .with_word("home", Arkham::vocabulary().kinds[kPlaceValue].words[sheet.home]));
  if (sheet.unlimited_focus) print.line(Text::of("card.unlimited_focus").with("n", sheet.focus));
  for (const HealthPair& stop : sheet.balance)
    print.line(Text::of("card.balance").with("sanity", stop.sanity).with("stamina", stop.stamina));
  if (sheet.begins_delayed) print.line(Text::of("card.begins_delayed"));
  if (sheet.care) print.line(Text::of("card.care"));
  if (sheet.money > 0 || sheet.clues > 0)
    print.line(Text::of("card.purse").with("money", sheet.money).with("clues", sheet.clues));
  for (std::size_t skill = 0; skill < sheet.skills.size(); skill += 2) {
    Text stops = Text::of("card.stops")
                     .with_word("skill", skill_word(static_cast<Skill>(skill)))
                     .with_word("other", skill_word(static_cast<Skill>(skill + 1)));
    for (std::size_t stop = 0; stop < kStops; ++stop)
      stops =
          std::move(stops)
              .with(std::string(1, static_cast<char>('a' + stop)), sheet.skills[skill][stop])
              .with(std::string(1, static_cast<char>('e' + stop)), sheet.skills[skill + 1][stop]);
    print.line(stops);
  }
  std::vector<Text::Argument> fixed;
  for (const CardNumber card : sheet.fixed) fixed.push_back(listed(c.cards[card].word));
  const ValueKind& specials = Arkham::vocabulary().kinds[kSpecialValue];
  for (const SpecialCard special : {kRetainer, kBankLoan, kMembership, kDeputy})
    if ((sheet.special & special) != 0) fixed.push_back(listed(specials.words[special]));
  if (sheet.blessed) fixed.push_back(listed("spc_blessing"));
  if (sheet.cursed) fixed.push_back(listed("spc_curse"));
  if (!fixed.empty()) print.line(Text::of("card.fixed").with_list("list", std::move(fixed)));
  std::vector<Text::Argument> drawn;
  for (std::size_t type = 0; type < sheet.random.size(); ++type)
    if (sheet.random[type] > 0)
      drawn.push_back({"", Text::Argument::Kind::kCounted, sheet.random[type],
                       Arkham::vocabulary().kinds[kCardTypeValue].words[type]});
  if (!drawn.empty()) print.line(Text::of("card.random").with_list("list", std::move(drawn)));
  if (sheet.no_clue != kNone)
    print.line(Text::of("card.no_clue").with_word("area", c.areas[sheet.no_clue].word));
  print.effect(sheet.source);
}

void print_ancient_one(const AncientOne& ancient, CardPrinter& print) {
  print.begin("ancient_one", ancient.word, ancient_sign(ancient.id));
  print.line(Text::of("card.doom").with("n", ancient.doom));
  if (ancient.rating_is_terror)
    print.line(Text::of("card.rating_is_terror"));
  else if (ancient.rating_is_clues)
    print.line(Text::of("card.rating_is_clues"));
  else if (!ancient.ends_the_world)
    print.line(Text::of("card.rating").with("n", ancient.combat_rating));
  print.abilities(ancient.defences);
  if (!ancient.spawn.empty())
    print.line(Text::of("card.spawn_on_sheet")
                   .with("n", static_cast<int>(ancient.spawn.size()))
                   .with_word("monster", content().monsters[ancient.spawn.front()].word));
  print.effect(ancient.source);
  print.effect("card.start_of_battle", ancient.start_of_battle);
  print.effect(ancient.attacks_once ? "card.attack_once" : "card.attack", ancient.attack);
}

void print_mythos(const MythosCard& card, CardPrinter& print) {
  const Content& c = content();
  static constexpr const char* kKinds[] = {"headline", "environment", "rumor",
                                           "myth_kind_story_continues"};
  const char* const kind = kKinds[static_cast<std::size_t>(card.type)];
  print.begin(kind, card.word, mythos_sign(card));
  print.line(Text::word(kind));
  if (card.subtype != Subtype::kNone)
    print.line(Text::of("card." + std::string(name_of(card.subtype))));
  if (card.gate != kNone)
    print.line(Text::of(card.burst ? "card.gate_burst" : "card.gate")
                   .with_word("area", c.areas[card.gate].word));
  if (card.surge) print.line(Text::of("card.surge"));
  print.effect("card.instead_of_gate", card.instead_of_gate);
  for (const Area clue : card.clues)
    print.line(Text::of("card.clue").with_word("area", c.areas[clue].word));
  print.dimensions("card.white", card.white);
  print.dimensions("card.black", card.black);
  print.effect(card.source);
  if (card.copies > 1) print.line(Text::of("card.copies").with("n", card.copies));
  if (card.type != MythosType::kRumor) return;
  if (card.tokens > 0)
    print.line(
        Text::of(card.per_player ? "card.starts_with_tokens_each" : "card.starts_with_tokens")
            .with("n", card.tokens));
  if (card.monsters > 0) print.line(Text::of("card.starts_with_monsters").with("n", card.monsters));
  print.effect(card.ongoing);
  print.effect(card.price);
  print.line(Text::of("card.passed_by." + std::string(name_of(card.pass_by))));
  print.effect("card.pass", card.pass);
  print.line(Text::of(card.per_player && card.fail_by == FailBy::kTokens
                          ? "card.failed_by.tokens_each"
                          : "card.failed_by." + std::string(name_of(card.fail_by)))
                 .with("n", card.fail_at));
  print.effect("card.fail", card.fail);
}

void print_location_card(const Neighborhood& neighborhood, std::size_t number, CardPrinter& print) {
  print.begin("location_card", neighborhood.word, "village");
  for (const BoardArea& area : content().areas) {
    if (&content().neighborhoods[area.neighborhood] != &neighborhood || area.street) continue;
    const auto entry = [&](const std::string& place, const std::vector<std::uint16_t>& entries) {
      if (number < entries.size() && entries[number] != kNoSource)
        print.line(Text::of("card.entry")
                       .with_word("place", place)
                       .with_printed("what", effects::part_of(entries[number], 0)));
    };
    entry(area.word, area.encounters);
    if (number < area.persons.size() && area.persons[number] != 0)
      print.line(Text::of("card.names")
                     .with_word("place", area.word)
                     .with_list("list", person_words(area.persons[number])));
    if (!area.members_encounters.empty()) entry("loc_inner_sanctum", area.members_encounters);
  }
}

void print_exhibit_card(const ExhibitCard& card, CardPrinter& print) {
  print.begin("exhibit_encounter", card.word, "ancient-columns");
  print.effect(card.source);
}

void print_special_text(const SpecialText& card, CardPrinter& print) {
  print.begin("special", card.word, "scroll-unfurled");
  print.effect(card.source);
}

/// "this card" does not say which: what is used is told with the name of whose text it is.
constexpr std::string_view kUse = "use";
constexpr std::string_view kAcceptEffect = "accept_effect";
constexpr std::string_view kNamed = "named ";

/// The number of the effect that a part belongs to.
std::uint16_t source_of(std::string_view part) {
  std::uint16_t source = kNoSource;
  std::from_chars(part.data(), part.data() + part.size(), source);
  return source;
}

void print_gate_card(const GateCard& card, CardPrinter& print) {
  const Content& c = content();
  print.begin("gate_card", "gate_card", "portal");
  print.line(Text::of("card.colours").with_list("colours", colour_names(card.colours, "colour")));
  for (std::size_t world = 0; world < c.worlds.size(); ++world)
    if (card.entries[world] != kNoSource)
      print.line(Text::of("card.entry")
                     .with_word("place", c.worlds[world].word)
                     .with_printed("what", effects::part_of(card.entries[world], 0)));
  print.effect("card.other", card.other);
}

/// What a gate card has for a world; of a card without a colour that fits only the colours are
/// told.
std::string entry_of_gate_card(int number, int world, bool fits) {
  const Content& c = content();
  const auto at = static_cast<std::size_t>(world);
  if (number < 0 || world < 0 || at >= c.worlds.size()) return "";
  const GateCard& card = c.gate_cards[static_cast<std::size_t>(number)];
  fits |= (card.colours & c.worlds[at].colours) != 0;
  if (!fits) return "colours_" + std::to_string(number);
  return effects::part_of(card.entries[at] != kNoSource ? card.entries[at] : card.other, 0);
}

constexpr std::string_view kSanctum = "sanctum_card";  // these are events
constexpr std::string_view kFits = "gate_card_fits";

/// A location card as a whole. Where there is none of this number, one of those there are stands in
/// for it.
std::string whole_location_card(const Neighborhood& neighborhood, std::size_t card) {
  const Neighborhood& there =
      neighborhood.card_ids.empty()
          ? *std::ranges::find_if(content().neighborhoods,
                                  [](const Neighborhood& one) { return !one.card_ids.empty(); })
          : neighborhood;
  return "location_" + there.card_ids[std::min(card, there.card_ids.size() - 1)];
}

std::string entry_of_location_card(int number, int area, bool member) {
  const Content& c = content();
  if (number < 0 || area < 0 || static_cast<std::size_t>(area) >= c.areas.size()) return "";
  const BoardArea& place = c.areas[static_cast<std::size_t>(area)];
  const std::vector<std::uint16_t>& entries = member ? place.members_encounters : place.encounters;
  const auto card = static_cast<std::size_t>(number_in_neighborhood(number));
  if (card < entries.size() && entries[card] != kNoSource)
    return effects::part_of(entries[card], 0);
  return whole_location_card(c.neighborhoods[place.neighborhood], card);
}

}  // namespace

namespace {

/// The value of a field by its name, or -1.
int field_of(const Phrase& phrase, const Arguments& args, std::string_view name) {
  for (std::size_t i = 0; i < phrase.fields.size(); ++i)
    if (phrase.fields[i].name == name) return args[i];
  return -1;
}

/// Of several things so many each, as a list without those of which there are none.
void add_amounts(Text& text, const Phrase& phrase, const Arguments& args, const char* list,
                 std::initializer_list<std::pair<const char*, const char*>> fields_and_words) {
  std::vector<Text::Argument> some;
  for (const auto& [field, word] : fields_and_words) {
    const int amount = field_of(phrase, args, field);
    if (amount < 0) return;
    if (amount > 0) some.push_back({"", Text::Argument::Kind::kCounted, amount, word});
  }
  text.arguments.push_back({list, Text::Argument::Kind::kList, 0, "", std::move(some)});
}

/// A slider's two skills by the words of their track.
void add_skills(Text& text, const Phrase& phrase, const Arguments& args) {
  const int track = field_of(phrase, args, "track");
  if (track < 0 || track >= kTracks || field_of(phrase, args, "second") < 0) return;
  const auto word = [](int skill) { return skill_word(static_cast<Skill>(skill)); };
  text.arguments.push_back({"skill", Text::Argument::Kind::kWord, 0, word(2 * track)});
  text.arguments.push_back({"other", Text::Argument::Kind::kWord, 0, word(2 * track + 1)});
}

/// A group of spaces on a rift track by the symbols that fill it.
void add_symbols(Text& text, const Phrase& phrase, const Arguments& args) {
  const int track = field_of(phrase, args, "rift_track");
  const int group = field_of(phrase, args, "group");
  if (track < 0 || group < 0) return;
  const auto at = [](int number, int count) {
    return static_cast<std::size_t>(std::min(number, count - 1));
  };
  const RiftTrack::Pattern& pattern =
      content().rift_tracks[at(track, kRiftTracks)].groups[at(group, kRiftGroups)];
  const auto list = [&text](const char* name, std::uint16_t symbols) {
    text.arguments.push_back({name, Text::Argument::Kind::kList, 0, "", dimension_words(symbols)});
  };
  list("white", pattern.white);
  list("black", pattern.black);
}

}  // namespace

/// A reason, a part of the Final Battle, what trophies buy: where there is a sentence for it alone,
/// that one is said.
void ArkhamTitle::choose_sentence(Text& text, const Phrase& phrase, const Arguments& args) const {
  const Vocabulary& vocabulary = game().vocabulary();
  const auto prefer = [&](const std::string& id) {
    std::string own = text.message + "." + id;
    if (messages().find(words::Language::kEnglish, own) != nullptr) text.message = std::move(own);
  };
  if (phrase.name == "rolls" && field_of(phrase, args, "mythos") >= 0) prefer("for_text");
  if (phrase.name == "rolls" && field_of(phrase, args, "monster") >= 0) prefer("for_move");
  for (std::size_t i = 0; i < phrase.fields.size() && i < args.size(); ++i) {
    const int kind = phrase.fields[i].kind;
    if (kind == kReasonValue || kind == kPhaseValue || kind == kServiceValue)
      prefer(vocabulary.id_of(kind, args[i]));
    if (kind == kPlaceValue && args[i] == kOnRumor) prefer("on_rumor");
    if (phrase.fields[i].name == "dice" && args[i] == 0) prefer("no_dice");
    if (phrase.fields[i].name == "difficulty" && args[i] == 0) prefer("each_counts");
  }
  const int given = field_of(phrase, args, "given");
  const int asked = field_of(phrase, args, "asked");
  if (given == 0 || asked == 0) prefer(given != 0 ? "given" : asked != 0 ? "asked" : "cards");
  if (field_of(phrase, args, "cards") == 0) prefer("alone");
}

/// Choices that a card puts are told in the card's own words.
void ArkhamTitle::enrich(Text& text, const Phrase& phrase, const Arguments& args) const {
  choose_sentence(text, phrase, args);
  add_amounts(text, phrase, args, "points", {{"sanity", "sanity"}, {"stamina", "stamina"}});
  add_amounts(text, phrase, args, "trophies",
              {{"toughness", "toughness"}, {"gates", "gate_trophy"}});
  add_skills(text, phrase, args);
  add_symbols(text, phrase, args);
  const auto add = [&text](std::string reference) {
    text.arguments.push_back({"what", Text::Argument::Kind::kPrinted, 0, std::move(reference)});
  };
  for (std::size_t i = 0; i + 1 < phrase.fields.size(); ++i)
    if (phrase.fields[i].kind == kTextValue && phrase.fields[i + 1].name.empty()) {
      // What stands on a button is what is done by it.
      const bool use = phrase.name == kUse;
      const bool deed = use || phrase.name == kAcceptEffect;
      const std::string part =
          deed ? effects::deed_of(args[i], args[i + 1]) : effects::part_of(args[i], args[i + 1]);
      // A question says which card asks it.
      const bool named = use || text.message.starts_with("prompt.");
      add(named ? std::string(kNamed) + part : part);
      return;
    }
  for (std::size_t i = 0; i < phrase.fields.size(); ++i) {
    const int kind = phrase.fields[i].kind;
    // Without a place beside it, a card is told whole: one that is turned up.
    if (i + 1 == phrase.fields.size()) {
      if (kind == kLocationCardValue)
        add(whole_location_card(
            content().neighborhoods[static_cast<std::size_t>(args[i] / kMostLocationCards)],
            static_cast<std::size_t>(number_in_neighborhood(args[i]))));
      return;
    }
    if (kind == kGateCardValue) add(entry_of_gate_card(args[i], args[i + 1], phrase.name == kFits));
    if (kind == kLocationCardValue)
      add(entry_of_location_card(args[i], args[i + 1], phrase.name == kSanctum));
  }
}

std::string ArkhamTitle::printed(std::string_view reference, words::Language language) const {
  const Content& c = content();
  if (reference.starts_with(kNamed)) {
    const std::string_view part = reference.substr(kNamed.size());
    const std::string name = content().word_of(source_of(part));
    std::string says = printed(part, language);
    if (name.empty()) return says;
    return scene::say(*this, language, Text::word(name)) + ": " + says;
  }
  if (effects::names_a_part(reference))
    return effects::say_part(lexicon(), c.grammar, c.book, reference, language);
  if (constexpr std::string_view kColours = "colours_"; reference.starts_with(kColours)) {
    std::size_t number = 0;
    std::from_chars(reference.data() + kColours.size(), reference.data() + reference.size(),
                    number);
    if (number >= c.gate_cards.size()) return "";
    return scene::say(
        *this, language,
        Text::of("card.unmatched")
            .with_list("colours", colour_names(c.gate_cards[number].colours, "colour")));
  }
  std::string all;
  for (const std::string& line : printed_card(std::string(reference), language).lines)
    (all += all.empty() ? "" : " ") += line;
  return all;
}

std::vector<std::string> ArkhamTitle::card_ids() const {
  const Content& c = content();
  std::vector<std::string> ids;
  const auto add = [&ids](const auto& things, const std::string& prefix) {
    for (const auto& thing : things) ids.push_back(prefix + thing.id);
  };
  add(c.sheets, "sheet_");
  add(c.ancient_ones, "ancient_");
  add(c.monsters, "monster_");
  add(c.cards, "");
  add(c.mythos, "mythos_");
  add(c.gate_cards, "gate_");
  add(c.table_cards, "table_");
  add(c.exhibit_cards, "");
  add(c.specials, "special_");
  for (const Neighborhood& neighborhood : c.neighborhoods)
    for (const std::string& card : neighborhood.card_ids) ids.push_back("location_" + card);
  add(c.areas, "place_");
  add(c.gates, "marker_");
  add(c.rifts, "rift_");
  add(c.rift_tracks, "track_");
  return ids;
}

scene::PrintedCard ArkhamTitle::card(std::string_view id, words::Language language) const {
  const Content& c = content();
  scene::PrintedCard card;
  card.id = id;
  CardPrinter print(*this, language, card);
  const auto prints = [&](std::string_view prefix, const auto& things, const auto& how) {
    if (!id.starts_with(prefix)) return false;
    const auto* const thing = named(things, id.substr(prefix.size()));
    if (thing == nullptr) return false;
    how(*thing, print);
    card.box = c.parts[thing->part].box;
    return true;
  };
  if (prints("", c.cards, print_card) || prints("sheet_", c.sheets, print_sheet) ||
      prints("ancient_", c.ancient_ones, print_ancient_one) ||
      prints("monster_", c.monsters, print_monster) || prints("mythos_", c.mythos, print_mythos) ||
      prints("gate_", c.gate_cards, print_gate_card) ||
      prints("table_", c.table_cards, print_table_card) ||
      prints("", c.exhibit_cards, print_exhibit_card) ||
      prints("special_", c.specials, print_special_text) ||
      prints("place_", c.areas, print_place) || prints("marker_", c.gates, print_gate_marker) ||
      prints("rift_", c.rifts, print_rift) || prints("track_", c.rift_tracks, print_rift_track))
    return card;
  constexpr std::string_view kLocationCard = "location_";
  if (!id.starts_with(kLocationCard)) return card;
  for (const Neighborhood& hood : c.neighborhoods) {
    const auto at = std::ranges::find(hood.card_ids, id.substr(kLocationCard.size()));
    if (at == hood.card_ids.end()) continue;
    const auto number = static_cast<std::size_t>(at - hood.card_ids.begin());
    print_location_card(hood, number, print);
    card.box = c.parts[hood.cards[number]].box;
  }
  return card;
}

}  // namespace tavola::arkham
