#include "rooms/work/work_marks.h"

#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <ctime>
#include <system_error>
#include <utility>

#include "core/limits.h"

namespace tavola::rooms {
namespace {

/// More processes than anybody runs on one folder.
constexpr int kMostFiles = 64;

std::chrono::nanoseconds used_by(clockid_t thread) {
  timespec time{};
  if (::clock_gettime(thread, &time) != 0) return {};
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

std::string why() { return std::generic_category().message(errno); }

/// Where this thread says that it has faulted.
constinit thread_local char* fault_place = nullptr;

/// A thread whose own stack is full handles its signal on this one.
struct SignalStack {
  SignalStack() {
    stack_t stack{};
    stack.ss_sp = bytes.data();
    stack.ss_size = bytes.size();
    ::sigaltstack(&stack, nullptr);
  }
  ~SignalStack() {
    stack_t none{};
    none.ss_flags = SS_DISABLE;
    ::sigaltstack(&none, nullptr);
  }
  SignalStack(const SignalStack&) = delete;
  SignalStack& operator=(const SignalStack&) = delete;
  std::array<char, 32 * 1024> bytes{};
};
std::atomic<bool> faults_are_marked{false};

void have_signal_stack() {
  if (!faults_are_marked.load(std::memory_order_relaxed)) return;
  static thread_local const SignalStack stack;
  (void)stack;
}

/// What a work may use of the processor before it may have been what a kill was for.
constexpr std::chrono::seconds kLongWork{1};

}  // namespace

/// Who works there. What is marked stands apart, in the file.
struct WorkMarks::Place {
  bool taken = false;
  clockid_t thread{};
  const std::atomic<std::uint64_t>* steps = nullptr;  // of that thread, which lives while it works
  std::chrono::nanoseconds begun{0};                  // what the thread had used by then
  // When something last came of it: how many steps it had taken, and what it had used by then.
  std::uint64_t step = 0;
  std::chrono::nanoseconds used{0};
};

WorkMarks::WorkMarks()
    : own_(std::make_unique<Marks>()),
      marks_(own_.get()),
      places_(std::make_unique<std::array<Place, kPlaces>>()) {}

WorkMarks::~WorkMarks() {
  if (file_ < 0) return;
  ::munmap(marks_, sizeof(Marks));
  ::close(file_);
}

std::expected<void, std::string> WorkMarks::keep_in(const std::filesystem::path& folder) {
  for (int i = 0; i < kMostFiles; ++i) {
    const std::string path = (folder / ("work." + std::to_string(i))).string();
    // The lock goes with the process, whatever it dies of.
    const bool needed = file_ < 0;
    const int file = ::open(path.c_str(), (needed ? O_RDWR | O_CREAT : O_RDWR) | O_CLOEXEC, 0600);
    if (file < 0 && !needed && errno == ENOENT) return {};
    if (file < 0) return std::unexpected("cannot write " + path + ": " + why());
    if (::flock(file, LOCK_EX | LOCK_NB) != 0) {  // somebody lives there
      ::close(file);
      continue;
    }
    void* memory = MAP_FAILED;
    if (::ftruncate(file, sizeof(Marks)) == 0)
      memory = ::mmap(nullptr, sizeof(Marks), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (memory == MAP_FAILED) {
      const std::string problem = "cannot use " + path + ": " + why();
      ::close(file);
      return std::unexpected(problem);
    }
    Marks& marks = *static_cast<Marks*>(memory);
    for (Mark& mark : marks) {
      if (mark.table[0] != '\0' && mark.how != kShort)
        left_.emplace_back(mark.table.data(), ::strnlen(mark.table.data(), kLongest));
      mark = {};
    }
    if (needed) {
      file_ = file;
      marks_ = &marks;
      own_.reset();
    } else {
      ::munmap(memory, sizeof(Marks));
      ::close(file);
    }
  }
  if (file_ < 0) return std::unexpected("every file work.N in " + folder.string() + " is in use");
  return {};
}

std::vector<std::string> WorkMarks::take_left() {
  std::vector<std::string> left = std::exchange(left_, {});
  std::ranges::sort(left);
  const auto twice = std::ranges::unique(left);
  left.erase(twice.begin(), twice.end());
  return left;
}

// Does only what a handler of a signal may do.
void WorkMarks::say_fault(int signal) {
  if (fault_place != nullptr) *static_cast<volatile char*>(fault_place) = kFault;
  ::raise(signal);  // comes when this returns, and ends the process as if nobody had looked on
}

void WorkMarks::mark_faults() {
  faults_are_marked = true;
  struct sigaction action {};
  action.sa_handler = say_fault;
  action.sa_flags = static_cast<int>(SA_ONSTACK | SA_RESETHAND);
  for (const int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTRAP})
    ::sigaction(signal, &action, nullptr);
}

WorkMarks::Mark& WorkMarks::mark_of(const Place& place) {
  return (*marks_)[static_cast<std::size_t>(&place - places_->data())];
}

WorkMarks::Place* WorkMarks::take(std::string_view table) {
  have_signal_stack();
  clockid_t thread{};
  ::pthread_getcpuclockid(::pthread_self(), &thread);
  const std::uint64_t step = detail::steps_taken.load(std::memory_order_relaxed);
  const std::chrono::nanoseconds used = used_by(thread);
  std::scoped_lock lock(mutex_);
  const auto free = std::ranges::find(*places_, false, &Place::taken);
  if (free == places_->end()) return nullptr;
  *free = {true, thread, &detail::steps_taken, used, step, used};
  Mark& mark = mark_of(*free);
  mark.how = kShort;
  std::copy_n(table.begin(), std::min(table.size(), kLongest), mark.table.begin());
  return &*free;
}

void WorkMarks::give_back(Place& place) {
  std::scoped_lock lock(mutex_);
  mark_of(place) = {};
  place.taken = false;
}

std::vector<StuckWork> WorkMarks::stuck(std::chrono::nanoseconds least) {
  std::vector<StuckWork> found;
  std::scoped_lock lock(mutex_);
  for (Place& place : *places_) {
    if (!place.taken) continue;
    Mark& mark = mark_of(place);
    const std::uint64_t step = place.steps->load(std::memory_order_relaxed);
    const std::chrono::nanoseconds used = used_by(place.thread);
    if (used - place.begun >= kLongWork && mark.how == kShort) mark.how = kLong;
    if (step != place.step) {
      place.step = step;
      place.used = used;
    }
    if (used - place.used < least) continue;
    found.push_back(
        {{mark.table.data(), ::strnlen(mark.table.data(), kLongest)}, used - place.used});
  }
  return found;
}

WorkingFor::WorkingFor(WorkMarks& marks, std::string_view table)
    : marks_(marks), place_(marks.take(table)), outer_(fault_place) {
  fault_place = place_ == nullptr ? nullptr : &marks_.mark_of(*place_).how;
}

WorkingFor::~WorkingFor() {
  fault_place = static_cast<char*>(outer_);
  if (place_ != nullptr) marks_.give_back(*place_);
}

}  // namespace tavola::rooms
