import type { MemberDataWords } from "#packages/i18n/member-data-words.ts";

export const sessionsDataWords = {
  devices: {
    title: { sv: "Enheter", en: "Devices", fr: "Appareils" },
    facts: {
      kind: { sv: "Typ", en: "Kind", fr: "Type" },
      device: { sv: "Webbläsare", en: "Browser", fr: "Navigateur" },
      since: { sv: "Sedan", en: "Since", fr: "Depuis" },
      lastUsedAt: { sv: "Senast använd", en: "Last used", fr: "Dernière utilisation" },
    },
    codes: {
      "send-login-link": {
        sv: "Skickade en inloggningslänk",
        en: "Sent a login link",
        fr: "A envoyé un lien de connexion",
      },
      "end-member-device": { sv: "Loggade ut en enhet", en: "Logged out a device", fr: "A déconnecté un appareil" },
      SESSION: { sv: "Inloggad", en: "Logged in", fr: "Connecté" },
      KNOWN: { sv: "Känd sedan tidigare", en: "Known device", fr: "Déjà connu" },
    },
  },
  links: {
    title: { sv: "Länkar för att logga in", en: "Login links", fr: "Liens de connexion" },
    facts: {
      expiresAt: { sv: "Gäller till", en: "Valid until", fr: "Valable jusqu’à" },
      usedAt: { sv: "Använd", en: "Used", fr: "Utilisé" },
      phone: { sv: "Skickad till", en: "Sent to", fr: "Envoyé au" },
    },
  },
} as const satisfies MemberDataWords;
