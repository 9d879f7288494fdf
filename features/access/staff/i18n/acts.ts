import type { ActWords } from "#packages/i18n/act-words.ts";
import type { staffActs } from "../domain/acts.ts";

export const staffActWords = {
  "invite-staff": { sv: "Bjöd in en ny användare", en: "Invited a new user", fr: "A invité un nouvel utilisateur" },
  "resend-staff-invitation": {
    sv: "Skickade en inbjudan till en användare igen",
    en: "Resent a user’s invitation",
    fr: "A renvoyé l’invitation d’un utilisateur",
  },
  "withdraw-staff-invitation": {
    sv: "Drog tillbaka en inbjudan till en användare",
    en: "Withdrew a user’s invitation",
    fr: "A retiré l’invitation d’un utilisateur",
  },
  "accept-invitation": {
    sv: "Tackade ja till en inbjudan",
    en: "Accepted an invitation",
    fr: "A accepté une invitation",
  },
  "decline-invitation": {
    sv: "Tackade nej till en inbjudan",
    en: "Declined an invitation",
    fr: "A refusé une invitation",
  },
  "update-staff": {
    sv: "Ändrade vad <thing>{name}</thing> får göra",
    en: "Changed what <thing>{name}</thing> may do",
    fr: "A modifié ce que <thing>{name}</thing> peut faire",
  },
  "remove-staff": {
    sv: "Tog bort <thing>{name}</thing> från användarna",
    en: "Removed <thing>{name}</thing> as a user",
    fr: "A supprimé <thing>{name}</thing> des utilisateurs",
  },
  "leave-club": { sv: "Lämnade klubben", en: "Left the club", fr: "A quitté le club" },
  "leave-company": { sv: "Lämnade företaget", en: "Left the company", fr: "A quitté l’entreprise" },
} as const satisfies ActWords<typeof staffActs>;
