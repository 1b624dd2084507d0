#include "games/avalon/rules/journal/prose.h"

#include <algorithm>

namespace tavola::avalon {
namespace {

std::string_view without_spaces(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\r')) text.remove_suffix(1);
  return text;
}

/// Pairs are "{one|several}", and braces stand for nothing else.
bool pairs_are_whole(std::string_view text) {
  bool inside = false;
  int bars = 0;
  for (const char c : text) {
    if (c == '{') {
      if (inside) return false;
      inside = true;
      bars = 0;
    } else if (c == '}') {
      if (!inside || bars != 1) return false;
      inside = false;
    } else if (c == '|') {
      if (!inside) return false;
      ++bars;
    }
  }
  return !inside;
}

class ProseReader {
 public:
  ProseReader(std::string_view text, std::string_view file) : rest_(text) { prose_.file = file; }

  std::expected<Prose, std::string> read() {
    while (error_.empty() && !rest_.empty()) {
      const std::size_t end = std::min(rest_.find('\n'), rest_.size());
      const std::string_view line = without_spaces(rest_.substr(0, end));
      rest_.remove_prefix(std::min(end + 1, rest_.size()));
      ++number_;
      read_line(line);
    }
    if (!error_.empty()) return std::unexpected(std::move(error_));
    return std::move(prose_);
  }

 private:
  void fail(const std::string& sentence) {
    error_ = prose_.file + ":" + std::to_string(number_) + ": " + sentence;
  }

  void read_line(std::string_view line) {
    if (line.starts_with("#")) return;
    if (!pairs_are_whole(line))
      return fail("braces hold a pair for one and for several: \"{sees|see}\"");
    if (line.starts_with("::")) return read_head(without_spaces(line.substr(2)));
    if (verse_ == nullptr) {
      if (!line.empty()) fail("a text before the first verse; begin one with \":: 0 Title\"");
      return;
    }
    if (line.starts_with("* ")) return read_choice(line.substr(2));
    if (line.empty()) {
      open_ = false;
      return;
    }
    if (!verse_->choices.empty()) return fail("the prose of a verse stands before its choices");
    if (open_)
      verse_->paragraphs.back().append(" ").append(line);
    else
      verse_->paragraphs.emplace_back(line);
    open_ = true;
  }

  void read_head(std::string_view text) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string id(text.substr(0, end));
    std::string_view title = without_spaces(text.substr(end));
    std::string stamp;
    if (const std::size_t at = title.rfind('~'); at != std::string_view::npos) {
      stamp = without_spaces(title.substr(at + 1));
      title = without_spaces(title.substr(0, at));
    }
    if (id.empty() || title.empty()) return fail("a verse begins with its number and its title");
    if (prose_.verses.contains(id)) return fail("verse " + id + " is there already");
    verse_ = &prose_.verses[id];
    verse_->title = title;
    verse_->stamp = stamp;
    verse_->line = number_;
    open_ = false;
  }

  void read_choice(std::string_view text) {
    const std::size_t colon = text.find(':');
    const std::string name(without_spaces(text.substr(0, colon)));
    if (colon == std::string_view::npos || name.empty() || name.contains(' '))
      return fail("a choice is its name, a colon and its words");
    const std::string_view said = without_spaces(text.substr(colon + 1));
    if (said.empty()) return fail("the choice " + name + " has no words");
    if (!verse_->choices.emplace(name, said).second) fail(name + " is there already");
    open_ = false;
  }

  std::string_view rest_;
  int number_ = 0;
  bool open_ = false;  // the next line goes on with the last paragraph
  std::string error_;
  ProseVerse* verse_ = nullptr;
  Prose prose_;
};

}  // namespace

std::expected<Prose, std::string> read_prose(std::string_view text, std::string_view file) {
  return ProseReader(text, file).read();
}

std::string for_party(std::string_view text, int size) {
  std::string said;
  bool inside = false;
  bool second = false;
  for (const char c : text) {
    if (c == '{') {
      inside = true;
      second = false;
    } else if (inside && c == '}') {
      inside = false;
    } else if (inside && c == '|') {
      second = true;
    } else if (!inside || second == (size > 1)) {
      said += c;
    }
  }
  return said;
}

int count_words(std::string_view text) {
  const auto count = [](std::string_view plain) {
    int words = 0;
    bool inside = false;
    for (const char c : plain) {
      const bool space = c == ' ' || c == '\n' || c == '\t';
      words += !space && !inside ? 1 : 0;
      inside = !space;
    }
    return words;
  };
  return std::max(count(for_party(text, 1)), count(for_party(text, 2)));
}

int count_words(const ProseVerse& verse) {
  int words = 0;
  for (const std::string& paragraph : verse.paragraphs) words += count_words(paragraph);
  return words;
}

std::string stamp_of(const ProseVerse& english) {
  std::uint32_t hash = 2166136261U;  // FNV-1a
  const auto add = [&](std::string_view text) {
    for (const char c : text) {
      hash ^= static_cast<std::uint8_t>(c);
      hash *= 16777619U;
    }
    hash ^= 0xffU;
    hash *= 16777619U;
  };
  add(english.title);
  for (const std::string& paragraph : english.paragraphs) add(paragraph);
  for (const auto& [name, text] : english.choices) {
    add(name);
    add(text);
  }
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string stamp;
  for (int shift = 28; shift >= 0; shift -= 4) stamp += kDigits[(hash >> shift) & 15U];
  return stamp;
}

}  // namespace tavola::avalon
