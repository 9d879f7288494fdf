import type { FirstOffer } from "./cover-words.ts";

/** The preview of a club's page, which other programs draw when its link is shared. */
export interface SharedPage {
  /** The page's name in its picture's URL: `club`, `place-3`, `campaign-12`, `coupon-7`. */
  name: string;
  /** The page's own path on the club's host, independent of the shared path. */
  path: string;
  title: string;
  text: string;
  /** `/files/…` of the picture; null if the preview only shows the club's name and logo. */
  picturePath: string | null;
  logoPath: string | null;
  /** The offer at the top of the page; null without an offer with a picture. */
  offer: FirstOffer | null;
  /** Whether search engines may list the page: true for public pages, false for pages shared by link only. */
  listed: boolean;
}

/** Identifies a shared page by its URL's path or by its picture's name. */
export type SharedQuestion = { path: string } | { name: string };
