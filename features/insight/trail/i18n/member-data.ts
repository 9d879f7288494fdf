import type { MemberDataWords } from "#packages/i18n/member-data-words.ts";

export const trailDataWords = {
  acts: {
    title: { sv: "Vad personalen har gjort", en: "What staff did", fr: "Ce qu’a fait le personnel" },
    facts: {
      at: { sv: "Tid", en: "Time", fr: "Date" },
      act: { sv: "Vad", en: "What", fr: "Action" },
      detail: { sv: "Mer om det", en: "More about it", fr: "Détails" },
    },
    codes: {
      "edit-member": { sv: "Ändrade uppgifter", en: "Changed details", fr: "A modifié des données" },
      "edit-own-profile": {
        sv: "Medlemmen ändrade sina uppgifter",
        en: "The member changed their details",
        fr: "Le membre a modifié ses données",
      },
      "resend-contact": {
        sv: "Skickade om en bekräftelselänk",
        en: "Sent a confirmation link again",
        fr: "A renvoyé un lien de confirmation",
      },
      "withdraw-contact": {
        sv: "Tog bort en obekräftad adress",
        en: "Removed an unconfirmed address",
        fr: "A supprimé une adresse non confirmée",
      },
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
      "add-note": { sv: "Skrev en anteckning", en: "Wrote a note", fr: "A écrit une note" },
      "edit-note": { sv: "Ändrade en anteckning", en: "Edited a note", fr: "A modifié une note" },
      "remove-note": { sv: "Tog bort en anteckning", en: "Removed a note", fr: "A supprimé une note" },
      "pin-note": { sv: "Fäste en anteckning", en: "Pinned a note", fr: "A affiché une note en caisse" },
      "unpin-note": { sv: "Lossade en anteckning", en: "Unpinned a note", fr: "A retiré une note de la caisse" },
      "handle-sms-reply": { sv: "Läste ett sms-svar", en: "Handled an SMS reply", fr: "A traité une réponse SMS" },
      "turn-off-sms": {
        sv: "Stängde av sms efter ett svar",
        en: "Turned off SMS after a reply",
        fr: "A arrêté les SMS après une réponse",
      },
      "send-login-link": {
        sv: "Skickade en inloggningslänk",
        en: "Sent a login link",
        fr: "A envoyé un lien de connexion",
      },
      "end-member-device": { sv: "Loggade ut en enhet", en: "Logged out a device", fr: "A déconnecté un appareil" },
      "export-member-data": { sv: "Hämtade den här filen", en: "Downloaded this file", fr: "A téléchargé ce fichier" },
      "export-own-data": {
        sv: "Medlemmen hämtade den här filen",
        en: "The member downloaded this file",
        fr: "Le membre a téléchargé ce fichier",
      },
      "leave-membership": {
        sv: "Medlemmen lämnade klubben",
        en: "The member left the club",
        fr: "Le membre a quitté le club",
      },
      "correct-points": { sv: "Gav poäng", en: "Gave points", fr: "A donné des points" },
      "withdraw-correction": { sv: "Tog tillbaka en gåva", en: "Took back a gift", fr: "A repris un cadeau" },
      "deduct-points": { sv: "Drog av poäng", en: "Deducted points", fr: "A déduit des points" },
      "withdraw-deduction": {
        sv: "Gav tillbaka avdragna poäng",
        en: "Gave back deducted points",
        fr: "A rendu des points déduits",
      },
    },
  },
} as const satisfies MemberDataWords;
