#include "core/limits.h"

#include <utility>
namespace tavola {
namespace {

// A rule that goes round until something fits would do so for ever once its table has failed.
constexpr int kPatience = 1'000'000;

}  // namespace

void fail_table(const Limit& limit, int most) {
  detail::LimitMet& met = detail::limit_met;
  if (met.failure.limit == nullptr) met.failure = {&limit, most > 0 ? most : limit.most};
  goes_on_after_failure();
}

void goes_on_after_failure() {
  TAVOLA_CHECK(++detail::limit_met.times < kPatience,
               "a rule does not end although its table has failed");
}

void fail_table(const BrokenCheck& broken) {
  detail::LimitMet& met = detail::limit_met;
  if (met.failure.limit == nullptr) met.failure = {&limits::kPromise, 0, broken};
}

std::string described(const Failure& failure) {
  if (failure.broken.sentence != nullptr)
    return std::string("promise (") + failure.broken.sentence + ", " + failure.broken.file + ":" +
           std::to_string(failure.broken.line) + ")";
  std::string text = std::string(failure.limit->name) + " (";
  if (failure.most > 0) text += "at most " + std::to_string(failure.most) + " ";
  return text + failure.limit->holds + ")";
}

Failure take_failure() { return std::exchange(detail::limit_met, {}).failure; }

}  // namespace tavola
