import type { RetentionWords } from "#packages/i18n/retention-words.ts";
import type { sessionsRetention } from "../domain/retention.ts";

export const sessionsRetentionWords = {
  sessions: {
    name: { sv: "Medlemmarnas inloggningar", en: "Members’ logins", fr: "Connexions des membres" },
    why: {
      sv: "Tas bort natten efter att de gått ut.",
      en: "Removed the night after they end.",
      fr: "Supprimées la nuit qui suit leur fin.",
    },
  },
  devices: {
    name: {
      sv: "Enheter som någon har loggat in på",
      en: "Devices that someone has logged in on",
      fr: "Appareils sur lesquels quelqu’un s’est connecté",
    },
    why: {
      sv: "Räknas från senaste inloggningen. Så märks en inloggning från en okänd enhet.",
      en: "Counted from the latest login. This is how we notice a login from an unknown device.",
      fr: "À compter de la dernière connexion. C’est ainsi qu’une connexion depuis un appareil inconnu est repérée.",
    },
  },
} as const satisfies RetentionWords<typeof sessionsRetention>;
