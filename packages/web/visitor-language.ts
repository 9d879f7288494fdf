import { isLanguage, type Language } from "#packages/domain/translations/languages.ts";
import { tabStore } from "./session/device-store.ts";

const key = "stammis.visitor-language";

/** The language that a visitor chose in this tab, until the visitor signs in. A reload does not forget it. */
export const visitorLanguage = {
  choose: (language: Language) => void tabStore.setItem(key, language),
  /** Returns the choice and forgets it. */
  take(): Language | null {
    const language = tabStore.getItem(key) ?? "";
    tabStore.removeItem(key);
    return isLanguage(language) ? language : null;
  },
};
