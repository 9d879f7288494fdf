import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  lastDay: "Last day today",
  tomorrow: "Valid until tomorrow",
  weekday: "Valid until {day}",
  date: "Valid until {day}",
  over: "Expired on {day}",
  coming: "Valid from {day}",
};
