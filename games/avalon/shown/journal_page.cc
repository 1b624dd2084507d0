#include "games/avalon/shown/journal_page.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <span>
#include <vector>

#include "effects/say.h"
#include "games/avalon/rules/journal/journal_conditions.h"
#include "games/avalon/rules/journal/journal_costs.h"
#include "games/avalon/rules/journal/journal_host.h"
#include "games/avalon/rules/journal/place_names.h"
#include "games/avalon/rules/journal/reading.h"
#include "games/avalon/rules/journal/settled_effect.h"
#include "games/avalon/shown/needs.h"
#include "games/avalon/shown/title.h"
#include "scene/choice.h"

namespace tavola::avalon {

using scene::Text;

namespace {

constexpr std::string_view kVersePrefix = "verse.";
constexpr std::string_view kPartPrefix = "verse_part.";
constexpr std::string_view kTitlePrefix = "verse_title.";
constexpr std::string_view kChoicePrefix = "verse_choice.";
constexpr std::string_view kCostPrefix = "verse_cost.";
constexpr std::string_view kEffectPrefix = "verse_effect.";
constexpr std::string_view kNeedPrefix = "verse_need.";
constexpr std::string_view kNowPrefix =
    "verse_now.";              // verse, choice, what is known of its effects
constexpr char kUnseen = '~';  // before the numbers of Locations that nobody has seen

constexpr int kWithinASentence = 1;
constexpr const char* kNextParagraph =
    " \n";  // with a blank, for a screen that prints it as one line

std::string reference(std::string_view prefix, int a, int b = 0, int c = 0) {
  return std::string(prefix) + std::to_string(a) + "." + std::to_string(b) + "." +
         std::to_string(c);
}

std::vector<int> all_numbers_in(std::string_view text) {
  std::vector<int> numbers;
  while (!text.empty()) {
    int number = 0;
    const auto [end, wrong] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (wrong != std::errc()) break;
    numbers.push_back(number);
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    if (!text.empty()) text.remove_prefix(1);
  }
  return numbers;
}

std::array<int, 3> numbers_in(std::string_view text) {
  std::array<int, 3> numbers{};
  const std::vector<int> all = all_numbers_in(text);
  std::copy_n(all.begin(), std::min(all.size(), numbers.size()), numbers.begin());
  return numbers;
}

/// The prose of a verse; English where a translation is missing.
const ProseVerse& prose_of(const JournalVerse& verse, words::Language language) {
  const ProseVerse& own = verse.prose[static_cast<std::size_t>(language)];
  return own.title.empty() ? verse.prose[0] : own;
}

std::string say_sources(const words::Lexicon& lexicon, const std::vector<Source>& sources,
                        words::Language language) {
  std::string all;
  for (const Source source : sources) {
    if (!all.empty()) all += ' ';
    all += effects::say(lexicon, content().grammar, content().book[source], language);
  }
  return all;
}

/// What a choice brings about as things stand: no branch that is not taken, and numbers for sums.
std::string say_now(const words::Lexicon& lexicon, const std::vector<Source>& sources,
                    std::span<const int> values, const effects::NumberNames& names,
                    words::Language language) {
  std::string all;
  for (const Source source : sources) {
    const effects::Program now = with_values(source, values);
    if (now.empty()) continue;
    if (!all.empty()) all += ' ';
    all += effects::say(lexicon, content().grammar, now, language, names);
  }
  return all;
}

const JournalVerse* verse_at(int number) {
  const auto& verses = content().journal.verses;
  return number >= 0 && static_cast<std::size_t>(number) < verses.size()
             ? &verses[static_cast<std::size_t>(number)]
             : nullptr;
}

const JournalChoice* choice_at(const JournalVerse& verse, int number) {
  return number >= 0 && static_cast<std::size_t>(number) < verse.choices.size()
             ? &verse.choices[static_cast<std::size_t>(number)]
             : nullptr;
}

void add_printed(Text& text, const char* name, std::string what) {
  text.arguments.push_back({name, Text::Argument::Kind::kPrinted, 0, std::move(what)});
}

Text printed_if_any(const std::vector<Source>& sources, std::string what) {
  return sources.empty() ? Text{} : Text::printed(std::move(what));
}

}  // namespace

bool names_journal(std::string_view reference) {
  for (const std::string_view prefix : {kVersePrefix, kPartPrefix, kTitlePrefix, kChoicePrefix,
                                        kCostPrefix, kEffectPrefix, kNeedPrefix, kNowPrefix})
    if (reference.starts_with(prefix)) return true;
  return false;
}

std::string need_name(Source condition) { return reference(kNeedPrefix, condition); }

std::string printed_journal(const words::Lexicon& lexicon, std::string_view reference,
                            words::Language language) {
  const std::size_t dot = reference.find('.') + 1;
  const std::string_view prefix = reference.substr(0, dot);
  const auto [first, second, third] = numbers_in(reference.substr(dot));
  if (prefix == kNeedPrefix) {
    if (first <= 0 || static_cast<std::size_t>(first) >= content().book.size()) return "";
    const effects::Program& program = content().book[static_cast<Source>(first)];
    std::string need = effects::say_condition(lexicon, content().grammar, program,
                                              program[program.root()].child, language);
    if (second == kWithinASentence && need.ends_with('.')) need.pop_back();
    return need;
  }
  const JournalVerse* verse = verse_at(first);
  if (verse == nullptr) return "";
  const ProseVerse& prose = prose_of(*verse, language);
  if (prefix == kTitlePrefix) return prose.title;
  if (prefix == kVersePrefix) {
    std::string all;
    for (const std::string& paragraph : prose.paragraphs) {
      if (!all.empty()) all += kNextParagraph;
      all += for_party(paragraph, second);
    }
    return all;
  }
  if (prefix == kPartPrefix) {
    // A translation may have more paragraphs than the English text, above all where people speak in
    // Spanish; the last part holds them, each on its line.
    const auto from = static_cast<std::size_t>(third);
    const std::size_t last = verse->prose[0].paragraphs.size();
    std::string part;
    for (std::size_t i = from; i < prose.paragraphs.size(); ++i) {
      if (i > from && from + 1 < last) break;
      part += (i > from ? kNextParagraph : "") + for_party(prose.paragraphs[i], second);
    }
    return part;
  }
  const JournalChoice* choice = choice_at(*verse, second);
  if (choice == nullptr) return prose.title;  // a log from elsewhere may name one that there is not
  if (prefix == kCostPrefix) {
    std::string cost = say_sources(lexicon, choice->costs, language);
    if (third == kWithinASentence && cost.ends_with('.')) cost.pop_back();
    return cost;
  }
  if (prefix == kEffectPrefix) return say_sources(lexicon, choice->effects, language);
  if (prefix == kNowPrefix) {
    const std::size_t unseen = std::min(reference.find(kUnseen), reference.size());
    const std::vector<int> all = all_numbers_in(reference.substr(dot, unseen - dot));
    const auto names =
        names_of_places(all_numbers_in(reference.substr(std::min(unseen + 1, reference.size()))));
    return say_now(lexicon, choice->effects, std::span(all).subspan(2), names, language);
  }
  const auto words = prose.choices.find(choice->id);
  return words == prose.choices.end() ? choice->id : for_party(words->second, third);
}

namespace {

/// Why a choice was not open when there was only one way on: what it needs, what it costs, or that
/// it goes once.
void say_lock(Text& text, const JournalVerse& verse, const Arguments& args) {
  const JournalChoice* choice = choice_at(verse, args[1]);
  const auto lock = static_cast<ChoiceLock>(args[3] % kLocks);
  if (choice == nullptr || lock == ChoiceLock::kUsedUp) {
    text.message += "_used_up";
    return;
  }
  if (lock == ChoiceLock::kCost) {
    if (const std::optional<ChoicePrice> price = fixed_price(choice->costs)) {
      text.message += price->each && args[2] > 1 ? "_price_each" : "_price";
      text = std::move(text).with_list("list", price_list(price->price));
      return;
    }
    text.message += "_cost";
    add_printed(text, "cost", reference(kCostPrefix, args[0], args[1], kWithinASentence));
    return;
  }
  const auto which = static_cast<std::size_t>(args[3] / kLocks);
  if (which >= choice->needs.size()) return;
  WholeNeed need = whole_need(choice->needs[which]);
  text.message += need.any ? "_any" : "_need";
  need.what.name = "needs";
  text.arguments.push_back(std::move(need.what));
}

}  // namespace

bool enrich_journal(Text& text, const Phrase& phrase, const Arguments& args) {
  if (phrase.name == "choice_locked") {
    add_printed(text, "what", reference(kChoicePrefix, args[0], args[1], args[2]));
    if (const JournalVerse* verse = verse_at(args[0])) say_lock(text, *verse, args);
    return true;
  }
  const bool choice = phrase.name == "journal_choice" || phrase.name == "choice_taken";
  if (!choice && phrase.name != "verse_read") return false;
  add_printed(text, "title", reference(kTitlePrefix, args[0]));
  // A question about a verse bears its title, an answer the words of the choice.
  add_printed(text, "what",
              choice ? reference(kChoicePrefix, args[0], args[1], args[2])
                     : reference(kVersePrefix, args[0], args[1]));
  return true;
}

scene::Stage page_of(const Event& verse_read) {
  const JournalVerse& verse = *verse_at(verse_read.args[0]);
  const std::uint8_t place = content().journal.sections[verse.section].location;
  scene::Stage page;
  page.what =
      Text::word(place == kNone ? "book_of_secrets" : content().island.locations[place].word);
  page.title = Text::printed(reference(kTitlePrefix, verse_read.args[0]));
  page.icon = "open-book";
  const std::size_t paragraphs = prose_of(verse, words::Language::kEnglish).paragraphs.size();
  if (paragraphs > 0)
    page.lines.push_back(
        Text::printed(reference(kVersePrefix, verse_read.args[0], verse_read.args[1])));
  page.tone = scene::Tone::kKnow;
  page.page = true;
  page.asks = verse.choices.size() > 1;
  return page;
}

std::optional<scene::Panel> journal_panel(const State& s) {
  if (!s.journal.on() || s.encounter.on()) return std::nullopt;
  const int at = s.journal.verse;
  const JournalVerse& verse = *verse_at(at);
  const std::uint8_t place = content().journal.sections[verse.section].location;
  scene::Panel panel;
  panel.id = "journal";
  panel.kind = scene::PanelKind::kProse;
  panel.place = scene::PanelPlace::kStage;
  panel.title =
      Text::word(place == kNone ? "book_of_secrets" : content().island.locations[place].word);
  scene::line::Prose page;
  page.heading = Text::printed(reference(kTitlePrefix, at));
  page.initial = true;
  for (std::size_t i = 0; i < verse.prose[0].paragraphs.size(); ++i)
    page.paragraphs.push_back(
        Text::printed(reference(kPartPrefix, at, readers(s).count(), static_cast<int>(i))));
  panel.lines.emplace_back(std::move(page));
  return panel;
}

Text journal_effects(const Table& t, const Option& option) {
  const JournalVerse& verse = *verse_at(option.arg(0));
  const JournalChoice& choice = *choice_at(verse, option.arg(1));
  std::string reference =
      std::string(kNowPrefix) + std::to_string(option.arg(0)) + "." + std::to_string(option.arg(1));
  bool anything = false;
  std::vector<int> unseen;
  for (const Source effect : choice.effects) {
    const std::vector<int> values = values_now(t, effect);
    for (const int value : values) reference += "." + std::to_string(value);
    std::span<const int> open = values;
    const effects::Program now = with_values(effect, open);
    anything = anything || !now.empty();
    for (const int number : unseen_places(t.state, now)) unseen.push_back(number);
  }
  for (std::size_t i = 0; i < unseen.size(); ++i)
    reference += (i == 0 ? kUnseen : '.') + std::to_string(unseen[i]);
  if (!choice.leaves) return anything ? Text::printed(std::move(reference)) : Text{};
  if (!anything) return Text::of("journal.leaves");
  return Text::of("journal.effects_and_leaves").with_printed("what", std::move(reference));
}

void add_journal_cost(const Table& t, const Option& option, scene::OptionView& view) {
  const JournalVerse& verse = *verse_at(option.arg(0));
  const JournalChoice& choice = *choice_at(verse, option.arg(1));
  std::optional<ChoicePrice> price;
  if (!choice.costs.empty()) price = price_now(t, choice.costs);
  const bool each = price && price->each && readers(t.state).count() > 1;
  if (price)
    view.cost = price_text(price->price, each ? "board.cost_each" : "board.cost");
  else
    view.cost = printed_if_any(choice.costs, reference(kCostPrefix, option.arg(0), option.arg(1)));
  for (const Source need : choice.needs) {
    if (!is_personal(need)) continue;
    std::vector<Seat> who;
    std::vector<Text::Argument> names;
    for (Seat seat = 0; seat < t.state.seats; ++seat)
      if (readers(t.state).has(seat) && condition_holds_for(t, need, seat)) {
        who.push_back(seat);
        names.push_back({"", Text::Argument::Kind::kSeat, seat, ""});
      }
    if (who.empty()) continue;  // only together do they have it
    Text::Argument had = what_is_had(t, need, who);
    if (had.items.empty()) continue;  // what was done before opens it
    Text met = Text::of(choice.costs.empty() ? "journal.met"
                        : price == std::nullopt
                            ? "journal.met_and_cost"
                            : (each ? "journal.met_and_price_each" : "journal.met_and_price"))
                   .with_list("who", std::move(names));
    met.arguments.push_back(std::move(had));
    for (Text::Argument& cost : view.cost.arguments) {
      if (price == std::nullopt) cost.name = "cost";
      met.arguments.push_back(std::move(cost));
    }
    view.cost = std::move(met);
    break;
  }
}

namespace {

/// By its measures where it has nothing else, so that no order to pay stands in the sentence.
Text cost_out_of_reach(const Table& t, const std::vector<Source>& costs, std::string printed) {
  if (const std::optional<ChoicePrice> price = price_now(t, costs)) {
    const bool each = price->each && readers(t.state).count() > 1;
    Text text = price_text(price->price, each ? "journal.cost_of_each" : "journal.cost_of_all");
    if (!text.empty()) return text;
  }
  return Text::of("journal.cost").with_printed("what", std::move(printed));
}

}  // namespace

/// What the Party could choose if it had what is asked, and who of it has what. (TG-356)
std::vector<scene::Blocked> locked_choices(const Table& t) {
  std::vector<scene::Blocked> locked;
  const State& s = t.state;
  const int at = s.journal.verse;
  const JournalVerse& verse = *verse_at(at);
  for (std::size_t i = 0; i < verse.choices.size(); ++i) {
    const JournalChoice& choice = verse.choices[i];
    const LockedChoice why = lock_of(t, choice);
    if (why.lock == ChoiceLock::kOpen || choice.hidden) continue;
    scene::Blocked entry;
    entry.text =
        Text::printed(reference(kChoicePrefix, at, static_cast<int>(i), readers(s).count()));
    entry.rule = cites("TG-356");
    switch (why.lock) {
      case ChoiceLock::kUsedUp:
        entry.reason = Text::of("journal.used_up");
        entry.rule = cites("TG-906");
        break;
      case ChoiceLock::kCost:
        entry.reason =
            cost_out_of_reach(t, choice.costs, reference(kCostPrefix, at, static_cast<int>(i)));
        entry.rule = cites("TG-906");
        break;
      default:
        entry.reason = what_is_lacking(t, why.what);
        break;
    }
    locked.push_back(std::move(entry));
  }
  return locked;
}

}  // namespace tavola::avalon
