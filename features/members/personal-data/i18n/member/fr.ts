import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  title: "Adhésion",
  terminate: "Résilier l’adhésion",
  terminateText:
    "Envoyez-nous un e-mail pour résilier votre adhésion. Écrivez depuis votre adresse de membre ou indiquez votre numéro de membre {number}.",
  terminateSubject: "Résiliation de l’adhésion {number}",
  export: "Exporter les données",
  exportText:
    "Envoyez-nous un e-mail pour recevoir une copie de vos données. Écrivez depuis votre adresse de membre ou indiquez votre numéro de membre {number}.",
  exportSubject: "Données du membre {number}",
  write: "Écrire à {email}",
  toContact: "Voir les coordonnées",
  number: "Numéro de membre",
};
