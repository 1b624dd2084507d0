// What follows a rule that mostly comes to its end without asking anybody: a plain function that
// ends with then() pays for a frame only when somebody has to be asked.
#pragma once

#include <type_traits>
#include <utility>

#include "core/rule.h"

namespace tavola {

/// A function, or a lambda that captures nothing. What captures could be a coroutine, whose frame
/// would look for what was captured in a lambda that is gone when it goes on.
template <class Rest>
concept CapturesNothing = std::is_empty_v<Rest> ||
    (std::is_pointer_v<Rest>&& std::is_function_v<std::remove_pointer_t<Rest>>);

namespace detail {

template <class Table, class T, class Rest, class... Args>
Rule<> wait_and_then(Table& t, Rule<T> rule, Rest rest, Args... args) {
  co_await rule;
  if constexpr (std::is_void_v<std::invoke_result_t<Rest, Table&, Args...>>)
    rest(t, args...);
  else
    co_await rest(t, args...);
}

}  // namespace detail

/// `rest(t, args...)` once the rule has ended: at once if it has. It may be a rule itself, and
/// takes what it needs besides the table by value.
template <class Table, class T, CapturesNothing Rest, class... Args>
Rule<> then(Table& t, Rule<T> rule, Rest rest, Args... args) {
  if (!rule.ended()) return detail::wait_and_then(t, std::move(rule), rest, args...);
  if constexpr (std::is_void_v<std::invoke_result_t<Rest, Table&, Args...>>) {
    rest(t, args...);
    return Rule<>::done();
  } else {
    return rest(t, args...);
  }
}

/// The same with nothing to follow, for a rule whose outcome nobody asks for.
template <class Table, class T>
Rule<> outcome_aside(Table& t, Rule<T> rule) {
  return then(t, std::move(rule), [](Table&) {});
}

}  // namespace tavola
