import type { EarningRule } from "@stammis/domain/points";
import type { Call } from "../../call.ts";
import type { Trips } from "../../db/database.ts";
import { prepared } from "../../db/prepared.ts";
import { noRule, selectOpenLots } from "../points/ledger.ts";
import { countCategories, lockMember, selectCouponsByIds, selectTillFacts } from "./registration-queries.ts";

/** The reads of a purchase, compiled once. */
const read = {
  lock: prepared((q, it: { memberId: number; accountId: number }) => lockMember(q, it.memberId, it.accountId)),
  lots: prepared((q, it: { memberId: number }) => selectOpenLots(q, it.memberId)),
  coupons: prepared((q, it: { ids: number[] }) => selectCouponsByIds(q, it.ids)),
  categories: prepared((q, it: { ids: number[] }) => countCategories(q, it.ids)),
  facts: prepared((q, it: { locationId: number; redemptions: number }) =>
    selectTillFacts(q, it.locationId, it.redemptions),
  ),
};

/** What the registration is decided on, read in one trip behind the member's lock. */
export async function readFacts({ body, actor }: Call<"registerPurchase">, { batch }: Trips) {
  const [[[member], lots, [facts]], [coupons], [categories]] = await Promise.all([
    batch(
      read.lock({ memberId: body.memberId, accountId: actor.accountId }),
      read.lots({ memberId: body.memberId }),
      read.facts({ locationId: body.pointOfSaleId, redemptions: body.couponIds.length }),
    ),
    body.couponIds.length > 0 ? batch(read.coupons({ ids: body.couponIds })) : [[]],
    body.categoryIds.length > 0 ? batch(read.categories({ ids: body.categoryIds })) : [[]],
  ]);
  return { member, lots, facts, coupons, knownCategories: categories[0]?.count ?? 0 };
}

type Facts = NonNullable<Awaited<ReturnType<typeof readFacts>>["facts"]>;

export function ruleOf(row: Facts): EarningRule {
  if (row.points_per_krona_hundredths === null || row.month_validation === null) return noRule;
  return {
    active: row.active ?? false,
    pointsPerKronaHundredths: row.points_per_krona_hundredths,
    monthValidation: row.month_validation,
    countedPointsFrom: row.counted_points_from,
  };
}
