import { fr as memberPage } from "#features/members/timeline/i18n/backoffice/fr.ts";
import { fr as selections } from "#features/messages/selections/i18n/backoffice/fr.ts";
import type { Phrases } from "../shape.ts";
import { fr as billing } from "./billing/fr.ts";
import { fr as imports } from "./imports/fr.ts";
import { fr as offers } from "./offers/fr.ts";
import { fr as people } from "./people/fr.ts";
import { fr as sendouts } from "./sendouts/fr.ts";
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
  messageKinds: memberPage.messageKinds,
  smsEntries: {
    GIVEN: "Crédits offerts",
    BOUGHT: "Achetés",
    TOPPED_UP: "Rechargés automatiquement",
    MESSAGE: "SMS individuel",
    RESERVED: "Réservés pour un envoi",
    SETTLED: "Envoyés dans un envoi",
    RETURNED: "Rendus, non envoyés",
  },
  sendouts: sendouts.words,
  selections: { unknown: selections.unknown },
  billing: billing.words,
  people: people.words,
  lists: {
    ...billing.lists,
    ...offers.lists,
    ...people.lists,
    ...sendouts.lists,
    couponUses: {
      fileName: "coupons utilisés",
      columns: {
        date: "Date",
        name: "Coupon",
        kind: "Type",
        membershipId: "Numéro de membre",
        member: "Membre",
        location: "Point de vente",
        points: "Points",
        value: "Valeur, SEK",
        campaign: "Campagne",
        purchase: "Achat",
        givenBack: "Rendu le",
      },
    },
    fillings: {
      fileName: "cartes à tampons",
      columns: {
        card: "Carte à tampons",
        membershipId: "Numéro de membre",
        member: "Membre",
        started: "Commencée",
        ends: "Dernier jour",
        collected: "Tampons",
        places: "Places",
        status: "État",
        filled: "Complétée le",
        reward: "Récompense",
        rewardThrough: "Récompense valable jusqu’au",
        rewardUsed: "Récompense utilisée",
      },
    },
    pointsAccount: {
      fileName: "compte de points",
      columns: {
        date: "Date",
        what: "Opération",
        about: "À propos de",
        by: "Par",
        points: "Points",
        balance: "Solde",
        owed: "Dus",
        purchase: "Achat",
        amount: "Montant de l’achat, SEK",
        cameFrom: "Venus du numéro de membre",
      },
    },
    trail: {
      fileName: "journal",
      columns: {
        date: "Date",
        by: "Qui",
        what: "Action",
        changes: "Modifications",
      },
    },
    platformMonths: {
      fileName: "mois",
      columns: {
        month: "Mois",
        invoiced: "Facturé, SEK",
        recurring: "Récurrent, SEK",
        newMembers: "Nouveaux membres",
        purchases: "Achats",
        sendouts: "Envois",
        messages: "Messages",
        newChains: "Nouveaux clubs",
        came: "Nouvelles entreprises",
        ended: "Entreprises perdues",
        suspended: "Entreprises suspendues",
      },
    },
    smsEntries: {
      fileName: "credits-sms",
      columns: {
        date: "Date",
        what: "Opération",
        message: "Message",
        sendout: "Envoi",
        credits: "Crédits",
        available: "Disponibles, variation",
        cost: "Coût TTC, kr",
        by: "Par",
      },
    },
  },
};
