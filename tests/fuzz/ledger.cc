// A ledger page may be anybody's text: whatever it holds, reading it ends, and every problem it
// names points into the page.
#include "ledger/ledger.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text(reinterpret_cast<const char*>(data), size);
  tavola::ledger::Page page = tavola::ledger::parse_page("toy", "toy.md", text);
  for (const std::string& problem : page.problems) {
    if (!problem.starts_with("toy.md:")) std::abort();
  }
  for (const tavola::ledger::RuleText& rule : page.rules) {
    if (rule.id.empty() || rule.text.empty()) std::abort();
  }
  return 0;
}
