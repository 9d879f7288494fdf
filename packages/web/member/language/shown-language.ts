import { chooseLanguage, isLanguage, type Language } from "#packages/domain/translations/languages.ts";
import type { ClubLanguages } from "#packages/domain/translations/translations.ts";
import { localStore } from "../../session/device-store.ts";
import { createListeners } from "../../session/listeners.ts";

const key = "stammis.language";
const { subscribe, notify } = createListeners();

function stored(): Language | null {
  const value = localStore.getItem(key) ?? "";
  return isLanguage(value) ? value : null;
}

let own = stored();
let club: ClubLanguages | null = null;
const choice = () => chooseLanguage({ own, chain: club?.language ?? null, ...(club && { offered: club.languages }) });
let current = choice();

function decide() {
  const next = choice();
  if (next === current) return;
  current = next;
  notify();
}

/**
 * The language of the screens: the chosen one if the chain offers it, else the chain's. The server also writes errors
 * in it. Spec §1.
 */
export const shownLanguage = {
  get: () => current,
  subscribe,
  /** Sets the language of a received message, on a device without a chosen language. */
  offer(language: Language) {
    if (!own) shownLanguage.choose(language);
  },
  choose(language: Language) {
    own = language;
    localStore.setItem(key, language);
    decide();
  },
  setChain(chain: ClubLanguages | null) {
    club = chain;
    decide();
  },
  /** Forgets the device's choice: the club's language is shown. */
  forget() {
    own = null;
    localStore.removeItem(key);
    decide();
  },
};
