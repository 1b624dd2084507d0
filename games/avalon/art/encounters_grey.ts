// Grey Encounters of Avalon: people with sticks, writs and knives.
import { T, curve, disc, mix, place, rect, rows, taper, times, type Plates } from '../../../web/src/art/kit';
import {
  arch, beast, boards, crowd, eyes, ground, head, hills, lamp, man, pts, reach, road, room, scene, sky, stones, swarm,
  thing, wheel, woods,
} from './encounter_parts';

const tent = (p: Parameters<typeof sky>[0], x: number, y: number, s: number, fill = p.pal.near) =>
  p.carve(curve(place(pts('-100 0!,-90 -60!,-30 -110,0 -170!,30 -110,90 -60!,100 0!'), x, y, s)), {
    fill, R: 60 * s, angle: 1.4, bend: 0.2,
  });
const stick = (p: Parameters<typeof sky>[0], a: [number, number], b: [number, number], w = 5) =>
  p.shape(
    taper([a, b], () => w),
    p.pal.ink,
    { rim: 2.4, hand: 0.3 },
  );

export const plates: Plates = {
  first_brawl: scene('southside', 'dusk', 620, 150, 450, (p) => {
    sky(p, 50);
    for (const [x, y, s] of rows([170, 430, 1.4], [740, 440, 1.6], [330, 420, 0.9])) tent(p, x, y, s, p.pal.mid);
    crowd(p, [[520, 160, 11]], -20, 920, [p.pal.fore]);
    man(p, 450, 860, 680, {
      body: 'broad', lean: 7, arms: '21 -78,34 -70,36 -92;-21 -78,-30 -66,-20 -84', power: 1.5, gap: 5, rim: 4,
    });
    // Whoever he argues with, and the hat.
    p.shape(
      curve(place(pts('-70 300!,-80 130,-60 60,-30 30,-36 0,-34 -44,0 -64,34 -44,36 0,30 30,60 60,84 140,80 300!'), 170, 390, 1.25)),
      p.pal.ink,
      { rim: 5 },
    );
    p.tube(curve(pts('250 500,330 470,318 372'), false, 6), (t) => 34 - 8 * t, { fill: p.pal.ink, rim: 5, power: 0.7 });
    p.carve(disc(318, 350, 36, 12, 34), { fill: p.pal.ink, R: 30, rim: 5, power: 1 });
    p.carve(curve(place(pts('-60 0!,-26 -8,-22 -44,22 -44,26 -8,60 0!,0 12'), 640, 560, 1.1, 0.5)), { fill: p.pal.ink, R: 20, rim: 4 });
  }),
  vagabond: scene('easttown', 'day', 300, 140, 440, (p) => {
    sky(p, 44, { kind: 'bank', fill: p.pal.mid });
    hills(p, 380);
    p.shape(
      [
        pts('560 380,560 300,572 300,640 220,650 232,600 296,606 380'), pts('664 380,668 170,704 166,708 380'),
        pts('700 380,700 320,760 250,790 292,782 300,760 274,722 330,724 380'), pts('812 390,816 230,842 226,846 390'),
        pts('850 390,852 330,890 300,920 390'),
      ],
      p.pal.ink,
      { rim: 3, union: true },
    );
    road(p, 590, 350, 350, 180);
    const q = man(p, 330, 660, 560, {
      body: 'rags', head: 'hat', lean: -6, fill: p.pal.fore, power: 1.5, rim: 4, arms: '14 -78,24 -62,25 -50;-14 -78,-20 -64,-10 -60',
    });
    stick(p, q(26, -70), q(28, 2), 5);
    stick(p, q(-4, -56), q(-32, -92), 5);
    p.carve(disc(...q(-34, -92), 60, 14), { R: 50, tex: 0.8, rim: 4, power: 1.5 });
  }),
  grove_wardens: scene('avalon', 'moon', 450, 120, 450, (p) => {
    sky(p, 50, { fill: p.pal.fore });
    woods(p, [350, 560, 130, 800], 40, p.pal.mid);
    ground(p, 520, p.pal.fore, 0.5);
    for (const [x, w] of rows([320, 120], [600, 140])) {
      T.trunk(p, { x, w, power: 1.2 });
      p.fill(curve(pts(`${x - 34} 210!,${x} 150,${x + 34} 210,${x + 22} 290,${x} 310,${x - 22} 290`)), p.pal.ink);
      eyes(p, [[x, 226, 1.1]]);
    }
    eyes(p, [[470, 330, 0.5], [392, 360, 0.4]]);
    T.walker(p, { x: 460, y: 570, h: 110, lamp: true });
    woods(p, [40, 860], 110, p.pal.ink);
  }),
  ring_champion: scene('crypt', 'night', 450, 70, 450, (p) => {
    p.fill(p.all, p.pal.fore);
    T.rays(p, { x: 450, y: 60, r0: 30, r1: 700, from: 0.9, to: 2.24, n: 60, ink: p.pal.lamp, power: 0.6, vary: 0.3 });
    lamp(p, 450, 60, 1.6, 120);
    man(p, 450, 500, 400, { body: 'broad', power: 1.5, wide: 1.1, arms: '22 -78,28 -64,-8 -64;-22 -78,-28 -62,8 -67' });
    boards(p, rect(-10, 494, 920, 50), { fill: p.pal.near, rim: 3 });
    for (const y of [350, 410, 460]) stick(p, [-10, y - 4], [910, y + 4], 3);
    for (const x of [240, 660]) p.carve(rect(x, 300, 26, 210), { R: 12, angle: 0, rim: 3 });
    crowd(p, [[640, 170, 8]], -20, 920, [p.pal.ink], 3);
  }),
  toll_men: scene('salem', 'dusk', 520, 200, 450, (p) => {
    sky(p, 46);
    hills(p, 350);
    road(p, 470, 340, 450, 230);
    for (const [x, h, f] of rows([340, 320, 1], [590, 300, -1])) {
      const q = man(p, x, 540, h, { body: 'cloak', head: 'helm', fill: p.pal.fore, flip: f });
      thing(p, 'spear', q(30, -56), 1.5, 0.06 * f);
    }
    p.carve(pts('-20 452,920 400,920 432,-20 486'), { R: 15, angle: -0.06, gap: 5, rim: 4 });
    p.shape(
      times(8, (i) => place(pts('0 0,50 -3,30 30,-20 33'), 30 + i * 112, 450 - i * 6.6, 1)),
      p.pal.ink,
      { hand: 0, union: true },
    );
    p.carve(pts('510 470,650 464,654 570,512 574'), { fill: p.pal.mid, R: 20, gap: 5 });
    p.fill(
      [disc(550, 508, 16, 16), disc(584, 506, 16, 16), disc(618, 504, 16, 16), rect(530, 536, 106, 8)], p.pal.ink, 1,
      true,
    );
  }),
  drunk_carter: scene('easttown', 'dusk', 290, 130, 440, (p) => {
    sky(p, 50, { kind: 'bank' });
    hills(p, 390);
    boards(p, pts('470 330,860 290,880 440,500 440'), { fill: p.pal.near, angle: -0.08, rim: 3 });
    stick(p, [500, 420], [400, 560], 8);
    wheel(p, 640, 450, 120, 0.2);
    ground(p, 560, p.pal.ink);
    const q = man(p, 380, 760, 620, {
      head: 'hat', lean: 15, power: 1.5, rim: 4, arms: '15 -78,30 -72,34 -92;-15 -78,-24 -62,-14 -52', fill: p.pal.fore,
    });
    const mug = (t: string) => place(pts(t), ...q(35, -97), 1.25, 0.9);
    p.shape([curve(mug('24 -20,62 -24,62 30,24 26')), curve(mug('24 -8,46 -10,46 16,24 14'))], p.pal.soft, { rim: 3 });
    p.carve(mug('-32 -44!,32 -44!,26 44!,-26 44!'), { fill: p.pal.soft, R: 34, angle: 0.9, gap: 6, rim: 4, power: 1.5 });
    p.fill([[0, 0, 9], [26, 34, 7], [10, 62, 6], [44, 70, 5], [30, 110, 5]].map(([a, b, r]) => disc(q(35, -97)[0] + 62 + a!, q(35, -97)[1] - 10 + b!, r!, 9, r! * 1.7)), p.pal.cut, 1, true);
  }),
  barn_thieves: scene('crypt', 'night', 450, 240, 450, (p) => {
    room(p, 620, { power: 0.5, reach: 420 });
    p.fill(pts('260 60,450 -60,640 60,640 330,260 330'), p.pal.far);
    T.rings(p, { x: 450, y: 240, r0: 20, reach: 260, ink: p.pal.lamp, cloud: 0 });
    for (const [x, h] of rows([320, 210], [450, 240], [585, 200])) {
      const q = man(p, x, 336, h, {
        fill: p.pal.ink, head: 'cap', arms: '15 -78,20 -64,26 -54;-15 -78,-20 -62,-17 -45',
      });
      lamp(p, q(27, 0)[0], 336 - h * 0.44, 0.9, 46);
    }
    stick(p, [520, -10], [520, 60], 2);
    p.carve(curve(pts('512 56!,528 56!,530 84,556 120,552 166,520 188,490 160,494 118,512 84')), {
      R: 30, gap: 5, rim: 3,
    });
    boards(p, rect(200, 330, 500, 40), { fill: p.pal.near, angle: 0, rim: 4 });
    p.shape(
      [
        taper(pts('360 340,300 640'), () => 9),
        taper(pts('440 340,400 640'), () => 9),
        ...times(6, (i) =>
          taper(
            [[352 - i * 11, 390 + i * 44], [436 - i * 7, 386 + i * 44]],
            () => 6,
          ),
        ),
      ],
      p.pal.ink,
      { rim: 3, union: true },
    );
    T.grass(p, { y: 596, n: 120, h: 40 });
  }),
  ration_guard: scene('northside', 'day', 600, 110, 460, (p) => {
    stones(p, rect(-10, -10, 920, 640), { fill: p.pal.mid, power: 0.8 });
    p.fill(rect(250, 150, 420, 170), p.pal.ink);
    for (const [x, y] of rows([300, 306], [352, 306], [590, 306], [640, 306]))
      thing(p, 'loaf', [x, y], 0.9, 0, p.pal.soft);
    boards(p, rect(220, 316, 480, 34), { fill: p.pal.near, angle: 0, rim: 3 });
    const q = man(p, 465, 640, 500, {
      body: 'armour', head: 'helm', power: 1.5, arms: '20 -78,28 -62,24 -50;-20 -78,-27 -64,-24 -54',
    });
    thing(p, 'club', q(24, -50), 2.4, 0.5);
    crowd(p, [[690, 200, 8]], -20, 920, [p.pal.ink], 3);
  }),
  deserter: scene('leng', 'dusk', 640, 240, 500, (p) => {
    sky(p, 40, { kind: 'rays' });
    hills(p, 340);
    road(p, 640, 340, 560, 190);
    for (const x of [60, 150, 200]) tent(p, x, 392, 0.5, p.pal.fore);
    ground(p, 400, p.pal.fore, 0.4);
    road(p, 640, 340, 560, 190);
    T.person(p, { x: 590, y: 520, h: 260, wear: 'tunic', pose: 'run', face: 'back', hair: 'short', fill: p.pal.ink, rim: 4 });
    // What he has left: helm, spear, half of the uniform.
    p.shape(curve(pts('90 640!,200 570,330 560,470 640!')), p.pal.ink, { rim: 3 });
    p.shape([taper(pts('270 610,290 60'), () => 8), pts('290 -14!,312 60!,290 84!,268 60!')], p.pal.ink, { rim: 4, union: true });
    p.carve(curve(pts('286 262!,240 270,196 330,216 420,190 540,250 500,280 556,310 500,372 540,352 430,376 340,334 274')), {
      fill: p.pal.near, R: 60, angle: 1.4, bend: 0.3, power: 1.6, rim: 4,
      extra: (a, b, t) => t * (0.4 + 1.2 * p.n(a / 18, b / 160)),
    });
    p.carve(curve(pts('206 236!,204 160,240 104,290 92,340 106,374 164,370 236!,332 226!,330 196!,248 196!,246 226!')), {
      fill: p.pal.fore, R: 56, gap: 5, angle: 1.2, bend: 0.4, power: 1.6, rim: 5,
    });
    p.fill(curve(pts('248 198!,330 198!,332 232!,314 262,290 270,264 262,246 232!')), p.pal.ink);
    p.carve(curve(pts('186 232!,290 196,394 232!,290 222')), { fill: p.pal.near, R: 10, angle: 0.1, rim: 3, power: 1.6 });
  }),
  apprentice_bailiff: scene('southside', 'night', 450, 230, 450, (p) => {
    room(p, 500, { power: 0.35 });
    p.fill(rect(310, 60, 280, 450), p.pal.haze);
    T.rings(p, { x: 450, y: 230, r0: 30, reach: 240, cloud: 0.2 });
    p.shape([rect(290, 40, 320, 480), rect(312, 62, 276, 470)], p.pal.ink, { rim: 3 });
    p.fill(pts('312 520,588 520,760 620,160 620'), p.pal.soft, 0.5);
    const q = man(p, 450, 560, 400, {
      head: 'hat', big: 1.35, fill: p.pal.ink, rim: 4, wide: 0.85, arms: '13 -78,22 -70,24 -60;-13 -78,-24 -74,-33 -68',
    });
    thing(p, 'scroll', q(25, -56), 1.5, 0.1, p.pal.soft);
  }),
  cutpurses: scene('french_hill', 'dusk', 320, 120, 450, (p) => {
    p.fill(p.all, p.pal.sky);
    T.rings(p, { x: 320, y: 120, r0: 40, reach: 420 });
    for (const [x, f] of rows([180, p.pal.near], [760, p.pal.near]))
      p.carve(curve(pts(`${x - 190} -20!,${x + 190} -20!,${x + 170} 300,${x + 210} 640!,${x - 210} 640!`)), {
        fill: f, R: 90, angle: 1.4, rim: 4,
      });
    p.carve(curve(pts('330 -20!,610 -20!,590 200,630 640!,300 640!,350 200')), {
      fill: p.pal.fore, R: 110, angle: 1.4,
    });
    p.carve(pts('338 186,604 186,602 224,340 224'), { R: 16, angle: 0, rim: 3 });
    stick(p, [500, 220], [500, 320], 2.5);
    p.carve(curve(pts('484 306!,466 284,534 284,516 306!,580 380,600 480,560 540,440 540,400 480,420 380')), {
      fill: p.pal.mid, R: 70, angle: 1.4, power: 1.9, amb: 0.2, rim: 6,
    });
    reach(p, 360, 640, 1.2, 0.5, p.pal.near, 1.5);
    p.carve(disc(660, 240, 46, 14), { R: 40, gap: 5, rim: 4 });
    p.tube(curve(pts('660 240,760 250,920 330'), false, 6), (t) => 38 + 20 * t, { rim: 4 });
    thing(p, 'knife', [630, 246], 2.6, -1.5, p.pal.cut);
  }),
  overseers: scene('leng', 'day', 450, 110, 450, (p) => {
    sky(p, 50, { fill: p.pal.mid, kind: 'rays' });
    stones(p, curve(pts('-20 640!,-20 250!,240 230!,260 300!,640 300!,660 220!,920 240!,920 640!')), {
      fill: p.pal.near, w: 110, h: 60,
    });
    for (const x of [305, 450, 595]) {
      const q = man(p, x, 450, 300, {
        body: 'tunic', head: 'helm', fill: p.pal.ink, rim: 3, arms: '15 -78,22 -64,18 -54;-15 -78,-20 -62,-17 -45',
      });
      stick(p, [q(18, 0)[0], 180], [q(18, 0)[0], 440], 6);
    }
    for (const [x, s] of rows([190, 1], [330, 1.1], [470, 1.15], [620, 1.1], [760, 1]))
      p.carve(curve(place(pts('-70 120!,-64 20,-30 -40,20 -50,50 -24,66 -30,84 -6,76 18,56 16,66 120!'), x, 540, s)), {
        fill: p.pal.fore, R: 50, rim: 3, angle: 0.5,
      });
  }),
  bailiffs: scene('salem', 'night', 450, 170, 450, (p) => {
    stones(p, rect(-10, -10, 920, 640), { fill: p.pal.fore, power: 0.7, reach: 480 });
    p.fill(arch(450, 560, 290, 470), p.pal.lamp);
    p.fill(arch(450, 560, 258, 450), p.pal.mid);
    for (const [x, f] of rows([270, -1], [630, 1]))
      man(p, x, 590, 400, { body: 'cloak', head: 'hat', fill: p.pal.ink, flip: f, rim: 3 });
    for (const x of [370, 530]) man(p, x, 580, 380, { body: 'cloak', head: 'hat', fill: p.pal.near, rim: 3 });
    const q = man(p, 450, 600, 430, {
      body: 'robe', head: 'hat', fill: p.pal.fore, power: 1.5, rim: 3,
      arms: '12 -78,16 -64,10 -58;-12 -78,-16 -64,-10 -58',
    });
    p.carve(
      curve([q(-10, -64), q(10, -64), q(10, -30), q(14, -12), q(-6, -12), q(-10, -30)].map(([x, y]) => [x, y, 1])),
      { fill: p.pal.soft, R: 30, angle: 0, gap: 7, power: 1 },
    );
  }),
  drovers: scene('yellow', 'dusk', 560, 130, 450, (p) => {
    sky(p, 50);
    for (const x of [270, 450, 640]) {
      const q = man(p, x, 470, 330, { body: 'cloak', head: 'hat', fill: p.pal.ink, rim: 3 });
      stick(p, q(26, -110), q(20, -30), 4);
    }
    T.fog(p, { y: 330, h: 60, n: 3 });
    for (const [x, y, s] of rows(
      [190, 380, 0.6], [370, 370, 0.6], [560, 380, 0.6], [740, 370, 0.6], [290, 480, 0.8], [470, 470, 0.85],
      [660, 480, 0.8],
    )) {
      p.shape(
        [-1, 1].map((k) =>
          taper(
            curve(place(pts('70 -90,150 -120,190 -190,170 -240'), x, y, s, 0, s * k), false, 6),
            (t) => (22 - 20 * t) * s,
          ),
        ), p.pal.ink,
        { rim: 3, union: true },
      );
      head(p, 'ox', x, y, s, { fill: s > 0.7 ? p.pal.fore : p.pal.near });
    }
  }),
  axemen: scene('uptown', 'day', 250, 120, 430, (p) => {
    sky(p, 44, { fill: p.pal.mid, kind: 'bank' });
    hills(p, 400);
    for (const [x, y, s] of rows([120, 470, 1], [330, 440, 0.7], [230, 520, 1.2]))
      p.carve(curve(place(pts('-40 0!,-30 -50!,0 -58,30 -50!,40 0!'), x, y, s)), {
        R: 20, angle: 1.5, fill: p.pal.near,
      });
    p.carve(curve(pts('480 640!,540 520,548 470!,600 440!,544 410!,540 -20!,760 -20!,750 440,800 640!')), {
      fill: p.pal.fore, R: 100, angle: 1.5, tex: 0.8, grain: 0.06, rim: 4,
    });
    ground(p, 560, p.pal.ink);
    const q = man(p, 340, 585, 400, {
      body: 'broad', lean: -4, fill: p.pal.near, power: 1.5, head: 'cap',
      arms: '20 -78,30 -68,32 -58;-20 -78,-4 -60,26 -55',
    });
    thing(p, 'axe', q(28, -56), 2.2, 1.25, p.pal.ink);
  }),
  lampless_knives: scene(
    'void', 'night', 450, -60, 450,
    (p) => {
      p.fill(p.all, p.pal.fore);
      T.stars(p, { n: 14, y1: 200 });
      T.skyline(p, { y: 400, h: 160, fill: p.pal.mid, rim: 3, lit: 0 });
      T.paving(p, { y0: 440, vx: 450, power: 0.5, lit: (_x, y) => (600 - y) / 200 });
      T.lamppost(p, { x: 590, y: 560, h: 400, s: 1.7, halo: 0, ink: p.pal.near });
      for (const [x, y, h] of rows([330, 540, 300], [500, 500, 240], [440, 620, 380])) {
        const q = man(p, x, y, h, { body: 'cloak', head: 'hood', fill: p.pal.ink, power: 0.6, rim: 2 });
        thing(p, 'knife', q(24, -50), h / 110, 0.5, p.pal.cut);
      }
      eyes(p, [[330, 266, 0.5], [440, 276, 0.7]]);
    },
    { light: [250, 60, 190, 900] },
  ),
  grave_robbers: scene('crypt', 'moon', 600, 120, 460, (p) => {
    sky(p, 48, { fill: p.pal.near });
    T.church(p, { x: 120, y: 420, s: 0.7, lit: false });
    ground(p, 420, p.pal.fore);
    for (const [x, y, k, l] of rows([620, 470, 0, 0.5], [660, 480, 1, 0.9], [590, 500, 0, -0.4], [640, 520, 0, 1.2]))
      T.tomb(p, { x, y, w: 74, h: 100, kind: k, lean: l });
    for (const [x, l] of rows([310, 0.2], [520, -0.3])) {
      const q = man(p, x, 590, 320, { head: 'hat', fill: p.pal.near, lean: -20 * l, power: 1.5 });
      thing(p, 'spade', q(22, -60), 1.6, l * 2 + 2.7);
    }
    p.shape(curve(pts('200 500!,260 478,560 480,600 510!,660 660!,160 660!')), p.pal.ink, { rim: 4 });
    T.rocks(
      p,
      times(7, (i) => [190 + i * 22, 496 - 30 * Math.sin((i / 6) * 3.1), 24]),
    );
    lamp(p, 430, 474, 1, 120);
  }),
  hired_slinger: scene('rivertown', 'dusk', 560, 170, 470, (p) => {
    sky(p, 60);
    T.ridge(p, { fn: (x) => 470 - 120 * Math.exp(-(((x - 440) / 200) ** 2)), fill: p.pal.fore, depth: 120 });
    const q = man(p, 450, 360, 250, {
      body: 'tunic', head: 'cap', fill: p.pal.ink, rim: 3, lean: 6,
      arms: '15 -78,24 -92,20 -112;-15 -78,-28 -72,-34 -62',
    });
    const [x, y] = q(20, -112);
    p.lines(
      times(4, (i) =>
        times(30, (k) => [x + Math.cos(k / 6 + i) * (84 + i * 9), y + Math.sin(k / 6 + i) * (30 + i * 4), k]),
      ),
      { gap: 10, tone: (_a, _b, k) => k / 30 },
    );
    p.shape(
      [
        taper(
          [[x, y], [x + 90, y + 6]],
          () => 2.5,
        ),
        disc(x + 96, y + 6, 15, 12),
      ],
      p.pal.ink,
      { union: true, rim: 2 },
    );
    ground(p, 520, p.pal.ink, 0.4);
    p.shape(place(pts('-50 60,-60 -50,-14 -30,0 -60,16 -20,60 -50,50 60'), 560, 530, 1, 0.3), p.pal.near, { rim: 4 });
    swarm(
      p, 14, '0 -12,8 6,-6 4',
      () => [p.r.in(400, 680), p.r.in(500, 590), p.r.in(0.6, 1.6), p.r.in(0, 6)],
      p.pal.lamp,
    );
    T.rocks(p, [[500, 570, 26]], {});
  }),
  overturned_cart: scene('easttown', 'day', 620, 120, 460, (p) => {
    sky(p, 46, { kind: 'bank', fill: p.pal.mid });
    hills(p, 330);
    road(p, 250, 330, 250, 200);
    boards(p, pts('330 300,560 180,700 470,470 560'), { fill: p.pal.near, angle: -0.5, rim: 4, power: 1.2 });
    wheel(p, 400, 240, 104, 0.3, 0.85);
    stick(p, [640, 500], [820, 400], 9);
    for (const [x, y, s, t] of rows(
      [300, 560, 1.5, 1.3], [430, 570, 1.8, 0.2], [560, 580, 1.7, -0.6], [660, 560, 1.4, 1.5],
    )) {
      p.carve(
        curve(place(pts('-8 -40!,-16 -54!,16 -54!,8 -40!,32 -16,40 24,26 44,-26 44,-40 24,-32 -16'), x, y, s, t)),
        { fill: p.pal.fore, R: 40, rim: 4, power: 1.5 },
      );
    }
    man(p, 600, 470, 190, {
      head: 'hat', fill: p.pal.ink, rim: 3, lean: -14, arms: '15 -78,4 -88,2 -98;-15 -78,-6 -88,-4 -98',
    });
  }),
  assessors_blade: scene('northside', 'night', 340, 160, 460, (p) => {
    sky(p, 0, { fill: p.pal.fore });
    for (const x of [90, 210, 700, 820]) T.column(p, { x, y: 600, h: 640, w: 60 });
    const q = man(p, 460, 1010, 900, { body: 'armour', head: 'hair', power: 1.5, gap: 5, arms: '20 -78,26 -62,4 -66' });
    const [x, y] = q(4, -66);
    p.carve(pts(`${x - 13} ${y - 20},${x - 10} -60,${x + 10} -60,${x + 13} ${y - 20}`), {
      fill: p.pal.mid, R: 14, angle: 0, gap: 5, power: 1.5, rim: 4,
    });
    p.carve(rect(x - 66, y - 34, 132, 18), { R: 9, rim: 3 });
  }),
  grey_auditor: scene('#4a4a50', 'night', 330, 130, 450, (p) => {
    p.fill(p.all, p.pal.fore);
    for (let r = 0; r < 4; r++)
      for (let i = 0; i < 22; i++) {
        const h = p.r.in(70, 112);
        p.shape(rect(10 + i * 41, 118 * r + 116 - h, 34, h), p.pal.near, { rim: 2, hand: 0 });
      }
    T.rings(p, { x: 330, y: 130, r0: 20, reach: 230, ink: p.pal.lamp });
    const q = man(p, 460, 960, 820, {
      body: 'robe', head: 'hat', power: 1.5, arms: '13 -78,22 -62,10 -52;-13 -78,-24 -60,-10 -50',
    });
    T.book(p, { x: 460, y: 560, s: 1.9 });
    thing(p, 'quill', q(10, -54), 2, 0.2, p.pal.cut);
  }),
  salt_smugglers: scene('sea', 'moon', 600, 130, 460, (p) => {
    sky(p, 56);
    T.water(p, { y0: 330, y1: 480, path: [[600, 50]] });
    ground(p, 450, p.pal.fore);
    for (const x of [310, 590]) man(p, x + 40, 545, 270, { head: 'hood', body: 'robe', fill: p.pal.ink, rim: 3 });
    for (const x of [290, 460, 620])
      man(p, x, 590, 310, {
        head: x === 460 ? 'veil' : 'hood', body: 'robe', fill: p.pal.fore, rim: 3, arms: '12 -78,18 -92,14 -104',
      });
    p.carve(pts('230 222,290 182,640 182,710 222,640 272,290 272'), {
      fill: p.pal.ink, R: 14, angle: 0.6, rim: 4, power: 0.8,
    });
    p.fill([rect(322, 222, 110, 9), rect(372, 200, 9, 60)], p.pal.soft, 1, true);
    swarm(p, 18, '-3 -8,3 -8,2 8,-2 8', (i) => [640 + (i % 5) * 3, 320 + i * 13, p.r.in(0.4, 0.8), 0], p.pal.cut);
    thing(p, 'knife', [520, 480], 1.6, 0.5, p.pal.cut);
  }),
  wall_archers: scene('salem', 'moon', 580, 90, 470, (p) => {
    sky(p, 60);
    for (const [x, f] of rows([330, 1], [480, 1], [630, 1], [180, 1], [790, 1])) {
      const q = man(p, x, 340, 220, {
        body: 'tunic', head: 'helm', fill: p.pal.ink, rim: 2, flip: f,
        arms: '-15 -78,-28 -76,-36 -76;15 -78,24 -84,10 -80',
      });
      thing(p, 'bow', q(-36, -76), 0.9, 0, p.pal.ink, -1);
      stick(p, q(-56, -76), q(10, -80), 1.6);
    }
    const w = times(
      12,
      (i) =>
        [[i * 80 - 20, 300], [i * 80 + 26, 300], [i * 80 + 26, 262], [i * 80 + 60, 262]] as [number, number][],
    ).flat();
    stones(p, [...w, [920, 640], [-20, 640]], { fill: p.pal.near, power: 1.2, reach: 700, rim: 4 });
    p.shape(
      [taper(pts('380 610,450 420'), () => 4), pts('440 440,424 404,454 394'), pts('450 424,470 380,430 396')],
      p.pal.cut,
      { union: true, hand: 0 },
    );
    ground(p, 580, p.pal.ink);
  }),
  pit_fighters: scene('abyss', 'night', 450, 60, 450, (p) => {
    p.fill(p.all, p.pal.fore);
    T.rays(p, { x: 450, y: 40, r0: 40, r1: 640, from: 0.7, to: 2.44, n: 70, power: 0.5, vary: 0.2 });
    crowd(p, [[150, 110, 13]], -20, 920, [p.pal.ink]);
    boards(p, curve(pts('-20 120!,200 150,450 160,700 150,920 120!,920 420!,-20 420!')), {
      fill: p.pal.near, rim: 4, w: 40,
    });
    ground(p, 430, p.pal.mid, 1.2);
    for (const [x, f] of rows([350, 1], [560, -1])) {
      const q = man(p, x, 600, 400, {
        body: 'broad', head: x < 400 ? 'helm' : 'bare', flip: f, power: 1.5, fill: p.pal.fore, rim: 3, lean: -8,
        arms: '22 -78,34 -66,28 -52;-22 -78,-36 -66,-26 -58',
      });
      thing(p, x < 400 ? 'club' : 'axe', q(28, -52), 2, 0.7 * f, p.pal.ink, f);
    }
    lamp(p, 450, 40, 1.4, 0);
  }),
  press_gang: scene('leng', 'dusk', 330, 300, 450, (p) => {
    sky(p, 0, { kind: 'bare' });
    T.ridge(p, { y: 200, amp: 60, len: 120, fill: p.pal.near });
    stones(p, pts('-20 640,-20 130,180 150,230 300,690 300,730 140,920 120,920 640'), {
      fill: p.pal.near, w: 130, h: 64, power: 1.1,
    });
    T.rings(p, { x: 330, y: 300, r0: 20, reach: 260, ink: p.pal.lamp });
    for (const [x, h, hd] of rows([300, 300, 'helm'], [600, 320, 'cap'], [400, 350, 'hat'], [510, 370, 'bare']))
      man(p, x, 570, h, { body: 'broad', head: hd as 'cap', fill: p.pal.fore, rim: 3, power: 1.5 });
    lamp(p, 330, 300, 1.1, 0);
    for (let i = 0; i < 11; i++) {
      const [x, y] = [180 + i * 54, 520 + 60 * Math.sin((i / 10) * Math.PI)];
      p.shape([disc(x, y, 34, 20, i % 2 ? 12 : 20), disc(x, y, 24, 20, i % 2 ? 4 : 11)], p.pal.ink, {
        rim: 3, hand: 0,
      });
    }
  }),
  blood_cousins: scene('southside', 'moon', 450, 70, 450, (p) => {
    sky(p, 46, { fill: p.pal.fore });
    hills(p, 420, { fill: p.pal.near });
    T.tree(p, { x: 800, y: 460, h: 330, depth: 4 });
    for (const [x, y, h] of rows([300, 900, 720], [600, 900, 720]))
      man(p, x, y, h, { body: 'cloak', head: 'hat', fill: p.pal.ink, rim: 3, power: 0.8 });
    const q = man(p, 450, 1000, 840, { body: 'cloak', head: 'hat', fill: p.pal.ink, rim: 4, power: 1 });
    thing(p, 'knife', q(0, -48), 2.2, 0, p.pal.soft);
    p.carve(disc(...q(0, -46), 26, 14), { R: 22, gap: 5, rim: 3 });
  }),
  kamelot_riders: scene('sky', 'day', 380, 130, 540, (p) => {
    sky(p, 50, { fill: p.pal.mid, kind: 'rays' });
    p.shape(
      [
        rect(200, 190, 50, 200),
        rect(270, 130, 60, 260),
        rect(350, 210, 44, 200),
        pts('190 190,225 110,260 190'),
        pts('262 130,300 30,338 130'),
        pts('340 210,372 150,404 210'),
        rect(150, 270, 320, 120),
      ],
      p.pal.far,
      { rim: 2, union: true },
    );
    hills(p, 390, { near: 10 });
    for (const [x, y, s] of rows([700, 470, 1.2], [300, 480, 1.3], [450, 600, 2.05])) {
      beast(p, 'horse', x, y, s, 1, { fill: s > 2 ? p.pal.fore : p.pal.ink, R: 40, power: 1.5, rim: 3 });
      const q = man(p, x - 10 * s, y - 24 * s, 148 * s, {
        body: 'armour', head: 'helm', fill: s > 2 ? p.pal.near : p.pal.ink, power: 1.5, rim: 3,
        arms: '20 -78,26 -62,20 -54',
      });
      p.carve(curve([q(-16, -40), q(16, -40), q(20, -14), q(8, -8), q(0, -30)]), {
        fill: p.pal.ink, R: 14 * s, rim: 2,
      });
      thing(p, 'spear', q(20, -54), 1.2 * s, 0.12);
    }
  }),
  reckoners_guard: scene('merchant_district', 'night', 600, 120, 450, (p) => {
    room(p, 470, { stone: 1, power: 0.8 });
    for (const [x, k] of rows([390, -1], [540, 1]))
      p.carve(
        curve(
          place(
            pts(
              '-30 -460!,30 -460!,30 -200!,38 -190!,36 -150!,28 -146!,30 -50,74 -20,78 0!,-34 0!,-30 -146!,' +
                '-38 -150!,-38 -190!,-30 -200!',
            ), x, 540, 1.6, 0, 1.6 * k,
          ),
        ),
        { fill: p.pal.ink, R: 46, angle: 0.2, gap: 5, power: 2.2, gamma: 3, rim: 4 },
      );
    man(p, 480, 620, 250, { body: 'rags', head: 'cap', big: 1.1, fill: p.pal.mid, lean: -12, power: 1.5, rim: 3 });
    thing(p, 'bucket', [590, 556], 1.3);
  }),
  gate_warden: scene('crypt', 'night', 450, 200, 450, (p) => {
    p.fill(p.all, p.pal.ink);
    for (let i = 0; i < 8; i++) {
      const t = i / 8;
      stones(
        p,
        [
          arch(450, 640 - 190 * t, mix(900, 180, t ** 0.7), mix(720, 300, t ** 0.7)),
          arch(450, 640 - 190 * t, mix(820, 140, t ** 0.7), mix(680, 270, t ** 0.7)),
        ],
        { fill: i % 2 ? p.pal.near : p.pal.fore, w: 40, h: 26, power: 1.1, rim: 3, reach: 480 },
      );
    }
    p.fill(arch(450, 470, 150, 280), p.pal.lamp);
    const q = man(p, 450, 600, 470, {
      body: 'broad', head: 'helm', wide: 1.35, fill: p.pal.ink, power: 1.2, rim: 4, big: 0.95,
    });
    for (let i = 0; i < 8; i++) thing(p, 'key', q(-14 + i * 4, -46 + (i % 2) * 3), 0.9, (i - 3.5) * -0.1, p.pal.soft);
  }),
  free_company: scene('rivertown', 'dusk', 450, 380, 450, (p) => {
    sky(p, 0, { reach: 420 });
    tent(p, 180, 400, 1.6);
    tent(p, 760, 410, 1.7);
    p.shape([taper(pts('560 420,560 30'), () => 5), pts('564 40,720 60,660 100,720 150,564 150')], p.pal.ink, {
      rim: 3, union: true,
    });
    ground(p, 430, p.pal.fore);
    for (const [x, h, hd, b, f] of rows(
      [300, 330, 'helm', 'armour', 1], [620, 330, 'hat', 'coat', -1], [370, 290, 'hood', 'cloak', 1],
      [545, 280, 'cap', 'broad', -1],
    ))
      man(p, x, 560, h, { head: hd as 'hat', body: b as 'coat', flip: f, fill: p.pal.near, power: 1.5, rim: 3 });
    p.shape(curve(pts('380 440!,520 440!,540 500,500 560,400 560,360 500')), p.pal.ink, { rim: 4 });
    p.carve(curve(pts('372 436!,450 420,528 436!,450 452')), { fill: p.pal.soft, R: 12, angle: 0 });
    thing(p, 'axe', [270, 540], 1.6, -0.2);
  }),
  candle_reeves: scene('void', 'night', 560, 160, 460, (p) => {
    stones(p, rect(-10, -10, 920, 640), { fill: p.pal.fore, power: 0.8, reach: 360 });
    p.shape(arch(560, 300, 150, 230), p.pal.ink, { rim: 3 });
    T.candle(p, { x: 560, y: 300, h: 80, w: 30, halo: 160 });
    p.carve(rect(470, 298, 180, 18), { R: 9, angle: 0, rim: 3 });
    T.paving(p, { y0: 500, vx: 500, power: 0.6 });
    for (const [x, h, f] of rows([200, 370, 1], [430, 410, 1])) {
      const q = man(p, x, 590, h, {
        head: 'hat', body: 'robe', fill: p.pal.near, rim: 4, power: 1.6,
        arms: '12 -78,20 -70,22 -84;-12 -78,-18 -64,-8 -56',
      });
      stick(p, q(6, -40), f > 0 && x > 400 ? [540, 196] : [300, 60], 4);
      if (x > 400) p.shape(pts('516 226,536 160,560 222'), p.pal.ink, { rim: 3 });
      else
        p.fill(
          times(9, (i) => rect(290 - i * 2.4, 70 + i * 26, 20, 5)),
          p.pal.cut, 1, true,
        );
    }
  }),
};
