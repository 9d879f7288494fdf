import { defaultLanguage, isLanguage, type Language } from "#packages/domain/translations/languages.ts";
import { localStore } from "../../session/device-store.ts";
import { createListeners } from "../../session/listeners.ts";

const key = "stammis.language";

function stored(): Language {
  const value = localStore.getItem(key) ?? "";
  return isLanguage(value) ? value : defaultLanguage;
}

const { subscribe, notify } = createListeners();
let current = stored();

/** The language of the screens on this device, in which the server also writes errors. */
export const shownLanguage = {
  get: () => current,
  subscribe,
  /** Sets the language of a received message, on a device without a chosen language. */
  offer(language: Language) {
    if (localStore.getItem(key) === null) shownLanguage.set(language);
  },
  set(language: Language) {
    localStore.setItem(key, language);
    if (language === current) return;
    current = language;
    notify();
  },
};
