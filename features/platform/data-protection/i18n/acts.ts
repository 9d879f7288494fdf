import type { ActWords } from "#packages/i18n/act-words.ts";
import type { dataProtectionActs } from "../domain/acts.ts";

export const dataProtectionActWords = {
  "update-record-contact": {
    sv: "Ändrade kontakten för dataskydd",
    en: "Changed the contact for data protection",
    fr: "A changé le contact pour la protection des données",
  },
  "review-record": {
    sv: "Gick igenom registret över behandling",
    en: "Reviewed the record of processing",
    fr: "A relu le registre des traitements",
  },
  "create-processing-activity": {
    sv: "Lade till en egen behandling i registret",
    en: "Added an activity to the record of processing",
    fr: "A ajouté un traitement au registre",
  },
  "update-processing-activity": {
    sv: "Ändrade en behandling i registret",
    en: "Changed an activity in the record of processing",
    fr: "A modifié un traitement du registre",
  },
  "remove-processing-activity": {
    sv: "Tog bort egna ord ur registret över behandling",
    en: "Removed the company’s own words from the record",
    fr: "A supprimé le texte de l’entreprise dans le registre des traitements",
  },
} as const satisfies ActWords<typeof dataProtectionActs>;
