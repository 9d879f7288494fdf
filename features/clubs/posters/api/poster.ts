import type { Language } from "#packages/domain/translations/languages.ts";
import type { PosterBackground, PosterFormat } from "../domain/posters.ts";

/** The content of a poster. */
export interface Poster {
  format: PosterFormat;
  background: PosterBackground;
  language: Language;
  /** The club's colour, `#rrggbb`. */
  colour: string;
  name: string;
  /** The logo as PNG; null without one. */
  logo: Buffer | null;
  headline: string;
  offers: readonly string[];
  scan: string;
  /** How to fold a table tent; printed on its base. */
  fold: string;
  /** The link in the code. */
  link: string;
  /** The same address for people who type it. */
  address: string;
}
