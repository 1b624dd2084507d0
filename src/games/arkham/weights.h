// The numbers of the judgement, in seals: what a thing is worth compared with a sealed gate.
#pragma once

namespace tavola::arkham {

struct Weights {
  double clues = 0.5;  // all the Clues that a seal takes
  double further_clue = 0.02;
  double turn = 0.04;  // of one investigator
  double pace = 0.09;  // seals that an investigator is good for in a turn
  double step = 0.91;  // what a thing one step away is worth, compared with here
  double health = 1.0;
  double prey = 0.015;   // beating a monster, and the same again for each point of toughness
  double trophy = 0.06;  // of a gate
  double sign = 0.75;    // an Elder Sign
  double shop = 0.12;    // five dollars in the Curiositie Shoppe
  double ally = 0.15;
  double skill = 0.1;
  double luck = 0.12;
  double price = 0.012;  // of an item, by the dollar
  double money = 0.012;
  double arms = 0.015;  // a die more in combat
  double speed = 0.01;
  double terror = 0.05;
  double monster = 0.03;
  double outskirts = 0.03;
  double gates_time = 0.6;
  double goal = 8.0;  // at which the outcome is open
  double scale = 3.0;
  double battle = 0.7;
  double entering = 0.65;    // of what a gate will bring, at its location,
  double first_area = 0.72;  // in the Other World,
  double second_area = 0.8;
  double explored = 0.88;  // and back, with an explored marker
  double shared = 0.35;    // a target that somebody else is after
  double fitness = 0.7;
  double danger = 0.7;
  double later = 0.4;  // of a danger that comes up in the next turn
  double path = 8.0;   // steps that somebody goes out of the way of a danger of 1
  double rumor = 0.25;
  double lost = 0.35;
};

inline constexpr Weights kWeights;

}  // namespace tavola::arkham
