import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  label: "À propos des cookies",
  text: "Uniquement les cookies nécessaires, aucun suivi. <policy>Politique de confidentialité</policy>",
  accept: "J’ai compris",
  dontShowAgain: "Ne plus afficher",
};
