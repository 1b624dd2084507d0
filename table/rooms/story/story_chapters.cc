#include "rooms/story/story_chapters.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

#include "rooms/room/room_words.h"
#include "scene/titles/log_style.h"
#include "words/sentence.h"

namespace tavola::rooms {
namespace {

constexpr std::size_t kMostSentences = 9;  // of a round; what is always told may be more
constexpr std::size_t kMostJoined = 3;     // deeds in one sentence

/// What a sentence says of its subject, if it can be joined with others of the same: no second
/// clause and no list of its own, which would make the whole hard to follow.
std::string_view said_of_subject(const Sentence& sentence) {
  std::string_view rest = sentence.text;
  if (sentence.subject.empty() || !rest.ends_with('.')) return {};
  rest.remove_prefix(sentence.subject.size() + 1);
  rest.remove_suffix(1);
  for (const char* clause : {":", ";", ",", ".", " and ", " e ", " ed ", " y "})
    if (rest.contains(clause)) return {};
  return rest;
}

/// The name that a sentence begins with: that of the first seat or thing that it tells of.
std::string subject_of(const scene::Voice& voice, const scene::Text& text,
                       std::string_view sentence) {
  using Kind = scene::Text::Argument::Kind;
  for (const scene::Text::Argument& argument : text.arguments) {
    std::string name;
    if (argument.kind == Kind::kSeat)
      name = voice.seat(static_cast<int>(argument.number));
    else if (argument.kind == Kind::kWord)
      name = voice.say(scene::Text::of("table.subject").with_word("x", argument.text));
    if (!name.empty() && sentence.starts_with(name + " ")) return name;
  }
  return "";
}

}  // namespace

std::string prose(const scene::Voice& voice, std::span<const Sentence> sentences) {
  std::string all;
  for (std::size_t i = 0; i < sentences.size();) {
    const Sentence& first = sentences[i];
    std::vector<words::Argument> said;
    std::size_t next = i;
    for (; next < sentences.size() && said.size() < kMostJoined; ++next) {
      if (sentences[next].subject != first.subject) break;
      const auto same_kind = [&](const Sentence& one) { return one.kind == sentences[next].kind; };
      if (std::any_of(sentences.begin() + static_cast<std::ptrdiff_t>(i),
                      sentences.begin() + static_cast<std::ptrdiff_t>(next), same_kind))
        break;
      const std::string_view rest = said_of_subject(sentences[next]);
      if (rest.empty()) break;
      said.push_back(words::Argument::name(rest));
    }
    if (!all.empty()) all += ' ';
    if (said.size() < 2) {
      all += first.text;
      ++i;
      continue;
    }
    all += room_says(
        *voice.title, voice.language, "story.deeds",
        {{"who", words::Argument::name(first.subject)}, {"deeds", words::Argument::list(said)}});
    i = next;
  }
  return all;
}

void StoryChapters::add(const scene::Voice& voice, std::span<const play::DeedLine> lines, Turn turn,
                        std::size_t point) {
  const scene::LogStyle& style = scene::log_style(*voice.title);
  const auto begin = [&](int number, std::string title) {
    if (title.ends_with('.')) title.pop_back();  // a heading is no sentence
    chapters_.push_back({number, std::move(title), point, {}});
  };
  for (const play::DeedLine& line : lines) {
    if (line.event == nullptr) continue;
    turn = Turns::after(*voice.title, turn, *line.event);
    const scene::Text text = scene::event_text(*voice.title, *line.event);
    const int number =
        style.has_chapters ? (chapters_.empty() ? 0 : chapters_.back().number) : turn.round;
    if (style.event(*voice.title, line.event->kind).chapter) {
      begin(number + 1, voice.say(text));
      continue;
    }
    if (chapters_.empty() || chapters_.back().number != number) {
      Turn whole;
      whole.round = number;
      begin(number, heading(voice, whole));
    }
    if (line.story == 0) continue;
    std::string sentence = voice.say(text);
    if (sentence.empty()) continue;
    std::string subject = subject_of(voice, text, sentence);
    chapters_.back().sentences.push_back(
        {std::move(sentence), std::move(subject), line.story == 1, line.event->kind});
  }
}

nlohmann::ordered_json StoryChapters::json(const scene::Voice& voice) const {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const Chapter& chapter : chapters_) {
    std::vector<Sentence> told = chapter.sentences;
    // What a table tells twice in a row is said once.
    const auto again = std::ranges::unique(told, {}, &Sentence::text);
    told.erase(again.begin(), again.end());
    for (std::size_t i = told.size(); i > 0 && told.size() > kMostSentences; --i)
      if (told[i - 1].lesser) told.erase(told.begin() + static_cast<std::ptrdiff_t>(i - 1));
    if (told.empty()) continue;
    list.push_back({{"number", chapter.number},
                    {"point", chapter.point},
                    {"title", chapter.title},
                    {"text", prose(voice, told)}});
  }
  return list;
}

}  // namespace tavola::rooms
