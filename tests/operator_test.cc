// What whoever runs the server sees when something goes wrong: a line in the diary, a figure in
// /metrics, /health that is not ok where it hurts people. What the guests are told names no file
// and no address, and nothing that was acknowledged is lost.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>

#include <chrono>
#include <nlohmann/json.hpp>
#include <thread>

#include "served.h"
#include "storage/postgres_for_tests.h"
#include "storage/storage.h"

namespace tavola {
namespace {

using nlohmann::json;

class Operator : public Served {
 protected:
  std::string diary_text() const {
    std::ostringstream text;
    text << std::ifstream(diary()).rdbuf();
    return text.str();
  }
  static std::string get(int port, const std::string& path) {
    return server::fetch(port, "GET", path).body;
  }
  /// Waits until /health is not ok and says this word, or is ok for no word.
  static bool health_becomes(int port, const std::string& word) {
    for (int i = 0; i < 600; ++i) {
      const server::HttpAnswer answer = server::fetch(port, "GET", "/health");
      if (word.empty() ? answer.status == 200
                       : answer.status == 503 && answer.body.contains("\"" + word + "\""))
        return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    return false;
  }
  bool diary_gets(const std::string& text) const {
    for (int i = 0; i < 300; ++i) {
      if (diary_text().contains(text)) return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    return false;
  }
  /// What is said to somebody who wants a new table now.
  static std::string refusal_of_a_table(int port) {
    std::string why;
    EXPECT_FALSE(server::open_table(port, "salem", 2, 0, &why));
    return why;
  }
  /// A new table at which five choices have been made.
  static Company two_who_play(int port) {
    const auto links = server::open_table(port, "salem", 2);
    EXPECT_TRUE(links);
    Company company(links.value_or(server::TableLinks{}), 2, 3);
    EXPECT_TRUE(links && company.sit(port) && company.play(5)) << company.refusal();
    return company;
  }
  static void lost_nothing(const std::string& where, const Company& company) {
    const auto storage = storage::open_storage(where);
    ASSERT_TRUE(storage) << storage.error().message;
    const auto stored = (*storage)->read(company.links().table);
    ASSERT_TRUE(stored);
    EXPECT_EQ(server::lost_choices(company.acknowledged(), server::kept_choices(stored->entries)),
              0u);
  }
};
using SlowOperator = Operator;

TEST_F(Operator, ADiskWithoutRoomIsSaidAndOutlived) {
  const auto server = serve();
  ASSERT_TRUE(server->open());
  Company company = two_who_play(server->port());
  EXPECT_TRUE(health_becomes(server->port(), ""));

  // No file of the server may grow any more; without care the kernel would end it (SIGXFSZ).
  rlimit before{};
  const rlimit none{.rlim_cur = std::filesystem::file_size(database() + "-wal"),
                    .rlim_max = RLIM_INFINITY};
  ASSERT_EQ(::prlimit(server->process(), RLIMIT_FSIZE, &none, &before), 0);
  EXPECT_TRUE(health_becomes(server->port(), "disk_full"));
  const std::string why = refusal_of_a_table(server->port());
  EXPECT_TRUE(why.contains("\"busy\"")) << why;
  EXPECT_FALSE(why.contains(folder_.string())) << why;
  EXPECT_FALSE(get(server->port(), "/health").contains(folder_.string()));
  const std::string metrics = get(server->port(), "/metrics");
  EXPECT_TRUE(metrics.contains("\ntavola_storage_ok 0\n")) << metrics;
  EXPECT_FALSE(metrics.contains("tavola_storage_troubles_total{why=\"disk_full\"} 0\n"));
  EXPECT_TRUE(metrics.contains("\ntavola_disk_free_bytes "));
  EXPECT_TRUE(diary_gets("level=error event=storage_fails why=disk_full"));

  ASSERT_EQ(::prlimit(server->process(), RLIMIT_FSIZE, &before, nullptr), 0);
  EXPECT_TRUE(health_becomes(server->port(), ""));
  EXPECT_TRUE(diary_gets("event=storage_works_again why=disk_full"));
  ASSERT_TRUE(company.sit(server->port())) << company.refusal();
  ASSERT_TRUE(company.play(5)) << company.refusal();
  EXPECT_EQ(server->end(SIGTERM), 0);
  lost_nothing(database(), company);
}

TEST_F(Operator, ADatabaseThatIsTakenAwayIsSaidAndNothingIsAcknowledged) {
  const auto server = serve();
  ASSERT_TRUE(server->open());
  std::filesystem::rename(database(), database() + ".away");
  EXPECT_TRUE(health_becomes(server->port(), "database_gone"));
  EXPECT_FALSE(refusal_of_a_table(server->port()).contains(folder_.string()));
  EXPECT_TRUE(diary_gets("event=storage_fails why=database_gone"));
  std::filesystem::rename(database() + ".away", database());
  EXPECT_TRUE(health_becomes(server->port(), ""));
  EXPECT_TRUE(server::open_table(server->port(), "salem", 2));
  EXPECT_EQ(server->end(SIGTERM), 0);
}

TEST_F(Operator, ALogThatWasLostIsSaidAtTheStart) {
  {
    const auto server = serve();
    ASSERT_TRUE(server->open());
    two_who_play(server->port());
    server->end(SIGKILL);
  }
  ASSERT_TRUE(std::filesystem::remove(database() + "-wal"));
  const auto server = serve();
  ASSERT_TRUE(server->open()) << "what is left can be played";
  EXPECT_TRUE(diary_gets("level=error event=commits_lost commits="));
  const std::string metrics = get(server->port(), "/metrics");
  EXPECT_TRUE(metrics.contains("\ntavola_storage_lost_commits "));
  EXPECT_FALSE(metrics.contains("\ntavola_storage_lost_commits 0\n"));
  EXPECT_EQ(server->end(SIGTERM), 0);
}

TEST_F(Operator, ATableThatCannotBeOpenedIsSaidOnce) {
  server::TableLinks links;
  {
    const auto server = serve();
    ASSERT_TRUE(server->open());
    const auto opened = server::open_table(server->port(), "salem", 2);
    ASSERT_TRUE(opened);
    links = *opened;
    EXPECT_EQ(server->end(SIGTERM), 0);
  }
  {
    const auto storage = storage::open_storage(database());
    ASSERT_TRUE(storage);
    ASSERT_TRUE((*storage)->greet("test", "", std::chrono::seconds(60)));
    const auto lease = (*storage)->lease(links.table, "test");
    ASSERT_TRUE(lease);
    (*storage)->append({*lease, 0, {"{\"choose\":"}}, [](const storage::Result<>&) {});
    (*storage)->close();
  }
  const auto server = serve();
  ASSERT_TRUE(server->open());
  Company company(links, 2, 3);
  EXPECT_FALSE(company.sit(server->port()));
  EXPECT_EQ(company.refusal(), "damaged");
  EXPECT_FALSE(company.sit(server->port()));
  EXPECT_TRUE(diary_gets("event=table_unopened table=" + links.table + " code=damaged"));
  const std::string diary = diary_text();
  EXPECT_EQ(diary.find("table_unopened"), diary.rfind("table_unopened"));
  EXPECT_TRUE(get(server->port(), "/metrics").contains("\ntavola_tables_unopened 1\n"));
  EXPECT_TRUE(health_becomes(server->port(), "")) << "all other tables are well";
  EXPECT_EQ(server->end(SIGTERM), 0);
}

TEST_F(SlowOperator, APostgresThatIsGoneIsSaidAndComesBack) {
  storage::PrivatePostgres postgres;
  ASSERT_EQ(postgres.error(), "");
  const auto server = serve({"--database", postgres.url()});
  ASSERT_TRUE(server->open());
  Company company = two_who_play(server->port());

  postgres.stop();
  // A choice that is on its way waits, and the queue it waits in is said to grow.
  std::thread waiting([&company] { company.play(1); });
  EXPECT_TRUE(diary_gets("event=queue_grows queue=storage"));
  EXPECT_TRUE(health_becomes(server->port(), "database_gone"));
  const std::string why = refusal_of_a_table(server->port());
  const std::string health = get(server->port(), "/health");
  for (const std::string& said : {why, health})
    for (const char* private_word : {"postgres", "/tmp", ".s.PGSQL", "host"})
      EXPECT_FALSE(said.contains(private_word)) << said;
  EXPECT_TRUE(diary_gets("event=storage_fails why=database_gone"));
  postgres.start();
  waiting.join();
  EXPECT_TRUE(health_becomes(server->port(), ""));
  EXPECT_TRUE(diary_gets("event=storage_works_again why=database_gone"));
  ASSERT_TRUE(company.sit(server->port())) << company.refusal();
  ASSERT_TRUE(company.play(5)) << company.refusal();
  EXPECT_EQ(server->end(SIGTERM), 0);
  lost_nothing(postgres.url(), company);
}

}  // namespace
}  // namespace tavola
