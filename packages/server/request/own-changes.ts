import type { Transaction } from "kysely";
import type { DB } from "../db/types.ts";
import { audit } from "./audit.ts";
import type { Chain } from "./call.ts";
import { type LastEdit, lastEdit } from "./versions.ts";

/** Members change their own profile: who edits it meanwhile is told so. */
export const auditOwnChange = (trx: Transaction<DB>, chain: Chain, memberId: number, changed: readonly string[]) =>
  audit(trx, chain, { accountId: null, act: "edit-own-profile", subject: `member ${memberId}`, detail: { changed } });

const ofProfiles = ["edit-member", "edit-own-profile", "merge-members", "undo-merge"] as const;

/** Who changed a member's profile last: somebody of the staff, or the member, by the name they have now. */
export async function lastProfileEdit(
  trx: Transaction<DB>,
  chain: Chain,
  member: { id: number; firstName: string; lastName: string },
): Promise<LastEdit | undefined> {
  const last = await lastEdit(trx, chain, `member ${member.id}`, ...ofProfiles);
  return last && { ...last, by: last.isTheirs ? `${member.firstName} ${member.lastName}`.trim() : last.by };
}
