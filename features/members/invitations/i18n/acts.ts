import type { ActWords } from "#packages/i18n/act-words.ts";
import type { invitationsActs } from "../domain/acts.ts";

export const invitationsActWords = {
  "invite-member": { sv: "Bjöd in en ny medlem", en: "Invited a new member", fr: "A invité un nouveau membre" },
  "invite-at-till": {
    sv: "Bjöd in en kund i kassan",
    en: "Invited a customer at the till",
    fr: "A invité un client à la caisse",
  },
  "resend-member-invitation": {
    sv: "Skickade en inbjudan igen",
    en: "Resent an invitation",
    fr: "A renvoyé une invitation",
  },
  "withdraw-member-invitation": {
    sv: "Drog tillbaka en inbjudan till en ny medlem",
    en: "Withdrew an invitation to a new member",
    fr: "A retiré l’invitation d’un nouveau membre",
  },
} as const satisfies ActWords<typeof invitationsActs>;
