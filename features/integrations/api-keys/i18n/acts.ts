import type { ActWords } from "#packages/i18n/act-words.ts";
import type { apiKeysActs } from "../domain/acts.ts";

export const apiKeysActWords = {
  "create-api-key": {
    sv: "Skapade API-nyckeln <thing>{name}</thing>",
    en: "Created the API key <thing>{name}</thing>",
    fr: "A créé la clé d’API <thing>{name}</thing>",
  },
  "set-api-key-limits": {
    sv: "Ändrade gränserna för API-nyckeln <thing>{name}</thing>",
    en: "Changed the limits of the API key <thing>{name}</thing>",
    fr: "A modifié les limites de la clé d’API <thing>{name}</thing>",
  },
  "revoke-api-key": {
    sv: "Återkallade API-nyckeln <thing>{name}</thing>",
    en: "Revoked the API key <thing>{name}</thing>",
    fr: "A révoqué la clé d’API <thing>{name}</thing>",
  },
} as const satisfies ActWords<typeof apiKeysActs>;
