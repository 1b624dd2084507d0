// What is printed on the board itself: places with their arrows and what they offer, and the gate
// and rift markers that lie there. It can be looked up like a card.
#include <algorithm>
#include <iterator>
#include <utility>

#include "effects/part.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/shown/card_printer.h"
#include "games/arkham/shown/signs.h"

namespace tavola::arkham {

using scene::Text;

namespace {

/// What an ability is called, and the message that tells it; in the order of Ability.
struct AbilityText {
  const char* word;
  const char* message;
};
constexpr AbilityText kAbilities[] = {{"", ""},
                                      {"locab_psychiatric_care", "place.psychiatric_care"},
                                      {"locab_medical_care", "place.medical_care"},
                                      {"locab_shop", "place.general_store"},
                                      {"locab_shop", "place.curiositie_shoppe"},
                                      {"locab_magic_lessons", "place.magic_lessons"},
                                      {"locab_classes", "place.classes"},
                                      {"spc_bank_loan", "place.bank_loan"},
                                      {"locab_dissection", "place.dissection"},
                                      {"locab_shady_character", "place.shady_character"},
                                      {"spc_blessing", "place.blessing"},
                                      {"locab_recruit", "place.recruiting"},
                                      {"locab_deputized", "place.deputizing"}};
static_assert(std::size(kAbilities) == static_cast<std::size_t>(Ability::kDeputizing) + 1);

std::vector<Text::Argument> hints(std::uint16_t set) {
  std::vector<Text::Argument> list;
  for (int i = 0; i < kHints; ++i)
    if (has(set, i)) list.push_back(listed(hint_word(static_cast<Hint>(i))));
  return list;
}

void print_arrow(const char* message, Place to, CardPrinter& print) {
  if (to == kNone) return;
  print.line(Text::of(message).with_word(
      "to", to == kVortex ? "vortex" : content().areas[static_cast<std::size_t>(to)].word));
}

void print_street(const BoardArea& area, CardPrinter& print) {
  std::vector<Text::Argument> near;
  for (const Area other : area.near)
    if (area_of(other).street) near.push_back(listed(area_of(other).word));
  if (!near.empty()) print.line(Text::of("place.near").with_list("list", std::move(near)));
  print_arrow("place.white", area.white, print);
  print_arrow("place.black", area.black, print);
}

/// Tokens and markers of the boxes that show this place.
void print_tokens(const BoardArea& area, CardPrinter& print) {
  const Content& c = content();
  const auto is_here = [&](Area shown) { return &c.areas[shown] == &area; };
  if (std::ranges::any_of(c.rubble, is_here, &Rubble::area)) print.line(Text::of("place.rubble"));
  if (const auto markers = std::ranges::count_if(c.rift_progress, is_here, &RiftProgress::place))
    print.line(Text::of("place.progress").with("n", markers));
}

void print_location(const BoardArea& area, CardPrinter& print) {
  print.line(Text::word(area.unstable ? "unstable_location" : "stable_location"));
  if (area.step_by_step) print.line(Text::of("place.step_by_step"));
  if (area.hard_going) print.line(Text::of("place.hard_going"));
  if (auto list = hints(area.icons & ~area.sure); !list.empty())
    print.line(Text::of("place.hints").with_list("list", std::move(list)));
  if (auto list = hints(area.sure); !list.empty())
    print.line(Text::of("place.sure").with_list("list", std::move(list)));
  if (Text offer = offer_of(area); !offer.empty()) print.line(offer);
  if (!area.members_encounters.empty()) print.line(Text::of("place.members"));
  print_tokens(area, print);
}

}  // namespace

Text offer_of(const BoardArea& area) {
  if (area.offer != kNoSource)
    return Text::of("place.offers")
        .with_word("name", area.offer_word)
        .with_printed("what", effects::part_of(area.offer, 0));
  if (area.ability == Ability::kNone) return {};
  const AbilityText& ability = kAbilities[static_cast<std::size_t>(area.ability)];
  return Text::of("place.offers")
      .with_word("name", ability.word)
      .with_message("what", ability.message);
}

void print_place(const BoardArea& area, CardPrinter& print) {
  const Content& c = content();
  print.begin(area.street ? "street_area" : "location", area.word, area.sign);
  print.line(Text::of("board.in_town")
                 .with_word("place", c.neighborhoods[area.neighborhood].word)
                 .with_word("town", c.towns[area.town].word));
  if (area.aquatic) print.line(Text::word("aquatic_location"));
  if (has(c.depots, static_cast<int>(&area - c.areas.data()))) print.line(Text::word("depot"));
  if (area.street)
    print_street(area, print);
  else
    print_location(area, print);
}

void print_gate_marker(const GateMarker& gate, CardPrinter& print) {
  print.begin("gate_marker", gate.word, "portal");
  print.line(Text::of("card.gate_modifier").with("n", gate.modifier));
  print.line(
      Text::of("card.dimension").with_word("dimension", "dim_" + dimension_symbol(gate.dimension)));
  print.line(
      Text::of("board.colours")
          .with_list("colours", colour_names(content().worlds[gate.world].colours, "colours")));
  print.line(Text::of("card.copies").with("n", gate.copies));
}

void print_rift(const RiftMarker& rift, CardPrinter& print) {
  print.begin("rift_marker", rift.word, "vortex");
  print.line(
      Text::of("card.dimension").with_word("dimension", "dim_" + dimension_symbol(rift.symbol)));
  print.line(Text::of(rift.white ? "card.rift_white" : "card.rift_black"));
}

void print_rift_track(const RiftTrack& track, CardPrinter& print) {
  print.begin("rift_track", track.word, "vortex");
  for (const RiftTrack::Pattern& group : track.groups)
    print.line(Text::of("card.rift_group")
                   .with_list("white", dimension_words(group.white))
                   .with_list("black", dimension_words(group.black)));
}

}  // namespace tavola::arkham
