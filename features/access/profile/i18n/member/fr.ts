import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  title: "Modifier le profil",
  completeTitle: "Complétez votre inscription",
  completeText: "Tout est facultatif, mais nous aimerions connaître votre date d’anniversaire.",
  later: "Plus tard",
  about: "À propos de vous",
  contact: "Comment vous joindre",
  contactText: "Il nous faut votre e-mail ou votre téléphone. Vous vous connectez avec l’un ou l’autre.",
  addressTitle: "Adresse",
  street: "Rue et numéro",
  zipCode: "Code postal",
  city: "Ville",
  birthday: "Date de naissance",
  clearBirthday: "Effacer la date de naissance",
  gender: "Sexe",
  genderNone: "Ne pas préciser",
  genders: { FEMALE: "Femme", MALE: "Homme", OTHER: "Autre" },
  consentTitle: "Offres",
  consentText: "À vous de choisir, et de changer d’avis à tout moment.",
  failed: "Impossible de mettre à jour le profil",
  fetchFailed: "Impossible de charger le profil",
};
