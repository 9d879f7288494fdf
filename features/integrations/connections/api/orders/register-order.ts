import { countLookUp } from "#features/till/register/api/look-up.ts";
import { registerOnce } from "#features/till/register/api/register-purchase.ts";
import { earlierMoment } from "#features/till/register/api/visits/visit-moment.ts";
import { purchaseBody } from "#features/till/register/contract/visit-shapes.ts";
import { kronorFromOre } from "#packages/domain/money.ts";
import { Refusal } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { OrderFacts } from "../../domain/shop-order.ts";
import { findBuyer } from "./find-buyer.ts";
import { selectPurchaseOf } from "./order-queries.ts";
import type { Connection, ShopCall } from "./shop-call.ts";

/** The goods of an order that may be registered. */
export interface Goods extends Pick<OrderFacts, "contact"> {
  registrationKey: string;
  amountOre: number;
  paidAt: Temporal.Instant;
}

async function findPurchase({ db }: Services, { chain }: ShopCall, { registrationKey }: Goods): Promise<number | null> {
  const [[purchase]] = await db.read(chain.id, (q) => [selectPurchaseOf(q, registrationKey)]);
  return purchase?.id ?? null;
}

async function registerForMember(
  services: Services,
  call: ShopCall,
  { locationId: pointOfSaleId }: Connection,
  goods: Goods,
): Promise<number | null> {
  const member = await findBuyer(services, call, goods.contact);
  if (!member) return null;
  const { membershipId } = member;
  const amount = kronorFromOre(goods.amountOre);
  const body = purchaseBody.parse({ membershipId, pointOfSaleId, amount });
  const registering = { ...call, body, idempotencyKey: goods.registrationKey };
  const { answer } = await registerOnce(services, registering, () => earlierMoment(call, goods.paidAt));
  return answer.purchaseId;
}

/**
 * Registers the goods of an order at the time of their payment, once. Returns the purchase's id; null without a member.
 * Refuses what the till refuses. Each order without a purchase counts as a look-up of the connection.
 */
export async function registerOrder(
  services: Services,
  call: ShopCall,
  connection: Connection,
  goods: Goods,
): Promise<number | null> {
  const existing = await findPurchase(services, call, goods);
  if (existing !== null) return existing;
  try {
    const purchaseId = await registerForMember(services, call, connection, goods);
    if (purchaseId === null) await countLookUp(services, call);
    return purchaseId;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // A concurrent webhook registered the order, with another amount or for a member who was merged meanwhile.
    const concurrent = error.code === "IDEMPOTENCY_KEY_REUSED" ? await findPurchase(services, call, goods) : null;
    if (concurrent !== null) return concurrent;
    await countLookUp(services, call);
    throw error;
  }
}
