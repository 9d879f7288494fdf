import type { RetentionWords } from "#packages/i18n/retention-words.ts";
import type { connectionsRetention } from "../domain/retention.ts";

export const connectionsRetentionWords = {
  shopOrders: {
    name: {
      sv: "Ordrar från webbutiker utan medlem",
      en: "Web shop orders without a member",
      fr: "Commandes en ligne sans membre",
    },
    why: {
      sv: "Så länge ser du vem som handlade utan att vara medlem, och varför en order inte blev ett köp.",
      en: "Until then you can see who bought without being a member, and why an order did not become a purchase.",
      fr: "Vous voyez ainsi qui a acheté sans être membre, et pourquoi une commande n’est pas devenue un achat.",
    },
  },
} as const satisfies RetentionWords<typeof connectionsRetention>;
