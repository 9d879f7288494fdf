import type { Language } from "#packages/domain/translations/languages.ts";

let chosen: Language | null = null;

/** The language that a visitor chose on this page, until the visitor signs in. */
export const visitorLanguage = {
  choose(language: Language) {
    chosen = language;
  },
  /** Returns the choice and forgets it. */
  take(): Language | null {
    const language = chosen;
    chosen = null;
    return language;
  },
};
