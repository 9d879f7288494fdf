import type { Phrases } from "#packages/i18n/shape.ts";
import { codes } from "./codes.fr.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  fileName: "données du membre",
  headings: { part: "Partie", number: "Numéro", fact: "Donnée", value: "Valeur" },
  yes: "Oui",
  no: "Non",
  parts: {
    profile: {
      title: "Le membre",
      facts: {
        membershipId: "Numéro de membre",
        firstName: "Prénom",
        lastName: "Nom",
        email: "E-mail",
        phone: "Téléphone",
        street: "Adresse",
        zipCode: "Code postal",
        city: "Ville",
        birthday: "Date de naissance",
        gender: "Sexe",
        language: "Langue",
        home: "Boutique habituelle",
        registered: "Membre depuis",
        fromList: "Venu de la liste",
        marketingEmail: "Offres par e-mail",
        marketingSms: "Offres par SMS",
        hasPassword: "A choisi un mot de passe",
        points: "Points",
        purchases: "Nombre d’achats",
        total: "Dépensé, SEK",
        lastPurchase: "Dernier achat",
      },
    },
    addresses: {
      title: "Adresses précédentes et en attente",
      facts: {
        kind: "Type",
        address: "Adresse",
        until: "Jusqu’à",
      },
    },
    joining: {
      title: "Invitations et inscriptions",
      facts: {
        at: "Date",
        email: "E-mail",
        phone: "Téléphone",
        location: "Boutique",
        usedAt: "Utilisée",
      },
    },
    lists: {
      title: "Lignes de listes importées",
      facts: {
        at: "Date",
        file: "Fichier",
        cells: "La ligne telle quelle",
        outcome: "Résultat",
      },
    },
    consents: {
      title: "Réponses sur les offres",
      facts: {
        at: "Date",
        channel: "Canal",
        given: "Réponse",
        source: "Où",
        text: "Le texte à côté de la case",
      },
    },
    terms: {
      title: "Conditions",
      facts: {
        at: "Acceptées",
        toldAt: "Annoncées par e-mail",
        seenAt: "Lues dans l’application",
        kind: "Texte",
        version: "Version",
      },
    },
    purchases: {
      title: "Achats et visites",
      facts: {
        id: "Numéro",
        at: "Date",
        location: "Boutique",
        paid: "Payé, SEK",
        discount: "Remise, SEK",
        returned: "Retourné, SEK",
        earned: "Points gagnés",
        categories: "Catégories",
        campaigns: "Campagnes",
      },
    },
    returns: {
      title: "Retours",
      facts: {
        at: "Date",
        purchase: "Numéro de l’achat",
        amount: "Montant, SEK",
        location: "Boutique",
        kind: "Type",
        reason: "Motif",
      },
    },
    points: {
      title: "Points",
      facts: {
        id: "Numéro",
        earnedOn: "Jour",
        source: "Provenance",
        points: "Points",
        validThrough: "Valables jusqu’au",
        left: "Restants",
        owed: "Dus",
        reason: "Motif",
        voidedAt: "Repris le",
        voidReason: "Motif de la reprise",
      },
    },
    pointEntries: {
      title: "Lignes du compte de points",
      facts: {
        at: "Date",
        kind: "Type",
        points: "Points",
        of: "Des points numéro",
      },
    },
    deductions: {
      title: "Points déduits",
      facts: {
        at: "Date",
        points: "Points",
        reason: "Motif",
        givenBackAt: "Rendus le",
        givenBackReason: "Motif du retour",
      },
    },
    coupons: {
      title: "Coupons et récompenses utilisés",
      facts: {
        at: "Date",
        name: "Nom",
        points: "Points",
        value: "Valeur, SEK",
        location: "Boutique",
        campaign: "Campagne",
        givenBackAt: "Rendu le",
        givenBackReason: "Motif du retour",
      },
    },
    welcome: {
      title: "Offre de bienvenue",
      facts: {
        campaign: "Campagne",
        through: "Valable jusqu’au",
        usedAt: "Utilisée",
      },
    },
    stampCards: {
      title: "Cartes à tampons",
      facts: {
        card: "Carte",
        startedOn: "Commencée",
        endsOn: "Dernier jour",
        collected: "Tampons",
        places: "Places",
        status: "État",
        rewardThrough: "Récompense valable jusqu’au",
        rewardUsed: "Récompense utilisée",
      },
    },
    stamps: {
      title: "Tampons",
      facts: {
        at: "Date",
        card: "Carte",
        kind: "Type",
        stamps: "Tampons",
      },
    },
    largeAmounts: {
      title: "Demandes pour des montants élevés",
      facts: {
        at: "Date",
        amount: "Montant, SEK",
        location: "Boutique",
        answer: "Réponse",
        reason: "Motif",
      },
    },
    messages: {
      title: "Messages",
      facts: {
        at: "Date",
        kind: "Type",
        channel: "Canal",
        recipient: "À",
        subject: "Objet",
        text: "Texte",
        status: "État",
      },
    },
    sendouts: {
      title: "Envois",
      facts: {
        at: "Date",
        name: "Nom",
        channel: "Canal",
        status: "État",
        reason: "Motif",
        clickedAt: "Lien ouvert le",
      },
    },
    notes: {
      title: "Notes du personnel",
      facts: {
        at: "Date",
        text: "Texte",
        editedAt: "Modifiée",
        pinned: "Affichée en caisse",
      },
    },
    smsReplies: {
      title: "Réponses aux SMS",
      facts: {
        at: "Date",
        text: "Texte",
        status: "État",
        handledAt: "Traitée",
      },
    },
    devices: {
      title: "Appareils",
      facts: {
        kind: "Type",
        device: "Navigateur",
        since: "Depuis",
        lastUsedAt: "Dernière utilisation",
      },
    },
    links: {
      title: "Liens de connexion",
      facts: {
        expiresAt: "Valable jusqu’à",
        usedAt: "Utilisé",
        phone: "Envoyé au",
      },
    },
    merges: {
      title: "Adhésions fusionnées",
      facts: {
        at: "Date",
        membershipId: "Numéro qui mène ici",
        email: "E-mail",
        phone: "Téléphone",
        undoneAt: "Séparées le",
      },
    },
    acts: {
      title: "Ce qu’a fait le personnel",
      facts: {
        at: "Date",
        act: "Action",
        detail: "Détails",
      },
    },
  },
  codes,
};
