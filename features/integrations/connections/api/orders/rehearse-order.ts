import { aloneLimitsOf, noRuleRow, selectRule } from "#features/loyalty/points/api/ledger.ts";
import { readAmount } from "#features/till/approvals/api/large-amounts/read-amount.ts";
import { needsSecondPerson } from "#features/till/approvals/domain/confirm-alone.ts";
import { countLookUp } from "#features/till/register/api/look-up.ts";
import { earlierMoment } from "#features/till/register/api/visits/visit-moment.ts";
import { kronorFromOre } from "#packages/domain/money.ts";
import type { Call } from "#packages/server/request/call.ts";
import { selectOpenAmong } from "#packages/server/request/check-places.ts";
import { Refusal, refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { OrderState } from "../../domain/connections.ts";
import { type OrderFacts, problemOf, refundedOre } from "../../domain/shop-order.ts";
import { findBuyer } from "./find-buyer.ts";
import { codeOfRefusal } from "./order-outcome.ts";

type Rehearsing = Omit<Call<"findAtTill">, "query">;
type Member = Awaited<ReturnType<typeof findBuyer>>;

/** What would become of an order. */
export interface Rehearsed {
  state: OrderState;
  code: string | null;
  member: Member;
}

/** Refuses what a registration of the amount would refuse at the point of sale. */
async function checkPurchase(services: Services, call: Rehearsing, locationId: number, amountOre: number) {
  const { chain, realNow } = call;
  const [[open], [rule = noRuleRow]] = await services.db.read(chain.id, (q) => [
    selectOpenAmong(q, chain.id, [locationId]),
    selectRule(q),
  ]);
  if (!open) refuse("POINT_OF_SALE_CLOSED");
  const body = {
    amount: kronorFromOre(amountOre),
    amountConfirmed: false,
    secondPerson: null,
    pointOfSaleId: locationId,
  };
  const { unusual } = await readAmount(services, { chain, body, realNow });
  const limits = aloneLimitsOf(rule);
  if (needsSecondPerson({ amountOre, unusual, memberTodayOre: 0, aloneTodayOre: 0, limits })) {
    refuse("SECOND_PERSON_NEEDED");
  }
}

/**
 * Returns what a registration of the order would do, without registering it. The member's other purchases of the day,
 * which may need a second person, are not considered.
 */
export async function rehearseOrder(
  services: Services,
  call: Rehearsing,
  locationId: number,
  facts: OrderFacts,
): Promise<Rehearsed> {
  const problem = problemOf(facts);
  const { amountOre, paidAt, contact } = facts;
  if (problem || amountOre === null) return { state: "REFUSED", code: problem?.code ?? "ORDER_MISSING", member: null };
  try {
    earlierMoment(call, paidAt ?? call.realNow);
    await checkPurchase(services, call, locationId, amountOre);
    const member = await findBuyer(services, call, contact);
    if (!member) {
      await countLookUp(services, call);
      return { state: "NO_MEMBER", code: null, member };
    }
    const isReturned = refundedOre(facts) >= amountOre;
    return { state: isReturned ? "RETURNED" : "REGISTERED", code: null, member };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { state: "REFUSED", code: codeOfRefusal(error), member: null };
  }
}
