import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  title: "Test your scanner",
  prompt: "Scan a member’s card to see what the scanner sends.",
  again: "Scan another card to be sure.",
  read: "Card read: {number}",
  noCard: "This isn’t a member’s card",
  noCardText:
    "Scan a member’s card of this club. If nothing arrives, or only a part, set the scanner to type like a keyboard.",
  before: "Added before",
  after: "Added after",
  nothing: "Nothing",
  end: "Ends with",
  ends: { none: "Nothing", enter: "Enter", tab: "Tab", several: "Several keys" },
  speed: "Speed",
  perKey: "{milliseconds, number} ms per key",
  layout: "Keyboard",
  sameLayout: "Same as the computer’s",
  otherLayout: "Not the computer’s, but the till reads it correctly",
  stored: "This device remembers how the scanner works.",
};
