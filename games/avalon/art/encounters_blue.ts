// Blue Encounters of Avalon: doors, benches, tables and those who sit behind them.
import {
  T, TOKENS as K, curve, disc, half, mix, place, rect, rows, taper, times, type Plate, type Plates,
} from '../../../web/src/art/kit';
import {
  arch, boards, crowd, field, ground, hills, hut, lamp, lit, man, pts, reach, ripple, road, room, scales, scene, sky,
  stones, table, thing, wheel,
} from './encounter_parts';

const stick = (p: Plate, a: [number, number], b: [number, number], w = 5) =>
  p.shape(
    taper([a, b], () => w),
    p.pal.ink,
    { rim: 2.4, hand: 0.3 },
  );
/** Written lines on a leaf, one of them wrong. */
const script = (p: Plate, x: number, y: number, w: number, n: number, gap: number, wrong = -1) =>
  times(n, (i) =>
    p.fill(
      times(7, (k) =>
        rect(x + (k * w) / 7 + p.r.in(0, 5), y + i * gap, (w / 7) * p.r.in(0.5, 0.86), i === wrong ? 7 : 5),
      ),
      i === wrong ? p.pal.accent : p.pal.ink,
      1, true,
    ),
  );

export const plates: Plates = {
  wary_keeper: scene('crypt', 'night', 500, 240, 450, (p) => {
    boards(p, p.all, { fill: p.pal.fore, w: 80, power: 0.8, reach: 420 });
    p.fill(rect(450, -10, 90, 620), p.pal.lamp);
    const q = man(p, 520, 760, 620, { body: 'cloak', head: 'cap', fill: p.pal.near, power: 1.5 });
    p.fill(disc(...q(-3, -92), 6, 10), p.pal.lamp);
    boards(p, rect(540, -10, 400, 620), { fill: p.pal.near, w: 66, rim: 4 });
    boards(p, rect(180, -10, 272, 620), { fill: p.pal.near, w: 66, power: 1.2, rim: 4 });
    for (const y of [90, 480]) p.carve(rect(180, y, 260, 30), { fill: p.pal.ink, R: 14, angle: 0 });
    for (let i = 0; i < 9; i++) {
      const [x, y] = [402 + i * 24, 330 + 26 * Math.sin((i / 8) * Math.PI)];
      p.shape([disc(x, y, 19, 16, i % 2 ? 8 : 13), disc(x, y, 11, 16, i % 2 ? 2.5 : 6)], p.pal.ink, {
        rim: 3, hand: 0,
      });
    }
  }),
  weeping_orphan: scene('rivertown', 'day', 610, 130, 460, (p) => {
    sky(p, 0, { fill: p.pal.mid, kind: 'bank' });
    T.rain(p, { n: 110, len: 70 });
    hills(p, 330);
    road(p, 640, 330, 640, 160);
    T.stone(p, { x: 250, y: 560, w: 110, h: 190, fill: p.pal.near });
    const q = man(p, 430, 580, 330, {
      body: 'robe', head: 'hair', big: 1.8, wide: 0.9, fill: p.pal.ink, rim: 4, lean: -8, power: 1.5,
      arms: '12 -76,18 -60,5 -76;-12 -76,-16 -60,-3 -76',
    });
    p.tube([q(4, -26), q(30, -24), q(34, 2)], (t) => 30 - 8 * t, { fill: p.pal.fore, power: 1.5 });
    p.tube([q(-4, -20), q(16, -14), q(20, 6)], (t) => 30 - 8 * t, { fill: p.pal.fore, power: 1.5 });
    p.carve(curve(place(pts('-18 -30!,14 -30!,16 -10,50 0,54 16!,-20 16!'), ...q(19, 3), 1)), {
      fill: p.pal.ink, R: 12, rim: 4,
    });
  }),
  town_court: scene('miskatonic_university', 'night', 450, 120, 450, (p) => {
    stones(p, rect(-10, -10, 920, 640), { fill: p.pal.fore, power: 0.6 });
    for (const x of [300, 450, 600])
      p.fill(arch(x, 230, 90, x === 450 ? 220 : 180), x === 450 ? p.pal.cut : p.pal.soft);
    for (const [x, h] of rows([300, 280], [600, 280], [450, 340]))
      man(p, x, 430, h, { body: 'cloak', head: h > 300 ? 'cap' : 'hat', fill: p.pal.ink, rim: 3 });
    p.carve(
      curve(
        pts(
          '220 340!,680 340!,684 380!,670 470,640 520!,590 440,540 530!,480 450,430 540!,370 450,310 520!,' +
            '250 460,216 380!',
        ),
      ),
      { fill: p.pal.soft, R: 30, angle: 1.5, power: 1.5, rim: 3 },
    );
    man(p, 450, 680, 260, { body: 'coat', head: 'hood', fill: p.pal.ink, rim: 4, power: 0.6 });
  }),
  bread_line: scene('northside', 'dusk', 290, 230, 410, (p) => {
    sky(p, 0, { kind: 'bare', fill: p.pal.mid });
    stones(p, pts('-20 -20,920 -20,920 640,620 640,300 330,-20 330'), { fill: p.pal.fore, power: 0.9, reach: 420 });
    p.fill(rect(210, 170, 140, 130), p.pal.lamp);
    p.shape(rect(196, 296, 170, 20), p.pal.ink, { rim: 3 });
    man(p, 280, 470, 280, { body: 'tunic', head: 'cap', fill: p.pal.ink, rim: 2 });
    p.fill(rect(196, 296, 170, 400), p.pal.ink);
    T.paving(p, { y0: 420, vx: 280, vy: 300, power: 0.6, lit: (x, y) => lit(p, x, y, 560) });
    times(10, (i) => {
      const t = i / 9;
      man(p, mix(340, 760, t ** 1.5), mix(420, 780, t ** 1.4), mix(110, 460, t ** 1.2), {
        body: (['cloak', 'coat', 'gown', 'rags'] as const)[i % 4],
        head: (['hood', 'hat', 'veil', 'cap'] as const)[i % 4],
        fill: i > 7 ? p.pal.ink : p.pal.near, rim: 3, arms: '',
      });
    });
  }),
  short_weight_miller: scene('easttown', 'day', 300, 110, 460, (p) => {
    room(p, 620, { power: 0.8 });
    p.fill(arch(300, 210, 110, 190), p.pal.cut);
    wheel(p, 700, 210, 190, 0.2);
    man(p, 480, 980, 840, {
      body: 'broad', head: 'cap', fill: p.pal.mid, power: 1.5, gap: 5, wide: 0.95,
      arms: '20 -78,30 -64,-3 -79;-20 -78,-30 -64,-23 -62', rim: 4,
    });
    scales(p, 440, 340, 2.1, -0.24, p.pal.ink);
    p.carve(curve(place(pts('-14 30!,-16 0,-8 -30,6 -34,14 -16,14 30!'), 296, 488, 1.5, 2.7)), {
      fill: p.pal.soft, R: 14, gap: 5, rim: 4, power: 1.5,
    });
    thing(p, 'sack', [620, 560], 2.2, 0.1, p.pal.near);
  }),
  ferrymans_mood: scene('sea', 'dusk', 570, 170, 450, (p) => {
    sky(p, 56);
    T.ridge(p, { y: 270, amp: 24, fill: p.pal.far });
    T.water(p, { y0: 290, path: [[570, 60]], base: 0.14 });
    const q = man(p, 440, 480, 330, {
      body: 'cloak', head: 'hat', fill: p.pal.ink, rim: 4, arms: '16 -76,26 -70,30 -62;-16 -76,-4 -66,24 -50',
    });
    p.shape(
      taper([q(27, -130), q(32, 30)], () => 5),
      p.pal.ink,
      { rim: 3 },
    );
    p.carve(curve(pts('230 430!,300 470,450 480,580 468,660 420!,640 500,560 540,340 544,264 508')), {
      fill: p.pal.fore, R: 40, angle: 0.05, rim: 4, power: 1.2,
    });
    ripple(p, 450, 548, 240);
  }),
  two_brothers: scene('yellow', 'dusk', 450, 150, 450, (p) => {
    sky(p, 52, { kind: 'rays' });
    hills(p, 400);
    ground(p, 520, p.pal.ink);
    p.carve(
      half(
        pts('0 -150,30 -148,44 -120!,70 -220!,96 -240,100 -180,66 -100,52 -40,40 40,44 90,24 120,0 124'),
        450, 320, 0.95,
      ),
      { fill: p.pal.fore, R: 40, angle: 1.4, rim: 4, power: 1.5 },
    );
    p.carve(
      curve(
        pts('380 330!,396 280,504 280,520 330!,560 400,556 600!,510 600!,500 500,400 500,390 600!,344 600!,340 400'),
      ),
      { fill: p.pal.fore, R: 60, angle: 1.4, rim: 3 },
    );
    p.carve(half(pts('0 -130,34 -120,46 -60,36 20,44 76,24 116,0 120'), 450, 330, 0.95), {
      fill: p.pal.near, R: 40, angle: 1.4, rim: 4, power: 1.5,
    });
    p.carve(curve(half(pts('0 -34,30 -26,42 4,30 34,0 40'), 450, 414)), { fill: p.pal.soft, R: 30, angle: 0.2, rim: 3, power: 1.5 });
    for (const k of [-1, 1]) p.fill([disc(450 + k * 32, 290, 9, 10, 12), disc(450 + k * 16, 414, 6, 9, 9)], p.pal.ink, 1, true);
    for (const k of [-1, 1]) {
      const q = man(p, 450 + k * 180, 590, 400, {
        body: 'tunic', head: k > 0 ? 'cap' : 'hat', flip: -k, fill: p.pal.near, power: 1.5, lean: -8, rim: 3,
        arms: '14 -78,22 -66,24 -62;-14 -78,0 -66,20 -56',
      });
      stick(p, q(20, -60), [450 + k * 26, 420], 4);
    }
  }),
  widow_at_the_well: scene('southside', 'moon', 320, 110, 450, (p) => {
    sky(p, 50, { fill: p.pal.near });
    hills(p, 430);
    p.shape(
      [
        taper(pts('330 500,340 200'), () => 8),
        taper(pts('590 500,580 200'), () => 8),
        pts('280 220,460 120,640 220,640 236,460 144,280 236'),
      ],
      p.pal.ink,
      { rim: 4, union: true },
    );
    man(p, 540, 560, 390, {
      body: 'gown', head: 'veil', fill: p.pal.ink, flip: -1, lean: 6, rim: 4, power: 1,
      arms: '12 -78,20 -64,34 -60;-12 -78,4 -62,30 -56',
    });
    thing(p, 'bucket', [404, 330], 1.4, -1.1, p.pal.near);
    p.fill(curve(pts('372 330!,396 350!,398 460!,380 470,364 460!')), p.pal.cut);
    stones(p, curve(pts('270 450!,370 430,470 450!,474 600!,266 600!')), {
      fill: p.pal.mid, w: 60, h: 32, power: 1.5, rim: 4,
    });
    p.fill(disc(370, 452, 96, 30, 18), p.pal.ink);
    ripple(p, 376, 452, 40);
  }),
  gate_after_dark: scene('salem', 'night', 330, 350, 450, (p) => {
    p.fill(p.all, p.pal.ink);
    T.stars(p, { n: 40, y1: 130 });
    stones(
      p,
      pts(
        '100 640,100 130,140 130,140 100,190 100,190 130,240 130,240 100,300 100,300 130,360 130,360 100,' +
          '420 100,420 130,480 130,480 100,540 100,540 130,600 130,600 100,660 100,660 130,720 130,720 640',
      ),
      { fill: p.pal.fore, power: 1, reach: 420, rim: 3 },
    );
    p.shape(arch(500, 600, 280, 400), p.pal.ink, { rim: 4 });
    p.shape(
      [...times(6, (i) => rect(374 + i * 46, 220, 10, 390)), ...times(5, (i) => rect(360, 290 + i * 70, 280, 8))],
      p.pal.near,
      { rim: 3, union: true, hand: 0 },
    );
    const q = man(p, 400, 590, 330, {
      body: 'armour', head: 'helm', power: 1.8, rim: 4, fill: p.pal.fore,
      arms: '20 -78,26 -62,22 -46;-20 -78,-26 -74,-22 -72',
    });
    lamp(p, q(-22, 0)[0], 380, 1.5, 90);
    thing(p, 'spear', q(23, -48), 1.9);
  }),
  pebble_game: scene('french_hill', 'night', 450, 130, 450, (p) => {
    sky(p, 0, { fill: p.pal.fore });
    lamp(p, 450, 70, 1.2, 0);
    man(p, 450, 820, 660, {
      body: 'robe', head: 'veil', fill: p.pal.near, power: 1.5, gap: 5,
      arms: '14 -76,30 -56,24 -46;-14 -76,-28 -56,-18 -50',
    });
    boards(p, pts('240 430,660 430,860 640,40 640'), { fill: p.pal.mid, angle: 0, w: 40, rim: 4, power: 0.7 });
    for (const [x, y] of rows([300, 570], [360, 548], [420, 576], [470, 544], [530, 572], [590, 550], [440, 520]))
      p.carve(disc(x, y, 27, 12, 18), { fill: p.pal.soft, R: 16, gap: 5, power: 1.5, rim: 4 });
    p.carve(disc(330, 482, 25, 12, 17), { fill: p.pal.ink, R: 14, rim: 4 });
  }),
  toll_at_the_ford: scene('rivertown', 'moon', 300, 110, 450, (p) => {
    sky(p, 46);
    T.ridge(p, { y: 250, amp: 26, fill: p.pal.far });
    T.water(p, { y0: 270, path: [[300, 60]], base: 0.2 });
    for (const [x, y, h] of rows([300, 370, 130], [360, 350, 110], [260, 400, 150]))
      man(p, x, y + h * 0.35, h, { body: 'cloak', head: 'hood', fill: p.pal.ink, rim: 3 });
    T.water(p, { y0: 400, path: [[300, 60]], base: 0.3 });
    const q = man(p, 550, 640, 420, {
      body: 'coat', head: 'hat', flip: -1, fill: p.pal.fore, power: 1.5, rim: 3,
      arms: '14 -78,24 -64,36 -66;-14 -78,-6 -60,14 -56',
    });
    p.carve(disc(...q(39, -68), 17, 16), { fill: p.pal.soft, R: 14, gap: 4, rim: 4 });
    T.book(p, { x: 470, y: 470, s: 0.9 });
    boards(p, rect(360, 470, 230, 22), { fill: p.pal.near, angle: 0, rim: 3 });
    p.shape([rect(374, 490, 16, 120), rect(560, 490, 16, 120)], p.pal.ink, { rim: 3 });
    ripple(p, 382, 566, 40);
    ripple(p, 560, 576, 90);
  }),
  ploughmans_due: scene('easttown', 'day', 590, 120, 460, (p) => {
    sky(p, 48, { fill: p.pal.mid, kind: 'rays' });
    hills(p, 300);
    field(p, 310, 590, p.pal.near, 1);
    p.shape(
      [
        taper(curve(pts('600 580,500 540,400 470,340 400'), false, 6), (t) => 11 - 5 * t),
        taper(curve(pts('600 580,520 520,450 440,420 380'), false, 6), (t) => 9 - 4 * t),
        taper(pts('560 560,760 470'), () => 9),
      ],
      p.pal.ink,
      { rim: 4, union: true },
    );
    p.carve(curve(pts('560 540!,660 590,600 626!,520 590')), { R: 26, rim: 4, power: 1.5, fill: p.pal.mid });
    const q = man(p, 370, 590, 420, {
      body: 'tunic', head: 'hat', fill: p.pal.fore, power: 1.5, rim: 3,
      arms: '14 -78,26 -74,33 -84;-14 -78,-20 -62,-17 -44',
    });
    const [x, y] = q(35, -92);
    p.carve(curve(place(pts('-40 -50!,40 -54!,42 40!,30 50,-38 46!'), x, y, 1, 0.1)), {
      fill: p.pal.soft, R: 20, angle: 0.1, power: 1.2, rim: 3,
    });
    script(p, x - 26, y - 32, 56, 5, 14);
  }),
  customs_hearing: scene('merchant_district', 'night', 440, 110, 450, (p) => {
    p.fill(p.all, p.pal.fore);
    T.rays(p, { x: 440, y: 100, r0: 44, r1: 520, from: 0.4, to: 2.74, n: 64, ink: p.pal.lamp, vary: 0.3, power: 0.5 });
    p.shape(
      taper(pts('440 90,440 -20'), () => 3),
      p.pal.ink,
      { rim: 2 },
    );
    man(p, 280, 760, 600, {
      body: 'coat', head: 'cap', fill: p.pal.near, power: 1.5, rim: 4,
      arms: '14 -78,27 -62,22 -49;-14 -78,-28 -62,-22 -49',
    });
    table(p, 470);
    // Two bags stand open.
    for (const [x, s] of rows([130, 0.8], [430, 0.95])) {
      p.carve(curve(place(pts('-70 0!,-96 -60,-60 -120!,-76 -150!,-30 -136,0 -150,34 -134,76 -152!,60 -120!,96 -60,72 0!'), x, 484, s)), {
        fill: p.pal.mid, R: 50, angle: 1.3, rim: 4, power: 1.6,
      });
      p.fill(curve(place(pts('-62 -140!,-28 -128,0 -140,34 -126,62 -142!,40 -112,0 -106,-42 -112'), x, 484, s)), p.pal.ink);
    }
    lamp(p, 440, 104, 2.1, 0);
    // The third one.
    T.walker(p, { x: 690, y: 700, h: 560, rim: 5 });
    for (const k of [-1, 1])
      p.tube(curve([[690 + 92 * k, 350], [690 + 116 * k, 440], [690 + 26 * k, 512]], false, 6), (t) => 34 - 14 * t, {
        fill: p.pal.ink, power: 0.7, rim: 3.4,
      });
    p.carve(curve(place(pts('-12 -14!,-20 -34!,0 -26,20 -34!,12 -14!,48 24,44 76,0 92,-44 76,-48 24'), 690, 524, 0.9)), {
      fill: p.pal.soft, R: 40, angle: 1.2, rim: 4, power: 1.6, light: [560, 380, 200, 900],
    });
    for (const k of [-1, 1]) p.carve(disc(690 + 16 * k, 512, 18, 12, 15), { fill: p.pal.mid, R: 14, rim: 3 });
  }),
  shell_player: scene(
    'abyss', 'dusk', 300, 100, 450,
    (p) => {
      sky(p, 0, { fill: p.pal.near });
      crowd(p, [[420, 240, 9]], -20, 920, [p.pal.fore], 3);
      man(p, 450, 780, 680, {
        body: 'coat', head: 'hat', fill: p.pal.ink, power: 1.2, rim: 4, gap: 5,
        arms: '14 -78,28 -62,25 -50;-14 -78,-28 -62,-25 -50',
      });
      table(p, 520, -20, 920, 40);
      for (const x of [300, 450, 600])
        p.carve(half(pts('0 -66,30 -58,52 -30,60 0!,0 4'), x, 520), {
          fill: p.pal.mid, R: 44, angle: 1.4, bend: 0.7, power: 1.5, rim: 4,
        });
      p.carve(disc(376, 508, 13, 14), { fill: p.pal.accent, R: 10, rim: 2 });
    },
    { over: { accent: K.moss } },
  ),
  fever_ward: scene('downtown', 'night', 450, 210, 450, (p) => {
    p.fill(p.all, p.pal.fore);
    boards(p, pts('-20 -20,350 120,350 330,-20 640'), { power: 0.5 });
    boards(p, pts('920 -20,550 120,550 330,920 640'), { power: 0.5 });
    p.fill(pts('350 330,550 330,920 640,-20 640'), p.pal.near);
    p.fill(arch(450, 330, 110, 190), p.pal.cut);
    man(p, 450, 332, 130, { body: 'robe', head: 'hood', fill: p.pal.ink, rim: 0 });
    p.fill(pts('398 332,502 332,600 640,300 640'), p.pal.soft, 0.35);
    for (const [y, s] of rows([350, 0.36], [396, 0.56], [470, 0.86], [590, 1.3]))
      for (const k of [-1, 1]) {
        const x = 450 + k * (70 + 190 * s);
        p.carve(curve(place(pts('-120 0!,-124 -50,-60 -66,70 -74,130 -50!,130 30!,-120 40!'), x, y, s, 0, -s * k)), {
          fill: p.pal.soft, R: 40 * s, angle: 0.5, power: 1.5, rim: 3,
        });
        p.carve(disc(x - k * 96 * s, y - 72 * s, 27 * s, 14, 32 * s), {
          fill: p.pal.mid, R: 22 * s, rim: 3, power: 1.5,
        });
        for (const e of [-1, 1]) p.fill(disc(x - k * 96 * s + e * 9 * s, y - 74 * s, 5 * s, 9, 7 * s), p.pal.ink);
      }
  }),
  penitents_circle: scene('crypt', 'moon', 450, 370, 450, (p) => {
    p.fill(p.all, p.pal.fore);
    T.rays(p, { x: 450, y: 360, r0: 110, r1: 560, n: 70, ink: p.pal.soft, power: 0.6 });
    p.fill(disc(450, 450, 130, 40, 66), p.pal.far);
    T.candle(p, { x: 450, y: 450, h: 70, w: 36, halo: 200 });
    for (const a of [-1.57, -0.9, -2.24, -0.3, -2.84, 0.25, 2.9, 0.8, 2.34]) {
      const k = 0.5 + 0.5 * Math.sin(a);
      man(p, 450 + Math.cos(a) * (180 + 40 * k), 400 + 240 * k, 210 + 110 * k, {
        body: 'cloak', head: 'hood', fill: k > 0.6 ? p.pal.ink : p.pal.near, rim: 4, power: k > 0.6 ? 0.7 : 1.6,
      });
    }
  }),
  drovers_wedding: scene('southside', 'dusk', 450, 130, 450, (p) => {
    p.fill(p.all, p.pal.near);
    T.rings(p, { x: 450, y: 130, r0: 30, reach: 430, ink: p.pal.lamp, cloud: 0.2 });
    p.fill(disc(450, 130, 40), p.pal.lamp);
    const c = times(11, (i) => [i * 90, 120 + 44 * Math.sin(i * 1.57) ** 2] as [number, number]);
    p.shape(
      taper(curve(c, false, 5), () => 2.5),
      p.pal.ink,
      { hand: 0 },
    );
    for (const [x, y] of c) lamp(p, x, y + 22, 0.8, 0);
    ground(p, 460, p.pal.fore);
    for (const [x, h, b, hd, l] of rows(
      [270, 260, 'coat', 'hat', 10], [380, 250, 'gown', 'hair', -8], [520, 260, 'coat', 'hat', 8],
      [630, 250, 'gown', 'hair', -10],
    ))
      man(p, x, 490, h, {
        body: b as 'coat', head: hd as 'hat', lean: l, fill: p.pal.ink, rim: 3,
        arms: '13 -78,22 -82,27 -92;-13 -78,-22 -82,-27 -92',
      });
    man(p, 380, 620, 420, {
      body: 'coat', head: 'hat', lean: 8, fill: p.pal.ink, rim: 4, arms: '14 -78,20 -84,24 -90;-14 -78,-24 -62,-20 -50',
    });
    man(p, 545, 620, 400, {
      body: 'gown', head: 'veil', lean: -10, fill: p.pal.soft, power: 1.5, rim: 4, flip: -1,
      arms: '12 -78,14 -86,16 -94;-12 -78,-22 -66,-26 -58',
    });
  }),
  lampless_sentry: scene('void', 'night', 610, 450, 500, (p) => {
    p.fill(p.all, p.pal.ink);
    T.stars(p, { n: 26, y1: 240 });
    stones(p, pts('250 640,250 60,520 60,520 640'), { fill: p.pal.fore, power: 0.6, reach: 520 });
    p.fill(arch(390, 620, 180, 420), p.pal.ink);
    const q = man(p, 410, 600, 370, { body: 'cloak', head: 'helm', fill: p.pal.near, rim: 4, power: 1.5 });
    thing(p, 'spear', q(30, -60), 2.2);
    T.rings(p, { x: 610, y: 450, r0: 44, reach: 230, ink: p.pal.lamp, cloud: 0 });
    p.tube(curve(pts('800 640,730 520,640 390,616 366'), false, 6), (t) => 46 - 26 * t, { fill: p.pal.near });
    p.carve(disc(612, 366, 28, 14), { fill: p.pal.near, R: 24, rim: 3 });
    lamp(p, 610, 450, 2.6, 0);
  }),
  debt_auction: scene('leng', 'day', 310, 120, 450, (p) => {
    sky(p, 46, { fill: p.pal.mid });
    T.skyline(p, { y: 380, h: 120, fill: p.pal.near });
    for (const [x, h, b, hd] of rows(
      [300, 280, 'coat', 'bare'], [400, 260, 'gown', 'hair'], [480, 180, 'tunic', 'bare'], [545, 150, 'gown', 'hair'],
    ))
      man(p, x, 440, h, {
        body: b as 'coat', head: hd as 'bare', big: h < 200 ? 1.35 : 1, fill: p.pal.fore, power: 1.5, rim: 3,
      });
    const q = man(p, 640, 440, 310, {
      body: 'coat', head: 'hat', flip: -1, fill: p.pal.ink, rim: 3,
      arms: '14 -78,20 -90,12 -108;-14 -78,-22 -64,-16 -48',
    });
    p.shape(place(pts('-4 0,4 0,4 -50,20 -50,20 -76,-20 -76,-20 -50,-4 -50'), ...q(12, -108), 0.8, -0.6), p.pal.ink, {
      rim: 3,
    });
    boards(p, rect(220, 436, 520, 70), { fill: p.pal.near, power: 1.1, rim: 4 });
    crowd(p, [[650, 200, 8]], -20, 920, [p.pal.ink], 4);
  }),
  name_in_the_book: scene(
    'yellow', 'night', 330, 150, 450,
    (p) => {
      p.fill(p.all, p.pal.fore);
      T.rings(p, { x: 330, y: 150, r0: 40, reach: 330, ink: p.pal.lamp });
      p.shape(pts('190 560,440 590,450 600,460 590,720 560,690 250,452 270,220 250'), p.pal.ink, { rim: 4 });
      p.carve(curve(pts('226 240!,340 216,450 262!,446 576!,330 536,200 548!')), {
        fill: p.pal.soft, R: 40, angle: 0.03, gap: 9, power: 0.6, rim: 4,
      });
      p.carve(curve(pts('456 262!,560 216,680 240!,712 548!,580 536,456 576!')), {
        fill: p.pal.soft, R: 40, angle: -0.03, gap: 9, power: 0.5, rim: 4,
      });
      script(p, 246, 280, 170, 9, 28);
      script(p, 486, 280, 176, 9, 28, 4);
      p.carve(curve(pts('760 640!,700 520,600 420,574 404!,584 396,640 420,740 460,860 600!')), {
        fill: p.pal.near, R: 30, power: 1.5, rim: 4,
      });
      T.candle(p, { x: 330, y: 250, h: 70, w: 34, halo: 0 });
    },
    { over: { accent: K.ember } },
  ),
  assessors_questions: scene(
    '#4a4a50', 'night', 450, 90, 450,
    (p) => {
      stones(p, rect(-10, -10, 920, 640), { fill: p.pal.fore, power: 0.5 });
      T.rings(p, { x: 450, y: 90, r0: 90, reach: 300 });
      p.fill(disc(450, 90, 76), p.pal.soft);
      p.shape([rect(446, 10, 8, 160), rect(370, 86, 160, 8)], p.pal.ink);
      man(p, 450, 780, 640, {
        body: 'coat', head: 'hat', fill: p.pal.ink, power: 1.5, rim: 4, gap: 5,
        arms: '14 -78,28 -60,6 -46;-14 -78,-28 -60,-6 -46',
      });
      table(p, 490, -20, 920, 34);
      for (const x of [300, 450, 600]) {
        p.carve(pts(`${x - 44} 492,${x - 32} 446,${x + 32} 446,${x + 44} 492`), {
          fill: p.pal.soft, R: 20, angle: 0, power: 1.5, rim: 3,
        });
        script(p, x - 24, 458, 52, 2, 14);
        p.fill(disc(x, 510, 13, 12), p.pal.accent);
      }
    },
    { over: { accent: K.ember } },
  ),
  mob_at_the_oven: scene('abyss', 'night', 450, 280, 450, (p) => {
    p.fill(p.all, p.pal.fore);
    stones(p, curve(pts('200 640!,200 260,300 90,450 50,600 90,700 260,700 640!')), {
      fill: p.pal.near, w: 60, h: 34, power: 1.2, rim: 4,
    });
    p.fill(arch(450, 400, 240, 230), p.pal.lamp);
    for (const x of [380, 450, 520]) thing(p, 'loaf', [x, 390], 0.9, 0, p.pal.mid);
    crowd(
      p,
      [[560, 250, 8], [660, 270, 6]],
      -20, 920, [p.pal.fore, p.pal.ink], 4,
    );
    for (const [x, n, t] of rows([300, 'spade', 2.9], [420, 'fork', 0.1], [570, 'fork', -0.15], [640, 'spade', 3.3]))
      thing(p, n as 'fork', [x, n === 'spade' ? 290 : 330], 1.5, t);
  }),
  abbess_silence: scene('miskatonic_university', 'moon', 320, 110, 450, (p) => {
    sky(p, 0, { fill: p.pal.fore, reach: 300 });
    p.fill(arch(310, 260, 120, 230), p.pal.soft);
    man(p, 460, 860, 720, {
      body: 'robe', head: 'veil', fill: p.pal.near, power: 1.5, gap: 5,
      arms: '14 -76,24 -58,10 -50;-14 -76,-24 -58,-10 -50',
    });
    table(p, 530, -20, 920, 30);
    for (const x of [330, 560]) {
      p.carve(half(pts('0 -64,40 -64!,36 -20,22 0!,0 0'), x, 530), {
        fill: p.pal.mid, R: 30, angle: 0.1, power: 1.5, rim: 4,
      });
      for (const k of [-1, 0, 1])
        p.fill(
          taper(
            curve(
              times(6, (i) => [x + k * 20 + 16 * Math.sin(i * 1.3 + k), 456 - i * 34] as [number, number]),
              false, 5,
            ),
            (t) => 5 * Math.sin(t * Math.PI),
          ), p.pal.cut, 0.9,
        );
    }
  }),
  captains_terms: scene('sea', 'dusk', 300, 130, 460, (p) => {
    sky(p, 50);
    T.water(p, { y0: 330, path: [[300, 60]] });
    T.ship(p, { x: 300, y: 350, s: 0.75, sails: true });
    const q = man(p, 490, 930, 800, {
      body: 'coat', head: 'bare', fill: p.pal.fore, power: 1.5, gap: 5,
      arms: '14 -78,26 -64,16 -48;-14 -78,-24 -66,-36 -70',
    });
    p.carve(
      curve([q(-17, -97), q(-10, -103), q(0, -109), q(10, -103), q(17, -97), q(8, -98.5), q(0, -100), q(-8, -98.5)]),
      { fill: p.pal.ink, R: 24, rim: 4 },
    );
    p.carve(curve([q(6, -104), q(20, -112), q(30, -106), q(34, -94), q(26, -100), q(14, -101)]), {
      fill: p.pal.soft, R: 24, angle: 0.7, power: 1.5, rim: 3,
    });
    p.carve(place(pts('-30 -44,34 -40,30 46,-34 42'), ...q(-39, -72), 1.3, -0.2), {
      fill: p.pal.soft, R: 20, angle: 0.2, power: 1.2, rim: 3,
    });
    script(p, q(-39, 0)[0] - 26, q(0, -76)[1], 56, 5, 15);
  }),
  village_in_mourning: scene('leng', 'moon', 560, 80, 450, (p) => {
    sky(p, 40, { fill: p.pal.fore });
    for (const [x, y, s] of rows([610, 330, 0.7], [480, 340, 0.9], [300, 400, 1.6])) hut(p, x, y, s);
    ground(p, 330, p.pal.fore, 0.5);
    hut(p, 560, 460, 1.5);
    hut(p, 300, 480, 1.9);
    ground(p, 478, p.pal.near, 0.6);
    for (const [x, y, s] of rows([625, 470, 0.45], [390, 490, 0.6], [450, 540, 2])) {
      p.carve(curve(place(pts('-70 0!,70 0!,50 36,24 46!,-24 46!,-50 36'), x, y, s * 0.9)), {
        fill: p.pal.fore, R: 30 * s, angle: 0.05, power: 1.5, rim: 4,
      });
      p.carve(curve(place(pts('-70 0!,0 -24,70 0!,0 12'), x, y, s * 0.9)), {
        fill: p.pal.soft, R: 12 * s, angle: 0.1, tex: 0.8,
      });
      p.shape(
        taper(
          [[x + 10 * s, y - 6 * s], [x + 66 * s, y - 76 * s]],
          (t) => (5 + 3 * t) * s,
        ), p.pal.ink,
        { rim: 4 },
      );
    }
  }),
  thirty_signatures: scene(
    'yellow', 'night', 620, 110, 460,
    (p) => {
      room(p, 620, { power: 0.45, reach: 400 });
      p.fill(rect(560, 30, 130, 170), p.pal.cut);
      p.shape([rect(622, 30, 8, 170), rect(560, 110, 130, 8)], p.pal.ink);
      p.carve(curve(pts('270 90!,560 70!,580 560!,540 580,300 590!,260 560,286 300')), {
        fill: p.pal.soft, R: 30, angle: 0.02, gap: 10, power: 0.5, rim: 4,
      });
      times(30, (i) => {
        const x = 320 + (i % 3) * 84;
        const y = 120 + Math.floor(i / 3) * 43;
        if (i === 29) p.shape(rect(x - 24, y + 14, 54, 4), p.pal.accent, { hand: 0 });
        else if (i % 4)
          p.fill(
            taper(
              curve(
                times(5, (k) => [x - 24 + k * 12, y + p.r.in(-11, 11)] as [number, number]),
                false, 4,
              ),
              () => 2.6,
            ), p.pal.ink,
          );
        else
          p.fill(
            [
              taper(
                [[x - 10, y - 10], [x + 10, y + 10]],
                () => 3,
              ),
              taper(
                [[x + 10, y - 10], [x - 10, y + 10]],
                () => 3,
              ),
            ],
            p.pal.ink, 1, true,
          );
      });
      thing(p, 'quill', [506, 520], 2.6, 0.2, p.pal.ink);
      p.carve(curve(pts('720 640!,640 590,560 560!,530 520,560 510,640 540,760 560!,860 640!')), {
        fill: p.pal.mid, R: 40, power: 1.9, amb: 0.15, rim: 5,
      });
    },
    { over: { accent: K.ember } },
  ),
  reckoners_audience: scene('merchant_district', 'day', 450, 150, 450, (p) => {
    p.fill(p.all, p.pal.near);
    for (const k of [-1, 1])
      for (let i = 0; i < 4; i++)
        T.column(p, { x: 450 + k * (110 + i * i * 34 + i * 20), y: 360 + i * 60, h: 420 + i * 60, w: 26 + i * 12 });
    p.fill(arch(450, 310, 150, 270), p.pal.cut);
    T.rays(p, { x: 450, y: 150, r0: 130, r1: 420, n: 50 });
    man(p, 450, 400, 190, { body: 'cloak', head: 'cap', fill: p.pal.ink, rim: 0 });
    for (const [x, h] of rows([384, 60], [520, 90], [550, 50]))
      p.carve(rect(x - 20, 356 - h, 40, h), { fill: p.pal.mid, R: 12, angle: 0, gap: 5, power: 1.5 });
    thing(p, 'quill', [478, 344], 0.8, 0.2, p.pal.ink);
    boards(p, pts('350 350,550 350,690 560,210 560'), { fill: p.pal.fore, angle: 1.57, power: 1, rim: 4, reach: 700 });
    p.carve(rect(206, 558, 490, 50), { R: 20, angle: 0, rim: 4 });
  }),
  nine_gate_council: scene('salem', 'night', 450, 110, 450, (p) => {
    stones(p, rect(-10, -10, 920, 470), { fill: p.pal.fore, power: 0.6 });
    p.fill(rect(-10, 440, 920, 200), p.pal.near);
    T.rings(p, { x: 450, y: 110, r0: 26, reach: 240, ink: p.pal.lamp });
    lamp(p, 450, 110, 1.6, 0);
    for (const i of [4, 3, 5, 2, 6, 1, 7, 0, 8]) {
      const k = i - 4;
      const s = 0.62 + 0.035 * k * k;
      const [x, y] = [450 + k * 46 * (0.9 + Math.abs(k) * 0.04), 420 + k * k * 10];
      p.carve(place([...arch(0, 0, 78, 300), [-39, 0]], x, y, s), {
        fill: p.pal.ink, R: 16, angle: 1.5, rim: 4, power: 1.5,
      });
      p.carve(place(pts('-44 -100,44 -100,48 -78,44 0,34 0,34 -70,-34 -70,-34 0,-44 0,-48 -78'), x, y, s), {
        fill: p.pal.near, R: 12, angle: 0, rim: 4,
      });
      p.fill(
        [disc(x, y - 200 * s, 13 * s, 12), place(pts('-6 0,6 0,12 34,-12 34'), x, y - 196 * s, s)], p.pal.lamp, 1, true,
      );
    }
  }),
  trial_by_ledger: scene('northside', 'night', 450, 140, 450, (p) => {
    p.fill(p.all, p.pal.ink);
    T.rings(p, { x: 450, y: 90, r0: 60, reach: 330, cloud: 0.3 });
    for (const [x, y, h] of rows([305, 640, 500], [595, 640, 500], [450, 640, 600])) {
      man(p, x, y, h, { body: 'cloak', head: 'hood', fill: p.pal.fore, power: 1.5, rim: 4, wide: 0.7 });
      const w = h / 5;
      p.carve(rect(x - w / 2, y - h * 0.72, w, h), {
        fill: p.pal.haze, R: 14, angle: 1.57, gap: 8, power: 0.8, rim: 4,
      });
      for (let r = 0; r < 14; r++)
        p.fill(
          times(p.r.int(1, 5), (i) =>
            i === 4
              ? taper(
                  [[x - w * 0.4, y - h * 0.68 + r * 30], [x + w * 0.2, y - h * 0.7 + r * 30]],
                  () => 2.6,
                )
              : rect(x - w * 0.34 + i * w * 0.15, y - h * 0.7 + r * 30, 5, 20),
          ), p.pal.ink, 1, true,
        );
    }
    man(p, 450, 640, 210, { fill: p.pal.ink, rim: 4, power: 0.7 });
  }),
  hungry_hundred: scene('rivertown', 'dusk', 580, 150, 450, (p) => {
    sky(p, 46, { kind: 'bank' });
    T.ridge(p, { y: 250, amp: 20, fill: p.pal.far });
    crowd(
      p,
      [[330, 80, 20], [390, 120, 15], [470, 180, 11]],
      -20, 920, [p.pal.mid, p.pal.near, p.pal.fore], 3,
    );
    for (const x of [270, 450, 640]) {
      const q = man(p, x, 700, 400, {
        body: 'rags', head: x === 450 ? 'hair' : 'hood', fill: p.pal.ink, power: 1.2, rim: 4,
        arms: '13 -78,18 -62,7 -62;-13 -78,-18 -62,-7 -62',
      });
      thing(p, 'bowl', q(0, -64), 1.4, 0, p.pal.mid);
      p.fill(disc(q(0, 0)[0], q(0, -64)[1], 54, 24, 9), p.pal.ink);
    }
  }),
  oath_at_the_stone: scene('avalon', 'moon', 620, 120, 450, (p) => {
    sky(p, 46, { fill: p.pal.near });
    hills(p, 440);
    p.carve(curve(pts('360 640!,350 420,380 200,430 90,490 70,540 130,570 300,590 640!')), {
      fill: p.pal.mid, R: 100, angle: 1.4, power: 1.5, tex: 0.8, rim: 4,
    });
    for (const y of [170, 230]) T.rune(p, 470, y, 24);
    man(p, 250, 780, 560, { body: 'cloak', head: 'hood', fill: p.pal.ink, rim: 4 });
    p.tube(curve(pts('270 400,350 420,420 370'), false, 6), (t) => 34 - 14 * t, { fill: p.pal.ink, power: 1.2 });
    reach(p, 410, 400, 0.85, 0.35, p.pal.fore, 1.7);
    T.grass(p, { y: 596, n: 90, h: 44 });
  }),
};
