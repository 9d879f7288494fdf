import type { Language } from "#packages/domain/translations/languages.ts";

/** What the server tells a member app's page before the app is here. */
export interface FirstFacts {
  /** Where the page was asked for; one that was kept may be shown elsewhere. */
  path: string;
  /** The club's own. */
  language: Language;
  languages: readonly Language[];
  /** Whether its points are told of. */
  hasPoints: boolean;
  /** The phrases of a member's card, as the app's build wrote them; null where the page shows none. */
  card: object | null;
  /** Where the app asks for what the page is about, a campaign or a coupon; null for other pages. */
  offer: string | null;
  /** `/files/…` that stands where the page begins: of that, or of what a visitor's first page has right now. */
  picture: string | null;
  files: FirstFiles;
}

/** Built files below `/assets/` that a page will want besides the app's own. */
export interface FirstFiles {
  /** To whoever is signed in. */
  member: readonly string[];
  visitor: readonly string[];
  words: Readonly<Record<Language, readonly string[]>>;
}
