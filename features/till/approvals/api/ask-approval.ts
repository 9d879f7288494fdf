import { sql, type Transaction } from "kysely";
import { aloneLimitsOf, noRuleRow, selectRule } from "#features/loyalty/points/api/ledger.ts";
import { lockMember } from "#features/loyalty/points/api/lock-member.ts";
import { memberOfNumber } from "#features/members/card-codes/api/number-alone.ts";
import { numberOnCard } from "#features/members/card-codes/domain/card-codes.ts";
import { readContact } from "#features/messages/letters/api/read-contact.ts";
import { isTaken } from "#packages/server/db/errors.ts";
import type { DB } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { approvalCounts, approvalExpiry, approvalState } from "../domain/approval.ts";
import { dayBeganOf } from "./large-amounts/bought-queries.ts";
import type { Buyer } from "./large-amounts/buyer.ts";
import { needsAnother } from "./large-amounts/confirm-amount.ts";
import { invitationRetry } from "./large-amounts/invitation-retry.ts";
import { purchaseRetry } from "./large-amounts/purchase-retry.ts";
import { type AskedAmount, readAmount } from "./large-amounts/read-amount.ts";
import { readBought } from "./large-amounts/read-bought.ts";
import { approvalStateOf, selectRequests } from "./queries.ts";

type Asking = Call<"askApproval">;

/** The number of requests one person may have open at once. A busy till has one or two. */
const waitingAtMost = 10;

/** Returns the body to register, the hash of the till's later retry, and the buyer's membership number, if any. */
function toRegister({ chain, body: { purchase, invitation }, idempotencyKey: key }: Asking) {
  if (purchase)
    return {
      of: purchase,
      hash: purchaseRetry(chain.id, key, purchase).hash,
      number: numberOnCard(purchase.membershipId),
    };
  if (invitation) return { of: invitation, hash: invitationRetry(chain.id, key, invitation).hash, number: null };
  return refuse("INVALID_INPUT");
}

/** Returns the customer of an invitation, who is not a member yet. */
function buyerInvited({ chain, body: { invitation } }: Asking): Buyer {
  const { email, phone } = readContact(chain, invitation ?? {});
  return { email, phone };
}

interface Question {
  locationId: number;
  memberId: number | null;
  buyer: Buyer;
  amount: AskedAmount;
  hash: Buffer;
}

async function checkBuyer(trx: Transaction<DB>, { actor }: Asking, { memberId }: Question): Promise<void> {
  if (memberId === null) return;
  const member = await lockMember(trx, memberId, actor.accountId).executeTakeFirst();
  if (!member) refuse("NOT_FOUND");
  if (member?.own) refuse("OWN_MEMBERSHIP");
}

async function checkNeeded(trx: Transaction<DB>, { chain, actor, day }: Asking, question: Question): Promise<void> {
  const rule = (await selectRule(trx).executeTakeFirst()) ?? noRuleRow;
  const limits = aloneLimitsOf(rule);
  const { today } = day;
  const memberTodayOre = await readBought(trx, question.buyer, dayBeganOf(day));
  const large = { chain, actor, requestedAmount: question.amount, limits, memberTodayOre, today };
  if (!(await needsAnother(trx, large))) refuse("APPROVAL_NOT_NEEDED");
}

/** Returns the open or approved request with the same hash. Closes a request for something else under the same key. */
async function asBefore(trx: Transaction<DB>, { chain, idempotencyKey, realNow }: Asking, { hash }: Question) {
  const latest = await selectRequests(trx, chain)
    .where("request.registration_key", "=", idempotencyKey)
    .orderBy("request.id", "desc")
    .limit(1)
    // An approver may be answering at the same time.
    .forUpdate("request")
    .executeTakeFirst();
  if (!latest) return null;
  const { answer, answered_at: answeredAt, expires_at: expiresAt } = latest;
  const state = approvalState({ answer, expiresAt }, realNow);
  const holds = state === "WAITING" || approvalCounts({ answer, answeredAt, expiresAt }, realNow);
  if (holds && latest.request_hash.equals(hash)) return latest;
  if (answer === null) {
    await trx
      .updateTable("approval_request")
      .set({ answer: state === "WAITING" ? "WITHDRAWN" : "EXPIRED", answered_at: realNow })
      .where("chain_id", "=", chain.id)
      .where("id", "=", latest.id)
      .execute();
  }
  return null;
}

async function checkPatience(trx: Transaction<DB>, { chain, actor, realNow }: Asking): Promise<void> {
  const waiting = await trx
    .selectFrom("approval_request")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("chain_id", "=", chain.id)
    .where("asked_by", "=", actor.accountId)
    .where("answer", "is", null)
    .where("expires_at", ">", realNow)
    .executeTakeFirst();
  if ((waiting?.count ?? 0) >= waitingAtMost) refuse("TOO_MANY_REQUESTS");
}

async function ask(trx: Transaction<DB>, call: Asking, question: Question) {
  const { chain, actor, idempotencyKey, realNow } = call;
  await checkBuyer(trx, call, question);
  const before = await asBefore(trx, call, question);
  if (before) return approvalStateOf(before, realNow);
  await checkNeeded(trx, call, question);
  await checkPatience(trx, call);
  const row = await trx
    .insertInto("approval_request")
    .values({
      chain_id: chain.id,
      registration_key: idempotencyKey,
      request_hash: question.hash,
      location_id: question.locationId,
      member_id: question.memberId,
      amount_ore: question.amount.ore ?? refuse("APPROVAL_NOT_NEEDED"),
      asked_by: actor.accountId,
      asked_at: realNow,
      expires_at: approvalExpiry(realNow),
    })
    .returning(["id", "expires_at", "amount_ore", "reason"])
    .executeTakeFirstOrThrow();
  const { id, amount_ore: amountOre } = row;
  await audit(trx, chain, {
    accountId: actor.accountId,
    act: "ask-approval",
    subject: `approval ${id}`,
    locationIds: [question.locationId],
    detail: { amountOre },
  });
  return approvalStateOf({ ...row, answer: null, answerer: "" }, realNow);
}

/**
 * Requests approval of a large amount under the idempotency key of its registration. The same request returns the same
 * approval; another one under the key replaces it. The contract lists the refusals.
 */
export async function askApproval(services: Services, call: Asking) {
  const { chain, actor, realNow } = call;
  const { of, hash, number } = toRegister(call);
  const locationId = of.pointOfSaleId;
  if (actor.locationIds && !actor.locationIds.includes(locationId)) refuse("OTHER_LOCATION");
  const amount = await readAmount(services, { chain, body: { ...of, secondPerson: null }, realNow });
  const memberId = number === null ? null : await memberOfNumber(services, call, number);
  const buyer = memberId === null ? buyerInvited(call) : { memberId };
  const question = { locationId, memberId, buyer, amount, hash };
  const once = () => services.db.inChain(chain.id, (trx) => ask(trx, call, question));
  try {
    return await once();
  } catch (error) {
    // A concurrent request was stored first; the second attempt returns that one.
    if (isTaken(error, "one_open_approval")) return once();
    throw error;
  }
}
