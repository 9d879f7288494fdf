import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  membershipFailed: "Impossible de charger les conditions d’adhésion",
  privacyFailed: "Impossible de charger la politique de confidentialité",
  emptyTitle: "Le texte n’est pas encore publié",
  emptyText: "Posez vos questions en boutique.",
  notice: {
    asked: {
      membership: "Nouvelles conditions d’adhésion à accepter",
      privacy: "Nouvelle politique de confidentialité à accepter",
    },
    coming:
      "{text, select, PRIVACY {La politique de confidentialité change} other {Les conditions d’adhésion changent}} le {day}",
    changed:
      "{text, select, PRIVACY {La politique de confidentialité a changé} other {Les conditions d’adhésion ont changé}} le {day}",
    untilThen: "D’ici là, ce que vous avez accepté reste valable.",
    askedThen: "Nous vous demanderons d’accepter ce changement.",
    see: "Voir ce qui change",
  },
  changes: {
    coming: "Change le {day}",
    changed: "A changé le {day}",
    asked: "Texte à accepter",
    until: "D’ici là, le texte ci-dessous s’applique.",
    comingAsked: "D’ici là, le texte ci-dessous s’applique. Le nouveau s’appliquera une fois que vous l’aurez accepté.",
    changedLead: "Le texte ci-dessous s’applique désormais, avec ces changements.",
    askedLead:
      "Le texte ci-dessous s’appliquera une fois que vous l’aurez accepté. D’ici là, ce que vous avez déjà accepté reste valable.",
    nothingHere: "Dans cette langue, le texte n’a pas changé.",
    after: "Nouveau",
    added: "Ajouté",
    before: "Avant",
    removed: "Supprimé",
    accept: "Accepter",
    later: "Pas maintenant",
    read: "J’ai lu",
    accepted: "Merci, vous avez accepté le nouveau texte.",
    failed: "Impossible d’enregistrer votre réponse",
  },
};
