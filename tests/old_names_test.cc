// Logs that were saved when an argument had another name, or when a verb said less, are read all
// the same: what is compared is what they say, by the name they say it under.
#include <gtest/gtest.h>

#include "core/json.h"
#include "core/random.h"
#include "games/registry.h"
#include "play/session/session.h"

namespace tavola {
namespace {

/// Plays at random and gives the saved log as it was written when a card's choice was told by two
/// bare numbers; how many such choices there were is counted.
Json saved_as_before(const scene::Title& title, std::uint64_t seed, int& renamed) {
  auto session = play::Session::open(title, {.seed = seed});
  EXPECT_TRUE(session);
  const Vocabulary& words = title.game().vocabulary();
  Random luck(seed, 3);
  std::vector<Option> chosen;
  while (!session->table().over() && chosen.size() < 600) {
    const auto& options = session->table().decision().options;
    const int n = static_cast<int>(luck.below(static_cast<std::uint32_t>(options.size())));
    const Option option = options[static_cast<std::size_t>(n)];
    const Parameters parameters =
        option.takes_parameters ? title.game().propose(session->table(), n, luck) : Parameters{};
    if (session->choose(n, parameters)) chosen.push_back(option);
  }
  Json log = session->save();
  log.erase("rest");
  for (std::size_t i = 0; i < chosen.size(); ++i) {
    const Phrase& verb = words.verbs[chosen[i].verb];
    Json& args = log["records"][i]["args"];
    for (std::size_t n = 0; n + 1 < verb.fields.size(); ++n) {
      if (words.kinds[static_cast<std::size_t>(verb.fields[n].kind)].name != "text") continue;
      args.erase("card");
      args.erase("choice");
      args["source"] = chosen[i].args[n];
      args["node"] = chosen[i].args[n + 1];
      ++renamed;
      // What a card picks was once a number, whatever it was.
      if (verb.name != "member" && verb.name != "choose_monster" && verb.name != "choose_gate")
        continue;
      log["records"][i]["verb"] = "member";
      for (const char* now : {"seat", "slot", "monster", "area"}) args.erase(now);
      args["member"] = chosen[i].args[2];
    }
  }
  return log;
}

TEST(OldNames, ALogWithTheFormerNamesIsReadAndOneThatSaysSomethingElseIsNot) {
  for (const char* id : {"arkham", "salem"}) {
    const auto title = games::open(id);
    ASSERT_TRUE(title) << title.error();
    int renamed = 0;
    for (std::uint64_t seed = 1; seed < 8; ++seed) {
      Json log = saved_as_before(**title, seed, renamed);
      const auto loaded = play::Session::load(log, {});
      EXPECT_TRUE(loaded) << id << ", seed " << seed << ": " << loaded.error().message;
      for (Json& record : log["records"])
        if (record["args"].contains("node")) {
          record["args"]["node"] = 9999;
          EXPECT_FALSE(play::Session::load(log, {}));
          break;
        }
    }
    EXPECT_GT(renamed, 0) << id;
  }
}

}  // namespace
}  // namespace tavola
