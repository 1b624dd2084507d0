// `tavola story`: the story of a saved table or of a campaign as a page to print.
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>

#include "app/command_words.h"
#include "app/commands/command.h"
#include "app/commands/opened.h"
#include "app/terminal/interface.h"
#include "app/terminal/saved_tables.h"
#include "core/json.h"
#include "play/json_text.h"
#include "play/printed_story.h"
#include "scene/terminal/ink.h"
#include "server/pages/story_kit.h"

namespace tavola::app {
namespace {

struct StoryRequest {
  std::string file;
  std::string chapter;
  std::string out;
};

/// A table alone is told as a campaign of one chapter.
play::Expected<play::Campaign> campaign_in(const Json& json) {
  if (json.is_object() && json.contains("tavola_campaign")) return play::read_campaign(json);
  play::Campaign alone;
  alone.now = "1";
  alone.chapters.push_back({.name = "1", .log = json});
  return alone;
}

int print_story(const StoryRequest& request, words::Language language, std::string_view client) {
  const auto messages = interface_messages();
  if (!messages) return refuse(messages.error());
  const auto refuse_with = [&](std::string_view sentence, const std::string& file) {
    return refuse((*messages)->say(words::Lexicon{}, language, sentence,
                                   {{"file", words::Argument::name(file)},
                                    {"chapter", words::Argument::name(request.chapter)}}));
  };
  const std::string file = found_table(request.file).string();
  std::ifstream in(file, std::ios::binary);
  if (!in) return refuse(says("error.unread", {{"file", request.file}}));
  const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  const auto json = play::read_json(text);
  if (!json) return refuse(told(json.error(), request.file));
  auto campaign = campaign_in(*json);
  if (!campaign) return refuse(told(campaign.error(), request.file));
  if (!request.chapter.empty()) {
    if (campaign->find(request.chapter) == nullptr)
      return refuse_with("story.no_chapter", request.file);
    campaign->now = request.chapter;
  }
  const auto pages = server::Pages::from_pack(client);
  const auto page =
      play::printed_campaign(*campaign, language, {}, [&pages](std::string_view game) {
        return pages ? server::story_kit(*pages, game) : std::string();
      });
  if (!page) return refuse(told(page.error(), request.file));
  if (request.out.empty()) {
    std::cout << scene::harmless_lines(*page);
    return kGood;
  }
  std::ofstream out(request.out, std::ios::binary);
  out << *page;
  out.close();
  if (!out) return refuse(says("error.unwritten", {{"file", request.out}}));
  return kGood;
}

}  // namespace

void add_story_command(CommandLine& line, Program& program) {
  auto request = std::make_shared<StoryRequest>();
  Command command = line.command("story");
  command.option("file", &request->file).required();
  command.option("--chapter", &request->chapter);
  command.option("--out", &request->out);
  command.example("tavola --lang it story campaign.tavola --out story.html");
  command.runs(
      [request, &program] { return print_story(*request, program.language, program.client); });
}

}  // namespace tavola::app
