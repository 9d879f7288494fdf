import { purchaseRetry } from "#features/till/approvals/api/large-amounts/purchase-retry.ts";
import { readAmount } from "#features/till/approvals/api/large-amounts/read-amount.ts";
import { isTaken } from "#packages/server/db/errors.ts";
import { prepared } from "#packages/server/db/prepared.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { findStoredAnswer, type Retry, replayed } from "#packages/server/request/stored-answers.ts";
import { findNamedMember } from "./named-member.ts";
import { registerNamed } from "./register-named.ts";
import { type Answer, answerOfRow, isSameRequest, selectRegistered } from "./registered.ts";
import { type VisitMoment, visitMoment } from "./visits/visit-moment.ts";

type Registering = Call<"registerPurchase">;

const prepare = {
  storedAnswer: prepared((q, retry: Retry) => findStoredAnswer(q, retry)),
  registered: prepared((q, retry: { key: string }) => selectRegistered(q, retry)),
};

/**
 * Finds the earlier answer to the same registration; undefined for a new one. Refuses a key that another registration
 * used.
 */
async function answeredBefore(
  { db }: Services,
  { chain, body }: Registering,
  retry: Retry,
): Promise<Answer | undefined> {
  const [[purchase], [stored]] = await db.read(chain.id, () => [
    prepare.registered({ key: retry.key }),
    prepare.storedAnswer(retry),
  ]);
  if (!purchase) return replayed<Answer>(stored, retry);
  return isSameRequest(purchase, body) ? answerOfRow(purchase) : refuse("IDEMPOTENCY_KEY_REUSED");
}

/** The answer to a registration. `isRepeated`: an earlier request with the same key made it. */
interface Registered {
  answer: Answer;
  isRepeated: boolean;
}

/** Registers a visit at the moment that `readMoment` returns, once for each idempotency key. */
export async function registerOnce(
  services: Services,
  call: Registering,
  readMoment: () => VisitMoment | Promise<VisitMoment>,
): Promise<Registered> {
  const { chain, actor, body, idempotencyKey } = call;
  if (actor.locationIds && !actor.locationIds.includes(body.pointOfSaleId)) refuse("OTHER_LOCATION");
  const retry = purchaseRetry(chain.id, idempotencyKey, body);
  try {
    const moment = await readMoment();
    const amount = await readAmount(services, call);
    const member = await findNamedMember(services, call, moment);
    const answer = await registerNamed(services, { call, ...member, amount, retry, moment });
    return { answer, isRepeated: false };
  } catch (error) {
    // A retried registration meets its own effects: the key is taken, the points are spent, the amount is unusual. Its
    // first answer is stored by then.
    const before = await answeredBefore(services, call, retry);
    if (before) return { answer: before, isRepeated: true };
    // A concurrent registration used the key at another point of sale or for another member.
    if (isTaken(error, "purchase_chain_id_registration_key_key")) refuse("IDEMPOTENCY_KEY_REUSED");
    throw error;
  }
}

/**
 * Registers a visit: the amount and its points, used coupons and rewards, and given stamps. A visit cannot spend its
 * own points. Spec §4; the contract lists the refusals.
 */
export async function registerPurchase(services: Services, call: Registering): Promise<Answer> {
  const { answer } = await registerOnce(services, call, () => visitMoment(services, call));
  return answer;
}
