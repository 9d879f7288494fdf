import type { ChainId } from "@stammis/domain/ids";
import { type StaffRole, sessionEndsAt } from "@stammis/domain/roles";
import type { Kysely, Transaction } from "kysely";
import type { DB } from "../../db/types.ts";
import { hashToken, makeToken } from "../../tokens.ts";

interface Opening {
  now: Temporal.Instant;
  userAgent: string;
}

/** Opens a member's session; answers the token, which is stored hashed only. */
export async function openMemberSession(
  trx: Transaction<DB>,
  chain: ChainId,
  memberId: number,
  { now, userAgent }: Opening,
) {
  const token = makeToken();
  await trx
    .insertInto("member_session")
    .values({
      chain_id: chain,
      token_hash: hashToken(token),
      member_id: memberId,
      user_agent: userAgent,
      created_at: now,
      last_used_at: now,
      expires_at: sessionEndsAt("ROLE_CONSUMER", now),
    })
    .execute();
  return { token, role: "ROLE_CONSUMER" as const };
}

/** Opens a staff session with the account's highest role. */
export async function openStaffSession(
  db: Kysely<DB>,
  accountId: number,
  role: StaffRole,
  { now, userAgent }: Opening,
) {
  const token = makeToken();
  await db
    .insertInto("staff_session")
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      role,
      user_agent: userAgent,
      created_at: now,
      last_used_at: now,
      expires_at: sessionEndsAt(role, now),
    })
    .execute();
  await db.updateTable("account").set({ last_login_at: now }).where("id", "=", accountId).execute();
  return { token, role };
}
