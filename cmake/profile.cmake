# Which way games mostly go: profiles of random games, made by tools/profile and kept packed beside
# this file. The compiler lays out the rules by them and foretells their branches. They are counted
# twice: as the functions are written, and "again" once the compiler has put them into each other as
# the first count told, because a function then goes other ways in each place. A function that
# was changed since is compiled as if there were no profile, so an old one is never wrong, only of
# less use; a compiler that cannot read them goes without.
set(TAVOLA_PROFILE "use" CACHE STRING "use the profiles of random games, make them, make them again, or no")
set(TAVOLA_PROFILED_FOLDERS core effects bots games/arkham games/avalon games/catacombs games/salem)
# Unpacked into a folder that is called by what they are: new ones compile the rules anew.
set(packed ${CMAKE_SOURCE_DIR}/cmake/profile/random_games.tar.xz)
if(EXISTS ${packed})
  file(SHA256 ${packed} hash)
  string(SUBSTRING ${hash} 0 8 hash)
endif()
set(profiles ${CMAKE_BINARY_DIR}/generated/profile/${hash})
set(quiet -Wno-profile-instr-out-of-date -Wno-profile-instr-unprofiled -Wno-backend-plugin)
# A function of an anonymous namespace goes by the name of its file, wherever that is built.
set(by_file "SHELL:-mllvm -static-func-full-module-prefix=false")
# What follows from knowing how games go: blocks stand in the order that makes the longest straight
# ways, and a choice between two values that was written without a branch is left without one.
set(straight_ways "SHELL:-mllvm -enable-ext-tsp-block-placement=1"
                  "SHELL:-mllvm -x86-cmov-converter=false"
                  "SHELL:-mllvm -disable-cgp-select2branch=1")

# Unpacks the profiles and asks whether this compiler can read them.
function(tavola_unpack_profiles)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${packed})
  file(ARCHIVE_EXTRACT INPUT ${packed} DESTINATION ${profiles})
  include(CheckCXXSourceCompiles)
  set(CMAKE_REQUIRED_FLAGS -fprofile-use=${profiles}/all.profdata)
  check_cxx_source_compiles("int main() {}" TAVOLA_PROFILES_CAN_BE_READ)
  string(REPLACE "SHELL:" "" CMAKE_REQUIRED_FLAGS "${straight_ways}")
  string(REPLACE ";" " " CMAKE_REQUIRED_FLAGS "${CMAKE_REQUIRED_FLAGS}")
  check_cxx_source_compiles("int main() {}" TAVOLA_STRAIGHT_WAYS_CAN_BE_ASKED_FOR)
endfunction()

# The rules of a game are laid out by its own games, what the games share by all of them.
function(tavola_compile_by_profile target folder)
  if(NOT folder IN_LIST TAVOLA_PROFILED_FOLDERS)
    return()
  endif()
  if(TAVOLA_PROFILE STREQUAL "make")
    target_compile_options(${target} PRIVATE -fprofile-generate -fprofile-update=atomic
                           ${by_file})
    return()
  endif()
  if(TAVOLA_PROFILES_CAN_BE_READ)
    get_filename_component(name ${folder} NAME)
    if(NOT folder MATCHES "^games/")
      set(name all)
    endif()
    target_compile_options(${target} PRIVATE -fprofile-use=${profiles}/${name}.profdata ${quiet}
                           ${by_file})
    if(TAVOLA_STRAIGHT_WAYS_CAN_BE_ASKED_FOR)
      target_compile_options(${target} PRIVATE ${straight_ways})
    endif()
    if(TAVOLA_PROFILE STREQUAL "again")
      target_compile_options(${target} PRIVATE -fcs-profile-generate -fprofile-update=atomic)
    endif()
  endif()
endfunction()

if(TAVOLA_PROFILE STREQUAL "make")
  add_link_options(-fprofile-generate -fuse-ld=bfd)  # mold stops in the middle
elseif(TAVOLA_PROFILE STREQUAL "again")
  add_link_options(-fcs-profile-generate -fuse-ld=bfd)
  tavola_unpack_profiles()
elseif(TAVOLA_PROFILE STREQUAL "use" AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang"
       AND CMAKE_BUILD_TYPE STREQUAL "Release")
  tavola_unpack_profiles()
endif()
