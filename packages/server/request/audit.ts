import { sql, type Transaction } from "kysely";
import type { PlatformTrailAct, TrailAct } from "#packages/domain/acts.ts";
import type { Build } from "../db/build.ts";
import type { DB } from "../db/types.ts";
import type { Chain } from "./call.ts";

/** An act of a staff member, stored in the transaction of the change. No contact data in `detail`. */
export interface Act {
  accountId: number | null;
  /** The act's name: `close-location`. */
  act: TrailAct;
  /** The object of the act: `location 12`. */
  subject: string;
  /** The points of sale of the act; empty if the act concerns the complete club. */
  locationIds?: readonly number[] | undefined;
  /** `changes`: the output of `whatChanged`; otherwise `from` and `to`, or the names of `changed` fields. */
  detail?: Record<string, unknown>;
}

/** An act outside all chains. */
export type PlatformAct = Omit<Act, "act" | "locationIds"> & { act: PlatformTrailAct };

/** Returns the statement that stores the act, to send with the change itself. */
export const writeAudit = (
  db: Build,
  { id }: Pick<Chain, "id">,
  { accountId, act, subject, locationIds, detail = {} }: Act,
) =>
  db.insertInto("audit_entry").values({
    chain_id: id,
    account_id: accountId,
    act,
    subject,
    location_ids: sql`${[...(locationIds ?? [])]}::bigint[]`,
    detail: sql`${JSON.stringify(detail)}::jsonb`,
  });

export async function audit(trx: Transaction<DB>, chain: Pick<Chain, "id">, act: Act): Promise<void> {
  await writeAudit(trx, chain, act).execute();
}

/** Stores an act outside all chains. */
export async function auditPlatform(
  trx: Transaction<DB>,
  { accountId, act, subject, detail = {} }: PlatformAct,
): Promise<void> {
  await trx
    .insertInto("platform_audit_entry")
    .values({ account_id: accountId, act, subject, detail: sql`${JSON.stringify(detail)}::jsonb` })
    .execute();
}

/** Stores an act about a company also in the audit trail of each of its clubs. Runs in the platform's role. */
export async function auditCompany(
  trx: Transaction<DB>,
  { accountId, act, subject, detail = {} }: Act & { subject: `company ${number}` },
): Promise<void> {
  const companyId = Number(subject.slice("company ".length));
  await auditClubs(trx, companyId, { accountId, act, subject, detail });
}

/** Stores an act about another object than the company in the audit trail of each of the company's clubs. */
export async function auditClubs(
  trx: Transaction<DB>,
  companyId: number,
  { accountId, act, subject, detail = {} }: Act,
): Promise<void> {
  await auditPlatform(trx, { accountId, act, subject, detail });
  const clubs = trx
    .selectFrom("chain")
    .select((eb) => [
      "chain.id",
      eb.val(accountId).as("account_id"),
      eb.val(act).as("act"),
      eb.val(subject).as("subject"),
      sql`${JSON.stringify(detail)}::jsonb`.as("detail"),
    ])
    .where("company_id", "=", companyId);
  await trx
    .insertInto("audit_entry")
    .columns(["chain_id", "account_id", "act", "subject", "detail"])
    .expression(clubs)
    .returning(sql.lit(1).as("kept"))
    .execute();
}
