// A connection to a file of SQLite and its statements, as little of it as the storage needs.
// Prepared statements are kept and used again; a failure says what SQLite said.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "storage/storage.h"

struct sqlite3;
struct sqlite3_stmt;

namespace tavola::storage {

class SqliteFile {
 public:
  /// One row that a statement gave; valid until the next one is asked for.
  class Row {
   public:
    explicit Row(sqlite3_stmt* statement) : statement_(statement) {}
    std::int64_t number(int column) const;
    std::string text(int column) const;  // bytes, too
    bool null(int column) const;

   private:
    sqlite3_stmt* statement_;
  };

  /// What a statement is given: numbers and texts, or nothing.
  class Value {
   public:
    Value(std::int64_t number) : number_(number), kind_(Kind::kNumber) {}      // NOLINT
    Value(std::uint64_t number) : Value(static_cast<std::int64_t>(number)) {}  // NOLINT
    Value(bool yes) : Value(static_cast<std::int64_t>(yes ? 1 : 0)) {}         // NOLINT
    Value(std::string_view text) : text_(text), kind_(Kind::kText) {}          // NOLINT
    Value(const std::string& text) : Value(std::string_view(text)) {}          // NOLINT
    Value(const char* text) : Value(std::string_view(text)) {}                 // NOLINT
    static Value bytes(std::string_view text);

   private:
    friend class SqliteFile;
    enum class Kind : std::uint8_t { kNumber, kText, kBytes };
    std::int64_t number_ = 0;
    std::string_view text_;
    Kind kind_;
  };

  SqliteFile() = default;
  ~SqliteFile();
  SqliteFile(const SqliteFile&) = delete;
  SqliteFile& operator=(const SqliteFile&) = delete;

  Result<> open(const std::string& path);
  /// Several statements without values.
  Result<> run(const std::string& sql);
  /// One statement, kept for the next time. `row` is called for each row that it gives.
  Result<> run(const char* sql, std::initializer_list<Value> values,
               const std::function<void(const Row&)>& row = {});
  /// The file was moved or deleted since it was opened; what is written goes nowhere.
  bool moved() const;
  /// How many rows the last statement changed.
  int changed() const;

 private:
  Failure failure(int code) const;

  std::string path_;
  sqlite3* handle_ = nullptr;
  std::map<std::string, sqlite3_stmt*, std::less<>> statements_;
};

}  // namespace tavola::storage
