import { sql, type Transaction } from "kysely";
import { sessionEndsAt } from "#features/access/staff/domain/role-rules.ts";
import { roleCashier, type StaffRole } from "#packages/domain/access/roles.ts";
import type { ChainId } from "#packages/domain/ids.ts";
import type { DB } from "#packages/server/db/types.ts";
import { hashToken, makeToken } from "#packages/server/security/tokens.ts";

interface Opening {
  now: Temporal.Instant;
  userAgent: string;
  /** The approved till device on which a till code opened the session; the session ends with the device. */
  device?: { chainId: ChainId; id: number };
  /** A second factor was used now, or recently on this device. */
  secondFactor?: boolean;
  /** The session of an impersonation, which ends with it regardless of use. */
  impersonation?: { id: number; companyId: number; merchantId: number; endsAt: Temporal.Instant };
}

/** Opens a member's session and returns the token; only its hash is stored. */
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

/** Opens a staff session with the account's highest role; at a till device with the cashier's role. */
export async function openStaffSession(
  trx: Transaction<DB>,
  accountId: number,
  role: StaffRole,
  { now, userAgent, device, secondFactor = false, impersonation }: Opening,
) {
  const token = makeToken();
  await trx
    .insertInto("staff_session")
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      role,
      user_agent: userAgent,
      created_at: now,
      last_used_at: now,
      expires_at: impersonation?.endsAt ?? sessionEndsAt(role, now),
      second_factor: secondFactor,
      ...(impersonation && {
        impersonation_id: impersonation.id,
        impersonated_company_id: impersonation.companyId,
        impersonated_id: impersonation.merchantId,
      }),
      ...(device && { chain_id: device.chainId, device_id: device.id }),
    })
    .execute();
  return { token, role };
}

interface OpeningAtTill {
  deviceId: number;
  now: Temporal.Instant;
  userAgent: string;
}

/**
 * Opens a cashier's session at a till device of the transaction's chain, by a function: the chain's role cannot write
 * sessions.
 */
export async function openTillSession(
  trx: Transaction<DB>,
  accountId: number,
  { deviceId, now, userAgent }: OpeningAtTill,
) {
  const token = makeToken();
  const until = sessionEndsAt(roleCashier, now);
  await sql`select open_till_session(${hashToken(token)}::bytea, ${accountId}::bigint, ${deviceId}::bigint, ${userAgent}::text,
    ${now}::timestamptz, ${until}::timestamptz)`.execute(trx);
  return { token, role: roleCashier } as const;
}
