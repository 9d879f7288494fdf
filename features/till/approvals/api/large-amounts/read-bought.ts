import { sql, type Transaction } from "kysely";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";
import { boughtAlone, sumAlone } from "./bought-queries.ts";
import type { Buyer } from "./buyer.ts";

/** Locks the contact, so that concurrent invitations of one customer stay within the day's limit together. */
async function lockContact(trx: Transaction<DB>, contact: { email: string | null; phone: string | null }) {
  // Every request locks the e-mail before the phone, so two requests cannot deadlock.
  for (const address of [contact.email, contact.phone])
    if (address !== null)
      await sql`select pg_advisory_xact_lock(hashtextextended('waits ' || ${thisChain}::bigint || '/' || ${address}::text, 0))`.execute(
        trx,
      );
}

/** Returns a member's purchases since a moment without a second person, or a customer's pending purchases, in öre. */
export async function readBought(trx: Transaction<DB>, buyer: Buyer, dayBegan: Temporal.Instant): Promise<number> {
  if (!("memberId" in buyer)) await lockContact(trx, buyer);
  const sum =
    "memberId" in buyer
      ? boughtAlone(sql`${buyer.memberId}::bigint`, dayBegan)
      : sumAlone(
          "waiting_purchase",
          sql`(bought.email = ${buyer.email}::text or bought.phone = ${buyer.phone}::text)`,
          dayBegan,
        );
  const { rows } = await sql<{ ore: number }>`select ${sum} as ore`.execute(trx);
  return rows[0]?.ore ?? 0;
}
