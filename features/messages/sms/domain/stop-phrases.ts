/**
 * Phrases that end marketing by SMS when they are the complete reply: in capitals, without accents, words separated by
 * single spaces. Words that are also ordinary replies ("fin", "nej tack") are not listed: a merchant reads those.
 */
export const stopPhrases = {
  sv: [
    ...["STOPP", "STOPPA", "STOPP SMS", "STOPPA SMS", "STOPPA SMSEN", "STOPPA UTSKICK", "STOPPA UTSKICKEN"],
    ...["AVSLUTA", "AVSLUTA SMS", "AVSLUTA PRENUMERATION", "AVSLUTA PRENUMERATIONEN", "AVPRENUMERERA"],
    ...["AVBRYT", "AVREGISTRERA", "AVREGISTRERA MIG", "AVREGISTRERING", "AVANMAL", "AVANMAL MIG", "AVANMALAN"],
    ...["SLUTA", "SLUTA SKICKA", "SLUTA SKICKA SMS", "SLUTA SKICKA MIG SMS", "SLUTA SKICKA SMS TILL MIG"],
    ...["SLUTA SMSA", "SLUTA SMSA MIG", "INGA FLER SMS", "INGA MER SMS", "JAG VILL INTE HA SMS", "VILL INTE HA SMS"],
    ...["JAG VILL INTE HA FLER SMS", "VILL INTE HA FLER SMS", "TA BORT MIG", "TA BORT MITT NUMMER"],
  ],
  en: [
    ...["STOP", "STOP ALL", "STOPALL", "STOP SMS", "STOP TEXT", "STOP TEXTS", "STOP MESSAGES", "STOP TEXTING"],
    ...["STOP TEXTING ME", "STOP SENDING", "STOP SENDING SMS", "STOP SENDING TEXTS", "STOP SENDING MESSAGES"],
    ...["STOP SENDING ME SMS", "STOP SENDING ME TEXTS", "STOP SENDING ME MESSAGES", "STOP MESSAGING ME"],
    ...["UNSUBSCRIBE", "UNSUBSCRIBE ME", "UNSUB", "CANCEL", "OPTOUT", "OPT OUT", "OPT ME OUT", "END", "QUIT", "REVOKE"],
    ...["REMOVE ME", "NO MORE SMS", "NO MORE TEXTS", "NO MORE MESSAGES"],
  ],
  fr: [
    ...["ARRET", "ARRETE", "ARRETER", "ARRETEZ", "ARRET SMS", "ARRETER LES SMS", "ARRETEZ LES SMS", "STOP PUB"],
    ...["ARRETEZ D ENVOYER DES SMS", "DESABONNER", "DESABONNEMENT", "DESABONNE MOI", "DESABONNEZ MOI", "ME DESABONNER"],
    ...["SE DESABONNER", "DESINSCRIRE", "DESINSCRIPTION", "DESINSCRIVEZ MOI", "ME DESINSCRIRE", "SE DESINSCRIRE"],
    ...["PLUS DE SMS", "PLUS DE MESSAGES", "NE PLUS RECEVOIR DE SMS", "ANNULER", "RESILIER"],
  ],
} as const;

/** Courtesy before and after a phrase, longest first. It does not change the meaning. */
export const courtesies = [
  ...["S IL VOUS PLAIT", "S IL TE PLAIT", "TACK SA MYCKET", "TACK PA FORHAND", "THANK YOU", "MED VANLIG HALSNING"],
  ...["TACK", "TACKAR", "SNALLA", "VANLIGEN", "HEJ", "OK", "PLEASE", "PLS", "PLZ", "THANKS", "HELLO", "HI"],
  ...["MERCI", "SVP", "STP", "BONJOUR"],
] as const;

/** Stems that mark a reply as a possible stop, for the merchant who reads it. */
export const stopStems = [
  ...["STOP", "SLUTA", "AVSLUT", "AVREGISTR", "AVANMAL", "AVPRENUMER", "AVBRYT", "INTE HA", "FLER SMS", "TA BORT"],
  ...["UNSUB", "OPT OUT", "CANCEL", "REMOVE", "NO MORE", "DON T WANT", "DO NOT WANT"],
  ...["ARRET", "DESABON", "DESINSC", "PLUS DE", "NE VEUX"],
] as const;
