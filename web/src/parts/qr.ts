// QR codes of short texts (ISO/IEC 18004): bytes, error correction M, versions 1 to 10, which hold up
// to 213 bytes. A link to a table has about seventy.

/** By version: codewords of correction in a block, and how many blocks have how many of data. */
const blocksOf: ReadonlyArray<readonly [number, ...Array<readonly [number, number]>]> = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
];
/** By version: where the small squares stand that keep a large code straight. */
const alignment = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

// ---- the field of 256 elements, and codes over it -------------------------------------------------

const power: number[] = [];
const logarithm: number[] = [];
for (let i = 0, value = 1; i < 255; ++i) {
  power[i] = value;
  logarithm[value] = i;
  value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1;
}
const times = (a: number, b: number) => (a && b ? power[(logarithm[a]! + logarithm[b]!) % 255]! : 0);

/** The codewords that correct these. */
export function correction(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; ++i) {
    const next = [...generator, 0];
    generator.forEach((each, at) => (next[at + 1]! ^= times(each, power[i]!)));
    generator = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; ++i) {
    const lead = rest[i]!;
    generator.forEach((each, at) => (rest[i + at]! ^= times(each, lead)));
  }
  return rest.slice(data.length);
}

/** A number with what is left of it after division, as format and version are written. */
function checked(value: number, divisor: number, bits: number): number {
  let rest = value << bits;
  for (let at = 31 - Math.clz32(rest); at >= bits; at = 31 - Math.clz32(rest)) {
    rest ^= divisor << (at - bits);
    if (rest === 0) break;
  }
  return (value << bits) | rest;
}
/** Correction M and a mask, in fifteen bits. */
export const formatBits = (mask: number) => checked(mask, 0x537, 10) ^ 0x5412;
export const versionBits = (version: number) => checked(version, 0x1f25, 12);

// ---- the text -------------------------------------------------------------------------------------

/** Data and correction in the order in which they are drawn. */
export function codewords(text: string): { version: number; words: number[] } | null {
  const bytes = [...new TextEncoder().encode(text)];
  for (let version = 1; version <= blocksOf.length; ++version) {
    const [extra, ...groups] = blocksOf[version - 1]!;
    const room = groups.reduce((sum, [count, size]) => sum + count * size, 0);
    const wide = version >= 10;
    if (bytes.length + (wide ? 3 : 2) > room) continue;
    // Four bits say that bytes follow, eight or sixteen how many, four that no more come.
    const length = wide ? [bytes.length >> 8, bytes.length & 255] : [bytes.length];
    const halves = [4, ...[...length, ...bytes].flatMap((each) => [each >> 4, each & 15]), 0];
    const data = Array.from({ length: halves.length / 2 }, (_, i) => (halves[2 * i]! << 4) | halves[2 * i + 1]!);
    for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
    const blocks: number[][] = [];
    for (const [count, size] of groups) for (let i = 0; i < count; ++i) blocks.push(data.splice(0, size));
    const ends = blocks.map((block) => correction(block, extra));
    const words: number[] = [];
    for (const of of [blocks, ends])
      for (let i = 0; i < Math.max(...of.map((block) => block.length)); ++i)
        for (const block of of) if (i < block.length) words.push(block[i]!);
    return { version, words };
  }
  return null;
}

// ---- the picture ----------------------------------------------------------------------------------

const masks: ReadonlyArray<(x: number, y: number) => boolean> = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** How hard a code is to read: long runs, squares, what looks like a corner, too much of one colour. */
function penalty(code: readonly boolean[][]): number {
  const size = code.length;
  let sum = 0;
  let dark = 0;
  const turned = code.map((_, x) => code.map((row) => row[x]!));
  for (const line of [...code, ...turned]) {
    let run = 0;
    line.forEach((each, at) => {
      run = at > 0 && each === line[at - 1] ? run + 1 : 1;
      if (run === 5) sum += 3;
      else if (run > 5) sum += 1;
    });
    const signs = line.map((each) => (each ? '1' : '0')).join('');
    for (const corner of ['10111010000', '00001011101'])
      for (let at = signs.indexOf(corner); at >= 0; at = signs.indexOf(corner, at + 1)) sum += 40;
  }
  for (let y = 0; y < size; ++y)
    for (let x = 0; x < size; ++x) {
      const here = code[y]![x]!;
      dark += here ? 1 : 0;
      if (
        x + 1 < size &&
        y + 1 < size &&
        code[y]![x + 1] === here &&
        code[y + 1]![x] === here &&
        code[y + 1]![x + 1] === here
      )
        sum += 3;
    }
  return sum + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}

/** The code of a text, row by row, true where it is dark; nothing if the text is too long. */
export function qrCode(text: string): boolean[][] | null {
  const made = codewords(text);
  if (!made) return null;
  const { version, words } = made;
  const size = 17 + 4 * version;
  const code: boolean[][] = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed: boolean[][] = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (x: number, y: number, dark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    code[y]![x] = dark;
    fixed[y]![x] = true;
  };
  const rings = (x: number, y: number, reach: number, light: number) => {
    for (let dy = -reach; dy <= reach; ++dy)
      for (let dx = -reach; dx <= reach; ++dx) {
        const far = Math.max(Math.abs(dx), Math.abs(dy));
        set(x + dx, y + dy, far !== light && far !== 4);
      }
  };
  for (let i = 0; i < size; ++i) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(x, y, 4, 2);
  const middles = alignment[version - 1]!;
  for (const y of middles)
    for (const x of middles)
      if (!((x === 6 && y === 6) || (x === 6 && y === size - 7) || (x === size - 7 && y === 6))) rings(x, y, 2, 1);
  const format = (mask: number) => {
    const bits = formatBits(mask);
    for (let i = 0; i < 15; ++i) {
      const dark = ((bits >> i) & 1) === 1;
      // From the upper left corner downwards and to the left; the rows and columns of dots are left out.
      if (i < 6) set(8, i, dark);
      else if (i < 8) set(8, i + 1, dark);
      else if (i === 8) set(7, 8, dark);
      else set(14 - i, 8, dark);
      if (i < 8) set(size - 1 - i, 8, dark);
      else set(8, size - 15 + i, dark);
    }
    set(8, size - 8, true);
  };
  format(0);
  if (version >= 7)
    for (let i = 0; i < 18; ++i) {
      const dark = ((versionBits(version) >> i) & 1) === 1;
      set(size - 11 + (i % 3), Math.floor(i / 3), dark);
      set(Math.floor(i / 3), size - 11 + (i % 3), dark);
    }
  // Two columns at a time from the right, up and down in turn.
  let bit = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; ++i)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - i : i;
        if (fixed[y]![x]) continue;
        code[y]![x] = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        bit += 1;
      }
  }
  const under = (mask: number) => {
    format(mask);
    return code.map((row, y) => row.map((dark, x) => (fixed[y]![x] ? dark : dark !== masks[mask]!(x, y))));
  };
  return masks.map((_, mask) => under(mask)).reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}
