import { sql } from "kysely";
import { startOfDay } from "#packages/domain/calendar.ts";
import type { Build } from "#packages/server/db/build.ts";
import type { DB } from "#packages/server/db/types.ts";
import { type CreditRoom, creditsForOwnMessages } from "../domain/credits.ts";

/** Selects a chain's remaining credits, and the sender name of its SMS. A chain without an account has none. */
export function selectSmsAccount(db: Build) {
  return db
    .selectFrom("sms_account")
    .select([
      "available",
      "reserved",
      "month_limit",
      "sender_name",
      "top_up_below",
      "top_up_credits",
      "top_up_problem",
    ]);
}

/** Whether a row of `sms_account` has a problem for a merchant to solve. */
const isShort = sql<boolean>`(top_up_problem is not null or short_since is not null)`;

/** Selects a club's problems with credits; no row: none. */
export const selectShort = (db: Build) =>
  db
    .selectFrom("sms_account")
    .select("top_up_problem as topUpProblem")
    .select(sql<boolean>`short_since is not null`.as("leavesOut"))
    .where(isShort);

/** Stores since when an automatic sendout skips members; `since` null: credits covered all members. */
export const keepShort = (db: Build, since: Temporal.Instant | null) =>
  db
    .updateTable("sms_account")
    .set({ short_since: since })
    .where("short_since", since === null ? "is not" : "is", null);

export type CreditAccount = "GIVEN" | "BOUGHT" | "AVAILABLE" | "RESERVED" | "SPENT";

/** A line of the credits' double entry. */
export interface CreditMove {
  chainId: number;
  from: CreditAccount;
  to: Exclude<CreditAccount, "GIVEN" | "BOUGHT">;
  credits: number;
  reason: DB["sms_entry"]["reason"];
  /** The club's time. */
  now: Temporal.Instant;
  messageId?: number;
  purchaseId?: number;
  sendoutId?: number;
  /** The month in whose limit the credits count, or to which they return; null: none. */
  limitedMonth?: Temporal.PlainDate | null;
}

export function insertCreditMove(db: Build, { chainId, from, to, credits, reason, now, ...about }: CreditMove) {
  return db.insertInto("sms_entry").values({
    chain_id: chainId,
    from_account: from,
    to_account: to,
    credits,
    reason,
    at: now,
    message_id: about.messageId ?? null,
    purchase_id: about.purchaseId ?? null,
    sendout_id: about.sendoutId ?? null,
    limited_month: about.limitedMonth ?? null,
  });
}

/** Selects the credits of all messages in a month, by its first day. */
export function selectSmsMonth(db: Build, month: Temporal.PlainDate) {
  return db.selectFrom("sms_month").select("credits").where("month", "=", month);
}

/** Returns the state of a club's account in this month; without credits if it has no account. */
export const creditRoom = (
  account: { available: number; month_limit: number | null } | undefined,
  month: { credits: number } | undefined,
): CreditRoom => ({
  available: account?.available ?? 0,
  monthLimit: account?.month_limit ?? null,
  usedThisMonth: month?.credits ?? 0,
});

/** Returns the credits left for the club's own messages by the account and the month's limit. */
export const creditsLeft = (...state: Parameters<typeof creditRoom>): number =>
  creditsForOwnMessages(creditRoom(...state));

/** Selects a club's purchases in a month, by its first day, in öre without VAT. */
export function selectBoughtIn(db: Build, month: Temporal.PlainDate) {
  return db
    .selectFrom("sms_purchase")
    .select(sql<number>`coalesce(sum(price_ore), 0)::bigint`.as("ore"))
    .where("period", "=", month);
}

/** Selects the price of the club's latest purchase; no row: none yet. */
export const selectLatestPurchase = (db: Build) =>
  db.selectFrom("sms_purchase").select(["credits", "price_ore as priceOre"]).orderBy("id", "desc").limit(1);

/**
 * Selects the credits of single messages in a month of the club, less returned ones. Earlier releases took requested
 * messages without a month.
 */
export function selectSinglesIn(db: Build, month: Temporal.PlainDate, timeZone: string) {
  return db
    .selectFrom("sms_entry")
    .select(
      sql<number>`coalesce(sum(case from_account when 'AVAILABLE' then credits else -credits end), 0)::bigint`.as(
        "credits",
      ),
    )
    .where("message_id", "is not", null)
    .where("at", ">=", startOfDay(month, timeZone))
    .where((where) => where.or([where("limited_month", "=", month), where("limited_month", "is", null)]));
}
