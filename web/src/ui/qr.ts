/**
 * Links as QR codes (ISO/IEC 18004), drawn by the page itself: bytes, level M, up to version 15.
 *
 * A matrix holds true for dark. `taken` marks what belongs to the form: finders, timing, alignment,
 * format and version; the rest is the message, masked.
 */

type Matrix = boolean[][];

/** By version from 1: check bytes of a block, and how many blocks there are (level M). */
const CHECK_BYTES = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10];

const checkBytes = (version: number) => CHECK_BYTES[version - 1] ?? 0;
const blockCount = (version: number) => BLOCKS[version - 1] ?? 1;

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const sizeOf = (version: number) => version * 4 + 17;

const empty = (size: number): Matrix =>
  Array.from({ length: size }, () => new Array<boolean>(size).fill(false));

const is = (matrix: Matrix, x: number, y: number) => matrix[y]?.[x] ?? false;

function put(matrix: Matrix, x: number, y: number, value: boolean) {
  const row = matrix[y];
  if (row) row[x] = value;
}

/** Where the centres of alignment patterns lie, across as down. */
function alignments(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const last = sizeOf(version) - 7;
  const step = Math.ceil((last - 6) / (count - 1) / 2) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, i) => last - (count - 2 - i) * step)];
}

/** The bytes that a version holds, check bytes among them. */
function capacity(version: number): number {
  const aligned = alignments(version).length;
  let modules = (16 * version + 128) * version + 64;
  if (aligned) modules -= (25 * aligned - 10) * aligned - 55;
  if (version >= 7) modules -= 36;
  return Math.floor(modules / 8);
}

const dataBytes = (version: number) =>
  capacity(version) - checkBytes(version) * blockCount(version);

const lengthBits = (version: number) => (version < 10 ? 8 : 16);

function versionFor(bytes: number): number {
  for (let version = 1; version <= BLOCKS.length; version++)
    if (4 + lengthBits(version) + 8 * bytes <= 8 * dataBytes(version)) return version;
  throw new Error("this link is too long for a code");
}

/** The message with its length in front, filled up to what the version holds. */
function filled(message: Uint8Array, version: number): number[] {
  const width = lengthBits(version);
  const bits = [...spelt(0b0100, 4), ...spelt(message.length, width)];
  for (const byte of message) bits.push(...spelt(byte, 8));
  const room = dataBytes(version);
  bits.push(...spelt(0, Math.min(4, room * 8 - bits.length)));
  while (bits.length % 8) bits.push(0);
  const bytes = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((all, bit) => all * 2 + bit, 0),
  );
  for (let pad = 0xec; bytes.length < room; pad ^= 0xec ^ 0x11) bytes.push(pad);
  return bytes;
}

const spelt = (value: number, width: number) =>
  Array.from({ length: width }, (_, i) => (value >> (width - 1 - i)) & 1);

/** A product in the field of 256 elements that the code reckons in. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** The Reed-Solomon check bytes of a block. */
function checks(block: number[], count: number): number[] {
  let divisor = [1];
  for (let i = 0, root = 1; i < count; i++, root = times(root, 2))
    divisor = [...divisor, 0].map((each, j) => each ^ (j ? times(divisor[j - 1] ?? 0, root) : 0));
  const rest = new Array<number>(count).fill(0);
  for (const byte of block) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (let i = 0; i < count; i++) rest[i] = (rest[i] ?? 0) ^ times(divisor[i + 1] ?? 0, factor);
  }
  return rest;
}

/** Blocks and their check bytes, dealt out in turn. */
function dealt(bytes: number[], version: number): number[] {
  const count = blockCount(version);
  const short = Math.floor(bytes.length / count);
  const longer = bytes.length % count; // this many blocks, the last ones, hold one more
  const blocks: number[][] = [];
  for (let i = 0, at = 0; i < count; i++) {
    const length = short + (i >= count - longer ? 1 : 0);
    blocks.push(bytes.slice(at, at + length));
    at += length;
  }
  const checked = blocks.map((block) => checks(block, checkBytes(version)));
  return [...inTurn(blocks), ...inTurn(checked)];
}

const inTurn = (rows: number[][]) =>
  Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, i) =>
    rows.flatMap((row) => row.slice(i, i + 1)),
  ).flat();

/** A code under way: its modules and those of them that belong to the form. */
class Sheet {
  readonly version: number;
  readonly size: number;
  readonly dark: Matrix;
  readonly taken: Matrix;

  constructor(version: number) {
    this.version = version;
    this.size = sizeOf(version);
    this.dark = empty(this.size);
    this.taken = empty(this.size);
    for (let i = 0; i < this.size; i++) {
      this.set(6, i, i % 2 === 0);
      this.set(i, 6, i % 2 === 0);
    }
    for (const [x, y] of this.corners()) this.rings(x, y, 4, [2, 4]);
    const centres = alignments(version);
    for (const x of centres) for (const y of centres) if (!this.cornered(x, y)) this.rings(x, y, 2, [1]);
    this.format(0); // takes its place
    if (version >= 7) this.named();
  }

  set(x: number, y: number, dark: boolean) {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    put(this.dark, x, y, dark);
    put(this.taken, x, y, true);
  }

  corners(): [number, number][] {
    const far = this.size - 4;
    return [[3, 3], [far, 3], [3, far]];
  }

  cornered = (x: number, y: number) =>
    this.corners().some(([cx, cy]) => Math.abs(cx - x) < 5 && Math.abs(cy - y) < 5);

  /** Squares around a centre, dark but for the rings named. */
  rings(cx: number, cy: number, reach: number, light: number[]) {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        this.set(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  }

  /** Level and mask, twice. */
  format(mask: number) {
    const bits = ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412; // the bits of level M are 00
    const bit = (i: number) => ((bits >> i) & 1) === 1;
    const far = this.size - 1;
    for (let i = 0; i < 8; i++) {
      this.set(8, i < 6 ? i : i + 1, bit(i));
      this.set(far - i, 8, bit(i));
    }
    this.set(7, 8, bit(8));
    for (let i = 9; i < 15; i++) this.set(14 - i, 8, bit(i));
    for (let i = 8; i < 15; i++) this.set(8, far - 14 + i, bit(i));
    this.set(8, far - 7, true);
    this.set(8, 8, bit(7));
  }

  /** The version, twice. */
  named() {
    const bits = (this.version << 12) | remainder(this.version, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const [near, far] = [Math.floor(i / 3), this.size - 11 + (i % 3)];
      this.set(far, near, ((bits >> i) & 1) === 1);
      this.set(near, far, ((bits >> i) & 1) === 1);
    }
  }

  /** The bits of the message, from the lower right in columns of two, up and down. */
  write(bytes: number[]) {
    const bits = bytes.flatMap((byte) => spelt(byte, 8));
    let next = 0;
    for (let right = this.size - 1, up = true; right > 0; right -= 2, up = !up) {
      if (right === 6) right = 5;
      for (let i = 0; i < this.size; i++) {
        const y = up ? this.size - 1 - i : i;
        for (const x of [right, right - 1])
          if (!is(this.taken, x, y)) put(this.dark, x, y, bits[next++] === 1);
      }
    }
  }

  masked(mask: number): Matrix {
    this.format(mask);
    const flips = MASKS[mask] ?? (() => false);
    return this.dark.map((row, y) =>
      row.map((dark, x) => (is(this.taken, x, y) ? dark : dark !== flips(x, y))),
    );
  }
}

/** What is left of a number after the bits of the divisor have been taken out of it. */
function remainder(value: number, degree: number, divisor: number): number {
  let rest = value;
  for (let i = 0; i < degree; i++) rest = (rest << 1) ^ ((rest >> (degree - 1)) * divisor);
  return rest;
}

/** How hard a code is to read: runs, squares, what looks like a finder, and too much of one colour. */
function burden(code: Matrix): number {
  const size = code.length;
  const lines = [...code, ...code.map((_, x) => code.map((row) => row[x] ?? false))];
  let sum = 0;
  for (const line of lines) {
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * finders(text);
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const dark = is(code, x, y);
      if ([is(code, x - 1, y), is(code, x, y - 1), is(code, x - 1, y - 1)].every((each) => each === dark)) sum += 3;
    }
  const share = code.flat().filter(Boolean).length / size / size;
  return sum + 10 * Math.floor(Math.abs(share * 100 - 50) / 5);
}

/** How often a line holds the middle of a finder with light beside it, also that of the margin. */
const finders = (line: string) => [...line.matchAll(/(?=1011101)/g)].filter(({ index }) => {
  const [before, after] = [line.slice(Math.max(0, index - 4), index), line.slice(index + 7, index + 11)];
  return !before.includes("1") || !after.includes("1");
}).length;

/** The modules of a text's code. Throws where it is too long, beyond some 400 letters. */
export function qr(text: string): Matrix {
  const message = new TextEncoder().encode(text);
  const version = versionFor(message.length);
  const sheet = new Sheet(version);
  sheet.write(dealt(filled(message, version), version));
  const codes = MASKS.map((_, mask) => sheet.masked(mask));
  const burdens = codes.map(burden);
  return codes[burdens.indexOf(Math.min(...burdens))] ?? [];
}

/** A text's code as SVG, with the light margin that cameras want. */
export function drawn(text: string): string {
  const code = qr(text);
  const side = code.length + 8;
  const path = code.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path.join("")}"/></svg>`
  );
}
