import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  WHAT_IF_RUNNING: "Une question est déjà en cours de calcul. Attendez la fin, ou supprimez-la",
};
