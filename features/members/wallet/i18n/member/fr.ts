import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  add: "Ajouter à",
  title: "Gardez la carte dans le portefeuille du téléphone",
  text: "Vos points vous suivent, et la carte s’ouvre même sans réseau.",
  hide: "Masquer cette astuce",
  failed: "Impossible de charger la carte",
};
