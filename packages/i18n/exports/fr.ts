import type { Phrases } from "../shape.ts";
import { fr as imports } from "./imports/fr.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  words: {
    yes: "Oui",
    no: "Non",
    genders: { FEMALE: "Femme", MALE: "Homme", OTHER: "Autre" },
    everywhere: "Tous",
    uses: {
      REWARD: "Récompense",
      VALUE: "Coupon de réduction",
      STAMP_CARD: "Carte à tampons complète",
    },
    fillings: {
      OPEN: "En cours",
      COMPLETED: "Complète",
      RESET: "Expirée",
      EMPTIED: "Vidée",
    },
    statuses: {
      NEW: "Brouillon",
      ACTIVE: "Active",
      STOPPED: "Arrêtée",
      COMPLETED: "Terminée",
      WITHDRAWN: "Retirée",
      EXPIRED: "Expirée",
      SUSPENDED: "Suspendue",
    },
    roles: {
      ROLE_ADMIN: "Administrateur de la plateforme",
      ROLE_MERCHANT: "Commerçant",
      ROLE_LOCAL_MERCHANT: "Responsable local",
      ROLE_CASHIER: "Caissier",
    },
    lines: {
      EARNED: "Gagnés par un achat",
      GIFT: "Points offerts",
      OPENING_BALANCE: "Solde initial",
      USED: "Utilisés",
      REINSTATED: "Utilisation annulée",
      DEDUCTED: "Déduits",
      RESTORED: "Déduction annulée",
      CLAWED_BACK: "Repris",
      EXPIRED: "Expirés",
      PAID_DEBT: "Compensation de points dus",
      DEBT_RELEASED: "Libérés à nouveau",
    },
    imports,
  },
  smsEntries: {
    GIVEN: "Crédits offerts",
    BOUGHT: "Achetés",
    TOPPED_UP: "Rechargés automatiquement",
    MESSAGE: "SMS individuel",
    RESERVED: "Réservés pour un envoi",
    SETTLED: "Envoyés dans un envoi",
    RETURNED: "Rendus, non envoyés",
  },
  billing: { kinds: { INVOICE: "Facture", CREDIT_NOTE: "Avoir" } },
};
