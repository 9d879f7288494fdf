import { contrast, mix, type Oklch, readable, toHex, toOklch, worstContrast } from "./colour.ts";

/** The colours of one scheme. Every text colour is readable (≥ 4.5:1) on the backgrounds that its comment names. */
export type BrandScheme = {
  page: string;
  surface: string;
  raised: string;
  tint: string;
  tintStrong: string;
  /** Readable on page, surface, raised, tint and tintStrong. */
  ink: string;
  /** Readable on page, surface, raised and tint. */
  quiet: string;
  /** The brand as text, icon or link; readable on page, surface, raised and tint. */
  accent: string;
  /** The colour of hairlines, used as ornament only. */
  line: string;
  /** Border of a control, ≥ 3:1 on surface and raised. */
  edge: string;
  fill: string;
  fillHover: string;
  /** Readable on fill and fillHover. */
  onFill: string;
  cardFrom: string;
  cardTo: string;
  /**
   * The colour of the ornament on the card. It is on the opposite side of the card's colour from the text colour:
   * lighter when the text is darker.
   */
  cardLine: string;
  /** Readable on cardFrom, cardTo and cardLine. */
  onCard: string;
  /** Secondary text on the card; readable on the same grounds. */
  onCardQuiet: string;
  /** The empty part of a progress line: onCard has ≥ 3:1 contrast with it. */
  cardTrack: string;
  /** Text colours of states; each is readable on page, surface, raised and tint. */
  good: string;
  wait: string;
  bad: string;
  /** White or a dark colour for text on a background of `bad`. */
  onBad: string;
};

/** The contrast to reach: WCAG requires 4.5, and a small margin survives rounding. */
const TEXT = 4.55;
const STATES = { good: { c: 0.11, h: 150 }, wait: { c: 0.11, h: 65 }, bad: { c: 0.18, h: 27 } } as const;

/** Returns a darker colour of the brand. Yellow turns muddy when it darkens; a shift towards amber keeps it warm. */
function deepened(brand: Oklch, l: number): Oklch {
  const yellow = brand.h > 80 && brand.h < 118 ? (Math.min(brand.h - 80, 118 - brand.h, 12) / 12) * 0.6 : 0;
  return { ...brand, l, h: brand.h + (68 - brand.h) * yellow * Math.min(1, (0.9 - l) / 0.35) };
}

const tinted = (brand: Oklch, l: number, share: number, most: number): string =>
  toHex({ ...brand, l, c: Math.min(brand.c * share, most) });

/**
 * Returns text and background colours for a filled shape: white or a deep colour of the brand's hue as text. Changes
 * the background if neither is readable.
 */
function filled(brand: Oklch, wish: Oklch): { fill: Oklch; ink: string; step: number } {
  const dark = tinted(brand, 0.22, 0.5, 0.045);
  const white = "#ffffff";
  const ground = toHex(wish);
  if (contrast(white, ground) >= TEXT) return { fill: wish, ink: white, step: -0.045 };
  if (contrast(dark, ground) >= TEXT) return { fill: wish, ink: dark, step: 0.035 };
  return { fill: toOklch(readable(wish, [white], -0.004, TEXT)), ink: white, step: -0.045 };
}

function card(brand: Oklch, lowest: number): CardColours {
  const wish = { ...brand, l: Math.min(0.93, Math.max(lowest, brand.l)) };
  const { fill, ink, step } = filled(brand, wish);
  const away = toHex({ ...fill, l: fill.l + step * 1.6 });
  const base = toHex(fill);
  const [cardFrom, cardTo] = step < 0 ? [base, away] : [away, base];
  const grounds = [cardFrom, cardTo];
  let onCardQuiet = ink;
  for (let share = 0.04; share <= 0.26; share += 0.02) {
    const paler = mix(ink, base, share);
    if (worstContrast(paler, grounds) < TEXT) break;
    onCardQuiet = paler;
  }
  let cardTrack = away;
  for (let share = 0.04; share <= 0.4; share += 0.02) {
    const track = mix(base, ink, share);
    if (contrast(ink, track) < 3.05) break;
    cardTrack = track;
  }
  return {
    cardFrom,
    cardTo,
    cardLine: toHex({ ...fill, l: fill.l + step * 2.4 }),
    onCard: ink,
    onCardQuiet,
    cardTrack,
  };
}

type CardColours = Pick<BrandScheme, "cardFrom" | "cardTo" | "cardLine" | "onCard" | "onCardQuiet" | "cardTrack">;

/** Returns the light scheme of a brand colour (`#rrggbb`). */
export function lightScheme(hex: string): BrandScheme {
  const brand = toOklch(hex);
  const page = tinted(brand, 0.95, 0.1, 0.0065);
  const surface = tinted(brand, 0.986, 0.07, 0.0035);
  const raised = "#ffffff";
  const tint = tinted(brand, 0.945, 0.3, 0.023);
  const tintStrong = tinted(brand, 0.888, 0.45, 0.037);
  const grounds = [page, surface, raised, tint];
  const text = (l: number, share: number, most: number): string =>
    readable({ ...deepened(brand, l), l, c: Math.min(brand.c * share, most) }, [...grounds, tintStrong], -0.01, TEXT);
  const faint = contrast(hex, surface) < 1.7;
  const { fill, ink, step } = filled(brand, faint ? deepened(brand, 0.36) : brand);
  const bad = readable({ l: 0.55, ...STATES.bad }, grounds, -0.01, TEXT);
  return {
    page,
    surface,
    raised,
    tint,
    tintStrong,
    ink: text(0.235, 0.35, 0.028),
    quiet: readable({ ...brand, l: 0.53, c: Math.min(brand.c * 0.3, 0.022) }, grounds, -0.01, TEXT),
    accent: readable(deepened(brand, Math.min(brand.l, 0.52)), grounds, -0.01, TEXT),
    line: tinted(brand, 0.905, 0.12, 0.009),
    edge: readable({ ...brand, l: 0.66, c: Math.min(brand.c * 0.25, 0.02) }, [surface, raised], -0.01, 3.05),
    fill: toHex(fill),
    fillHover: toHex({ ...fill, l: fill.l + step }),
    onFill: ink,
    ...card(brand, 0.27),
    good: readable({ l: 0.52, ...STATES.good }, grounds, -0.01, TEXT),
    wait: readable({ l: 0.54, ...STATES.wait }, grounds, -0.01, TEXT),
    bad,
    onBad: "#ffffff",
  };
}

/** Returns the dark scheme of a brand colour (`#rrggbb`). */
export function darkScheme(hex: string): BrandScheme {
  const brand = toOklch(hex);
  const page = tinted(brand, 0.165, 0.12, 0.01);
  const surface = tinted(brand, 0.2, 0.12, 0.011);
  const raised = tinted(brand, 0.245, 0.14, 0.014);
  const tint = tinted(brand, 0.29, 0.28, 0.024);
  const tintStrong = tinted(brand, 0.36, 0.38, 0.04);
  const grounds = [page, surface, raised, tint];
  const faint = contrast(hex, raised) < 2.2;
  const { fill, ink, step } = filled(brand, faint ? { ...brand, l: 0.84, c: Math.min(brand.c, 0.09) } : brand);
  const bad = readable({ l: 0.72, ...STATES.bad, c: 0.14 }, grounds, 0.01, TEXT);
  return {
    page,
    surface,
    raised,
    tint,
    tintStrong,
    ink: readable({ ...brand, l: 0.945, c: Math.min(brand.c * 0.1, 0.008) }, [...grounds, tintStrong], 0.01, TEXT),
    quiet: readable({ ...brand, l: 0.74, c: Math.min(brand.c * 0.2, 0.018) }, grounds, 0.01, TEXT),
    accent: readable({ ...brand, l: Math.max(brand.l, 0.76), c: Math.min(brand.c, 0.13) }, grounds, 0.01, TEXT),
    line: tinted(brand, 0.325, 0.14, 0.014),
    edge: readable({ ...brand, l: 0.52, c: Math.min(brand.c * 0.2, 0.018) }, [surface, raised], 0.01, 3.05),
    fill: toHex(fill),
    fillHover: toHex({ ...fill, l: fill.l + step }),
    onFill: ink,
    ...card(brand, 0.34),
    good: readable({ l: 0.78, ...STATES.good }, grounds, 0.01, TEXT),
    wait: readable({ l: 0.8, ...STATES.wait }, grounds, 0.01, TEXT),
    bad,
    onBad: page,
  };
}
