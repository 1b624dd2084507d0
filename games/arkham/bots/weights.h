// The numbers of the judgement, in seals: what a thing is worth compared with a sealed gate. Most
// were found by playing: thousands of games, each with all of them changed a little, and then a
// step towards those that went better.
#pragma once

namespace tavola::arkham {

struct Weights {
  double clues = 0.425;  // all the Clues that a seal takes
  double further_clue = 0.01;
  double on_the_ground = 0.299;  // of Clues that lie somewhere, compared with those in the hand
  double turn = 0.049;           // of one investigator
  double pace = 0.062;           // seals that an investigator is good for in a turn
  double far = 0.741;            // how much less a thing is worth that is a turn's walk away
  double fear = 8.804;           // and one with a danger of 1 on the way
  double path = 11.315;          // steps that somebody goes out of the way of a danger of 1
  double health = 0.857;
  double fallen = -0.554;        // points of Sanity or Stamina: none left,
  double one_point = -0.266;     // one,
  double two_points = -0.126;    // two,
  double three_points = -0.037;  // three; four are as they should be
  double care = 0.401;           // of what a cure would bring
  double prey = 0.006;    // beating a monster, and the same again for each point of toughness
  double trophy = 0.073;  // of a gate
  double sign = 0.502;    // an Elder Sign
  double shop = 0.518;    // an Elder Sign among what the Curiositie Shoppe shows
  double ally = 0.155;
  double skill = 0.073;
  double spell = 0.026;
  double luck = 0.265;
  double price = 0.01;  // of an item, by the dollar
  double money = 0.012;
  double arms = 0.011;  // a die more in combat
  double speed = 0.013;
  double terror = 0.026;
  double monster = 0.028;
  double outskirts = 0.051;
  double gates_time = 1.05;
  double goal = 3.515;  // at which the outcome is open
  double scale = 2.229;
  double no_gates = 3.01;  // when none is open and everybody has a trophy
  double battle = 0.422;
  double force = 0.567;     // of what the investigators seem good for in the Final Battle
  double entering = 0.446;  // of what a gate will bring, at its location,
  double first_area = 0.5;  // in the Other World,
  double second_area = 0.6;
  double explored = 0.75;  // and back, with an explored marker
  double shared = 0.188;   // a target that somebody else is after
  double fitness = 0.423;
  double danger = 1.118;
  double later = 0.445;  // of a danger that comes up in the next turn
  double shut_in = 0.5;  // of a danger before the door
  double rumor = 0.383;
  double lost = 0.273;  // in time and space
  double devoured = 0.601;
  double rift = 0.35;          // an open rift, beside the doom tokens it brings
  double rift_doom = 1.5;      // doom tokens that an open rift is good for
  double gathering = 0.45;     // of a track whose last marker is missing, compared with an open one
  double exploring = 0.6;      // of what exploring a marker would bring
  double burst = 0.6;          // an elder sign that is sure to break
  double horror = 0.3;         // the Dunwich Horror, beside the doom tokens it brings,
  double horror_doom = 2;      // which are so many,
  double horror_beaten = 0.3;  // and beating it
  double ailment = 0.17;       // an Injury or Madness card,
  double further_ailment = 0.08;  // and how much more each one after it
  double lost_item = 0.04;
  double newcomer = 0.35;  // an investigator who comes in with the next turn, in place of another
  double blight = 0.08;
  double condition = 0.05;
  double epic_attacks = 0.85;  // of the cards of an Epic Battle, those that let everybody attack
  double fare = 0.06;          // having what a train costs, where there is another town
  double arrest = 0.15;
  double benefit = 0.08;
  double detriment = 0.08;
  double barred = 0.04;
  double exhibit = 0.07;
  double whispers = 0.6;   // of an exhibit, at an encounter with the Ancient Whispers
  double task = 0.25;      // a Task or Mission, completed
  double on_errand = 0.6;  // of what a thing that is to be fetched will bring
};

inline constexpr Weights kWeights;
/// As the formulas of this room call them.
inline constexpr const Weights& w = kWeights;

}  // namespace tavola::arkham
