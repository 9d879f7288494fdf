import type { RetentionWords } from "#packages/i18n/retention-words.ts";
import type { approvalsRetention } from "../domain/retention.ts";

export const approvalsRetentionWords = {
  approvals: {
    name: {
      sv: "Frågor om stora belopp som fick nej",
      en: "Large amounts that were not approved",
      fr: "Demandes refusées pour des montants élevés",
    },
    why: {
      sv: "Så att du kan se vem som frågade och varför det blev nej. Blev det ja sparas frågan med köpet.",
      en: "So that you can see who asked and why it was declined. Where a purchase was approved, the question stays with it.",
      fr: "Pour voir qui a demandé et pourquoi la réponse était non. Une demande approuvée reste avec son achat.",
    },
  },
} as const satisfies RetentionWords<typeof approvalsRetention>;
