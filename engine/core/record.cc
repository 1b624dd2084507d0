#include "core/record.h"

#include <algorithm>
#include <array>

#include "core/json.h"

namespace tavola {
namespace {

class Writer final : public Record {
 public:
  explicit Writer(Json& root) { open_.push_back(&root); }

  bool reading() const override { return false; }
  bool has(std::string_view) const override { return true; }
  bool enter(std::string_view name) override {
    open_.push_back(&((*open_.back())[std::string(name)] = Json::object()));
    return true;
  }
  int enter_list(std::string_view name, int count, int, int) override {
    open_.push_back(&((*open_.back())[std::string(name)] = Json::array()));
    return count;
  }
  bool enter_item(int i) override {
    open_.push_back(&(item(i) = Json::object()));
    return true;
  }
  void leave() override { open_.pop_back(); }

  std::int64_t scalar(std::string_view name, std::int64_t value, std::int64_t,
                      std::int64_t) override {
    (*open_.back())[std::string(name)] = value;
    return value;
  }
  std::int64_t scalar_at(int i, std::int64_t value, std::int64_t, std::int64_t) override {
    item(i) = value;
    return value;
  }
  bool truth(std::string_view name, bool value) override {
    (*open_.back())[std::string(name)] = value;
    return value;
  }
  std::uint64_t word(std::string_view name, std::uint64_t value) override {
    static constexpr char kDigits[] = "0123456789abcdef";
    std::string text(16, '0');
    for (int i = 15; i >= 0; --i, value >>= 4U)
      text[static_cast<std::size_t>(i)] = kDigits[value & 15U];
    (*open_.back())[std::string(name)] = text;
    return value;
  }
  std::int64_t named(std::string_view name, std::int64_t value, const Names& names,
                     std::int64_t none) override {
    (*open_.back())[std::string(name)] = word_for(value, names, none);
    return value;
  }
  std::int64_t named_at(int i, std::int64_t value, const Names& names, std::int64_t none) override {
    item(i) = word_for(value, names, none);
    return value;
  }
  void complain(std::string_view, std::string_view) override {}

 private:
  Json& item(int i) {
    Json& list = *open_.back();
    while (static_cast<int>(list.size()) <= i) list.push_back(nullptr);
    return list[static_cast<std::size_t>(i)];
  }
  static Json word_for(std::int64_t value, const Names& names, std::int64_t none) {
    if (value == none || value < 0 || value >= static_cast<std::int64_t>(names.size()))
      return nullptr;
    return names[static_cast<std::size_t>(value)];
  }
  std::vector<Json*> open_;
};

class Reader final : public Record {
 public:
  Reader(const Json& root, std::vector<std::string>& problems) : problems_(problems) {
    open_.push_back({&root, "", {}});
    if (!root.is_object()) complain("", "a state is an object with the fields of its game");
  }

  bool reading() const override { return true; }
  bool has(std::string_view name) const override {
    const Json* json = open_.back().json;
    return json != nullptr && json->is_object() && json->contains(std::string(name));
  }
  bool enter(std::string_view name) override {
    const Json* found = field(name);
    const bool good = found != nullptr && found->is_object();
    if (found != nullptr && !good) complain(name, "should be an object");
    open_.push_back({good ? found : nullptr, path_to(name), {}});
    return good;
  }
  int enter_list(std::string_view name, int, int least, int most) override {
    const Json* found = field(name);
    const bool good = found != nullptr && found->is_array();
    if (found != nullptr && !good) complain(name, "should be a list");
    int count = good ? static_cast<int>(found->size()) : 0;
    if (good && (count < least || count > most)) {
      complain(name, least == most ? "should have " + std::to_string(most) + " entries"
                                   : "should have " + std::to_string(least) + " to " +
                                         std::to_string(most) + " entries");
      count = 0;
    }
    open_.push_back({good ? found : nullptr, path_to(name), {}});
    return count;
  }
  bool enter_item(int i) override {
    const Json& found = (*open_.back().json)[static_cast<std::size_t>(i)];
    if (!found.is_object()) complain(std::to_string(i), "should be an object");
    open_.push_back({found.is_object() ? &found : nullptr, path_to(std::to_string(i)), {}});
    return found.is_object();
  }
  void leave() override {
    const Level& level = open_.back();
    if (level.json != nullptr && level.json->is_object())
      for (const auto& [key, value] : level.json->items())
        if (std::find(level.asked.begin(), level.asked.end(), key) == level.asked.end())
          complain(key, "is not a field of this game's state");
    open_.pop_back();
  }
  void finish() { leave(); }

  std::int64_t scalar(std::string_view name, std::int64_t value, std::int64_t least,
                      std::int64_t most) override {
    const Json* found = field(name);
    return found == nullptr ? value : integer(*found, name, value, least, most);
  }
  std::int64_t scalar_at(int i, std::int64_t value, std::int64_t least,
                         std::int64_t most) override {
    return integer((*open_.back().json)[static_cast<std::size_t>(i)], std::to_string(i), value,
                   least, most);
  }
  bool truth(std::string_view name, bool value) override {
    const Json* found = field(name);
    if (found == nullptr) return value;
    if (found->is_boolean()) return found->get<bool>();
    complain(name, "should be true or false");
    return value;
  }
  std::uint64_t word(std::string_view name, std::uint64_t value) override {
    const Json* found = field(name);
    if (found == nullptr) return value;
    std::uint64_t read = 0;
    bool good = found->is_string() && found->get_ref<const std::string&>().size() == 16;
    if (good)
      for (char digit : found->get_ref<const std::string&>()) {
        const bool decimal = digit >= '0' && digit <= '9';
        const bool letter = digit >= 'a' && digit <= 'f';
        good = good && (decimal || letter);
        read = read << 4U | static_cast<std::uint64_t>(decimal ? digit - '0' : digit - 'a' + 10);
      }
    if (!good) complain(name, "should be 16 hexadecimal digits in quotes");
    return good ? read : value;
  }
  std::int64_t named(std::string_view name, std::int64_t value, const Names& names,
                     std::int64_t none) override {
    const Json* found = field(name);
    return found == nullptr ? value : one_of(*found, name, value, names, none);
  }
  std::int64_t named_at(int i, std::int64_t value, const Names& names, std::int64_t none) override {
    return one_of((*open_.back().json)[static_cast<std::size_t>(i)], std::to_string(i), value,
                  names, none);
  }
  void complain(std::string_view name, std::string_view what) override {
    problems_.push_back(path_to(name) + " " + std::string(what));
  }

 private:
  struct Level {
    const Json* json;
    std::string path;
    std::vector<std::string> asked;
  };

  std::string path_to(std::string_view name) const {
    return name.empty() ? open_.back().path : open_.back().path + "/" + std::string(name);
  }
  const Json* field(std::string_view name) {
    Level& level = open_.back();
    if (level.json == nullptr || !level.json->is_object()) return nullptr;
    level.asked.emplace_back(name);
    const auto found = level.json->find(std::string(name));
    if (found != level.json->end()) return &*found;
    complain(name, "is missing");
    return nullptr;
  }
  std::int64_t integer(const Json& json, std::string_view name, std::int64_t value,
                       std::int64_t least, std::int64_t most) {
    if (json.is_number_integer()) {
      const bool huge = json.is_number_unsigned() &&
                        json.get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX);
      if (!huge && json.get<std::int64_t>() >= least && json.get<std::int64_t>() <= most)
        return json.get<std::int64_t>();
    }
    complain(name, "should be a whole number from " + std::to_string(least) + " to " +
                       std::to_string(most));
    return value;
  }
  std::int64_t one_of(const Json& json, std::string_view name, std::int64_t value,
                      const Names& names, std::int64_t none) {
    if (json.is_null() && none != kAlwaysNamed) return none;
    if (json.is_string()) {
      const auto found = std::find(names.begin(), names.end(), json.get_ref<const std::string&>());
      if (found != names.end()) return found - names.begin();
    }
    std::string list = none != kAlwaysNamed ? "null" : "";
    for (const std::string& word : names) {
      if (list.size() > 200) {
        list += ", …";
        break;
      }
      list += (list.empty() ? "" : ", ") + ("\"" + word + "\"");
    }
    // The name that is not known may be of a thing that is gone; whoever reads this looks for it.
    const std::string not_known =
        json.is_string() ? ", not \"" + json.get<std::string>().substr(0, 60) + "\"" : "";
    complain(name, "should be one of " + list + not_known);
    return value;
  }

  std::vector<Level> open_;
  std::vector<std::string>& problems_;
};

}  // namespace

nlohmann::ordered_json write_record(const std::function<void(Record&)>& describe) {
  Json json = Json::object();
  Writer writer(json);
  describe(writer);
  return json;
}

std::vector<std::string> read_record(const nlohmann::ordered_json& from,
                                     const std::function<void(Record&)>& describe) {
  std::vector<std::string> problems;
  Reader reader(from, problems);
  if (!problems.empty()) return problems;
  describe(reader);
  reader.finish();
  return problems;
}

void Record::keyed_random(Random& random) {
  Seed key = random.key();
  static constexpr std::array<std::string_view, 4> kFields = {"key_0", "key_1", "key_2", "key_3"};
  for (std::size_t i = 0; i < kFields.size(); ++i) {
    std::uint32_t& low = key.words[2 * i];
    std::uint32_t& high = key.words[2 * i + 1];
    const std::uint64_t both = word(kFields[i], std::uint64_t{high} << 32U | low);
    low = static_cast<std::uint32_t>(both);
    high = static_cast<std::uint32_t>(both >> 32U);
  }
  const std::uint64_t drawn = word("drawn", random.drawn());
  if (reading()) random = Random::from_key(key, drawn);
}

}  // namespace tavola
