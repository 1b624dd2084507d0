// What follows a rule that mostly comes to its end without asking anybody: a plain function that
// ends with then() pays for a frame only when somebody has to be asked.
#pragma once

#include <type_traits>
#include <utility>

#include "core/rule.h"

namespace tavola {
namespace detail {

template <class Table, class T, class Rest>
Rule<> wait_and_then(Table& t, Rule<T> rule, Rest rest) {
  co_await rule;
  if constexpr (std::is_void_v<std::invoke_result_t<Rest, Table&>>)
    rest(t);
  else
    co_await rest(t);
}

}  // namespace detail

/// `rest(t)` once the rule has ended: at once if it has. What it needs besides the table it holds
/// by value, and it may be a rule itself.
template <class Table, class T, class Rest>
Rule<> then(Table& t, Rule<T> rule, Rest rest) {
  if (!rule.ended()) return detail::wait_and_then(t, std::move(rule), std::move(rest));
  if constexpr (std::is_void_v<std::invoke_result_t<Rest, Table&>>) {
    rest(t);
    return Rule<>::done();
  } else {
    return rest(t);
  }
}

/// The same with nothing to follow, for a rule whose outcome nobody asks for.
template <class Table, class T>
Rule<> outcome_aside(Table& t, Rule<T> rule) {
  return then(t, std::move(rule), [](Table&) {});
}

}  // namespace tavola
