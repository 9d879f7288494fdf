import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  label: "About cookies",
  text: "Only the cookies we need, no tracking. <policy>Privacy Policy</policy>",
  accept: "Got it",
  dontShowAgain: "Don’t show again",
};
