import { sql, type Transaction } from "kysely";
import type { Build } from "../db/build.ts";
import type { DB } from "../db/types.ts";
import type { Chain } from "./call.ts";

/** What a member of staff did, kept with the change itself. No contact data in `detail`. */
export interface Act {
  accountId: number | null;
  /** The business's word: `close-location`. */
  act: string;
  /** What it was done to: `location 12`. */
  subject: string;
  detail?: Record<string, unknown>;
}

/** What keeps it, to be sent with what it tells of. */
export const writeAudit = (db: Build, { id }: Pick<Chain, "id">, { accountId, act, subject, detail = {} }: Act) =>
  db
    .insertInto("audit_entry")
    .values({ chain_id: id, account_id: accountId, act, subject, detail: sql`${JSON.stringify(detail)}::jsonb` });

export async function audit(trx: Transaction<DB>, chain: Pick<Chain, "id">, act: Act): Promise<void> {
  await writeAudit(trx, chain, act).execute();
}

/** The same for what has no chain. */
export async function auditPlatform(
  trx: Transaction<DB>,
  { accountId, act, subject, detail = {} }: Act,
): Promise<void> {
  await trx
    .insertInto("platform_audit_entry")
    .values({ account_id: accountId, act, subject, detail: sql`${JSON.stringify(detail)}::jsonb` })
    .execute();
}
