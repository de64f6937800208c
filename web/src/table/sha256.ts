/** SHA-256 (FIPS 180-4). Browsers offer it to "secure" pages only, which that of a laptop is not to a phone in the same network. */

const BLOCK = 64; // bytes
const ROUNDS = 64;

/** The first bits after the point of a number, as a word. */
const fraction = (x: number) => ((x % 1) * 2 ** 32) | 0;

const isPrime = (n: number): boolean => {
  for (let divisor = 2; divisor * divisor <= n; divisor++) if (n % divisor === 0) return false;
  return true;
};

const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && isPrime(n)).slice(0, ROUNDS);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ADDED = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

const turned = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

/** The message with a one, zeros, and its length in bits. */
function padded(message: Uint8Array): DataView {
  const whole = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  whole.set(message);
  whole[message.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 4, message.length * 8);
  return view;
}

/** The words of a block, and those that are made of them. */
function schedule(view: DataView, from: number): number[] {
  const words = Array.from({ length: 16 }, (_, i) => view.getInt32(from + 4 * i));
  const word = (i: number) => words[i] ?? 0;
  for (let i = 16; i < ROUNDS; i++) {
    const [one, other] = [word(i - 15), word(i - 2)];
    const small = turned(one, 7) ^ turned(one, 18) ^ (one >>> 3);
    const large = turned(other, 17) ^ turned(other, 19) ^ (other >>> 10);
    words.push((word(i - 16) + small + word(i - 7) + large) | 0);
  }
  return words;
}

function mixed(state: number[], words: number[]): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (const [i, word] of words.entries()) {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + high + ((e & f) ^ (~e & g)) + (ADDED[i] ?? 0) + word) | 0;
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + (state[i] ?? 0)) | 0);
}

/** The hash of a message, in hexadecimal. */
export function sha256(message: Uint8Array): string {
  const view = padded(message);
  let state = START;
  for (let from = 0; from < view.byteLength; from += BLOCK) state = mixed(state, schedule(view, from));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
