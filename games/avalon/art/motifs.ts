// What the cards of Tainted Grail show that have no plate of their own. An id ends in the colour of its deck or in
// the name of its hero, and each of them fights and talks with their own things.
import type { Motifs } from '../../../web/src/art/motifs';

const land = 'avalon uptown miskatonic_university northside crypt french_hill';
const things = 'moor moon table niche planks cloth halo shaft';
const own = { g: 'uptown downtown avalon', u: 'leng northside miskatonic_university', b: 'french_hill void crypt', y: 'easttown southside yellow' };

export const motifs: Motifs = {
  old: true,
  decks: { g: 'g', u: 'u', b: 'b', y: 'y', ailei: 'g', beor: 'u', maggot: 'b', arev: 'y' },
  kinds: {
    combat: { of: 'duel strike guard smash sword axe shield', in: things, tint: land },
    'combat g': { of: 'herbs bandage scissors vial needle guard', in: things, tint: own.g },
    'combat u': { of: 'hammer smash fist shield chain carry guard', in: things, tint: own.u },
    'combat b': { of: 'mushroom root skull shadow bread bone maw', in: things, tint: own.b },
    'combat y': { of: 'sword duel ledger strike coins gladius', in: things, tint: own.y },
    diplomacy: { of: 'speak clasp offer kneel rest', in: things, tint: land },
    'diplomacy g': { of: 'comfort speak candle bowl sick offer', in: things, tint: own.g },
    'diplomacy u': { of: 'rest speak clasp walk bread guard', in: things, tint: own.u },
    'diplomacy b': { of: 'laugh dance graves skull speak curse', in: things, tint: own.b },
    'diplomacy y': { of: 'accuse ledger seal scales quill coins', in: things, tint: own.y },
    item: { of: 'pack box coins', in: things, tint: land },
    secret: { of: 'letter note seal scroll', in: 'table cloth niche halo shaft planks', tint: land },
    skill: { of: 'guard walk rest', in: things, tint: land },
    event: { of: 'street night walk', in: things, tint: land },
    status: { of: 'walk street letter', in: things, tint: land },
    task: { of: 'walk', tint: land },
    chapter: { of: 'walk', tint: land },
    dying: { of: 'sick skull', in: 'shaft', tint: 'crypt abyss' },
    insane: { of: 'mad', tint: 'void wyrd' },
    encounter: { of: 'shadow wolf duel rest', tint: land },
    hero: { of: 'ally', tint: land },
  },
  words: {
    // Arms and tools.
    spear: 'spear boar_spear lunge', axe: 'wood_axe axemen split', sling: 'sling throw', knife: 'skinning knife cut exact_cut', staff: 'pilgrim spare_handle',
    spade: 'spade bury bury_it', hammer: 'hammer hammer_stroke wedge break_the_guard second_hammer', flail: 'flail', club: 'cudgel two_handed', sabre: 'sabre', trident: 'trident',
    candle: 'candle candle_blade light_a_candle candle_stub good_light guttering candle_for_the_dead inner_light spark first_flame', sword: 'oathless swords', chain: 'chain break_the_chain shackle tie_down',
    coat: 'apron padded brigandine', plate: 'breastplate', cloak: 'mantle bleached habit shroud hide white_hide whitening_shroud', mail: 'mail armed', plank: 'plank name_on names_on', drum: 'barrel',
    shield: 'shield defend guard_stance shield_arm brace', tablet: 'board_of_names wall uncounted_child proof stand_surety',
    // Company.
    dog: 'sheepdog', mule: 'mule herd', goat: 'goat milk', crow: 'jackdaw', cat: 'cat barn_cat', wolf: 'wolves beast_friend howl bite lynx', ally: 'soldier boy girl bleachers_hand linn paid_help second_pair quartermaster',
    // Small things.
    bone: 'bone ask_the_bones bone_peg', stone: 'menhir chip stone_on_stone block steady_stones grave_salt salt', gem: 'amber bead silver', coins: 'coin interest debt small_coin down_payment borrowed_coin penny price favour_owed owed bribe fair_price widows_due',
    tally: 'tally half sum count keep_count audit columns load_count birth_roll counted', idol: 'idol', bell: 'bell tongue hum', meat: 'pork', bread: 'bread cake loaf crumb crumbs bread_line oven brenns funeral_bread oven',
    bandage: 'bandages tourniquet bandager stitch wet_cloth', bowl: 'tea broth bowl sin full_bowl eat swallow chew_it eat_with second_helping', snare: 'snare wire', doll: 'doll straw', vial: 'tincture dose poison slow_poison potion remedy old_remedy numbing',
    boots: 'boots marching step step_aside step_back', sickle: 'sickle gleaning gleaners first_sheaf_tool', sheaf: 'sheaf firstsheaf grain barley dark_barley debt_of_grain', rope: 'rope load_strap', jar: 'grease', seal: 'seal sealed signature sign sign_here',
    dice: 'dice good_timing balance', flute: 'flute song lullaby work_song', quill: 'quill ink writ sharpen hold_out', ribbon: 'ribbon wedding', mirror: 'mirror', scales: 'scales measure short_measure fair law cite', pack: 'pedlars packed bag gather_the_bag spare_parts',
    needle: 'needle thread swaddle cipher', herbs: 'herb poultice root bitter_root wolfsbane nettle forager', scissors: 'scissors', mushroom: 'spores fungus', nail: 'nails nails_and', horn: 'horn', lantern: 'lamp lampless lantern', tag: 'brand show_the_brand the_red cuff token', rest: 'fire same_fire sleep rest second_wind deep_breath truce sit_down wait patience', key: 'key', purse: 'purse hidden_purse pockets plunder empty',
    // Books and papers.
    ledger: 'ledger double_entry entry false_entry balance_book reckoning account book close_the_book line column strike_off', letter: 'letter assessors_writ', note: 'page torn leaf map missing', scroll: 'rites abbey rule licence oath clause precedent small_print read_aloud', map: 'carters_map short_ways',
    // Weather and omens.
    wind: 'ash taste_of_ash', fog: 'fog smoke mist', night: 'fat_moon clear_night night night_draw', flood: 'well bad_well weir sluice dry_weir barges flood', sun: 'early_riser dawn', stars: 'holy_dread quiet_power deep_well',
    bless: 'blessing prayer morning inner saved goddess redeemed whispered_prayer', curse: 'uneasy dread curse other_sleep', eye: 'sharp_eye eye second_sight vision known_angle weak_point detail stare watch_the stare_down read_the_enemy mark', altar: 'rite last_rite last_rites bones',
    // What people do.
    run: 'charge charge_in forward push_on', smash: 'heave topple shoulder powerful nothing_held whole_weight rockfall burn_it', fist: 'fist bare_hands fist_of heavy_hand grit grip steady_grip dead_mans hold_ground', strike: 'attack first_blow finisher follow_up follow_through lash_out rage cold_rage careful_attack measured_blow crippling',
    guard: 'hold_the_line stand_fast stand in_front like_a_wall keep_watch alone_against stand_between not_today', carry: 'carry load share_the_load carries last_load odd_jobs carry_them', comfort: 'comfort hold_them mercy borrowed_pain nurse hold_a_hand listener share_the_blanket reassure forgive kind',
    offer: 'open_hands honest_hands offer offer_bread open_heart gift give_it_back thrift payment', clasp: 'brothers shared brothers_hand help ask_for_help split_the_difference hold_out two_signatures', mourn: 'grief tears funeral fallen mourning lay_to_rest names say_their_names every_name dead for_the_dead lay_out old_wounds', graves: 'grave open_grave mounds crowd_inside',
    laugh: 'laugh grin quip dry_smile dry_laugh hollow_laugh fool', kneel: 'bow bow_low bow_out swear pledge the_pledge oath_at', listen: 'listen hear silence low_voice long_silence', accuse: 'witness accuse cross_examine expect truth hard_truth simple_truth unwelcome_truth call_a_witness', speak: 'word plain_word voice few_words question careful_words mutter tongue',
    door: 'door hold_the_door step_on way_out open_the_door exits let_it_pass', walk: 'road walk waymarks pedlar tinker deserters retreat give_ground', head: 'trance mind know_too_much second_voice two_voices riddle', shadow: 'someone counting many_voices not_mine somebody_else gatekeepers quiet_country', crowd: 'gang nobody rally crowd',
    sick: 'fever sick old_patients midwifes birth take_their_pulse pulse', skull: 'many_mouths ground guest last_strength fasting', hourglass: 'buy_time time days owed_days in_two begin_again compound_interest', street: 'neighbours known_here table shared_table tallow',
  },
};
