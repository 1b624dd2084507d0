# How every line of Tavola is compiled: the warnings, the tools that make building quick, and the
# sanitizers and coverage that a preset may ask for.

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # Without these it takes no file that reads precompiled headers.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
      CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime ${CCACHE})
endif()

find_program(MOLD mold)
if(MOLD)
  add_link_options(-fuse-ld=mold)
endif()

set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")
set(CMAKE_CXX_FLAGS_DEBUG "-Og -g")

# Fused multiply-adds would make the bits of a flick depend on the processor.
add_compile_options(-ffp-contract=off -fdiagnostics-color=auto)

# A failed check names its file as the project does, wherever it was built.
add_compile_options(-fmacro-prefix-map=${CMAKE_SOURCE_DIR}/=)

# The options of our own code, not of what others wrote.
add_library(tavola_options INTERFACE)
# "core/table.h" is of the engine, "rooms/room.h" of the table, "games/salem/state.h" of a game.
target_include_directories(tavola_options INTERFACE ${CMAKE_SOURCE_DIR}/engine
  ${CMAKE_SOURCE_DIR}/table ${CMAKE_SOURCE_DIR} ${CMAKE_BINARY_DIR}/generated/include
  ${TAVOLA_MORE_GAMES})
target_compile_options(tavola_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Werror
  # A designated initialiser that names only what differs is how our tables are written.
  -Wno-missing-field-initializers)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ 12 sees overlapping copies inside std::string where there are none, takes what a variant is
  # moved from for unset, and without optimisation a coroutine frame for one that another allocator
  # has made. A name in an `enum class` shadows nothing, though it says so, and of files compiled
  # together it takes all but the first for headers.
  target_compile_options(tavola_options INTERFACE -Wno-restrict -Wno-maybe-uninitialized
                         -Wno-mismatched-new-delete -Wno-shadow -Wshadow=local
                         -Wno-subobject-linkage)
else()
  # clang 22 finds deprecated calls inside the stable_sort of this libstdc++.
  target_compile_options(tavola_options INTERFACE -Wno-deprecated-declarations)
endif()

if(TAVOLA_SANITIZE)
  add_compile_options(-fsanitize=${TAVOLA_SANITIZE} -fno-sanitize-recover=all
                      -fno-omit-frame-pointer)
  # A null pointer ends the program anyway. These checks stand at nearly every access to a member
  # and would take an eighth of the compile time.
  if(TAVOLA_SANITIZE MATCHES undefined)
    add_compile_options(-fno-sanitize=null,alignment,vptr,object-size)
  endif()
  add_link_options(-fsanitize=${TAVOLA_SANITIZE})
  add_compile_definitions(TAVOLA_SANITIZED=1)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(tavola_options INTERFACE -Wno-maybe-uninitialized)
  endif()
endif()

if(TAVOLA_COVERAGE)
  add_compile_options(--coverage -fprofile-update=atomic)
  add_link_options(--coverage)
endif()
