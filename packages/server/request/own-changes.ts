import type { Transaction } from "kysely";
import type { DB } from "../db/types.ts";
import { audit } from "./audit.ts";
import type { Chain } from "./call.ts";
import { type LastEdit, lastEdit } from "./versions.ts";

/** Audits a member's change of the own profile, so that staff who edit it at the same time are warned. */
export const auditOwnChange = (trx: Transaction<DB>, chain: Chain, memberId: number, changed: readonly string[]) =>
  audit(trx, chain, { accountId: null, act: "edit-own-profile", subject: `member ${memberId}`, detail: { changed } });

const ofProfiles = ["edit-member", "edit-own-profile", "merge-members", "undo-merge"] as const;

/**
 * Returns the last change of a member's profile, made by staff or by the member; the member is shown under the current
 * name.
 */
export async function lastProfileEdit(
  trx: Transaction<DB>,
  chain: Chain,
  member: { id: number; firstName: string; lastName: string },
): Promise<LastEdit | undefined> {
  const last = await lastEdit(trx, chain, `member ${member.id}`, ...ofProfiles);
  return last && { ...last, by: last.isTheirs ? `${member.firstName} ${member.lastName}`.trim() : last.by };
}
