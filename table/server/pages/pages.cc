#include "server/pages/pages.h"

#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <fstream>
#include <iterator>
#include <utility>
#include <vector>

namespace tavola::server {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::pair<std::string_view, std::string_view>, 16> kTypes{{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".svg", "image/svg+xml"},
    {".woff2", "font/woff2"},
    {".woff", "font/woff"},
    {".png", "image/png"},
    {".jpg", "image/jpeg"},
    {".webp", "image/webp"},
    {".ico", "image/x-icon"},
    {".txt", "text/plain; charset=utf-8"},
    {".wasm", "application/wasm"},
    {".webmanifest", "application/manifest+json"},
    {".map", "application/json"},
}};

std::string_view type_of(std::string_view path) {
  for (const auto& [ending, type] : kTypes)
    if (path.ends_with(ending)) return type;
  return "application/octet-stream";
}

// Vite writes a hash of the content into the name of whatever it puts there.
bool is_forever(std::string_view path) { return path.starts_with("/assets/"); }

std::optional<std::size_t> number(std::string_view text) {
  std::size_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

}  // namespace

std::string etag_of(std::string_view bytes) {
  return fmt::format("\"{:016x}\"", XXH3_64bits(bytes.data(), bytes.size()));
}

// A line "tavola-pack 1 COUNT", COUNT lines "PATH<tab>SIZE<tab>GZIP SIZE or 0<tab>BROTLI SIZE or
// 0", and the bytes one after another in the same order. The last number may be missing.
std::expected<Pages, std::string> Pages::from_pack(std::string_view pack) {
  const auto broken = [] {
    return std::unexpected(std::string("the packed client is damaged; build it again"));
  };
  std::string_view rest = pack;
  const auto take_until = [&rest](char end) -> std::optional<std::string_view> {
    const std::size_t at = rest.find(end);
    if (at == std::string_view::npos) return std::nullopt;
    const std::string_view part = rest.substr(0, at);
    rest.remove_prefix(at + 1);
    return part;
  };
  const auto first = take_until('\n');
  constexpr std::string_view kBegin = "tavola-pack 1 ";
  if (!first || !first->starts_with(kBegin)) return broken();
  const auto count = number(first->substr(kBegin.size()));
  if (!count) return broken();

  struct Row {
    std::string_view path;
    std::size_t size, gzip_size, brotli_size;
  };
  std::vector<Row> rows;
  for (std::size_t i = 0; i < *count; ++i) {
    const auto path = take_until('\t');
    const auto size = take_until('\t');
    const auto packed = take_until('\n');
    if (!path || !size || !packed) return broken();
    const std::size_t tab = packed->find('\t');
    const auto bytes = number(*size);
    const auto fewer = number(packed->substr(0, tab));
    const auto fewest = tab == std::string_view::npos ? std::optional<std::size_t>(0)
                                                      : number(packed->substr(tab + 1));
    if (!bytes || !fewer || !fewest || path->empty() || path->front() != '/') return broken();
    rows.push_back({*path, *bytes, *fewer, *fewest});
  }
  Pages out;
  for (const Row& row : rows) {
    const auto take = [&rest](std::size_t size) -> std::optional<std::string_view> {
      if (size > rest.size()) return std::nullopt;
      const std::string_view part = rest.substr(0, size);
      rest.remove_prefix(size);
      return part;
    };
    const auto bytes = take(row.size);
    const auto smaller = take(row.gzip_size);
    const auto smallest = take(row.brotli_size);
    if (!bytes || !smaller || !smallest) return broken();
    Page page{.bytes = *bytes,
              .gzip = *smaller,
              .brotli = *smallest,
              .type = type_of(row.path),
              .forever = is_forever(row.path)};
    page.etag = etag_of(page.bytes);
    out.packed_.emplace(row.path, std::move(page));
  }
  if (!rest.empty()) return broken();
  return out;
}

std::expected<Pages, std::string> Pages::from_folder(const fs::path& folder) {
  std::error_code error;
  Pages out;
  out.folder_ = fs::canonical(folder, error);
  if (error || !fs::is_regular_file(out.folder_ / "index.html", error))
    return std::unexpected("there is no index.html in " + folder.string() +
                           "; build the client first (tools/web)");
  return out;
}

std::optional<Page> Pages::exactly(std::string_view path) const {
  if (folder_.empty()) {
    const auto found = packed_.find(path);
    if (found == packed_.end()) return std::nullopt;
    return found->second;
  }
  std::error_code error;
  const fs::path file = fs::canonical(folder_ / fs::path(path.substr(1)), error);
  if (error || !fs::is_regular_file(file, error)) return std::nullopt;
  // A link may lead out of the folder although no name in the path does.
  if (!file.native().starts_with(folder_.native() + "/")) return std::nullopt;
  std::ifstream in(file, std::ios::binary);
  auto bytes = std::make_shared<std::string>(std::istreambuf_iterator<char>(in),
                                             std::istreambuf_iterator<char>());
  if (!in) return std::nullopt;
  Page page{.bytes = *bytes, .type = type_of(path), .etag = etag_of(*bytes)};
  page.forever = is_forever(path);
  page.keeps = std::move(bytes);
  return page;
}

std::optional<Page> Pages::find(std::string_view path) const {
  if (path.empty() || path.front() != '/') return std::nullopt;
  if (path != "/")
    if (auto page = exactly(path)) return page;
  const std::string_view name = path.substr(path.rfind('/') + 1);
  if (name.contains('.') || is_forever(path)) return std::nullopt;
  auto start = exactly("/index.html");
  if (start) start->lost = !client_knows(path);
  return start;
}

bool Pages::client_knows(std::string_view path) const {
  const auto list = exactly("/pages.txt");
  if (!list || path == "/") return true;
  const std::string_view step = path.substr(1, path.find('/', 1) - 1);
  for (std::string_view rest = list->bytes; !rest.empty();) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    if (line == step) return true;
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
  }
  return false;
}

}  // namespace tavola::server
