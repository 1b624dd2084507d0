// A content file may be anybody's: whatever stands in it, loading the game gives its content or a
// sentence that names a file. An input is an edit of a file that ships, so that most of it stays
// readable: which file, where, how much is taken out, and what is put in; or a whole other file.
#include "content/content.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "games/salem/cards/content.h"
#include "scene/titles/wording.h"
#include "words/lexicon.h"
#include "words/messages.h"

namespace {

constexpr std::size_t kHead = 5;  // file, kind, two bytes of place, bytes taken out

/// The edited file.
std::string edited(std::string text, const std::uint8_t* data, std::size_t size) {
  const std::string put_in(reinterpret_cast<const char*>(data) + kHead, size - kHead);
  if (data[1] == 'w') return put_in;
  const std::size_t place = (std::size_t{data[2]} << 8U | data[3]) * text.size() / 65536;
  return text.replace(place, data[4], put_in);
}

}  // namespace

// The whole of it is read once before the time of the fuzzer begins.
extern "C" int LLVMFuzzerInitialize(int*, char***) {
  if (!tavola::salem::load_content() || !tavola::scene::read_wording("salem")) std::abort();
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace tavola;
  static const std::vector<std::string_view> files = content::list("salem/");
  if (size < kHead || files.empty()) return 0;
  const std::string file(files[data[0] % files.size()]);
  const std::string text = edited(std::string(*content::find(file)), data, size);
  const auto names_a_file = [](const std::string& error) {
    return error.contains(".toml") || error.contains(".tsv");
  };
  // A file is given to whoever reads it, and to nobody else: reading all words anew for a card that
  // was changed took nearly all of the time.
  const words::Source alone[] = {{file, text}};
  if (file.ends_with(".tsv")) {
    const auto lexicon = words::Lexicon::load(alone);
    if (!lexicon && !names_a_file(words::to_string(lexicon.error()))) std::abort();
  } else if (file.starts_with("salem/messages")) {
    const auto messages = words::Messages::load(alone);
    if (!messages && !names_a_file(words::to_string(messages.error()))) std::abort();
  } else {
    const content::StandIn stand_in(file, text);
    if (const auto loaded = salem::load_content(); !loaded && !names_a_file(loaded.error()))
      std::abort();
  }
  return 0;
}
