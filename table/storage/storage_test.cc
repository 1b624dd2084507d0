// What every storage promises, tried on SQLite and on PostgreSQL alike.
#include "storage/storage.h"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <future>
#include <latch>
#include <mutex>
#include <set>

#include "storage/clock.h"
#include "storage/either_storage_for_tests.h"
#include "storage/postgres_link.h"

namespace tavola::storage {
namespace {

using namespace std::chrono_literals;

class StorageTest : public EitherStorage {
 protected:
  void make_table(const std::string& id, const std::vector<std::string>& entries = {},
                  bool listed = false) {
    TableRow row;
    row.id = id;
    row.header = R"({"of":")" + id + "\"}";
    row.summary = "{}";
    row.created = 1000;
    row.listed = listed;
    const auto made = storage().create(row, entries);
    ASSERT_TRUE(made) << made.error().message;
  }
  Lease take(const std::string& id, const std::string& process = "p1") {
    EXPECT_TRUE(storage().greet(process, "http://" + process, 60s));
    const auto lease = storage().lease(id, process);
    EXPECT_TRUE(lease) << lease.error().message;
    return lease.value_or(Lease{});
  }
  std::future<Result<>> add(const Lease& lease, std::uint64_t first,
                            std::vector<std::string> entries) {
    return EitherStorage::add({lease, first, std::move(entries)});
  }
  std::optional<Fault> fault(const Result<>& result) {
    if (result) return std::nullopt;
    EXPECT_FALSE(result.error().message.empty());
    return result.error().fault;
  }
  std::vector<std::string> entries(const std::string& id) {
    const auto table = storage().read(id);
    EXPECT_TRUE(table) << table.error().message;
    return table ? table->entries : std::vector<std::string>{};
  }
};

TEST_P(StorageTest, OldTablesAreFoundInOrderAndExpireUnlessTheyChange) {
  for (const char* id : {"b", "a", "c"}) make_table(id);
  const Seconds now = now_seconds();
  auto rows = storage().oldest({.changed_until = now + 5, .most = 2});
  ASSERT_TRUE(rows) << rows.error().message;
  ASSERT_EQ(rows->size(), 2U);
  std::vector<std::string> ids{(*rows)[0].id, (*rows)[1].id};
  rows = storage().oldest({.changed_until = now + 5,
                           .after_changed = rows->back().changed,
                           .after_id = rows->back().id,
                           .most = 2});
  ASSERT_EQ(rows->size(), 1U);
  ids.push_back(rows->front().id);
  std::sort(ids.begin(), ids.end());
  EXPECT_EQ(ids, (std::vector<std::string>{"a", "b", "c"}));
  EXPECT_EQ(storage().oldest({.changed_until = now - 1000})->size(), 0U);

  const Result<> changed = storage().expire("a", now - 1000);
  ASSERT_FALSE(changed);
  EXPECT_EQ(changed.error().fault, Fault::kNoSuchTable);
  EXPECT_TRUE(storage().look("a")) << "it has changed since, so it stays";
  EXPECT_TRUE(storage().expire("a", now + 5));
  EXPECT_FALSE(storage().look("a"));
}

TEST_P(StorageTest, AClosedTableStaysAndSaysSo) {
  make_table("t");
  EXPECT_FALSE(storage().look("t")->closed);
  ASSERT_TRUE(storage().close_table("t", true));
  ASSERT_TRUE(storage().close_table("t", true)) << "twice is no harm";
  EXPECT_TRUE(storage().look("t")->closed);
  EXPECT_TRUE(storage().read("t")->row.closed);
  reopen();
  EXPECT_TRUE(storage().look("t")->closed);
  ASSERT_TRUE(storage().close_table("t", false));
  EXPECT_FALSE(storage().look("t")->closed);
  EXPECT_EQ(storage().close_table("none", true).error().fault, Fault::kNoSuchTable);
}

TEST_P(StorageTest, ATableAtWhichAProcessEndedIsRemembered) {
  make_table("t");
  make_table("u");
  EXPECT_EQ(storage().look("t")->stops, 0);
  for (const int stops : {1, 2, 2}) {
    ASSERT_TRUE(storage().count_stop("t"));
    EXPECT_EQ(storage().look("t")->stops, stops);
    EXPECT_EQ(storage().read("t")->row.stops, stops);
  }
  reopen();
  EXPECT_EQ(storage().look("t")->stops, 2);
  EXPECT_FALSE(storage().look("t")->closed) << "that is another thing";
  EXPECT_EQ(storage().look("u")->stops, 0);
  ASSERT_TRUE(storage().close_table("t", false)) << "whoever runs the server opens it again";
  EXPECT_EQ(storage().look("t")->stops, 0);
  EXPECT_EQ(storage().count_stop("none").error().fault, Fault::kNoSuchTable);
  ASSERT_TRUE(storage().count_stop("u"));
  ASSERT_TRUE(storage().remove("u"));
  make_table("u");
  EXPECT_EQ(storage().look("u")->stops, 0) << "it goes with its table";
}

TEST_P(StorageTest, AccountsAreListedClosedAndRemoved) {
  make_table("t");
  const auto ada = storage().open_account("ada", "Ada", "hash");
  ASSERT_TRUE(storage().open_account("bruno", "Bruno", "hash"));
  ASSERT_TRUE(storage().open_session(ada->id, "session", now_seconds() + 1000));
  ASSERT_TRUE(storage().keep_token(ada->id, {"t", "token"}));
  ASSERT_EQ(storage().accounts()->size(), 2U);
  EXPECT_EQ(storage().accounts()->front().name, "Ada");
  ASSERT_TRUE(storage().close_account("ada", true));
  EXPECT_TRUE(storage().account("ada")->closed);
  EXPECT_FALSE(storage().account("bruno")->closed);
  EXPECT_FALSE(storage().session("session")) << "its sessions have ended";
  EXPECT_EQ(storage().kept_tokens(ada->id)->size(), 1U) << "what it keeps stays";
  ASSERT_TRUE(storage().close_account("ada", false));
  EXPECT_FALSE(storage().account("ada")->closed);
  ASSERT_TRUE(storage().remove_account("ada"));
  EXPECT_FALSE(storage().account("ada"));
  EXPECT_EQ(storage().kept_tokens(ada->id)->size(), 0U);
  EXPECT_TRUE(storage().look("t")) << "tables stay";
  EXPECT_EQ(storage().remove_account("ada").error().fault, Fault::kNotFound);
}

TEST_P(StorageTest, WhatIsDoneBesideAServerIsHeardByIt) {
  make_table("t");
  make_table("u");
  std::mutex mutex;
  std::vector<std::string> heard;
  std::condition_variable more;
  const auto listening = storage().listen([&](const std::string& table, const std::string& what) {
    std::scoped_lock lock(mutex);
    heard.push_back(table + " " + what);
    more.notify_all();
  });
  const Lease lease = take("t");
  auto beside = open_storage(where_, {.patience = 5s, .beside_a_server = true});
  ASSERT_TRUE(beside) << beside.error().message;
  EXPECT_EQ((*beside)->oldest({.changed_until = now_seconds() + 5})->size(), 2U);
  ASSERT_TRUE((*beside)->close_table("u", true));
  ASSERT_TRUE((*beside)->remove("t"));
  std::unique_lock lock(mutex);
  more.wait_for(lock, 60s, [&] { return heard.size() >= 2; });
  EXPECT_EQ(heard, (std::vector<std::string>{"u closed", "t gone"}));
  lock.unlock();
  EXPECT_TRUE(storage().look("u")->closed);
  std::promise<Result<>> kept;
  storage().append({lease, 0, {"entry"}}, [&](Result<> result) { kept.set_value(result); });
  EXPECT_EQ(kept.get_future().get().error().fault, Fault::kNoSuchTable);
}

INSTANTIATE_TEST_SUITE_P(Both, StorageTest, both_storages, name_of_storage);

TEST_P(StorageTest, KeepsTablesWithTheirEntriesInOrder) {
  const std::string odd = "{\"text\":\"l'altra \\\"porta\\\" \\\\ ü 🜏 {a,b} NULL\"}";
  make_table("a", {"first", odd});
  const Lease lease = take("a");
  EXPECT_TRUE(add(lease, 2, {"third", "", odd}).get());
  EXPECT_TRUE(add(lease, 5, {"NULL"}).get());
  reopen();
  const auto table = storage().read("a");
  ASSERT_TRUE(table);
  EXPECT_EQ(table->row.header, R"({"of":"a"})");
  EXPECT_EQ(table->row.created, 1000);
  EXPECT_EQ(table->row.length, 6U);
  EXPECT_FALSE(table->row.listed);
  EXPECT_EQ(table->entries, (std::vector<std::string>{"first", odd, "third", "", odd, "NULL"}));

  TableRow again;
  again.id = "a";
  again.header = "other";
  EXPECT_EQ(fault(storage().create(again, {"x"})), Fault::kTaken);
  EXPECT_EQ(storage().look("a")->header, R"({"of":"a"})");
  EXPECT_EQ(storage().read("b").error().fault, Fault::kNoSuchTable);
  EXPECT_EQ(storage().look("b").error().fault, Fault::kNoSuchTable);
  EXPECT_EQ(*storage().count_tables(), 1U);
}

TEST_P(StorageTest, RefusesWhatDoesNotComeNext) {
  make_table("a");
  make_table("b");
  const Lease lease = take("a");
  const Lease other = take("b");
  EXPECT_TRUE(add(lease, 0, {"one"}).get());
  EXPECT_EQ(fault(add(lease, 0, {"one"}).get()), Fault::kOutOfOrder);
  EXPECT_EQ(fault(add(lease, 2, {"three"}).get()), Fault::kOutOfOrder);
  // One batch: what follows stays good whatever stands beside it.
  auto early = add(lease, 5, {"far"});
  auto good = add(lease, 1, {"two"});
  auto twice = add(lease, 1, {"two"});
  auto next = add(lease, 2, {"three"});
  auto beside = add(other, 0, {"b0"});
  auto nowhere = add({"c", "p1", 1}, 0, {"c0"});
  EXPECT_EQ(fault(early.get()), Fault::kOutOfOrder);
  EXPECT_TRUE(good.get());
  EXPECT_EQ(fault(twice.get()), Fault::kOutOfOrder);
  EXPECT_TRUE(next.get());
  EXPECT_TRUE(beside.get());
  EXPECT_EQ(fault(nowhere.get()), Fault::kNoSuchTable);
  EXPECT_EQ(entries("a"), (std::vector<std::string>{"one", "two", "three"}));
  EXPECT_EQ(entries("b"), (std::vector<std::string>{"b0"}));
  EXPECT_EQ(storage().figures().entries, 4U);
  EXPECT_EQ(storage().figures().failures, 5U);
}

TEST_P(StorageTest, ChaptersOfACampaignStandInOrder) {
  EXPECT_TRUE(storage().chapters("c")->empty());
  for (const char* table : {"c", "t2", "t3", "d"}) make_table(table);
  ASSERT_TRUE(storage().add_chapter("c", {0, "c", "one"}));
  ASSERT_TRUE(storage().add_chapter("c", {1, "t2", "two"}));
  EXPECT_EQ(fault(storage().add_chapter("c", {1, "t3", "two again"})), Fault::kTaken);
  EXPECT_EQ(fault(storage().add_chapter("c", {0, "t3", "one again"})), Fault::kTaken);
  ASSERT_TRUE(storage().add_chapter("d", {0, "d", "another"}));
  EXPECT_EQ(*storage().chapters("c"), (std::vector<ChapterRow>{{0, "c", "one"}, {1, "t2", "two"}}));
  // A chapter goes with its table, and its number is not given twice while there are later ones.
  ASSERT_TRUE(storage().add_chapter("c", {2, "t3", "three"}));
  ASSERT_TRUE(storage().remove("t2"));
  EXPECT_EQ(fault(storage().add_chapter("c", {1, "t2", "two again"})), Fault::kTaken);
  EXPECT_EQ(*storage().chapters("c"),
            (std::vector<ChapterRow>{{0, "c", "one"}, {2, "t3", "three"}}));
  EXPECT_EQ(storage().chapters("d")->size(), 1U);
}

TEST_P(StorageTest, ACampaignIsKeptAsAWholeOrNotAtAll) {
  const auto chapter = [](const std::string& id, std::uint64_t number) {
    NewChapter made;
    made.row.id = id;
    made.row.header = made.row.summary = "{}";
    made.entries = {"first of " + id, "second"};
    made.rest = "rest of " + id;
    made.chapter = {number, id, "chapter " + id};
    return made;
  };
  make_table("taken");
  const auto torn =
      storage().create_campaign("a", {chapter("a", 0), chapter("b", 1), chapter("taken", 2)});
  EXPECT_EQ(fault(torn), Fault::kTaken);
  EXPECT_EQ(*storage().count_tables(), 1U) << "nothing is left of it";
  EXPECT_TRUE(storage().chapters("a")->empty());
  EXPECT_FALSE(storage().look("a"));
  EXPECT_EQ(fault(storage().create_campaign("a", {chapter("a", 0), chapter("b", 0)})),
            Fault::kTaken);
  EXPECT_EQ(*storage().count_tables(), 1U);
  ASSERT_TRUE(storage().create_campaign("a", {chapter("a", 0), chapter("b", 1)}));
  EXPECT_EQ(*storage().count_tables(), 3U);
  EXPECT_EQ(*storage().chapters("a"),
            (std::vector<ChapterRow>{{0, "a", "chapter a"}, {1, "b", "chapter b"}}));
  EXPECT_EQ(entries("b"), (std::vector<std::string>{"first of b", "second"}));
  EXPECT_EQ(storage().read("b")->rest, "rest of b");
}

TEST_P(StorageTest, OneProcessAtATimeHoldsATable) {
  make_table("a");
  ASSERT_TRUE(storage().greet("p1", "http://one", 60s));
  ASSERT_TRUE(storage().greet("p2", "http://two", 60s));
  const auto lease = storage().lease("a", "p1");
  ASSERT_TRUE(lease);
  EXPECT_EQ(storage().lease("a", "p1")->fence, lease->fence);
  EXPECT_EQ(storage().lease("a", "p2").error().fault, Fault::kHeld);
  EXPECT_EQ(storage().lease("b", "p2").error().fault, Fault::kNoSuchTable);
  auto holder = storage().holder("a");
  ASSERT_TRUE(holder && *holder);
  EXPECT_EQ((*holder)->id, "p1");
  EXPECT_EQ((*holder)->url, "http://one");
  EXPECT_TRUE((*holder)->alive);

  ASSERT_TRUE(storage().release(*lease));
  EXPECT_FALSE(storage().holder("a")->has_value());
  EXPECT_EQ(fault(add(*lease, 0, {"late"}).get()), Fault::kNotOurs);
  const auto second = storage().lease("a", "p2");
  ASSERT_TRUE(second);
  EXPECT_GT(second->fence, lease->fence);
  // The old lease gives nothing free any more.
  ASSERT_TRUE(storage().release(*lease));
  EXPECT_EQ((*storage().holder("a"))->id, "p2");
  EXPECT_TRUE(add(*second, 0, {"ours"}).get());
}

TEST_P(StorageTest, TablesOfADeadProcessAreTakenOver) {
  make_table("a");
  ASSERT_TRUE(storage().greet("dead", "http://dead", 1ms));
  const auto old = storage().lease("a", "dead");
  ASSERT_TRUE(old);
  EXPECT_TRUE(add(*old, 0, {"before"}).get());
  while ((*storage().holder("a"))->alive) std::this_thread::sleep_for(5ms);
  // Nobody has taken it yet, so the late process may still write.
  EXPECT_TRUE(add(*old, 1, {"still"}).get());
  const Lease lease = take("a", "alive");
  EXPECT_EQ(fault(add(*old, 2, {"ghost"}).get()), Fault::kNotOurs);
  EXPECT_TRUE(add(lease, 2, {"after"}).get());
  // Coming back to life gives nothing back.
  ASSERT_TRUE(storage().greet("dead", "http://dead", 60s));
  EXPECT_EQ(storage().lease("a", "dead").error().fault, Fault::kHeld);
  EXPECT_EQ(entries("a"), (std::vector<std::string>{"before", "still", "after"}));
  ASSERT_TRUE(storage().farewell("alive"));
  EXPECT_TRUE(storage().lease("a", "dead"));
}

TEST_P(StorageTest, ManyTablesAtOnceLoseNothing) {
  constexpr int kTables = 40;
  constexpr int kEntries = 50;
  std::vector<Lease> leases;
  for (int i = 0; i < kTables; ++i) {
    make_table("t" + std::to_string(i));
    leases.push_back(take("t" + std::to_string(i)));
  }
  std::atomic<int> kept = 0;
  std::latch all(std::ptrdiff_t{kTables} * kEntries);
  std::vector<std::thread> threads;
  for (int part = 0; part < 4; ++part)
    threads.emplace_back([&, part] {
      for (int n = 0; n < kEntries; ++n)
        for (int i = part; i < kTables; i += 4)
          storage().append({leases[static_cast<std::size_t>(i)],
                            static_cast<std::uint64_t>(n),
                            {std::to_string(i) + "/" + std::to_string(n)}},
                           [&](const Result<>& result) {
                             if (result) ++kept;
                             all.count_down();
                           });
    });
  for (std::thread& thread : threads) thread.join();
  all.wait();
  EXPECT_EQ(kept, kTables * kEntries);
  const Figures figures = storage().figures();
  EXPECT_EQ(figures.entries, static_cast<std::uint64_t>(kTables * kEntries));
  EXPECT_LT(figures.commits, figures.entries);  // they shared transactions
  EXPECT_EQ(figures.waiting, 0U);
  for (int i = 0; i < kTables; ++i) {
    const std::vector<std::string> found = entries("t" + std::to_string(i));
    ASSERT_EQ(found.size(), static_cast<std::size_t>(kEntries));
    for (int n = 0; n < kEntries; ++n)
      EXPECT_EQ(found[static_cast<std::size_t>(n)], std::to_string(i) + "/" + std::to_string(n));
  }
}

TEST_P(StorageTest, ListsNotesAndDeletes) {
  make_table("hidden", {}, false);
  make_table("shown", {"e"}, true);
  make_table("done", {}, true);
  const auto note = [&](const std::string& table, Note what) {
    std::promise<Result<>> promise;
    storage().note(table, std::move(what),
                   [&](Result<> result) { promise.set_value(std::move(result)); });
    return promise.get_future().get();
  };
  EXPECT_TRUE(note("done", {.over = true}));
  EXPECT_TRUE(note("done", {.summary = "{\"round\":7}"}));
  EXPECT_EQ(fault(note("nowhere", {.over = true})), Fault::kNoSuchTable);
  const auto ids = [&](const ListWish& wish) {
    std::set<std::string> names;
    const auto rows = storage().list(wish);
    EXPECT_TRUE(rows);
    for (const TableRow& row : *rows) names.insert(row.id);
    return names;
  };
  EXPECT_EQ(ids({}), (std::set<std::string>{"shown", "done"}));
  EXPECT_EQ(ids({.over = true}), (std::set<std::string>{"done"}));
  EXPECT_EQ(ids({.over = false}), (std::set<std::string>{"shown"}));
  EXPECT_EQ(ids({.only_listed = false}).size(), 3U);
  EXPECT_EQ(ids({.only_listed = false, .most = 2}).size(), 2U);
  const auto done = storage().look("done");
  EXPECT_TRUE(done->over);
  EXPECT_EQ(done->summary, "{\"round\":7}");
  EXPECT_TRUE(note("hidden", {.listed = true}));
  EXPECT_EQ(ids({}).size(), 3U);

  std::promise<std::string> heard;
  const auto listening = storage().listen([&](const std::string& table, const std::string& what) {
    heard.set_value(table + ":" + what);
  });
  const Lease lease = take("shown");
  EXPECT_TRUE(storage().remove("shown"));
  EXPECT_EQ(heard.get_future().get(), "shown:gone");
  EXPECT_EQ(fault(add(lease, 1, {"late"}).get()), Fault::kNoSuchTable);
  EXPECT_EQ(storage().read("shown").error().fault, Fault::kNoSuchTable);
  EXPECT_EQ(fault(storage().remove("shown")), Fault::kNoSuchTable);
}

TEST_P(StorageTest, KeepsAccountsSessionsAndTheKey) {
  make_table("a");
  const auto ada = storage().open_account("ada", "Ada", "hash");
  ASSERT_TRUE(ada);
  EXPECT_EQ(storage().open_account("ada", "ADA", "x").error().fault, Fault::kTaken);
  const auto bea = storage().open_account("bea", "Bea", "hash2");
  ASSERT_TRUE(bea);
  EXPECT_NE(ada->id, bea->id);
  EXPECT_EQ(storage().account("ada")->name, "Ada");
  EXPECT_EQ(storage().account("ada")->password_hash, "hash");
  EXPECT_EQ(storage().account("carl").error().fault, Fault::kNotFound);

  ASSERT_TRUE(storage().open_session(ada->id, "h1", now_seconds() + 1000));
  ASSERT_TRUE(storage().open_session(bea->id, "h2", now_seconds() - 1));
  EXPECT_EQ(storage().session("h1")->id, ada->id);
  EXPECT_EQ(storage().session("h2").error().fault, Fault::kNotFound);
  EXPECT_EQ(storage().session("h3").error().fault, Fault::kNotFound);
  ASSERT_TRUE(storage().keep_token(ada->id, {"a", "t2"}));
  ASSERT_TRUE(storage().keep_token(ada->id, {"a", "t1"}));
  ASSERT_TRUE(storage().keep_token(ada->id, {"a", "t1"}));
  EXPECT_EQ(fault(storage().keep_token(ada->id, {"z", "t1"})), Fault::kNoSuchTable);
  const ServerKey key = *storage().server_key();
  reopen();
  EXPECT_EQ(*storage().kept_tokens(ada->id), (std::vector<KeptToken>{{"a", "t1"}, {"a", "t2"}}));
  EXPECT_TRUE(storage().kept_tokens(bea->id)->empty());
  EXPECT_EQ(*storage().server_key(), key);
  EXPECT_NE(key, ServerKey{});
  EXPECT_TRUE(storage().session("h1"));
  ASSERT_TRUE(storage().close_session("h1"));
  EXPECT_FALSE(storage().session("h1"));
  ASSERT_TRUE(storage().remove("a"));
  EXPECT_TRUE(storage().kept_tokens(ada->id)->empty());
}

TEST_P(StorageTest, AnInvitationMakesOneAccount) {
  ASSERT_TRUE(storage().keep_invite("once", now_seconds() + 1000));
  ASSERT_TRUE(storage().keep_invite("late", now_seconds() - 1));
  ASSERT_TRUE(storage().open_account("ada", "Ada", "hash"));
  const auto make = [this](const std::string& key, const std::string& invite) {
    const auto made = storage().open_account(key, key, "hash", invite);
    return made ? "made" : made.error().fault == Fault::kNotFound ? "not found" : "taken";
  };
  EXPECT_STREQ(make("bea", "never"), "not found");
  EXPECT_STREQ(make("bea", "late"), "not found");
  EXPECT_STREQ(make("ada", "once"), "taken");
  reopen();
  EXPECT_STREQ(make("bea", "once"), "made") << "a name that was taken has not spent it";
  EXPECT_STREQ(make("carl", "once"), "not found");
  EXPECT_EQ(storage().accounts()->size(), 2U);
}

TEST_P(StorageTest, ANewPasswordEndsTheOtherSessions) {
  const auto ada = storage().open_account("ada", "Ada", "hash");
  const auto bea = storage().open_account("bea", "Bea", "hash");
  for (const char* session : {"h1", "h2"})
    ASSERT_TRUE(storage().open_session(ada->id, session, now_seconds() + 1000));
  ASSERT_TRUE(storage().open_session(bea->id, "h3", now_seconds() + 1000));
  ASSERT_TRUE(storage().set_password(ada->id, "other", "h2"));
  EXPECT_EQ(storage().account("ada")->password_hash, "other");
  EXPECT_EQ(storage().account("bea")->password_hash, "hash");
  EXPECT_FALSE(storage().session("h1"));
  EXPECT_TRUE(storage().session("h2"));
  ASSERT_TRUE(storage().set_password(ada->id, "third", ""));
  EXPECT_FALSE(storage().session("h2"));
  EXPECT_TRUE(storage().session("h3"));
}

TEST_P(StorageTest, KeepsBrowsersForTheTokenOfASeat) {
  make_table("a");
  make_table("b");
  const auto browser = [](const std::string& table, const std::string& token,
                          const std::string& endpoint) {
    return PushRow{table, token, endpoint, "key", "secret", "it"};
  };
  ASSERT_TRUE(storage().keep_push(browser("a", "t1", "one"), 2));
  ASSERT_TRUE(storage().keep_push(browser("a", "t2", "one"), 2));
  ASSERT_TRUE(storage().keep_push(browser("b", "t3", "one"), 2));
  PushRow again = browser("a", "t1", "one");
  again.language = "es";
  ASSERT_TRUE(storage().keep_push(again, 2));
  EXPECT_EQ(*storage().pushes("a", "t1"), (std::vector<PushRow>{again}));
  EXPECT_TRUE(storage().pushes("a", "t3")->empty());
  EXPECT_EQ(fault(storage().keep_push(browser("z", "t1", "one"), 2)), Fault::kNoSuchTable);
  ASSERT_TRUE(storage().keep_push(browser("a", "t1", "two"), 2));
  ASSERT_TRUE(storage().keep_push(browser("a", "t1", "three"), 2));
  reopen();
  EXPECT_EQ(*storage().pushes("a", "t1"),
            (std::vector<PushRow>{browser("a", "t1", "two"), browser("a", "t1", "three")}));
  ASSERT_TRUE(storage().drop_push("one"));
  EXPECT_TRUE(storage().pushes("a", "t2")->empty());
  EXPECT_TRUE(storage().pushes("b", "t3")->empty());
  ASSERT_TRUE(storage().remove("a"));
  EXPECT_TRUE(storage().pushes("a", "t1")->empty());
}

TEST_P(StorageTest, TakesNothingAfterItIsClosed) {
  make_table("a");
  const Lease lease = take("a");
  auto before = add(lease, 0, {"one"});
  storage().close();
  EXPECT_TRUE(before.get());
  EXPECT_EQ(fault(add(lease, 1, {"two"}).get()), Fault::kBusy);
}

// ---- what is particular to one of them ----------------------------------------------------------

TEST(SqliteStorageTest, RefusesFilesThatAreNotItsOwn) {
  std::string name = (std::filesystem::temp_directory_path() / "tavola_db_XXXXXX").string();
  ASSERT_NE(::mkdtemp(name.data()), nullptr);
  std::ofstream(name + "/letter.db") << std::string(5000, 'x');
  const auto letter = open_storage(name + "/letter.db");
  ASSERT_FALSE(letter);
  EXPECT_NE(letter.error().message.find("is no database"), std::string::npos)
      << letter.error().message;
  EXPECT_EQ(std::filesystem::file_size(name + "/letter.db"), 5000U);
  EXPECT_FALSE(open_storage(name + "/no/such/folder.db"));
  EXPECT_FALSE(open_storage("mysql://localhost/tavola"));

  const std::string path = name + "/tavola.db";
  {
    const auto first = open_storage(path);
    ASSERT_TRUE(first);
    const auto second = open_storage(path);
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().fault, Fault::kBusy);
    EXPECT_NE(second.error().message.find("in use"), std::string::npos);
  }
  // The version stands at byte 60 of the file, most significant byte first.
  const auto set_number = [&](int at, char value) {
    std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(at);
    file.put(value);
  };
  set_number(63, 9);
  const auto newer = open_storage(path);
  ASSERT_FALSE(newer);
  EXPECT_NE(newer.error().message.find("newer version"), std::string::npos);
  set_number(63, 1);
  set_number(71, 0);  // the application's number
  const auto foreign = open_storage(path);
  ASSERT_FALSE(foreign);
  EXPECT_NE(foreign.error().message.find("another program"), std::string::npos);
  set_number(71, 0x6f);
  EXPECT_TRUE(open_storage(path));
  std::filesystem::remove_all(name);
}

TEST(PostgresStorageTest, SaysWhatIsWrongAndOutlivesALostServer) {
  PrivatePostgres postgres;
  ASSERT_EQ(postgres.error(), "");
  const auto nowhere = open_storage("postgresql:///postgres?host=/nonexistent&user=tavola");
  ASSERT_FALSE(nowhere);
  EXPECT_NE(nowhere.error().message.find("cannot be reached"), std::string::npos);

  auto opened = open_storage(postgres.url(), {.patience = 20s, .answer = 20s});
  ASSERT_TRUE(opened) << opened.error().message;
  Storage& storage = **opened;
  TableRow row;
  row.id = "a";
  ASSERT_TRUE(storage.create(row, {}));
  ASSERT_TRUE(storage.greet("p", "", 60s));
  const auto lease = storage.lease("a", "p");
  ASSERT_TRUE(lease);
  postgres.stop();
  std::promise<Result<>> kept;
  storage.append({*lease, 0, {"through the night"}},
                 [&](Result<> result) { kept.set_value(std::move(result)); });
  postgres.start();
  ASSERT_EQ(postgres.error(), "");
  const Result<> result = kept.get_future().get();
  EXPECT_TRUE(result) << result.error().message;
  const auto table = storage.read("a");
  ASSERT_TRUE(table) << table.error().message;
  EXPECT_EQ(table->entries, std::vector<std::string>{"through the night"});

  // Bytes that PostgreSQL cannot keep are refused alone.
  std::promise<Result<>> bad, good;
  storage.append({*lease, 1, {"\xff"}}, [&](Result<> r) { bad.set_value(std::move(r)); });
  EXPECT_FALSE(bad.get_future().get());
  storage.append({*lease, 1, {"day"}}, [&](Result<> r) { good.set_value(std::move(r)); });
  EXPECT_TRUE(good.get_future().get());

  // Patience ends.
  auto hasty = open_storage(postgres.url(), {.patience = 300ms, .answer = 300ms});
  ASSERT_TRUE(hasty);
  postgres.stop();
  EXPECT_EQ((*hasty)->read("a").error().fault, Fault::kBusy);
  std::promise<Result<>> late;
  (*hasty)->append({*lease, 2, {"x"}}, [&](Result<> r) { late.set_value(std::move(r)); });
  EXPECT_EQ(late.get_future().get().error().fault, Fault::kBusy);
}

// A machine that takes the connection and never says anything, as one that has lost its power does
// behind a router that has not noticed.
TEST(PostgresStorageTest, AServerThatSaysNothingIsNotWaitedForWithoutEnd) {
  const int door = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in place{};
  place.sin_family = AF_INET;
  place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof place;
  ASSERT_EQ(::bind(door, reinterpret_cast<const sockaddr*>(&place), size), 0);
  ASSERT_EQ(::listen(door, 4), 0);
  ASSERT_EQ(::getsockname(door, reinterpret_cast<sockaddr*>(&place), &size), 0);
  PostgresLink link("postgresql://tavola@127.0.0.1:" + std::to_string(ntohs(place.sin_port)) +
                        "/tavola?sslmode=disable",
                    200ms);
  const Result<> reached = link.connect_once();
  ASSERT_FALSE(reached);
  EXPECT_EQ(reached.error().fault, Fault::kBusy);
  EXPECT_NE(reached.error().message.find("does not answer"), std::string::npos)
      << reached.error().message;
  EXPECT_FALSE(link.connected());
  ::close(door);
}

TEST(PostgresStorageTest, ProcessesHearEachOther) {
  PrivatePostgres postgres;
  ASSERT_EQ(postgres.error(), "");
  auto one = open_storage(postgres.url());
  auto two = open_storage(postgres.url());
  ASSERT_TRUE(one && two);
  EXPECT_EQ(*(*one)->server_key(), *(*two)->server_key());
  std::promise<std::string> heard;
  const auto listening = (*two)->listen([&](const std::string& table, const std::string& what) {
    heard.set_value(table + ":" + what);
  });
  ASSERT_TRUE((*one)->tell("k3m9", "moved"));
  EXPECT_EQ(heard.get_future().get(), "k3m9:moved");
}

}  // namespace
}  // namespace tavola::storage
