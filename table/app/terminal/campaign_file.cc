#include "app/terminal/campaign_file.h"

#include <algorithm>
#include <fstream>
#include <iterator>

#include "app/command_words.h"
#include "app/terminal/saved_tables.h"
#include "core/json.h"
#include "play/json_text.h"

namespace tavola::app {

namespace fs = std::filesystem;

std::expected<CampaignFile, std::string> CampaignFile::open(const fs::path& file) {
  CampaignFile opened;
  opened.file_ = file;
  std::error_code error;
  if (!fs::exists(file, error)) return opened;
  std::ifstream in(file, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  const auto json = play::read_json(text);
  if (!json) return std::unexpected(file.string() + ": " + json.error().message);
  auto read = play::read_campaign(*json);
  if (!read) return std::unexpected(file.string() + ": " + read.error().message);
  opened.campaign_ = *std::move(read);
  return opened;
}

fs::path CampaignFile::beside() const {
  return fs::path(file_.string() + "." + campaign_.now + ".tavola");
}

play::Chapter& CampaignFile::now() {
  return *std::ranges::find(campaign_.chapters, campaign_.now, &play::Chapter::name);
}

std::expected<void, std::string> CampaignFile::write() const {
  const fs::path fresh = file_.string() + ".new";
  {
    std::ofstream out(fresh, std::ios::binary | std::ios::trunc);
    out << play::campaign_json(campaign_).dump(1) << "\n";
    if (!out.flush()) return std::unexpected(says("error.unwritten", {{"file", fresh.string()}}));
  }
  std::error_code error;
  fs::rename(fresh, file_, error);
  if (error) return std::unexpected(says("error.unwritten", {{"file", file_.string()}}));
  return {};
}

std::vector<std::string> CampaignFile::following() const {
  std::vector<std::string> names;
  for (const play::Chapter& chapter : campaign_.chapters)
    if (chapter.from == campaign_.now) names.push_back(chapter.name);
  return names;
}

std::expected<void, std::string> CampaignFile::begin(const play::Session& first) {
  if (!first.is_chapter())
    return std::unexpected(
        says("error.not_in_chapters",
             {{"command", called() + " play avalon --options table=test_island"}}));
  campaign_.game = first.game().id();
  campaign_.now = "1";
  campaign_.chapters = {{"1", 1, "", first.save()}};
  return write();
}

std::expected<play::Session, std::string> CampaignFile::chapter() const {
  // What was played since the campaign was written stands beside it.
  auto session = holds_something(beside())
                     ? play::Session::load_file(beside())
                     : play::Session::load(campaign_.find(campaign_.now)->log);
  if (!session) return std::unexpected(session.error().message);
  return *std::move(session);
}

std::expected<void, std::string> CampaignFile::turn_to(const std::string& name) {
  if (campaign_.find(name) == nullptr) {
    std::string names;
    for (const play::Chapter& chapter : campaign_.chapters)
      names += (names.empty() ? "" : ", ") + chapter.name;
    return std::unexpected(says("error.no_chapter", {{"chapter", name}, {"chapters", names}}));
  }
  campaign_.now = name;
  return write();
}

std::expected<void, std::string> CampaignFile::add(const play::Session& fresh, bool again) {
  const play::Chapter& here = now();
  play::Chapter chapter;
  chapter.number = again ? here.number : here.number + 1;
  chapter.from = again ? here.from : here.name;
  chapter.name = campaign_.free_name(chapter.number);
  if (chapter.name.empty() || campaign_.chapters.size() >= play::kMostChapters)
    return std::unexpected(says("error.chapters_full"));
  chapter.log = fresh.save();
  campaign_.now = chapter.name;
  campaign_.chapters.push_back(std::move(chapter));
  return write();
}

std::expected<void, std::string> CampaignFile::keep(const play::Session& session) {
  now().log = session.save();
  if (const auto written = write(); !written) return written;
  std::error_code error;
  fs::remove(beside(), error);
  return {};
}

}  // namespace tavola::app
