import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

/** The page that a stranger sees at the product's own address. */
export const fr: Phrases<typeof sv> = {
  title: "Stammis – le club de fidélité des boutiques, cafés et enseignes",
  description:
    "Points, cartes à tampons et récompenses sur le téléphone du client. En caisse, quelques secondes suffisent. Essai gratuit de {days} jours, sans carte bancaire.",
  promise: "Faites de vos clients des habitués",
  lead: "Points, cartes à tampons et récompenses sur le téléphone du client. En caisse, quelques secondes suffisent, et vous voyez qui revient.",
  start: "Lancer mon club",
  signIn: "Se connecter",
  trial: "Gratuit pendant {days} jours. Sans carte bancaire.",
  languages: "Langue",
  card: {
    title: "La carte café",
    subtitle: "Le sixième café est offert",
    reward: "Un café",
    left: "Encore {count} pour",
    collected: "{count} tampons sur {total}",
    give: "Donner un tampon",
    fullTitle: "La carte est pleine",
    fullText: "Un café offert. La caisse l’affiche à la prochaine visite.",
    again: "Commencer une nouvelle carte",
  },
  steps: {
    title: "Comment ça marche",
    open: "Ouvrez votre club",
    openText: "Nom, couleur et logo. Choisissez les points, les cartes à tampons ou les deux.",
    invite: "Invitez vos clients",
    inviteText:
      "Accrochez l’affiche avec son QR code. Le client s’inscrit sur son téléphone, sans application à télécharger.",
    see: "Voyez-les revenir",
    seeText:
      "La caisse scanne la carte, et les points s’affichent aussitôt sur le téléphone. Un envoi touche ceux qui tardent à revenir.",
  },
  price: {
    title: "Un prix par point de vente",
    month: "par mois",
    free: "Gratuit",
    noMembersMore: "Le nombre de membres est illimité.",
    members:
      "{included, plural, one {# membre est inclus} other {# membres sont inclus}}. Chaque membre supplémentaire coûte {member} par mois.",
    tax: "Hors taxes. Les SMS s’achètent séparément.",
  },
  demo: {
    title: "Faites d’abord un tour",
    text: "{club} est un club fictif, avec un an d’achats et de membres. Cliquez partout, autant que vous voulez.",
    office: "Ouvrir la démo",
    member: "Voir l’application du client",
  },
  terms: "Conditions d’utilisation",
  privacy: "Politique de confidentialité",
  login: { title: "Se connecter", description: "Connectez-vous à Stammis : la caisse et tout votre club." },
  signUp: {
    title: "Lancer mon club",
    description:
      "Ouvrez un club de fidélité avec points et cartes à tampons. Gratuit pendant {days} jours, sans carte bancaire.",
  },
};
