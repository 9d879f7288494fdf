import { type Kysely, sql, type Transaction } from "kysely";
import type { DB } from "#packages/server/db/types.ts";
import { auditPlatform } from "#packages/server/request/audit.ts";
import type { Services } from "#packages/server/request/services.ts";

/** Returns whether the public demo logins still work. */
export async function hasDemoLogins(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select
    exists (select from account where is_demo) or exists (select from chain where is_demo) as found`.execute(db);
  return rows[0]?.found ?? false;
}

async function closeAccounts(trx: Transaction<DB>): Promise<void> {
  const demo = trx.selectFrom("account").select("id").where("is_demo", "=", true);
  await trx.deleteFrom("staff_session").where("account_id", "in", demo).execute();
  await trx.deleteFrom("staff_pin").where("account_id", "in", demo).execute();
  await trx.deleteFrom("account_token").where("account_id", "in", demo).execute();
  await trx.deleteFrom("account_device").where("account_id", "in", demo).execute();
  await trx
    .updateTable("account")
    .set({ is_demo: false, is_admin: false, password_hash: null, confirmed_at: null })
    .where("is_demo", "=", true)
    .execute();
}

async function closeClubs(trx: Transaction<DB>): Promise<void> {
  const demo = trx.selectFrom("chain").select("id").where("is_demo", "=", true);
  const now = sql<Temporal.Instant>`now()`;
  await trx.deleteFrom("staff_session").where("chain_id", "in", demo).execute();
  await trx.updateTable("till_device").set({ revoked_at: now }).where("chain_id", "in", demo).execute();
  await trx.deleteFrom("member_session").where("chain_id", "in", demo).execute();
  await trx.deleteFrom("member_device").where("chain_id", "in", demo).execute();
  await trx.deleteFrom("invitation").where("chain_id", "in", demo).execute();
  await trx.updateTable("member_token").set({ used_at: now }).where("chain_id", "in", demo).execute();
  await trx.updateTable("member").set({ password_hash: null }).where("chain_id", "in", demo).execute();
  // Automatic sendouts stop until a person of the club resumes them.
  await trx
    .updateTable("sendout")
    .set({ state: "PAUSED", pause_reason: "PERSON", wakes_at: null, waits_for: null })
    .where("chain_id", "in", demo)
    .where("state", "in", ["SCHEDULED", "SENDING"])
    .execute();
  await trx.updateTable("chain").set({ is_demo: false }).where("is_demo", "=", true).execute();
}

/**
 * Removes everything that grants access to demo accounts and demo clubs: passwords, sessions, codes, approved tills and
 * links. Their data stays, as an ordinary club that no login opens.
 */
export async function disableDemo({ db, directory }: Services): Promise<void> {
  await db.inPlatform(async (trx) => {
    await closeClubs(trx);
    await closeAccounts(trx);
    await auditPlatform(trx, { accountId: null, act: "disable-demo", subject: "platform" });
  });
  directory.forget(null);
}
