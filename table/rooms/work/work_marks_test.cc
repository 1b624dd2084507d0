// The table at which a process ended is found by the next one, and what is stuck is found while it
// goes on.
#include "rooms/work/work_marks.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <functional>
#include <latch>
#include <thread>

#include "core/limits.h"

namespace tavola::rooms {
namespace {

namespace fs = std::filesystem;
using Tables = std::vector<std::string>;
using namespace std::chrono_literals;

class WorkMarksTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "tavola_work_XXXXXX").string();
    ASSERT_NE(::mkdtemp(name.data()), nullptr);
    folder_ = name;
  }
  void TearDown() override { fs::remove_all(folder_); }

  /// Another process does this and then dies of a signal.
  void dies_of(int signal, const std::function<void(WorkMarks&)>& work) {
    const pid_t child = ::fork();
    if (child == 0) {
      const rlimit none{0, 0};
      ::setrlimit(RLIMIT_CORE, &none);
      WorkMarks marks;
      WorkMarks::mark_faults();
      if (marks.keep_in(folder_)) work(marks);
      ::_exit(1);
    }
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFSIGNALED(status));
    EXPECT_EQ(WTERMSIG(status), signal) << "it ends of what it would have ended of";
  }
  /// Goes on until the processor was used for so long that a work counts as long.
  static void work_long(WorkMarks& marks) {
    while (marks.stuck(std::chrono::milliseconds(1100)).empty()) continue;
  }
  Tables left() {
    WorkMarks next;
    EXPECT_TRUE(next.keep_in(folder_));
    return next.take_left();
  }

  fs::path folder_;
};

TEST_F(WorkMarksTest, TheTableOfAThreadThatFaultsIsFoundByTheNextProcessAndOnlyOnce) {
  for (const int signal : {SIGSEGV, SIGABRT, SIGFPE}) {
    dies_of(signal, [signal](WorkMarks& marks) {
      { const WorkingFor done(marks, "finished"); }
      const WorkingFor other(marks, "innocent");
      std::thread([&marks, signal] {
        const WorkingFor table(marks, "k3m9x2pq");
        { const WorkingFor within(marks, "within"); }
        ::raise(signal);
      }).join();
    });
    EXPECT_EQ(left(), Tables{"k3m9x2pq"}) << signal;
    EXPECT_EQ(left(), Tables{}) << signal;
  }
}

TEST_F(WorkMarksTest, AStackThatIsFullIsAFaultLikeAnyOther) {
  dies_of(SIGSEGV, [](WorkMarks& marks) {
    std::thread([&marks] {
      const WorkingFor table(marks, "deep");
      const std::function<int(int)> deeper = [&deeper](int n) -> int {
        volatile char bytes[4096];
        bytes[n % 4096] = 1;
        return deeper(n + 1) + bytes[0];
      };
      deeper(0);
    }).join();
  });
  EXPECT_EQ(left(), Tables{"deep"});
}

TEST_F(WorkMarksTest, OfAProcessThatIsKilledTheWorksThatTookLongAreFound) {
  dies_of(SIGKILL, [](WorkMarks& marks) {
    const WorkingFor table(marks, std::string(40, 'z'));
    work_long(marks);
    const WorkingFor answered(marks, "quick");
    ::kill(::getpid(), SIGKILL);
  });
  EXPECT_EQ(left(), Tables{std::string(31, 'z')});
}

TEST_F(WorkMarksTest, WhoEndsInOrderLeavesNothing) {
  {
    WorkMarks marks;
    ASSERT_TRUE(marks.keep_in(folder_));
    const WorkingFor now(marks, "k3m9x2pq");
  }
  EXPECT_EQ(left(), Tables{});
}

TEST_F(WorkMarksTest, ProcessesThatLiveAreLeftAlone) {
  WorkMarks first;
  ASSERT_TRUE(first.keep_in(folder_));
  const WorkingFor now(first, "mine");
  dies_of(SIGABRT, [](WorkMarks& marks) {
    const WorkingFor other(marks, "yours");
    ::raise(SIGABRT);
  });
  EXPECT_EQ(left(), Tables{"yours"});
  EXPECT_TRUE(fs::exists(folder_ / "work.0"));
  EXPECT_TRUE(fs::exists(folder_ / "work.1"));
}

TEST_F(WorkMarksTest, AFolderThatCannotBeWrittenToIsNamed) {
  WorkMarks marks;
  const auto kept = marks.keep_in(folder_ / "nowhere");
  ASSERT_FALSE(kept);
  EXPECT_NE(kept.error().find("nowhere"), std::string::npos);
  const WorkingFor now(marks, "t");  // nothing outlives the process, and all goes on
}

TEST_F(WorkMarksTest, WorkWithoutAnEndIsFoundAndWorkThatGetsOnIsNot) {
  WorkMarks marks;
  std::atomic<bool> ends = false;
  std::atomic<bool> steps = false;
  std::latch begun(1);
  std::thread busy([&] {
    const WorkingFor table(marks, "stuck");
    begun.count_down();
    while (!ends)
      if (steps) detail::steps_taken.fetch_add(1, std::memory_order_relaxed);
  });
  begun.wait();
  std::vector<StuckWork> found;
  while (found.empty()) found = marks.stuck(20ms);
  EXPECT_EQ(found[0].table, "stuck");
  EXPECT_GE(found[0].used, 20ms);
  steps = true;
  while (!marks.stuck(20ms).empty()) std::this_thread::yield();
  ends = true;
  busy.join();
  EXPECT_TRUE(marks.stuck(0ms).empty()) << "nobody works any more";
}

TEST_F(WorkMarksTest, WhoOnlyWaitsIsNotStuck) {
  WorkMarks marks;
  std::latch begun(1), ends(1);
  std::thread waits([&] {
    const WorkingFor table(marks, "waits");
    begun.count_down();
    ends.wait();
  });
  begun.wait();
  EXPECT_TRUE(marks.stuck(1s).empty());
  ends.count_down();
  waits.join();
}

}  // namespace
}  // namespace tavola::rooms
