import { useAccess, useChain } from "#packages/web/backoffice/session/session.ts";
import type { StaffGrant } from "../domain/role-rules.ts";
import { actorOf } from "./staff-form.ts";

/** The one at the screen, as the rule of who manages whom reads them. */
export function useActor(): StaffGrant {
  return actorOf(useAccess(), useChain());
}
