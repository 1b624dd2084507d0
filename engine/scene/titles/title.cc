#include "scene/titles/title.h"

#include "scene/scene.h"
#include "scene/stage.h"

namespace tavola::scene {

std::vector<std::string> Title::pieces_of(const Table&, const Option& option) const {
  const Vocabulary& vocabulary = game().vocabulary();
  const std::vector<Field>& fields = vocabulary.verbs[option.verb].fields;
  std::vector<std::string> ids;
  for (std::size_t i = 0; i < fields.size(); ++i)
    if (!vocabulary.kinds[static_cast<std::size_t>(fields[i].kind)].ids.empty() &&
        option.args[i] != kNothing)
      ids.push_back(vocabulary.id_of(fields[i].kind, option.args[i]));
  return ids;
}

std::vector<Blocked> Title::blocked(const Table&) const { return {}; }

Text Title::forecast(const Table&, const Option&) const { return {}; }

void Title::detail(const Table&, const Option&, OptionView&) const {}

void Title::enrich(Text&, const Phrase&, const Arguments&) const {}

std::string Title::printed(std::string_view, words::Language) const { return ""; }

bool Title::secret(const Table&) const { return false; }

std::vector<Act> Title::acts(const Event&) const { return {}; }

std::optional<Stage> Title::stage(const Event&) const { return std::nullopt; }

std::optional<int> Title::part(const Event&, const Event&) const { return std::nullopt; }

std::vector<std::string> Title::story_names() const { return {}; }

std::string_view Title::story(std::string_view, words::Language) const { return ""; }

void Title::aim(const Table&, Aim&) const {}

void Title::walk(const Table&, Walk&) const {}

std::vector<Act> Title::motion(const Table&, const Option&, std::span<const std::int32_t>,
                               std::span<const Event>) const {
  return {};
}

std::vector<Act> Title::preview(const Table&, const Option&, std::span<const std::int32_t>) const {
  return {};
}

std::optional<TurnBegun> Title::turn_begun(const Event&) const { return std::nullopt; }

std::vector<std::string> Title::card_ids() const { return {}; }

PrintedCard Title::card(std::string_view id, words::Language) const {
  return {.id = std::string(id)};
}

const Picture* Title::picture(std::string_view) const { return nullptr; }

std::vector<std::string> Title::picture_problems() const { return {}; }

std::vector<std::string> Title::check() const { return {}; }

const PrintedCard& Title::printed_card(const std::string& id, words::Language language) const {
  const std::scoped_lock lock(printing_);
  const auto [found, fresh] = printed_.try_emplace({language, id});
  if (fresh) found->second = card(id, language);
  return found->second;  // nothing is ever taken out again
}

}  // namespace tavola::scene
