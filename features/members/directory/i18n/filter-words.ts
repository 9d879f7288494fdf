import type { FilterWords } from "#packages/i18n/list-words.ts";
import type { memberFilters } from "../contract/filters.ts";
import { memberWords } from "./column-words.ts";

const any = { sv: "Alla", en: "Any", fr: "Tous" };

export const memberFilterWords = {
  pointOfSaleId: { ...memberWords.columns.home, none: any },
  points: {
    ...memberWords.columns.points,
    none: any,
    values: {
      SOME: { sv: "Har poäng", en: "Has points", fr: "Avec points" },
      NONE: { sv: "Utan poäng", en: "No points", fr: "Sans point" },
    },
  },
  consent: {
    sv: "Samtycke",
    en: "Consent",
    fr: "Consentement",
    none: any,
    values: {
      EMAIL: { sv: "Vill ha e-post", en: "Wants email", fr: "Accepte les e-mails" },
      SMS: { sv: "Vill ha sms", en: "Wants text messages", fr: "Accepte les SMS" },
      NONE: { sv: "Vill inte ha utskick", en: "Wants no sendouts", fr: "Refuse les envois" },
    },
  },
  since: { sv: "Medlem från", en: "Joined from", fr: "Inscrit du" },
  until: { sv: "Medlem till och med", en: "Joined through", fr: "Inscrit jusqu’au" },
  selection: { sv: "Urval", en: "Selection", fr: "Sélection" },
} as const satisfies FilterWords<typeof memberFilters>;
