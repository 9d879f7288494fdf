import { sql, type Transaction } from "kysely";
import type { ChainId } from "#packages/domain/ids.ts";
import { keptSince } from "#packages/domain/retention.ts";
import type { Build } from "#packages/server/db/build.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { KnownDevice } from "#packages/server/request/call.ts";
import { hashToken, makeToken } from "#packages/server/security/tokens.ts";
import { sessionsRetention } from "../domain/retention.ts";

interface Remembering {
  device: KnownDevice;
  now: Temporal.Instant;
}

/** Returns the stored hash of a browser's cookie; without a cookie, a hash that matches no device. */
export const deviceHash = ({ token }: KnownDevice): Buffer => hashToken(token ?? "");

const oldest = (now: Temporal.Instant) => keptSince(sessionsRetention.devices, now);

/**
 * Remembers the browser of a sign-in. It gets a new token each time, also for other users of this browser. A planted or
 * stolen token thus becomes worthless after the owner's next visit.
 */
export async function rememberAccountDevice(
  trx: Transaction<DB>,
  accountId: number,
  { device, now, trustedUntil }: Remembering & { trustedUntil?: Temporal.Instant | null },
): Promise<string> {
  const token = makeToken();
  const token_hash = hashToken(token);
  if (device.token) {
    await trx.updateTable("account_device").set({ token_hash }).where("token_hash", "=", deviceHash(device)).execute();
  }
  await trx
    .insertInto("account_device")
    .values({
      account_id: accountId,
      token_hash,
      created_at: now,
      last_used_at: now,
      trusted_until: trustedUntil ?? null,
    })
    .onConflict((on) =>
      on
        .columns(["account_id", "token_hash"])
        .doUpdateSet({ last_used_at: now, ...(trustedUntil && { trusted_until: trustedUntil }) }),
    )
    .execute();
  await trx
    .deleteFrom("account_device")
    .where("account_id", "=", accountId)
    .where("last_used_at", "<", oldest(now))
    .execute();
  return token;
}

/** Remembers the browser of a member's sign-in, like `rememberAccountDevice` for staff. */
export async function rememberMemberDevice(
  trx: Transaction<DB>,
  chain: ChainId,
  memberId: number,
  { device, now }: Remembering,
): Promise<string> {
  const token = makeToken();
  const token_hash = hashToken(token);
  if (device.token) {
    await trx
      .updateTable("member_device")
      .set({ token_hash })
      .where("chain_id", "=", chain)
      .where("token_hash", "=", deviceHash(device))
      .execute();
  }
  await trx
    .insertInto("member_device")
    .values({ chain_id: chain, member_id: memberId, token_hash, created_at: now, last_used_at: now })
    .onConflict((on) => on.columns(["chain_id", "member_id", "token_hash"]).doUpdateSet({ last_used_at: now }))
    .execute();
  await trx
    .deleteFrom("member_device")
    .where("chain_id", "=", chain)
    .where("member_id", "=", memberId)
    .where("last_used_at", "<", oldest(now))
    .execute();
  return token;
}

/** Forgets all devices except this one: another person who knew the former password may have signed in on them. */
export function forgetAccountDevices(db: Build, accountId: number, except?: KnownDevice) {
  const all = db.deleteFrom("account_device").where("account_id", "=", accountId);
  return except ? all.where("token_hash", "<>", deviceHash(except)) : all;
}

export function forgetMemberDevices(db: Build, chain: ChainId, memberId: number, except?: KnownDevice) {
  const all = db.deleteFrom("member_device").where("chain_id", "=", chain).where("member_id", "=", memberId);
  return except ? all.where("token_hash", "<>", deviceHash(except)) : all;
}

/** Ends the trust of all devices, so that none skips the second step. */
export function trustNoDevice(db: Build, accountId: number) {
  return db.updateTable("account_device").set({ trusted_until: null }).where("account_id", "=", accountId);
}

/** Selects an account's data on this device; no row if the account never signed in here. */
export function findAccountDevice(db: Build, accountId: number, device: KnownDevice) {
  return db
    .selectFrom("account_device")
    .select("trusted_until")
    .where("account_id", "=", accountId)
    .where("token_hash", "=", deviceHash(device));
}

/** Whether the row's member signed in on this device before; part of the sign-in's single query. */
export const memberKnowsDevice = (device: KnownDevice) =>
  sql<boolean>`exists (select from member_device d where d.chain_id = ${thisChain} and d.token_hash = ${deviceHash(device)}
    and d.member_id = member.id)`;
export const accountKnowsDevice = (device: KnownDevice) =>
  sql<boolean>`exists (select from account_device d where d.account_id = account.id and d.token_hash = ${deviceHash(device)})`;
