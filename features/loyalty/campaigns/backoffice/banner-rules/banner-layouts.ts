import { bannerFontSizes, bannerWidth } from "#packages/domain/limits.ts";
import { brandPalette } from "#packages/ui/theme/brand-palette.ts";
import { inkOn } from "#packages/ui/theme/colour.ts";
import {
  type Banner,
  type BannerFont,
  type BannerSize,
  type BannerText,
  bannerSizes,
  newBannerText,
} from "../../domain/banners.ts";
import { type Place, placedAt, type Size } from "./boxes.ts";

/** The layouts that a banner can begin with. */
export const bannerLayouts = ["CENTRE", "CORNER", "POSTER", "CLASSIC", "LABEL", "NIGHT"] as const;
export type BannerLayout = (typeof bannerLayouts)[number];

type Colours = Pick<BannerText, "colour"> & { background: string };

interface Design {
  /** The headline's font, its largest size, and its place. */
  font: BannerFont;
  size: BannerSize;
  place: Place;
  /** The place of the smaller text. */
  second: Place;
  coloursOf: (brandColour: string) => Colours;
  /** The darkness of a picture, and the strength of the shade behind each text on it. */
  darken: number;
  shade: number;
  /** Whether the texts have their shade without a picture, too. */
  hasLabels?: boolean;
}

const onBrand = (background: string): Colours => ({ background, colour: inkOn(background) });
const onTint = (brandColour: string): Colours => {
  const { tint, ink } = brandPalette(brandColour).light;
  return { background: tint, colour: ink };
};
/** The club's colour on a white or black label. */
const asLabel = (brandColour: string): Colours => ({ background: brandColour, colour: brandColour });
const atNight = (brandColour: string): Colours => ({
  background: "#17161a",
  colour: brandPalette(brandColour).light.tint,
});

const middle = (align: Place["align"]): Place => ({ row: "middle", align });
const top = (align: Place["align"]): Place => ({ row: "top", align });
const bottom = (align: Place["align"]): Place => ({ row: "bottom", align });

const designs: Record<BannerLayout, Design> = {
  CENTRE: {
    font: "Arial Black",
    size: "huge",
    place: middle("center"),
    second: bottom("center"),
    coloursOf: onBrand,
    darken: 0.5,
    shade: 0.2,
  },
  CORNER: {
    font: "Arial",
    size: "huge",
    place: bottom("left"),
    second: top("left"),
    coloursOf: onBrand,
    darken: 0.2,
    shade: 0.55,
  },
  POSTER: {
    font: "Impact",
    size: "huge",
    place: top("center"),
    second: bottom("center"),
    coloursOf: onTint,
    darken: 0,
    shade: 0.85,
  },
  CLASSIC: {
    font: "Times New Roman",
    size: "huge",
    place: middle("center"),
    second: top("center"),
    coloursOf: onTint,
    darken: 0,
    shade: 0.85,
  },
  LABEL: {
    font: "Arial",
    size: "very large",
    place: middle("left"),
    second: bottom("right"),
    coloursOf: asLabel,
    darken: 0,
    shade: 1,
    hasLabels: true,
  },
  NIGHT: {
    font: "Courier New",
    size: "very large",
    place: middle("left"),
    second: bottom("left"),
    coloursOf: atNight,
    darken: 0.6,
    shade: 0.2,
  },
};

/** The largest height of a headline, in pixels, so that the smaller text stays free. */
const headlineMost = 260;
/** The share of the banner's width that a headline's lines may fill. */
const widthMost = 0.9;

/** Returns the size of a text on the banner, in pixels. */
export type MeasureText = (text: BannerText) => Size;

const isNarrow = (text: string, size: BannerSize, measure: MeasureText, base: BannerText) =>
  text.split(/\s+/).every((word) => measure({ ...base, text: word, size }).width <= bannerWidth * widthMost);

/** Returns the largest size, up to the layout's own, at which the text fits without breaking a word. */
function fittingSize(base: BannerText, measure: MeasureText): BannerSize {
  const sizes = bannerSizes.filter((size) => bannerFontSizes[size] <= bannerFontSizes[base.size]).reverse();
  const fits = (size: BannerSize) =>
    measure({ ...base, size }).height <= headlineMost && isNarrow(base.text, size, measure, base);
  return sizes.find(fits) ?? "small";
}

/**
 * Arranges a banner by a layout. `words`: its headline and a smaller text; the banner's own texts replace them in order,
 * and its further texts stay where they are.
 */
export function arranged(
  banner: Banner,
  layout: BannerLayout,
  { words, brandColour, measure }: { words: readonly [string, string]; brandColour: string; measure: MeasureText },
): Banner {
  const { font, size, place, second, coloursOf, darken, shade, hasLabels = false } = designs[layout];
  const { background, colour } = coloursOf(brandColour);
  const behind = banner.picture || hasLabels ? shade : 0;
  const [headline = words[0], smaller = words[1]] = banner.texts.map(({ text }) => text);
  const textOf = (text: string, largest: BannerSize, at: Place): BannerText => {
    const base = { ...newBannerText, text, font, size: largest, colour, shade: behind, bold: true };
    const fitted = { ...base, size: fittingSize(base, measure) };
    return placedAt(fitted, at, measure(fitted));
  };
  return {
    ...banner,
    background,
    picture: banner.picture && { ...banner.picture, darken },
    texts: [textOf(headline, size, place), textOf(smaller, "small", second), ...banner.texts.slice(2)],
  };
}
