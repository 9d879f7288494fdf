import type { FileWords } from "#packages/i18n/list-words.ts";
import type { approvalColumns } from "../contract/columns.ts";

export const approvalWords = {
  fileName: { sv: "frågor från kassan", en: "approvals", fr: "approbations" },
  columns: {
    member: { sv: "Kund", en: "Customer", fr: "Client" },
    askedAt: { sv: "När", en: "When", fr: "Quand", file: { sv: "Frågade", en: "Asked", fr: "Demandé" } },
    location: { sv: "Säljställe", en: "Point of sale", fr: "Point de vente" },
    askedBy: {
      sv: "Frågade",
      en: "Asked by",
      fr: "Demandé par",
      file: { sv: "Frågade, vem", en: "Asked by", fr: "Demandé par" },
    },
    amount: { sv: "Belopp", en: "Amount", fr: "Montant" },
    membershipId: { sv: "Medlemsnummer", en: "Membership number", fr: "Numéro de membre" },
    memberName: { sv: "Medlem", en: "Member", fr: "Membre" },
    state: { sv: "Svar", en: "Answer", fr: "Réponse", file: { sv: "Läge", en: "Status", fr: "État" } },
    answeredBy: { sv: "Svarade, vem", en: "Answered by", fr: "Répondu par" },
    answered: { sv: "Svarade", en: "Answered", fr: "Répondu" },
    reason: { sv: "Anledning", en: "Reason", fr: "Motif" },
  },
} as const satisfies FileWords<typeof approvalColumns>;
