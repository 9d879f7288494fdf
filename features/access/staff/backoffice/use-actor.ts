import { useAccess, useChain } from "#packages/web/backoffice/session/session.ts";
import type { StaffGrant } from "../domain/role-rules.ts";
import { actorOf } from "./staff-form.ts";

/** Returns the user as the rules of staff management read them. */
export function useActor(): StaffGrant {
  return actorOf(useAccess(), useChain());
}
