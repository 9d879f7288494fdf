import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  title: "Et si…",
  enter: "Tester une autre règle",
  lead: "Testez une règle avant de la changer. Les achats réels de l’année écoulée sont recalculés avec elle, et rien ne change pour personne.",
  tryIt: "Tester sur l’année écoulée",
  failed: "Impossible de charger les questions",
  notFound: "Cette question n’existe pas",
  notFoundText: "Les réponses sont conservées trente jours. Posez à nouveau la question pour la recalculer.",
  toQuestions: "Voir les questions",
  choose: "Que voulez-vous tester\u00a0?",
  questions: { EARNING: "Points", REWARD: "Récompense", CARD: "Carte à tampons" },
  nothing: {
    REWARD: "Le club n’a pas encore de récompense.",
    CARD: "Le club n’a pas encore de carte à tampons.",
  },
  subject: { REWARD: "Récompense", CARD: "Carte à tampons" },
  value: { EARNING: "Points par couronne", REWARD: "Prix en points", CARD: "Tampons" },
  months: { EARNING: "Mois de validité", CARD: "Mois pour la compléter" },
  today: "Aujourd’hui\u00a0: {value}",
  withToday: "{value} avec la règle actuelle",
  noneToday: "Aujourd’hui, aucun point n’est donné",
  wrong: {
    EARNING: "Saisissez un nombre entre 0,01 et 1\u00a0000",
    REWARD: "Saisissez un nombre entier entre 1 et 1\u00a0000\u00a0000",
    CARD: "Saisissez un nombre entier entre 2 et 30",
    months: "Saisissez un nombre entier entre 1 et 120",
    same: "C’est déjà le cas aujourd’hui. Changez quelque chose.",
  },
  ask: "Calculer",
  askFailed: "Impossible de poser la question",
  held: {
    EARNING:
      "Chacun achète, retourne des articles et utilise ses points exactement comme il l’a fait. Les deux règles s’appliquent dès le premier jour de la période, et les points déjà présents ou donnés à la main restent tels quels.",
    REWARD:
      "Chacun achète et gagne des points exactement comme il l’a fait. Chaque fois que la récompense a été utilisée, elle coûte le nouveau prix, si les points suffisaient à ce moment-là. Aucune utilisation n’est ajoutée.",
    CARD: "Chacun reçoit ses tampons les jours où il les a reçus. La durée d’une carte court à partir de son premier tampon, et les cartes déjà commencées gardent leurs règles.",
  },
  monthsSaid: "{count, plural, one {un mois} other {# mois}}",
  asked: {
    rate: "{next} points par couronne au lieu de {now}",
    rateForMonths: "{next} points par couronne valables {nextMonths}, au lieu de {now} valables {nowMonths}",
    fromNone: "{next} points par couronne valables {nextMonths}, au lieu d’aucun",
    months: "Des points valables {nextMonths} au lieu de {nowMonths}",
    price: "{subject} à {next} points au lieu de {now}",
    stamps: "{subject} à {next} tampons au lieu de {now}",
    stampsForMonths: "{subject} à {next} tampons en {nextMonths}, au lieu de {now} en {nowMonths}",
    cardMonths: "{subject} en {nextMonths} au lieu de {nowMonths}",
  },
  period: "Calculé sur {days}.",
  young: "Calculé sur {days}. Le club a moins d’un an\u00a0: il n’y a pas de données plus anciennes.",
  sandbox: "Ceci est un bac à sable\u00a0: les achats sont inventés, et la réponse aussi.",
  running: "{done} membres sur {all} sont passés en revue",
  mayLeave: "Vous pouvez quitter la page. La réponse vous attendra ici.",
  givenUp: "Le calcul n’a pas abouti. Nous avons arrêté après cinq tentatives.",
  again: "Réessayer",
  againFailed: "Impossible de relancer le calcul",
  stop: "Annuler",
  remove: "Supprimer",
  removed: "La question est supprimée",
  removeFailed: "Impossible de supprimer la question",
  change: "Modifier et recalculer",
  open: { EARNING: "Voir la règle des points", REWARD: "Voir la récompense", CARD: "Voir la carte à tampons" },
  answerTitle: "Ce que cela aurait donné",
  tooFew: {
    none: "Rien de tel ne s’est passé pendant la période, il n’y a donc rien à calculer.",
    EARNING:
      "{count, plural, one {Un achat, c’est trop peu} other {{things} achats, c’est trop peu}} pour conclure. Il en faut {fewest} pour en dire plus que le hasard.",
    REWARD:
      "{count, plural, one {Une utilisation, c’est trop peu} other {{things} utilisations, c’est trop peu}} pour conclure. Il en faut {fewest} pour en dire plus que le hasard.",
    CARD: "{count, plural, one {Une visite avec tampons, c’est trop peu} other {{things} visites avec tampons, c’est trop peu}} pour conclure. Il en faut {fewest} pour en dire plus que le hasard.",
  },
  earning: {
    more: "Les membres auraient reçu {points} points de plus\u00a0: {next} au lieu de {now}.",
    fewer: "Les membres auraient reçu {points} points de moins\u00a0: {next} au lieu de {now}.",
    equal: "Les membres auraient reçu autant de points, {now}.",
    expired: "{next} points auraient expiré sans être utilisés, au lieu de {now}.",
    expiredAlike: "Autant de points auraient expiré sans être utilisés, {now}.",
    costsMore: "Les points utilisés ou restants auraient coûté {kronor} de plus.",
    costsLess: "Les points utilisés ou restants auraient coûté {kronor} de moins.",
    lacking: "{points} des points utilisés auraient manqué.",
    tooEarly:
      "Les points durent plus longtemps que la période et n’ont pas eu le temps d’expirer. L’effet d’une autre validité ne se voit donc pas ici.",
    setCost: "Indiquez ce que coûte un point pour le voir en couronnes",
  },
  reward: {
    all: "{count, plural, one {La seule fois où elle a été utilisée, les points auraient suffi} other {Les {now} fois où elle a été utilisée, les points auraient suffi}} à ce prix aussi.",
    some: "{next} des {now} fois où elle a été utilisée, les points auraient suffi à ce prix aussi.",
    oftener: "Les points auraient suffi {next} des fois où elle a été utilisée, au lieu de {now}.",
    without:
      "{count, plural, one {Un membre se serait passé} other {{members} membres se seraient passés}} d’au moins une récompense utilisée.",
    spared:
      "Ces fois-là, les membres auraient payé {points} points de moins{worth, select, none {} other {, soit {worth}}}.",
    paid: "Ces fois-là, les membres auraient payé {points} points de plus{worth, select, none {} other {, soit {worth}}}.",
    enough:
      "Aujourd’hui, {count, plural, =0 {personne n’a} one {un membre a} other {{next} membres ont}} assez de points, au lieu de {now}.",
    could:
      "Parmi ceux qui ne l’ont jamais utilisée, {next} auraient eu assez de points à un moment, au lieu de {now}. L’auraient-ils utilisée\u00a0? Nul ne le sait.",
  },
  card: {
    more: "Les cartes auraient été complétées {next} fois au lieu de {now}\u00a0: {count, plural, one {une récompense} other {{difference} récompenses}} de plus.",
    fewer:
      "Les cartes auraient été complétées {next} fois au lieu de {now}\u00a0: {count, plural, one {une récompense} other {{difference} récompenses}} de moins.",
    equal: "Les cartes auraient été complétées autant de fois, {now}.",
    worth:
      "Impossible de donner un montant en couronnes\u00a0: la récompense de la carte est décrite en mots, sans valeur en couronnes.",
    lapsed: "{next} auraient expiré avant d’être complètes, au lieu de {now}.",
  },
  gaining: {
    EARNING:
      "{count, plural, one {Un membre aurait} other {{members} membres auraient}} eu plus de points, jusqu’à {most} de plus.",
    REWARD:
      "{count, plural, one {Un membre aurait} other {{members} membres auraient}} économisé des points, jusqu’à {most}.",
    CARD: "{count, plural, one {Un membre aurait} other {{members} membres auraient}} eu plus de récompenses, jusqu’à {most}.",
  },
  losing: {
    EARNING:
      "{count, plural, one {Un membre aurait} other {{members} membres auraient}} eu moins de points, jusqu’à {most} de moins.",
    REWARD:
      "{count, plural, one {Un membre aurait} other {{members} membres auraient}} payé plus, jusqu’à {most} points, ou y {count, plural, one {aurait} other {auraient}} renoncé.",
    CARD: "{count, plural, one {Un membre aurait} other {{members} membres auraient}} eu moins de récompenses, jusqu’à {most}.",
  },
  nobody: "Aucun membre n’aurait vu de différence.",
  figures: {
    given: "Points donnés",
    expired: "Points expirés",
    left: "Points restants en fin de période",
    lacking: "Points qui auraient manqué",
    taken: "Récompenses utilisées",
    refused: "Utilisations hors de portée",
    spent: "Points dépensés",
    without: "Membres qui s’en seraient passés",
    enough: "Membres ayant assez de points aujourd’hui",
    could: "Membres qui auraient pu",
    begun: "Cartes commencées",
    filled: "Cartes complétées",
    lapsed: "Cartes expirées",
  },
  byToday: "Règle actuelle",
  byNew: "Nouvelle règle",
  chart: {
    given:
      "Points donnés, mois par mois\u00a0: règle actuelle au-dessus de la ligne, <mark>nouvelle règle</mark> en dessous",
    expired:
      "Points expirés, mois par mois\u00a0: règle actuelle au-dessus de la ligne, <mark>nouvelle règle</mark> en dessous",
    taken:
      "Récompenses utilisées, mois par mois\u00a0: prix actuel au-dessus de la ligne, <mark>nouveau prix</mark> en dessous",
    filled:
      "Cartes complétées, mois par mois\u00a0: règle actuelle au-dessus de la ligne, <mark>nouvelle règle</mark> en dessous",
  },
  table: { sums: "La réponse en chiffres", months: "La réponse mois par mois" },
  figure: "Indicateur",
  month: "Mois",
  history: "Questions précédentes",
  historyNote: "Les réponses sont conservées trente jours et ne disent rien d’un membre en particulier.",
  columns: { question: "Question", answer: "Réponse", by: "Posée par", when: "Quand" },
  short: {
    running: "En cours",
    failed: "Calcul impossible",
    tooFew: "Trop peu de données",
    EARNING: "{change} points",
    REWARD: "{next} sur {now} utilisées",
    CARD: "{change} récompenses",
  },
  palette: {
    acts: {
      tryRule: "Tester une autre règle",
    },
    also: {
      tryRule: "et si simuler essayer points prix tampons",
    },
  },
};
