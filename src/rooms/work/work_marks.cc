#include "rooms/work/work_marks.h"

#include <fcntl.h>
#include <pthread.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <ctime>
#include <system_error>

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

}  // namespace

/// Who works there. The names stand apart, in the file.
struct WorkMarks::Place {
  bool taken = false;
  clockid_t thread{};
  const std::atomic<std::uint64_t>* steps = nullptr;  // of that thread, which lives while it works
  // When something last came of it: how many steps it had taken, and what it had used by then.
  std::uint64_t step = 0;
  std::chrono::nanoseconds used{0};
};

WorkMarks::WorkMarks()
    : own_(std::make_unique<Names>()),
      names_(own_.get()),
      places_(std::make_unique<std::array<Place, kPlaces>>()) {}

WorkMarks::~WorkMarks() {
  if (file_ < 0) return;
  ::munmap(names_, sizeof(Names));
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
    if (::ftruncate(file, sizeof(Names)) == 0)
      memory = ::mmap(nullptr, sizeof(Names), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (memory == MAP_FAILED) {
      const std::string problem = "cannot use " + path + ": " + why();
      ::close(file);
      return std::unexpected(problem);
    }
    Names& names = *static_cast<Names*>(memory);
    for (auto& name : names) {
      if (name[0] != '\0') left_.emplace_back(name.data(), ::strnlen(name.data(), kLongest));
      name.fill('\0');
    }
    if (needed) {
      file_ = file;
      names_ = &names;
      own_.reset();
    } else {
      ::munmap(memory, sizeof(Names));
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

WorkMarks::Place* WorkMarks::take(std::string_view table) {
  clockid_t thread{};
  ::pthread_getcpuclockid(::pthread_self(), &thread);
  const std::uint64_t step = detail::steps_taken.load(std::memory_order_relaxed);
  const std::chrono::nanoseconds used = used_by(thread);
  std::scoped_lock lock(mutex_);
  const auto free = std::ranges::find(*places_, false, &Place::taken);
  if (free == places_->end()) return nullptr;
  *free = {true, thread, &detail::steps_taken, step, used};
  auto& name = (*names_)[static_cast<std::size_t>(free - places_->begin())];
  const std::size_t length = std::min(table.size(), kLongest);
  std::copy_n(table.begin(), length, name.begin());
  if (length < kLongest) name[length] = '\0';
  return &*free;
}

void WorkMarks::give_back(Place& place) {
  std::scoped_lock lock(mutex_);
  (*names_)[static_cast<std::size_t>(&place - places_->data())].fill('\0');
  place.taken = false;
}

std::vector<StuckWork> WorkMarks::stuck(std::chrono::nanoseconds least) {
  std::vector<StuckWork> found;
  std::scoped_lock lock(mutex_);
  for (std::size_t i = 0; i < kPlaces; ++i) {
    Place& place = (*places_)[i];
    if (!place.taken) continue;
    const std::uint64_t step = place.steps->load(std::memory_order_relaxed);
    const std::chrono::nanoseconds used = used_by(place.thread);
    if (step != place.step) {
      place.step = step;
      place.used = used;
    }
    if (used - place.used < least) continue;
    const auto& name = (*names_)[i];
    found.push_back({{name.data(), ::strnlen(name.data(), kLongest)}, used - place.used});
  }
  return found;
}

WorkingFor::WorkingFor(WorkMarks& marks, std::string_view table)
    : marks_(marks), place_(marks.take(table)) {}

WorkingFor::~WorkingFor() {
  if (place_ != nullptr) marks_.give_back(*place_);
}

}  // namespace tavola::rooms
