import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  lastDay: "Dernier jour aujourd’hui",
  tomorrow: "Valable jusqu’à demain",
  weekday: "Valable jusqu’à {day}",
  date: "Valable jusqu’au {day}",
  over: "Expiré le {day}",
  coming: "Valable à partir du {day}",
};
