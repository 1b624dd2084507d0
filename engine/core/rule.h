// Rule<T>: a rule of the book as a coroutine. It runs top to bottom, awaits other rules, and asks a
// player by co_await. Its frame lives in the arena of the table it is called on, so a rule must
// take the table as one of its parameters; frames are freed in reverse order, or all at once.
#pragma once

#include <coroutine>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>

#include "core/check.h"
#include "core/limits.h"

namespace tavola {

/// Stack-like storage for the frames of the rules that are running on one table. The bytes lie
/// apart, so that what a table is asked all the time lies close together.
///
/// A frame that is given back while others lie above it, because a plain function handed a waiting
/// rule to a later one, stays where it is until those above it are gone.
class Arena {
 public:
  static constexpr std::size_t kBytes = limits::kArena.most;

  /// What stands before every frame and keeps it aligned.
  struct Header {
    Arena* arena;    // gone_ once the frame is given back
    Header* before;  // the frame below
  };
  static_assert(sizeof(Header) == 16);

  Arena()
      : bytes_(static_cast<std::byte*>(::operator new(kBytes, kLine))),
        top_(bytes_.get()),
        highest_(bytes_.get()) {}

  /// Null if there is no room; then the table has failed.
  void* take(std::size_t bytes) noexcept {
    auto* const header = reinterpret_cast<Header*>(top_);
    const std::size_t needed = sizeof(Header) + ((bytes + 15U) & ~std::size_t{15});
    // One comparison finds a new mark, the end, and that many rules have been begun: then the room
    // that is needed looks larger than any arena.
    --left_;
    if (needed + (left_ >> 63U << 32U) > static_cast<std::size_t>(highest_ - top_)) [[unlikely]]
      if (!rise(needed)) return nullptr;
    top_ += needed;
    header->arena = this;
    header->before = last_;
    last_ = header;
    return header + 1;
  }
  static void give_back(void* frame) {
    Header* const header = static_cast<Header*>(frame) - 1;
    Arena& arena = *header->arena;
    header->arena = &gone_;
    while (arena.last_->arena == &gone_) {
      arena.top_ = reinterpret_cast<std::byte*>(arena.last_);
      arena.last_ = arena.last_->before;
    }
  }
  void clear() {
    top_ = bytes_.get();
    last_ = &bottom_;
  }
  std::size_t used() const { return static_cast<std::size_t>(top_ - bytes_.get()); }
  /// The most that was ever used.
  std::size_t most_used() const { return static_cast<std::size_t>(highest_ - bytes_.get()); }

  /// Where the table keeps the rule that waits for an answer, if it wants to know when that is
  /// dropped.
  void watch(const std::coroutine_handle<>* waiting) { waiting_ = waiting; }
  static bool somebody_is_asked(void* frame) {
    const Arena* const arena = (static_cast<Header*>(frame) - 1)->arena;
    return arena->waiting_ != nullptr && *arena->waiting_ != nullptr;
  }

  /// A step begins: rules are counted anew, so that one that never ends is noticed.
  void count_anew() {
    left_ = kSlice;
    begun_ = 0;
  }
  /// Something else than a rule was done that a step without end would do again and again. False if
  /// it has been too much; then the table has failed.
  bool counts() { return static_cast<std::int64_t>(--left_) >= 0 || more(); }

 private:
  /// Where given-back frames say that they belong. A rule that was left by a broken check may be
  /// given back a second time; here that does no harm.
  struct Gone {};
  explicit constexpr Arena(Gone) : top_(nullptr), highest_(nullptr), bottom_{nullptr, nullptr} {}
  static Arena gone_;

  /// So many rules are begun between two looks at the time.
  static constexpr std::uint64_t kSlice = 1024;

  /// Many rules have been begun since the step began. False if it is to be given up.
  [[gnu::cold, gnu::noinline]] bool more() {
    left_ = 0;  // if the table has failed, whatever is begun now has no room
    if (table_fails()) return false;
    begun_ += static_cast<int>(kSlice);
    if (begun_ >= limits::kWork.most) {
      fail_table(limits::kWork);
      return false;
    }
    if (const detail::TimeLimit& limit = detail::time_limit;
        limit.is_over != nullptr && limit.is_over(limit.whose)) {
      fail_table(limits::kTime);
      return false;
    }
    left_ = kSlice;
    return true;
  }
  [[gnu::cold, gnu::noinline]] bool rise(std::size_t needed) {
    if (static_cast<std::int64_t>(left_) < 0 && !more()) return false;
    if (needed <= static_cast<std::size_t>(highest_ - top_)) return true;
    if (needed > kBytes - used()) {
      if (!table_fails()) fail_table(limits::kArena);  // a check that breaks here could not leave
      return false;
    }
    highest_ = top_ + needed;
    return true;
  }

  static constexpr std::align_val_t kLine{64};
  struct Free {
    void operator()(std::byte* bytes) const { ::operator delete(bytes, kLine); }
  };
  std::unique_ptr<std::byte, Free> bytes_;
  std::byte* top_;
  std::byte* highest_;            // that top_ has ever been
  std::uint64_t left_ = kSlice;   // rules until the next look at the time; its highest bit: none
  Header bottom_{this, nullptr};  // which is never given back
  Header* last_ = &bottom_;
  const std::coroutine_handle<>* waiting_ = nullptr;
  int begun_ = 0;  // rules of this step, in slices
};

inline constinit Arena Arena::gone_{Gone{}};

/// Whatever rules run on: the table derives from it.
class FrameOwner {
 public:
  Arena& arena() { return arena_; }
  const Arena& arena() const { return arena_; }

 private:
  Arena arena_;
};

namespace detail {

template <class First, class... Rest>
Arena& arena_among(First& first, Rest&... rest) {
  if constexpr (std::is_base_of_v<FrameOwner, std::remove_cv_t<First>>) {
    return first.arena();
  } else {
    static_assert(sizeof...(Rest) > 0, "a rule takes the table by reference");
    return arena_among(rest...);
  }
}

struct PromiseBase {
  std::coroutine_handle<> caller;

  template <class... Args>
  static void* operator new(std::size_t bytes, Args&... args) noexcept {
    return arena_among(args...).take(bytes);
  }
  static void operator delete(void* frame, std::size_t) { Arena::give_back(frame); }

  // A rule begins when it is called, as a plain function does. Most of them end without asking
  // anybody, and whoever called them goes on without having been suspended.
  //
  // g++ 12 lays out the frame of a rule wrongly when its body declares no variable at its top and
  // has co_await in the condition of an if; resuming such a frame would run anything. Elsewhere the
  // check costs nothing.
  struct Begin {
    PromiseBase& promise;
    bool await_ready() noexcept { return false; }
    bool await_suspend(std::coroutine_handle<> frame) noexcept {
      if (frame.address() != std::coroutine_handle<PromiseBase>::from_promise(promise).address())
          [[unlikely]]
        end_program(
            "the compiler laid out a rule wrongly: keep what the co_await in its condition "
            "gives in a variable first",
            __FILE__, __LINE__);
      return false;
    }
    void await_resume() noexcept {}
  };
  Begin initial_suspend() noexcept { return {*this}; }
  struct ReturnToCaller {
    bool await_ready() noexcept { return false; }
    template <class Promise>
    std::coroutine_handle<> await_suspend(std::coroutine_handle<Promise> done) noexcept {
      const std::coroutine_handle<> waiting = done.promise().caller;
      return waiting ? waiting : std::noop_coroutine();
    }
    void await_resume() noexcept {}
  };
  ReturnToCaller final_suspend() noexcept { return {}; }
  // A check has broken in it. The step is left as a whole (Table::take_step), no rule goes on, and
  // the frames go with the arena.
  void unhandled_exception() {
#ifdef __cpp_exceptions
    throw;
#else
    std::abort();
#endif
  }
};

template <class T>
struct PromiseOf : PromiseBase {
  T value{};
  void return_value(T v) { value = v; }
  T result() { return value; }
};
template <>
struct PromiseOf<void> : PromiseBase {
  void return_void() {}
};

}  // namespace detail

/// Whether a waiting rule that is dropped ends the program: whoever calls a rule awaits it, returns
/// it or hands it on, or the answer would resume a frame that is gone. Looked for in debug and
/// sanitizer builds.
#ifdef NDEBUG
inline constexpr bool kCatchesDroppedRules = false;
#else
inline constexpr bool kCatchesDroppedRules = true;
#endif

template <class T = void>
class [[nodiscard]] Rule {
 public:
  struct promise_type : detail::PromiseOf<T> {
    Rule get_return_object() {
      return Rule(std::coroutine_handle<promise_type>::from_promise(*this));
    }
    /// No room in the arena: the table has failed, and whoever waits for this rule waits for ever.
    static Rule get_return_object_on_allocation_failure() { return abandoned(); }
  };
  /// A rule that came to its end without asking anybody: a plain function returns it and so pays
  /// for no frame. Most applications of most rules are like that.
  static Rule done() requires std::is_void_v<T> { return Rule(End::kReached); }
  template <class U>
  static Rule done(U value) requires std::is_convertible_v<U, T> {
    Rule rule(End::kReached);
    rule.value_ = static_cast<T>(value);
    return rule;
  }
  /// As Table::abandon(), for a plain function: whoever waits for this rule waits for ever, and the
  /// next step begins with what the state says.
  static Rule abandoned() { return Rule(End::kAbandoned); }

  Rule(Rule&& other) noexcept
      : frame_(std::exchange(other.frame_, {})), end_(other.end_), value_(other.value_) {}
  Rule& operator=(Rule&&) = delete;
  ~Rule() {
    if (!frame_) return;
    if constexpr (kCatchesDroppedRules)
      if (!frame_.done() && Arena::somebody_is_asked(frame_.address()) &&
          std::uncaught_exceptions() == 0)
        detail::end_program("a rule is dropped while somebody is asked for it", __FILE__, __LINE__);
    frame_.destroy();
  }

  bool await_ready() const noexcept { return frame_ ? frame_.done() : end_ == End::kReached; }
  void await_suspend(std::coroutine_handle<> caller) noexcept {
    if (frame_) frame_.promise().caller = caller;
  }
  T await_resume() {
    if constexpr (!std::is_void_v<T>)
      return end_ == End::kReached ? value_ : frame_.promise().result();
  }

  /// Whether it came to its end without waiting for anybody, and with what: a plain function that
  /// finds it so goes on without a frame of its own. Otherwise it hands the rule, by value, to one
  /// that has a frame and awaits it there.
  bool ended() const noexcept { return await_ready(); }
  T outcome() { return await_resume(); }

  /// For the driver: the rule has ended or waits for an answer; its frame goes with the arena.
  void leave_to_the_arena() { frame_ = {}; }

 private:
  enum class End : std::uint8_t { kAhead, kReached, kAbandoned };
  explicit Rule(std::coroutine_handle<promise_type> frame) : frame_(frame) {}
  explicit Rule(End end) : end_(end) {}
  struct Nothing {};
  std::coroutine_handle<promise_type> frame_;
  End end_ = End::kAhead;
  [[no_unique_address]] std::conditional_t<std::is_void_v<T>, Nothing, T> value_{};
};

}  // namespace tavola
