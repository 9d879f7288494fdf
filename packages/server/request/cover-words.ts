/** The app's default text on the cover of a club that has no text of its own. */
export type CoverText = "points" | "stamps" | "club";

/** The text under the club's name on its cover. */
export type CoverWords = { text: string } | { instead: CoverText };

/** A campaign or coupon with a picture at the top of a club's page, in the club's own language. */
export interface FirstOffer {
  title: string;
  text: string;
  /** The picture's path, in the form `/files/…`. */
  picturePath: string;
  /** Whether the picture contains drawn text and must not be cropped. */
  isDrawn: boolean;
  isWelcome: boolean;
}

/** The beginning of a visitor's first page. */
export interface Cover {
  words: CoverWords;
  /** The first campaign on the page; null if this campaign has no picture. */
  offer: FirstOffer | null;
  /** Whether the page's campaigns contain the welcome offer, so that the cover does not announce it as well. */
  listsWelcome: boolean;
}
