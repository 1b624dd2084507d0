// The server's diary on stderr: one line an event, with a time, a level, the event's name and
// fields; as key=value for eyes and grep, or as JSON for machines. Tokens never go in.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace tavola::server::log {

enum class Level : unsigned char { kDebug, kInfo, kWarning, kError, kSilent };

/// Set once, before threads are started.
void use(Level least, bool json);

class Value {
 public:
  Value(std::string_view text) : text_(text) {}
  Value(const std::string& text) : text_(text) {}
  Value(const char* text) : text_(text) {}
  Value(bool yes) : text_(yes ? "true" : "false"), bare_(true) {}
  Value(long long number) : text_(std::to_string(number)), bare_(true) {}
  Value(int number) : Value(static_cast<long long>(number)) {}
  Value(std::size_t number) : Value(static_cast<long long>(number)) {}
  Value(double number);

  std::string_view text() const { return text_; }
  bool bare() const { return bare_; }  // a number or a truth value: JSON wants no quotes

 private:
  std::string text_;
  bool bare_ = false;
};

using Field = std::pair<std::string_view, Value>;

/// The line without its end, as it is written; apart from the clock it depends on nothing.
std::string line(std::string_view time, Level level, std::string_view event,
                 std::initializer_list<Field> fields, bool json);

void write(Level level, std::string_view event, std::initializer_list<Field> fields = {});

inline void debug(std::string_view event, std::initializer_list<Field> fields = {}) {
  write(Level::kDebug, event, fields);
}
inline void info(std::string_view event, std::initializer_list<Field> fields = {}) {
  write(Level::kInfo, event, fields);
}
inline void warning(std::string_view event, std::initializer_list<Field> fields = {}) {
  write(Level::kWarning, event, fields);
}
inline void error(std::string_view event, std::initializer_list<Field> fields = {}) {
  write(Level::kError, event, fields);
}

}  // namespace tavola::server::log
