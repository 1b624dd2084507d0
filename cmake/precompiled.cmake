# The standard library and the few big headers of others, read once and kept in the compiler's own
# form. Reading them anew was most of the work for nearly every file. Only clang does it: its
# precompiled headers cost nothing where they are not used, and a build by g++ without them proves
# that every file includes what it needs.

set(TAVOLA_COMMON_HEADERS
  <algorithm> <array> <atomic> <bit> <charconv> <chrono> <cmath> <coroutine> <cstdint> <cstring>
  <expected> <filesystem> <fstream> <functional> <limits> <map> <memory> <mutex> <optional> <random>
  <set> <span> <sstream> <string> <string_view> <thread> <tuple> <unordered_map> <utility>
  <variant> <vector> <fmt/format.h> <nlohmann/json.hpp>)

# tavola_precompiled(NAME OPTIONS HEADERS...): a target to reuse the headers from.
function(tavola_precompiled name options)
  if(NOT TAVOLA_PRECOMPILED)
    return()
  endif()
  set(empty ${CMAKE_BINARY_DIR}/generated/${name}.cc)
  if(NOT EXISTS ${empty})
    file(WRITE ${empty} "// Nothing: it is compiled for the sake of its headers.\n")
  endif()
  add_library(${name} OBJECT ${empty})
  target_link_libraries(${name} PRIVATE ${options})
  target_precompile_headers(${name} PRIVATE ${ARGN})
endfunction()

# Lets a target read the headers that the first of these names has precompiled.
function(tavola_use_precompiled target)
  foreach(name IN LISTS ARGN)
    if(TARGET ${name})
      target_precompile_headers(${target} REUSE_FROM ${name})
      return()
    endif()
  endforeach()
endfunction()

# Neither Beast nor CLI11 is among them: a few files use them, and CLI11 has global objects that
# every file would build anew, two seconds each.
tavola_precompiled(tavola_headers tavola_options ${TAVOLA_COMMON_HEADERS})
if(TAVOLA_SANITIZE MATCHES "fuzzer-no-link")
  # These folders are compiled in other ways.
  tavola_precompiled(tavola_uncounted_headers tavola_uncounted_options ${TAVOLA_COMMON_HEADERS})
  if(TAVOLA_OUTER)
    tavola_precompiled(tavola_outer_headers tavola_outer_options ${TAVOLA_COMMON_HEADERS})
  endif()
endif()
if(TAVOLA_TESTS)
  tavola_precompiled(tavola_test_headers tavola_test_options ${TAVOLA_COMMON_HEADERS}
    <gtest/gtest.h> <gmock/gmock.h> <rapidcheck.h> <rapidcheck/gtest.h>
    ${CMAKE_SOURCE_DIR}/cmake/strings/strings.h)
endif()
