// Purple Encounters of Avalon: the Wyrd, and those who should lie still.
import {
  T, TAU, TOKENS as K, curve, disc, half, mix, place, rect, rows, taper, times, type Plate, type Plates, type Point,
} from '../../../web/src/art/kit';
import {
  arch, beast, boards, crowd, eyes, field, ground, hills, lamp, lit, man, pts, reach, ripple, road, room, scales, scene,
  sky, stones, swarm, thing,
} from './encounter_parts';

const ember = { over: { accent: K.ember } };
/** Something that runs down and stands in drops. */
const drip = (p: Plate, x: number, y: number, w: number, n: number, long: number, fill = p.pal.near) =>
  p.shape(
    times(n, (i) => {
      const a = x + (i / (n - 1) - 0.5) * w;
      const l = long * (0.4 + p.n(a / 7));
      return curve(
        pts(`${a - 6} ${y - 9}!,${a + 6} ${y - 9}!,${a + 5} ${y + l},${a} ${y + l + 12},${a - 5} ${y + l}`),
        true, 3,
      );
    }),
    fill,
    { rim: 2, union: true },
  );

export const plates: Plates = {
  hollow_voice: scene('wyrd', 'wyrd', 450, 300, 450, (p) => {
    p.fill(p.all, p.pal.fore);
    T.rings(p, { x: 450, y: 300, r0: 230, reach: 500, gap: 16, ink: p.pal.soft, cloud: 0.7, power: 0.7 });
    for (const [n, r, s, f] of rows([13, 252, 70, p.pal.mid], [12, 186, 52, p.pal.near], [11, 136, 40, p.pal.fore]))
      for (let i = 0; i < n; i++) {
        // Laid stones, course under course, down to the water.
        const at = (q: number, a: number): [number, number] => {
          const b = ((i + a) / n) * TAU + r;
          return [450 + Math.cos(b) * (r + q * s), 300 + Math.sin(b) * (r + q * s)];
        };
        p.carve([at(-0.5, 0.05), at(-0.5, 0.5), at(-0.5, 0.95), at(0.5, 0.95), at(0.5, 0.5), at(0.5, 0.05)], {
          fill: f, R: 16, gap: 5.5, angle: ((i + 0.5) / n) * TAU + r, power: 1.3, rim: 2.4,
        });
      }
    p.fill(disc(450, 300, 100), p.pal.ink);
    p.fill(disc(456, 310, 66), p.pal.haze);
    T.rings(p, { x: 456, y: 310, r0: 6, reach: 70, gap: 8, cloud: 0 });
    p.fill(half(pts('0 -34,15 -26,17 -4,10 10,34 20,44 44,20 62,0 66'), 456, 314), p.pal.ink);
    p.shape(
      taper(pts('250 -20,430 270'), () => 4),
      p.pal.ink,
      { rim: 3 },
    );
  }),
  drawn_ones: scene('french_hill', 'dusk', 300, 130, 450, (p) => {
    sky(p, 46, { kind: 'bank' });
    hills(p, 400);
    for (const [x, y, h] of rows([320, 520, 340], [610, 530, 350], [460, 640, 500])) {
      const q = man(p, x, y, h, {
        body: 'robe', head: 'hood', fill: h > 400 ? p.pal.fore : p.pal.near, lean: -5, power: 1.5,
        arms: '14 -78,20 -60,18 -34;-14 -78,-20 -60,-18 -34',
      });
      for (const k of [-1, 1]) {
        p.tube([q(20 * k, -59), q(20 * k, -46), q(18 * k, -33)], (t) => (4.4 - 1.4 * t) * (h / 100), {
          fill: p.pal.ink, ink: p.pal.accent, gap: 5, power: 1.8,
        });
        drip(p, q(18 * k, 0)[0], q(0, -30)[1], h * 0.06, 3, h * 0.07, p.pal.accent);
      }
    }
  }),
  straw_rats: scene('yellow', 'moon', 320, 120, 450, (p) => {
    sky(p, 46, { fill: p.pal.near });
    hills(p, 330);
    field(p, 340, 320, p.pal.near, 0.5);
    p.shape(
      times(28, (i) =>
        taper(
          curve(
            [[450 + (i - 14) * 3, 430], [450 + (i - 14) * 6, 280], [450 + (i - 14) * 9.5, 140 + 6 * Math.abs(i - 14) + 20 * (i % 2)]],
            false, 5,
          ),
          () => 4,
        ),
      ), p.pal.mid,
      { rim: 3, union: true },
    );
    p.carve(curve(pts('366 270!,390 244,450 226,510 244,534 270!,514 340,500 404!,400 404!,386 340')), {
      fill: p.pal.mid, R: 70, gap: 6, angle: 1.5, bend: 0.4, power: 1.6, rim: 3, tex: 0.8,
    });
    p.carve(curve(pts('400 400!,500 400!,520 470,580 520!,320 520!,380 470')), {
      fill: p.pal.mid, R: 60, angle: 1.5, rim: 3,
    });
    p.shape(pts('390 404,510 396,512 424,388 430'), p.pal.ink, { rim: 2 });
    for (const [x, y, k, f] of rows(
      [320, 430, 0.6, -1], [600, 430, 0.6, 1], [270, 510, 0.8, -1], [590, 500, 0.85, 1], [500, 575, 1.05, 1],
      [330, 590, 1, -1],
    ))
      beast(p, 'rat', x, y, k, f, { fill: p.pal.ink, R: 30, gap: 5, power: 1, eye: p.pal.accent, rim: 4 });
  }),
  late_echo: scene('dreams', 'dusk', 600, 250, 470, (p) => {
    p.fill(p.all, p.pal.sky);
    T.ridge(p, { y: 240, amp: 120, len: 150, fill: p.pal.far, power: 0.5 });
    p.carve(curve(pts('420 640!,470 400,540 180,640 60,760 130,920 40!,920 640!')), {
      fill: p.pal.near, R: 160, angle: 0.5, tex: 0.8,
    });
    p.fill(curve(pts('556 250,600 190,650 240,640 330,596 350,560 310')), p.pal.ink);
    T.rings(p, { x: 600, y: 270, r0: 90, reach: 420, gap: 17, power: 1.5, cloud: 0.1 });
    p.shape(curve(pts('-20 640!,-20 420!,240 400!,380 410!,400 440,360 520,380 640!')), p.pal.ink, { rim: 4 });
    man(p, 320, 414, 150, { head: 'cap', fill: p.pal.ink, rim: 3, arms: '15 -78,22 -86,9 -92;-15 -78,-6 -84,5 -90' });
  }),
  cold_lamp: scene('wyrd', 'wyrd', 560, 220, 480, (p) => {
    p.fill(p.all, p.pal.ink);
    T.rays(p, { x: 560, y: 220, r0: 100, r1: 620, n: 130, ink: p.pal.soft, power: 0.9 });
    const q = man(p, 350, 640, 480, {
      body: 'cloak', head: 'hood', fill: p.pal.mid, power: 1.8, rim: 5, arms: '13 -78,24 -68,35 -74',
    });
    swarm(
      p, 60, '-12 0,0 -4,12 0,0 4',
      (i) => [
        mix(q(-16, 0)[0], 540, (i % 12) / 12) + p.r.in(-20, 20),
        mix(210, 560, Math.floor(i / 12) / 5) - ((i % 12) / 12) * 120,
        p.r.in(0.6, 1.6),
        -0.4,
      ],
      p.pal.ink,
    );
    lamp(p, 560, 220, 5, 0);
    p.fill(disc(560, 224, 22, 24), p.pal.ink);
    p.shape([disc(560, 96, 26, 20), disc(560, 96, 18, 20)], p.pal.ink, { rim: 3 });
    p.shape(
      taper(pts('560 70,560 -20'), () => 5),
      p.pal.ink,
      { rim: 3 },
    );
  }),
  standing_sheet: scene('miskatonic_university', 'moon', 600, 100, 440, (p) => {
    sky(p, 46, { fill: p.pal.near });
    hills(p, 470);
    p.shape(
      taper(pts('-20 170,450 206,920 160'), () => 3),
      p.pal.ink,
      { rim: 2 },
    );
    for (const [x, y] of rows([60, 176], [230, 186], [680, 186], [850, 176]))
      p.carve(
        curve(
          pts(
            `${x - 80} ${y}!,${x + 80} ${y}!,${x + 86} ${y + 150},${x + 70} ${y + 290}!,${x} ${y + 276},` +
              `${x - 84} ${y + 292}!,${x - 72} ${y + 150}`,
          ),
        ),
        { fill: p.pal.mid, R: 40, angle: 1.4, power: 1, bend: 0.8 },
      );
    p.carve(
      curve(
        pts(
          '320 590!,330 470,340 360,356 300,392 280,404 230,438 196,476 206,492 250,486 290,520 320,530 370,' +
            '590 380,630 400,640 440,628 500,634 590!,570 574,500 590!,400 574',
        ),
      ),
      { fill: p.pal.soft, R: 70, angle: 1.4, power: 1.9, gap: 5, rim: 4, tex: 0.6 },
    );
    p.fill(curve(pts('520 400!,556 410,596 396!,600 470,588 560!,566 480,540 430')), p.pal.near);
    ground(p, 580, p.pal.ink, 0.4);
  }),
  wax_child: scene('crypt', 'night', 640, 380, 470, (p) => {
    room(p, 480, { power: 0.6 });
    p.carve(pts('590 500,600 180,780 180,790 500'), { fill: p.pal.ink, R: 40, rim: 4 });
    p.shape(rect(660, -20, 50, 210), p.pal.ink, { rim: 4 });
    p.fill(arch(690, 430, 110, 130), p.pal.lamp);
    p.shape(
      times(4, (i) => rect(646 + i * 26, 300, 7, 130)),
      p.pal.ink,
      { hand: 0, union: true },
    );
    const q = man(p, 420, 570, 400, {
      body: 'tunic', head: 'bare', big: 1.5, fill: p.pal.mid, power: 1.8,
      arms: '14 -76,28 -72,40 -66;-14 -76,-28 -72,-36 -64', gap: 5,
    });
    drip(p, q(34, 0)[0], q(0, -66)[1], 60, 4, 70, p.pal.mid);
    drip(p, q(-32, 0)[0], q(0, -66)[1], 50, 3, 80, p.pal.mid);
    drip(p, q(0, 0)[0], q(0, -34)[1], 130, 7, 60, p.pal.mid);
    p.carve(curve(pts('330 580!,350 560,420 554,500 562,530 580!,440 596')), {
      fill: p.pal.mid, R: 14, angle: 0, power: 1.5,
    });
  }),
  borrowed_face: scene('void', 'moon', 300, 110, 450, (p) => {
    sky(p, 0, { fill: p.pal.fore });
    man(p, 470, 960, 840, { body: 'cloak', head: 'hood', fill: p.pal.near, power: 1.5, gap: 5 });
    p.carve(curve(pts('300 300,330 250,390 244,440 280,450 360,420 450,376 486,330 456,300 390')), {
      fill: p.pal.soft, R: 90, angle: 0.3, power: 1.8, rim: 4,
    });
    p.fill(curve(pts('318 340!,344 324,366 338!,344 352')), p.pal.ink);
    p.fill(curve(pts('392 340!,416 322,438 336!,414 352')), p.pal.ink);
    p.fill(curve(pts('372 340!,380 390,398 402!,376 410')), p.pal.ink);
    p.fill(curve(pts('340 436!,376 428,410 434!,376 446')), p.pal.ink);
    p.shape(
      taper(curve(pts('446 300,520 260,560 330'), false, 6), () => 3),
      p.pal.cut,
      { hand: 0 },
    );
    reach(p, 330, 690, 1.1, 0.1, p.pal.ink, 1.6);
  }),
  wrong_turning: scene('avalon', 'dusk', 230, 140, 560, (p) => {
    sky(p, 44);
    hills(p, 250, { near: 20 });
    p.fill(rect(-10, 284, 920, 400), p.pal.near);
    road(p, 330, 282, 300, 190, p.pal.far);
    // The same stone, and again, and again.
    for (const [x, y, k] of rows([385, 296, 0.3], [470, 346, 0.62], [680, 596, 1.95])) {
      p.fill(curve(place(pts('-70 4,0 -14,90 4,30 16'), x, y, k)), p.pal.ink);
      p.carve(curve(place(pts('54 6!,80 -8!,76 -150,52 -196!,30 -190'), x, y, k)), { fill: p.pal.ink, R: 12 * k, rim: 3 });
      p.carve(curve(place(pts('-58 8!,-57 -150,-42 -190,0 -206,42 -190,57 -150,58 8!'), x, y, k)), {
        fill: p.pal.fore, R: 60 * k, gap: 6, angle: 0.2, rim: 4, power: 1.6, tex: 0.8,
      });
      p.fill(
        [[-30, 10], [-6, 10], [18, 10]].map(([a, b]) => place(rect(a!, -128, b!, 62), x, y, k)),
        p.pal.ink, 1, true,
      );
      p.carve(curve(place(pts('-38 -200!,-34 -220,-14 -234,16 -234,36 -220,40 -200!'), x, y, k)), {
        fill: p.pal.soft, R: 26 * k, gap: 6, angle: 1.1, power: 1.6, rim: 3,
      });
      for (const a of [-14, 4, 22])
        p.shape(
          taper(place(pts(`${a - 4} -228,${a + 4} -214`), x, y, k), () => 3 * k),
          p.pal.ink,
          { hand: 0 },
        );
    }
    T.walker(p, { x: 330, y: 590, h: 210, rim: 4 });
  }),
  pale_pedlar: scene('snow', 'night', 310, 110, 450, (p) => {
    sky(p, 40, { fill: p.pal.near, kind: 'rays' });
    hills(p, 470);
    const q = man(p, 450, 960, 800, {
      body: 'coat', head: 'hat', fill: p.pal.soft, power: 1.9, gap: 5,
      arms: '14 -76,24 -62,22 -78;-14 -76,-22 -60,-10 -46',
    });
    const [x, y] = q(22, -78);
    scales(p, x, y - 4, 1.1, 0.25);
    boards(p, rect(270, 540, 380, 26), { fill: p.pal.mid, angle: 0, rim: 3 });
    swarm(p, 9, '-9 0,-5 -8,5 -8,9 0,5 8,-5 8', (i) => [300 + i * 38, 530, 1 + (i % 3) * 0.4, i], p.pal.ink, 3);
    boards(p, pts('270 566,650 566,630 640,290 640'), { fill: p.pal.ink, rim: 3 });
  }),
  warm_dead: scene('crypt', 'dusk', 580, 170, 450, (p) => {
    sky(p, 70);
    hills(p, 340);
    for (const [x, y, h, l] of rows(
      [300, 360, 230, 10], [610, 370, 240, -12], [330, 540, 400, -8], [580, 570, 480, 10],
    )) {
      man(p, x, y + h * 0.42, h, {
        body: 'ghost', head: 'skull', fill: p.pal.near, lean: l, power: 1.5, big: 1.25,
        arms: l > 0 ? '14 -78,24 -68,30 -76' : '-14 -78,-24 -70,-26 -82',
      });
      p.shape(
        curve(
          pts(
            `${x - h * 0.6} 660!,${x - h * 0.5} ${y + 8}!,${x - h * 0.2} ${y - 10},${x + h * 0.2} ${y - 6},` +
              `${x + h * 0.5} ${y + 8}!,${x + h * 0.6} 660!`,
          ),
        ), p.pal.fore,
        { rim: 4 },
      );
    }
  }),
  gleaner: scene('yellow', 'moon', 590, 120, 450, (p) => {
    sky(p, 56);
    hills(p, 350);
    field(p, 370, 590, p.pal.near, 0.7);
    const straw = (x: number, y: number, turn: number, wide: number, n: number, s = 1) =>
      swarm(
        p, n, '-3 0,0 -64,3 0',
        (i) => [x + Math.cos(turn) * wide * (i / (n - 1) - 0.5), y + Math.sin(turn) * wide * (i / (n - 1) - 0.5),
          s * p.r.in(0.7, 1.2), turn + 0.9 * (i / (n - 1) - 0.5)],
        p.pal.soft, 1,
      );
    const g = { fill: p.pal.fore, gap: 6, power: 1.6, rim: 4, tex: 0.8 };
    straw(716, 552, Math.PI, 60, 9, 0.8);
    p.carve(taper(curve(pts('612 300,690 420,716 560'), false, 6), (t) => 58 - 24 * t), { ...g, R: 40, angle: 1.3, power: 1 });
    straw(560, 566, Math.PI, 64, 9, 0.8);
    p.carve(taper(curve(pts('590 300,570 430,560 574'), false, 6), (t) => 62 - 26 * t), { ...g, R: 40, angle: 1.4 });
    p.carve(curve(pts('664 344!,676 270,620 206,520 168,420 186,356 250,366 318,430 330,500 326,570 372!')), {
      ...g, R: 70, angle: 0.3,
    });
    p.shape(taper(curve(pts('560 380,606 300,646 226'), false, 6), () => 9), p.pal.ink, { rim: 3 });
    for (const [x, y] of rows([470, 214], [540, 250])) p.shape(place(pts('-24 -20,26 -24,22 24,-26 20'), x, y, 1, 0.4), p.pal.ink, { rim: 3 });
    // Head down, under a hat; a hand in the stubble.
    straw(352, 300, -2, 70, 9, 0.7);
    p.carve(curve(pts('350 290!,300 300,262 350,268 410,310 430,352 400,376 340')), { ...g, fill: p.pal.ink, R: 34 });
    p.carve(curve(pts('352 268!,306 244,252 264,226 320,236 356!,300 332,344 320')), { ...g, R: 34, angle: 0.6 });
    p.carve(curve(pts('384 262!,330 330,270 366,196 386!,250 334,330 296')), { ...g, R: 14, angle: 0.7, gap: 5 });
    eyes(p, [[296, 386, 0.8]]);
    straw(330, 520, 3.3, 50, 9, 0.9);
    p.carve(taper(curve(pts('404 280,424 400,334 530'), false, 7), (t) => 40 - 17 * t), { ...g, R: 26, angle: 1.2 });
    straw(250, 586, 0, 30, 8, 1.1);
  }),
  drowned_tallyman: scene('sea', 'moon', 310, 110, 440, (p) => {
    sky(p, 46, { kind: 'bank' });
    T.water(p, { y0: 260, path: [[310, 60]], base: 0.2 });
    man(p, 450, 860, 740, {
      body: 'robe', head: 'cap', fill: p.pal.near, power: 1.5, gap: 5,
      arms: '13 -78,22 -62,9 -54;-13 -78,-22 -62,-9 -54',
    });
    T.book(p, { x: 450, y: 474, s: 1.4 });
    drip(p, 450, 484, 260, 9, 40, p.pal.cut);
    drip(p, 450, 232, 100, 5, 26, p.pal.soft);
    T.water(p, { y0: 540, path: [[310, 70]], base: 0.4 });
    ripple(p, 450, 548, 150, 220);
  }),
  tallow_men: scene('yellow', 'night', 450, 130, 450, (p) => {
    room(p, 330, { stone: 1, power: 0.6 });
    for (const [x, y, h] of rows([320, 450, 300], [590, 460, 310], [450, 570, 420])) {
      T.rings(p, { x, y: y - h * 1.08, r0: 14, reach: 90, gap: 8, ink: p.pal.lamp, cloud: 0 });
      p.carve(
        half(pts('0 -100,6 -100,8 -92,6 -84,15 -78,18 -60,16 -44,20 -30,16 -16,26 -6,34 0!,10 2'), x, y, h / 100),
        { fill: p.pal.mid, R: h * 0.14, angle: 0.2, power: 1.5, tex: 0.5, rim: 3 },
      );
      for (const [v, w] of rows([-74, 0.3], [-50, 0.34], [-26, 0.36]))
        drip(p, x, y + (v * h) / 100, h * w, 5, h * 0.07, p.pal.soft);
      p.fill(
        curve(
          pts(
            `${x} ${y - h * 1.14}!,${x + h * 0.03} ${y - h * 1.06},${x} ${y - h * 1.01},` +
              `${x - h * 0.03} ${y - h * 1.06}`,
          ),
        ), p.pal.lamp,
      );
      for (const k of [-1, 1]) p.fill(disc(x + k * h * 0.03, y - h * 0.92, h * 0.017, 10, h * 0.026), p.pal.ink);
    }
    for (const [x, y] of rows([380, 590], [520, 580], [340, 520], [570, 510]))
      p.shape(disc(x, y, 26, 16, 9), p.pal.soft, { rim: 2 });
  }),
  sunken_bell: scene('rlyeh', 'moon', 450, 20, 450, (p) => {
    p.fill(p.all, p.pal.fore);
    T.rays(p, { x: 450, y: -60, r0: 90, r1: 640, from: 0.8, to: 2.34, n: 70, ink: p.pal.soft, power: 0.7 });
    p.lines(
      times(5, (i) => times(30, (k) => [k * 32, 66 + i * 11 + 10 * Math.sin(k + i), i])),
      { gap: 12, tone: (x, y) => lit(p, x, y, 500) },
    );
    p.shape(curve(pts('380 70!,400 96,500 96,530 68!')), p.pal.ink, { rim: 3 });
    T.rings(p, { x: 450, y: 390, r0: 190, reach: 260, gap: 15, power: 0.8, cloud: 0.6, ink: p.pal.soft });
    p.shape(
      taper(curve(pts('440 240,400 180,470 130,450 94'), false, 7), () => 4),
      p.pal.ink,
      { rim: 3 },
    );
    p.shape([disc(440, 240, 26, 20), disc(440, 240, 14, 20)], p.pal.ink, { rim: 4 });
    p.carve(
      curve(
        place(pts('-12 -60!,12 -60!,26 -44,32 -4,46 20,60 36!,-60 36!,-46 20,-32 -4,-26 -44'), 442, 420, 2.8, 0.12),
      ),
      { fill: p.pal.mid, R: 60, angle: 0.12, bend: 0.5, power: 1.5, rim: 4, light: [250, 200, 190, 900] },
    );
    p.fill(place(pts('-53 24,53 24,54 27,-54 27'), 442, 420, 2.8, 0.12), p.pal.ink);
    p.fill(disc(424, 512, 26, 18), p.pal.ink);
    T.ridge(p, { y: 540, amp: 24, fill: p.pal.ink });
    swarm(p, 30, '-3 0,8 -50,-6 -90,10 -130,4 -60,6 0', (i) => [i * 32, 610, p.r.in(0.4, 1), 0], p.pal.ink, 2);
  }),
  nameless_dog: scene(
    'leng', 'wyrd', 300, 90, 450,
    (p) => {
      sky(p, 40, { fill: p.pal.near, kind: 'bank' });
      hills(p, 330, { fill: p.pal.fore });
      road(p, 560, 330, 450, 220);
      p.carve(
        half(
          pts('0 -150,50 -150,78 -190!,104 -150,108 -90,90 -50,120 10,130 120,110 300!,56 300!,50 160,0 170'),
          450, 300,
        ),
        { fill: p.pal.ink, R: 60, angle: 1.4, power: 1.5, tex: 0.8, grain: 0.06, rim: 4 },
      );
      p.fill(disc(450, 236, 62, 30, 78), p.pal.ink);
      T.whirl(p, { x: 450, y: 236, r0: 6, r1: 80, arms: 22, turns: 0.5, squash: 1.15, ink: p.pal.accent });
      p.shape(curve(pts('360 330!,450 366,540 330!,544 352!,450 390,356 352!')), p.pal.mid, { rim: 3 });
      p.shape(disc(450, 398, 20, 20), p.pal.soft, { rim: 2 });
    },
    ember,
  ),
  second_shadow: scene(
    'easttown', 'day', 560, 70, 540,
    (p) => {
      p.fill(p.all, p.pal.far);
      T.rings(p, { x: 560, y: 70, r0: 60, reach: 560, gap: 14 });
      p.fill(disc(560, 70, 44), p.pal.cut);
      p.fill(rect(-10, 210, 920, 400), p.pal.mid);
      T.ridge(p, { y: 216, amp: 10, fill: p.pal.mid, depth: 60 });
      p.fill(pts('440 300,470 300,420 640,250 640'), p.pal.ink);
      p.fill(
        curve(
          pts(
            '456 300!,500 350,560 380,640 400,690 360,740 370!,700 410,640 440,600 450,620 500,700 520,690 550!,' +
              '600 530,540 500,480 460,440 320!',
          ),
        ), p.pal.ink,
      );
      p.fill(disc(640, 470, 34, 20, 24), p.pal.ink);
      T.walker(p, { x: 452, y: 306, h: 170, fill: p.pal.ink, rim: 4 });
      eyes(p, [[640, 470, 0.7]]);
    },
    ember,
  ),
  salt_bride: scene('snow', 'moon', 320, 100, 450, (p) => {
    sky(p, 44, { fill: p.pal.fore });
    for (const [x, w] of rows([250, 90], [650, 110], [160, 120], [770, 130]))
      p.carve(pts(`${x - w} 620,${x - w * 0.5} ${330 + w},${x} ${200 + w},${x + w * 0.6} ${340 + w},${x + w} 620`), {
        fill: p.pal.near, R: 50, angle: 1,
      });
    man(p, 450, 900, 760, { body: 'gown', head: 'veil', fill: p.pal.soft, power: 2, gap: 5, rim: 4 });
    p.shape(
      times(9, (i) => place(pts('0 -22,8 0,0 10,-8 0'), 396 + i * 13.5, 116 - 20 * Math.sin((i / 8) * Math.PI), 1)),
      p.pal.cut,
      { hand: 0, union: true },
    );
    swarm(
      p, 44, '-6 -6,6 -6,6 6,-6 6',
      () => [p.r.in(330, 580), p.r.in(160, 600), p.r.in(0.3, 1), p.r.in(0, 3)],
      p.pal.cut,
    );
  }),
  unlit_hour: scene('wyrd', 'wyrd', 450, 150, 450, (p) => {
    p.fill(p.all, p.pal.ink);
    T.rings(p, { x: 450, y: 230, r0: 190, reach: 330, gap: 18, power: 0.6, cloud: 0.8 });
    T.paving(p, { y0: 440, vx: 450, power: 0.6, lit: (x, y) => lit(p, x, y, 560) });
    p.shape(curve(pts('380 470!,374 300,400 140,450 90,496 120,520 260,524 470!')), p.pal.ink, { rim: 6 });
    const chair = pts('-30 60,-30 -70,-22 -70,-22 0,30 0,30 60,22 60,22 14,-22 14,-22 60');
    for (const [x, y, s, t] of rows(
      [300, 500, 1.2, 0.3], [600, 560, 1.5, -2.6], [620, 250, 0.9, 0.9], [290, 210, 0.8, -1.9],
    ))
      p.shape(place(chair, x, y, s, t), p.pal.haze, { rim: 4 });
    p.shape(
      place(pts('-110 0,110 0,110 16,90 16,84 90,74 90,74 16,-74 16,-74 90,-84 90,-90 16,-110 16'), 420, 540, 1, -0.35),
      p.pal.haze,
      { rim: 4 },
    );
    T.stars(p, { n: 24, y1: 380, avoid: [450, 260, 160] });
  }),
  mound_keeper: scene('avalon', 'moon', 600, 110, 450, (p) => {
    sky(p, 54);
    T.ridge(p, { y: 430, amp: 20, fill: p.pal.far });
    p.carve(
      curve(
        pts(
          '150 640!,190 520,260 420,280 330,330 240,390 200,410 150,460 120,510 150,526 200,600 250,640 350,' +
            '650 460,740 560,780 640!',
        ),
      ),
      { fill: p.pal.near, R: 120, angle: 0.3, tex: 0.8, power: 1.5, rim: 4 },
    );
    p.shape([rect(404, 120, 22, 76), rect(492, 120, 22, 76), pts('386 130,532 116,534 88,384 98')], p.pal.fore, {
      rim: 4, union: true,
    });
    p.fill(rect(426, 128, 66, 66), p.pal.ink);
    eyes(p, [[459, 164, 1.1]]);
    p.tube(curve(pts('310 290,230 400,240 520,300 560'), false, 7), (t) => 40 - 10 * t, {
      fill: p.pal.near, gap: 6, power: 1.5, rim: 4,
    });
    p.tube(curve(pts('610 300,670 400,650 510,590 550'), false, 7), (t) => 40 - 10 * t, {
      fill: p.pal.near, gap: 6, power: 1.5, rim: 4,
    });
    T.grass(p, { y: 300, n: 50, h: 30, x0: 330, x1: 590, fill: p.pal.ink });
    ground(p, 570, p.pal.ink);
    T.walker(p, { x: 440, y: 596, h: 70, rim: 3 });
  }),
  hollow_reaper: scene('yellow', 'dusk', 300, 230, 450, (p) => {
    sky(p, 80, { kind: 'bank' });
    hills(p, 440);
    const q = man(p, 470, 620, 540, {
      body: 'ghost', head: 'hood', fill: p.pal.ink, rim: 4, power: 0.9,
      arms: '14 -78,26 -66,22 -56;-14 -78,-22 -60,-4 -54',
    });
    p.fill(curve([q(-8, -74), q(8, -74), q(7, -20), q(0, -6), q(-7, -20)]), p.pal.sky);
    thing(p, 'scythe', q(18, -56), 2.3, 0.12, p.pal.soft, -1);
    swarm(p, 110, '-3 0,0 -60,4 0', (i) => [i * 8.4, 612, p.r.in(0.7, 1.6), p.r.in(-0.3, 0.3)], p.pal.ink, 1.6);
  }),
  counter_stone: scene(
    'wyrd', 'wyrd', 450, 520, 450,
    (p) => {
      p.fill(p.all, p.pal.ink);
      // the room above, where nobody looks down
      p.fill(rect(-10, -10, 920, 150), p.pal.near);
      lamp(p, 690, 62, 1, 46);
      man(p, 610, 140, 112, { fill: p.pal.ink, head: 'hat', rim: 2 });
      boards(p, rect(-10, 138, 920, 34), { fill: p.pal.fore, angle: 0, rim: 3, w: 40 });
      // the water under the house
      T.rings(p, { x: 450, y: 536, r0: 60, reach: 470, squash: 0.26, gap: 12, power: 0.9, cloud: 0.1 });
      // a menhir on its head, its tip in the water
      p.carve(curve(pts('326 172!,352 250,366 350,396 440,430 524,462 532,496 450,530 350,548 260,574 172!')), {
        fill: p.pal.near, R: 90, angle: 1.45, power: 1.6, tex: 0.7, rim: 5, light: [650, 420, 150, 700],
      });
      for (const [x, y] of rows([452, 240], [454, 320], [456, 400])) T.rune(p, x, y, 28);
      p.fill(disc(448, 532, 44, 26, 9), p.pal.cut);
      p.fill(disc(448, 531, 24, 20, 4), p.pal.ink);
    },
    ember,
  ),
  choir_of_the_drawn: scene(
    'french_hill', 'wyrd', 450, 80, 450,
    (p) => {
      sky(p, 0, { fill: p.pal.fore, kind: 'rays' });
      p.shape(arch(450, 400, 150, 350), p.pal.soft, { rim: 3 });
      for (const [y, h, n] of rows([400, 200, 8], [490, 260, 7], [600, 340, 6]))
        for (let i = 0; i < n; i++) {
          const x = 450 + (i - (n - 1) / 2) * h * 0.42;
          if (h > 300 && i === 3) continue;
          man(p, x, y, h, { body: 'robe', head: 'hood', fill: h > 300 ? p.pal.near : p.pal.fore, gap: 6, power: 1.2 });
          p.fill(disc(x, y - h * 0.87, h * 0.022, 12, h * 0.036), p.pal.accent);
        }
    },
    ember,
  ),
  wrong_year: scene('snow', 'moon', 470, 70, 420, (p) => {
    sky(p, 40, { fill: p.pal.near });
    T.house(p, { x: 400, y: 450, w: 190, h: 170, roof: 130, side: 170, lit: 1, fill: p.pal.fore, rows: 2 });
    p.fill(arch(452, 452, 56, 90), p.pal.lamp);
    ground(p, 446, p.pal.mid, 1.2);
    T.tree(p, { x: 320, y: 470, h: 330, depth: 4, lean: -0.1, fill: p.pal.ink });
    swarm(
      p, 70, '0 -8,5 -2,8 4,0 7,-8 4,-5 -2',
      () => {
        const a = p.r() * TAU;
        const r = 110 * Math.sqrt(p.r());
        return [310 + Math.cos(a) * r * 1.2, 230 + Math.sin(a) * r, p.r.in(0.7, 1.5), a];
      },
      p.pal.cut,
    );
    p.fill(
      times(8, (i) => disc(450 + (i % 2 ? 16 : -10) * (1 + i / 6) - i * 4, 470 + i * i * 2.3, 5 + i, 12, 2 + i * 0.5)),
      p.pal.ink, 1, true,
    );
    T.snow(p, { n: 120 });
    p.shape([taper(pts('560 350,650 350'), () => 4), rect(600, 352, 70, 60)], p.pal.ink, { rim: 3, union: true });
  }),
  hands_in_the_wall: scene('crypt', 'night', 300, 160, 450, (p) => {
    stones(p, p.all, { fill: p.pal.near, w: 120, h: 70, power: 1.5, reach: 640 });
    for (const [x, y, s, t] of rows(
      [350, 330, 0.85, -0.5], [560, 260, 0.8, 0.6], [170, 400, 0.8, 0.3], [720, 470, 0.9, -0.3], [300, 560, 0.95, 0.4],
      [590, 560, 1.1, -0.2], [450, 470, 1.15, 0.05],
    )) {
      p.fill(disc(x, y + 10 * s, 62 * s, 14, 44 * s), p.pal.ink);
      reach(p, x, y, s, t, p.pal.near, 1.6);
    }
  }),
  red_guest: scene(
    'abyss', 'night', 450, 440, 450,
    (p) => {
      p.fill(p.all, p.pal.fore);
      T.rings(p, { x: 450, y: 440, r0: 60, reach: 430, gap: 12, cloud: 0.3 });
      for (const x of [90, 240, 700, 820]) T.trunk(p, { x, w: 54, fill: p.pal.ink });
      for (const [x, f] of rows([270, 1], [640, -1]))
        man(p, x, 590, 250, { body: 'cloak', head: 'hat', fill: p.pal.ink, flip: f, rim: 3 });
      man(p, 450, 560, 420, { body: 'cloak', head: 'hood', fill: K.emberDeep, power: 1.5, rim: 4, eye: p.pal.accent });
      p.shape(curve(pts('390 500!,510 500!,526 550,490 590,410 590,374 550')), p.pal.ink, { rim: 4 });
      p.shape([taper(pts('330 620,450 380'), () => 5), taper(pts('570 620,450 380'), () => 5)], p.pal.ink, {
        rim: 3, union: true,
      });
      p.fill(curve(pts('386 500!,450 490,514 500!,450 512')), p.pal.cut);
    },
    ember,
  ),
  thrales_shadow: scene(
    'merchant_district', 'night', 640, 470, 490,
    (p) => {
      room(p, 470, { power: 1, reach: 760 });
      p.fill(
        half(
          pts('0 -104,7 -104,7 -98!,17 -95!,7 -94,6 -87,18 -82,22 -66,20 -40,26 0!,20 30!,6 30!,0 -10'),
          420, 400, 3.7,
        ), p.pal.ink,
      );
      p.fill(
        taper(curve(pts('340 130,260 60,240 -20'), false, 6), (t) => 26 - 10 * t),
        p.pal.ink,
      );
      p.fill(pts('330 490,520 490,640 560,560 590'), p.pal.ink);
      boards(p, rect(560, 470, 300, 24), { fill: p.pal.mid, angle: 0, rim: 4 });
      p.shape([rect(580, 490, 20, 130), rect(820, 490, 20, 130)], p.pal.ink, { rim: 3 });
      T.candle(p, { x: 640, y: 470, h: 60, w: 26, halo: 110 });
      thing(p, 'quill', [590, 458], 1.6, 0.3, p.pal.cut);
      p.shape(pts('660 470,700 452,800 452,790 470'), p.pal.soft, { rim: 2 });
      eyes(p, [[420, 58, 1]]);
    },
    ember,
  ),
  the_uncounted: scene('leng', 'wyrd', 450, 190, 450, (p) => {
    sky(p, -44, { fill: p.pal.fore, reach: 340 });
    const H = [
      [260, 50, 30], [300, 76, 24], [350, 110, 18], [420, 160, 13], [510, 230, 10], [620, 320, 8],
    ] as [number, number, number][];
    crowd(p, H, -30, 930, [p.pal.mid, p.pal.mid, p.pal.near, p.pal.near, p.pal.fore, p.pal.ink], 3);
    T.book(p, { x: 450, y: 580, s: 1.5 });
  }),
  walking_stone: scene(
    'northside', 'moon', 590, 100, 450,
    (p) => {
      sky(p, 50, { fill: p.pal.near });
      T.skyline(p, { y: 400, h: 150, fill: p.pal.fore });
      T.paving(p, { y0: 400, vx: 450, power: 0.7, lit: (x, y) => lit(p, x, y, 700) });
      p.carve(
        curve(
          place(
            pts('-80 0!,-96 -180,-70 -340,-10 -400,50 -370,84 -240,90 0!,40 20!,20 60!,-10 10!,-50 70!'),
            420, 440, 1, 0.16,
          ),
        ),
        { R: 80, angle: 1.4, power: 1.5, tex: 0.8, rim: 4 },
      );
      for (const y of [170, 230, 290]) T.rune(p, 450 - (y - 170) * 0.15, y, 22);
      swarm(
        p, 22, '-8 0,0 -8,9 0,2 7',
        () => [p.r.in(320, 500), p.r.in(440, 530), p.r.in(0.4, 1.4), p.r.in(0, 6)],
        p.pal.near, 2,
      );
      p.shape(curve(pts('470 560!,500 530,570 522,640 540,650 570,590 594,510 590')), p.pal.ink, { rim: 4 });
      p.shape(
        times(5, (i) => disc(600 - i * 46, 520 - i * 8, 30 - i * 2, 14, 9)),
        p.pal.ink,
        { rim: 2, union: true },
      );
    },
    ember,
  ),
  dark_between_lamps: scene('void', 'night', 290, 170, 450, (p) => {
    p.fill(p.all, p.pal.fore);
    for (const x of [290, 610]) T.rings(p, { x, y: 170, r0: 30, reach: 250, ink: p.pal.lamp, cloud: 0 });
    T.skyline(p, { y: 420, h: 130, fill: p.pal.near, lit: 0 });
    T.paving(p, {
      y0: 430, vx: 450, power: 0.9, lit: (x) => Math.max(0, 1 - Math.min(Math.abs(x - 290), Math.abs(x - 610)) / 130),
    });
    for (const x of [290, 610]) T.lamppost(p, { x, y: 540, h: 370, s: 1.6, halo: 0 });
    p.shape(half(pts('0 -470,40 -440,54 -380,44 -320,100 -270,120 -120,104 20,130 140!,0 160'), 450, 500), p.pal.ink, {
      hand: 2,
    });
    T.walker(p, { x: 330, y: 575, h: 130, rim: 3 });
    eyes(p, [[450, 110, 1.1]]);
  }),
  waked_sleeper: scene(
    'avalon', 'wyrd', 250, 130, 450,
    (p) => {
      p.fill(p.all, p.pal.ink);
      // a window, and the one light that it lets in
      T.rings(p, { x: 250, y: 130, r0: 74, reach: 430, gap: 11, power: 0.7, cloud: 0.5 });
      p.shape(pts('180 230!,180 90!,250 40,320 90!,320 230!'), p.pal.haze, { rim: 3 });
      p.fill([rect(245, 50, 10, 180), rect(180, 140, 140, 9)], p.pal.ink, 1, true);
      p.fill(pts('180 236,330 236,640 470,330 470'), p.pal.haze, 0.28);
      // the lid leans where somebody has pushed it
      p.carve(pts('700 250,784 232,850 560,760 590'), { fill: p.pal.near, R: 30, rim: 4, angle: 1.4 });
      T.hooded(p, { x: 500, y: 640, h: 480, face: 'void', fill: p.pal.near, rim: 5, power: 1.5 });
      // what it has slept in hangs from its arms
      for (const k of [-1, 1])
        p.carve(
          curve(
            rows([90, 330], [190, 300], [236, 318], [220, 400], [196, 360], [170, 440], [130, 400], [84, 460]).map(
              ([x, y]): Point => [500 + x * k, y],
            ),
          ),
          { fill: p.pal.near, R: 26, angle: 1.3, power: 1.5, rim: 3 },
        );
      for (const k of [-1, 1]) p.fill(disc(500 + 19 * k, 236, 6, 10), p.pal.accent);
      stones(p, pts('190 480,810 480,830 640,170 640'), { fill: p.pal.near, w: 600, h: 90, power: 1.1, rim: 4 });
      p.carve(rect(170, 460, 660, 34), { fill: p.pal.near, R: 14, angle: 0, rim: 5, power: 1.6 });
      for (const x of [290, 430, 570, 710]) T.rune(p, x, 556, 26);
    },
    ember,
  ),
};
