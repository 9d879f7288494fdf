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

/** The language of the screens: one's own choice where the chain offers it, else the chain's. Errors are asked for in it. Spec §1. */
export const shownLanguage = {
  get: () => current,
  subscribe,
  /** The language somebody was written to in, for a device on which none has been chosen. */
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
  /** After the local storage was cleared. */
  forget() {
    own = null;
    decide();
  },
};
