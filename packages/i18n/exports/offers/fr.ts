import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  lists: {
    coupons: {
      fileName: "coupons",
      columns: {
        id: "Coupon",
        name: "Nom",
        kind: "Type",
        status: "État",
        points: "Points",
        value: "Valeur, SEK",
        minimum: "Achat minimum, SEK",
        starts: "Premier jour",
        ends: "Dernier jour",
        totalLimit: "Utilisations en tout",
        memberLimit: "Utilisations par membre",
        used: "Utilisé",
      },
    },
    stampCards: {
      fileName: "liste des cartes à tampons",
      columns: {
        id: "Carte à tampons",
        name: "Nom",
        title: "Titre",
        status: "État",
        stamps: "Tampons",
        months: "Validité, mois",
        reward: "Récompense",
        rewardDays: "Validité de la récompense, jours",
        collecting: "En cours",
        completed: "Remplies",
        rewardsUsed: "Récompenses utilisées",
      },
    },
    categories: {
      fileName: "catégories",
      columns: {
        name: "Catégorie",
        purchases: "Achats",
      },
    },
  },
};
