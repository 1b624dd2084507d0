#include "server/pages/story_kit.h"

#include <vector>

#include "server/pages/rows.h"

namespace tavola::server {
namespace {

// Each piece becomes an address of its own. A piece is named by others as it was in the client:
// those that stand before it at once, those that stand after it when they are wanted.
constexpr std::string_view kLoader = R"(<script>
const tavola = (globalThis.tavola = {});
for (const piece of document.querySelectorAll('script[data-piece]')) {
  const code = piece.textContent
    .replace(/\bimport\((["'`])\.\/([\w.-]+)\1\)/g, 'import(tavola["$2"])')
    .replace(/\b(from|import)\s*(["'])\.\/([\w.-]+)\2/g, (_, word, __, name) => word + '"' + tavola[name] + '"');
  tavola[piece.dataset.piece] = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
}
import(Object.values(tavola).at(-1));
</script>
)";

/// The end of its element inside a text of the code would end it; elsewhere it stands as it is.
std::string harmless(std::string_view code) {
  constexpr std::string_view kEnd = "</script";
  std::string out(code);
  for (std::size_t at = out.find(kEnd); at != std::string::npos; at = out.find(kEnd, at + 1))
    out.insert(at + 1, 1, '\\');
  return out;
}

}  // namespace

// A line of /story.txt: a game and its pieces, those that others need first.
std::string story_kit(const Pages& pages, std::string_view game) {
  const auto list = pages.find("/story.txt");
  if (!list) return {};
  for (const std::string_view line : split(list->bytes, '\n')) {
    const std::vector<std::string_view> row = split(line, '\t');
    if (row.size() < 2 || row.front() != game) continue;
    std::string html;
    for (std::size_t i = 1; i < row.size(); ++i) {
      const auto piece = pages.find("/assets/" + std::string(row[i]));
      if (!piece) return {};
      html += "<script type=\"text/plain\" data-piece=\"" + std::string(row[i]) + "\">" +
              harmless(piece->bytes) + "</script>\n";
    }
    return html + std::string(kLoader);
  }
  return {};
}

}  // namespace tavola::server
