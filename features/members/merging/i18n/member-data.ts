import type { MemberDataWords } from "#packages/i18n/member-data-words.ts";

export const mergingDataWords = {
  merges: {
    title: { sv: "Hopslagna medlemskap", en: "Merged memberships", fr: "Adhésions fusionnées" },
    facts: {
      at: { sv: "Tid", en: "Time", fr: "Date" },
      membershipId: { sv: "Medlemsnumret som leder hit", en: "Number that leads here", fr: "Numéro qui mène ici" },
      email: { sv: "E-post", en: "Email", fr: "E-mail" },
      phone: { sv: "Telefon", en: "Phone", fr: "Téléphone" },
      undoneAt: { sv: "Delades upp igen", en: "Undone", fr: "Séparées le" },
    },
    codes: {
      "merge-members": {
        sv: "Slog ihop två medlemskap",
        en: "Merged two memberships",
        fr: "A fusionné deux adhésions",
      },
      "undo-merge": {
        sv: "Delade upp ett hopslaget medlemskap",
        en: "Undid a merge",
        fr: "A séparé une adhésion fusionnée",
      },
    },
  },
} as const satisfies MemberDataWords;
