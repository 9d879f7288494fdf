import type { FirstOffer } from "./cover-words.ts";

/** What a club's page says of itself where its address is pasted: what other programs draw of it as a card. */
export interface SharedPage {
  /** Which it is, as its picture's address names it: `club`, `place-3`, `campaign-12`, `coupon-7`. */
  name: string;
  /** Its own path on the club's host, whatever way led to it. */
  path: string;
  title: string;
  text: string;
  /** `/files/…` of what it shows; null where the club's name and logo stand alone. */
  picturePath: string | null;
  logoPath: string | null;
  /** What the page itself begins with; null where that is no offer with a picture. */
  offer: FirstOffer | null;
  /** Whether search engines may list it: what everybody may find, and not what one is handed a link to. */
  listed: boolean;
}

/** A page by the path of an address, or by its picture's name. */
export type SharedQuestion = { path: string } | { name: string };
