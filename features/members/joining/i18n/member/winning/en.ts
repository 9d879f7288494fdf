import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  congrats: "Congrats!",
  joined: "You’re now a member of {club}",
  joinedOffer: "This is yours as a new member. Show your card at the till when you want to use it.",
  joinedCard: "Show your card at the till when you shop, and you’re on your way.",
};
