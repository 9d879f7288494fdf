import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  fileName: "lignes à corriger",
  row: "Ligne",
  problem: "Problème",
  problems: {
    ADDRESS_MISSING: "Ni adresse e-mail ni numéro de mobile",
    INVALID_EMAIL: "Ce n’est pas une adresse e-mail",
    INVALID_PHONE: "Ce n’est pas un numéro de téléphone",
    NOT_MOBILE: "Un numéro de mobile est nécessaire",
    INVALID_DATE: "Ce n’est pas une date",
    YEAR_MISSING: "L’année manque",
    DATE_IN_FUTURE: "La date est dans le futur",
    INVALID_NUMBER: "Ce n’est pas un nombre entier",
    TOO_MANY_POINTS: "Dix millions de points au maximum",
    THROUGH_PASSED: "Le dernier jour des points est passé",
    THROUGH_TOO_FAR: "Les points sont valables dix ans au maximum",
    UNKNOWN_LOCATION: "Aucun point de vente ne porte ce nom",
    UNKNOWN_LANGUAGE: "Indiquez suédois, anglais ou français",
    UNKNOWN_GENDER: "Indiquez femme, homme ou autre",
    UNKNOWN_ANSWER: "Indiquez oui ou non",
    TOO_LONG: "Le texte est trop long",
    TOO_MANY_STAMPS: "Plus de tampons que la carte n’a de places",
    STAMPS_NEED_LOCATION: "Les tampons doivent être liés à un point de vente",
    TWO_MEMBERS: "L’e-mail et le numéro appartiennent à des membres différents",
  },
  notes: {
    CONSENT_WITHOUT_EVIDENCE: "Sans consentement aux envois\u00a0: la date ou le texte manque.",
    CONSENT_WITHOUT_ADDRESS: "Un oui aux envois sans adresse où les recevoir ne compte pas.",
    CONSENT_REFUSED_BEFORE: "Sans consentement aux envois\u00a0: la personne qui avait cette adresse a dit non.",
  },
};
