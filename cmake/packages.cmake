# What Tavola stands on. All of it comes as packages of the distribution, listed in tools/packages.

set(THREADS_PREFER_PTHREAD_FLAG ON)
find_package(Threads REQUIRED)
find_package(nlohmann_json 3.11 REQUIRED)
find_package(tomlplusplus 3.3 REQUIRED)
find_package(fmt 9 REQUIRED)
find_package(Boost 1.81 REQUIRED)
find_package(CLI11 2.1 REQUIRED)
find_path(XXHASH_INCLUDE xxhash.h REQUIRED)
find_library(XXHASH_LIBRARY xxhash REQUIRED)
find_library(MIMALLOC_LIBRARY mimalloc REQUIRED)

target_link_libraries(tavola_options INTERFACE
  Threads::Threads nlohmann_json::nlohmann_json tomlplusplus::tomlplusplus fmt::fmt Boost::headers
  ${XXHASH_LIBRARY})
target_include_directories(tavola_options SYSTEM INTERFACE ${XXHASH_INCLUDE})

# The outermost folders: programs and what talks to the world. They stand on the biggest headers of
# others, no fuzz target looks into them, and under the sanitizers they mostly wait.
set(TAVOLA_OUTER_FOLDERS storage push rooms server app)
add_library(tavola_outer_options INTERFACE)
target_link_libraries(tavola_outer_options INTERFACE tavola_options)
if(TAVOLA_SANITIZE MATCHES "fuzzer-no-link")
  target_compile_options(tavola_outer_options INTERFACE -O0 -fno-sanitize=fuzzer-no-link)
endif()

# The folders that read what strangers send: fuzz targets are guided by counters in these. In the
# others they would guide nobody, take a sixth of the compile time and slow the tests down.
set(TAVOLA_COUNTED_FOLDERS words content ledger effects physics play games/avalon games/salem)
add_library(tavola_uncounted_options INTERFACE)
target_link_libraries(tavola_uncounted_options INTERFACE tavola_options)
if(TAVOLA_SANITIZE MATCHES "fuzzer-no-link")
  target_compile_options(tavola_uncounted_options INTERFACE -fno-sanitize=fuzzer-no-link)
endif()

if(TAVOLA_TESTS)
  find_package(GTest REQUIRED)
  find_package(rapidcheck REQUIRED)
  add_library(tavola_test_options INTERFACE)
  target_link_libraries(tavola_test_options INTERFACE
    tavola_uncounted_options GTest::gtest GTest::gmock GTest::gtest_main rapidcheck rapidcheck_gtest)
  # A test is compiled often and runs briefly; what it tests is compiled as it ships. Optimising the
  # test's own code takes nearly half of its compile time.
  if(CMAKE_BUILD_TYPE STREQUAL "Release" OR TAVOLA_SANITIZE)
    target_compile_options(tavola_test_options INTERFACE -O0)
  endif()
  if(TAVOLA_PRECOMPILED)
    add_library(tavola_strings STATIC ${CMAKE_SOURCE_DIR}/cmake/strings/strings.cc)
    target_link_libraries(tavola_strings PRIVATE tavola_uncounted_options)
    target_link_libraries(tavola_test_options INTERFACE tavola_strings)
  endif()
endif()
