import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  name: "Sandbox",
  clock:
    "{days, plural, =0 {the clock is right} one {the clock is # day ahead: {date}} other {the clock is # days ahead: {date}}}",
};
