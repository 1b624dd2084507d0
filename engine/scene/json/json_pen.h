// Writes JSON text straight into a string. A scene is sent for every choice to everybody at a
// table; a tree of values that is only walked once to become text would cost more than the scene.
#pragma once

#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>

namespace tavola::scene {

class JsonPen {
 public:
  explicit JsonPen(std::string& out) : out_(out) {}

  std::string& out() { return out_; }

  void open_object() { part('{'); }
  void close_object() { out_ += '}'; }
  void open_list() { part('['); }
  void close_list() { out_ += ']'; }
  /// Names are our own and need no escapes.
  void key(std::string_view name) {
    comma();
    out_ += '"';
    out_ += name;
    out_ += "\":";
  }
  void text(std::string_view text) {
    comma();
    out_ += '"';
    escape(text);
    out_ += '"';
  }
  void number(std::int64_t value) {
    comma();
    char digits[24];
    const auto end = std::to_chars(digits, digits + sizeof digits, value).ptr;
    out_.append(digits, end);
  }
  void flag(bool value) {
    comma();
    out_ += value ? "true" : "false";
  }
  void null() {
    comma();
    out_ += "null";
  }
  /// JSON that has been written elsewhere.
  void raw(std::string_view json) {
    comma();
    out_ += json;
  }

  /// For a text that is appended to out() in place: what was written since `from` is escaped.
  std::size_t begin_text() {
    comma();
    out_ += '"';
    return out_.size();
  }
  void end_text(std::size_t from) {
    for (std::size_t i = from; i < out_.size(); ++i)
      if (needs_escape(out_[i])) {
        const std::string plain = out_.substr(from);
        out_.resize(from);
        escape(plain);
        break;
      }
    out_ += '"';
  }

 private:
  static bool needs_escape(char c) {
    return c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20;
  }
  void part(char open) {
    comma();
    out_ += open;
  }
  /// Whatever was written last tells whether a comma is due.
  void comma() {
    if (out_.empty()) return;
    const char last = out_.back();
    if (last != '{' && last != '[' && last != ':') out_ += ',';
  }
  void escape(std::string_view text) {
    std::size_t plain = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (!needs_escape(text[i])) continue;
      out_.append(text, plain, i - plain);
      plain = i + 1;
      escape(text[i]);
    }
    out_.append(text, plain);
  }
  void escape(char c) {
    out_ += '\\';
    switch (c) {
      case '"':
      case '\\':
        out_ += c;
        break;
      case '\b':
        out_ += 'b';
        break;
      case '\f':
        out_ += 'f';
        break;
      case '\n':
        out_ += 'n';
        break;
      case '\r':
        out_ += 'r';
        break;
      case '\t':
        out_ += 't';
        break;
      default: {
        constexpr std::string_view kHex = "0123456789abcdef";
        const auto code = static_cast<unsigned char>(c);
        out_ += "u00";
        out_ += kHex[code >> 4U];
        out_ += kHex[code & 15U];
      }
    }
  }

  std::string& out_;
};

}  // namespace tavola::scene
