import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  INVALID_SUBDOMAIN: "Commencez par une lettre, puis lettres et chiffres\u00a0: 3 à 40 caractères.",
  RESERVED_SUBDOMAIN: "Cette adresse est réservée.",
  NAME_HAS_ADDRESS: "Un nom ne peut pas contenir d’adresse web",
  NAME_IS_BAIT: "Ce nom ressemble à un gain ou à une alerte. Choisissez le nom de votre boutique",
  INVALID_TIME_ZONE: "Choisissez un lieu dans la liste.",
  TIME_ZONE_FIXED: "Le fuseau horaire n’est plus modifiable\u00a0: des jours ont déjà été comptés selon lui.",
  SUBDOMAIN_TAKEN: "Cette adresse est déjà prise",
  NOT_A_SANDBOX: "Seule l’horloge d’un bac à sable peut être avancée",
  CLOCK_ONLY_FORWARD: "L’horloge ne fait qu’avancer",
  CLOCK_TOO_FAR: "L’horloge peut avancer de dix ans maximum",
};
