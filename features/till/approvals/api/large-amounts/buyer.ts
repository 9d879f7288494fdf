import { sql } from "kysely";
import { thisChain } from "#packages/server/db/this-chain.ts";

/** The buyer of a purchase: a member, or a customer who is about to join. */
export type Buyer = { memberId: number } | { email: string | null; phone: string | null };

/** Whether the account in the statement is the buyer's own, by the same e-mail or phone. */
export function isBuyer(buyer: Buyer) {
  if ("memberId" in buyer)
    return sql<boolean>`exists (select from member where member.chain_id = ${thisChain} and member.id = ${buyer.memberId}
      and (account.email = member.email or account.phone = member.phone))`;
  const { email, phone } = buyer;
  return sql<boolean>`(coalesce(account.email = ${email}::text, false) or coalesce(account.phone = ${phone}::text, false))`;
}
