import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  membershipFailed: "Impossible de charger les conditions d’adhésion",
  privacyFailed: "Impossible de charger la politique de confidentialité",
  emptyTitle: "Le texte n’est pas encore publié",
  emptyText: "Posez vos questions en boutique.",
};
