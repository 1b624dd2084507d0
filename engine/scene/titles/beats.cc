#include "scene/titles/beats.h"

#include "scene/say.h"

namespace tavola::scene {
namespace {

const Phrase& phrase_of(const Title& title, const Event& event) {
  return title.game().vocabulary().events[event.kind];
}

bool has_message(const Title& title, const std::string& id) {
  return title.messages().find(words::Language::kEnglish, id) != nullptr;
}

}  // namespace

Beats::Told Beats::next(const Event& event) {
  const LogStyle::Event& style = style_.event(title_, event.kind);
  if (style.beat.empty()) return {};
  const bool goes_on = beat_ >= 0 && style.beat == kind_ && style.beat != LogStyle::kAlone;
  if (!goes_on) ++beat_;
  if (!goes_on || event.kind != event_) of_.clear();
  kind_ = style.beat;
  event_ = event.kind;
  of_.insert(event.args[0]);
  Told told{.beat = beat_, .says = {}};
  if (style.says != Says::kNone) told.says = says_text(title_, event, static_cast<int>(of_.size()));
  return told;
}

int Beats::next_alone() {
  kind_ = LogStyle::kAlone;
  return ++beat_;
}

Text says_text(const Title& title, const Event& event, int together) {
  const Phrase& phrase = phrase_of(title, event);
  const std::string id = "says." + phrase.name;
  if (together > 1 && has_message(title, id + ".many")) {
    Text text = text_of(title, "says", phrase, event.args).with("n", together);
    text.message = id + ".many";
    return text;
  }
  return has_message(title, id) ? text_of(title, "says", phrase, event.args)
                                : event_text(title, event);
}

std::vector<std::string> missing_says(const Title& title) {
  const LogStyle& style = log_style(title);
  std::vector<std::string> missing;
  if (!style.promises_says) return missing;
  for (const Phrase& phrase : title.game().vocabulary().events) {
    const auto found = style.events.find(phrase.name);
    if (found == style.events.end() || found->second.beat.empty()) continue;
    if (found->second.says == Says::kOwn && !has_message(title, "says." + phrase.name))
      missing.push_back("the event \"" + phrase.name + "\" is a beat and has no message \"says." +
                        phrase.name + "\"");
  }
  return missing;
}

}  // namespace tavola::scene
