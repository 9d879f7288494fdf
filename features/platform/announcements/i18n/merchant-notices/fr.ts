import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  documents: {
    TERMS_OF_SERVICE: "les conditions d’utilisation",
    PRIVACY_POLICY: "la politique de confidentialité",
    DATA_PROCESSING_AGREEMENT: "l’accord de sous-traitance des données",
  },
  price: {
    subject: "Nouveau prix pour {company} à partir du {day}",
    heading: "Nouveau prix à partir du {day}",
    text: "À partir du {day}, Stammis coûte {becomes} par mois et par point de vente à {company}, hors TVA. Jusque-là, le prix reste de {was}.",
    members:
      "{included, plural, one {# membre est inclus} other {# membres sont inclus}} par point de vente. Chaque membre au-delà coûte {member} par mois.",
    leave: "Si vous ne souhaitez pas continuer, vous pouvez résilier à tout moment, avec effet à la fin du mois.",
    button: "Voir le prix",
  },
  priceCalledOff: {
    subject: "Le prix pour {company} ne change pas le {day}",
    heading: "Le prix ne change pas",
    text: "Nous vous avions écrit que le prix pour {company} changerait le {day}. Ce ne sera pas le cas. Veuillez nous excuser.",
    button: "Voir le prix",
  },
  document: {
    subject: "Nous modifions {document} à partir du {day}",
    heading: "Nous modifions {document}",
    text: "Une nouvelle version s’applique à partir du {day}. Dans Stammis, vous voyez paragraphe par paragraphe ce qui change.",
    demanded: "Vous devez l’accepter au nom de l’entreprise au plus tard le {day}.",
    nothing: "Vous n’avez rien à faire.",
    button: "Lire la nouvelle version",
  },
  documentWithdrawn: {
    subject: "Nous ne modifions pas {document} le {day}",
    heading: "Il n’y aura pas de changement",
    text: "Nous vous avions écrit que nous modifierions {document} le {day}. Ce ne sera pas le cas\u00a0: ce qui s’applique aujourd’hui continue de s’appliquer.",
    button: "Lire ce qui s’applique",
  },
  announcement: { more: "En savoir plus", open: "Ouvrir Stammis" },
};
