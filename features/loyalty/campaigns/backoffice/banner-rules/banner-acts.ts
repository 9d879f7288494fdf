import { bannerTextsMax } from "#packages/domain/limits.ts";
import { inkOn } from "#packages/ui/theme/colour.ts";
import {
  type Banner,
  type BannerPicture,
  type BannerText,
  bannerVersion,
  newBannerText,
} from "../../domain/banners.ts";
import type { Box } from "./boxes.ts";

/** Returns an empty banner in the club's colour. */
export const emptyBanner = (background: string): Banner => ({
  version: bannerVersion,
  background,
  picture: null,
  texts: [],
});

export const canAddText = ({ texts }: Banner): boolean => texts.length < bannerTextsMax;

/** The vertical positions for a new text, from the middle outwards, and the height of a new text, in pixels. */
const beginnings = [newBannerText.y, 256, 132, 312, 76, 368, 20] as const;
const room = 44;
/** The shade that makes a new text readable on any picture. */
const shadeOnPicture = 0.5;

type Rows = Pick<Box, "y" | "height">;

/** Returns how many pixels of a new text at `y` would cover other texts. */
const coveredAt = (y: number, taken: readonly Rows[]) =>
  taken.reduce((sum, other) => sum + Math.max(0, Math.min(y + room, other.y + other.height) - Math.max(y, other.y)), 0);

/**
 * Adds a text where it covers the others (`taken`) the least: in the colour that reads best on the background, or with a
 * shade on a picture.
 */
export function withText(banner: Banner, text: string, taken: readonly Rows[]): Banner {
  if (!canAddText(banner)) return banner;
  const y = beginnings.reduce<number>(
    (best, each) => (coveredAt(each, taken) < coveredAt(best, taken) ? each : best),
    newBannerText.y,
  );
  const isOnPicture = banner.picture !== null;
  const colour = isOnPicture ? newBannerText.colour : inkOn(banner.background);
  const shade = isOnPicture ? shadeOnPicture : 0;
  return { ...banner, texts: [...banner.texts, { ...newBannerText, text, y, colour, shade }] };
}

export function withoutText(banner: Banner, index: number): Banner {
  return { ...banner, texts: banner.texts.filter((_, at) => at !== index) };
}

/** Changes one text by `change`. */
export function changeText(banner: Banner, index: number, change: (text: BannerText) => BannerText): Banner {
  return { ...banner, texts: banner.texts.map((text, at) => (at === index ? change(text) : text)) };
}

export function changePicture(banner: Banner, change: (picture: BannerPicture) => BannerPicture): Banner {
  return banner.picture ? { ...banner, picture: change(banner.picture) } : banner;
}

/** Returns the banner to store: no empty texts, no surrounding spaces. */
export function tidied(banner: Banner): Banner {
  const texts = banner.texts.map((each) => ({ ...each, text: each.text.trim() })).filter(({ text }) => text !== "");
  return { ...banner, texts };
}
