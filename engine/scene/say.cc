#include "scene/say.h"

#include <array>
#include <forward_list>

#include "content/content.h"
#include "scene/scene_names.h"
#include "words/messages.h"
#include "words/sentence.h"

namespace tavola::scene {
namespace {

/// Keeps what words::Argument only views until the sentence is made.
class ArgumentsInWords {
 public:
  ArgumentsInWords(const Title& title, words::Language language, const SeatNames& names)
      : title_{title}, language_{language}, names_{names} {}

  words::Argument argument(const Text::Argument& from) {
    switch (from.kind) {
      case Text::Argument::Kind::kNumber:
        return words::Argument::number(from.number);
      case Text::Argument::Kind::kWord:
        return word(from.text);
      case Text::Argument::Kind::kCounted:
        return words::Argument::counted(from.number, title_.lexicon().find(from.text));
      case Text::Argument::Kind::kName:
        return words::Argument::name(from.text);
      case Text::Argument::Kind::kSeat:
        return kept(seat_name(language_, names_, static_cast<int>(from.number)));
      case Text::Argument::Kind::kMessage:
        return kept(title_.messages().say(title_.lexicon(), language_, from.text));
      case Text::Argument::Kind::kPrinted:
        return kept(title_.printed(from.text, language_));
      case Text::Argument::Kind::kList: {
        std::vector<words::Argument> items;
        for (const Text::Argument& item : from.items) items.push_back(argument(item));
        return words::Argument::list(lists_.emplace_front(std::move(items)));
      }
    }
    return {};
  }

 private:
  /// A key without a word is shown as it is, so that the gap is seen.
  words::Argument word(const std::string& key) {
    const words::WordId id = title_.lexicon().find(key);
    if (!id) return words::Argument::name(key);
    return words::Argument::word(id, title_.lexicon().natural_number(language_, id));
  }
  words::Argument kept(std::string text) {
    return words::Argument::name(texts_.emplace_front(std::move(text)));
  }

  const Title& title_;
  words::Language language_;
  const SeatNames& names_;
  // Most texts need neither, and an empty forward_list costs nothing.
  std::forward_list<std::string> texts_;
  std::forward_list<std::vector<words::Argument>> lists_;
};

const words::Template& bare_template() {
  static const words::Template bare = *words::Template::parse("{x}");
  return bare;
}

/// What tables of every game say, from engine/words/shared/table.toml.
const words::Messages& common_messages() {
  static const words::Messages loaded = [] {
    const std::array<words::Source, 1> sources{
        {{"words/table.toml", content::find("words/table.toml").value_or("")}}};
    auto read = words::Messages::load(sources);
    return read ? *std::move(read) : words::Messages{};
  }();
  return loaded;
}

const words::Template* find_message(const Title& title, words::Language language,
                                    std::string_view id) {
  if (const words::Template* message = title.messages().find(language, id)) return message;
  return common_messages().find(language, id);
}

}  // namespace

std::string seat_name(words::Language language, const SeatNames& names, int seat) {
  const auto at = static_cast<std::size_t>(seat);
  if (seat >= 0 && at < names.size() && !names[at].empty()) return names[at];
  const std::string number = std::to_string(seat + 1);
  switch (language) {
    case words::Language::kItalian:
      return "Posto " + number;
    case words::Language::kSpanish:
      return "Asiento " + number;
    case words::Language::kEnglish:
      break;
  }
  return "Seat " + number;
}

void say_to(std::string& out, const Title& title, words::Language language, const Text& text,
            const SeatNames& names) {
  if (text.empty()) return;
  ArgumentsInWords in_words{title, language, names};
  std::vector<words::NamedArgument> arguments;
  arguments.reserve(text.arguments.size());
  for (const Text::Argument& argument : text.arguments)
    arguments.push_back({argument.name, in_words.argument(argument)});
  if (text.message == Text::kBare) {
    words::format_to(out, title.lexicon(), language, bare_template(), arguments);
  } else if (const words::Template* message = find_message(title, language, text.message)) {
    words::format_to(out, title.lexicon(), language, *message, arguments);
  } else {
    ((out += '[') += text.message) += ']';
  }
}

std::string say(const Title& title, words::Language language, const Text& text,
                const SeatNames& names) {
  std::string out;
  say_to(out, title, language, text, names);
  return out;
}

Text text_of(const Title& title, std::string_view group, const Phrase& phrase,
             const Arguments& args) {
  const Vocabulary& vocabulary = title.game().vocabulary();
  Text text = Text::of(std::string(group) + "." + phrase.name);
  for (std::size_t i = 0; i < phrase.fields.size() && i < args.size(); ++i) {
    const Field& field = phrase.fields[i];
    const int value = args[i];
    const ValueKind& kind = vocabulary.kinds[static_cast<std::size_t>(field.kind)];
    using Kind = Text::Argument::Kind;
    if (field.kind == kNumber) {
      text.arguments.push_back({field.name, Kind::kNumber, value, ""});
    } else if (value == kNothing) {
      const std::string without = text.message + ".no_" + field.name;
      if (title.messages().find(words::Language::kEnglish, without) != nullptr)
        text.message = without;
    } else if (field.kind == kSeatValue) {
      text.arguments.push_back({field.name, Kind::kSeat, value, ""});
    } else if (value >= 0 && value < static_cast<int>(kind.words.size())) {
      text.arguments.push_back(
          {field.name, Kind::kWord, 0, kind.words[static_cast<std::size_t>(value)]});
    } else {
      text.arguments.push_back({field.name, Kind::kName, 0, vocabulary.id_of(field.kind, value)});
    }
  }
  title.enrich(text, phrase, args);
  return text;
}

Text option_text(const Title& title, const Option& option) {
  return text_of(title, "verb", title.game().vocabulary().verbs[option.verb], option.args);
}

namespace {

/// Whether one of the phrase's values is this seat.
bool names_seat(const Phrase& phrase, const Arguments& args, Seat seat) {
  for (std::size_t i = 0; i < phrase.fields.size() && i < args.size(); ++i)
    if (phrase.fields[i].kind == kSeatValue && args[i] == static_cast<int>(seat)) return true;
  return false;
}

}  // namespace

std::string say_choice(const Voice& voice, const Option& option, Seat who) {
  const Title& title = *voice.title;
  const Phrase& verb = title.game().vocabulary().verbs[option.verb];
  const std::string did = "did." + verb.name;
  const auto has = [&](const std::string& id) {
    return title.messages().find(words::Language::kEnglish, id) != nullptr;
  };
  if (names_seat(verb, option.args, who) && has(did + ".self")) {
    Text text = text_of(title, "did", verb, option.args).with_seat("who", who);
    text.message = did + ".self";
    return voice.say(text);
  }
  if (has(did)) return voice.say(text_of(title, "did", verb, option.args).with_seat("who", who));
  return voice.say(Text::of("table.chose")
                       .with_seat("who", who)
                       .with_name("what", voice.say(option_text(title, option))));
}

Text prompt_text(const Title& title, const Decision& decision) {
  return text_of(title, "prompt", title.game().vocabulary().prompts[decision.prompt],
                 decision.args);
}

Text why_text(const Title& title, const Decision& decision) {
  const Phrase& prompt = title.game().vocabulary().prompts[decision.prompt];
  if (title.messages().find(words::Language::kEnglish, "why." + prompt.name) == nullptr) return {};
  return text_of(title, "why", prompt, decision.args);
}

Text event_text(const Title& title, const Event& event) {
  return text_of(title, "event", title.game().vocabulary().events[event.kind], event.args);
}

Text ending_text(const Title& title, int ending) {
  return Text::of("ending." + title.game().vocabulary().endings[static_cast<std::size_t>(ending)]);
}

Text state_text(State state, const Text& name) {
  Text text = Text::of("state." + std::string(name_of(state)));
  for (const Text::Argument& argument : name.arguments)
    if (argument.kind == Text::Argument::Kind::kWord)
      return std::move(text).with_word("thing", argument.text);
  return std::move(text).with_name("thing", "");
}

Text failure_text(const Failure& failure) {
  if (failure.is_fault()) return Text::of("table.failed.fault");
  if (failure.limit == &limits::kTime) return Text::of("table.failed.time");
  return Text::of("table.failed")
      .with_name("limit", failure.limit->name)
      .with("most", failure.most);
}

Text resumed_text(int taken_back) {
  return Text::of(taken_back == 0 ? "table.resumed" : "table.resumed.back").with("n", taken_back);
}

}  // namespace tavola::scene
