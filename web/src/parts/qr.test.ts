import { describe, expect, it } from 'vitest';
import { codewords, correction, formatBits, qrCode, versionBits } from './qr';

/** Reads a code that nobody has bent or stained, without a line of the writer. */
function read(code: boolean[][]): string {
  const size = code.length;
  const version = (size - 17) / 4;
  const at = (x: number, y: number) => (code[y]![x] ? 1 : 0);
  // The format, from the lower left corner: bits 14 to 8 upwards.
  let format = 0;
  for (let i = 0; i < 7; ++i) format |= at(8, size - 1 - i) << (14 - i);
  for (let i = 0; i < 8; ++i) format |= at(size - 8 + i, 8) << (7 - i);
  format ^= 0b101010000010010;
  expect(format >> 13, 'correction M').toBe(0);
  const mask = (format >> 10) & 7;
  const hidden = [
    (i: number, j: number) => (i + j) % 2,
    (i: number) => i % 2,
    (_: number, j: number) => j % 3,
    (i: number, j: number) => (i + j) % 3,
    (i: number, j: number) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
    (i: number, j: number) => ((i * j) % 2) + ((i * j) % 3),
    (i: number, j: number) => (((i * j) % 2) + ((i * j) % 3)) % 2,
    (i: number, j: number) => (((i + j) % 2) + ((i * j) % 3)) % 2,
  ][mask]!;
  const step = version < 2 ? [] : version < 7 ? [6, size - 7] : [6, (size - 1) / 2, size - 7];
  const drawn = (x: number, y: number) =>
    x === 6 ||
    y === 6 ||
    (x < 9 && y < 9) ||
    (x > size - 9 && y < 9) ||
    (x < 9 && y > size - 9) ||
    (version >= 7 && ((x > size - 12 && y < 6) || (y > size - 12 && x < 6))) ||
    step.some((cx) =>
      step.some(
        (cy) =>
          !(cx === 6 && cy === 6) &&
          !(cx === 6 && cy === size - 7) &&
          !(cx === size - 7 && cy === 6) &&
          Math.abs(x - cx) < 3 &&
          Math.abs(y - cy) < 3,
      ),
    );
  let bits = '';
  let rises = true;
  for (let x = size - 1; x > 0; x -= 2) {
    if (x === 6) x -= 1;
    for (let i = 0; i < size; ++i) {
      const y = rises ? size - 1 - i : i;
      for (const column of [x, x - 1]) if (!drawn(column, y)) bits += at(column, y) ^ (hidden(y, column) === 0 ? 1 : 0);
    }
    rises = !rises;
  }
  const words = bits.match(/.{8}/g)!.map((each) => parseInt(each, 2));
  // Data words by block, and how many correct each.
  const table: Record<number, [number[], number]> = {
    1: [[16], 10],
    2: [[28], 16],
    3: [[44], 26],
    4: [[32, 32], 18],
    5: [[43, 43], 24],
    6: [[27, 27, 27, 27], 16],
    7: [[31, 31, 31, 31], 18],
    8: [[38, 38, 39, 39], 22],
    9: [[36, 36, 36, 37, 37], 22],
    10: [[43, 43, 43, 43, 44], 26],
  };
  const [sizes, extra] = table[version]!;
  const blocks: number[][] = sizes.map(() => []);
  for (let i = 0; i < Math.max(...sizes); ++i)
    blocks.forEach((block, n) => i < sizes[n]! && block.push(words.shift()!));
  for (let i = 0; i < extra; ++i) blocks.forEach((block) => block.push(words.shift()!));
  for (const block of blocks)
    for (let root = 0; root < extra; ++root) {
      // A sound block is nothing at every root of the generator.
      let x = 1;
      for (let i = 0; i < root; ++i) x = (x << 1) ^ (x & 0x80 ? 0x11d : 0);
      const value = block.reduce((sum, word) => {
        let product = 0;
        for (let bit = 7; bit >= 0; --bit) {
          product = (product << 1) ^ (product & 0x80 ? 0x11d : 0);
          if ((x >> bit) & 1) product ^= sum;
        }
        return product ^ word;
      }, 0);
      expect(value).toBe(0);
    }
  const data = blocks
    .flatMap((block, n) => block.slice(0, sizes[n]))
    .map((each) => each.toString(2).padStart(8, '0'))
    .join('');
  expect(data.slice(0, 4)).toBe('0100');
  const head = version < 10 ? 12 : 20;
  const length = parseInt(data.slice(4, head), 2);
  const bytes = Array.from({ length }, (_, i) => parseInt(data.slice(head + 8 * i, head + 8 * i + 8), 2));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

describe('QR codes', () => {
  it('are corrected as the standard says of its example', () => {
    const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];
    expect(correction(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
  });

  it('say format and version as the tables of the standard do', () => {
    const formats = [
      '101010000010010',
      '101000100100101',
      '101111001111100',
      '101101101001011',
      '100010111111001',
      '100000011001110',
      '100111110010111',
      '100101010100000',
    ];
    expect(formats.map((_, mask) => formatBits(mask).toString(2))).toEqual(formats);
    expect([7, 8, 9, 10].map((version) => versionBits(version).toString(16))).toEqual(['7c94', '85bc', '9a99', 'a4d3']);
  });

  it('put bytes, their number and the padding into codewords', () => {
    const made = codewords('Hi')!;
    expect(made.version).toBe(1);
    expect(made.words.slice(0, 6)).toEqual([0x40, 0x24, 0x86, 0x90, 0xec, 0x11]);
    expect(made.words).toHaveLength(26);
  });

  it('can be read again at every size', () => {
    for (const length of [1, 14, 15, 26, 42, 62, 70, 84, 106, 122, 152, 180, 213]) {
      const text = 'https://tavola.example.org/t/k3m9x2pq#è'.padEnd(length + 1, '7bq').slice(0, length);
      const whole = new TextEncoder().encode(text).length > length ? text.slice(0, -1) : text;
      expect(read(qrCode(whole)!), `${length}`).toBe(whole);
    }
    expect(qrCode('x'.repeat(213))).toHaveLength(57);
  });

  it('are refused where the text is too long', () => expect(qrCode('x'.repeat(214))).toBeNull());
});
