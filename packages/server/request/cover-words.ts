/** The app's default text on a club's cover without a text of its own. */
export type CoverText = "points" | "stamps" | "club";

/** The text under the club's name on its cover. */
export type CoverWords = { text: string } | { instead: CoverText };

/** A campaign or coupon with a picture at the top of a club's page, in the club's own language. */
export interface FirstOffer {
  title: string;
  text: string;
  /** `/files/…` */
  picturePath: string;
  /** The picture contains drawn text and must not be cropped. */
  isDrawn: boolean;
  isWelcome: boolean;
}

/** The beginning of a visitor's first page. `offer`: the first campaign on it; null if that has no picture. */
export interface Cover {
  words: CoverWords;
  offer: FirstOffer | null;
}
