// Colours as people see them whose eyes lack one of the three kinds of cones (Machado and others, 2009, at full
// strength),
// and which of our tokens' colours are then alike. Such pairs must differ by a letter, a pattern or a sign.
const views = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};
const linear = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const channels = (hex) => [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255));
const seenAs = (rgb, m) => [0, 3, 6].map((row) => m[row] * rgb[0] + m[row + 1] * rgb[1] + m[row + 2] * rgb[2]);

/** Lightness and the two axes of colour (CIE L*a*b*), in which equal steps look equal. */
function lab([r, g, b]) {
  const f = (t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
/** Less than this is alike on small things. */
const near = 12;

/** By kind of eyes, the pairs of colours of one set of tokens (seats, ways to move, families, tones) that are alike. */
export function alike(css) {
  const colours = [
    ...css.matchAll(/--((?:seat|move|family)-[a-z0-9]+|ember|tide|moon|moss|bone|flame): (#[0-9a-f]{6})/g),
  ];
  const setOf = (name) => /^(seat|move|family)-/.exec(name)?.[1] ?? 'tone';
  return [['all cones', null], ...Object.entries(views)].map(([kind, matrix]) => {
    const seen = colours.map(([, name, hex]) => ({
      name,
      at: lab((matrix ? seenAs(channels(hex), matrix) : channels(hex)).map((v) => Math.min(1, Math.max(0, v)))),
    }));
    const pairs = seen.flatMap((a, n) =>
      seen
        .slice(n + 1)
        .filter((b) => setOf(a.name) === setOf(b.name) && Math.hypot(...a.at.map((v, i) => v - b.at[i])) < near)
        .map((b) => `${a.name} and ${b.name}`),
    );
    return { kind, pairs };
  });
}
