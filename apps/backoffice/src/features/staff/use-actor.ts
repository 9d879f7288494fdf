import type { StaffGrant } from "@stammis/domain/people/roles";
import { useAccess, useChain } from "../../lib/session.ts";
import { actorOf } from "./staff-form.ts";

/** The one at the screen, as the rule of who manages whom reads them. */
export function useActor(): StaffGrant {
  return actorOf(useAccess(), useChain());
}
