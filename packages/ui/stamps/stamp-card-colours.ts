import { brandPalette } from "../theme/brand-palette.ts";
import { contrast, normalizeHex, readable, toOklch } from "../theme/colour.ts";

/** A merchant's chosen colours; an invalid colour counts as not chosen. */
export type ChosenColours = { card: string; stamp: string; title: string; subtitle: string };

/** The colours of a stamp card, each readable on the card's own colour. */
export type StampCardColours = {
  paperColour: string;
  inkColour: string;
  textColour: string;
  titleColour: string;
  subtitleColour: string;
};

const textRatio = 4.55;
const drawnRatio = 3.05;

/**
 * Returns a merchant's own colours for a card, adjusted as little as needed to be visible on it. Undefined when none is
 * chosen: the card then uses the chain's colours, light and dark. Chosen colours are the same in dark mode.
 */
export function stampCardColours(chosen: ChosenColours, brandColour: string): StampCardColours | undefined {
  const [card, stamp, title, subtitle] = [chosen.card, chosen.stamp, chosen.title, chosen.subtitle].map(normalizeHex);
  if (!card && !stamp && !title && !subtitle) return undefined;
  const { brand, light } = brandPalette(brandColour);
  const paperColour = card ?? light.tint;
  const step = contrast("#000000", paperColour) >= contrast("#ffffff", paperColour) ? -0.01 : 0.01;
  const seen = (colour: string, ratio: number) => readable(toOklch(colour), [paperColour], step, ratio);
  const plain = step < 0 ? light.ink : "#ffffff";
  const textColour = seen(plain, textRatio);
  return {
    paperColour,
    inkColour: seen(stamp ?? brand, drawnRatio),
    textColour,
    titleColour: seen(title ?? textColour, textRatio),
    subtitleColour: seen(subtitle ?? textColour, textRatio),
  };
}
