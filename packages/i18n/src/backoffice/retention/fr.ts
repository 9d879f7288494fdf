import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  title: "Conservation",
  lead: "Tout ceci est supprimé de lui-même quand on n’en a plus besoin. Vous voyez combien de temps chaque donnée est gardée, pourquoi, combien il y en a et ce qui part ensuite.",
  failed: "Impossible de charger les durées de conservation",
  kind: "Données",
  kept: "Gardées",
  now: "Présentes",
  next: "Partent ensuite",
  removed: "Supprimées en 30 jours",
  days: "{count, plural, one {# jour} other {# jours}}",
  years: "{count} ans",
  untilEnd: "Jusqu’à leur fin",
  more: "plus de {count}",
  goes: "{count} · {day}",
  latest: "{count} · dernière fois : {day}",
  none: "Rien",
  uncounted: "Non comptées",
  eachNight: "Les plus anciennes, chaque nuit",
  others: "Sans décompte par club",
  othersLead: "Ceci est aussi supprimé de lui-même.",
  record: "Ce qui est gardé plus longtemps, et pourquoi, figure dans le registre des traitements.",
  toRecord: "Voir le registre",
  kinds: {
    messages: {
      name: "Messages",
      why: "L’adresse, l’objet et le texte, pour pouvoir dire à un membre ce qu’il a reçu. La trace de l’envoi reste.",
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
      why: "Qui adhère à temps reçoit les points de son achat.",
    },
    approvals: {
      name: "Demandes refusées pour de gros montants",
      why: "Pour voir qui a demandé et pourquoi c’était non. La demande d’un achat accepté reste avec lui.",
    },
    merges: {
      name: "Profils d’avant une fusion",
      why: "La fusion peut être annulée pendant ce temps.",
    },
    importedRows: {
      name: "Lignes des listes importées",
      why: "L’import peut être annulé pendant ce temps. L’import et son résultat restent dans la liste.",
    },
    untakenImports: {
      name: "Listes jamais importées",
      why: "L’import peut être terminé pendant ce temps.",
    },
    voidPasses: {
      name: "Téléphones avec une carte non valable",
      why: "À compter de l’effacement de l’adhésion, pour que la carte du téléphone ait le temps de ne plus être valable.",
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
      why: "Pour que celui qui essaie au hasard soit bloqué.",
    },
    sessions: {
      name: "Connexions des membres",
      why: "Supprimées la nuit qui suit leur fin.",
    },
    messageLinks: {
      name: "Liens à usage unique dans les messages gardés",
      why: "Supprimés dès que le message est remis pour envoi. S’il ne peut pas l’être, ils partent après un jour.",
    },
    devices: {
      name: "Appareils sur lesquels quelqu’un s’est connecté",
      why: "À compter de la dernière connexion. C’est ainsi qu’une connexion depuis un appareil inconnu se remarque.",
    },
    storedAnswers: {
      name: "Réponses à ce que la caisse a envoyé deux fois",
      why: "Un jour, pour une visite 30 jours, afin qu’aucun achat ne soit enregistré deux fois.",
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
      name: "Traitement d’un SMS disant STOP",
      why: "Le numéro du message chez l’opérateur, ni téléphone ni texte, pour que le même SMS ne soit pas traité deux fois.",
    },
    earlySmsReports: {
      name: "Rapports de remise des SMS",
      why: "Ceux qui arrivent avant que l’on sache quel message ils concernent.",
    },
    tries: {
      name: "Essais comptés",
      why: "Lors d’une connexion, par exemple, pour que personne n’essaie sans fin. Ils partent à la fin du blocage.",
    },
    deadJobs: {
      name: "Tâches abandonnées",
      why: "Pour que Stammis puisse comprendre pourquoi.",
    },
  },
};
