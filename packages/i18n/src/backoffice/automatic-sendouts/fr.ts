import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  tab: "Automatiques",
  onceTab: "Une fois",
  begin: "Part tout seul",
  beginHint: "Un message à chacun au bon moment. Commencez par un texte tout prêt.",
  emptyTitle: "Rien ne part encore tout seul",
  emptyText:
    "Souhaitez un anniversaire, accueillez les nouveaux ou rappelez des points\u00a0: nous envoyons au bon moment.",
  newTitle: "Nouvel envoi automatique",
  occasion: "Quand",
  kind: "Occasion",
  kinds: {
    BIRTHDAY: "Anniversaire",
    WELCOME: "Nouveau membre",
    POINTS_EXPIRING: "Points bientôt perdus",
    CARD_NEARLY_FULL: "Carte bientôt pleine",
    AWAY: "Aucun achat depuis longtemps",
  },
  amounts: {
    BIRTHDAY: "Jours avant l’anniversaire",
    WELCOME: "Jours après l’inscription",
    POINTS_EXPIRING: "Jours avant la perte des points",
    CARD_NEARLY_FULL: "Tampons manquants, ou moins",
    AWAY: "Jours depuis le dernier achat",
  },
  hints: {
    BIRTHDAY: "0 est le jour même. Personne n’est félicité après coup.",
    WELCOME: "0 est le jour même, ou le lendemain pour une inscription après l’heure choisie.",
    POINTS_EXPIRING: "Un rappel au plus par membre sur ce nombre de jours.",
    CARD_NEARLY_FULL: "Une fois chaque fois que la carte se remplit.",
    AWAY: "Ceux qui sont absents depuis plus longtemps ne reçoivent rien\u00a0: écrivez-leur par un envoi ordinaire.",
  },
  amountWrong: "Un nombre entier de {low} à {high}",
  card: "Carte à tampons",
  chooseCard: "Choisissez une carte",
  noCards: "Il n’y a pas encore de carte à tampons.",
  aCard: "la carte",
  at: "Heure",
  atHint: "L’heure du club ({zone}). Aux heures de silence, il part quand elles finissent, le même jour.",
  when: {
    BIRTHDAY:
      "{count, plural, =0 {Le jour de l’anniversaire} one {Un jour avant l’anniversaire} other {# jours avant l’anniversaire}}, à {at}",
    WELCOME:
      "{count, plural, =0 {Le jour de l’inscription} one {Un jour après l’inscription} other {# jours après l’inscription}}, à {at}",
    POINTS_EXPIRING: "{count, plural, one {Un jour} other {# jours}} avant la perte de points, à {at}",
    CARD_NEARLY_FULL:
      "{count, plural, one {Un tampon manquant} other {# tampons manquants ou moins}} sur {card}, à {at}",
    AWAY: "{count, plural, one {Un jour} other {# jours}} sans achat, à {at}",
  },
  on: "Actif",
  nextDay: "Prochaine fois",
  next: "Prochaine fois\u00a0: {when}",
  lately: "Envoyés, 30 jours",
  sentLately: "{count, plural, one {# envoyé} other {# envoyés}} ces 30 derniers jours",
  latest: "Dernière fois {when}",
  startTitle: "Lancer {name}\u00a0?",
  start: "Lancer",
  started: "{name} est actif",
  starts: "Chaque jour\u00a0: {when}. Chacun le reçoit une fois, au bon moment.",
  reach:
    "C’est le nombre de membres joignables aujourd’hui\u00a0; chacun le reçoit seulement au bon moment. Les crédits sont comptés le jour de l’envoi. S’ils ne suffisent pas, les autres ne reçoivent rien ce jour-là.",
  stop: "Arrêter définitivement",
  stopTitle: "Arrêter définitivement {name}\u00a0?",
  stopText:
    "Désormais, plus personne ne le reçoit, pas même ceux à qui il est en train d’être envoyé. Ce qui est parti ne peut être repris, et l’envoi ne pourra plus être relancé. S’il doit reprendre plus tard, mettez-le plutôt en pause.",
  stopped: "{name} est arrêté définitivement",
  stoppedAt: "Arrêté {when}",
  stoppedWord: "Arrêté",
  change: "Modifier",
  changeText:
    "Il est en pause. Vos changements valent pour tous ceux qui le recevront après la reprise, y compris ceux qui attendent. L’occasion, les destinataires et le canal restent ceux du lancement\u00a0: pour d’autres, créez un nouvel envoi.",
  changeApproved:
    "Il est en pause. Vos changements valent pour tous ceux qui le recevront après la reprise et une nouvelle approbation par une autre personne, y compris ceux qui attendent. L’occasion, les destinataires et le canal restent ceux du lancement\u00a0: pour d’autres, créez un nouvel envoi.",
  boughtSince: "Achats dans les {days} jours suivant le jour de chacun, pour les jours à partir du {day}.",
};
