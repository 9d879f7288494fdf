import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  menu: { company: "L’entreprise", companies: "Entreprises" },
  title: "Entreprises",
  search: "Nom, commerçant, club, ville ou numéro",
  noClub: "Pas encore de club",
  paying: "Payantes actuellement",
  notOpened: "Pas ouverte",
  nearBudget: "Proche d’une limite",
  empty: "Aucune entreprise",
  emptyText: "Invitez le premier commerçant\u00a0: il recevra un e-mail avec un lien.",
  noMatch: "Aucune entreprise ne correspond à la recherche",
  failed: "Impossible de charger les entreprises",
  invite: "Inviter un commerçant",
  inviteLead: "Seule l’adresse e-mail est nécessaire. Le reste fera gagner du temps au commerçant.",
  inviteLanguage: "Langue de l’invitation",
  invitePerson: "La personne",
};
