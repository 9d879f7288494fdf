import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  NEW_YEARS_DAY: "Jour de l’An",
  EPIPHANY: "Épiphanie",
  GOOD_FRIDAY: "Vendredi saint",
  EASTER_EVE: "Samedi saint",
  EASTER_SUNDAY: "Dimanche de Pâques",
  EASTER_MONDAY: "Lundi de Pâques",
  MAY_DAY: "Fête du Travail",
  ASCENSION_DAY: "Ascension",
  PENTECOST: "Pentecôte",
  NATIONAL_DAY: "Fête nationale suédoise",
  MIDSUMMER_EVE: "Veille de la Saint-Jean",
  MIDSUMMER_DAY: "Saint-Jean d’été",
  ALL_SAINTS_DAY: "Toussaint",
  CHRISTMAS_EVE: "Veille de Noël",
  CHRISTMAS_DAY: "Noël",
  BOXING_DAY: "Lendemain de Noël",
  NEW_YEARS_EVE: "Saint-Sylvestre",
};
