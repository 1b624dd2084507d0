// `tavola play`: a game in the terminal, for one person with bots, for several persons at one
// screen, or for bots alone.
#include <chrono>
#include <ctime>
#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "app/command_words.h"
#include "app/commands/command.h"
#include "app/commands/list_options.h"
#include "app/commands/opened.h"
#include "app/terminal/campaign_file.h"
#include "app/terminal/interface.h"
#include "app/terminal/saved_tables.h"
#include "app/terminal/terminal.h"
#include "app/terminal/terminal_table.h"
#include "play/engine/status.h"
#include "play/session/session.h"
#include "rooms/kept/seal.h"
#include "screen/tty.h"

namespace tavola::app {
namespace {

namespace fs = std::filesystem;

struct PlayRequest {
  std::string game;
  int seats = 0;
  std::vector<std::string> chairs;
  std::vector<std::string> options;
  std::string preset;
  bool lists_options = false;
  std::string bot = "search";
  std::string seed;  // none: from the system
  bool plain = false;
  bool fast = false;
  bool bots_only = false;
  int iterations = 3000;
  int width = 0;
  bool scrolls = false;
  std::string resume;
  bool last = false;         // the one that was played last
  bool needs_enter = false;  // a key alone chooses nothing
  std::string file;
  bool begins_anew = false;
  std::string campaign;  // a file with all chapters
  std::string chapter;   // of it: which one to play
  bool again = false;    // the chapter from its start
};

/// Whom a chair belongs to when nobody says: the first names that come to mind.
constexpr const char* kNames[] = {"Nora", "Teo", "Iris", "Aldo", "Lia", "Bruno", "Zoe", "Ugo"};

/// "NAME=person", "NAME=bot:search", "NAME=bot", or a bare name for a person.
std::expected<play::Player, std::string> chair(const std::string& text,
                                               const std::string& standard_bot) {
  const std::size_t sign = text.find('=');
  play::Player player{text.substr(0, sign), ""};
  const std::string who = sign == std::string::npos ? "person" : text.substr(sign + 1);
  if (who == "bot")
    player.bot = standard_bot;
  else if (who.starts_with("bot:"))
    player.bot = who.substr(4);
  else if (who != "person")
    return std::unexpected(says("error.chair", {{"text", text}}));
  const std::vector<std::string> known = bots::bot_names();
  if (!player.bot.empty() && std::ranges::find(known, player.bot) == known.end()) {
    std::string list;
    for (const std::string& each : known) list += (list.empty() ? "" : ", ") + each;
    return std::unexpected(says("error.bot", {{"bot", player.bot}, {"bots", list}}));
  }
  return player;
}

/// What a new table shares with one before it: a chapter of a campaign with the one it follows on.
std::expected<play::Session, std::string> new_table(const PlayRequest& request,
                                                    words::Language language,
                                                    const play::Session* before = nullptr,
                                                    std::string carried = {}) {
  const auto title = open_game(before == nullptr ? request.game : std::string(before->game().id()));
  if (!title) return std::unexpected(title.error());
  const Game& game = (*title)->game();
  play::Wishes wishes;
  wishes.language = language;
  wishes.carried = std::move(carried);
  const auto seed = request.seed.empty() ? rooms::new_seed() : read_seed(request.seed);
  if (!seed) return std::unexpected(says("error.seed", {{"seed", request.seed}}));
  wishes.seed = *seed;
  const int comfortable = std::clamp(3, game.least_seats(), game.most_seats());
  wishes.seats = request.seats > 0 ? request.seats : comfortable;
  // The same people, unless others are named.
  if (before != nullptr && request.seats == 0) wishes.seats = before->setup().seats;
  if (before != nullptr && request.chairs.empty()) {
    wishes.players = before->players();
    wishes.players.resize(std::min(wishes.players.size(), static_cast<std::size_t>(wishes.seats)));
  }
  if (before != nullptr)
    for (std::size_t i = 0; i < game.options().size(); ++i)
      wishes.options[game.options()[i].id] = game.options()[i].values[before->setup().options[i]];
  if (request.seats == 0 && request.chairs.size() >= static_cast<std::size_t>(game.least_seats()))
    wishes.seats = static_cast<int>(request.chairs.size());
  if (std::string wrong = wrong_seats(game, wishes.seats); !wrong.empty())
    return std::unexpected(std::move(wrong));
  if (request.chairs.size() > static_cast<std::size_t>(wishes.seats))
    return std::unexpected(
        says("error.chairs",
             {{"named", static_cast<std::int64_t>(request.chairs.size())}, {"n", wishes.seats}}));
  for (const std::string& text : request.chairs) {
    auto player = chair(text, request.bot);
    if (!player) return std::unexpected(player.error());
    if (request.bots_only && player->bot.empty()) player->bot = request.bot;
    wishes.players.push_back(*std::move(player));
  }
  for (std::size_t seat = wishes.players.size(); seat < static_cast<std::size_t>(wishes.seats);
       ++seat) {
    const bool person = seat == 0 && !request.bots_only;
    wishes.players.push_back({kNames[seat % std::size(kNames)], person ? "" : request.bot});
  }
  auto said = options_said(**title, request.preset, request.options);
  if (!said) return std::unexpected(said.error());
  // A later chapter keeps what was said of the one before.
  for (const auto& [id, value] : *said) wishes.options[id] = value;
  auto session = play::Session::open(**title, wishes);
  if (!session) return std::unexpected(session.error().message);
  return *std::move(session);
}

/// Where the table is kept, and whether it goes on from there.
struct Keeping {
  fs::path file;
  bool goes_on = false;
  bool leaves = false;  // the person would rather not play
};

/// A saved table is never written over: the game goes on with it, or it is kept beside.
std::expected<Keeping, std::string> keeping(const PlayRequest& request, Terminal& terminal,
                                            const words::Messages& messages,
                                            words::Language language) {
  const bool resumes = !request.resume.empty();
  if (request.file.empty()) return Keeping{.file = request.resume, .goes_on = resumes};
  const fs::path file = saved_name(request.file);
  if (!holds_something(file) || (resumes && same_file(file, request.resume)))
    return Keeping{.file = file};
  const auto say = [&](std::string_view id, const fs::path& named) {
    return messages.say(words::Lexicon{}, language, id,
                        {{"file", words::Argument::name(named.string())}});
  };
  bool begins = request.begins_anew;
  if (!begins && resumes)
    return std::unexpected(says("error.holds_something", {{"file", file.string()}}));
  if (!begins && terminal.manner().interactive) {
    const std::string answer = terminal.ask(say("save.holds", file) + " ").value_or("q");
    const bool goes_on = answer.empty() || answer.front() == 'g' || answer.front() == 'c';
    begins = answer.starts_with('n');
    if (!begins && !goes_on) return Keeping{.file = file, .leaves = true};
  }
  if (!begins) return Keeping{.file = file, .goes_on = true};
  const auto beside = keep_beside(file);
  if (!beside) return std::unexpected(beside.error());
  terminal.write(say("save.beside", *beside) + "\n");
  return Keeping{.file = file};
}

std::expected<play::Session, std::string> saved_table(const fs::path& file,
                                                      const PlayRequest& request) {
  auto loaded = open_table(file.string());
  if (loaded && !request.game.empty() && loaded->game().id() != request.game)
    return std::unexpected(
        says("error.other_game", {{"file", file.string()}, {"game", loaded->game().id()}}));
  return loaded;
}

/// A campaign goes on: with the chapter that was left, with the next one if that is over, or with
/// one that is begun again.
std::expected<play::Session, std::string> next_of_campaign(CampaignFile& campaign,
                                                           const PlayRequest& request,
                                                           words::Language language) {
  if (!campaign.begun()) {
    auto first = new_table(request, language);
    if (!first) return first;
    if (const auto begun = campaign.begin(*first); !begun) return std::unexpected(begun.error());
    return first;
  }
  if (!request.chapter.empty())
    if (const auto turned = campaign.turn_to(request.chapter); !turned)
      return std::unexpected(turned.error());
  auto here = campaign.chapter();
  if (!here) return here;
  // More or fewer players than sit there: the chapter goes on at a table of theirs.
  const int wished = request.seats > 0 ? request.seats : static_cast<int>(request.chairs.size());
  const bool others =
      wished > 0 && wished != here->setup().seats && !request.again && !here->table().over();
  if (others && !here->breaks_off()) return std::unexpected(says("error.not_between"));
  if (!(request.again || others || here->goes_on())) return here;
  if (const auto names = campaign.following(); !request.again && !others && !names.empty()) {
    std::string list;
    for (const std::string& name : names) list += (list.empty() ? "" : ", ") + name;
    return std::unexpected(
        says("error.chapter_followed", {{"chapter", campaign.campaign().now}, {"next", list}}));
  }
  if (const auto kept = campaign.keep(*here); !kept) return std::unexpected(kept.error());
  auto fresh =
      new_table(request, language, &*here, request.again ? here->carried() : *here->hands_on());
  if (!fresh) return fresh;
  if (const auto added = campaign.add(*fresh, request.again); !added)
    return std::unexpected(added.error());
  return fresh;
}

/// The campaign that was asked for, if one was.
std::expected<std::optional<CampaignFile>, std::string> campaign_of(const PlayRequest& request) {
  if (request.campaign.empty()) return std::nullopt;
  auto found = CampaignFile::open(request.campaign);
  if (!found) return std::unexpected(found.error());
  if (!found->begun() && request.game.empty())
    return std::unexpected(
        says("error.campaign_unbegun", {{"command", called() + " play avalon"}}));
  return *std::move(found);
}

/// Bots on all seats that have none.
std::expected<void, std::string> seat_bots(play::Session& session, const std::string& bot) {
  for (Seat seat = 0; seat < session.players().size(); ++seat)
    if (session.players()[seat].bot.empty())
      if (const auto seated = session.seat_player(seat, {"", bot}); !seated)
        return std::unexpected(seated.error().message);
  return {};
}

TerminalTable::Habits habits_of(const PlayRequest& request, const fs::path& file) {
  const int threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  TerminalTable::Habits habits;
  habits.file = file;
  habits.campaign = request.campaign;
  habits.needs_enter = request.needs_enter;
  habits.thinking = {request.iterations, 0, threads};
  habits.thinking.with_people = true;
  habits.hints = {request.iterations * 4, 0, threads};
  return habits;
}

/// Which table this is: of a campaign, one that goes on, or a new one by its seed.
void introduce(const play::Session& session, const PlayRequest& request,
               const std::optional<CampaignFile>& campaign, bool resumes, Terminal& terminal,
               const words::Messages& messages) {
  const auto say = [&](std::string_view id, std::initializer_list<words::NamedArgument> args) {
    terminal.write(messages.say(session.title().lexicon(), session.language(), id, args) + "\n");
  };
  if (campaign)
    say("table.chapter", {{"name", words::Argument::name(campaign->campaign().now)},
                          {"file", words::Argument::name(request.campaign)}});
  if (resumes || session.point() > 0)
    say("save.resumed",
        {{"n", words::Argument::number(static_cast<std::int64_t>(session.point()))}});
  else
    say("table.seed", {{"seed", words::Argument::name(write_seed(session.setup().seed))}});
}

/// The table that was played last takes the place of a file's name.
bool takes_last(PlayRequest& request) {
  const std::optional<LastTable> last = last_table();
  if (!last) return false;
  (last->campaign ? request.campaign : request.resume) = last->file.string();
  return true;
}

int play(PlayRequest request, words::Language language, bool language_given) {
  if (request.last && !takes_last(request))
    return refuse(says("error.no_last", {{"command", called() + " play salem"}}));
  if (!request.resume.empty()) request.resume = found_table(request.resume).string();
  const auto interface = interface_messages();
  if (!interface) return refuse(interface.error());
  if (request.game.empty() && request.resume.empty() && request.campaign.empty())
    return refuse(says("error.name_a_game", {{"command", called() + " play salem"}}));
  const words::Messages& messages = **interface;
  if (request.lists_options) {
    const auto title = open_game(request.game);
    if (!title) return refuse(title.error());
    std::cout << options_of(**title, language);
    return kGood;
  }

  Terminal::Manner manner = Terminal::found_manner();
  manner.plain = request.plain;
  manner.fast = request.fast;
  manner.width = request.width;
  Terminal terminal(std::cin, std::cout, manner);

  auto kept = keeping(request, terminal, messages, language);
  if (!kept) return refuse(kept.error());
  if (kept->leaves) return kGood;
  auto campaign = campaign_of(request);
  if (!campaign) return refuse(campaign.error());
  const bool resumes = kept->goes_on || !request.resume.empty();
  auto opened = *campaign ? next_of_campaign(**campaign, request, language)
                : resumes
                    ? saved_table(kept->goes_on ? kept->file : fs::path(request.resume), request)
                    : new_table(request, language);
  if (!opened) return refuse(opened.error());
  play::Session& session = *opened;
  if (resumes && language_given) session.speak(language);
  if (session.loaded() == play::Session::Loaded::kResumed)
    std::cout << play::voice_of(session, session.language())
                     .say(scene::resumed_text(session.record(session.look_end() - 1).taken_back))
              << "\n";
  session.use_clock([] { return static_cast<std::int64_t>(std::time(nullptr)); });
  if (request.bots_only)
    if (const auto seated = seat_bots(session, request.bot); !seated) return refuse(seated.error());

  if (*campaign) kept->file = (*campaign)->beside();
  const bool named = !kept->file.empty();
  introduce(session, request, *campaign, resumes, terminal, messages);
  TerminalTable table(
      session, terminal, messages,
      habits_of(request, named ? kept->file : new_file(folder_of_tables(), session.game().id())));
  // A file that cannot be written is better known before the evening than after it.
  if (!table.keep() && named) return kBadInput;
  if (!request.bots_only)
    remember_last(*campaign ? LastTable{.file = request.campaign, .campaign = true}
                            : LastTable{.file = table.file()});
  const bool screen = manner.screen && !request.plain && !request.scrolls && request.width == 0;
  if (screen && !request.bots_only) terminal.take_screen(std::make_unique<screen::Tty>());
  const bool played = request.bots_only ? table.run_bots() : table.run();
  if (*campaign)
    if (const auto written = (*campaign)->keep(session); !written)
      return refuse(written.error(), kFailed);
  return played && table.kept() ? kGood : kFailed;
}

}  // namespace

void add_play_command(CommandLine& line, Program& program) {
  auto request = std::make_shared<PlayRequest>();
  Command command = line.command("play");
  command.option("game", &request->game);
  command.option("--seats", &request->seats);
  command.option("--seat", &request->chairs).one_at_a_time();
  command.option("--bot", &request->bot).one_of(bots::bot_names()).shows_default();
  command.option("--iterations", &request->iterations).between(1, 1000000).shows_default();
  command.option("--seed", &request->seed);
  command.option("--preset", &request->preset);
  command.option("--options", &request->options).separated_by(',');
  command.option("--list-options", &request->lists_options);
  command.option("--plain", &request->plain);
  command.option("--scroll", &request->scrolls);
  command.option("--enter", &request->needs_enter);
  command.option("--fast", &request->fast);
  command.option("--bots-only", &request->bots_only);
  command.option("--width", &request->width).between(20, 400);
  command.option("--last", &request->last);
  command.option("--resume", &request->resume);
  command.option("--file", &request->file);
  command.option("--new", &request->begins_anew);
  command.option("--campaign", &request->campaign);
  command.option("--chapter", &request->chapter);
  command.option("--again", &request->again);
  command.example("tavola play --last");
  command.example("tavola play salem --seat Ada=person --seat Ben=person --seat Cy=bot:search");
  command.runs(
      [request, &program] { return play(*request, program.language, program.language_given); });
}

}  // namespace tavola::app
