import type { MemberDataWords } from "#packages/i18n/member-data-words.ts";

export const consentsDataWords = {
  consents: {
    title: { sv: "Svar om utskick", en: "Answers about marketing", fr: "Réponses sur les offres" },
    facts: {
      at: { sv: "Tid", en: "Time", fr: "Date" },
      channel: { sv: "Kanal", en: "Channel", fr: "Canal" },
      given: { sv: "Svar", en: "Answer", fr: "Réponse" },
      source: { sv: "Var", en: "Where", fr: "Où" },
      text: { sv: "Texten bredvid rutan", en: "The words beside the box", fr: "Le texte à côté de la case" },
    },
    codes: {
      SIGN_UP: { sv: "När medlemmen gick med", en: "On joining", fr: "À l’inscription" },
      PROFILE: { sv: "I medlemmens egen profil", en: "In the member’s own profile", fr: "Dans le profil du membre" },
      STAFF: { sv: "Av personalen", en: "By staff", fr: "Par le personnel" },
      IMPORT: { sv: "Med en inläst lista", en: "With an imported list", fr: "Avec une liste importée" },
      MERGE: {
        sv: "När två medlemskap slogs ihop",
        en: "When two memberships were merged",
        fr: "Lors de la fusion de deux adhésions",
      },
      UNSUBSCRIBED: { sv: "Via länken i ett utskick", en: "Via a link in a message", fr: "Par le lien d’un envoi" },
      ONE_CLICK: {
        sv: "Med avregistreringsknappen i mejlet",
        en: "Via the unsubscribe button in an email",
        fr: "Par le bouton de désabonnement de sa messagerie",
      },
      STOP: { sv: "Med STOPP i ett sms", en: "By text: STOP", fr: "Par un SMS : STOP" },
      COMPLAINT: {
        sv: "Mejlet anmäldes som skräppost",
        en: "An email was marked as spam",
        fr: "E-mail signalé comme indésirable",
      },
      ADDRESS_REMOVED: { sv: "Adressen togs bort", en: "The address was removed", fr: "L’adresse a été retirée" },
    },
  },
} as const satisfies MemberDataWords;
