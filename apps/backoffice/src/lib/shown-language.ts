import { defaultLanguage, isLanguage, type Language } from "@stammis/domain/clubs/languages";

const key = "stammis.language";

function stored(): Language {
  const value = localStorage.getItem(key) ?? "";
  return isLanguage(value) ? value : defaultLanguage;
}

const listeners = new Set<() => void>();
let current = stored();

/** The language of the screens on this device; errors are asked for in it. */
export const shownLanguage = {
  get: () => current,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** The language somebody was written to in, for a device on which none has been chosen. */
  offer(language: Language) {
    if (localStorage.getItem(key) === null) shownLanguage.set(language);
  },
  set(language: Language) {
    localStorage.setItem(key, language);
    if (language === current) return;
    current = language;
    for (const listener of listeners) listener();
  },
};
