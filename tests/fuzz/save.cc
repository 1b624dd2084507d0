// A saved table may come from anywhere: whatever its bytes are, loading it gives a table or a
// problem with a code and a sentence, and what was loaded can be saved and loaded again. A seed
// writes @GAME where the hash of that game's content stands, so that it outlives a changed card.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "play/json_text.h"
#include "play/open_title.h"
#include "play/session/session.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using tavola::play::Session;
  std::string text(reinterpret_cast<const char*>(data), size);
  for (const std::string game : {"toy", "salem"}) {
    static std::map<std::string, std::string> hashes;
    std::string& hash = hashes[game];
    if (hash.empty()) {
      const tavola::Game& dealt = (*tavola::play::open_title(game))->game();
      hash = tavola::play::write_hash(
          dealt.content_hash(dealt.standard_setup(dealt.least_seats(), 1)));
    }
    if (const std::size_t at = text.find("@" + game); at != std::string::npos)
      text.replace(at, game.size() + 1, hash);
  }
  const auto session = Session::load_text(text);
  if (!session) {
    if (session.error().code.empty() || session.error().message.empty()) std::abort();
    return 0;
  }
  const auto again = Session::load(session->save());
  if (!again || again->table().hash() != session->table().hash()) std::abort();
  return 0;
}
