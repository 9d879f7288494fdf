import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  congrats: "Félicitations\u00a0!",
  joined: "Vous êtes maintenant membre de {club}",
  joinedOffer: "Voici votre cadeau de bienvenue. Présentez votre carte en caisse quand vous voulez en profiter.",
  joinedCard: "Présentez votre carte en caisse à chaque achat, et c’est parti.",
};
