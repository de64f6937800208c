/** How different two colours look, to most people and to those who see fewer colours. */

export type Rgb = [number, number, number];

export const rgb = (hex: string): Rgb => {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join("") : hex.slice(1);
  const value = parseInt(digits, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

type Row = [number, number, number];
type Matrix = [Row, Row, Row];

const times = (matrix: Matrix, [a, b, c]: Row) => matrix.map(([x, y, z]) => x * a + y * b + z * c) as Row;

// sRGB to XYZ under D65 (IEC 61966-2-1), whose white is the sum of each row
const XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const LUMINANCE = XYZ[1];

// Machado, Oliveira, Fernandes: A Physiologically-based Model for Simulation of Color Vision
// Deficiency (IEEE TVCG 15, 2009), at severity 1; of linear light. Full deficiency leaves luminance.
const SEEN: Record<string, Matrix> = {
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
  full: [LUMINANCE, LUMINANCE, LUMINANCE],
};
export const DEFICIENCIES = Object.keys(SEEN);

const light = (colour: Rgb) => colour.map((part) => linear(part / 255)) as Row;
const shown = (part: number) => Math.min(1, Math.max(0, part));

function lab(linearLight: Row): Row {
  const f = (t: number) => (t > (6 / 29) ** 3 ? Math.cbrt(t) : t / (3 * (6 / 29) ** 2) + 4 / 29);
  const [x, y, z] = times(XYZ, linearLight).map((part, i) => f(part / (XYZ[i] ?? LUMINANCE).reduce((a, b) => a + b))) as Row;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const hue = (a: number, b: number) => (a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360);

/**
 * CIEDE2000 of two colours in CIELAB, with all weights 1.
 *
 * Sharma, Wu, Dalal: The CIEDE2000 Color-Difference Formula: Implementation Notes, Supplementary Test
 * Data, and Mathematical Observations (Color Research and Application 30, 2005), equations 2 to 22.
 */
export function ciede2000([l1, a1, b1]: Row, [l2, a2, b2]: Row): number {
  const mean7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const stretch = 1 + 0.5 * (1 - Math.sqrt(mean7 / (mean7 + 25 ** 7)));
  const [c1, c2] = [Math.hypot(stretch * a1, b1), Math.hypot(stretch * a2, b2)];
  const [h1, h2] = [hue(stretch * a1, b1), hue(stretch * a2, b2)];
  const grey = c1 * c2 === 0;
  const around = grey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const [dL, dC] = [l2 - l1, c2 - c1];
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(around / 2));
  const [L, C] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const far = Math.abs(h1 - h2) > 180;
  const h = grey ? h1 + h2 : far ? (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2 : (h1 + h2) / 2;
  const cosine = (times: number, turn: number) => Math.cos(radians(times * h + turn));
  const t = 1 - 0.17 * cosine(1, -30) + 0.24 * cosine(2, 0) + 0.32 * cosine(3, 6) - 0.2 * cosine(4, -63);
  const sL = 1 + (0.015 * (L - 50) ** 2) / Math.sqrt(20 + (L - 50) ** 2);
  const sC = 1 + 0.045 * C;
  const sH = 1 + 0.015 * C * t;
  const turn = 30 * Math.exp(-(((h - 275) / 25) ** 2));
  const rT = -2 * Math.sqrt(C ** 7 / (C ** 7 + 25 ** 7)) * Math.sin(radians(2 * turn));
  return Math.sqrt((dL / sL) ** 2 + (dC / sC) ** 2 + (dH / sH) ** 2 + rT * (dC / sC) * (dH / sH));
}

/** CIEDE2000 of two colours as most people see them, or as they look with a deficiency. */
export function difference(one: Rgb, other: Rgb, deficiency?: string): number {
  const seen = (colour: Rgb) => {
    const matrix = deficiency === undefined ? undefined : SEEN[deficiency];
    return lab(matrix ? (times(matrix, light(colour)).map(shown) as Row) : light(colour));
  };
  return ciede2000(seen(one), seen(other));
}
