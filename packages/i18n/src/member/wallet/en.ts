import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  add: "Add to",
  title: "Keep the card in your phone’s wallet",
  text: "Your points come along, and the card opens without a network, too.",
  hide: "Hide this tip",
  failed: "The card could not be fetched",
};
