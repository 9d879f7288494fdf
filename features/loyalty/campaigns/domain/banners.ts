import {
  bannerFontSizeDefault,
  bannerFontSizes,
  type bannerFonts,
  bannerRatio,
  bannerWidth,
} from "#packages/domain/limits.ts";

/** The current version of the banner format. Each other format gets its own number and reader. */
export const bannerVersion = 1;

/** The banner's height in pixels: 432. Spec §9 "Banner editor". */
export const bannerHeight = bannerWidth * bannerRatio;

/** Stored pixels per banner pixel, so that the picture is sharp on a phone. */
export const bannerScale = 2;

/** The limits of a banner: characters per text, zoom, and darkness from 0 to 1. */
export const bannerTextMax = 200;
export const bannerZoomMax = 4;
export const bannerDarkenMax = 0.8;

/** The longest side of the source picture in pixels: sharp at a zoom of two. */
export const bannerSourceSide = 2160;

export const bannerAligns = ["left", "center", "right"] as const;
export const bannerSizes = Object.keys(bannerFontSizes) as [BannerSize, ...BannerSize[]];

export type BannerSize = keyof typeof bannerFontSizes;
export type BannerFont = (typeof bannerFonts)[number];
export type BannerAlign = (typeof bannerAligns)[number];

/** A text of a banner. `x`: its left side, middle or right side, by its alignment; `y`: its top. Both in pixels. */
export interface BannerText {
  text: string;
  x: number;
  y: number;
  align: BannerAlign;
  font: BannerFont;
  size: BannerSize;
  /** The text's colour: `#rrggbb`. */
  colour: string;
  bold: boolean;
  /** The strength of the shade behind the text: 0 for none, 1 for opaque. */
  shade: number;
}

/** The picture's zoom, position (0 shows its left or upper side, 1 the other) and darkness. */
export interface BannerPicture {
  zoom: number;
  x: number;
  y: number;
  darken: number;
}

/** The data that opens the banner editor as saved; the picture is a separate file. */
export interface Banner {
  version: typeof bannerVersion;
  /** The background colour, `#rrggbb`: shown without a picture and below a transparent one. */
  background: string;
  picture: BannerPicture | null;
  texts: BannerText[];
}

/** A new text in the editor: in the middle, medium and white. Spec §9. */
export const newBannerText: BannerText = {
  text: "",
  x: bannerWidth / 2,
  y: bannerHeight / 2 - bannerFontSizes[bannerFontSizeDefault] / 2,
  align: "center",
  font: "Arial",
  size: bannerFontSizeDefault,
  colour: "#ffffff",
  bold: true,
  shade: 0,
};

/** A new picture in the editor: without zoom, centred and undarkened. */
export const newBannerPicture: BannerPicture = { zoom: 1, x: 0.5, y: 0.5, darken: 0 };
