import type { FilterWords } from "#packages/i18n/list-words.ts";
import type { recipientFilters, sendoutFilters } from "../contract/filters.ts";

const state = { sv: "Läge", en: "Status", fr: "État" };

export const sendoutFilterWords = {
  sendoutState: state,
  since: { sv: "Från och med", en: "From", fr: "À partir du" },
  until: { sv: "Till och med", en: "Through", fr: "Jusqu’au" },
} as const satisfies FilterWords<typeof sendoutFilters>;

export const recipientFilterWords = {
  medium: { sv: "Skickas med", en: "Sent by", fr: "Envoyé par" },
  recipientState: state,
  recipientReason: { sv: "Varför inte", en: "Why not", fr: "Motif" },
} as const satisfies FilterWords<typeof recipientFilters>;
