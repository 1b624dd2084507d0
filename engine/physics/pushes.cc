// An active set: take in the pair that comes nearest fastest, solve for all taken in, put out those
// that would have to pull, until nothing comes nearer. A pair that is taken in is independent of
// those in the set, because they leave it no way of their own to be stopped.
#include "physics/pushes.h"

#include <algorithm>
#include <cmath>

namespace tavola::physics {
namespace {

// A pivot below this part of its diagonal is rounding: the pair depends on those already in the
// set.
constexpr double kDependent = 1e-13;

}  // namespace

bool Pushes::append(const Square& g, std::size_t pair) {
  double pivot = g.at(pair, pair);
  const std::size_t k = count_;
  for (std::size_t i = 0; i < k; ++i) {
    double sum = g.at(pair, set_[i]);
    for (std::size_t j = 0; j < i; ++j) sum -= factor_.at(k, j) * factor_.at(i, j);
    factor_.at(k, i) = sum / factor_.at(i, i);
    pivot -= factor_.at(k, i) * factor_.at(k, i);
  }
  if (!(pivot > kDependent * g.at(pair, pair))) return false;
  factor_.at(k, k) = std::sqrt(pivot);
  set_[count_++] = pair;
  return true;
}

void Pushes::remove(const Square& g, std::size_t at, std::span<double> pushes) {
  const std::size_t old = count_;
  count_ = at;
  for (std::size_t i = at + 1; i < old; ++i) {
    const std::size_t pair = set_[i];
    // A subset of an independent set is independent; only rounding could say otherwise.
    if (!append(g, pair)) pushes[pair] = 0;
  }
}

void Pushes::solve(std::span<const double> right, std::span<double> answer) const {
  for (std::size_t i = 0; i < count_; ++i) {
    double sum = right[i];
    for (std::size_t j = 0; j < i; ++j) sum -= factor_.at(i, j) * answer[j];
    answer[i] = sum / factor_.at(i, i);
  }
  for (std::size_t i = count_; i-- > 0;) {
    double sum = answer[i];
    for (std::size_t j = i + 1; j < count_; ++j) sum -= factor_.at(j, i) * answer[j];
    answer[i] = sum / factor_.at(i, i);
  }
}

void Pushes::find(const Square& g, std::span<const double> start, double tolerance,
                  std::span<double> pushes) {
  const std::size_t n = start.size();
  factor_.width = kMostPairs;
  count_ = 0;
  for (std::size_t i = 0; i < n; ++i) {
    pushes[i] = 0;
    blocked_[i] = 0;
    slack_[i] = start[i];
  }
  for (std::size_t turn = 0; turn < 6 * n + 6; ++turn) {
    std::size_t worst = n;
    for (std::size_t i = 0; i < n; ++i)
      if (pushes[i] == 0 && blocked_[i] == 0 && slack_[i] < -tolerance &&
          (worst == n || slack_[i] < slack_[worst]))
        worst = i;
    if (worst == n) return;
    if (!append(g, worst)) {
      blocked_[worst] = 1;
      continue;
    }
    for (;;) {
      for (std::size_t i = 0; i < count_; ++i) right_[i] = -start[set_[i]];
      solve(right_, trial_);
      // As far towards the trial as nothing pulls.
      double part = 1;
      std::size_t first = count_;
      for (std::size_t i = 0; i < count_; ++i) {
        if (trial_[i] > 0) continue;
        const double now = pushes[set_[i]];
        const double share = now > 0 ? now / (now - trial_[i]) : 0;
        if (first == count_ || share < part) {
          part = share;
          first = i;
        }
      }
      if (first == count_) {
        for (std::size_t i = 0; i < count_; ++i) pushes[set_[i]] = trial_[i];
        break;
      }
      for (std::size_t i = 0; i < count_; ++i) {
        double& push = pushes[set_[i]];
        push += part * (trial_[i] - push);
      }
      pushes[set_[first]] = 0;
      if (set_[first] == worst) blocked_[worst] = 1;  // rounding alone had called it in
      remove(g, first, pushes);
      if (count_ == 0) break;
    }
    for (std::size_t i = 0; i < n; ++i) {
      double sum = start[i];
      for (std::size_t k = 0; k < count_; ++k) sum += g.at(i, set_[k]) * pushes[set_[k]];
      slack_[i] = sum;
    }
    if (blocked_[worst] == 0) std::fill_n(blocked_.begin(), n, 0.0);
  }
}

bool Pushes::least_squares(const Square& g, std::span<const double> slack, double tolerance,
                           std::span<double> pushes) {
  // The pairs whose push is open are those that the collision stops exactly. Those that push now
  // come first into the independent set; what does not fit into it could share the load.
  const std::size_t n = slack.size();
  factor_.width = kMostPairs;
  count_ = 0;
  std::array<std::size_t, kMostPairs> spare;
  std::size_t spares = 0;
  for (std::size_t i = 0; i < n; ++i)
    if (pushes[i] > 0 && !append(g, i)) spare[spares++] = i;
  for (std::size_t i = 0; i < n; ++i)
    if (pushes[i] == 0 && std::fabs(slack[i]) <= tolerance && !append(g, i)) spare[spares++] = i;
  if (spares == 0) return false;

  // Each spare pair gives a way to change the pushes without effect: kernel row s.
  const std::size_t open = count_ + spares;
  std::array<std::size_t, kMostPairs> pair;
  for (std::size_t i = 0; i < count_; ++i) pair[i] = set_[i];
  for (std::size_t s = 0; s < spares; ++s) pair[count_ + s] = spare[s];
  kernel_.width = open;
  for (std::size_t s = 0; s < spares; ++s) {
    for (std::size_t i = 0; i < count_; ++i) right_[i] = -g.at(set_[i], spare[s]);
    solve(right_, trial_);
    for (std::size_t i = 0; i < count_; ++i) kernel_.at(s, i) = trial_[i];
    for (std::size_t k = 0; k < spares; ++k) kernel_.at(s, count_ + k) = k == s ? 1 : 0;
    // Made orthonormal against the rows before it, twice against rounding.
    for (int again = 0; again < 2; ++again) {
      for (std::size_t r = 0; r < s; ++r) {
        double dot = 0;
        for (std::size_t i = 0; i < open; ++i) dot += kernel_.at(r, i) * kernel_.at(s, i);
        for (std::size_t i = 0; i < open; ++i) kernel_.at(s, i) -= dot * kernel_.at(r, i);
      }
    }
    double square = 0;
    for (std::size_t i = 0; i < open; ++i) square += kernel_.at(s, i) * kernel_.at(s, i);
    const double length = std::sqrt(square);
    for (std::size_t i = 0; i < open; ++i) kernel_.at(s, i) = kernel_.at(s, i) / length;
  }

  // The nearest point to 0 that keeps the effect and has no pull: the same question once more, with
  // the projector onto the kernel in place of G.
  double largest = 0;
  for (std::size_t i = 0; i < open; ++i) largest = std::max(largest, pushes[pair[i]]);
  projector_.width = open;
  for (std::size_t i = 0; i < open; ++i) {
    double free = pushes[pair[i]];
    for (std::size_t j = 0; j < open; ++j) {
      double sum = 0;
      for (std::size_t s = 0; s < spares; ++s) sum += kernel_.at(s, i) * kernel_.at(s, j);
      projector_.at(i, j) = sum;
      free -= sum * pushes[pair[j]];
    }
    relaxed_[i] = free;
  }
  find(projector_, std::span(relaxed_.data(), open), 1e-12 * largest,
       std::span(multipliers_.data(), open));
  for (std::size_t i = 0; i < open; ++i) {
    double sum = relaxed_[i];
    for (std::size_t j = 0; j < open; ++j) sum += projector_.at(i, j) * multipliers_[j];
    pushes[pair[i]] = multipliers_[i] > 0 || sum <= 0 ? 0 : sum;
  }
  return true;
}

}  // namespace tavola::physics
