# The browser client inside the program: tools/web builds and packs it when something of it has
# changed, and the assembler takes the pack in. Libraries and tests do without, so only the program
# needs Node.

option(TAVOLA_WEB "Embed the browser client" ON)

function(tavola_embed_client target)
  set(pack ${CMAKE_BINARY_DIR}/generated/client.pack)
  set(source ${CMAKE_BINARY_DIR}/generated/client.cc)
  if(TAVOLA_WEB AND EXISTS ${CMAKE_SOURCE_DIR}/web/package.json)
    file(GLOB top CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/web/*.json ${CMAKE_SOURCE_DIR}/web/*.ts
         ${CMAKE_SOURCE_DIR}/web/*.js ${CMAKE_SOURCE_DIR}/web/*.mjs ${CMAKE_SOURCE_DIR}/web/*.html)
    file(GLOB_RECURSE below CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/web/src/* ${CMAKE_SOURCE_DIR}/web/games/*
         ${CMAKE_SOURCE_DIR}/web/public/* ${CMAKE_SOURCE_DIR}/web/tools/*
         ${CMAKE_SOURCE_DIR}/content/*.toml ${CMAKE_SOURCE_DIR}/src/games/*.cc ${CMAKE_SOURCE_DIR}/games/*.ts)
    add_custom_command(
      OUTPUT ${pack}
      COMMAND ${CMAKE_SOURCE_DIR}/tools/web ${pack}
      DEPENDS ${top} ${below} ${CMAKE_SOURCE_DIR}/tools/web ${CMAKE_SOURCE_DIR}/tools/pack_web.mjs
      COMMENT "Building the browser client"
      USES_TERMINAL VERBATIM)
  else()
    file(CONFIGURE OUTPUT ${pack} CONTENT "tavola-pack 1 0\n")
  endif()
  file(CONFIGURE OUTPUT ${source} @ONLY CONTENT
"// Written by the build: the packed browser client.
asm(\".pushsection .rodata\\n\"
    \".globl tavola_client\\n.hidden tavola_client\\n\"
    \".globl tavola_client_end\\n.hidden tavola_client_end\\n\"
    \"tavola_client:\\n.incbin \\\"@pack@\\\"\\n\"
    \"tavola_client_end:\\n.byte 0\\n.popsection\\n\");
")
  set_source_files_properties(${source} PROPERTIES OBJECT_DEPENDS ${pack})
  target_sources(${target} PRIVATE ${source})
endfunction()
