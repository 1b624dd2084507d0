// Every field of a file of content, one at a time, with another value. A test loads each and looks
// whether a player could read the difference: nothing may act that is not printed.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tavola::content {

struct ChangedField {
  std::string field;  // "creature.items"
  std::string text;   // the whole file with this one changed
};

/// Fields that stand on a line of their own: `key = value`, or a list that begins there. The other
/// value is that of another entry of the same kind; where all have the same, numbers are one more,
/// flags the opposite and lists without their first entry. A list of several lines always is.
inline std::vector<ChangedField> changed_fields(std::string_view file) {
  struct Place {
    std::string field, value;
    std::size_t at;
  };
  std::vector<Place> places;
  std::map<std::string, std::set<std::string>> values;
  std::string section;
  for (std::size_t begin = 0; begin < file.size();) {
    std::size_t end = file.find('\n', begin);
    if (end == std::string_view::npos) end = file.size();
    const std::string_view line = file.substr(begin, end - begin);
    const std::size_t is = line.find(" = ");
    if (line.starts_with('[')) {
      section = line.substr(line.find_first_not_of('['));
      section.resize(section.find(']'));
    } else if (is != std::string_view::npos && line[0] != ' ' && line[0] != '#') {
      const std::string field = section + "." + std::string(line.substr(0, is));
      const std::size_t at = begin + is + 3;
      if (line.ends_with('[')) end = file.find("\n]", at) + 2;
      places.push_back({field, std::string(file.substr(at, end - at)), at});
      values[field].insert(places.back().value);
    }
    begin = end + 1;
  }
  std::vector<ChangedField> changes;
  for (const Place& place : places) {
    std::set<std::string> others = values[place.field];
    others.erase(place.value);
    const std::size_t comma = place.value.find(',');
    if (place.value.starts_with('[') && comma != std::string::npos &&
        (others.empty() || place.value.starts_with("[\n")))
      others = {"[" + place.value.substr(comma + 1)};
    if (others.empty()) {
      if (place.value == "true") others.insert("false");
      if (place.value == "false") others.insert("true");
      if (place.value.find_first_not_of("0123456789") == std::string::npos)
        others.insert(std::to_string(std::stoi(place.value) + 1));
    }
    const auto letters = [](std::string value) {
      std::sort(value.begin(), value.end());
      return value;
    };
    for (const std::string& other : others) {
      if (letters(other) == letters(place.value)) continue;  // a list in another order
      std::string text(file);
      text.replace(place.at, place.value.size(), other);
      changes.push_back({place.field, std::move(text)});
      break;
    }
  }
  return changes;
}

}  // namespace tavola::content
