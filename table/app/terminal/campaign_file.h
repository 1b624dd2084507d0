// A campaign in a file: all its chapters, and beside it, while one is played, the table of that
// chapter.
#pragma once

#include <expected>
#include <filesystem>
#include <string>
#include <vector>

#include "play/campaign/campaign.h"

namespace tavola::app {

class CampaignFile {
 public:
  /// Reads it; a file that is not there is a campaign that has not begun.
  static std::expected<CampaignFile, std::string> open(const std::filesystem::path& file);

  bool begun() const { return !campaign_.chapters.empty(); }
  const play::Campaign& campaign() const { return campaign_; }
  /// Where the chapter that is played is kept meanwhile.
  std::filesystem::path beside() const;

  /// The names of those that go on from the chapter that is played now.
  std::vector<std::string> following() const;
  /// The first chapter is this table, if such a table is a chapter.
  std::expected<void, std::string> begin(const play::Session& first);
  /// The chapter that is played now, as far as it has come.
  std::expected<play::Session, std::string> chapter() const;
  /// Plays this chapter from now on.
  std::expected<void, std::string> turn_to(const std::string& name);
  /// A new chapter stands behind `from`, or beside the one that is played if it is begun again.
  std::expected<void, std::string> add(const play::Session& fresh, bool again);
  /// Takes in how far the chapter has come.
  std::expected<void, std::string> keep(const play::Session& session);

 private:
  std::expected<void, std::string> write() const;
  play::Chapter& now();

  std::filesystem::path file_;
  play::Campaign campaign_;
};

}  // namespace tavola::app
