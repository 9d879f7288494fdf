import type { Language } from "#packages/domain/translations/languages.ts";
import type { PosterFormat } from "../domain/posters.ts";

/** The content of a poster. */
export interface Poster {
  format: PosterFormat;
  language: Language;
  /** `#rrggbb`, of the complete sheet. */
  colour: string;
  name: string;
  /** The logo as PNG; null without one. */
  logo: Buffer | null;
  headline: string;
  offers: readonly string[];
  scan: string;
  /** The link in the code. */
  link: string;
  /** The same address for people who type it. */
  address: string;
}
