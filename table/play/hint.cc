#include "play/hint.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <mutex>
#include <utility>

#include "scene/scene.h"

namespace tavola::play {
namespace {

constexpr int kLookedAt = 40;            // tries of each answer whose scene is looked at
constexpr double kLooksTheSame = 0.005;  // chances are shown in whole per cents

/// Many values, of which the mean and how far they lie apart are wanted.
struct Sample {
  double sum = 0;
  double squares = 0;
  int count = 0;
  void add(double value) {
    sum += value;
    squares += value * value;
    ++count;
  }
  void add(const Sample& other) {
    sum += other.sum;
    squares += other.squares;
    count += other.count;
  }
  double mean() const { return count == 0 ? 0 : sum / count; }
  double spread() const { return bots::spread_of(sum, squares, count); }
};

/// A number on the table: a track, or a count on somebody's sheet.
struct Figure {
  scene::Text name;
  Seat whose = kNoSeat;
  std::vector<Sample> after;  // by option
  // How it goes together with the judgement, over all tries.
  Sample values;
  double judged = 0;
  double together = 0;
};

/// What the tries led to, as it stands on the table for whoever decides.
class Consequences {
 public:
  Consequences(const scene::Title& title, Seat viewer, std::size_t options)
      : title_(title), viewer_(viewer), looked_(options), lost_(options) {}

  void look(int option, const Table& after, double judged) {
    const auto n = static_cast<std::size_t>(option);
    const std::scoped_lock lock(mutex_);
    if (looked_[n] == kLookedAt) return;
    ++looked_[n];
    lost_[n].add(after.over() && judged < 0.5 ? 1 : 0);
    if (after.over()) return;
    const scene::Scene scene = title_.scene(after, viewer_);
    std::map<std::string, Seat> owners;
    for (const scene::Panel& panel : scene.panels)
      for (const scene::Line& line : panel.lines) look_at(panel, line, n, judged, owners);
    for (const scene::Track& track : scene.tracks) {
      const auto owner = owners.find(track.id);
      add("track " + track.id, track.name, owner == owners.end() ? kNoSeat : owner->second, n,
          track.at, judged);
    }
  }

  /// The number that speaks most for the best answers against the worse ones: it differs by more
  /// than chance and enough to be seen, and tables on which it stands so were judged better.
  Hint::Difference strongest(const std::vector<Hint::Answer>& answers) const {
    Hint::Difference found;
    double most = 0;
    Sample lost_best, lost_others;
    split(answers, lost_, lost_best, lost_others);
    if (lost_others.mean() - lost_best.mean() > lost_best.spread() + lost_others.spread() &&
        std::lround(lost_others.mean() * 100) > std::lround(lost_best.mean() * 100)) {
      found = {Hint::Difference::Kind::kLost, {}, kNoSeat, lost_best.mean(), lost_others.mean()};
      most = lost_others.mean() - lost_best.mean();
    }
    for (const auto& [id, figure] : figures_) {
      Sample best, others;
      split(answers, figure.after, best, others);
      const double apart = best.mean() - others.mean();
      if (std::abs(apart) <= best.spread() + others.spread()) continue;
      if (std::lround(best.mean() * 10) == std::lround(others.mean() * 10)) continue;
      const double brings = apart * slope(figure);
      if (brings <= most) continue;
      most = brings;
      found = {Hint::Difference::Kind::kFigure, figure.name, figure.whose, best.mean(),
               others.mean()};
    }
    return found;
  }

 private:
  void look_at(const scene::Panel& panel, const scene::Line& line, std::size_t n, double judged,
               std::map<std::string, Seat>& owners) {
    if (const auto* meter = std::get_if<scene::line::Meter>(&line))
      owners[meter->track] = panel.seat;
    if (const auto* values = std::get_if<scene::line::Values>(&line))
      for (const scene::Value& value : values->values)
        add(panel.id + " " + value.name.bare_word(), value.name, panel.seat, n, value.value,
            judged);
    if (const auto* cards = std::get_if<scene::line::Cards>(&line); cards && !cards->name.empty())
      add(panel.id + " cards " + cards->name.message, cards->name, panel.seat, n,
          static_cast<double>(cards->cards.size()), judged);
  }

  void add(const std::string& id, const scene::Text& name, Seat whose, std::size_t n, double value,
           double judged) {
    Figure& figure = figures_[id];
    if (figure.after.empty()) {
      figure.name = name;
      figure.whose = whose;
      figure.after.resize(looked_.size());
    }
    figure.after[n].add(value);
    figure.values.add(value);
    figure.judged += judged;
    figure.together += value * judged;
  }

  static void split(const std::vector<Hint::Answer>& answers, const std::vector<Sample>& after,
                    Sample& best, Sample& others) {
    for (const Hint::Answer& answer : answers)
      (answer.alike ? best : others).add(after[static_cast<std::size_t>(answer.option)]);
  }

  /// By how much the judgement rises with the number.
  static double slope(const Figure& figure) {
    const int count = figure.values.count;
    const double mean = figure.values.mean();
    const double variance = figure.values.squares / count - mean * mean;
    if (variance <= 0) return 0;
    return (figure.together / count - mean * figure.judged / count) / variance;
  }

  const scene::Title& title_;
  Seat viewer_;
  std::mutex mutex_;
  std::vector<int> looked_;
  std::vector<Sample> lost_;
  std::map<std::string, Figure> figures_;
};

/// "4.2", or "4,2".
std::string decimal(double value, words::Language language) {
  const long tenths = std::lround(std::abs(value) * 10);
  const char* point = language == words::Language::kEnglish ? "." : ",";
  return (value < 0 && tenths > 0 ? "-" : "") + std::to_string(tenths / 10) + point +
         std::to_string(tenths % 10);
}

}  // namespace

bool Hint::all_alike() const { return !by_habit() && std::ranges::all_of(answers, &Answer::alike); }

int Hint::as_good() const {
  return static_cast<int>(std::count_if(answers.begin(), answers.end(),
                                        [](const Answer& each) { return each.alike; })) -
         1;
}

std::string Hint::reason(const scene::Voice& voice) const {
  using scene::Text;
  if (by_habit()) return voice.say(Text::of("hint.habit"));
  if (answers.size() < 2) return "";
  if (all_alike()) return voice.say(Text::of("hint.same"));
  std::string said;
  if (as_good() > 0) said = voice.say(Text::of("hint.as_good").with("n", as_good())) + " ";
  switch (why.kind) {
    case Difference::Kind::kFigure: {
      std::string what = voice.say(why.what);
      if (why.whose != kNoSeat)
        what = voice.say(
            Text::of("hint.whose").with_name("what", what).with_name("who", voice.seat(why.whose)));
      return said + voice.say(Text::of("hint.figure")
                                  .with_name("what", what)
                                  .with_name("best", decimal(why.best, voice.language))
                                  .with_name("others", decimal(why.others, voice.language)));
    }
    case Difference::Kind::kLost:
      return said + voice.say(Text::of("hint.lost")
                                  .with("best", std::lround(why.best * 100))
                                  .with("others", std::lround(why.others * 100)));
    case Difference::Kind::kNone:
      break;
  }
  // Where no number on the table shows it, the chances themselves differ.
  Sample best, others;
  for (const Answer& each : answers) (each.alike ? best : others).add(100 * each.chance);
  return said + voice.say(Text::of("hint.chance")
                              .with_name("best", decimal(best.mean(), voice.language))
                              .with_name("others", decimal(others.mean(), voice.language)));
}

Hint give_hint(const scene::Title& title, const Table& table, bots::BotOptions options,
               Random& random) {
  Hint hint;
  const Decision& asked = table.decision();
  Consequences consequences(title, asked.seat, asked.options.size());
  options.equal_tries = true;
  options.watch = [&consequences](int option, const Table& after, double judged) {
    consequences.look(option, after, judged);
  };
  const auto bot = bots::make_bot("search", options);
  if (!bot) return hint;
  (*bot)->choose(title.game(), table, random);
  const std::vector<bots::Advice>& advised = (*bot)->advice();
  if (advised.size() == 1 && advised.front().visits == 0) {
    hint.answers.push_back({.option = advised.front().option, .alike = true});
    return hint;
  }
  for (const bots::Advice& advice : advised)
    if (advice.visits > 0)
      hint.answers.push_back(
          {advice.option, std::clamp(advice.value, 0.0, 1.0), advice.spread, advice.visits, false});
  if (hint.answers.empty()) return hint;
  const Hint::Answer best = hint.answers.front();
  for (Hint::Answer& answer : hint.answers) {
    const double apart = best.chance - answer.chance;
    answer.alike = apart <= std::max(best.spread + answer.spread, kLooksTheSame);
  }
  hint.answers.front().alike = true;
  if (hint.all_alike()) return hint;
  hint.why = consequences.strongest(hint.answers);
  return hint;
}

}  // namespace tavola::play
