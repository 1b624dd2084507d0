// A campaign: tables that are its chapters, in order, each dealt from what an earlier one handed
// on. A chapter that was begun again, or from another one, stands beside the others as a branch.
// The whole is one JSON text, to take along and to bring.
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "play/problem.h"
#include "play/session/session.h"

namespace tavola::play {

struct Chapter {
  std::string name;  // unique in its campaign: "2", "2b" for another try at the second
  int number = 1;
  std::string from;            // the chapter it goes on from; empty for a first one
  nlohmann::ordered_json log;  // a saved table
};

struct Campaign {
  std::string game;
  std::string now;  // the chapter that is being played
  std::vector<Chapter> chapters;

  const Chapter* find(std::string_view name) const;
  /// A name for another chapter of this number; empty if all are taken.
  std::string free_name(int number) const;
};

inline constexpr int kCampaignFormat = 1;
/// In one campaign, all tries included.
inline constexpr int kMostChapters = 60;

nlohmann::ordered_json campaign_json(const Campaign& campaign);
/// Checks names, numbers and what goes on from what; the logs are looked at by check_campaign().
Expected<Campaign> read_campaign(const nlohmann::ordered_json& json);
/// Plays every chapter through, one after another, within these limits for all of them together.
/// `played` hears of each, and can refuse or change it. A later chapter keeps what it was dealt
/// from, so it is good although this version would have the one before hand on something else.
Expected<> check_campaign(
    const Campaign& campaign, const ReplayLimits& limits = {},
    const std::function<Expected<>(const Chapter&, Session&)>& played = nullptr);

}  // namespace tavola::play
