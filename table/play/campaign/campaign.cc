#include "play/campaign/campaign.h"

#include <algorithm>

#include "core/json.h"
#include "play/json_text.h"

namespace tavola::play {
namespace {

std::unexpected<Problem> bad_campaign(const std::string& path, const std::string& expected) {
  return problem("bad_campaign", path + " should be " + expected + ".");
}

const std::string* text_at(const Json& json, const char* name) {
  const auto found = json.find(name);
  return found != json.end() && found->is_string() ? found->get_ptr<const std::string*>() : nullptr;
}

bool is_name(const std::string& name) {
  return !name.empty() && name.size() <= 8 && std::ranges::all_of(name, [](char letter) {
    return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'z');
  });
}

}  // namespace

const Chapter* Campaign::find(std::string_view name) const {
  const auto found = std::ranges::find(chapters, name, &Chapter::name);
  return found == chapters.end() ? nullptr : &*found;
}

std::string Campaign::free_name(int number) const {
  std::string name = std::to_string(number);
  for (char letter = 'b'; find(name) != nullptr && letter <= 'z'; ++letter)
    name = std::to_string(number) + letter;
  return find(name) == nullptr ? name : std::string();
}

Json campaign_json(const Campaign& campaign) {
  Json json = {{"tavola_campaign", kCampaignFormat},
               {"game", campaign.game},
               {"now", campaign.now},
               {"chapters", Json::array()}};
  for (const Chapter& chapter : campaign.chapters) {
    Json each = {{"name", chapter.name}, {"number", chapter.number}};
    if (!chapter.from.empty()) each["from"] = chapter.from;
    each["log"] = chapter.log;
    json["chapters"].push_back(std::move(each));
  }
  return json;
}

Expected<Campaign> read_campaign(const Json& json) {
  if (json.is_object() && json.contains("sealed"))
    return problem("sealed",
                   "This is sealed, because a chapter of it goes on at a server. That server opens "
                   "it.");
  if (!json.is_object() || !json.contains("tavola_campaign"))
    return problem("not_a_campaign", "This is no campaign: it has no \"tavola_campaign\".");
  std::int64_t format = 0;
  if (!read_integer(json["tavola_campaign"], 1, INT32_MAX, format))
    return bad_campaign("/tavola_campaign", "the number of a format");
  if (format > kCampaignFormat)
    return problem("other_format",
                   "This campaign was saved by a newer version of Tavola (its format is " +
                       std::to_string(format) + ", this version knows up to " +
                       std::to_string(kCampaignFormat) + "). Open it with the newer version.");
  Campaign campaign;
  const std::string* game = text_at(json, "game");
  const std::string* now = text_at(json, "now");
  if (game == nullptr) return bad_campaign("/game", "the id of a game");
  const auto chapters = json.find("chapters");
  if (chapters == json.end() || !chapters->is_array() || chapters->empty() ||
      chapters->size() > kMostChapters)
    return bad_campaign("/chapters", "a list of 1 to " + std::to_string(kMostChapters));
  campaign.game = *game;
  for (std::size_t i = 0; i < chapters->size(); ++i) {
    const Json& each = (*chapters)[i];
    const std::string path = "/chapters/" + std::to_string(i);
    if (!each.is_object()) return bad_campaign(path, "an object");
    const std::string* name = text_at(each, "name");
    const std::string* from = text_at(each, "from");
    Chapter chapter;
    if (name == nullptr || !is_name(*name) || campaign.find(*name) != nullptr)
      return bad_campaign(path + "/name", "a short name of its own, such as \"2\" or \"2b\"");
    const Chapter* before = from == nullptr ? nullptr : campaign.find(*from);
    if (from != nullptr && before == nullptr)
      return bad_campaign(path + "/from", "the name of a chapter that stands before it");
    std::int64_t number = 0;
    const int follows = before == nullptr ? 1 : before->number + 1;
    if (!each.contains("number") || !read_integer(each["number"], follows, follows, number))
      return bad_campaign(path + "/number", std::to_string(follows));
    if (!each.contains("log") || !each["log"].is_object())
      return bad_campaign(path + "/log", "a saved table");
    chapter.name = *name;
    chapter.number = static_cast<int>(number);
    if (from != nullptr) chapter.from = *from;
    chapter.log = each["log"];
    campaign.chapters.push_back(std::move(chapter));
  }
  if (now == nullptr || campaign.find(*now) == nullptr)
    return bad_campaign("/now", "the name of a chapter");
  campaign.now = *now;
  return campaign;
}

Expected<> check_campaign(const Campaign& campaign, const ReplayLimits& limits,
                          const std::function<Expected<>(const Chapter&, Session&)>& played) {
  ReplayLimits left = limits;
  for (const Chapter& chapter : campaign.chapters) {
    const auto wrong = [&](const std::string& code, const std::string& message) {
      return problem(code, "Chapter " + chapter.name + ": " + message);
    };
    Expected<Session> session = Session::load(chapter.log, {}, {}, left);
    if (!session) return wrong(session.error().code, session.error().message);
    left.most_steps -= std::min(left.most_steps, session->steps_run());
    if (session->game().id() != campaign.game)
      return wrong("bad_campaign", "it is a table of another game.");
    if (!session->is_chapter()) return wrong("bad_campaign", "such a table is no chapter.");
    if (!chapter.from.empty() && session->carried().empty())
      return wrong("bad_campaign", "it does not begin with what the chapter before it handed on.");
    if (!played) continue;
    if (const Expected<> good = played(chapter, *session); !good)
      return wrong(good.error().code, good.error().message);
  }
  return {};
}

}  // namespace tavola::play
