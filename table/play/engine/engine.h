// The engine protocol: one JSON object in, one out. A bot, a test or a client in any language plays
// any game through it; docs/protocol.md is the reference. Nothing that is asked ends the program,
// and a request that is refused changes nothing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "words/language.h"

namespace tavola::play {

struct EngineOptions {
  bool referee = false;  // may see and change everything
  words::Language language = words::Language::kEnglish;
  // Larger requests are refused.
  std::size_t longest_line = std::size_t{64} << 20U;
  std::int64_t most_decisions = 1'000'000;
  std::int64_t most_iterations = 10'000'000;
  std::int64_t most_milliseconds = 600'000;
  int most_forks = 64;  // at a time
};

class Engine {
 public:
  explicit Engine(const EngineOptions& options = {});
  ~Engine();
  Engine(Engine&&) noexcept;
  Engine& operator=(Engine&&) noexcept;

  /// The reply to one line, without a line end.
  std::string handle(std::string_view line);

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace tavola::play
