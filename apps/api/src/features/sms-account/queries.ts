import type { Build } from "../../db/build.ts";

/** What a chain has left, and the name its SMS come from. A chain without an account has none. */
export function selectSmsAccount(db: Build) {
  return db.selectFrom("sms_account").select(["available", "reserved", "month_limit", "sender_name"]);
}

export type CreditAccount = "GIVEN" | "BOUGHT" | "AVAILABLE" | "RESERVED" | "SPENT";

/** A line of the credits' double entry. */
export interface CreditMove {
  chainId: number;
  from: CreditAccount;
  to: Exclude<CreditAccount, "GIVEN" | "BOUGHT">;
  credits: number;
  reason: string;
  /** The club's moment. */
  now: Temporal.Instant;
  messageId?: number;
  sendoutId?: number;
  /** In whose limit it counts, or is given back; null: in none. */
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
    sendout_id: about.sendoutId ?? null,
    limited_month: about.limitedMonth ?? null,
  });
}

/** What own messages took in a month, by its first day. */
export function selectSmsMonth(db: Build, month: Temporal.PlainDate) {
  return db.selectFrom("sms_month").select("credits").where("month", "=", month);
}
