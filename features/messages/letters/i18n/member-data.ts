import type { MemberDataWords } from "#packages/i18n/member-data-words.ts";

export const lettersDataWords = {
  messages: {
    title: { sv: "Meddelanden", en: "Messages", fr: "Messages" },
    facts: {
      at: { sv: "Tid", en: "Time", fr: "Date" },
      kind: { sv: "Typ", en: "Kind", fr: "Type" },
      channel: { sv: "Kanal", en: "Channel", fr: "Canal" },
      recipient: { sv: "Till", en: "To", fr: "À" },
      subject: { sv: "Ämne", en: "Subject", fr: "Objet" },
      text: { sv: "Text", en: "Text", fr: "Texte" },
      status: { sv: "Läge", en: "Status", fr: "État" },
    },
    codes: {
      DELIVERED: { sv: "Framme", en: "Delivered", fr: "Remis" },
      UNDELIVERED: { sv: "Kom inte fram", en: "Not delivered", fr: "Non remis" },
      SUPPRESSED: { sv: "Skickades aldrig", en: "Never sent", fr: "Jamais envoyé" },
      MEMBER_ACTIVATION: { sv: "Länk för att gå med", en: "Link to join", fr: "Lien d’inscription" },
      MEMBER_INVITATION: { sv: "Inbjudan till klubben", en: "Invitation to the club", fr: "Invitation au club" },
      ALREADY_MEMBER: {
        sv: "Besked om att de redan är med",
        en: "Notice that they are already a member",
        fr: "Avis d’adhésion existante",
      },
      SIGN_IN_CODE: { sv: "Kod för att logga in", en: "Login code", fr: "Code de connexion" },
      PASSWORD_RESET: {
        sv: "Länk till nytt lösenord",
        en: "Link to reset password",
        fr: "Lien de réinitialisation du mot de passe",
      },
      PASSWORD_CHANGED: {
        sv: "Besked om bytt lösenord",
        en: "Notice of password change",
        fr: "Avis de changement de mot de passe",
      },
      CONTACT_PROOF: {
        sv: "Länk för att bekräfta en adress",
        en: "Link to confirm an address",
        fr: "Lien pour confirmer une adresse",
      },
      CONTACT_TAKEN: {
        sv: "Besked om en adress som redan används",
        en: "Notice of an address in use",
        fr: "Avis d’adresse déjà utilisée",
      },
      CONTACT_ASKED: {
        sv: "Besked om att en ny adress väntar",
        en: "Notice of a pending address",
        fr: "Avis d’adresse en attente",
      },
      CONTACT_CHANGED: {
        sv: "Besked om bytt adress",
        en: "Notice of address change",
        fr: "Avis de changement d’adresse",
      },
      MEMBERSHIPS_MERGED: {
        sv: "Besked om sammanslagna medlemskap",
        en: "Notice of a merge",
        fr: "Avis d’adhésions fusionnées",
      },
      TERMS_CHANGED: {
        sv: "Besked om ändrade villkor",
        en: "Notice of new terms",
        fr: "Avis de changement de conditions",
      },
    },
  },
} as const satisfies MemberDataWords;
