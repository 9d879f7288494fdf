import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  STAMPS_OUT_OF_RANGE: "Une carte compte de 2 à 30 tampons",
};
