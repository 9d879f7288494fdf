import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  MONTH_NOT_OVER: "That month isn’t over yet.",
  MONTH_CLOSED: "That month is already closed.",
  NOT_LATEST_CLOSED: "Only the most recently closed month can be opened.",
  SELLER_INCOMPLETE: "First fill in who sends the invoices.",
};
