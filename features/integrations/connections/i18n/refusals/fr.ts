import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  CANNOT_TRY_AGAIN: "Impossible de réessayer avec cette commande",
  CONTACT_PATH_REQUIRED: "Indiquez où se trouve l’e-mail, le téléphone ou le numéro de membre",
  FIELD_MISSING: "Il manque un champ dans la commande",
  FIELD_WRONG: "Un champ de la commande est illisible",
  ORDER_CANCELLED: "La commande a été annulée avant de devenir un achat",
  ORDER_MISSING: "Un remboursement est arrivé, mais pas sa commande",
  OTHER_CURRENCY: "La commande n’est pas en couronnes suédoises",
  PATH_WRONG: "Écrivez des noms séparés par des points, comme order.customer.email",
  POINT_OF_SALE_CLOSED: "La boutique est fermée. Choisissez-en une autre pour la connexion.",
  SECRET_TOO_SHORT: "Le secret est trop court. Copiez-le en entier depuis le site.",
  TOO_MANY_CONNECTIONS: "Vous avez atteint le nombre maximal de connexions. Supprimez-en une d’abord.",
};
