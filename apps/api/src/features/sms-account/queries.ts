import type { Build } from "../../db/build.ts";

/** What a chain has left, and the name its SMS come from. A chain without an account has none. */
export function selectSmsAccount(db: Build) {
  return db.selectFrom("sms_account").select(["available", "sender_name"]);
}

export type CreditAccount = "GIVEN" | "BOUGHT" | "AVAILABLE" | "RESERVED" | "SPENT";

/** A line of the credits' double entry. */
export interface CreditMove {
  chainId: number;
  from: CreditAccount;
  to: Exclude<CreditAccount, "GIVEN" | "BOUGHT">;
  credits: number;
  reason: string;
  messageId?: number;
}

export function insertCreditMove(db: Build, { chainId, from, to, credits, reason, messageId }: CreditMove) {
  return db.insertInto("sms_entry").values({
    chain_id: chainId,
    from_account: from,
    to_account: to,
    credits,
    reason,
    message_id: messageId ?? null,
  });
}
