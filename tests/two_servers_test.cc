// Two servers on one PostgreSQL: a table belongs to one of them, the other sends people there, and
// takes the table over when its server is gone.
#include <gtest/gtest.h>
#include <signal.h>

#include <chrono>
#include <nlohmann/json.hpp>
#include <thread>

#include "served.h"
#include "storage/postgres_for_tests.h"
#include "storage/storage.h"

namespace tavola {
namespace {

using nlohmann::json;

using SlowTwoServers = Served;

TEST_F(SlowTwoServers, AGameGoesOnWhenItsServerDies) {
  storage::PrivatePostgres postgres;
  ASSERT_EQ(postgres.error(), "");
  // Long enough that a busy machine does not take the table from a server that lives.
  const std::vector<std::string> shared{"--database", postgres.url(), "--lease-milliseconds",
                                        "6000"};
  const auto at = [&](int port) {
    auto arguments = shared;
    arguments.insert(arguments.end(), {"--port", std::to_string(port), "--public-url",
                                       "http://localhost:" + std::to_string(port)});
    return serve(arguments);
  };
  const int first_port = free_port();
  const auto first = at(first_port);
  const int second_port = free_port();
  const auto second = at(second_port);
  ASSERT_EQ(first->port(), first_port);
  ASSERT_EQ(second->port(), second_port);

  // Nobody knows how it is dealt, and no game of Arkham is over after sixteen choices.
  const auto links = server::open_table(first_port, "arkham", 2);
  ASSERT_TRUE(links);
  Company company(*links, 2, 3);
  ASSERT_TRUE(company.sit(first_port)) << company.refusal();
  ASSERT_TRUE(company.play(8)) << company.refusal();

  // Somebody who comes to the other door is sent to the first.
  server::WireSocket stray(second_port);
  ASSERT_TRUE(stray.open());
  stray.text(json{
      {"id", 1},
      {"do", "sit"},
      {"table", links->table},
      {"tokens", {links->seats[0]}},
      {"lang",
       "en"}}.dump());
  std::string url;
  while (const auto frame = stray.next()) {
    if (frame->opcode != 1) break;
    const json said = json::parse(frame->payload);
    if (said.value("type", "") == "gone") {
      url = said.value("url", "");
      break;
    }
  }
  EXPECT_EQ(url, "http://localhost:" + std::to_string(first_port));

  first->end(SIGKILL);
  // What was acknowledged before may still be on its way; eight more choices cannot be.
  EXPECT_FALSE(company.play(8)) << "the connections are dead";
  bool back = false;
  for (int i = 0; i < 400 && !back; ++i) {
    back = company.sit(second_port);
    if (!back) std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  ASSERT_TRUE(back) << company.refusal();
  ASSERT_TRUE(company.play(8)) << company.refusal();
  EXPECT_EQ(second->end(SIGTERM), 0);

  const auto storage = storage::open_storage(postgres.url());
  ASSERT_TRUE(storage);
  const auto stored = (*storage)->read(links->table);
  ASSERT_TRUE(stored);
  EXPECT_EQ(server::lost_choices(company.acknowledged(), server::kept_choices(stored->entries)),
            0u);
  EXPECT_GE(company.acknowledged().size(), 16u);
}

}  // namespace
}  // namespace tavola
