import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  congrats: "Félicitations\u00a0!",
  joined: "Vous êtes maintenant membre de {club}",
  joinedOffer: "Voici votre cadeau de bienvenue. Montrez votre carte à la caisse quand vous voulez en profiter.",
  joinedCard: "Montrez votre carte à la caisse lors de vos achats, et c’est parti.",
};
