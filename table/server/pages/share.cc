#include "server/pages/share.h"

#include <algorithm>
#include <cctype>
#include <vector>

#include "server/pages/rows.h"
#include "words/html.h"

namespace tavola::server {
namespace {

constexpr std::string_view kLanguages[] = {"en", "it", "es"};

/// Which column of words: English where none of ours is asked for.
std::size_t language_in(std::string_view accept_language) {
  for (std::string_view one : split(accept_language, ',')) {
    one.remove_prefix(std::min(one.find_first_not_of(" \t"), one.size()));
    std::string code(one.substr(0, one.find_first_of("-_; \t")));
    std::ranges::transform(code, code.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    const auto* const known = std::ranges::find(kLanguages, code);
    if (known != std::end(kLanguages)) return static_cast<std::size_t>(known - kLanguages);
  }
  return 0;
}

std::string tag(std::string_view kind, std::string_view name, std::string_view content) {
  return "<meta " + std::string(kind) + "=\"" + std::string(name) + "\" content=\"" +
         words::escaped(content) + "\" />\n";
}

}  // namespace

// A line of /share/share.txt: the name of the picture, a title, and words for it in our languages.
std::string share_tags(const Pages& pages, std::string_view game, std::string_view origin,
                       std::string_view accept_language) {
  const std::string_view name = game.empty() ? "shelf" : game;
  const auto list = pages.find("/share/share.txt");
  if (!list) return {};
  for (const std::string_view line : split(list->bytes, '\n')) {
    const std::vector<std::string_view> row = split(line, '\t');
    if (row.size() != 2 + std::size(kLanguages) || row[0] != name) continue;
    const std::string picture = "/share/" + std::string(name) + ".webp";
    if (!pages.find(picture)) return {};
    const std::string_view alt = row[2 + language_in(accept_language)];
    return tag("property", "og:type", "website") + tag("property", "og:site_name", "Tavola") +
           tag("property", "og:title", row[1]) +
           tag("property", "og:image", std::string(origin) + picture) +
           tag("property", "og:image:type", "image/webp") +
           tag("property", "og:image:width", "1200") + tag("property", "og:image:height", "630") +
           tag("property", "og:image:alt", alt) +
           tag("name", "twitter:card", "summary_large_image") + tag("name", "description", alt);
  }
  return {};
}

std::string with_tags(std::string_view page, std::string_view tags) {
  const std::size_t at = std::min(page.find("</head>"), page.size());
  return std::string(page.substr(0, at)) + std::string(tags) + std::string(page.substr(at));
}

}  // namespace tavola::server
