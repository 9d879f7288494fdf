import { isLanguage, type Language } from "#packages/domain/translations/languages.ts";
import { tabStore } from "./session/device-store.ts";

const key = "stammis.unsaved-language";

/** The language that a person chose in this tab, until the account has it. A reload or a failed save does not lose it. */
export const unsavedLanguage = {
  get(): Language | null {
    const language = tabStore.getItem(key) ?? "";
    return isLanguage(language) ? language : null;
  },
  set: (language: Language) => void tabStore.setItem(key, language),
  forget: () => tabStore.removeItem(key),
};
