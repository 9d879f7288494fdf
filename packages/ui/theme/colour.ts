/** A colour as the eye sees it: lightness 0–1, chroma 0–0.4, hue in degrees. */
export type Oklch = { l: number; c: number; h: number };

type Rgb = [number, number, number];

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const fromLinear = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

/** Normalises `#rgb` or `#rrggbb` (any case, `#` optional) to `#rrggbb`; undefined for any other text. */
export function normalizeHex(text: string): string | undefined {
  const digits = text.trim().replace(/^#/, "").toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${[...digits].map((d) => d + d).join("")}`;
  return undefined;
}

function linearRgb(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [toLinear(((n >> 16) & 255) / 255), toLinear(((n >> 8) & 255) / 255), toLinear((n & 255) / 255)];
}

/** Returns the relative luminance of `#rrggbb` by WCAG 2, 0 (black) to 1 (white). */
export function luminance(hex: string): number {
  const [r, g, b] = linearRgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the contrast ratio of two `#rrggbb` colours by WCAG 2, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** Returns black or white, whichever has the higher contrast with `#rrggbb`. */
export const inkOn = (hex: string): "#ffffff" | "#000000" =>
  contrast(hex, "#ffffff") >= contrast(hex, "#000000") ? "#ffffff" : "#000000";

/** Converts `#rrggbb` to OKLCH (Ottosson's OKLab in polar form). */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: (Math.atan2(bb, a) * 180) / Math.PI,
  };
}

function toLinearRgb({ l, c, h }: Oklch): Rgb {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

const isInGamut = (rgb: Rgb): boolean => rgb.every((v) => v >= -0.0002 && v <= 1.0002);

/** Converts OKLCH to `#rrggbb`. A colour that no screen can show keeps its lightness and hue and loses chroma. */
export function toHex(colour: Oklch): string {
  const l = Math.min(1, Math.max(0, colour.l));
  let rgb = toLinearRgb({ ...colour, l });
  if (!isInGamut(rgb)) {
    let [low, high] = [0, colour.c];
    for (let i = 0; i < 16; i++) {
      const c = (low + high) / 2;
      if (isInGamut(toLinearRgb({ ...colour, l, c }))) low = c;
      else high = c;
    }
    rgb = toLinearRgb({ ...colour, l, c: low });
  }
  const byte = (v: number): string =>
    Math.round(255 * fromLinear(Math.min(1, Math.max(0, v))))
      .toString(16)
      .padStart(2, "0");
  return `#${rgb.map(byte).join("")}`;
}

/** Mixes two `#rrggbb` colours in OKLab. `share`: 0 gives `a`, 1 gives `b`. */
export function mix(a: string, b: string, share: number): string {
  const [x, y] = [toOklch(a), toOklch(b)];
  const at = (p: number, q: number): number => p + (q - p) * share;
  const axis = (f: (radians: number) => number): number =>
    at(x.c * f((x.h * Math.PI) / 180), y.c * f((y.h * Math.PI) / 180));
  const [p, q] = [axis(Math.cos), axis(Math.sin)];
  return toHex({ l: at(x.l, y.l), c: Math.hypot(p, q), h: (Math.atan2(q, p) * 180) / Math.PI });
}

/** Returns the lowest contrast of `text` with any of `grounds`. */
export function worstContrast(text: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrast(text, ground)));
}

/**
 * Changes a colour's lightness, as little as needed, until it is readable on every background.
 * @param step Negative darkens, positive lightens.
 * @param ratio The WCAG contrast to reach.
 */
export function readable(start: Oklch, grounds: readonly string[], step: number, ratio: number): string {
  let hex = toHex(start);
  for (let l = start.l; l > 0 && l < 1 && worstContrast(hex, grounds) < ratio; l += step) {
    hex = toHex({ ...start, l });
  }
  if (worstContrast(hex, grounds) >= ratio) return hex;
  return step < 0 ? "#000000" : "#ffffff";
}
