// Green Encounters of Avalon: beasts, weather, the land itself.
import { T, TAU, curve, disc, mix, place, rect, rows, taper, times, type Plates } from '../../../web/src/art/kit';
import {
  BEAST, antlers, beast, boards, eyes, field, ground, head, hills, hut, lamp, lit, man, mouth, pts, reach, ripple, road,
  room, scene, sky, swarm, thing, woods,
} from './encounter_parts';

const green: Plates = {
  mist_shaped_vermin: scene('salem', 'moon', 560, 130, 430, (p) => {
    sky(p, 40, { fill: p.pal.near, reach: 300, power: 0.8 });
    const rat = pts(BEAST.rat[0]);
    for (const [s, o] of rows([2.15, 0.16], [1.95, 0.35], [1.75, 0.95]))
      p.fill(curve(place(rat, 420, 440 + 26 * s, s)), p.pal.cut, o);
    p.cut(rect(190, 300, 480, 220), { gap: 9, ink: p.pal.fore, tone: (x, y) => 0.5 * p.n(x / 40, y / 14) });
    p.fill(disc(546, 374, 9, 12), p.pal.ink);
    p.shape(
      [
        rect(-20, -20, 940, 700),
        rect(200, 30, 222, 230),
        rect(444, 30, 222, 230),
        rect(200, 282, 222, 224),
        rect(444, 282, 222, 224),
      ],
      p.pal.ink,
      { rim: 3 },
    );
    p.carve(rect(150, 508, 570, 34), { R: 16, angle: 0.02 });
  }),
  stubble_hare: scene('yellow', 'dusk', 580, 250, 470, (p) => {
    sky(p, 66, { kind: 'bank' });
    hills(p, 390, { near: 30 });
    field(p, 400, 580);
    beast(p, 'hare', 420, 560, 2.9, 1, { fill: p.pal.ink, R: 26 });
    swarm(p, 60, '-2 0,0 -26,3 0', () => [p.r.in(-10, 910), p.r.in(540, 610), p.r.in(1, 2), p.r.in(-0.3, 0.3)]);
  }),
  white_doe: scene('avalon', 'moon', 350, 110, 440, (p) => {
    sky(p, 54, { fill: p.pal.fore });
    woods(p, [330, 520, 610, 250], 30, p.pal.mid);
    ground(p, 500, p.pal.near, 0.5);
    beast(p, 'doe', 430, 560, 2.5, 1, { fill: p.pal.soft, power: 2.4, R: 60, gap: 5, rim: 4, eye: p.pal.ink });
    woods(p, [60, 160, 800, 700, 245], 70, p.pal.ink);
    T.grass(p, { y: 596, n: 80, h: 60 });
  }),
  lean_wolves: scene('leng', 'moon', 610, 130, 520, (p) => {
    sky(p, 58);
    hills(p, 330);
    for (const [x, y, s, f] of rows([450, 370, 0.9, 1], [600, 450, 1.25, -1], [500, 590, 1.85, 1])) {
      ground(p, y - 10, p.pal.near, 0.5);
      beast(p, 'wolf', x, y, s, f, { fill: p.pal.ink, ribs: 0.26, eye: p.pal.accent, R: 22, power: 1.9, rim: 4 });
    }
  }),
  weir_eel: scene('rlyeh', 'night', 300, 110, 440, (p) => {
    sky(p, 40, { kind: 'bank' });
    p.shape(
      times(26, (i) =>
        taper(
          [[-20 + i * 38, 430], [-20 + i * 38, 200 + 24 * p.n(i * 9)]],
          () => 6,
        ),
      ), p.pal.ink,
      { rim: 3, union: true },
    );
    p.shape(
      times(5, (i) =>
        taper(
          curve(
            [[-20, 240 + i * 36], [300, 230 + i * 36], [600, 246 + i * 36], [920, 236 + i * 36]],
            false, 6,
          ),
          () => 5,
        ),
      ), p.pal.ink,
      { rim: 2, union: true },
    );
    T.water(p, { y0: 400, path: [[300, 70]], base: 0.3 });
    const eel = (text: string, a: number, b: number) =>
      p.tube(curve(pts(text), false, 9), (t) => mix(a, b, t), { fill: p.pal.mid, gap: 6, power: 1.5, rim: 3 });
    eel('640 640,600 540,520 500,420 520,350 480,380 430,440 420', 30, 26);
    reach(p, 440, 540, 1.55, 0.04, p.pal.fore);
    eel('350 476,400 500,480 488,530 430,500 390,440 390', 27, 25);
    eel('400 396,370 420,420 450,500 420,560 350,580 270', 24, 17);
    p.carve(curve(pts('562 280,560 236,584 190,606 176!,612 210,604 280')), { fill: p.pal.mid, R: 22, gap: 5, rim: 3 });
    p.fill(disc(584, 222, 7, 10), p.pal.accent);
    ripple(p, 450, 560, 110, 190);
  }),
  larder_badger: scene('crypt', 'night', 620, 130, 470, (p) => {
    room(p, 430);
    T.rings(p, { x: 620, y: 130, r0: 26, reach: 260, ink: p.pal.lamp, cloud: 0 });
    lamp(p, 620, 130, 1.6, 0);
    head(p, 'badger', 430, 260, 1.05, { power: 1.5 });
    thing(p, 'sack', [610, 520], 2.4, 0.2, p.pal.near);
    for (const [x, y, t] of rows([300, 560, 0.1], [420, 572, -0.2]))
      p.carve(curve(place(pts('-70 20,-60 -20,0 -40,60 -20,70 20'), x, y, 1, t)), { R: 36, gap: 5, rim: 3 });
  }),
  hedge_adders: scene('uptown', 'day', 290, 120, 440, (p) => {
    sky(p, 50, { fill: p.pal.mid, kind: 'rays' });
    T.ridge(p, { y: 300, amp: 90, len: 60, fill: p.pal.fore, power: 0.5 });
    ground(p, 500, p.pal.ink);
    p.carve(curve(pts('190 540!,210 400,310 310,480 296,630 370,690 540!')), {
      fill: p.pal.near, R: 120, angle: 0.2, tex: 0.9, grain: 0.07, rim: 5, power: 1.6,
    });
    for (const text of [
      '760 560,640 620,500 600,460 520,540 460,600 400,560 330,490 320,470 250,500 190',
      '120 620,260 640,380 600,370 530,300 500,270 440,310 400,350 380',
    ]) {
      const c = curve(pts(text), false, 12);
      p.tube(c, (t) => mix(16, 27, Math.min(1, t * 1.6)) - 9 * Math.max(0, t - 0.8) * 5, {
        fill: p.pal.near, gap: 6, power: 1.5, rim: 4,
      });
      p.fill(
        taper(
          c.slice(3, -5).map(([x, y], i) => [x + (i % 6 < 3 ? 8 : -8), y]),
          () => 6,
        ), p.pal.ink,
      );
      const [x, y] = c[c.length - 1]!;
      const [u, v] = c[c.length - 6]!;
      const a = Math.atan2(y - v, x - u);
      p.carve(curve(place(pts('-14 0,0 -24,24 -24,50 -8!,50 8!,24 24,0 24'), x, y, 1, a)), {
        R: 22, gap: 5, rim: 4, power: 1.5,
      });
      p.fill(
        [
          disc(x + 20 * Math.cos(a - 0.6), y + 20 * Math.sin(a - 0.6), 5, 8),
          disc(x + 20 * Math.cos(a + 0.6), y + 20 * Math.sin(a + 0.6), 5, 8),
        ],
        p.pal.accent, 1, true,
      );
    }
  }),
  tithe_geese: scene('sky', 'dusk', 360, 150, 530, (p) => {
    sky(p, 50, { kind: 'rays' });
    T.skyline(p, { y: 410, h: 90, spires: 0.3 });
    ground(p, 420, p.pal.near);
    for (const [x, y, s, f] of rows([200, 500, 1.7, 1], [760, 520, 1.9, -1], [400, 480, 1.2, 1], [420, 640, 3.9, 1])) {
      beast(p, 'goose', x, y, s, f, { fill: s > 2 ? p.pal.near : p.pal.fore, eye: p.pal.cut, R: 24, power: 1.5 });
      p.shape(rect(x + f * 27 * s - 8 * s, y - 84 * s, 18 * s, 5 * s), p.pal.ink, { rim: 2 });
      p.fill(disc(x + f * 34 * s, y - 74 * s, 5 * s, 14), p.pal.lamp);
    }
  }),
  strayed_ox: scene('easttown', 'day', 560, 110, 580, (p) => {
    sky(p, 50, { fill: p.pal.mid, kind: 'bank' });
    hills(p, 290);
    p.fill(rect(-10, 330, 920, 300), p.pal.near);
    p.lines(
      times(10, (i) =>
        times(40, (k) => [
          450 + Math.cos((k / 39) * Math.PI) * (120 + i * 60), 620 - Math.sin((k / 39) * Math.PI) * (50 + i * 28), i,
        ]),
      ),
      { gap: 14, tone: (x, y) => 1.1 * lit(p, x, y, 760) },
    );
    beast(p, 'ox', 470, 540, 2.5, 1, { fill: p.pal.fore, R: 50 });
    p.shape(
      [
        taper(curve(pts('706 288,760 260,756 210'), false, 5), (t) => 12 - 9 * t),
        taper(curve(pts('690 284,660 256,668 214'), false, 5), (t) => 10 - 8 * t),
      ],
      p.pal.ink,
      { rim: 3, union: true },
    );
    p.carve(curve(pts('560 330!,574 270,600 244!,620 250!,600 300,616 380,606 430!,584 420!,590 370')), {
      fill: p.pal.mid, R: 16, gap: 5,
    });
    p.shape(
      taper(pts('606 430,630 500,600 560'), () => 4),
      p.pal.ink,
      { rim: 2 },
    );
  }),
  bramble_hollow: scene('uptown', 'day', 470, 200, 460, (p) => {
    sky(p, 0, { fill: p.pal.haze, reach: 380 });
    road(p, 480, 330, 420, 120);
    mouth(p, 470, 300, 190, 230);
    for (let i = 0; i < 13; i++) {
      const a = (i / 13) * TAU;
      const q = (r: number, d: number): [number, number] => [
        470 + Math.cos(a + d) * r, 300 + Math.sin(a + d) * r * 1.1,
      ];
      const c = curve([q(560, -0.3), q(330, 0.1), q(190, 0.5), q(160, 0.95)], false, 7);
      p.tube(c, (t) => 13 - 11 * t, { fill: p.pal.fore, gap: 7, rim: 2 });
      p.shape(
        c.slice(2, -2).map(([x, y], k) => place(pts('-5 0,5 0,1 -26'), x, y, 1, a + (k % 2 ? 1.9 : -1.2))),
        p.pal.fore,
        { rim: 1.5, hand: 0, union: true },
      );
    }
    p.shape(
      taper(pts('520 80,530 330'), () => 2),
      p.pal.ink,
      { rim: 1 },
    );
    p.carve(place(pts('-34 0,34 0,26 66,-26 66'), 530, 330, 1), { R: 26, angle: 0, gap: 5 });
    p.shape(
      times(9, (i) => disc(504 + (i % 5) * 13, 326 - (i > 4 ? 9 : 0), 9, 10)),
      p.pal.ink,
      { rim: 2, union: true },
    );
  }),
  starved_wolves: scene('downtown', 'night', 450, 150, 450, (p) => {
    sky(p, -30, { fill: p.pal.fore });
    hills(p, 270, { fill: p.pal.near, near: 30 });
    ground(p, 300, p.pal.fore, 0.4);
    road(p, 450, 290, 450, 330, p.pal.mid);
    for (const [x, y, s] of rows(
      [450, 330, 0.2], [370, 380, 0.28], [530, 390, 0.3], [450, 440, 0.38], [290, 470, 0.46], [640, 480, 0.48],
    ))
      head(p, 'wolf', x, y, s, { fill: p.pal.ink, gap: 5 });
    head(p, 'wolf', 450, 520, 0.62, { fill: p.pal.fore });
  }),
  unmeasured_bear: scene('avalon', 'dusk', 200, 160, 310, (p) => {
    sky(p, 50, { kind: 'bank' });
    T.ridge(p, { y: 430, amp: 30, fill: p.pal.far });
    beast(p, 'bear', 500, 490, 3.7, -1, { fill: p.pal.near, R: 90, eye: p.pal.accent, power: 1.5 });
    ground(p, 486, p.pal.fore);
    hut(p, 410, 520, 0.62, p.pal.lamp);
    T.walker(p, { x: 270, y: 580, h: 70 });
    T.grass(p, { y: 598, n: 90, h: 34 });
  }),
  root_boar: scene('crypt', 'moon', 590, 90, 470, (p) => {
    sky(p, 44, { fill: p.pal.fore });
    woods(p, [90, 240, 700, 820], 50, p.pal.near);
    head(p, 'boar', 450, 270, 1.15, { neck: 1.2, fill: p.pal.near });
    p.shape(
      [-1, 1].map((k) =>
        taper(curve(place(pts('60 190,96 170,104 110'), 450, 270, 1.15, 0, 1.15 * k), false, 6), (t) => 15 - 14 * t),
      ), p.pal.cut,
      { union: true },
    );
    T.rocks(
      p,
      times(11, (i) => [130 + i * 66, 560 - 60 * Math.sin((i / 10) * Math.PI * 3) ** 2, 34 + 26 * p.n(i * 5)]),
      { fill: p.pal.fore },
    );
    for (const [x, k] of rows([330, -1], [590, 1], [250, -1], [680, 1]))
      p.tube(
        curve(
          [[x, 600], [x + 30 * k, 470], [x + 90 * k, 420], [x + 90 * k, 330], [x + 150 * k, 290]],
          false, 7,
        ),
        (t) => 12 - 11 * t,
        { fill: p.pal.ink },
      );
  }),
  tallow_moths: scene('easttown', 'night', 450, 250, 450, (p) => {
    p.fill(p.all, p.pal.fore);
    T.rings(p, { x: 450, y: 250, r0: 40, reach: 420, ink: p.pal.lamp, cloud: 0.1 });
    p.carve(rect(400, 390, 100, 260), { R: 50, gap: 5, angle: 0, power: 1.5 });
    p.fill(curve(pts('450 130!,530 270,450 380,370 270')), p.pal.lamp);
    const moth =
      '0 -26,8 -20,30 -52,78 -66!,92 -50,70 -10,42 4!,58 20,50 44,24 40,8 14!,6 40,0 56!,-6 40,-8 14!,-24 40,' +
        '-50 44,-58 20,-42 4!,-70 -10,-92 -50,-78 -66!,-30 -52,-8 -20';
    swarm(
      p, 12, moth,
      (i) => [
        450 + Math.cos(i * 2.4) * (120 + i * 24), 260 + Math.sin(i * 2.4) * (150 + i * 12),
        p.r.in(0.25, 0.5),
        p.r.in(-1, 1),
      ],
      p.pal.ink, 2,
    );
    p.shape(curve(place(pts(moth), 450, 290, 2, 0.08)), p.pal.ink, { rim: 0 });
    for (const k of [-1, 1]) {
      p.shape(
        taper(
          curve(
            [[450 + 6 * k, 246], [450 + 24 * k, 190], [450 + 60 * k, 160]],
            false, 5,
          ),
          () => 3,
        ), p.pal.ink,
        { hand: 0 },
      );
      p.fill(disc(452 + k * 112, 196 + k * 8, 15, 16), p.pal.lamp);
      p.fill(disc(452 + k * 112, 196 + k * 8, 7, 12), p.pal.ink);
      p.lines(
        times(7, (i) => [[450 + 18 * k, 262], [450 + k * (90 + i * 12), 200 + i * 24]]),
        { gap: 8, tone: () => 0.5, ink: p.pal.soft },
      );
    }
  }),
  snared_lynx: scene('snow', 'moon', 290, 100, 430, (p) => {
    sky(p, 50, { fill: p.pal.near, kind: 'bank' });
    T.pine(p, { x: 660, y: 430, h: 420, w: 120, fill: p.pal.fore });
    T.pine(p, { x: 160, y: 420, h: 300, w: 90, fill: p.pal.fore });
    ground(p, 420, p.pal.mid);
    head(p, 'lynx', 440, 325, 0.98, { power: 1.5, neck: 0.8 });
    for (const k of [-1, 1]) {
      p.shape(
        taper([[440 + 116 * k, 130], [440 + 136 * k, 36]], (t) => 10 - 7 * t),
        p.pal.ink,
        { rim: 3 },
      );
      p.carve(curve(place(pts('110 30!,190 50!,176 84!,210 110!,170 128!,180 176!,110 150,80 110'), 440, 325, 0.98, 0, 0.98 * k)), {
        fill: p.pal.soft, R: 40, angle: 0.8 * k, rim: 3, power: 1.2,
      });
    }
    for (const [x, t] of rows([330, 0.2], [560, -0.25]))
      p.carve(curve(place(pts('-46 180!,-44 -30,-30 -60,30 -60,46 -30,48 180!'), x, 540, 1, t)), {
        R: 40, power: 1.5, rim: 3,
      });
    p.shape(
      [
        curve(pts('500 500!,540 526,610 520,630 500!,604 512,540 514')),
        taper(curve(pts('622 506,720 540,790 470'), false, 6), () => 4),
      ],
      p.pal.cut,
      { union: true, hand: 0 },
    );
    p.shape(
      taper(pts('790 400,800 620'), () => 16),
      p.pal.ink,
      { rim: 3 },
    );
  }),
  salt_crows: scene('leng', 'day', 640, 150, 480, (p) => {
    sky(p, 40, { fill: p.pal.near, reach: 330 });
    hills(p, 330, { near: 30 });
    road(p, 560, 330, 330, 260, p.pal.far);
    T.walker(p, { x: 560, y: 400, h: 90 });
    for (const [x, y, s] of rows([660, 390, 0.6], [690, 440, 1.2], [330, 440, 1.4], [620, 540, 3], [330, 560, 4.6]))
      T.raven(p, { x, y: y - 26 * s + 26, s, flip: x < 500 ? 1 : -1, rim: 2 });
  }),
  oak_bees: scene('yellow', 'dusk', 640, 180, 480, (p) => {
    sky(p, 60, { reach: 560 });
    hills(p, 470);
    for (const c of [
      '430 250,560 130,660 90,760 -20', '400 240,280 130,160 90,60 -20', '560 130,600 40,580 -30',
      '280 130,250 20,280 -30',
    ])
      p.tube(curve(pts(c), false, 7), (t) => 46 - 34 * t, { fill: p.pal.near, gap: 6 });
    p.carve(curve(pts('200 620!,300 520,320 340,290 180,420 240,540 170,530 340,560 520,680 620!')), {
      fill: p.pal.near, R: 120, angle: 1.4, tex: 0.8, grain: 0.06, bend: 0.3, rim: 3,
    });
    p.shape(curve(pts('430 330,476 380,470 460,424 490,388 430,396 360')), p.pal.ink, { rim: 4 });
    swarm(
      p, 90, '-7 0,0 -4,8 0,0 4',
      (i) => {
        const a = i * 0.31;
        const r = 10 + i * 3.1;
        return [430 + Math.cos(a) * r, 410 + Math.sin(a) * r * 0.7 - i, p.r.in(0.9, 1.9), p.r.in(0, 6)];
      },
      p.pal.lamp,
    );
  }),
  spate_pike: scene('sea', 'dusk', 270, 110, 440, (p) => {
    sky(p, 40, { kind: 'bank' });
    hills(p, 250);
    T.water(p, { y0: 270, path: [[270, 70]], base: 0.3 });
    T.fence(p, { y: 380, x0: 20, x1: 920, h: 90, gap: 60, spear: false });
    const q = (t: string) => curve(place(pts(t), 430, 350, 1.55, -0.85));
    for (const f of ['-90 -24!,-130 -70!,-60 -34!', '-70 20!,-96 60!,-40 24!', '-130 0!,-190 -54!,-172 0!,-190 50!'])
      p.carve(q(f), { fill: p.pal.near, R: 14, angle: 0.3, rim: 3 });
    p.carve(q('160 -6!,110 -20,60 -34,-40 -36,-140 -10,-140 10,-40 32,60 30,104 22!,150 12!,96 6!'), {
      R: 60, angle: 1.1, power: 1.5, tex: 0.8, grain: 0.06, rim: 3,
    });
    p.fill(disc(520, 216, 12, 14), p.pal.accent);
    p.fill(disc(522, 216, 5, 10), p.pal.ink);
    T.water(p, { y0: 510, path: [[270, 60]], base: 0.4 });
    ripple(p, 300, 510, 110, 170);
    T.spray(p, 510, 160, 470, 46, 170);
  }),
  night_frost: scene('snow', 'moon', 640, -40, 500, (p) => {
    p.fill(p.all, p.pal.near);
    T.stars(p, { n: 90, y1: 420 });
    swarm(
      p, 16, '0 -14!,2 -2!,10 0!,2 2!,0 14!,-2 2!,-10 0!,-2 -2!',
      (i) => [310 + ((i * 137) % 400), 30 + ((i * 89) % 300), p.r.in(0.6, 1.4), 0],
      p.pal.cut,
    );
    for (const x of [120, 240, 350, 690, 780])
      T.pine(p, { x, y: 470, h: 220 + ((x * 7) % 160), w: 76, fill: p.pal.ink, snowy: 1.1, rim: 3 });
    ground(p, 450, p.pal.mid, 1.3);
    man(p, 460, 680, 400, { body: 'cloak', head: 'hood', fill: p.pal.ink, lean: -14, power: 1.5, rim: 4 });
    T.rocks(
      p,
      times(7, (i) => [600 + 66 * Math.cos(i - 0.2), 540 + 22 * Math.sin(i - 0.2), 17]),
      { fill: p.pal.near },
    );
    p.shape(
      [-50, -10, 30].map((d) =>
        taper(
          [[600 - d, 552], [610 + d, 508]],
          () => 7,
        ),
      ), p.pal.ink,
      { rim: 3, union: true },
    );
    T.snow(p, { n: 30, wind: 0 });
  }),
  barrow_sow: scene('avalon', 'moon', 520, 150, 480, (p) => {
    sky(p, 96);
    T.ridge(p, { y: 430, amp: 20, fill: p.pal.far });
    T.ridge(p, {
      fn: (x) => 500 - 190 * Math.exp(-(((x - 470) / 230) ** 2)), fill: p.pal.near, depth: 170, power: 0.9,
    });
    beast(p, 'boar', 500, 330, 1.9, -1, { fill: p.pal.ink, eye: p.pal.accent, R: 40 });
    for (const [x, y] of rows([330, 400], [390, 386], [440, 410], [560, 400], [620, 420]))
      p.carve(curve(place(pts('-34 4!,-30 -14,0 -24,30 -12,36 4!'), x, y, 1)), { fill: p.pal.fore, R: 14, gap: 5 });
    p.shape(
      [
        pts('400 600,404 500,440 500,444 600'),
        pts('520 600,522 500,560 500,562 600'),
        pts('380 506,580 506,570 470,390 474'),
      ],
      p.pal.ink,
      { rim: 3, union: true },
    );
  }),
  antlered_herd: scene('uptown', 'dusk', 450, 210, 450, (p) => {
    sky(p, 60);
    T.ridge(p, { y: 340, amp: 20, fill: p.pal.far });
    for (const [x, y, s] of rows(
      [130, 330, 0.8], [290, 320, 0.85], [450, 316, 0.9], [610, 320, 0.85], [780, 330, 0.8], [200, 420, 1.2],
      [370, 430, 1.25], [550, 424, 1.2], [720, 430, 1.25],
    )) {
      antlers(p, x, y - 40 * s, s * 0.9, 3);
      p.carve(
        curve(
          place(
            pts(
              '0 -50,22 -46,26 -30!,58 -44!,34 -14,22 30,14 56,60 90,70 220!,-70 220!,-60 90,-14 56,-22 30,' +
                '-34 -14,-58 -44!,-26 -30!,-22 -46',
            ), x, y, s,
          ),
        ),
        { fill: s > 1 ? p.pal.fore : p.pal.near, R: 30 * s, angle: 1.4, rim: 3 },
      );
      eyes(p, [[x, y - 8 * s, 0.7 * s]]);
    }
    T.ridge(p, { fn: (x) => 560 + 12 * p.n(x / 40), fill: p.pal.ink });
    T.walker(p, { x: 450, y: 590, h: 120, fill: p.pal.ink, rim: 3 });
  }),
  sinking_ground: scene('downtown', 'day', 300, 120, 450, (p) => {
    sky(p, 46, { fill: p.pal.mid, kind: 'bank' });
    T.ridge(p, { y: 250, amp: 20, fill: p.pal.far });
    T.water(p, { y0: 270, path: [[300, 60]], base: 0.12 });
    times(8, (i) => {
      const t = i / 7;
      const x = mix(590, 440, t) + (i % 2 ? 20 : -20) * (1 + t);
      ripple(p, x, mix(300, 470, t ** 1.3), mix(9, 50, t));
    });
    ripple(p, 440, 530, 120, 180, 250);
    p.carve(curve(pts('360 520!,368 430,420 404,470 410,500 440,506 520!')), { R: 50, rim: 4, power: 1.5 });
    p.carve(curve(pts('290 520!,350 500,430 510,520 500,570 524!,500 544,360 544')), {
      R: 20, rim: 4, angle: 0.05, power: 1.5,
    });
    reach(p, 590, 550, 0.9, 0.2);
    ripple(p, 590, 554, 60);
    swarm(
      p, 40, '-3 0,6 -100,12 -140,7 -60,4 0',
      (i) => [i < 20 ? i * 9 : 720 + i * 5, 620, p.r.in(0.8, 2), p.r.in(-0.2, 0.2)],
      p.pal.ink, 2,
    );
  }),
  odd_stag: scene('avalon', 'moon', 570, 120, 500, (p) => {
    sky(p, 50, { fill: p.pal.near });
    woods(p, [90, 250, 690, 600], 30, p.pal.mid);
    for (const [x, y, s] of rows([330, 380, 0.7], [560, 440, 1.4], [390, 612, 2.3])) {
      ground(p, y - 8, p.pal.fore, 0.4);
      beast(p, 'doe', x, y, s, 1, { fill: p.pal.near, R: 44, eye: p.pal.accent });
      antlers(p, x + 60 * s, y - 136 * s, s * 0.62, 3, p.pal.near);
      T.trunk(p, { x: x - 62 * s, w: 16 + 22 * s, fill: p.pal.ink });
    }
  }),
  masterless_dogs: scene('northside', 'day', 300, 130, 450, (p) => {
    sky(p, 44, { fill: p.pal.mid, kind: 'rays' });
    hills(p, 300);
    field(p, 320, 450, p.pal.near, 0.4);
    T.walker(p, { x: 450, y: 420, h: 100, fill: p.pal.ink });
    for (const [x, y, s, f] of rows(
      [280, 390, 0.7, 1], [610, 400, 0.75, -1], [240, 470, 1.1, 1], [660, 490, 1.2, -1], [420, 590, 1.7, 1],
    ))
      beast(p, 'wolf', x, y, s, f, { fill: p.pal.ink, R: 26, eye: p.pal.cut, power: 1.5, rim: 3 });
    p.fill(curve(place(pts('60 -84,40 -92,20 -60,44 -44,62 -50'), 420, 590, 1.7)), p.pal.cut, 0.9);
  }),
  bull_seal: scene('sea', 'night', 640, 100, 380, (p) => {
    sky(p, 44, { kind: 'bank' });
    T.water(p, { y0: 230, path: [[640, 60]], base: 0.2 });
    boards(p, pts('400 250,640 250,900 640,-60 640'), {
      fill: p.pal.fore, angle: 0.02, w: 34, power: 0.8, rim: 2, reach: 700,
    });
    T.walker(p, { x: 560, y: 300, h: 90, rim: 2 });
    // It lies across the slip like a boat.
    p.carve(curve(pts('790 470!,860 400,900 392,884 440,916 470,896 500,830 512!')), { fill: p.pal.near, R: 26, rim: 4, power: 1.5 });
    p.carve(
      curve(
        pts(
          '168 236!,186 196,236 160,300 164,352 210,400 300,520 330,650 376,770 440,850 490!,780 540,640 566,480 576,' +
            '340 566,262 520,226 440,222 350,204 310,160 298,146 262!',
        ),
      ),
      { fill: p.pal.near, R: 110, gap: 6, angle: 1.1, bend: 0.5, power: 1.5, rim: 5, tex: 0.7, grain: 0.05 },
    );
    // Folds of a thick neck, the nose, the fore flipper.
    for (const t of ['258 330,310 350,372 320', '240 390,310 412,392 366', '250 450,326 468,420 416'])
      p.fill(taper(curve(pts(t), false, 6), (k) => 7 * Math.sin(k * Math.PI) + 1), p.pal.ink);
    p.carve(curve(pts('146 262!,156 222,196 200,226 240,214 296,172 310,146 292')), { fill: p.pal.mid, R: 34, gap: 5, rim: 2, power: 1.5 });
    p.fill([disc(152, 250, 7, 9, 10), disc(252, 222, 12, 12, 13)], p.pal.ink, 1, true);
    p.fill(disc(256, 218, 4, 8), p.pal.cut);
    p.carve(curve(pts('360 470!,420 456,440 510,390 580,300 620,270 606!,320 560')), { fill: p.pal.ink, R: 34, rim: 5, power: 1.3 });
    p.shape(
      ['150 276,90 268', '152 284,88 296', '158 294,102 322', '176 300,150 344'].map((t) => taper(pts(t), (k) => 3 - 2 * k)),
      p.pal.cut,
      { hand: 0, union: true },
    );
  }),
  dark_barley: scene('yellow', 'moon', 300, 140, 400, (p) => {
    sky(p, 56, { fill: p.pal.near });
    hills(p, 410);
    T.walker(p, { x: 330, y: 500, h: 150, lamp: false });
    for (let i = 0; i < 17; i++) {
      const x = i * 56 + 8;
      const k = Math.sign(330 - x);
      if (Math.abs(330 - x) < 70) continue;
      const h = 330 + 90 * p.n(i * 3);
      const c = curve(
        [[x, 640], [x - k * 8, 640 - h * 0.6], [x + k * 20, 640 - h], [x + k * 74, 652 - h]],
        false, 6,
      );
      p.shape(
        [
          taper(c, () => 3.4),
          ...times(6, (j) =>
            place(
              pts('0 -8,30 -4,64 -16,30 10'),
              ...(c[18 - j * 2]!.slice(0, 2) as [number, number]),
              0.8,
              (k > 0 ? 0.1 : 3) + (j % 2 ? 0.5 : -0.5),
            ),
          ),
        ],
        p.pal.ink,
        { rim: 4, hand: 0, union: true },
      );
    }
  }),
  mother_of_wolves: scene('salem', 'moon', 450, 60, 450, (p) => {
    sky(p, 0, { fill: p.pal.fore, reach: 560 });
    T.rain(p, { n: 160, len: 90 });
    for (const k of [-1, 1])
      for (const [d, y, s] of rows([330, 400, 1.1], [270, 470, 1.4], [330, 590, 2]))
        beast(p, 'wolf', 450 + k * d, y, s, -k, { fill: p.pal.ink, eye: p.pal.accent });
    head(p, 'wolf', 450, 320, 1.16, { power: 1.5, neck: 1.3 });
  }),
  unweighed_boar: scene('southside', 'dusk', 560, 200, 450, (p) => {
    sky(p, 54);
    hills(p, 400);
    p.shape(
      [
        taper(pts('640 620,610 -20'), () => 15),
        taper(pts('140 30,840 130'), () => 11),
        taper(pts('330 60,330 160'), () => 3),
        taper(pts('780 120,780 330'), () => 3),
      ],
      p.pal.ink,
      { rim: 3, union: true },
    );
    p.carve(curve(pts('700 340!,720 320,840 318,860 350!,830 410,740 410')), { R: 40 });
    beast(p, 'boar', 450, 580, 1.95, -1, { R: 56, power: 1.5, eye: p.pal.accent, fill: p.pal.fore });
    p.shape(
      taper(curve(pts('256 540,226 520,232 470'), false, 5), (t) => 11 - 10 * t),
      p.pal.cut,
    );
    T.stone(p, { x: 330, y: 250, w: 100, h: 110, fill: p.pal.mid });
  }),
  river_in_spate: scene('rivertown', 'night', 600, 120, 470, (p) => {
    sky(p, 46, { kind: 'bank' });
    hills(p, 280);
    T.rain(p, { n: 90 });
    T.waves(p, [[330, 30, 60, p.pal.mid, 0]]);
    for (const [x, k] of rows([250, 1], [720, -1])) {
      p.shape(
        curve(
          pts(
            `${x - 300 * k} 700!,${x - 300 * k} 290!,${x} 250!,${x + 120 * k} 236!,${x + 150 * k} 262!,` +
              `${x + 130 * k} 280!,${x + 150 * k} 300!,${x + 80 * k} 320,${x + 40 * k} 400,${x + 40 * k} 700!`,
          ),
        ), p.pal.ink,
        { rim: 4 },
      );
    }
    hut(p, 310, 246, 0.8);
    T.waves(
      p,
      [[410, 40, 70, p.pal.near, 40], [490, 60, 96, p.pal.fore, 90], [570, 50, 120, p.pal.ink, 10]],
      { power: 1.5 },
    );
    T.spray(p, 420, 180, 760, 90, 190);
    p.shape([taper(pts('420 520,560 380'), () => 12), taper(pts('500 560,520 440'), () => 8)], p.pal.ink, {
      rim: 3, union: true,
    });
  }),
  walking_slope: scene('avalon', 'moon', 250, 110, 440, (p) => {
    sky(p, 50);
    T.ridge(p, { y: 400, amp: 20, fill: p.pal.far });
    p.carve(curve(pts('60 640!,120 470,230 400,270 240,360 130,470 110,560 170,600 300,720 380,800 500,830 640!')), {
      R: 150, angle: 0.25, power: 1.5, tex: 0.8, fill: p.pal.near, rim: 4,
    });
    for (const [x, y, h] of rows(
      [340, 150, 90], [390, 126, 110], [450, 118, 80], [520, 150, 100], [690, 390, 110], [200, 430, 90],
    ))
      T.pine(p, { x, y, h, w: h * 0.26, fill: p.pal.ink });
    for (const x of [392, 500]) p.fill(curve(pts(`${x - 36} 262!,${x} 236,${x + 34} 258!,${x} 292`)), p.pal.ink);
    p.fill(curve(pts('390 380!,450 356,520 376!,450 396')), p.pal.ink);
    ground(p, 530, p.pal.ink);
    p.shape([pts('560 560,606 490,650 560'), taper(pts('606 490,612 476'), () => 3)], p.pal.fore, {
      rim: 3, union: true,
    });
    lamp(p, 500, 552, 0.6, 90);
    man(p, 440, 580, 76, { head: 'hood', body: 'robe', fill: p.pal.ink });
  }),
  starling_storm: scene('sky', 'dusk', 620, 330, 460, (p) => {
    sky(p, 40, { kind: 'bank' });
    swarm(p, 300, '-9 -2,0 2,9 -4,2 5,0 9,-2 5', (i) => {
      const t = i / 300;
      const w = 20 + 170 * Math.sin(t * Math.PI) ** 0.7 * (1 - 0.4 * t);
      return [
        mix(300, 440, t) + 120 * Math.sin(t * 5) + p.r.in(-1, 1) * w,
        mix(10, 480, t) + p.r.in(-1, 1) * w * 0.5,
        p.r.in(1, 3),
        p.r.in(-0.6, 0.6),
      ];
    });
    hills(p, 480);
    ground(p, 540, p.pal.ink);
    T.walker(p, { x: 430, y: 580, h: 100 });
  }),
};
export const plates = green;
