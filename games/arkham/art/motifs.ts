// What the cards of Arkham Horror show that have no plate of their own.
import type { Motifs } from '../../../web/src/art/motifs';

const town = 'northside downtown easttown rivertown merchant_district southside uptown';
const strange = 'french_hill rlyeh void dreams abyss sea';
const things = 'halo planks cloth brick table window shelf shaft';
const relics = 'halo niche rays shaft cloth moon';

export const motifs: Motifs = {
  kinds: {
    common: {
      of: 'box pack case papers', in: things, tint: town,
      words: { walk: 'courier_run', tag: 'genealogy', crystal: 'mineralogy_report', news: 'newspaper_assignment', street: 'patrolling' },
    },
    unique: {
      of: 'idol amulet star box orb tome', in: relics, tint: strange,
      words: { altar: 'sacrifices', rite: 'winning_team', bless: 'light_of_reason greater_good', star: 'sealing', walk: 'ley_lines', candle: 'purifying', tide: 'wave_of' },
    },
    exhibit: { of: 'urn idol mask tablet', in: 'vitrine niche halo brick shaft', tint: 'yellow crypt easttown french_hill' },
    spell: {
      of: 'hand rite orb pentacle altar eye volume',
      in: 'rays halo table niche shaft',
      tint: strange,
      words: {
        chain: 'bind', comet: 'azathoth premonition foresee', kris: 'weapon razor', gate: 'gate travel astral',
        shield: 'ward shroud denying banishment', bless: 'heal bless', fog: 'mists mist memory', star: 'sign markings isis',
        skull: 'wither shrivelling wrack', sun: 'ra', vial: 'alchemical', speak: 'friend suggestion', shadow: 'shantak lure spirits',
        eye: 'third_eye', dream: 'vision_quest', read: 'learning insight', head: 'feeding mind', swarm: 'locusts', scroll: 'script',
        fist: 'fist', brazier: 'flame', wolf: 'beast', hand: 'voice',
      },
    },
    skill: {
      of: 'read head run fist watch',
      in: things,
      tint: town,
      words: {
        strike: 'bravery', tome: 'occultist mythos_lore', fist: 'fight fisticuffs', volume: 'lore', clover: 'luck', shoot: 'marksman',
        sneak: 'sneak hide', run: 'speed run dodge', watch: 'stealth conceal', head: 'will strong_will fortitude',
        clasp: 'grapple wrestle', books: 'library', hand: 'gift', listen: 'listen psychology', lens: 'spot hidden',
        dance: 'martial', tablet: 'ancient_language', purse: 'credit', mask: 'disguise camouflage', walk: 'endurance',
        scroll: 'linguistics', speak: 'persuade',
      },
    },
    ally: { of: 'ally', tint: town, words: { dog: 'duke', cat: 'zoog' } },
    special: {
      of: 'note letter seal door walk', in: things, tint: town,
      words: {
        ledger: 'loan', bless: 'blessing anointed beloved', curse: 'curse tainted harried', badge: 'deputy investigator', coins: 'retainer',
        pentacle: 'lodge', car: 'wagon', train: 'rail', riot: 'gang', ship: 'ship', shadow: 'changed', star: 'seal', cat: 'lives bast',
        chain: 'barred', eye: 'psychic third_eye', dream: 'visions', walk: 'guide', tag: 'wanted', brazier: 'flame', wolf: 'beast',
      },
    },
    injury: {
      of: 'wounded sick bandage', in: 'table planks shelf', tint: 'southside crypt abyss',
      words: {
        sick: 'consumption concussion', bandage: 'head_wound hand tainted', listen: 'hearing', wounded: 'arm back', bone: 'jinxed',
        boots: 'ankle', glasses: 'double', mirror: 'memory',
      },
    },
    madness: {
      of: 'mad head mirror', in: 'shaft halo niche', tint: 'void dreams rlyeh',
      words: {
        square: 'agoraphobia', box: 'claustrophobia', rain: 'depression', dance: 'mania', crowd: 'xenophobia', bottle: 'addiction',
        mirror: 'amnesia schizophrenia', graves: 'necrophobia', watch: 'paranoia', dream: 'delirium',
      },
    },
    blessing: { of: 'nodens bless', tint: 'sea northside dreams' },
    environment: {
      of: 'square street night', tint: town, in: things,
      words: {
        fog: 'fog mists corpse', stars: 'planetary aldeberan dreams_of', eclipse: 'eclipse blackest dark_skies', sick: 'plague_1 strange_plague',
        device: 'alien', door: 'curfew doors', curtain: 'carnival off_broadway festival', graves: 'dead grave corpse_garden', tide: 'sunken rlyeh levees breaches',
        coat: 'clothing', box: 'estate sale', rite: 'blood_magic', hall: 'egyptian curriculum', sun: 'happy heat sunny balmy traveling',
        snow: 'icy chill', watch: 'no_one', nodens: 'nodens_favor', rain: 'raining', shadow: 'man_in_black things_of', maw: 'spawn',
        cup: 'plate_special', books: 'book_sale', speak: 'jones', swarm: 'frogs insects slugs', crow: 'whippoorwills', storm: 'tempest angry',
        wind: 'windy dark_wind', walk: 'deathly', dust: 'sandstorm', flood: 'mirages', suns: 'sunsets', night: 'moonrises', crowd: 'protest boycotts',
        gate: 'worlds', clock: 'time', bless: 'hallelujah', dance: 'songs', note: 'graffiti help_wanted', knife: 'murders', stone: 'strength',
      },
    },
    headline: { of: 'news', tint: `${town} miskatonic_university`, in: things },
    rumor: {
      of: 'rumor', tint: 'southside abyss french_hill',
      words: {
        stars: 'stars', graves: 'disturbing', rite: 'ritual ways', bomb: 'bomber', riot: 'riots', tentacles: 'pool', sick: 'disease', curtain: 'king',
        device: 'experiment', gate: 'torn', idol: 'relics',
      },
    },
    myth_kind_story_continues: { of: 'volume', in: 'table', tint: 'downtown' },
    mythos_card: { of: 'news fog rumor stars square', in: things, tint: town },
    gate_card: { of: 'world gate', tint: strange },
    location_card: { of: 'street square door night', tint: town, words: { ship: 'harborside', hall: 'exhibit' } },
    exhibit_encounter: { of: 'hall', tint: 'yellow crypt easttown' },
    vision_of_hypnos: { of: 'dream eye', tint: 'dreams void sea' },
    ancient_one_plot_card: {
      of: 'tentacles plot shadow eye maw', tint: strange,
      words: {
        web: 'web threads cocooned brood', tide: 'wave', wind: 'winds', maw: 'maw appetite devoured mouths feeding',
        key: 'key gate', mask: 'masks', curse: 'curse', stone: 'stone wall', birds: 'wings', graves: 'buried dead', sick: 'decay ichor', coins: 'stakes',
        clasp: 'join bargain', tome: 'read', dice: 'tricked', head: 'sleep', meteor: 'ground',
      },
      in: relics,
    },
    epic_battle_card: {
      of: 'duel strike guard shoot', tint: 'abyss southside northside', in: 'halo moon',
      words: {
        rite: 'plot', eclipse: 'stars end', rest: 'breath', riot: 'together charge', tentacles: 'strikes grows mercy', guard: 'standing', walk: 'one_against',
        shoot: 'opening', clock: 'now',
      },
    },
    dunwich_horror_card: { of: 'maw shadow tentacles', tint: 'abyss rlyeh wyrd', words: { rite: 'calling', head: 'face', meteor: 'trampling' } },
    herald: { of: 'herald', tint: 'wyrd yellow abyss rlyeh', words: { comet: 'ghroth', brazier: 'tulzscha' }, in: 'rays' },
    guardian: { of: 'bless', tint: 'dreams sea easttown', words: { cat: 'bast', dream: 'hypnos', nodens: 'nodens' } },
    condition: { of: 'letter', in: things, tint: town, words: { bless: 'blessing', books: 'book', papers: 'coded', bowl: 'velmas' } },
    blight: { of: 'mourn watch door rumor', tint: 'abyss crypt southside' },
    act: { of: 'curtain', tint: 'yellow abyss wyrd' },
    task: { of: 'walk', tint: town },
    mission: { of: 'altar', tint: strange },
  },
  words: {
    derringer: 'pistol_gun', revolver: 'revolver', pistol: 'colt_m1911', flare: 'flare_gun', tommy: 'thompson_m1', shotgun: 'shotgun', carbine: 'carbine_rifle',
    raygun: 'ray_gun zat_gun', rifle: 'winchester_rifle', flamer: 'flamethrower', axe: 'wood_axe', whip: 'whip', sabre: 'saber_slash', kris: 'curvy_knife',
    knife: 'plain_dagger knife_thrust', gladius: 'gladius', sword: 'sword_hilt broadsword shining_sword', knuckles: 'brass_knuckles',
    dynamite: 'dynamite', bomb: 'time_bomb', molotov: 'molotov', drum: 'oil_drum', cuffs: 'handcuffs', spyglass: 'spyglass', lipstick: 'lipstick',
    staff: 'wood_stick wizard_staff', amulet: 'gem_chain gem_pendant gem_necklace', gem: 'gems cut_diamond fire_gem ruby', crystal: 'crystal_cluster',
    star: 'star_swirl', pentacle: 'pentacle', horus: 'eye_of_horus sunken_eye', idol: 'totem moai totem_head snake_totem totem_mask', tablet: 'stone_tablet shards tablet',
    mask: 'carnival_mask ceremonial_mask bird_mask duality_mask drama_masks devil_mask domino_mask', bell: 'ringing_bell', scales: 'scales',
    urn: 'egyptian_urns', mirror: 'mirror_mirror', key: 'skeleton_key', keys: 'house_keys', stone: 'rock fossil', throne: 'throne_king', altar: 'star_altar',
    head: 'brain', cylinder: 'brain_dump', box: 'box_unpacking', puzzle: 'jigsaw_box', vial: 'round_potion powder bubbling_flask water_bottle', bottle: 'square_bottle',
    magiclamp: 'magic_lamp', brazier: 'brasero', orb: 'smoking_orb', flute: 'flute', trumpet: 'trumpet', cross: 'crucifix', bread: 'bread', case: 'cigarette',
    lantern: 'lantern_flame', cloak: 'cloak', goggles: 'full_motorcycle_helmet', car: 'city_car police_badge', map: 'treasure_map orbital_rays',
    notebook: 'notebook secret_book', papers: 'papers manuscripts', scroll: 'scroll_unfurled tied_scroll dhol_chants', note: 'folded_paper', slip: 'id_card',
    ship: 'caravel', volume: 'illuminated necronomicon', 'tome volume books': 'book_cover spell_book',
    // Streets and gates by what their ids say.
    sick: 'asylum', graves: 'graveyard', train: 'train_station',
  },
  tints: {
    northside: 'northside', downtown: 'downtown', easttown: 'easttown', rivertown: 'rivertown', french_hill: 'french_hill', southside: 'southside',
    uptown: 'uptown', miskatonic_university: 'miskatonic', merchant_district: 'merchant', sea: 'harborside kingsport blue', yellow: 'yellow', abyss: 'red', rlyeh: 'green',
    crypt: 'dunwich blasted village',
  },
};
