// What the screen shows: a scene, who looks at it, in which language, and the log. It says nothing
// of sizes, so that it can be painted again when the window changes its own.
#pragma once

#include <cstddef>
#include <functional>
#include <string>

#include "scene/say.h"
#include "scene/scene.h"
#include "scene/terminal/scene_text.h"
#include "screen/painted.h"
#include "words/messages.h"

namespace tavola::screen {

struct View {
  struct Log {
    Lines lines;           // the newest last
    std::size_t news = 0;  // so many of the last ones came since the viewer's last choice
    bool chosen = false;   // there was such a choice
  };

  scene::Scene scene;
  scene::Voice voice;
  const words::Messages* interface = nullptr;
  bool colour = false;
  bool ascii = false;
  std::string front = {};  // of several boards the one that is looked at; empty: where it happens
  /// Told with the width of the text; the whole of it, or what happened lately.
  std::function<Log(const scene::SceneText&, bool whole)> log = {};
  /// Instead of everything: whoever sits here next has to ask for it.
  std::string curtain = {};

  scene::SceneText text(int width, int height = 0,
                        scene::BoardForm form = scene::BoardForm::kFitting) const {
    scene::Screen screen;
    screen.width = width;
    screen.height = height;
    screen.colour = colour;
    screen.ascii = ascii;
    screen.front = front;
    screen.form = form;
    return {voice, *interface, screen};
  }
};

}  // namespace tavola::screen
