# One file reads the command line by it; see command_line.h.
if(TARGET ${target} AND sources)
  target_link_libraries(${target} PRIVATE CLI11::CLI11)
endif()
