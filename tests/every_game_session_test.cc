// The running table of any game: undo and redo, saving and loading, and refusals that change
// nothing.
#include <limits>

#include "every_game.h"
#include "play/session/session.h"

namespace tavola::tests {
namespace {

using play::Session;

Session open(const Deal& deal) {
  play::Wishes wishes;
  wishes.seats = deal.setup.seats;
  wishes.seed = deal.setup.seed;
  const auto& options = deal.game().options();
  for (std::size_t i = 0; i < options.size(); ++i)
    wishes.options[options[i].id] = options[i].values[deal.setup.options[i]];
  auto session = Session::open(*deal.title, wishes);
  if (!session) RC_FAIL(deal.name() + ": " + session.error().message);
  return *std::move(session);
}

void choose(Session& session, Player& player) {
  const Answer answer = player.answer(session.table());
  const auto done = session.choose(answer.n, answer.parameters);
  player.demand(done.has_value(), done ? "" : done.error().message);
}

TEST(EveryGame, ASessionPlaysTheGameOfItsTable) {
  every_deal([](const Deal& deal) {
    Session session = open(deal);
    Player players[] = {Player(deal), Player(deal)};
    auto table = deal.table();
    while (!table->over() && players[0].decisions() < kMostDecisions) {
      players[0].demand(session.table().hash() == table->hash(), "the session went another way");
      players[0].play(*table);
      choose(session, players[1]);
    }
    players[0].demand(session.table().over(), "the session goes on after the end");
    players[0].demand(session.point() == static_cast<std::size_t>(players[0].decisions()),
                      "the log has another length");
  });
}

TEST(EveryGame, ASessionGoesBackAndForthWithoutLosingAnything) {
  every_deal(
      [](const Deal& deal) {
        Session session = open(deal);
        Player player(deal);
        std::vector<std::uint64_t> hashes = {session.table().hash()};
        while (!session.table().over() && player.decisions() < kMostDecisions) {
          choose(session, player);
          hashes.push_back(session.table().hash());
          if (!player.now_and_then(6)) continue;
          const auto steps = static_cast<int>(
              1 + player.aside().below(static_cast<std::uint32_t>(session.point())));
          const std::size_t before = session.point();
          player.demand(session.undo(steps).has_value(), "undo is refused");
          player.demand(session.point() == before - static_cast<std::size_t>(steps),
                        "undo leads to another point");
          player.demand(session.table().hash() == hashes[session.point()],
                        "undo leads to another position");
          player.demand(session.redo(steps).has_value(), "redo is refused");
          player.demand(session.table().hash() == hashes.back(), "redo leads elsewhere");
        }
        for (int jump = 0; jump < 10; ++jump) {
          const std::size_t to = player.aside().below(static_cast<std::uint32_t>(hashes.size()));
          player.demand(session.go_to(to).has_value(), "a point is refused");
          player.demand(session.table().hash() == hashes[to], "a point is another position");
        }
        const std::size_t now = session.point();
        player.demand(!session.undo(static_cast<int>(now) + 1), "undo goes back before the deal");
        player.demand(!session.go_to(hashes.size()), "redo goes on beyond the end");
        player.demand(session.point() == now && session.table().hash() == hashes[now],
                      "a refusal changed the table");
      },
      std::max(2, kDeals / 2));
}

TEST(EveryGame, ASavedSessionIsLoadedAndGoesOnTheSame) {
  every_deal(
      [](const Deal& deal) {
        Session session = open(deal);
        Player player(deal);
        while (!session.table().over() && player.decisions() < kMostDecisions) {
          if (player.now_and_then(40) || player.decisions() == 3) {
            const bool undone = session.point() > 1 && session.undo(1).has_value();
            const std::string saved = session.save_text();
            auto loaded = Session::load_text(saved);
            player.demand(loaded.has_value(), loaded ? "" : loaded.error().message);
            player.demand(loaded->table().hash() == session.table().hash(),
                          "the loaded table is another position");
            player.demand(loaded->point() == session.point(), "the loaded log is at another point");
            player.demand(loaded->redo_end() == session.redo_end(), "what was undone is lost");
            player.demand(loaded->save_text() == saved, "saved again, the table reads otherwise");
            player.demand(!undone || loaded->redo(1).has_value(), "a loaded table cannot redo");
            session = *std::move(loaded);
          }
          choose(session, player);
        }
        // Whatever was saved and loaded on the way, the game is the one of these answers.
        Player again(deal);
        auto table = deal.table();
        while (!table->over() && again.decisions() < kMostDecisions) again.play(*table);
        again.demand(session.table().hash() == table->hash(), "the loaded game went another way");
      },
      std::max(2, kDeals / 2));
}

TEST(EveryGame, ASessionRefusesWhatIsNotOfferedAndStaysAsItIs) {
  every_deal(
      [](const Deal& deal) {
        Session session = open(deal);
        Player player(deal);
        while (!session.table().over() && player.decisions() < kMostDecisions) {
          const std::uint64_t before = session.table().hash();
          const std::size_t point = session.point();
          const auto refuses = [&](const play::Expected<>& done, const std::string& what) {
            player.demand(!done, what + " is accepted");
            player.demand(!done.error().code.empty() && !done.error().message.empty(),
                          what + " is refused without a word");
            player.demand(session.table().hash() == before && session.point() == point,
                          what + " is refused but changed the table");
          };
          const Decision& open = session.table().decision();
          const auto count = static_cast<int>(open.options.size());
          for (int wrong : {-1, count, std::numeric_limits<int>::max()})
            refuses(session.choose(wrong), "option " + std::to_string(wrong));
          refuses(session.choose(play::Spoken{"a verb that no game knows", {}}), "an unknown verb");
          for (Seat seat = 0; seat < kMaxSeats; ++seat)
            if (!open.seats.has(seat))
              refuses(session.choose(0, {}, seat), "another seat's answer");
          for (int n = 0; n < count; ++n) {
            if (!open.options[static_cast<std::size_t>(n)].takes_parameters) continue;
            Parameters beyond{};
            for (std::size_t i = 0; i < open.parameters.size(); ++i)
              beyond[i] = open.parameters[i].most + 1;
            refuses(session.choose(n, beyond), "a measure beyond its bounds");
          }
          choose(session, player);
        }
        player.demand(!session.choose(0), "an answer is accepted after the end");
      },
      std::max(2, kDeals / 2));
}

TEST(EveryGame, AnOptionIsFoundByItsWords) {
  every_deal(
      [](const Deal& deal) {
        Session session = open(deal);
        Player player(deal);
        const Vocabulary& words = deal.game().vocabulary();
        while (!session.table().over() && player.decisions() < kMostDecisions) {
          const auto& options = session.table().decision().options;
          for (std::size_t n = 0; n < options.size(); ++n) {
            const Phrase& verb = words.verbs[options[n].verb];
            play::Spoken spoken{verb.name, {}};
            for (std::size_t i = 0; i < verb.fields.size(); ++i)
              if (options[n].args[i] != kNothing)
                spoken.args.emplace_back(verb.fields[i].name,
                                         words.id_of(verb.fields[i].kind, options[n].args[i]));
            const auto found = session.find(spoken);
            player.demand(found.has_value(), found ? "" : verb.name + ": " + found.error().message);
            player.demand(*found == static_cast<int>(n), verb.name + " means another option");
          }
          choose(session, player);
        }
      },
      std::max(2, kDeals / 4));
}

}  // namespace
}  // namespace tavola::tests
