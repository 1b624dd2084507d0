// The files of the browser client: packed into the program by the build, or read from a folder
// while the client is being worked on. tools/pack_web writes the pack, this reads it.
#pragma once

#include <expected>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace tavola::server {

/// By which a browser knows that it has these bytes already.
std::string etag_of(std::string_view bytes);

struct Page {
  std::string_view bytes;
  std::string_view gzip;    // the same smaller, or nothing
  std::string_view brotli;  // smaller still, for whom it is sent to over a secure line, or nothing
  std::string_view type;
  std::string etag;
  bool forever = false;               // its name changes with its content
  bool lost = false;                  // the start page, for a path that the client has no page for
  std::shared_ptr<const void> keeps;  // what the bytes stand in, if they do not last by themselves
};

class Pages {
 public:
  /// No pages at all.
  Pages() = default;
  /// The pack must outlive the pages. A sentence if it is none.
  static std::expected<Pages, std::string> from_pack(std::string_view pack);
  static std::expected<Pages, std::string> from_folder(const std::filesystem::path& folder);

  /// The page for a path that begins with '/'. Paths of the client's own views (/t/…, /rules) give
  /// the start page; a name with a dot that is not there gives nothing.
  std::optional<Page> find(std::string_view path) const;
  bool empty() const { return packed_.empty() && folder_.empty(); }

 private:
  std::optional<Page> exactly(std::string_view path) const;
  /// Whether the client has a page there: its first step stands in /pages.txt, one a line.
  bool client_knows(std::string_view path) const;

  std::map<std::string, Page, std::less<>> packed_;
  std::filesystem::path folder_;
};

}  // namespace tavola::server
