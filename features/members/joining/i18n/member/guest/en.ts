import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  title: "Welcome to {chain}",
  pointsText: "Collect points every time you shop and turn them into rewards. Your card is right on your phone.",
  clubText: "Join and keep your card on your phone.",
  register: "Register",
  cardHint: "Your name here",
  stampsText: "Collect stamps when you shop. Your card is right on your phone.",
  campaigns: "On right now",
  stampCards: "Stamp cards you can start",
  pointsFailed: "Unable to fetch club points by subdomain",
  rewards: "Rewards to save up for",
};
