# Box2D is the yardstick of one test and one benchmark; where it is not installed the others do
# without.
find_library(BOX2D box2d)
find_path(BOX2D_INCLUDE box2d/box2d.h)
if(BOX2D AND BOX2D_INCLUDE)
  function(tavola_link_box2d)
    foreach(user physics_test bench_flick)
      if(TARGET ${user})
        target_link_libraries(${user} PRIVATE ${BOX2D})
      endif()
    endforeach()
  endfunction()
  cmake_language(DEFER CALL tavola_link_box2d)
else()
  list(FILTER tests EXCLUDE REGEX "box2d_test\\.cc$")
endif()

# The same flicks by every compiler at hand, without and with optimisation, must have the bits whose
# hash is kept in tests/flicks/hash.txt.
if(TAVOLA_TESTS AND NOT TAVOLA_SANITIZE AND NOT TAVOLA_COVERAGE)
  set(hashes)
  foreach(compiler g++ clang++-22)
    find_program(FLICKS_${compiler} ${compiler})
    if(NOT FLICKS_${compiler})
      continue()
    endif()
    foreach(level O0 O3)
      set(program ${CMAKE_BINARY_DIR}/tests/hash_flicks_${compiler}_${level})
      add_custom_command(OUTPUT ${program}
        COMMAND ${CMAKE_CXX_COMPILER_LAUNCHER} ${FLICKS_${compiler}} -std=c++23 -${level}
                -ffp-contract=off -I${CMAKE_SOURCE_DIR}/engine -c -o ${program}.o
                ${CMAKE_SOURCE_DIR}/tests/flicks/hash_flicks.cc
        COMMAND ${FLICKS_${compiler}} -o ${program} ${program}.o
        DEPENDS ${sources} ${headers} ${CMAKE_SOURCE_DIR}/tests/flicks/hash_flicks.cc VERBATIM)
      list(APPEND hashes ${program})
      add_test(NAME flicks_${compiler}_${level}
               COMMAND ${program} ${CMAKE_SOURCE_DIR}/tests/flicks/hash.txt)
    endforeach()
  endforeach()
  add_custom_target(hash_flicks ALL DEPENDS ${hashes})
endif()

# The second opinion moves a thousand rooms a microsecond at a time.
if(NOT TAVOLA_SANITIZE)
  set_source_files_properties(${CMAKE_SOURCE_DIR}/engine/physics/oracle_test.cc PROPERTIES
    COMPILE_OPTIONS -O2 SKIP_PRECOMPILE_HEADERS ON)
endif()
