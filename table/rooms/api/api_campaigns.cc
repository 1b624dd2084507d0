// Campaigns over HTTP: the chapters of one, and all of it as one file, to take along and to bring.
#include <algorithm>
#include <ranges>

#include "core/json.h"
#include "play/campaign/campaign.h"
#include "play/json_text.h"
#include "play/printed_story.h"
#include "rooms/api/api.h"
#include "rooms/api/table_export.h"
#include "rooms/hall/refusals.h"
#include "rooms/hall/replay_budget.h"
#include "rooms/kept/seal.h"
#include "rooms/kept/stored_log.h"
#include "rooms/room/room_header.h"
#include "storage/clock.h"

namespace tavola::rooms {
namespace {

/// A chapter as it is kept: its name in the campaign, and its table.
struct KeptChapter {
  std::string table;
  std::string name;
  int number = 1;
  std::string from = {};    // a name
  std::uint64_t place = 0;  // in the order in which they were begun
};

storage::ChapterRow row_of(const KeptChapter& chapter) {
  Json json = {{"name", chapter.name}, {"number", chapter.number}};
  if (!chapter.from.empty()) json["from"] = chapter.from;
  return {chapter.place, chapter.table, play::write_json(json)};
}

KeptChapter first_chapter(const std::string& table) { return {table, "1", 1}; }

std::string free_name(const std::vector<KeptChapter>& chapters, int number) {
  play::Campaign names;
  for (const KeptChapter& chapter : chapters) {
    names.chapters.push_back({chapter.name, chapter.number, "", {}});
    // The name of one that is gone, and from which another goes on, is not given again.
    if (!chapter.from.empty()) names.chapters.push_back({chapter.from, chapter.number, "", {}});
  }
  return names.free_name(number);
}

/// The chapters that there are. A table becomes one in the storage when a second one follows on it.
play::Expected<std::vector<KeptChapter>> chapters_of(storage::Storage& storage,
                                                     const std::string& campaign) {
  const auto rows = storage.chapters(campaign);
  if (!rows) return std::unexpected(problem_of(rows.error()));
  std::vector<KeptChapter> chapters;
  for (const storage::ChapterRow& row : *rows) {
    const Json json = Json::parse(row.text, nullptr, false);
    if (!json.is_object()) return play::problem("damaged", "The list of chapters is damaged.");
    chapters.push_back({row.table, json.value("name", ""), json.value("number", 1),
                        json.value("from", ""), row.number});
  }
  return chapters;
}

/// What is known of the seats of a table to whoever looks for their own.
struct SeatsAt {
  TableKeys keys;
  std::vector<std::string> people;
  std::vector<bool> taken;  // by somebody who came without the host's link
};

/// The tokens that somebody who holds this at one chapter has at another: as host, and at the seat
/// that the host left them. Whoever has taken a seat has it at that table alone.
Json tokens_elsewhere(const Claim& held, const SeatsAt& here, const SeatsAt& there) {
  Json tokens = Json::array();
  if (held.host) tokens.push_back(there.keys.host);
  for (const Seat seat : held.seats)
    if (seat < here.people.size() && seat < there.people.size() && !here.taken[seat] &&
        !there.taken[seat] && here.people[seat] == there.people[seat])
      tokens.push_back(there.keys.seats[seat]);
  if (tokens.empty()) tokens.push_back(there.keys.spectator);
  return tokens;
}

play::Expected<SeatsAt> seats_at(const storage::TableRow& row,
                                 const std::vector<std::string>& taken) {
  const auto header = read_header(row.header);
  if (!header) return std::unexpected(header.error());
  SeatsAt at{header->keys, {}, {}};
  for (std::size_t seat = 0; seat < at.keys.seats.size(); ++seat) {
    at.people.push_back(person_of(*header, static_cast<Seat>(seat)));
    at.taken.push_back(seat < taken.size() && !taken[seat].empty());
  }
  return at;
}

/// A game that was given up, or whose end was taken back, may go on, and its log tells its dice.
bool is_over_for_good(const storage::StoredTable& stored) {
  const Json noted = Json::parse(stored.row.summary, nullptr, false);
  if (!stored.row.over || !noted.is_object() || noted.value("conceded", true)) return false;
  for (const std::string& text : std::views::reverse(stored.entries)) {
    const Json entry = Json::parse(text, nullptr, false);
    if (!entry.is_object()) return false;
    if (is_game_record(entry)) return !entry.contains("undo") && !entry.contains("redo");
  }
  return true;
}

}  // namespace

play::Expected<std::string> Api::campaign_of(const storage::TableRow& row) const {
  const auto header = read_header(row.header);
  if (!header) return std::unexpected(header.error());
  if (!header->campaign.empty()) return header->campaign;
  return play::problem("no_campaign", "This table is no chapter of a campaign.");
}

play::Expected<> Api::keep_chapter(const NewTable& wishes, const std::string& table) {
  for (int tries = 0;; ++tries) {
    auto chapters = chapters_of(storage_, wishes.campaign);
    if (!chapters) return std::unexpected(chapters.error());
    storage::Result<> added;
    if (chapters->empty()) {
      chapters->push_back(first_chapter(wishes.campaign));
      added = storage_.add_chapter(wishes.campaign, row_of(chapters->front()));
    }
    const auto before = std::ranges::find(*chapters, wishes.before, &KeptChapter::table);
    if (before == chapters->end())
      return play::problem("no_campaign", "This table is no chapter of its campaign any more.");
    KeptChapter fresh;
    fresh.table = table;
    fresh.number = wishes.again ? before->number : before->number + 1;
    fresh.from = wishes.again ? before->from : before->name;
    fresh.name = free_name(*chapters, fresh.number);
    fresh.place = chapters->back().place + 1;
    if (fresh.name.empty() || chapters->size() >= play::kMostChapters)
      return play::problem("too_many_chapters",
                           "There are as many chapters as a campaign can have. Delete one.");
    if (added) added = storage_.add_chapter(wishes.campaign, row_of(fresh));
    if (added) return {};
    if (added.error().fault != storage::Fault::kTaken || tries == 3)
      return std::unexpected(problem_of(added.error()));
  }
}

play::Expected<> Api::no_chapter_follows(const storage::TableRow& row) const {
  const auto campaign = campaign_of(row);
  if (!campaign) return {};
  const auto chapters = chapters_of(storage_, *campaign);
  if (!chapters) return std::unexpected(chapters.error());
  const auto here = std::ranges::find(*chapters, row.id, &KeptChapter::table);
  if (here == chapters->end()) return {};
  const auto next = std::ranges::find(*chapters, here->name, &KeptChapter::from);
  if (next == chapters->end()) return {};
  return play::problem("chapter_follows", "Chapter " + next->name +
                                              " goes on from this one. Delete that table first.");
}

Api::Reply Api::campaign(const Request& request, const Parts& parts) {
  const auto held = claimed(request, parts[0]);
  if (!held) return std::unexpected(held.error());
  const auto& [here, claim] = *held;
  const auto id = campaign_of(here);
  if (!id) return std::unexpected(id.error());
  auto chapters = chapters_of(storage_, *id);
  if (!chapters) return std::unexpected(chapters.error());
  if (chapters->empty()) chapters->push_back(first_chapter(here.id));
  const auto mine = seats_at(here, taken_at(here));
  if (!mine) return std::unexpected(mine.error());
  Json json = {{"campaign", *id}, {"host", claim.host}, {"chapters", Json::array()}};
  for (const KeptChapter& chapter : *chapters) {
    const auto row = storage_.look(chapter.table);
    if (!row) continue;  // it goes at this moment
    Json each = table_json(*row);
    each["name"] = chapter.name;
    each["number"] = chapter.number;
    const Json noted = Json::parse(row->summary, nullptr, false);
    const std::optional<Summary> live = live_(chapter.table);
    each["goes_on"] = live ? live->goes_on : noted.is_object() && noted.value("goes_on", false);
    if (!chapter.from.empty()) each["from"] = chapter.from;
    if (chapter.table == here.id) {
      each["tokens"] = listed_tokens(request.bearer);
    } else {
      const auto theirs = seats_at(*row, taken_at(*row));
      if (!theirs) continue;
      each["tokens"] = tokens_elsewhere(claim, *mine, *theirs);
    }
    json["chapters"].push_back(std::move(each));
  }
  return json;
}

Answer Api::campaign_file(const Request& request, const std::string& table) {
  const auto held = claimed(request, table);
  if (!held) return refusal(held.error());
  if (!held->second.host) return refusal({"not_host", "Only the host can take a campaign along."});
  const auto id = campaign_of(held->first);
  if (!id) return refusal(id.error());
  auto chapters = chapters_of(storage_, *id);
  if (!chapters) return refusal(chapters.error());
  if (chapters->empty()) chapters->push_back(first_chapter(table));
  play::Campaign campaign;
  bool over = true;
  for (const KeptChapter& chapter : *chapters) {
    if (!chapter.from.empty() && campaign.find(chapter.from) == nullptr)
      return refusal({"chapter_gone", "Chapter " + chapter.from + ", from which chapter " +
                                          chapter.name + " goes on, is not here any more."});
    const auto stored = storage_.read(chapter.table);
    if (!stored && stored.error().fault == storage::Fault::kNoSuchTable) continue;
    if (!stored) return refusal(problem_of(stored.error()));
    auto log = log_with_seats(*stored);
    if (!log) return refusal(log.error());
    over = over && is_over_for_good(*stored);
    if (chapter.table == table) campaign.now = chapter.name;
    campaign.game = log->value("game", "");
    campaign.chapters.push_back({chapter.name, chapter.number, chapter.from, *std::move(log)});
  }
  Answer answer;
  answer.file_name = campaign.game + "-" + *id + ".campaign.tavola";
  answer.body = play::write_json(play::campaign_json(campaign)) + "\n";
  // What is taken along must come in again; the seal makes it a third longer.
  if (answer.body.size() > (over ? kLargestBody : kLargestBody / 4 * 3 - 1024))
    return refusal({"too_large",
                    "The campaign is too large for one file. Take its chapters along "
                    "one by one, from their tables."});
  if (over) return answer;
  // As with a single table: a log of a running game is not for those who sit at it.
  const auto key = storage_.server_key();
  if (!key) return refusal(problem_of(key.error()));
  answer.body = play::write_json(Json{{"tavola", 1}, {"sealed", seal(*key, answer.body)}}) + "\n";
  return answer;
}

Answer Api::printed_story(const Request& request, const std::string& table) {
  const auto held = claimed(request, table);
  if (!held) return refusal(held.error());
  const auto language = language_of(request);
  if (!language) return refusal(language.error());
  std::vector<KeptChapter> chapters;
  if (const auto id = campaign_of(held->first)) {
    auto kept = chapters_of(storage_, *id);
    if (!kept) return refusal(kept.error());
    chapters = *std::move(kept);
  }
  if (chapters.empty()) chapters.push_back(first_chapter(table));
  play::Campaign campaign;
  // From the end: only what this table goes on from is told.
  std::string wanted;
  for (const KeptChapter& chapter : chapters | std::views::reverse) {
    if (chapter.table == table) wanted = campaign.now = chapter.name;
    if (chapter.name != wanted) continue;
    wanted = chapter.from;
    const auto stored = storage_.read(chapter.table);
    if (!stored && stored.error().fault == storage::Fault::kNoSuchTable) break;
    if (!stored) return refusal(problem_of(stored.error()));
    auto log = log_with_seats(*stored);
    if (!log) return refusal(log.error());
    campaign.game = log->value("game", "");
    campaign.chapters.push_back({chapter.name, chapter.number, chapter.from, *std::move(log)});
  }
  // Nobody makes us replay a whole campaign for an hour: six chapters' time has to do.
  constexpr std::size_t kMostShares = 6;
  const auto shares = static_cast<int>(std::min(campaign.chapters.size(), kMostShares));
  auto page = play::printed_campaign(
      campaign, *language, replay_limits(request.leave, SIZE_MAX, settings_.opening_time * shares),
      settings_.story_kit);
  if (!page) return refusal(page.error());
  Answer answer;
  answer.type = "text/html; charset=utf-8";
  answer.file_name = campaign.game + "-" + table + ".html";
  answer.body = *std::move(page);
  return answer;
}

Api::Reply Api::bring_campaign(const Json& file, const Request& request) {
  const auto campaign = play::read_campaign(file);
  if (!campaign) return std::unexpected(campaign.error());
  if (!shown(campaign->game)) return no_such_game(campaign->game);
  if (const auto room = room_for(campaign->chapters.size()); !room)
    return std::unexpected(room.error());
  for (std::size_t n = 0; n < campaign->chapters.size(); ++n)
    if (const auto wait = chapters_patience_.ask(request.address))
      return std::unexpected(Refused(
          {"too_fast",
           "Too many chapters were brought from here. Wait " + std::to_string(*wait) + " seconds."},
          wait));
  std::vector<storage::NewChapter> chapters;
  TableKeys first, now;
  std::vector<std::string> names;  // of the first chapter
  const auto add = [&](const play::Chapter& chapter, play::Session& session) -> play::Expected<> {
    auto wishes = wishes_of(chapter.log);
    if (!wishes) return std::unexpected(wishes.error());
    const auto keys = new_keys(wishes->seats.size());
    if (!keys) return std::unexpected(keys.error());
    if (chapters.empty()) {
      first = *keys;
      for (const play::Player& player : wishes->seats) names.push_back(player.name);
    } else {
      wishes->campaign = first.table;
    }
    // Whoever has the same name at the same seat as in the first chapter is the same person.
    for (std::size_t seat = 0; seat < wishes->seats.size(); ++seat) {
      const bool same = seat < names.size() && wishes->seats[seat].name == names[seat];
      wishes->people.push_back(same && !chapters.empty() ? token_hash(first.seats[seat]) : "");
    }
    // As with a single table: no copy of the file foretells a chapter that goes on.
    if (!session.table().over()) session.reseed(new_seed());
    const auto stored = stored_from_session(session, *wishes, *keys, storage::now_seconds());
    if (!stored) return std::unexpected(stored.error());
    if (chapter.name == campaign->now) now = *keys;
    chapters.push_back(
        {new_row(*wishes, *keys, *stored), stored->entries, stored->rest,
         row_of({keys->table, chapter.name, chapter.number, chapter.from, chapters.size()})});
    return {};
  };
  // More than a single table may take, but not as much more as there are chapters.
  const std::size_t share = std::min<std::size_t>(campaign->chapters.size(), 6);
  const auto good =
      play::check_campaign(*campaign,
                           replay_limits(request.leave, settings_.upload_steps * share,
                                         settings_.replay_time * static_cast<int>(share)),
                           add);
  if (!good) return std::unexpected(good.error());
  if (const auto kept = storage_.create_campaign(first.table, chapters); !kept)
    return std::unexpected(problem_of(kept.error()));
  return keys_json(now);
}

}  // namespace tavola::rooms
