/** Which of the app's words stand on a club's cover where it has none of its own. */
export type CoverText = "points" | "stamps" | "club";

/** What a club's cover says under its name. */
export type CoverWords = { text: string } | { instead: CoverText };

/** What a club gives, as a page of its begins with it: a campaign or a coupon with a picture, in the club's own language. */
export interface FirstOffer {
  title: string;
  text: string;
  /** `/files/…` */
  picturePath: string;
  /** The picture has words drawn in: it is seen whole. */
  isDrawn: boolean;
  isWelcome: boolean;
}

/** What a visitor's first page begins with. `offer`: the campaign that stands first on it; null where it shows no picture. */
export interface Cover {
  words: CoverWords;
  offer: FirstOffer | null;
}
