// Other worlds that open over Dunwich.
import {
  T, TOKENS as K, clamp, curve, disc, half, rect, rows, taper, times, type Plates,
} from '../../../../web/src/art/kit';

export const plates: Plates = {
  another_time: {
    tint: '#5a4a3c',
    mood: 'dusk',
    over: { accent: K.ember },
    light: [450, 180, 200, 900],
    draw(p) {
      // one valley and one sun, at three hours of the world: three slices of the block
      const sun = disc(462, 196, 196, 70);
      const slice = (x0: number, x1: number, sky: string, disc: string, land: string) => {
        p.fill(rect(x0, -10, x1 - x0, 620), sky);
        p.fill(
          sun.map(([x, y]) => [clamp(x, x0, x1), y]),
          disc,
        );
        p.shape(
          [
            [x0, 620],
            ...times(9, (i): [number, number] => {
              const x = x0 + ((x1 - x0) * i) / 8;
              return [x, 440 + 26 * Math.sin(x / 130)];
            }),
            [x1, 620],
          ],
          land,
          { rim: 2.4 },
        );
      };
      const hat = (x: number, y: number) =>
        p.shape(
          curve(
            [[x - 26, y, 1], [x - 13, y - 5], [x - 10, y - 22], [x + 10, y - 22], [x + 13, y - 5], [x + 26, y, 1]],
            true,
            4,
          ),
          p.pal.ink,
          { rim: 2.4, hand: 0 },
        );
      slice(-10, 330, p.pal.far, p.pal.cut, p.pal.near);
      // ferns, and a neck that has not heard of us
      p.carve(
        curve(
          [
            [-20, 470, 1], [-20, 340, 1], [60, 330], [116, 300], [140, 200], [176, 130], [222, 112], [250, 132, 1],
            [214, 142], [190, 180], [182, 290], [170, 400], [172, 470, 1],
          ],
          true,
          6,
        ),
        { fill: p.pal.fore, R: 36, gap: 6, angle: 1.2, power: 1, rim: 3 },
      );
      for (const [x, y, h] of rows([262, 520, 150], [70, 560, 120], [200, 600, 90])) {
        p.shape(
          taper(
            [[x, y], [x + 4, y - h]],
            () => 6,
          ),
          p.pal.ink,
          { rim: 1.4 },
        );
        for (let i = 0; i < 7; i++) {
          const a = -Math.PI * (0.02 + (i / 6) * 0.96);
          const [u, v] = [Math.cos(a) * h * 0.5, Math.sin(a) * h * 0.34];
          p.shape(
            taper(
              curve([[x + 4, y - h], [x + u * 0.7, y - h + v], [x + u * 1.15, y - h + v * 0.4 + 30]], false, 5),
              (t) => 8 * Math.sin(0.3 + t * 2.8),
            ),
            p.pal.ink,
            { rim: 1.4, hand: 0 },
          );
        }
      }
      slice(330, 590, p.pal.mid, p.pal.cut, p.pal.near);
      T.church(p, { x: 486, y: 462, s: 0.62, fill: p.pal.fore });
      T.house(p, { x: 350, y: 480, w: 46, h: 44, roof: 34, side: 34, rows: 1, lit: 1 });
      T.walker(p, { x: 446, y: 572, h: 130 });
      slice(590, 910, p.pal.ink, p.pal.accent, p.pal.fore);
      // the last of it
      for (const [x, w, h] of rows([800, 34, 250], [716, 22, 120], [864, 30, 170]))
        p.carve(
          [[x - w, 470], [x - w * 0.7, 470 - h], [x + w * 0.2, 440 - h], [x + w * 0.6, 476 - h], [x + w, 470]],
          { fill: p.pal.ink, R: 14, gap: 6.5, angle: 0, power: 0.7, rim: 2.6 },
        );
      for (let i = 0; i < 7; i++)
        p.fill(
          taper(
            curve([[600 + i * 46, 480 + (i % 3) * 14], [610 + i * 44, 530], [590 + i * 52, 600]], false, 4),
            () => 2,
          ),
          p.pal.ink,
        );
      hat(690, 560);
      for (const x of [330, 590])
        p.fill(
          taper(
            times(14, (i): [number, number] => [x + (p.n(i * 1.7, x) - 0.5) * 18, i * 48 - 10]),
            () => 6,
          ),
          p.pal.ink,
        );
    },
  },
  lost_carcosa: {
    tint: 'yellow',
    mood: 'day',
    light: [610, 200, 200, 900],
    draw(p) {
      p.fill(p.all, p.pal.sky);
      T.clouds(p, { y1: 420, power: 0.5, cx: 380, cy: 26, ink: p.pal.haze });
      // black stars hang
      for (const [x, y, r] of rows(
        [90, 90, 26],
        [236, 190, 15],
        [340, 70, 20],
        [800, 60, 22],
        [430, 250, 11],
        [846, 250, 14],
      ))
        p.fill(
          times(12, (i): [number, number] => {
            const a = (i / 12) * 6.283;
            const k = r * (i % 2 ? 0.3 : i % 4 ? 0.8 : 1.5);
            return [x + Math.cos(a) * k, y + Math.sin(a) * k];
          }),
          p.pal.ink,
        );
      // towers behind the moon
      for (const [x, w, h] of rows(
        [430, 22, 150],
        [478, 26, 250],
        [540, 34, 352],
        [604, 28, 300],
        [660, 36, 372],
        [720, 24, 260],
        [764, 28, 180],
        [820, 20, 120],
      )) {
        p.carve(
          [[x - w, 420], [x - w * 0.66, 420 - h * 0.7], [x + w * 0.66, 420 - h * 0.7], [x + w, 420]],
          { fill: p.pal.near, R: w * 0.8, gap: 6, angle: 0, bend: 0.3, power: 0.55 },
        );
        p.carve(
          half([[0, -h * 0.34], [4, -h * 0.22], [w * 0.9, -h * 0.04], [w * 0.7, 4, 1]], x, 420 - h * 0.68),
          { fill: p.pal.fore, R: w * 0.8, gap: 6, angle: 0, power: 0.6, rim: 2.4 },
        );
      }
      p.fill(disc(610, 200, 96, 48), p.pal.cut);
      p.shape([[360, 404], [910, 392], [910, 440], [330, 440]], p.pal.near, { rim: 2 });
      T.water(p, { y0: 424, path: [[610, 60]], base: 0.1, fill: p.pal.fore });
      T.fog(p, { y: 424, h: 26, n: 4, o: 0.9 });
      // the boat drifts by
      p.shape(
        curve(
          [
            [60, 452, 1], [84, 500], [150, 528], [300, 530], [372, 506], [410, 446, 1], [398, 520], [340, 556],
            [150, 556], [76, 520],
          ],
          true,
          5,
        ),
        p.pal.ink,
        { rim: 3 },
      );
      T.hooded(p, { x: 236, y: 536, h: 190, fill: p.pal.ink, power: 1.1, rim: 3, flare: 1.2 });
    },
  },
};
