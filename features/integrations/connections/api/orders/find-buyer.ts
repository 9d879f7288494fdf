import { findAtTill } from "#features/till/register/api/find-at-till.ts";
import type { Call } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { ShopContact } from "../../domain/shop-order.ts";

type Looking = Omit<Call<"findAtTill">, "query">;

/**
 * Finds the member with the e-mail, else the phone, else the membership number of an order; null without one. Refuses
 * NUMBER_ALONE_REFUSED like a search at the till.
 */
export async function findBuyer(services: Services, call: Looking, contact: ShopContact) {
  for (const q of [contact.email, contact.phone, contact.membershipNumber]) {
    if (q === null) continue;
    const [match] = await findAtTill(services, { ...call, query: { q } });
    if (match) return match;
  }
  return null;
}
