import { sql, type Transaction } from "kysely";
import { selectReadiness } from "#features/clubs/settings/api/queries.ts";
import { missingFor } from "#features/clubs/settings/domain/prerequisites.ts";
import { aloneLimitsOf, noRuleRow, selectRule } from "#features/loyalty/points/api/ledger.ts";
import { selectMemberByAddress, selectOpenLocation } from "#features/members/joining/api/queries.ts";
import { openSignUp, sendLink } from "#features/members/joining/api/start-sign-up.ts";
import { type Contact, readContact } from "#features/messages/letters/api/read-contact.ts";
import { isWithinInvitations, spendInvitation } from "#features/messages/letters/api/sign-up-limits.ts";
import { creditsLeft, selectSmsAccount, selectSmsMonth } from "#features/messages/sms/api/queries.ts";
import { creditMonth } from "#features/messages/sms/domain/credits.ts";
import { dayBeganOf } from "#features/till/approvals/api/large-amounts/bought-queries.ts";
import { confirmAmount } from "#features/till/approvals/api/large-amounts/confirm-amount.ts";
import { invitationRetry } from "#features/till/approvals/api/large-amounts/invitation-retry.ts";
import { type AskedAmount, readAmount } from "#features/till/approvals/api/large-amounts/read-amount.ts";
import { readBought } from "#features/till/approvals/api/large-amounts/read-bought.ts";
import { checkAsked } from "#features/till/register/api/visits/check-asked.ts";
import type { AskedBeside } from "#features/till/register/api/visits/claim-pending.ts";
import { type VisitMoment, visitMoment } from "#features/till/register/api/visits/visit-moment.ts";
import { pendingPurchaseDays } from "#packages/domain/limits.ts";
import { channelRules } from "#packages/domain/people/channels.ts";
import { isTaken } from "#packages/server/db/errors.ts";
import type { DB } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import {
  findStoredAnswer,
  keptFor,
  purchaseKeptFor,
  type Retry,
  replayed,
  storeAnswer,
} from "#packages/server/request/stored-answers.ts";

type Inviting = Call<"inviteAtTill">;
type Answer = {
  sent: "SMS" | "EMAIL" | "CODE";
  link: string | null;
  waitsThrough: string | null;
  waitingPoints: number;
  waitingPurchaseId: number | null;
};

async function refuseMembers(trx: Transaction<DB>, { email, phone }: Contact): Promise<void> {
  const existingMembers = [
    email && (await selectMemberByAddress(trx, "email", email).executeTakeFirst()),
    phone && (await selectMemberByAddress(trx, "phone", phone).executeTakeFirst()),
  ];
  if (existingMembers.some(Boolean)) refuse("ALREADY_MEMBER");
}

/**
 * Refuses an idempotency key that already registered a member's purchase, because a pending purchase with the same key
 * would never count.
 */
async function refuseRegistered(trx: Transaction<DB>, key: string): Promise<void> {
  const existingPurchase = await trx
    .selectFrom("purchase")
    .select("id")
    .where("registration_key", "=", key)
    .executeTakeFirst();
  if (existingPurchase) refuse("IDEMPOTENCY_KEY_REUSED");
}

interface NewPending {
  signUpId: number;
  contact: Contact;
  amount: AskedAmount;
  moment: VisitMoment;
}

/**
 * Stores the pending purchase with the points that it earns on the day of the visit. Returns null if there is neither a
 * purchase nor stamps.
 */
async function keepPending(trx: Transaction<DB>, call: Inviting, { signUpId, contact, amount, moment }: NewPending) {
  const { chain, actor, body } = call;
  const amountOre = amount.ore;
  if (amountOre === null && body.stamps.length === 0) return null;
  await refuseRegistered(trx, call.idempotencyKey);
  const { today } = moment.day;
  const rule = (await selectRule(trx).executeTakeFirst()) ?? noRuleRow;
  const purchaseDetails: AskedBeside = {
    categoryIds: [...new Set(body.categoryIds)],
    campaignIds: [...new Set(body.campaignIds)],
    stamps: body.stamps,
  };
  const earning = await checkAsked(
    trx,
    { ...purchaseDetails, amountOre },
    { rule, locationId: body.pointOfSaleId, day: moment.day },
  );
  const buyer = { email: contact.email, phone: contact.phone };
  const { hash: requestHash } = invitationRetry(chain.id, call.idempotencyKey, body);
  await confirmAmount(trx, {
    chain,
    actor,
    requestedAmount: amount,
    today: call.day.today,
    realNow: call.realNow,
    limits: aloneLimitsOf(rule),
    memberTodayOre: await readBought(trx, buyer, dayBeganOf(call.day)),
    registrationKey: call.idempotencyKey,
    requestHash,
    locationId: body.pointOfSaleId,
    buyer,
  });
  const waitsThrough = today.add({ days: pendingPurchaseDays });
  const { id } = await trx
    .insertInto("waiting_purchase")
    .values({
      chain_id: chain.id,
      registration_key: call.idempotencyKey,
      signup_id: signUpId,
      email: contact.email,
      phone: contact.phone,
      location_id: body.pointOfSaleId,
      account_id: actor.accountId,
      purchased_at: moment.at,
      purchased_on: today,
      received_at: moment.receivedAt,
      amount_ore: amountOre,
      points: earning?.points ?? null,
      valid_through: earning?.validThrough ?? null,
      points_per_krona_hundredths: earning?.pointsPerKronaHundredths ?? null,
      asked: sql`${JSON.stringify(purchaseDetails)}::jsonb`,
      waits_through: waitsThrough,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, waitsThrough: waitsThrough.toString(), waitingPoints: earning?.points ?? 0 };
}

/** Ties a pending purchase to the latest sign-up, so that the latest code gives the person the purchase. */
async function tiePending(trx: Transaction<DB>, key: string, signUpId: number): Promise<void> {
  await trx.updateTable("waiting_purchase").set({ signup_id: signUpId }).where("registration_key", "=", key).execute();
}

async function checkMayInvite(services: Services, { chain, actor, body, now }: Inviting): Promise<boolean> {
  if (actor.locationIds && !actor.locationIds.includes(body.pointOfSaleId)) refuse("OTHER_LOCATION");
  const [[readiness], [sms], [month], [location]] = await services.db.read(chain.id, (q) => [
    selectReadiness(q),
    selectSmsAccount(q),
    selectSmsMonth(q, creditMonth(chain.timeZone, now)),
    selectOpenLocation(q, body.pointOfSaleId),
  ]);
  const missing = readiness ? missingFor("INVITE_MEMBERS", readiness)[0] : "MEMBERSHIP_TERMS_MISSING";
  if (missing) refuse(missing);
  if (!location) refuseFields({ pointOfSaleId: "NOT_FOUND" });
  return creditsLeft(sms, month) > 0;
}

async function invite(services: Services, call: Inviting, retry: Retry): Promise<Answer> {
  const { chain, actor, body, now, realNow } = call;
  const contact = readContact(chain, body);
  const hasCredits = await checkMayInvite(services, call);
  const [[stored]] = await services.db.read(chain.id, (q) => [findStoredAnswer(q, retry)]);
  const before = replayed<Answer>(stored, retry);
  if (before && before.sent !== "CODE") return before;
  // Only a new request is checked here: a purchase that is already stored needs no second confirmation.
  const visit = before ? null : { moment: await visitMoment(services, call), amount: await readAmount(services, call) };
  await spendInvitation(services, "till", chain.id, contact.to.address);
  return services.db.inChain(chain.id, async (trx) => {
    await refuseMembers(trx, contact);
    const canWrite = !channelRules[contact.to.medium].costsCredits || hasCredits;
    // The till shows a code on the screen when no message can be sent.
    const byCode = !canWrite || !(await isWithinInvitations(trx, services.config, chain));
    const context = { config: services.config, chain };
    const language = chain.language;
    const signUp = { contact, locationId: body.pointOfSaleId, language, invitedBy: actor.accountId, now, realNow };
    const { id, link } = await openSignUp(trx, context, signUp, byCode);
    const pendingPurchase = visit && (await keepPending(trx, call, { signUpId: id, contact, ...visit }));
    const waitingPoints = (before ?? pendingPurchase)?.waitingPoints ?? 0;
    const stamps = body.stamps.reduce((sum, each) => sum + each.stamps, 0);
    if (!byCode) await sendLink(trx, context, signUp, link, { points: waitingPoints, stamps });
    // The link itself is never stored. A retry gets a new link, and the pending purchase moves to the sign-up of that
    // link.
    if (before) {
      await tiePending(trx, call.idempotencyKey, id);
      return { ...before, link };
    }
    const answer: Answer = {
      sent: byCode ? "CODE" : contact.to.medium,
      link: byCode ? link : null,
      waitsThrough: pendingPurchase?.waitsThrough ?? null,
      waitingPoints,
      waitingPurchaseId: pendingPurchase?.id ?? null,
    };
    const subject = byCode ? "by code" : `by ${contact.to.medium}`;
    const locationIds = [body.pointOfSaleId];
    await audit(trx, chain, { accountId: actor.accountId, act: "invite-at-till", subject, locationIds });
    const storedUntil = realNow.add(pendingPurchase ? purchaseKeptFor : keptFor);
    await storeAnswer(trx, retry, JSON.stringify({ ...answer, link: null }), storedUntil).execute();
    return answer;
  });
}

/**
 * Invites a customer at the till by SMS or e-mail, or by a code on the screen if no message can be sent. The purchase
 * stays pending for 30 days. For refusals, see the contract.
 */
export async function inviteAtTill(services: Services, call: Inviting): Promise<Answer> {
  const { chain, body } = call;
  const retry = invitationRetry(chain.id, call.idempotencyKey, body);
  try {
    return await invite(services, call, retry);
  } catch (error) {
    const isTwice =
      isTaken(error, "stored_answer_pkey") || isTaken(error, "waiting_purchase_chain_id_registration_key_key");
    if (!isTwice) throw error;
    // After a double tap the second request gets the first one's response. If another request used the key, it is
    // refused.
    const [[stored]] = await services.db.read(chain.id, (q) => [findStoredAnswer(q, retry)]);
    return replayed(stored, retry) ? invite(services, call, retry) : refuse("IDEMPOTENCY_KEY_REUSED");
  }
}
