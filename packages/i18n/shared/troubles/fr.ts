import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  UNAVAILABLE: "Le service est momentanément injoignable. Réessayez dans un instant.",
  INTERNAL: "Oups. Une erreur est survenue.",
};
