// Any bytes as a rules file and as a prose file of Avalon's Journal. What is refused is refused
// with a line and a sentence; what is read can be asked for everything that its readers ask of it.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "games/avalon/rules/journal/prose.h"
#include "games/avalon/rules/journal/written_journal.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace tavola::avalon;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto section = read_section(text, "file");
  if (!section && !section.error().starts_with("file:")) std::abort();
  if (section)
    for (const WrittenVerse& verse : section->verses) {
      if (section->find(verse.id) != &verse) std::abort();
      for (const WrittenChoice& choice : verse.choices)
        if (choice.target.kind == WrittenTarget::Kind::kGoOn) std::abort();
    }
  hash_of_rules(text);
  const auto prose = read_prose(text, "file");
  if (!prose && !prose.error().starts_with("file:")) std::abort();
  if (prose)
    for (const auto& [id, verse] : prose->verses) {
      if (stamp_of(verse).size() != 8 || count_words(verse) < 0) std::abort();
      for (const auto& paragraph : verse.paragraphs)
        if (for_party(paragraph, 1).find('{') != std::string::npos) std::abort();
    }
  return 0;
}
