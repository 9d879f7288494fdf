import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  add: "Add to",
  title: "Keep the card in your phone’s wallet",
  text: "Your points come with it, and the card opens even when you’re offline.",
  hide: "Hide this tip",
  failed: "Unable to fetch card",
};
