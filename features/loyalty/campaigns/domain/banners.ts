import {
  bannerFontSizeDefault,
  bannerFontSizes,
  type bannerFonts,
  bannerRatio,
  bannerWidth,
} from "#packages/domain/limits.ts";

/** The version in which a banner is kept today. Another shape gets another number, and a reader for each. */
export const bannerVersion = 1;

/** Pixels a banner is high: 432. Spec §9 "Banner editor". */
export const bannerHeight = bannerWidth * bannerRatio;

/** Pixels to each of the banner's own in the picture that is kept, so that it is sharp on a phone. */
export const bannerScale = 2;

/** Longest text, in characters; how far a picture is enlarged; how dark it is made, 0 to 1. */
export const bannerTextMax = 200;
export const bannerZoomMax = 4;
export const bannerDarkenMax = 0.8;

/** Longest side of the picture a banner is cut from, in pixels: sharp when enlarged to the half. */
export const bannerSourceSide = 2160;

export const bannerAligns = ["left", "center", "right"] as const;
export const bannerSizes = Object.keys(bannerFontSizes) as [BannerSize, ...BannerSize[]];

export type BannerSize = keyof typeof bannerFontSizes;
export type BannerFont = (typeof bannerFonts)[number];
export type BannerAlign = (typeof bannerAligns)[number];

/** A text of a banner. `x`: of its left side, middle or right side, as it is aligned; `y`: of its top. Both in pixels. */
export interface BannerText {
  text: string;
  x: number;
  y: number;
  align: BannerAlign;
  font: BannerFont;
  size: BannerSize;
  /** `#rrggbb` */
  colour: string;
  bold: boolean;
  /** How strong the shade behind it is: 0 is none, 1 covers. */
  shade: number;
}

/** How the picture stands: enlarged, moved (0 shows its left or upper side, 1 the other), and darkened. */
export interface BannerPicture {
  zoom: number;
  x: number;
  y: number;
  darken: number;
}

/** What the banner editor needs to open a banner again as it was left; its picture is a file beside it. */
export interface Banner {
  version: typeof bannerVersion;
  /** `#rrggbb`, where there is no picture, and under one that lets it through. */
  background: string;
  picture: BannerPicture | null;
  texts: BannerText[];
}

/** A text as the editor begins it: in the middle, medium and white. Spec §9. */
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

/** A picture as the editor begins it: whole, in the middle, as bright as it is. */
export const newBannerPicture: BannerPicture = { zoom: 1, x: 0.5, y: 0.5, darken: 0 };
