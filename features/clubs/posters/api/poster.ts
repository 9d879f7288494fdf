import type { Language } from "#packages/domain/translations/languages.ts";
import type { PosterFormat } from "../domain/posters.ts";

/** What stands on a poster. */
export interface Poster {
  format: PosterFormat;
  language: Language;
  /** `#rrggbb`, of the whole sheet. */
  colour: string;
  name: string;
  /** PNG. */
  logo: Buffer | null;
  headline: string;
  offers: readonly string[];
  scan: string;
  /** What the code opens. */
  link: string;
  /** The same for those who type. */
  address: string;
}
