import { offeredOf, selectOffered } from "#features/billing/plans/api/plan-queries.ts";
import { priceOn } from "#features/billing/plans/domain/plan-price.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { allChains } from "#packages/server/db/database.ts";
import type { Services } from "#packages/server/request/services.ts";
import { costOfMoreMembers, type MemberCost } from "../domain/member-cost.ts";
import { billedLocationsOf } from "./billed-queries.ts";
import { selectCharged, tariffFor } from "./get-billing.ts";

/**
 * Returns the cost that new members add to a company's month, or null without a price. A company without a plan has the
 * offered one.
 */
export async function readMemberCost(
  { db }: Pick<Services, "db">,
  { companyId, more, now }: { companyId: number; more: number; now: Temporal.Instant },
): Promise<MemberCost | null> {
  const today = platformToday(now);
  const [offered, plans, prices, locations, [counted]] = await db.read(allChains, (q) => [
    selectOffered(q, today),
    ...selectCharged(q, companyId),
  ]);
  const tariff = tariffFor({ plans, prices }, offeredOf(offered), today);
  const price = priceOn(tariff, today) ?? tariff.prices.at(-1);
  if (!price) return null;
  const open = billedLocationsOf(locations).filter(({ open }) => open.through === null).length;
  return costOfMoreMembers(price, { locations: open, members: counted?.count ?? 0, more });
}
