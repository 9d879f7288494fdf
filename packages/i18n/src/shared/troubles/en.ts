import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  UNAVAILABLE: "The service cannot be reached right now. Try again in a moment.",
  INTERNAL: "UPS. Something went wrong.",
};
