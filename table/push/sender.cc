#include "push/sender.h"

#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "push/finding.h"
#include "push/hang_ups.h"
#include "push/secure_line.h"

namespace tavola::push {
namespace {

using Clock = std::chrono::steady_clock;

/// A notice that waited longer than this is worth nothing.
constexpr std::chrono::minutes kLongestWait{2};
/// What a service may say before we stop listening.
constexpr std::size_t kLongestLine = 16'384;

std::string request_of(const Letter& letter) {
  const std::string port = letter.to.port == "443" ? "" : ":" + letter.to.port;
  std::string request = "POST " + letter.to.target + " HTTP/1.1\r\nHost: " + letter.to.host + port;
  const auto say = [&request](std::string_view name, std::string_view value) {
    request.append("\r\n").append(name).append(": ").append(value);
  };
  say("Authorization", letter.authorization);
  say("Content-Type", "application/octet-stream");
  say("Content-Encoding", "aes128gcm");
  say("Content-Length", std::to_string(letter.body.size()));
  say("TTL", std::to_string(letter.keep.count()));
  say("Urgency", "normal");
  if (!letter.topic.empty()) say("Topic", letter.topic);
  say("Connection", "close");
  return request + "\r\n\r\n" + letter.body;
}

/// By the first line of an answer: "HTTP/1.1 201 Created".
Outcome outcome_of(std::string_view line) {
  constexpr std::string_view kBegins = "HTTP/1.";
  int status = 0;
  if (!line.starts_with(kBegins) || line.size() < 12 || line[8] != ' ' ||
      std::from_chars(line.data() + 9, line.data() + 12, status).ptr != line.data() + 12)
    return Outcome::kUnreachable;
  if (status >= 200 && status < 300) return Outcome::kSent;
  return status == 404 || status == 410 ? Outcome::kGone : Outcome::kRefused;
}

Outcome deliver(const Letter& letter, const SenderSettings& settings, const Trust& trust, int cut) {
  std::vector<Place> places =
      find_places(settings.find, letter.to.host, letter.to.port, Clock::now() + settings.time, cut);
  if (places.empty()) return Outcome::kUnreachable;
  // Looked at here and connected to as they are: a name that means something else a moment later
  // leads nowhere.
  if (!settings.private_addresses)
    std::erase_if(places, [](const Place& each) {
      return !is_public(reinterpret_cast<const sockaddr&>(each.address));
    });
  if (places.empty()) return Outcome::kForbidden;
  SecureLine line(Clock::now() + settings.time, cut);
  if (!line.connect(places, trust, letter.to.host) || !line.write(request_of(letter)))
    return Outcome::kUnreachable;
  return outcome_of(line.read_line(kLongestLine));
}

}  // namespace

class Sender::Inside {
 public:
  explicit Inside(SenderSettings settings)
      : settings_(std::move(settings)), trust_(make_trust(settings_.certificates)) {
    outlive_hang_ups();  // OpenSSL writes as it likes
  }
  ~Inside() {
    if (cut_ >= 0) ::close(cut_);
  }
  Inside(const Inside&) = delete;
  Inside& operator=(const Inside&) = delete;

  void send(Letter letter, std::function<void(Outcome)> done) {
    {
      const std::scoped_lock lock(mutex_);
      const bool room = waiting_.size() + under_way_.all < settings_.waiting + settings_.at_once &&
                        waiting_of_.of(letter.table) + under_way_.tables.of(letter.table) <
                            settings_.waiting_of_table + settings_.at_once_of_table;
      if (!closed_ && room) {
        waiting_of_.add(letter.table);
        waiting_.push_back({std::move(letter), std::move(done)});
        if (waiting_.size() + under_way_.all > threads_.size() &&
            threads_.size() < settings_.at_once)
          threads_.emplace_back([this] { carry_letters(); });
        more_.notify_one();
        return;
      }
    }
    done(Outcome::kDropped);
  }

  void close() {
    {
      const std::scoped_lock lock(mutex_);
      if (std::exchange(closed_, true)) return;
    }
    const std::uint64_t one = 1;
    static_cast<void>(::write(cut_, &one, sizeof(one)));
    more_.notify_all();
    for (std::thread& each : threads_) each.join();
    for (const Waiting& each : waiting_) each.done(Outcome::kDropped);
    waiting_.clear();
  }

 private:
  struct Waiting {
    Letter letter;
    std::function<void(Outcome)> done;
    Clock::time_point since = Clock::now();
  };

  /// How many there are of each name.
  class Counts {
   public:
    std::size_t of(const std::string& name) const {
      const auto found = counts_.find(name);
      return found == counts_.end() ? 0 : found->second;
    }
    void add(const std::string& name) { ++counts_[name]; }
    void take(const std::string& name) {
      if (const auto found = counts_.find(name); found != counts_.end() && --found->second == 0)
        counts_.erase(found);
    }

   private:
    std::map<std::string, std::size_t> counts_;
  };
  struct UnderWay {
    std::size_t all = 0;
    Counts tables, hosts;
    void add(const Letter& letter) {
      ++all;
      tables.add(letter.table);
      hosts.add(letter.to.origin());
    }
    void take(const Letter& letter) {
      --all;
      tables.take(letter.table);
      hosts.take(letter.to.origin());
    }
  };

  /// The first one that waits and whose table and service have not had their share.
  std::deque<Waiting>::iterator next() {
    return std::ranges::find_if(waiting_, [this](const Waiting& each) {
      return under_way_.tables.of(each.letter.table) < settings_.at_once_of_table &&
             under_way_.hosts.of(each.letter.to.origin()) < settings_.at_once_of_host;
    });
  }

  void carry_letters() {
    std::unique_lock lock(mutex_);
    while (true) {
      more_.wait(lock, [this] { return closed_ || next() != waiting_.end(); });
      if (closed_) return;
      const auto place = next();
      const Waiting one = std::move(*place);
      waiting_.erase(place);
      waiting_of_.take(one.letter.table);
      under_way_.add(one.letter);
      lock.unlock();
      const Outcome outcome = carry(one);
      lock.lock();
      under_way_.take(one.letter);
      if (closed_) return;
      more_.notify_one();  // one of its table or of its service may wait for that place
      lock.unlock();
      {
        const std::scoped_lock telling(telling_);
        one.done(outcome);
      }
      lock.lock();
    }
  }
  Outcome carry(const Waiting& one) const {
    // Names that nobody answers for hold the others up; who waited too long is not told any more.
    if (Clock::now() - one.since > kLongestWait) return Outcome::kDropped;
    try {
      return deliver(one.letter, settings_, trust_, cut_);
    } catch (const std::exception&) {
      return Outcome::kUnreachable;  // out of memory: as if nobody had answered
    }
  }

  const SenderSettings settings_;
  const Trust trust_;
  const int cut_ = ::eventfd(0, EFD_CLOEXEC);
  std::mutex mutex_;
  std::mutex telling_;  // one is told after the other
  std::condition_variable more_;
  bool closed_ = false;
  UnderWay under_way_;
  std::deque<Waiting> waiting_;
  Counts waiting_of_;                 // by table
  std::vector<std::thread> threads_;  // as many as were ever needed at once
};

Sender::Sender(SenderSettings settings) : inside_(std::make_unique<Inside>(std::move(settings))) {}
Sender::~Sender() { close(); }
void Sender::send(Letter letter, std::function<void(Outcome)> done) {
  inside_->send(std::move(letter), std::move(done));
}
void Sender::close() { inside_->close(); }

}  // namespace tavola::push
