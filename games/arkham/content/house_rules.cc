#include "games/arkham/content/house_rules.h"

namespace tavola::arkham {

const std::vector<HouseRule>& house_rules() {
  using Names = HouseRule::Names;
  static const std::vector<HouseRule> kRules = {
      {"ancient_one", &House::ancient_one, {"random"}, {}, Names::kAncientOnes},
      {"investigators", &House::investigators, {"random", "picked"}},
      {"trading", &House::trading, {"any_time", "movement"}},
      {"doom_at_terror_10", &House::doom_at_ten, {"yes", "no"}},
      {"hopeless_fights", &House::hopeless_fights, {"broken_off", "go_on"}},
      {"herald", &House::herald, {"none", "random"}, {}, Names::kHeralds},
      {"acts", &House::acts, {"no", "yes"}, {"yellow"}},
      {"pharaoh_edition", &House::pharaoh_edition, {"revised", "original"}, {"pharaoh"}},
      {"guardian", &House::guardian, {"none", "random"}, {}, Names::kGuardians},
      {"elusive_encounters",
       &House::elusive_encounters,
       {"get_away", "may_be_caught"},
       {"kingsport"}},
      {"head_by_name", &House::head_by_name, {"leads_there", "leads_nowhere"}, {"kingsport"}},
      {"held_rifts", &House::held_rifts, {"do_nothing", "act"}, {"kingsport"}},
      {"brood_for_closing",
       &House::brood_for_closing,
       {"closing", "sealing"},
       {"kingsport", "kingsport_ancient_ones"}},
      {"counted_players", &House::counted_players, {"everything", "limits"}, {"kingsport"}},
      {"task_steps", &House::task_steps, {"movement", "encounters"}, {"dunwich"}},
      {"epic_battle", &House::epic_battle, {"no", "yes"}, {"kingsport", "kingsport_epic_battle"}},
  };
  return kRules;
}

}  // namespace tavola::arkham
