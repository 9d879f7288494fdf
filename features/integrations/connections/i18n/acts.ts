import type { ActWords } from "#packages/i18n/act-words.ts";
import type { connectionsActs } from "../domain/acts.ts";

export const connectionsActWords = {
  "create-connection": { sv: "Lade till en koppling", en: "Added a connection", fr: "A ajouté une connexion" },
  "update-connection": { sv: "Ändrade en koppling", en: "Changed a connection", fr: "A modifié une connexion" },
  "remove-connection": { sv: "Tog bort en koppling", en: "Removed a connection", fr: "A supprimé une connexion" },
  "renew-connection-secret": {
    sv: "Förnyade hemligheten för en koppling",
    en: "Renewed a connection’s secret",
    fr: "A renouvelé le secret d’une connexion",
  },
  "retry-shop-order": {
    sv: "Prövade en order från en webbutik igen",
    en: "Tried an order of a web shop again",
    fr: "A réessayé une commande d’un site marchand",
  },
} as const satisfies ActWords<typeof connectionsActs>;
