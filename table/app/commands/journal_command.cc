// `tavola journal`: what an author of Avalon's Exploration Journal needs: a walk through all of it,
// a drawing of a section, a new section, and the stamps of translations.
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "app/command_words.h"
#include "app/commands/command.h"
#include "content/content.h"
#include "games/avalon/game.h"
#include "games/avalon/rules/journal/prose_report.h"
#include "games/avalon/rules/journal/walk.h"

namespace tavola::app {
namespace {

struct JournalRequest {
  std::string action;  // "new" or "stamp"
  std::vector<std::string> arguments;
  bool walk = false;
  bool list = false;
  bool prose = false;
  std::string map;
  std::string out;
};

bool write_file(const std::filesystem::path& path, const std::string& text) {
  std::ofstream out(path, std::ios::binary);
  out << text;
  out.close();
  return static_cast<bool>(out);
}

void print_found(const char* what, const std::vector<avalon::JournalWalk::Found>& found,
                 bool each) {
  std::cout << found.size() << " " << what << "\n";
  if (!each) return;
  for (const auto& one : found)
    std::cout << "  " << one.what << " by "
              << (one.how.empty() ? "a card outside the Journal" : one.how) << "\n";
}

int walk(const JournalRequest& request) {
  const avalon::JournalWalk walked = avalon::walk_journal(avalon::content());
  std::cout << "Reached in " << walked.rounds << " rounds:\n";
  print_found("verses", walked.verses, request.list);
  print_found("choices", walked.choices, request.list);
  print_found("statuses or parts of them", walked.statuses, request.list);
  print_found("secrets", walked.secrets, request.list);
  if (!walked.later.empty()) {
    std::cout << walked.later.size() << " verses, choices or lines wait for a later chapter\n";
    for (std::size_t i = 0; request.list && i < walked.later.size(); ++i)
      std::cout << "  " << walked.later[i] << "\n";
  }
  if (walked.missed.empty()) {
    std::cout << "Nothing is out of reach.\n";
    return kGood;
  }
  std::cout << "Out of reach:\n";
  for (const std::string& missed : walked.missed)
    std::cout << "  " << content::with_places(missed) << "\n";
  return kFailed;
}

void print_repeated(const char* what, const std::vector<avalon::ProseReport::Repeated>& all,
                    bool where) {
  std::cout << "  " << what << ":";
  if (all.empty()) std::cout << " none";
  std::cout << "\n";
  for (const auto& one : all) {
    std::cout << "    " << one.verses << " × " << one.what;
    for (std::size_t i = 0; where && i < one.where.size(); ++i)
      std::cout << (i == 0 ? ": " : ", ") << one.where[i];
    std::cout << "\n";
  }
}

int tell_prose(const JournalRequest& request) {
  for (const words::Language language : words::kLanguages) {
    const avalon::ProseReport report = avalon::report_prose(avalon::content(), language);
    std::cout << words::own_name(language) << ": " << report.verses << " verses, " << report.words
              << " words, "
              << (report.verses == 0 ? 0 : (report.words + report.verses / 2) / report.verses)
              << " on average, at most " << report.longest << "\n";
    print_repeated("openings that come three times or more", report.openings, true);
    print_repeated("likenings", report.similes, request.list);
    print_repeated("words in many verses", report.pet_words, request.list);
    print_repeated("forbidden phrases", report.tics, true);
    if (language == words::Language::kEnglish) continue;
    std::cout << "  much longer or shorter than in English:"
              << (report.lengths.empty() ? " none" : "") << "\n";
    for (const std::string& line : report.lengths) std::cout << "    " << line << "\n";
  }
  return kGood;
}

int draw(const JournalRequest& request) {
  const avalon::Content& content = avalon::content();
  for (std::size_t i = 0; i < content.journal.sections.size(); ++i) {
    const avalon::JournalSection& section = content.journal.sections[i];
    const std::string name =
        section.location == avalon::kNone
            ? "book"
            : std::to_string(content.island.locations[section.location].number);
    if (name != request.map) continue;
    const std::string svg = avalon::draw_section(content, static_cast<std::uint8_t>(i));
    if (request.out.empty()) {
      std::cout << svg;
    } else if (!write_file(request.out, svg)) {
      return refuse(says("error.unwritten", {{"file", request.out}}));
    }
    return kGood;
  }
  return refuse(says("journal.no_section", {{"text", request.map}}));
}

int begin_section(const JournalRequest& request) {
  if (request.arguments.size() != 2) return refuse(says("journal.how_new"));
  int number = 0;
  for (const char c : request.arguments[0])
    number = c >= '0' && c <= '9' && number < 1000 ? number * 10 + (c - '0') : 10000;
  if (number < 1 || number > 9999) return refuse(says("journal.number"));
  const std::filesystem::path folder = request.arguments[1];
  std::error_code wrong;
  std::filesystem::create_directories(folder, wrong);
  const std::string stem = request.arguments[0];
  std::vector<std::pair<std::filesystem::path, std::string>> files = {
      {folder / (stem + ".verses"), avalon::skeleton_rules(number)}};
  for (const words::Language language : words::kLanguages)
    files.emplace_back(folder / (stem + "." + std::string(words::code(language)) + ".md"),
                       avalon::skeleton_prose(language));
  for (const auto& [path, text] : files)
    if (std::filesystem::exists(path))
      return refuse(says("error.exists", {{"file", path.string()}}));
  for (const auto& [path, text] : files) {
    if (!write_file(path, text)) return refuse(says("error.unwritten", {{"file", path.string()}}));
    std::cout << path.string() << "\n";
  }
  return kGood;
}

std::expected<std::string, std::string> text_of(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) return std::unexpected(says("error.unread", {{"file", path.string()}}));
  return std::string(std::istreambuf_iterator<char>(in), {});
}

/// Writes the stamps of a translation, "901.it.md", from the English file beside it.
int stamp_file(const std::filesystem::path& path) {
  const std::string name = path.filename().string();
  const std::size_t dot = name.find('.');
  if (dot == std::string::npos || (!name.ends_with(".it.md") && !name.ends_with(".es.md")))
    return refuse(says("journal.no_translation", {{"file", path.string()}}));
  const auto english_text = text_of(path.parent_path() / (name.substr(0, dot) + ".en.md"));
  if (!english_text) return refuse(english_text.error());
  const auto own_text = text_of(path);
  if (!own_text) return refuse(own_text.error());
  const auto english = avalon::read_prose(*english_text, name.substr(0, dot) + ".en.md");
  if (!english) return refuse(english.error());
  const auto own = avalon::read_prose(*own_text, name);
  if (!own) return refuse(own.error());
  std::string stamped;
  int line = 0;
  for (std::size_t begin = 0; begin < own_text->size();) {
    const std::size_t end = std::min(own_text->find('\n', begin), own_text->size());
    std::string text = own_text->substr(begin, end - begin);
    begin = end + 1;
    ++line;
    for (const auto& [id, verse] : own->verses) {
      if (verse.line != line || !english->verses.contains(id)) continue;
      text = ":: " + id + " " + verse.title + " ~" + avalon::stamp_of(english->verses.at(id));
    }
    stamped += text + "\n";
  }
  if (!write_file(path, stamped)) return refuse(says("error.unwritten", {{"file", path.string()}}));
  return kGood;
}

int journal(const JournalRequest& request) {
  if (request.action == "new") return begin_section(request);
  if (request.action == "stamp") {
    if (request.arguments.empty()) return refuse(says("journal.how_stamp"));
    for (const std::string& file : request.arguments)
      if (const int code = stamp_file(file); code != kGood) return code;
    return kGood;
  }
  if (!request.action.empty()) return refuse(says("journal.no_action", {{"text", request.action}}));
  const auto loaded = avalon::load_game();
  if (!loaded) return refuse(content::with_places(loaded.error()));
  if (!request.map.empty()) return draw(request);
  if (request.walk) return walk(request);
  if (request.prose) return tell_prose(request);
  return refuse(says("journal.what_to_do"));
}

}  // namespace

void add_journal_command(CommandLine& line, Program&) {
  auto request = std::make_shared<JournalRequest>();
  Command command = line.command("journal");
  command.option("action", &request->action);
  command.option("arguments", &request->arguments);
  command.option("--walk", &request->walk);
  command.option("--prose", &request->prose);
  command.option("--list", &request->list);
  command.option("--map", &request->map);
  command.option("--out", &request->out);
  command.example("tavola journal --walk --list");
  command.example("tavola journal --map 901 --out 901.svg");
  command.example("tavola journal new 704 my_island/avalon/journal");
  command.runs([request] { return journal(*request); });
}

}  // namespace tavola::app
