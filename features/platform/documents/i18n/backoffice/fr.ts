import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  menu: "Conditions et contrats",
  title: "Conditions et contrats",
  TERMS_OF_SERVICE: "Conditions d’utilisation",
  PRIVACY_POLICY: "Politique de confidentialité",
  DATA_PROCESSING_AGREEMENT: "Accord de sous-traitance des données",
  accept: "J’accepte",
  links: {
    TERMS_OF_SERVICE: "les conditions d’utilisation",
    PRIVACY_POLICY: "la politique de confidentialité",
    DATA_PROCESSING_AGREEMENT: "l’accord de sous-traitance des données",
  },
  forCompany: "Contrats pour l’entreprise",
  forCompanyLead: "Vous les acceptez au nom de l’entreprise.",
  validFrom: "En vigueur depuis le {date}",
  comesFrom: "En vigueur à partir du {date}",
  coming: "Une nouvelle version s’applique à partir du {date}",
  changes: {
    none: "Rien n’a changé",
    unchanged: "{count, plural, one {# section est inchangée.} other {# sections sont inchangées.}}",
    ADDED: "Ajouté :",
    REMOVED: "Supprimé :",
  },
  failed: "Impossible de charger le texte",
  back: "Retour",
};
