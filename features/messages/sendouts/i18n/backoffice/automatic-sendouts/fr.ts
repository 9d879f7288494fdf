import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  tab: "Automatiques",
  onceTab: "Ponctuels",
  begin: "Envoi automatique",
  beginHint: "Un message à chacun au bon moment. Commencez par un texte tout prêt.",
  emptyTitle: "Aucun envoi automatique pour l’instant",
  emptyText:
    "Souhaitez un anniversaire, accueillez les nouveaux membres ou rappelez que des points expirent\u00a0: nous envoyons au bon moment.",
  newTitle: "Nouvel envoi automatique",
  occasion: "Quand",
  kind: "Occasion",
  kinds: {
    BIRTHDAY: "Anniversaire",
    WELCOME: "Nouveau membre",
    POINTS_EXPIRING: "Points qui expirent bientôt",
    CARD_NEARLY_FULL: "Carte bientôt complète",
    AWAY: "Aucun achat depuis longtemps",
  },
  amounts: {
    BIRTHDAY: "Jours avant l’anniversaire",
    WELCOME: "Jours après l’inscription",
    POINTS_EXPIRING: "Jours avant l’expiration des points",
    CARD_NEARLY_FULL: "Tampons manquants, au maximum",
    AWAY: "Jours depuis le dernier achat",
  },
  hints: {
    BIRTHDAY: "0 correspond au jour même. Aucun message ne part après coup.",
    WELCOME: "0 correspond au jour même, ou au lendemain pour une inscription après l’heure choisie.",
    POINTS_EXPIRING: "Un rappel par membre au maximum sur ce nombre de jours.",
    CARD_NEARLY_FULL: "Une fois par carte, puis à nouveau sur la suivante.",
    AWAY: "Ceux qui sont absents depuis plus longtemps ne reçoivent rien\u00a0: écrivez-leur par un envoi ordinaire.",
  },
  amountWrong: "Un nombre entier de {low} à {high}",
  card: "Carte à tampons",
  chooseCard: "Choisissez une carte",
  noCards: "Il n’y a pas encore de carte à tampons.",
  aCard: "la carte",
  at: "Heure",
  atHint: "L’heure du club ({zone}). Pendant les heures calmes, il attend leur fin, le même jour.",
  when: {
    BIRTHDAY:
      "{count, plural, =0 {Le jour de l’anniversaire} one {Un jour avant l’anniversaire} other {# jours avant l’anniversaire}}, à {at}",
    WELCOME:
      "{count, plural, =0 {Le jour de l’inscription} one {Un jour après l’inscription} other {# jours après l’inscription}}, à {at}",
    POINTS_EXPIRING: "{count, plural, one {Un jour} other {# jours}} avant l’expiration de points, à {at}",
    CARD_NEARLY_FULL:
      "{count, plural, one {Un tampon manquant} other {# tampons manquants ou moins}} sur {card}, à {at}",
    AWAY: "{count, plural, one {Un jour} other {# jours}} sans achat, à {at}",
  },
  on: "Actif",
  nextDay: "Prochaine fois",
  next: "Prochaine fois\u00a0: {when}",
  lately: "Envoyés, 30 jours",
  sentLately: "{count, plural, one {# envoyé} other {# envoyés}} ces 30 derniers jours",
  latest: "Dernière fois\u00a0: {when}",
  startTitle: "Lancer «\u00a0{name}\u00a0»\u00a0?",
  start: "Lancer",
  started: "«\u00a0{name}\u00a0» est actif",
  starts: "Chaque jour\u00a0: {when}. Chacun le reçoit une fois, au bon moment.",
  reach:
    "C’est le nombre de membres joignables aujourd’hui\u00a0; chacun ne le reçoit qu’au bon moment. Les crédits sont débités le jour de l’envoi. S’ils ne suffisent pas, les autres ne reçoivent rien ce jour-là.",
  stop: "Arrêter définitivement",
  stopTitle: "Arrêter définitivement {name}\u00a0?",
  stopText:
    "Désormais, plus personne ne le recevra, pas même ceux à qui il est en train d’être envoyé. Ce qui est parti ne peut pas être repris, et l’envoi ne pourra plus être relancé. S’il doit reprendre plus tard, mettez-le plutôt en pause.",
  stopped: "{name} est arrêté définitivement",
  stoppedAt: "Arrêté {when}",
  stoppedWord: "Arrêté",
  change: "Modifier",
  changeText:
    "L’envoi est en pause. Vos modifications s’appliquent à tous ceux qui le recevront après la reprise, y compris ceux qui attendent. L’occasion, les destinataires et le canal restent ceux du lancement\u00a0: pour en changer, créez un nouvel envoi.",
  changeApproved:
    "L’envoi est en pause. Vos modifications s’appliquent à tous ceux qui le recevront après la reprise et une nouvelle approbation par une autre personne, y compris ceux qui attendent. L’occasion, les destinataires et le canal restent ceux du lancement\u00a0: pour en changer, créez un nouvel envoi.",
  boughtSince: "Achats dans les {days} jours suivant le jour de chacun. Comptés depuis\u00a0: {day}.",
};
