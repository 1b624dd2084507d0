// The engine protocol takes anybody's lines: each gets exactly one reply, which is a JSON object
// with "ok", and a line that was refused has changed nothing.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "games/registry.h"
#include "play/engine/engine.h"

// All games are loaded and have been played a little before the time of the fuzzer begins.
extern "C" int LLVMFuzzerInitialize(int*, char***) {
  tavola::play::Engine engine;
  for (const std::string& id : tavola::games::ids(true)) {
    const nlohmann::ordered_json begins = {{"do", "new"}, {"game", id}};
    for (const std::string& line :
         {begins.dump(), std::string(R"({"do":"choose","n":0})"), std::string(R"({"do":"scene"})"),
          std::string(R"({"do":"save"})")})
      engine.handle(line);
  }
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using tavola::play::Engine;
  tavola::play::EngineOptions options;
  options.referee = true;
  options.longest_line = 4096;
  options.most_decisions = 20;
  options.most_iterations = 20;
  options.most_milliseconds = 1;
  Engine engine(options);
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  const auto status = [&engine] { return engine.handle(R"({"do":"status"})"); };
  std::string before = status();
  for (int lines = 0; !rest.empty() && lines < 12; ++lines) {
    const std::size_t end = rest.find('\n');
    const std::string reply = engine.handle(rest.substr(0, end));
    if (reply.contains('\n')) std::abort();
    const auto json = nlohmann::ordered_json::parse(reply, nullptr, false);
    if (!json.is_object() || !json.contains("ok")) std::abort();
    std::string after = status();
    if (json["ok"] == false && after != before) std::abort();
    before = std::move(after);
    if (end == std::string_view::npos) break;
    rest.remove_prefix(end + 1);
  }
  return 0;
}
