#include "rooms/people/names_alike.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace tavola::rooms {
namespace {

/// The next character of a text in UTF-8, of which bytes that are none stand for themselves.
char32_t next_character(std::string_view text, std::size_t& at) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned first = byte(at++);
  const int more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC0 ? 1 : 0;
  char32_t character = more == 0 ? first : first & (0x3FU >> static_cast<unsigned>(more));
  for (int i = 0; i < more && at < text.size() && (byte(at) & 0xC0U) == 0x80U; ++i)
    character = (character << 6U) | (byte(at++) & 0x3FU);
  return character;
}

/// Blanks, marks that are set on letters, and what takes no room at all.
bool is_unseen(char32_t c) {
  constexpr std::array<std::pair<char32_t, char32_t>, 19> kUnseen{{
      {0x00, 0x20},     {0x7F, 0xA0},     {0xAD, 0xAD},     {0x300, 0x36F},   {0x61C, 0x61C},
      {0x115F, 0x1160}, {0x1680, 0x1680}, {0x17B4, 0x17B5}, {0x180B, 0x180F}, {0x1AB0, 0x1AFF},
      {0x2000, 0x200F}, {0x2028, 0x202F}, {0x205F, 0x206F}, {0x20D0, 0x20FF}, {0x2800, 0x2800},
      {0x3000, 0x3000}, {0x3164, 0x3164}, {0xFE00, 0xFE0F}, {0xFFA0, 0xFFA0},
  }};
  for (const auto& [from, to] : kUnseen)
    if (c >= from && c <= to) return true;
  return c == 0xFEFF || (c >= 0xE0000 && c <= 0xE0FFF);
}

/// The letters of Latin-1 and Latin Extended-A without their accents, from U+00C0 and U+0100 on.
constexpr std::string_view kLatin1 =
    "aaaaaaaceeeeiiiidnooooo*ouuuuypsaaaaaaaceeeeiiiidnooooo/ouuuuypy";
constexpr std::string_view kLatinA =
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllllnnnnnnnnnoooooooorrrrrrs"
    "sssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
static_assert(kLatin1.size() == 64);
static_assert(kLatinA.size() == 128);

/// Capitals and small letters of other alphabets that are drawn like Latin ones.
constexpr std::array<std::pair<char32_t, char>, 52> kDrawnAlike{{
    {0x391, 'a'}, {0x392, 'b'}, {0x395, 'e'}, {0x396, 'z'}, {0x397, 'h'}, {0x399, 'l'},
    {0x39A, 'k'}, {0x39C, 'm'}, {0x39D, 'n'}, {0x39F, 'o'}, {0x3A1, 'p'}, {0x3A4, 't'},
    {0x3A5, 'y'}, {0x3A7, 'x'}, {0x3B1, 'a'}, {0x3B9, 'l'}, {0x3BA, 'k'}, {0x3BD, 'v'},
    {0x3BF, 'o'}, {0x3C1, 'p'}, {0x3C5, 'u'}, {0x3C7, 'x'}, {0x405, 's'}, {0x406, 'l'},
    {0x408, 'j'}, {0x410, 'a'}, {0x412, 'b'}, {0x415, 'e'}, {0x41A, 'k'}, {0x41C, 'm'},
    {0x41D, 'h'}, {0x41E, 'o'}, {0x420, 'p'}, {0x421, 'c'}, {0x422, 't'}, {0x423, 'y'},
    {0x425, 'x'}, {0x430, 'a'}, {0x432, 'b'}, {0x435, 'e'}, {0x43A, 'k'}, {0x43C, 'm'},
    {0x43D, 'h'}, {0x43E, 'o'}, {0x440, 'p'}, {0x441, 'c'}, {0x442, 't'}, {0x443, 'y'},
    {0x445, 'x'}, {0x455, 's'}, {0x456, 'l'}, {0x458, 'j'},
}};

char32_t plain(char32_t c) {
  if (c >= 0xFF01 && c <= 0xFF5E) c -= 0xFEE0;  // wide forms of ASCII
  if (c >= 0xC0 && c < 0x100) c = static_cast<unsigned char>(kLatin1[c - 0xC0]);
  if (c >= 0x100 && c < 0x180) c = static_cast<unsigned char>(kLatinA[c - 0x100]);
  for (const auto& [other, latin] : kDrawnAlike)
    if (c == other) c = static_cast<unsigned char>(latin);
  if (c >= 'A' && c <= 'Z') c += 'a' - 'A';
  if (c >= 0x391 && c <= 0x3A9) c += 0x20;
  if (c >= 0x410 && c <= 0x42F) c += 0x20;
  if (c >= 0x400 && c <= 0x40F) c += 0x50;
  // One stroke, and a circle.
  if (c == 'i' || c == '1' || c == '|' || c == '!') c = 'l';
  if (c == '0') c = 'o';
  return c;
}

}  // namespace

std::u32string look_of(std::string_view name) {
  std::u32string look;
  for (std::size_t at = 0; at < name.size();)
    if (const char32_t c = next_character(name, at); !is_unseen(c)) look += plain(c);
  return look;
}

bool has_marks(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const char32_t c = next_character(text, at);
    if (c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0x61C || c == 0x200E || c == 0x200F ||
        (c >= 0x2028 && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069) || c == 0xFEFF)
      return true;
  }
  return false;
}

std::string_view name_fault(std::string_view name) {
  if (name.empty()) return {};
  if (has_marks(name)) return "on one line, without control characters and marks of direction";
  if (look_of(name).empty()) return "with something to be seen in it";
  bool latin = false;
  bool alike = false;
  for (std::size_t at = 0; at < name.size();) {
    const char32_t c = next_character(name, at);
    latin = latin || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
            (c >= 0xC0 && c < 0x250 && c != 0xD7 && c != 0xF7);
    alike = alike || std::ranges::any_of(kDrawnAlike, [c](const auto& o) { return o.first == c; });
  }
  if (latin && alike) return "in the letters of one alphabet";
  return {};
}

}  // namespace tavola::rooms
