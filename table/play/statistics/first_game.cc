// One game of a simulation with everything that a table keeps, so that it can be replayed, read as
// a story and sent along with a report.
#include "play/statistics/simulate.h"

namespace tavola::play {

Expected<Session> first_game(const scene::Title& title, const SimulateOptions& options) {
  const Game& game = title.game();
  const std::uint64_t seed = game_seed(options.setup.seed.brief(), 0);
  Wishes wishes;
  wishes.seats = options.setup.seats;
  wishes.seed = seed;
  for (std::size_t i = 0; i < game.options().size(); ++i)
    wishes.options[game.options()[i].id] = game.options()[i].values[options.setup.options[i]];
  bots::BotOptions thinking = options.thinking;
  thinking.threads = 1;
  std::vector<std::unique_ptr<bots::Bot>> bots;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(options.setup.seats); ++seat) {
    const std::string& name = options.bots[options.bots.size() == 1 ? 0 : seat];
    auto bot = bots::make_bot(name, thinking);
    if (!bot) return problem("unknown_bot", bot.error());
    bots.push_back(*std::move(bot));
    wishes.players.push_back({"", name});
  }
  Expected<Session> session = Session::open(title, wishes);
  if (!session) return session;
  std::array<Random, kMaxSeats> luck = luck_of_bots(seed);
  for (int made = 0; !session->table().over() && made < options.most_decisions; ++made) {
    const Seat seat = session->table().decision().seat;
    const bots::Choice choice = bots[seat]->choose(game, session->table(), luck[seat]);
    const Expected<> chosen = session->choose(choice.option, choice.parameters);
    if (!chosen) return std::unexpected(chosen.error());
  }
  return session;
}

}  // namespace tavola::play
