// The cemetery and the church of Salem.
import {
  T, curve, rect, rows, smooth, taper, times, type Plates, type Ring,
} from '../../../web/src/art/kit';

export const plates: Plates = {
  cemetery: {
    tint: 'salem',
    mood: 'moon',
    light: [450, 210, 200, 800],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.rings(p, { x: 450, y: 210, r0: 112, reach: 460, gap: 9, power: 0.9, cloud: 0.7 });
      T.moon(p, { x: 450, y: 210, r: 96 });
      T.ridge(p, {
        fn: (x) => 410 - 60 * Math.exp(-Math.pow((x - 450) / 170, 2)),
        fill: p.pal.far,
        power: 0.7,
        depth: 110,
      });
      T.tree(p, { x: 500, y: 356, h: 300, w: 13, lean: -0.05, fill: p.pal.fore, gnarl: 0.4 });
      for (const [x, y, w, k] of rows(
        [330, 392, 26, 1], [376, 374, 22, 0], [420, 364, 20, 2], [560, 378, 24, 0], [606, 396, 28, 1],
      ))
        T.tomb(p, { x, y, w, h: w * 1.7, kind: k, lean: p.r.in(-0.12, 0.12), fill: p.pal.mid });
      const path = curve(
        [[430, 380, 1], [452, 380, 1], [486, 440], [440, 520], [560, 612, 1], [300, 612, 1], [370, 520], [440, 440]],
        true,
        6,
      );
      T.ridge(p, { y: 436, amp: 8, fill: p.pal.near, power: 0.7, depth: 150 });
      p.fill(path, p.pal.mid);
      p.cut(path, { gap: 7, tone: (x, y) => 0.75 * smooth(0.3, 0.55, p.n(x / 30, y / 6)) });
      for (const [x, y, w, k] of rows([250, 486, 50, 0], [640, 480, 46, 2], [700, 520, 56, 1], [196, 540, 60, 0]))
        T.tomb(p, { x, y, w, h: w * 1.6, kind: k, lean: p.r.in(-0.1, 0.1) });
      T.fog(p, { y: 470, h: 50, n: 4, power: 0.8, cut: p.pal.cut });
      T.hooded(p, { x: 462, y: 470, h: 110, fill: p.pal.ink, eyes: p.pal.accent, power: 0.6 });
      // gate with an iron arch
      for (const x of [124, 776]) {
        p.carve(rect(x - 40, 250, 80, 360), {
          fill: p.pal.fore,
          R: 16,
          gap: 6.5,
          angle: 0,
          bend: 0.1,
          power: 0.8,
          tex: 0.6,
        });
        p.shape(rect(x - 54, 232, 108, 22), p.pal.fore, { rim: 2.6 });
        T.skull(p, { x, y: 190, s: 0.5 });
      }
      const arch = (r: number, w: number) =>
        taper(
          times(33, (i) => {
            const a = Math.PI + (i / 32) * Math.PI;
            return [450 + Math.cos(a) * r, 262 + Math.sin(a) * r * 0.56];
          }),
          () => w,
        );
      const bars = [arch(288, 5), arch(250, 3.4)];
      for (let i = 1; i < 24; i++) {
        const a = Math.PI + (i / 24) * Math.PI;
        bars.push(
          taper(
            [
              [450 + Math.cos(a) * 250, 262 + Math.sin(a) * 250 * 0.56],
              [450 + Math.cos(a) * 288, 262 + Math.sin(a) * 288 * 0.56],
            ],
            () => 2,
          ),
        );
      }
      p.shape(bars, p.pal.ink, { rim: 1.6, union: true, hand: 0 });
      for (const k of [-1, 1]) {
        const lf: Ring[] = [];
        for (let i = 0; i < 6; i++) {
          const x = 450 + k * (286 - i * 15);
          const t = i * 9;
          lf.push(
            taper([[x, 600 + t * 0.5], [x, 300 - t]], () => 3),
            [[x - 6, 302 - t], [x, 276 - t], [x + 6, 302 - t]],
          );
        }
        lf.push(
          taper([[450 + k * 286, 340], [450 + k * 211, 306]], () => 3),
          taper([[450 + k * 286, 560], [450 + k * 211, 588]], () => 3),
        );
        p.shape(lf, p.pal.ink, { rim: 1.6, union: true, hand: 0 });
      }
      T.raven(p, { x: 776, y: 128, s: 1, flip: -1 });
    },
  },
  church: {
    tint: 'salem',
    mood: 'night',
    light: [200, 90, 240, 900],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.clouds(p, {
        y1: 520,
        power: 1.1,
        cx: 200,
        cy: 60,
        angle: -0.1,
        ink: p.pal.soft,
        lit: (x, y) => Math.exp(-Math.hypot(x - 300, y - 130) / 380) * 1.4,
      });
      p.fill(
        taper([[236, -10], [262, 70], [236, 96], [290, 190], [272, 214], [318, 320]], (t) => 5 - 4 * t),
        p.pal.cut,
      );
      p.fill(taper([[262, 120], [210, 180], [222, 220]], (t) => 3 - 2.4 * t), p.pal.cut);
      T.ridge(p, {
        fn: (x) => 480 - 70 * Math.exp(-Math.pow((x - 540) / 260, 2)) + 6 * p.n(x / 20),
        fill: p.pal.near,
        power: 0.9,
        depth: 150,
      });
      T.church(p, { x: 540, y: 424, s: 0.96, fill: p.pal.near, face: 0.5 });
      const path = curve(
        [[496, 424, 1], [516, 424, 1], [560, 470], [470, 530], [520, 612, 1], [360, 612, 1], [420, 530], [520, 470]],
        true,
        6,
      );
      p.fill(path, p.pal.mid);
      p.cut(path, { gap: 7, tone: (x, y) => 0.6 * smooth(0.3, 0.55, p.n(x / 30, y / 6)) });
      for (const [x, y, w, k] of rows([340, 486, 36, 1], [270, 530, 46, 0], [700, 486, 38, 2], [770, 536, 52, 1]))
        T.tomb(p, { x, y, w, h: w * 1.6, kind: k, lean: p.r.in(-0.12, 0.12) });
      for (const [x, h] of rows([450, 86], [408, 98]))
        T.hooded(p, { x, y: x > 420 ? 530 : 566, h, face: 'back', fill: p.pal.ink, power: 0.6 });
      T.tree(p, { x: 846, y: 604, h: 660, w: 26, lean: 0.02, spread: 0.5, gnarl: 0.35, fill: p.pal.ink, rim: 2 });
      T.birds(p, { x: 560, y: 140, n: 9, w: 110, h: 60 });
      T.rain(p, { n: 160, len: 80 });
    },
  },
};
