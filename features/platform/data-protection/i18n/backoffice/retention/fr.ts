import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  title: "Conservation",
  lead: "Ces données sont supprimées automatiquement quand elles ne sont plus utiles. Vous voyez combien de temps chacune est conservée, pourquoi, combien il y en a et ce qui sera supprimé ensuite.",
  failed: "Impossible de charger les durées de conservation",
  kind: "Données",
  kept: "Conservées",
  now: "Actuellement",
  next: "À supprimer",
  removed: "Supprimées en 30 jours",
  days: "{count, plural, one {# jour} other {# jours}}",
  years: "{count} ans",
  untilEnd: "Jusqu’à leur fin",
  more: "plus de {count}",
  goes: "{count} · {day}",
  latest: "{count} · dernière fois\u00a0: {day}",
  none: "Rien",
  uncounted: "Non comptées",
  eachNight: "Les plus anciennes, chaque nuit",
  others: "Sans décompte par club",
  othersLead: "Ces données sont, elles aussi, supprimées automatiquement.",
  record: "Ce qui est conservé plus longtemps, et pourquoi, figure dans le registre des traitements.",
  toRecord: "Voir le registre",
  kinds: {
    messages: {
      name: "Messages",
      why: "L’adresse, l’objet et le texte, pour pouvoir dire à un membre ce qu’il a reçu. La trace de l’envoi reste.",
    },
    smsReplies: {
      name: "Réponses aux SMS",
      why: "Pour lire ce qu’un membre écrit et lui répondre. Une réponse qui a arrêté les SMS sert de preuve et reste tant que le membre est là.",
    },
    links: {
      name: "Liens pour adhérer ou choisir un mot de passe",
      why: "À compter de l’expiration du lien. Pendant ce temps, un lien expiré peut en proposer un nouveau.",
    },
    unproved: {
      name: "Adresses en attente de confirmation",
      why: "Adresses e-mail et numéros de téléphone, à compter du dernier lien envoyé.",
    },
    waitingPurchases: {
      name: "Achats en attente d’un nouveau membre",
      why: "Un client qui adhère à temps reçoit les points de son achat.",
    },
    approvals: {
      name: "Demandes refusées pour des montants élevés",
      why: "Pour voir qui a demandé et pourquoi la réponse était non. Une demande approuvée reste avec son achat.",
    },
    merges: {
      name: "Profils d’avant une fusion",
      why: "La fusion peut être annulée pendant ce temps.",
    },
    importedRows: {
      name: "Lignes des listes importées",
      why: "L’importation peut être annulée pendant ce temps. L’importation et son résultat restent dans la liste.",
    },
    untakenImports: {
      name: "Listes jamais importées",
      why: "L’importation peut être terminée pendant ce temps.",
    },
    voidPasses: {
      name: "Téléphones avec une carte invalide",
      why: "À compter de l’effacement de l’adhésion, pour que la carte du téléphone ait le temps de devenir invalide.",
    },
    webhookEvents: {
      name: "Événements pour les programmes connectés",
      why: "Ils peuvent être renvoyés pendant ce temps.",
    },
    unusedFiles: {
      name: "Images inutilisées",
      why: "À compter du moment où plus rien ne montre l’image, pour que les e-mails récents restent entiers.",
    },
    wrongPins: {
      name: "Codes erronés à la caisse",
      why: "Pour bloquer toute personne qui essaie des codes au hasard.",
    },
    sessions: {
      name: "Connexions des membres",
      why: "Supprimées la nuit qui suit leur fin.",
    },
    messageLinks: {
      name: "Liens à usage unique dans les messages conservés",
      why: "Supprimés dès que le message est remis pour envoi, ou après un jour s’il ne peut pas l’être.",
    },
    devices: {
      name: "Appareils sur lesquels quelqu’un s’est connecté",
      why: "À compter de la dernière connexion. C’est ainsi qu’une connexion depuis un appareil inconnu est repérée.",
    },
    storedAnswers: {
      name: "Réponses aux demandes répétées de la caisse",
      why: "Un jour, ou 30 jours pour une visite, afin qu’aucun achat ne soit enregistré deux fois.",
    },
    invitations: {
      name: "Invitations du personnel restées sans réponse",
      why: "À compter de l’invitation.",
    },
    support: {
      name: "Vos échanges avec Stammis",
      why: "Pour pouvoir relire une ancienne question.",
    },
    receivedSms: {
      name: "SMS «\u00a0STOP\u00a0» traités",
      why: "Le numéro du message chez l’opérateur, ni téléphone ni texte, pour que le même SMS ne soit pas traité deux fois.",
    },
    earlySmsReports: {
      name: "Rapports de remise des SMS",
      why: "Ceux qui arrivent avant que l’on sache quel message ils concernent.",
    },
    tries: {
      name: "Tentatives comptées",
      why: "Lors d’une connexion, par exemple, pour que personne n’essaie sans fin. Supprimées à la fin du blocage.",
    },
    deadJobs: {
      name: "Tâches abandonnées",
      why: "Pour que Stammis puisse comprendre pourquoi.",
    },
  },
};
