import { randomUUID } from "node:crypto";
import { sql, type Transaction } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";

/** The purposes of a pass's secrets; each purpose has its own secret. */
export const purposes = {
  /** The phone's token, valid for the life of the pass. */
  token: (serial: string) => `token ${serial}`,
  /** The link that first fetches a pass, valid until a moment in seconds since 1970. */
  link: (serial: string, until: number) => `link ${serial} ${until}`,
};

/** Creates a member's pass on the first request; all the member's wallets share it. Returns the pass's serial. */
export async function keepPass(
  trx: Transaction<DB>,
  { chainId, memberId, now }: { chainId: number; memberId: number; now: Temporal.Instant },
): Promise<string> {
  const { serial } = await trx
    .insertInto("wallet_pass")
    .values({ chain_id: chainId, serial: randomUUID(), member_id: memberId, made_at: now, changed_at: now })
    .onConflict((conflict) =>
      conflict.columns(["chain_id", "member_id"]).doUpdateSet({ member_id: (eb) => eb.ref("excluded.member_id") }),
    )
    .returning("serial")
    .executeTakeFirstOrThrow();
  return serial;
}

/**
 * Selects passes with their member. A pass without a member is void: the member has left, or was merged into another.
 */
const passesOf = (db: Build) =>
  db
    .selectFrom("wallet_pass")
    .leftJoin("member", (join) =>
      join
        .onRef("member.chain_id", "=", "wallet_pass.chain_id")
        .onRef("member.id", "=", "wallet_pass.member_id")
        .on("member.removed_at", "is", null)
        .on("member.merged_into", "is", null),
    )
    .select(["wallet_pass.serial", "member.id as memberId"]);

/** Selects a pass together with its secret for a purpose. */
export function selectPass(db: Build, serial: string, purpose: string) {
  return passesOf(db)
    .select(["wallet_pass.changed_at", "wallet_pass.shown"])
    .select(sql<Buffer>`wallet_secret(${purpose})`.as("secret"))
    .where("wallet_pass.serial", "=", serial);
}

/**
 * The passes to check, in the order of their serials. `memberIds`: these members' passes and all void passes; null: all
 * passes.
 */
export interface Looked {
  memberIds: readonly number[] | null;
  after: string;
  size: number;
}

function lookedAt(db: Build, { memberIds, after, size }: Looked) {
  const passes = passesOf(db).where("wallet_pass.serial", ">", after).orderBy("wallet_pass.serial").limit(size);
  if (memberIds === null) return passes;
  return passes.where(sql<boolean>`(wallet_pass.member_id = any(${memberIds}::bigint[])
    or wallet_pass.member_id is null)`);
}

/** Selects passes that phones hold. */
export const selectHeldPasses = (db: Build, looked: Looked) =>
  lookedAt(db, looked)
    .select("wallet_pass.shown")
    .where(sql<boolean>`exists (select from wallet_device held
      where held.chain_id = ${thisChain} and held.serial = wallet_pass.serial)`);

/** Selects passes stored at Google, except those already sent as void. Those share the digest `ended`. */
export const selectGooglePasses = (db: Build, looked: Looked, ended: Buffer) =>
  lookedAt(db, looked)
    .select("wallet_pass.google_shown as shown")
    .where("wallet_pass.google_since", "is not", null)
    .where(sql<boolean>`(member.id is not null or wallet_pass.google_shown is distinct from ${ended})`);

export const selectClass = (db: Build) => db.selectFrom("wallet_class").select(["id", "shown"]);

/**
 * Records the digest of the content sent to Google. After two concurrent updates their order is unknown, so the digest
 * is cleared and the card is sent again.
 */
export async function noteShown(
  trx: Transaction<DB>,
  { chainId, serial, was, is }: { chainId: number; serial: string; was: Buffer | null; is: Buffer },
): Promise<void> {
  await sql`update wallet_pass set google_shown = case when google_shown is not distinct from ${was}::bytea then ${is}::bytea end
    where chain_id = ${chainId} and serial = ${serial}`.execute(trx);
}
