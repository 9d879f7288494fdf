import type { MemberDataWords } from "#packages/i18n/member-data-words.ts";

export const pointsDataWords = {
  points: {
    title: { sv: "Poäng", en: "Points", fr: "Points" },
    facts: {
      id: { sv: "Nummer", en: "Number", fr: "Numéro" },
      earnedOn: { sv: "Dag", en: "Day", fr: "Jour" },
      source: { sv: "Från", en: "From", fr: "Provenance" },
      points: { sv: "Poäng", en: "Points", fr: "Points" },
      validThrough: { sv: "Gäller till och med", en: "Valid through", fr: "Valables jusqu’au" },
      left: { sv: "Kvar", en: "Left", fr: "Restants" },
      owed: { sv: "Saknas", en: "Owed", fr: "Dus" },
      reason: { sv: "Skäl", en: "Reason", fr: "Motif" },
      voidedAt: { sv: "Tillbakatagna", en: "Taken back", fr: "Repris le" },
      voidReason: { sv: "Skäl till det", en: "Reason for that", fr: "Motif de la reprise" },
    },
    codes: {
      "correct-points": { sv: "Gav poäng", en: "Gave points", fr: "A donné des points" },
      "withdraw-correction": { sv: "Tog tillbaka en gåva", en: "Took back a gift", fr: "A repris un cadeau" },
      "deduct-points": { sv: "Drog av poäng", en: "Deducted points", fr: "A déduit des points" },
      "withdraw-deduction": {
        sv: "Gav tillbaka avdragna poäng",
        en: "Gave back deducted points",
        fr: "A rendu des points déduits",
      },
      PURCHASE: { sv: "Ett köp", en: "A purchase", fr: "Un achat" },
      CORRECTION: { sv: "En gåva", en: "A gift", fr: "Un cadeau" },
      OPENING_BALANCE: { sv: "Ingående saldo", en: "Opening balance", fr: "Solde initial" },
    },
  },
  pointEntries: {
    title: { sv: "Poängkontots rader", en: "Points account lines", fr: "Lignes du compte de points" },
    facts: {
      at: { sv: "Tid", en: "Time", fr: "Date" },
      kind: { sv: "Typ", en: "Kind", fr: "Type" },
      points: { sv: "Poäng", en: "Points", fr: "Points" },
      of: { sv: "Av poäng nummer", en: "Of points number", fr: "Des points numéro" },
    },
    codes: {
      EARN: { sv: "Intjänade", en: "Earned", fr: "Gagnés" },
      REDEEM: { sv: "Använda", en: "Used", fr: "Utilisés" },
      CANCEL: {
        sv: "Tillbaka när en kupong ångrades",
        en: "Back when a coupon was undone",
        fr: "Rendus après annulation d’un coupon",
      },
      DEDUCT: { sv: "Avdragna", en: "Deducted", fr: "Déduits" },
      RESTORE: {
        sv: "Tillbaka när ett avdrag ångrades",
        en: "Back when a deduction was undone",
        fr: "Rendus après annulation d’une déduction",
      },
      SETTLE: { sv: "Betalade en skuld", en: "Paid a debt", fr: "Ont compensé des points dus" },
      RELEASE: {
        sv: "Tillbaka när en skuld föll bort",
        en: "Back when a debt lapsed",
        fr: "Rendus après annulation d’une compensation",
      },
    },
  },
  deductions: {
    title: { sv: "Avdrag av poäng", en: "Points deducted", fr: "Points déduits" },
    facts: {
      at: { sv: "Tid", en: "Time", fr: "Date" },
      points: { sv: "Poäng", en: "Points", fr: "Points" },
      reason: { sv: "Skäl", en: "Reason", fr: "Motif" },
      givenBackAt: { sv: "Tillbakagivna", en: "Given back", fr: "Rendus le" },
      givenBackReason: { sv: "Skäl till det", en: "Reason for that", fr: "Motif du retour" },
    },
  },
} as const satisfies MemberDataWords;
