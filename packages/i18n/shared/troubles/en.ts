import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  UNAVAILABLE: "We can’t reach the service right now. Try again in a moment.",
  INTERNAL: "UPS. Something went wrong.",
};
