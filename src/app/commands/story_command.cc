// `tavola story`: the story of a saved table or of a campaign as a page to print.
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>

#include "app/commands/command.h"
#include "app/terminal/interface.h"
#include "core/json.h"
#include "play/json_text.h"
#include "play/printed_story.h"

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

int print_story(const StoryRequest& request, words::Language language) {
  const auto messages = interface_messages();
  if (!messages) return refuse(messages.error());
  const auto refuse_with = [&](std::string_view sentence, const std::string& file) {
    return refuse((*messages)->say(words::Lexicon{}, language, sentence,
                                   {{"file", words::Argument::name(file)},
                                    {"chapter", words::Argument::name(request.chapter)}}));
  };
  std::ifstream in(request.file, std::ios::binary);
  if (!in) return refuse_with("story.unread", request.file);
  const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  const auto json = play::read_json(text);
  if (!json) return refuse(request.file + ": " + json.error().message);
  auto campaign = campaign_in(*json);
  if (!campaign) return refuse(request.file + ": " + campaign.error().message);
  if (!request.chapter.empty()) {
    if (campaign->find(request.chapter) == nullptr)
      return refuse_with("story.no_chapter", request.file);
    campaign->now = request.chapter;
  }
  const auto page = play::printed_campaign(*campaign, language);
  if (!page && page.error().code == "no_story") return refuse_with("story.none", request.file);
  if (!page) return refuse(request.file + ": " + page.error().message);
  if (request.out.empty()) {
    std::cout << *page;
    return kGood;
  }
  std::ofstream out(request.out, std::ios::binary);
  out << *page;
  out.close();
  if (!out) return refuse_with("story.unwritten", request.out);
  return kGood;
}

}  // namespace

void add_story_command(CommandLine& line, Program& program) {
  auto request = std::make_shared<StoryRequest>();
  Command command =
      line.command("story", "Print the story of a saved table or of a campaign as an HTML page");
  command.option("file", &request->file, "The saved table, or the file of a campaign").required();
  command.option("--chapter", &request->chapter,
                 "Of a campaign: up to this chapter; by default to the one that is played");
  command.option("--out", &request->out, "File to write; by default it is printed");
  command.footer("Example: tavola --lang it story campaign.tavola --out story.html");
  command.runs([request, &program] { return print_story(*request, program.language); });
}

}  // namespace tavola::app
