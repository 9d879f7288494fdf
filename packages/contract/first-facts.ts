import type { Language } from "#packages/domain/translations/languages.ts";

/** Facts that the server embeds in a member app's page, before the app loads. */
export interface FirstFacts {
  /** The requested path. A cached page may be shown under another path. */
  path: string;
  /** The club's own language. */
  language: Language;
  languages: readonly Language[];
  hasPoints: boolean;
  /** The phrases of a member's card, as the app's build wrote them; null on pages without a card. */
  card: object | null;
  /** The request with which the app loads the page's campaign or coupon; null on other pages. */
  offer: string | null;
  /** `/files/…` of the picture at the top of the page: the offer's, or the current one on a visitor's first page. */
  picture: string | null;
  files: FirstFiles;
}

/** Built files below `/assets/` that a page needs in addition to the app's own. */
export interface FirstFiles {
  /** Files for signed-in members. */
  member: readonly string[];
  visitor: readonly string[];
  words: Readonly<Record<Language, readonly string[]>>;
}
