# One library a folder, one test program a library. A folder's *.cc files are its library, its
# *_test.cc files its tests; main.cc belongs to a program and *_bench.cc to a benchmark. Folders are
# named without the shelf they stand on: core is engine/core, rooms is table/rooms.

include(GoogleTest)
if(TAVOLA_TESTS)
  enable_testing()
endif()

# Where a folder stands: core -> .../engine/core, games/salem -> .../games/salem. A game may also
# stand in a folder of TAVOLA_MORE_GAMES.
function(tavola_place folder out)
  set(${out} ${CMAKE_SOURCE_DIR}/${folder} PARENT_SCOPE)
  set(shelves ${CMAKE_SOURCE_DIR}/engine ${CMAKE_SOURCE_DIR}/table ${CMAKE_SOURCE_DIR})
  foreach(shelf IN LISTS shelves TAVOLA_MORE_GAMES)
    if(IS_DIRECTORY ${shelf}/${folder})
      set(${out} ${shelf}/${folder} PARENT_SCOPE)
      return()
    endif()
  endforeach()
endfunction()

# games/salem -> tavola_games_salem
function(tavola_target_name folder out)
  string(REPLACE "/" "_" name ${folder})
  set(${out} tavola_${name} PARENT_SCOPE)
endfunction()

# Links those of the named folders that exist. They may be declared later in the list, so existence
# is asked of the folder, not of the target.
function(tavola_link target visibility)
  foreach(folder IN LISTS ARGN)
    tavola_place(${folder} place)
    file(GLOB_RECURSE files CONFIGURE_DEPENDS ${place}/*.cc ${place}/*.h)
    list(FILTER files EXCLUDE REGEX "(_bench|/main)\\.cc$")
    if(files OR folder STREQUAL "games")
      tavola_target_name(${folder} name)
      target_link_libraries(${target} ${visibility} ${name})
    endif()
  endforeach()
endfunction()

# A folder and all that stands below it, as far as it is declared by now.
function(tavola_below out)
  set(below)
  foreach(folder IN LISTS ARGN)
    get_property(known GLOBAL PROPERTY tavola_below_${folder})
    list(APPEND below ${known})
  endforeach()
  list(REMOVE_DUPLICATES below)
  set(${out} ${below} PARENT_SCOPE)
endfunction()

# Puts the libraries of the named folders, whole, before the program's own files. Those of a test are
# compiled without optimising, and the linker keeps one copy of a template's function for the whole
# program, the first it meets: the code that is tested would run through the tests' copies of JSON
# and vectors, in a third to a half of the time of the tests that read and write much.
function(tavola_link_first target)
  tavola_below(folders ${ARGN})
  set(files)
  foreach(folder IN LISTS folders)
    tavola_target_name(${folder} name)
    list(APPEND files $<TARGET_FILE:${name}>)
  endforeach()
  target_link_options(${target} PRIVATE LINKER:--whole-archive ${files} LINKER:--no-whole-archive)
endfunction()

# The sources of a folder, its tests and its headers. A large one has rooms, which are folders below
# its own; games itself is only what registers the games.
macro(tavola_sources folder)
  set(glob GLOB_RECURSE)
  if(folder STREQUAL "games")
    set(glob GLOB)
  endif()
  tavola_place(${folder} place)
  file(${glob} sources CONFIGURE_DEPENDS ${place}/*.cc)
  file(${glob} headers CONFIGURE_DEPENDS ${place}/*.h)
  set(tests ${sources})
  list(FILTER tests INCLUDE REGEX "_test\\.cc$")
  list(FILTER sources EXCLUDE REGEX "(_test|_bench|/main)\\.cc$")
endmacro()

# One test program from the given files. The tests are listed when ctest runs, not after linking.
# Tests with a COST are started first: those that mostly wait, so that others run meanwhile.
# A game's content takes a fifth of a second to read, under the sanitizers more than one, so a game's
# tests run in a few groups instead of one by one, and so do all tests under the sanitizers, there
# without the suites whose names begin with Slow.
function(tavola_test_program name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "COST" "SOURCES;DEPENDS")
  if(NOT TAVOLA_TESTS OR NOT arg_SOURCES)
    return()
  endif()
  if(NOT arg_COST)
    set(arg_COST 0)
  endif()
  add_executable(${name} ${arg_SOURCES})
  tavola_link_first(${name} ${arg_DEPENDS})
  tavola_link(${name} PRIVATE ${arg_DEPENDS})
  target_link_libraries(${name} PRIVATE tavola_test_options)
  tavola_use_precompiled(${name} tavola_test_headers)
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
  # As the folders' own files below. The tests of the core each bring a toy game of their own.
  if(TAVOLA_UNITY AND NOT name STREQUAL "core_test")
    set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 12)
  endif()
  set(program_to_try "TAVOLA_PROGRAM=${CMAKE_BINARY_DIR}/tavola")
  if(TAVOLA_SANITIZE OR name MATCHES "^games_")
    set(which)
    if(TAVOLA_SANITIZE)
      set(which --gtest_filter=-*Slow*)
    endif()
    foreach(group RANGE 3)
      add_test(NAME ${name}_${group} COMMAND ${name} ${which}
               WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
      set_tests_properties(${name}_${group} PROPERTIES TIMEOUT 1200 ENVIRONMENT
        "${program_to_try};GTEST_TOTAL_SHARDS=4;GTEST_SHARD_INDEX=${group}")
    endforeach()
    return()
  endif()
  gtest_discover_tests(${name} DISCOVERY_MODE PRE_TEST WORKING_DIRECTORY ${CMAKE_SOURCE_DIR}
                       DISCOVERY_TIMEOUT 60 PROPERTIES TIMEOUT 600 COST ${arg_COST}
                       ENVIRONMENT ${program_to_try})
endfunction()

# Several files in one go: what they include is read, and what they instantiate is compiled, once
# for all of them. Where a folder has rooms they are compiled one by one, other folders by the dozen
# or so, so that a change does not compile a whole library anew. Files that are compiled together
# share their anonymous namespace: the same name twice in a room or a folder is an error.
function(tavola_compile_together target folder)
  if(NOT TAVOLA_UNITY)
    return()
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 16)
  set(in_rooms ${ARGN})
  list(FILTER in_rooms INCLUDE REGEX "/${folder}/[^/]+/")
  if(in_rooms)
    set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
    foreach(source IN LISTS ARGN)
      get_filename_component(room ${source} DIRECTORY)
      get_filename_component(room ${room} NAME)
      set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${room})
    endforeach()
  endif()
endfunction()

# tavola_library(folder [DEPENDS folder...] [TEST_DEPENDS folder...])
function(tavola_library folder)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "DEPENDS;TEST_DEPENDS")
  tavola_sources(${folder})
  tavola_target_name(${folder} target)
  if(sources)
    add_library(${target} STATIC ${sources} ${headers})
    target_link_libraries(${target} PUBLIC tavola_options)
    if(folder IN_LIST TAVOLA_OUTER_FOLDERS)
      target_link_libraries(${target} PRIVATE tavola_outer_options)
      tavola_use_precompiled(${target} tavola_outer_headers tavola_headers)
    elseif(NOT folder IN_LIST TAVOLA_COUNTED_FOLDERS)
      target_link_libraries(${target} PRIVATE tavola_uncounted_options)
      tavola_use_precompiled(${target} tavola_uncounted_headers tavola_headers)
    else()
      tavola_use_precompiled(${target} tavola_headers)
    endif()
    tavola_compile_by_profile(${target} ${folder})
    tavola_link(${target} PUBLIC ${arg_DEPENDS})
    tavola_compile_together(${target} ${folder} ${sources})
    tavola_below(below ${arg_DEPENDS})
    set_property(GLOBAL PROPERTY tavola_below_${folder} ${folder} ${below})
  elseif(headers OR tests)
    add_library(${target} INTERFACE)
    target_link_libraries(${target} INTERFACE tavola_options)
    tavola_link(${target} INTERFACE ${arg_DEPENDS})
  else()
    return()
  endif()
  include(${place}/extra.cmake OPTIONAL)
  string(REPLACE "/" "_" name ${folder})
  tavola_test_program(${name}_test SOURCES ${tests} DEPENDS ${folder} ${arg_TEST_DEPENDS})
endfunction()

# Linked first, so that its malloc is the program's: a server makes and drops thousands of small
# strings for every choice. Sanitizers bring their own.
function(tavola_allocate target)
  if(NOT TAVOLA_SANITIZE)
    target_link_libraries(${target} PRIVATE ${MIMALLOC_LIBRARY})
  endif()
endfunction()

# tavola_program(folder OUTPUT name DEPENDS folder...): the folder's main.cc, with the rest of the
# folder as a library so that tests reach it.
function(tavola_program folder)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "OUTPUT" "DEPENDS")
  tavola_library(${folder} DEPENDS ${arg_DEPENDS})
  tavola_place(${folder} place)
  if(EXISTS ${place}/main.cc)
    add_executable(${arg_OUTPUT} ${place}/main.cc)
    tavola_allocate(${arg_OUTPUT})
    target_link_libraries(${arg_OUTPUT} PRIVATE tavola_options)
    tavola_link(${arg_OUTPUT} PRIVATE ${folder} ${arg_DEPENDS})
    if(TARGET ${folder}_test)
      add_dependencies(${folder}_test ${arg_OUTPUT})
    endif()
  endif()
endfunction()

set(TAVOLA_ALL_FOLDERS play bots games ledger content screen scene effects core words physics)
if(TAVOLA_OUTER)
  list(PREPEND TAVOLA_ALL_FOLDERS app server rooms storage push)
endif()

# Tests of the whole. Without the outer folders only what every game promises is left of them.
function(tavola_whole_tests)
  file(GLOB tests CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/*_test.cc)
  list(FILTER tests EXCLUDE REGEX "/scenarios_test\\.cc$")
  if(NOT TAVOLA_OUTER)
    list(FILTER tests INCLUDE REGEX "/every_game_")
  endif()
  if(TAVOLA_OUTER)
    set(patterns ${CMAKE_SOURCE_DIR}/tests/faults_of_words.cc)
    list(APPEND tests ${patterns})
    set_source_files_properties(${patterns} PROPERTIES COMPILE_OPTIONS -O2
      SKIP_PRECOMPILE_HEADERS ON SKIP_UNITY_BUILD_INCLUSION ON)
  endif()
  # Servers are started, killed and waited for.
  tavola_test_program(whole_test SOURCES ${tests} DEPENDS ${TAVOLA_ALL_FOLDERS} COST 100)
  if(TARGET whole_test AND TARGET tavola)
    add_dependencies(whole_test tavola)
  endif()
  # A program of its own, because it replaces the content.
  tavola_test_program(scenarios_test SOURCES ${CMAKE_SOURCE_DIR}/tests/scenarios_test.cc
                      DEPENDS ${TAVOLA_ALL_FOLDERS})
endfunction()

# tests/fuzz/NAME.cc becomes fuzz_NAME; its seeds are in tests/fuzz/corpus/NAME.
function(tavola_fuzz_targets)
  if(NOT TAVOLA_FUZZ)
    return()
  endif()
  file(GLOB targets CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/fuzz/*.cc)
  foreach(source IN LISTS targets)
    get_filename_component(name ${source} NAME_WE)
    add_executable(fuzz_${name} ${source})
    tavola_link(fuzz_${name} PRIVATE ${TAVOLA_ALL_FOLDERS})
    target_link_libraries(fuzz_${name} PRIVATE tavola_options)
    target_link_options(fuzz_${name} PRIVATE -fsanitize=fuzzer)
    set_target_properties(fuzz_${name} PROPERTIES
      RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/fuzz)
  endforeach()
endfunction()

# bench/NAME.cc becomes bench_NAME. Each is started once as a test, for a moment: what it measures
# then means nothing, but it is there when somebody wants to measure.
function(tavola_benchmarks)
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/bench/*.cc)
  find_package(benchmark QUIET)
  if(NOT sources OR NOT benchmark_FOUND OR NOT TAVOLA_TESTS)
    return()
  endif()
  if(NOT BOX2D OR NOT BOX2D_INCLUDE)
    list(FILTER sources EXCLUDE REGEX "/flick\\.cc$")
  endif()
  foreach(source IN LISTS sources)
    get_filename_component(name ${source} NAME_WE)
    add_executable(bench_${name} ${source})
    tavola_allocate(bench_${name})
    tavola_link(bench_${name} PRIVATE ${TAVOLA_ALL_FOLDERS})
    target_link_libraries(bench_${name} PRIVATE tavola_options benchmark::benchmark_main)
    # What google-benchmark's own macros use. The options of a source come after -Wpedantic, which
    # would bring the warning back.
    if(CMAKE_CXX_COMPILER_ID MATCHES Clang)
      set_source_files_properties(${source} PROPERTIES
        COMPILE_OPTIONS "-Wno-unknown-warning-option;-Wno-c2y-extensions")
    endif()
    add_test(NAME bench_${name} COMMAND bench_${name} --benchmark_min_time=0.001)
    set_tests_properties(bench_${name} PROPERTIES WORKING_DIRECTORY ${CMAKE_SOURCE_DIR} TIMEOUT 300)
  endforeach()
endfunction()

# bench/load and bench/bot_wait are programs of their own, built when asked for; tools/load and
# tools/bot_wait run them.
function(tavola_load)
  foreach(program load bot_wait)
    add_executable(${program} EXCLUDE_FROM_ALL ${CMAKE_SOURCE_DIR}/bench/${program}/main.cc)
    tavola_link(${program} PRIVATE server storage)
    target_link_libraries(${program} PRIVATE tavola_options CLI11::CLI11)
  endforeach()
  # Random games alone, to count instructions in or to time; docs/performance.md.
  add_executable(playouts EXCLUDE_FROM_ALL ${CMAKE_SOURCE_DIR}/bench/playouts/main.cc)
  tavola_allocate(playouts)
  tavola_link(playouts PRIVATE games play bots)
  target_link_libraries(playouts PRIVATE tavola_options CLI11::CLI11)
  # Say how hard Avalon's Encounters are and how its story goes; notebook/avalon-balance.md.
  foreach(program avalon_encounters avalon_acts)
    add_executable(${program} EXCLUDE_FROM_ALL ${CMAKE_SOURCE_DIR}/bench/${program}/main.cc)
    tavola_link(${program} PRIVATE games/avalon play bots)
    target_link_libraries(${program} PRIVATE tavola_options CLI11::CLI11)
  endforeach()
endfunction()
