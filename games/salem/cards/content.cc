// Reads games/salem and checks what the rules ask of it. (HS-299 to HS-316, HS-339, HS-340)
#include "games/salem/cards/content.h"

#include <algorithm>

#include "effects/content_reader.h"
#include "games/salem/cards/card_effects.h"

namespace tavola::salem {
namespace {

class Loader final : public effects::ContentReader<Content> {
 public:
  Loader() : effects::ContentReader<Content>("salem/base/") {}

  std::expected<Content, std::string> load() {
    return whole(read_grammar() && read_board() && read_creatures() && read_old_ones() &&
                 read_events() && check_counts());
  }

 private:
  bool item_named(const toml::node& at, const std::string& id, std::uint8_t& item) {
    for (std::uint8_t i = 0; i < kItemKinds; ++i) {
      if (content.item_ids[i] != id) continue;
      item = i;
      return true;
    }
    return fail_near(at, "there is no Item \"" + id + "\"", id,
                     {content.item_ids.begin(), content.item_ids.end()});
  }

  template <std::size_t N>
  bool items(const toml::table& from, std::array<std::uint8_t, N>& to) {
    const toml::node* node = field(from, "items").node();
    const toml::array* list = node != nullptr ? node->as_array() : nullptr;
    if (list == nullptr || list->size() != N)
      return fail(node != nullptr ? *node : static_cast<const toml::node&>(from),
                  "\"items\" must list exactly " + std::to_string(N) + " Items");
    int sigils = 0;
    for (std::size_t i = 0; i < N; ++i) {
      if (!item_named((*list)[i], (*list)[i].value_or(std::string()), to[i])) return false;
      sigils += is_sigil(to[i]);
    }
    if (sigils > 1) return fail(*list, "a player can hold only 1 Sigil, so ask for at most 1");
    std::sort(to.begin(), to.end());
    return true;
  }

  bool effect(const toml::table& from, CardText& to) {
    if (!line(from, "effect", to.source)) return false;
    const effects::Program& program = content.book[to.source];
    collect_force(program, program.root(), to);
    return true;
  }
  // Statements are plain numbers in Salem, so what a text in force changes is known when it is
  // read.
  void collect_force(const effects::Program& program, effects::NodeId node, CardText& to) {
    const effects::Node& at = program[node];
    if (at.kind == effects::NodeKind::kCall) {
      const effects::Phrase& phrase = content.grammar.phrase(at.index);
      if (phrase.category != effects::Category::kStatement) return;
      const effects::Node* argument = phrase.slots.empty() ? nullptr : &program[at.child];
      to.force[phrase.code] = static_cast<std::int8_t>(argument != nullptr ? argument->value : 1);
      return;
    }
    for (effects::NodeId child = at.child; child != effects::kNoNode; child = program[child].next)
      collect_force(program, child, to);
  }

  bool read_grammar() {
    if (!read_phrases({"salem/grammar.toml"})) return false;
    const auto unbound = bind_grammar(content.grammar);
    if (!unbound.empty())
      return refuse(file_ +
                    ": rules and grammar must have the same names, and only one of them has " +
                    unbound.front());
    const auto& phrases = content.grammar.phrases();
    for (std::size_t i = 0; i < phrases.size(); ++i)
      if (phrases[i].category == effects::Category::kMoment && phrases[i].name == "placed")
        content.placed_moment = static_cast<effects::PhraseId>(i);
    return true;
  }

  bool read_board() {
    toml::table root;
    if (!open("board.toml", root)) return false;
    return read_track(root) && read_items(root) && read_die(root) && read_locations(root);
  }

  bool read_track(const toml::table& root) {
    const toml::table* track = field(root, "track").as_table();
    if (track == nullptr) return fail(root, "write [track] with gate, demon and icons");
    if (!number(*track, "gate", 2, 60, content.gate)) return false;
    if (!number(*track, "demon", 1, content.gate - 1, content.demon)) return false;
    const toml::array* icons = (*track)["icons"].as_array();
    if (icons == nullptr || icons->empty())
      return fail(*track, "\"icons\" must list at least one space of the track");
    for (const toml::node& icon : *icons) {
      const std::int64_t space = icon.value_or(std::int64_t{0});
      if (space < 1 || space >= content.gate)
        return fail(icon, "an icon lies on a space from 1 to " + std::to_string(content.gate - 1));
      content.icons |= std::uint64_t{1} << space;
    }
    return true;
  }

  bool read_items(const toml::table& root) {
    std::size_t count = 0;
    int sum = 0;
    const bool good = each(root, "item", [&](const toml::table& entry) {
      if (count >= kItemKinds) return fail(entry, "there are four Items and three Sigils");
      const bool sigil = field(entry, "sigil").value_or(false);
      if (sigil != (count >= kSigil))
        return fail(entry, "list the four Items first, then the three Sigils with sigil = true");
      if (!text(entry, "id", content.item_ids[count]) ||
          !text(entry, "word", content.item_words[count]) ||
          !number(entry, "tiles", 1, kItemTiles, content.item_totals[count]) || !origin(entry))
        return false;
      // The rules know the four by their place in this list.
      if (!sigil && !content.item_ids[count].ends_with(name_of(static_cast<Item>(count))))
        return fail(*entry.get("id"),
                    "here the Items list their " + std::string(name_of(static_cast<Item>(count))));
      sum += content.item_totals[count++];
      if (sum > kItemTiles)
        return fail_at(entry, "tiles",
                       "there is room for " + std::to_string(kItemTiles) +
                           " Item tiles, and with these there are " + std::to_string(sum));
      return true;
    });
    if (!good) return false;
    if (count != kItemKinds) return fail(root, "there are four Items and three Sigils");
    if (sum < 18 + kSeats)
      return fail(root, "the Items must number from 22 to " + std::to_string(kItemTiles));
    return true;
  }

  bool read_die(const toml::table& root) {
    const toml::array* faces = root["die"]["faces"].as_array();
    if (faces == nullptr) return fail(root, "write [die] with a list of faces");
    bool seen[3] = {};
    for (const toml::node& node : *faces) {
      const toml::table* entry = node.as_table();
      if (entry == nullptr) return fail(node, "a face is a table with an id and what it does");
      Face face;
      if (!text(*entry, "id", face.id)) return false;
      face.word = "die_" + face.id;
      int one = 1;
      if (has_field(*entry, "sanity")) {
        face.kind = FaceKind::kLoseSanity;
        if (!number(*entry, "sanity", 1, 1, one)) return false;
      } else if (has_field(*entry, "necron")) {
        face.kind = FaceKind::kNecron;
        if (!number(*entry, "necron", 1, 1, one)) return false;
      } else {
        std::string item;
        if (!text(*entry, "lose", item)) return false;
        if (item != "any" && !item_named(*entry->get("lose"), item, face.item)) return false;
        // A face is printed by its name, and what it does is nowhere else to be read.
        if (face.item != kNone && item != face.id)
          return fail(*entry->get("lose"), "the face \"" + face.id + "\" loses what its id says");
      }
      seen[static_cast<int>(face.kind)] = true;
      content.die.push_back(std::move(face));
    }
    if (!seen[0] || !seen[1] || !seen[2])
      return fail(*faces,
                  "the die needs a face that loses an Item, one that loses Sanity and one "
                  "that advances Necron");
    return true;
  }

  bool read_cost(const toml::array& symbols, Cost& cost) {
    for (const toml::node& symbol : symbols) {
      const std::string name = symbol.value_or(std::string());
      std::uint8_t item = kNone;
      if (name == "sanity")
        ++cost.sanity;
      else if (name == "necron")
        ++cost.necron;
      else if (name == "item")
        ++cost.any_items;
      else if (!item_named(symbol, name, item))
        return false;
      else if (is_sigil(item))
        return fail(symbol,
                    "a cost is \"sanity\", \"necron\", \"item\" or an Item that is no Sigil");
      else
        ++cost.items[item];
      cost.all_items = cost.any_items;
      for (std::uint8_t count : cost.items)
        cost.all_items = static_cast<std::uint8_t>(cost.all_items + count);
    }
    return true;
  }

  bool read_locations(const toml::table& root) {
    const toml::table* miskatonic = field(root, "miskatonic").as_table();
    const toml::table* rlyeh = field(root, "rlyeh").as_table();
    if (miskatonic == nullptr || rlyeh == nullptr)
      return fail(root, "write [miskatonic] and [rlyeh] with id and word");
    Location place;
    std::string accepts;
    if (!text(*miskatonic, "id", place.id) || !text(*miskatonic, "word", place.word) ||
        !text(*miskatonic, "accepts", accepts))
      return false;
    if (accepts != "any" &&
        !item_named(*miskatonic->get("accepts"), accepts, content.miskatonic_sigil))
      return false;
    content.locations.push_back(place);
    int printed[kItemKinds] = {};
    const bool good = each(root, "location", [&](const toml::table& entry) {
      Location at;
      std::string sigil;
      if (!text(entry, "id", at.id) || !text(entry, "word", at.word) ||
          !text(entry, "sigil", sigil) || !item_named(*entry.get("sigil"), sigil, at.sigil) ||
          !origin(entry))
        return false;
      if (!is_sigil(at.sigil)) return fail(*entry.get("sigil"), "this is no Sigil");
      const std::size_t here = content.locations.size();
      if (here < kRing && at.id != name_of(static_cast<Place>(here)))
        return fail(*entry.get("id"), "the locations stand clockwise, and here comes \"" +
                                          std::string(name_of(static_cast<Place>(here))) + "\"");
      ++printed[at.sigil];
      const toml::array* costs = field(entry, "costs").as_array();
      if (costs == nullptr || costs->size() != kSpaces)
        return fail(entry, "\"costs\" must have three lists, one for each Item space");
      for (std::size_t i = 0; i < kSpaces; ++i) {
        const toml::array* symbols = (*costs)[i].as_array();
        if (symbols == nullptr) return fail((*costs)[i], "a cost is a list, empty if free");
        if (!read_cost(*symbols, at.costs[i])) return false;
      }
      content.locations.push_back(std::move(at));
      return true;
    });
    if (!good) return false;
    if (content.locations.size() != kRing) return fail(root, "there are six numbered locations");
    if (!text(*rlyeh, "id", place.id) || !text(*rlyeh, "word", place.word)) return false;
    content.locations.push_back(place);
    return check_winnable(root, printed);
  }

  // HS-310, HS-340: there are Sigils enough for four portals and Miskatonic.
  bool check_winnable(const toml::table& root, const int (&printed)[kItemKinds]) {
    int sigils = 0;
    for (int symbol = kSigil; symbol < kItemKinds; ++symbol) {
      const int copies = content.item_totals[static_cast<std::size_t>(symbol)];
      sigils += copies;
      if (copies < printed[symbol])
        return fail(root, "there must be as many Sigils \"" +
                              content.item_ids[static_cast<std::size_t>(symbol)] +
                              "\" as locations with that symbol");
    }
    if (sigils < 5) return fail(root, "there must be at least 5 Sigils, or no game can be won");
    const std::uint8_t asked = content.miskatonic_sigil;
    if (asked != kNone && content.item_totals[asked] < std::min(4, printed[asked]) + 1)
      return fail(root, "Miskatonic asks for a Sigil of which there is no spare copy");
    return true;
  }

  bool read_creatures() {
    toml::table root;
    if (!open("creatures.toml", root)) return false;
    int cards = 0;
    int place = 0;  // in the file: an entry that is wrong makes no other wrong
    const bool good = each(root, "creature", [&](const toml::table& entry) {
      const bool first = place++ < 2;
      Creature card;
      if (!text(entry, "id", card.id) || !text(entry, "word", card.word) ||
          !number(entry, "copies", 1, 24, card.copies) || !origin(entry, card.ours) ||
          !add_copies(entry, cards, card.copies, kCreatureCards, "Creature cards"))
        return false;
      const bool special = field(entry, "special").value_or(false);
      if (special != first)
        return fail(entry, "list Necron and Robert Craven first, with special = true");
      if (!special) {
        if (card.copies < 2)
          return fail(*entry.get("copies"), "a kind needs two copies, or it could never activate");
        if (!items(entry, card.defeat_items) || !effect(entry, card.activation)) return false;
        card.red_arrow = field(entry, "red_arrow").value_or(false);
        if (card.red_arrow != has_requirement(content.book[card.activation.source]))
          return fail(entry,
                      "red_arrow = true goes with an effect \"pay together … else { … }\", "
                      "and only with such an effect");
      }
      content.creatures.push_back(std::move(card));
      return true;
    });
    return good;
  }
  static bool has_requirement(const effects::Program& program) {
    for (std::size_t i = 0; i < program.size(); ++i)
      if (program[static_cast<effects::NodeId>(i)].kind == effects::NodeKind::kAttempt) return true;
    return false;
  }

  bool read_old_ones() {
    toml::table root;
    if (!open("old_ones.toml", root)) return false;
    return each(root, "old_one", [&](const toml::table& entry) {
      OldOne card;
      if (!text(entry, "id", card.id) || !text(entry, "word", card.word) ||
          !items(entry, card.items) || !effect(entry, card.text) || !origin(entry, card.ours))
        return false;
      if (content.old_ones.size() >= kOldOnes) return no_room(entry, kOldOnes, "Great Old Ones");
      content.old_ones.push_back(std::move(card));
      return true;
    });
  }

  bool read_events() {
    toml::table root;
    if (!open("events.toml", root)) return false;
    int lasting = 0;
    return each(root, "event", [&](const toml::table& entry) {
      EventCard card;
      if (!text(entry, "id", card.id) || !text(entry, "word", card.word) ||
          !number(entry, "steps", 0, kRing, card.steps) || !effect(entry, card.effect) ||
          !origin(entry, card.ours))
        return false;
      if (content.events.size() >= kEvents) return no_room(entry, kEvents, "events");
      if (lasts(content.book[card.effect.source]) && ++lasting > kLasting)
        return no_room(entry, kLasting, "events with an effect until the next event");
      content.events.push_back(std::move(card));
      return true;
    });
  }

  static bool lasts(const effects::Program& program) {
    return std::ranges::any_of(program.nodes(), [](const effects::Node& node) {
      return node.kind == effects::NodeKind::kUntil;
    });
  }

  bool check_counts() {
    int cards = 0;
    for (const Creature& creature : content.creatures) cards += creature.copies;
    if (cards != kCreatureCards)
      return refuse("salem/base/creatures.toml: the copies add up to " + std::to_string(cards) +
                    ", not to " + std::to_string(kCreatureCards));
    if (content.old_ones.size() != kOldOnes)
      return refuse("salem/base/old_ones.toml: there are " +
                    std::to_string(content.old_ones.size()) + " Great Old Ones, not " +
                    std::to_string(kOldOnes));
    if (content.events.size() != kEvents)
      return refuse("salem/base/events.toml: there are " + std::to_string(content.events.size()) +
                    " events, not " + std::to_string(kEvents));
    if (!any_shadow())
      return refuse("salem/base/events.toml: at least one event must \"place shadow\"");
    return unique_ids();
  }
  bool any_shadow() const {
    for (const EventCard& event : content.events) {
      const effects::Program& program = content.book[event.effect.source];
      for (std::size_t i = 0; i < program.size(); ++i) {
        const effects::Node& node = program[static_cast<effects::NodeId>(i)];
        if (node.kind != effects::NodeKind::kCall) continue;
        // "shadow is present" has the same name and places none.
        const effects::Phrase& phrase = content.grammar.phrase(node.index);
        if (phrase.category == effects::Category::kVerb && phrase.name == "shadow") return true;
      }
    }
    return false;
  }
  bool unique_ids() {
    std::vector<std::string> ids;
    for (const Creature& card : content.creatures) ids.push_back(card.id);
    for (const OldOne& card : content.old_ones) ids.push_back(card.id);
    for (const EventCard& card : content.events) ids.push_back(card.id);
    return all_different(std::move(ids));
  }
};

}  // namespace

std::uint8_t Content::event_of_source(std::uint16_t source) const {
  for (std::size_t i = 0; i < events.size(); ++i)
    if (events[i].effect.source == source) return static_cast<std::uint8_t>(i);
  return kNone;
}

std::expected<Content, std::string> load_content() { return Loader().load(); }

const effects::Grammar& card_grammar();  // for games/notation.cc
const effects::Grammar& card_grammar() { return content().grammar; }

}  // namespace tavola::salem
