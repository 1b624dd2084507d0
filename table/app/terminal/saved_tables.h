// Where tables of the terminal are kept: names that nobody has yet, and files that must not be
// written over.
#pragma once

#include <expected>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace tavola::app {

/// As it is saved: with the ending .tavola.
std::filesystem::path saved_name(std::filesystem::path file);
/// Whether writing there would destroy something.
bool holds_something(const std::filesystem::path& file);
bool same_file(const std::filesystem::path& a, const std::filesystem::path& b);

/// The person's folder of tables, beside their other data.
std::filesystem::path folder_of_tables();
/// A file for a new table of this game, named by the time. It is made at once, so that nobody else
/// who begins in the same second gets the same one. If it cannot be made, saving will say why.
std::filesystem::path new_file(const std::filesystem::path& folder, std::string_view game);
/// The file that a person means: as it is named, or a table in the person's folder.
std::filesystem::path found_table(const std::string& name);
/// As a shell wants it typed, in quotes where it needs them.
std::string in_shell(const std::string& word);
/// The shortest name by which found_table() finds it again, as a shell wants it typed.
std::string typed_name(const std::filesystem::path& file);

/// The table, or the campaign, that was played last.
struct LastTable {
  std::filesystem::path file;
  bool campaign = false;
};
void remember_last(const LastTable& last);
/// Nothing if none was played, or it is gone.
std::optional<LastTable> last_table();

/// Gives the file another name, beside where it was, and tells it.
std::expected<std::filesystem::path, std::string> keep_beside(const std::filesystem::path& file);

}  // namespace tavola::app
