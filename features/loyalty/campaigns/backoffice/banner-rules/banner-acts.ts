import { bannerTextsMax } from "#packages/domain/limits.ts";
import { luminance } from "#packages/ui/theme/colour.ts";
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

/** Adds a text at a free place between the others (`taken`): white, or black on a light background. */
export function withText(banner: Banner, text: string, taken: readonly Pick<Box, "y" | "height">[]): Banner {
  if (!canAddText(banner)) return banner;
  const isFree = (y: number) => taken.every((other) => y + room <= other.y || other.y + other.height <= y);
  const y = beginnings.find(isFree) ?? newBannerText.y;
  const isLight = banner.picture === null && luminance(banner.background) > 0.4;
  const colour = isLight ? "#000000" : newBannerText.colour;
  return { ...banner, texts: [...banner.texts, { ...newBannerText, text, y, colour }] };
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
