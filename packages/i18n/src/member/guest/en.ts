import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  title: "Welcome to {chain}",
  pointsText: "Collect points every time you shop and turn them into rewards. The card is on your phone.",
  clubText: "Become a member and keep the card on your phone.",
  register: "Register",
  cardHint: "Your name here",
  stampsText: "Collect stamps when you shop. The card is on your phone.",
  campaigns: "Right now with us",
  stampCards: "Stamp cards you can start",
  pointsFailed: "Unable to fetch club points by subdomain",
  rewards: "Rewards to collect for",
};
