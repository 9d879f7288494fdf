import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  activities: {
    membership: {
      name: "L’adhésion",
      purpose: "Tenir le club\u00a0: savoir qui est membre, montrer la carte et joindre ceux qui en font partie.",
      retention: "Aussi longtemps que dure l’adhésion. Un membre qui quitte le club est effacé aussitôt.",
    },
    joining: {
      name: "Invitations et inscriptions",
      purpose:
        "Inviter les personnes qui veulent devenir membres, garder pour elles un achat en attente, et voir quelles commandes en ligne n’avaient pas de membre.",
      retention:
        "Les liens jusqu’à 90 jours après leur fin. Un achat attend 30 jours au plus. Les adresses de l’acheteur d’une commande sont gardées 30 jours au plus.",
    },
    loyalty: {
      name: "Achats, points, tampons et coupons",
      purpose: "Donner au membre ce que le club promet, et pouvoir montrer d’où vient chaque point.",
      retention:
        "Aussi longtemps que dure l’adhésion. Une fois le membre effacé, les chiffres restent, sans lien avec personne.",
    },
    signIn: {
      name: "La connexion du membre",
      purpose: "Donner au membre, et à personne d’autre, accès à sa carte.",
      retention: "Les connexions jusqu’à leur fin, les appareils connus 400 jours après leur dernier usage.",
    },
    messages: {
      name: "Messages sur l’adhésion",
      purpose: "Envoyer ce que le membre a demandé ou doit savoir, comme les liens de connexion.",
      retention: "Adresse, objet et texte 90 jours. Les liens à usage unique sont retirés quand le message est remis.",
    },
    marketing: {
      name: "Envois et offres",
      purpose: "Envoyer des offres à ceux qui ont dit oui, et prouver quand et à quoi.",
      retention:
        "Les consentements aussi longtemps que dure l’adhésion. Le refus d’une adresse reste sous forme d’empreinte illisible.",
    },
    wallet: {
      name: "La carte dans le portefeuille du téléphone",
      purpose: "Montrer la carte dans Apple Wallet ou Google Wallet aux membres qui l’y ont ajoutée.",
      retention: "Jusqu’à ce que la carte en soit retirée, ou 30 jours après l’effacement du membre.",
    },
    care: {
      name: "Notes, listes et fusions",
      purpose: "Bien servir, reprendre les membres d’un club précédent et fusionner les doublons.",
      retention:
        "Les notes jusqu’à leur suppression ou l’effacement du membre. Les lignes d’une liste 7 jours, une liste seulement testée et ce qui permet d’annuler une fusion 30 jours.",
    },
    staff: {
      name: "Comptes du personnel",
      purpose: "Permettre au personnel de travailler dans le club, chacun selon son rôle.",
      retention:
        "Aussi longtemps que le compte existe. Les connexions jusqu’à leur fin, les codes erronés en caisse 30 jours.",
    },
    trail: {
      name: "Le journal d’activité",
      purpose: "Voir après coup qui a fait quoi, et découvrir les abus.",
      retention: "Aussi longtemps que les comptes du club, qui en dépendent. Un membre effacé n’y a plus de nom.",
    },
    support: {
      name: "Échanges avec l’assistance",
      purpose: "Obtenir de l’aide de l’équipe qui gère Stammis.",
      retention: "2 ans.",
    },
    billing: {
      name: "Abonnement et factures",
      purpose: "Payer Stammis, et pouvoir montrer ce qui a été payé.",
      retention: "Aussi longtemps que les comptes.",
    },
    webhooks: {
      name: "Liens avec d’autres programmes",
      purpose:
        "Informer les programmes que vous avez connectés vous-mêmes de ce qui se passe dans le club, et enregistrer les commandes de votre site.",
      retention: "14 jours. Ce qui concerne un membre disparaît quand il est effacé.",
    },
    dataProtection: {
      name: "La protection des données",
      purpose: "Tenir ce registre et pouvoir montrer que la loi est suivie.",
      retention: "Aussi longtemps que l’entreprise est chez Stammis.",
    },
  },
  bases: {
    CONTRACT: "Contrat (article 6.1 b)",
    CONSENT: "Consentement (article 6.1 a)",
    LEGITIMATE_INTEREST: "Intérêt légitime (article 6.1 f)",
    LEGAL_OBLIGATION: "Obligation légale (article 6.1 c)",
  },
  people: {
    MEMBERS: "membres",
    INVITED: "personnes invitées ou en train de s’inscrire",
    FORMER_MEMBERS: "anciens membres",
    STAFF: "personnel",
  },
  data: {
    NAME: "nom",
    CONTACT: "e-mail, téléphone, adresse",
    BIRTHDAY_AND_GENDER: "date de naissance, sexe",
    MEMBERSHIP: "numéro de membre, langue, point de vente, dates de l’adhésion",
    PURCHASES: "achats et retours",
    POINTS_AND_STAMPS: "points et tampons",
    OFFERS_USED: "coupons et offres utilisés",
    CONSENTS: "consentements et désabonnements",
    MESSAGES: "messages et s’ils sont arrivés",
    SIGN_IN: "mots de passe et codes sous forme d’empreintes, connexions, appareils",
    WALLET: "cartes dans le portefeuille et téléphones qui les portent",
    NOTES: "notes",
    IMPORTED_ROWS: "lignes de listes importées",
    TERMS_ACCEPTED: "conditions acceptées",
    ROLES: "rôles, points de vente, contrats acceptés",
    ACTS_OF_STAFF: "ce que le personnel a fait et quand",
    CORRESPONDENCE: "ce que vous et l’assistance vous êtes écrit",
    BILLING: "moyen de paiement, adresse de facturation, factures et paiements",
    WEBHOOKS: "événements du club envoyés à d’autres programmes",
  },
  recipients: {
    STAMMIS: "Stammis (sous-traitant)",
    CARD_COMPANY: "le prestataire de paiement par carte",
    OTHER_PROGRAMS: "les programmes que vous avez connectés vous-mêmes",
    MAIL_CARRIER: "le prestataire d’e-mails",
    SMS_CARRIER: "le prestataire de SMS",
    WALLETS: "Apple ou Google, au choix du membre",
    AUTHORITY: "l’autorité de contrôle, à sa demande",
  },
  protection: {
    WALL: "les données de chaque club sont isolées dans la base de données",
    HASHES: "mots de passe, codes et liens conservés sous forme d’empreintes seulement",
    ROLES: "le personnel voit ce que son rôle exige",
    TRAIL: "ce que fait le personnel est journalisé",
    ERASURE: "un membre qui quitte le club est effacé",
    SECOND_FACTOR: "connexion en deux étapes",
    ONCE_OPENED: "les liens à usage unique sont retirés de la copie quand le message est remis",
  },
  parts: {
    name: "Traitement",
    purpose: "Finalité",
    legalBasis: "Base légale",
    people: "Personnes concernées",
    data: "Données",
    recipients: "Destinataires",
    retention: "Durée",
    protection: "Protection",
  },
  title: "Registre des traitements",
  controller: "Responsable du traitement",
  contact: "Contact pour la protection des données",
  notNamed: "Personne n’est désigné",
  reviewed: "Dernière relecture",
  never: "Jamais",
  printed: "Imprimé le {date}",
  page: "Page {page} sur {pages}",
  agreement: "Accord de sous-traitance des données",
  agreementVersion: "Version du {date}",
  accepted: "Accepté pour {company} par {by} le {date}, version du {version}.",
  notAccepted: "Pas encore accepté pour {company}.",
};
