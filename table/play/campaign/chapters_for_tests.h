// Chapters on the test island for tests: dealt for so many, and played to their end by people who
// take no risk.
#pragma once

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "games/registry.h"
#include "play/campaign/campaign.h"

namespace tavola::play {

inline const scene::Title& avalon() { return **games::open("avalon"); }

inline Wishes chapter_wishes(int seats, std::uint64_t seed, std::string carried = {}) {
  Wishes wishes;
  wishes.seats = seats;
  wishes.seed = Seed(seed);
  wishes.options = {{"table", "test_island"}};
  wishes.carried = std::move(carried);
  for (int i = 0; i < seats; ++i) wishes.players.push_back({"P" + std::to_string(i), ""});
  return wishes;
}

inline Session begun_chapter(int seats, std::uint64_t seed, std::string carried = {}) {
  auto session = Session::open(avalon(), chapter_wishes(seats, seed, std::move(carried)));
  EXPECT_TRUE(session) << session.error().message;
  return *std::move(session);
}

/// To the end of the chapter, without a risk: a referee feeds the stone and the party every
/// morning.
inline void play_through(Session& session) {
  int fed = 0;
  for (int n = 0; n < 4000 && !session.table().over(); ++n) {
    const auto offered = [&](const char* verb) { return session.all_like({verb, {}}); };
    if (session.at_rest() && !offered("pass").empty()) {
      const auto state = session.state();
      const int day = state["journey"]["day"];
      if (day != fed) {
        fed = day;
        auto patch = nlohmann::ordered_json::array(
            {{{"op", "replace"}, {"path", "/journey/locations/0/dial"}, {"value", 8}}});
        for (std::size_t seat = 0; seat < state["characters"].size(); ++seat)
          patch.push_back({{"op", "replace"},
                           {"path", "/characters/" + std::to_string(seat) + "/food"},
                           {"value", 5}});
        // No Event comes a second time, which would end the story of the test island.
        for (const auto& [event, times] : state["story"]["returned"].items())
          patch.push_back({{"op", "replace"}, {"path", "/story/returned/" + event}, {"value", 0}});
        const auto patched = session.patch_state(patch);
        ASSERT_TRUE(patched) << patched.error().message;
      }
    }
    std::vector<int> found;
    for (const char* verb : {"pass", "eat", "done", "join_where", "choose_hero"})
      if (found.empty()) found = offered(verb);
    ASSERT_TRUE(session.choose(found.empty() ? 0 : found.front())) << n;
  }
  ASSERT_TRUE(session.table().over());
  ASSERT_TRUE(session.goes_on()) << session.state()["ending"];
}

/// To the end of a first chapter by people who wait for the evening; quicker than play_through().
inline void wait_through(Session& session) {
  for (int n = 0; n < 400 && !session.table().over(); ++n) {
    std::vector<int> found;
    for (const char* verb : {"pass", "eat", "done"})
      if (found.empty()) found = session.all_like({verb, {}});
    ASSERT_TRUE(session.choose(found.empty() ? 0 : found.front())) << n;
  }
  ASSERT_TRUE(session.goes_on());
}

inline Chapter chapter(const Session& session, std::string name, int number, std::string from) {
  return {std::move(name), number, std::move(from), session.save()};
}

}  // namespace tavola::play
