import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  name: "Bac à sable",
  clock:
    "{days, plural, =0 {l’horloge est à l’heure} one {l’horloge avance de # jour\u00a0: {date}} other {l’horloge avance de # jours\u00a0: {date}}}",
};
