# Writes the table of embedded files: the assembler takes the bytes in by .incbin, which costs no
# compile time however large the content grows and is the same on every ELF machine. The object
# depends on every file, so an edited card is embedded by the next build.

# A file of a game is named by its path from games/, scenarios and tests left out; what all games
# share stands beside those who read it.
set(names)
macro(tavola_embed folder prefix)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS RELATIVE ${folder} ${folder}/*.toml ${folder}/*.tsv
       ${folder}/*.md ${folder}/*.verses)
  list(FILTER files EXCLUDE REGEX "(^|/)((scenarios|tests|web|art)/|README\\.md$|state\\.md$|open\\.md$|[a-z]+-rulings\\.md$)")
  foreach(file IN LISTS files)
    list(APPEND names "${prefix}${file}\t${folder}/${file}")
  endforeach()
endmacro()
foreach(game folder IN ZIP_LISTS TAVOLA_GAMES TAVOLA_GAME_FOLDERS)
  tavola_embed(${folder} "${game}/")
  if(EXISTS ${folder}/art/plates.txt)
    list(APPEND names "${game}/art/plates.txt\t${folder}/art/plates.txt")
  endif()
endforeach()
tavola_embed(${CMAKE_SOURCE_DIR}/engine/words/shared "words/")
list(APPEND names "common/grammar.toml\t${CMAKE_SOURCE_DIR}/engine/effects/grammar.toml"
     "common/pictures.toml\t${CMAKE_SOURCE_DIR}/engine/scene/pictures.toml"
     "shelf.toml\t${CMAKE_SOURCE_DIR}/games/shelf.toml")
# The tab sorts before every letter, so a name comes before the longer names it begins.
list(SORT names)

set(blobs "")
set(declarations "")
set(rows "")
set(depends)
set(index 0)
foreach(pair IN LISTS names)
  string(REPLACE "\t" ";" pair "${pair}")
  list(GET pair 0 name)
  list(GET pair 1 file)
  set(path ${file})
  string(APPEND blobs "asm(\".pushsection .rodata\\n\"
    \".globl tavola_embedded_${index}\\n.hidden tavola_embedded_${index}\\n\"
    \".globl tavola_embedded_${index}_end\\n.hidden tavola_embedded_${index}_end\\n\"
    \"tavola_embedded_${index}:\\n.incbin \\\"${path}\\\"\\n\"
    \"tavola_embedded_${index}_end:\\n.byte 0\\n.popsection\\n\");\n")
  string(APPEND declarations
    "extern const char tavola_embedded_${index}[], tavola_embedded_${index}_end[];\n")
  string(APPEND rows
    "    {\"${name}\", tavola_embedded_${index}, tavola_embedded_${index}_end},\n")
  list(APPEND depends ${path})
  math(EXPR index "${index} + 1")
endforeach()

set(generated ${CMAKE_BINARY_DIR}/generated/embedded.cc)
file(CONFIGURE OUTPUT ${generated} @ONLY CONTENT
"// Written by the build from games/ and what all games share.
#include \"content/embedded.h\"

@blobs@
extern \"C\" {
@declarations@}

namespace tavola::content {
const EmbeddedFile kEmbeddedFiles[] = {
@rows@    {nullptr, nullptr, nullptr}};
const std::size_t kEmbeddedFileCount = @index@;
}  // namespace tavola::content
")
set_source_files_properties(${generated} PROPERTIES OBJECT_DEPENDS "${depends}"
                            SKIP_UNITY_BUILD_INCLUSION ON)
target_sources(${target} PRIVATE ${generated})
