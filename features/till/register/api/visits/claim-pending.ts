import type { Transaction } from "kysely";
import { dayBeganOf } from "#features/till/approvals/api/large-amounts/bought-queries.ts";
import { clubDay } from "#packages/domain/club/club-day.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { ProvedAddress } from "#packages/server/request/services.ts";
import { planPending } from "../../domain/plan-pending.ts";
import type { VisitRequest } from "../../domain/plan-visit.ts";
import { type MemberVisitRequest, readVisits, type VisitTrips } from "./read-visits.ts";
import { visitContext } from "./visit-context.ts";
import { writeVisits } from "./write-visits.ts";

/** The request apart from the amount, as stored in the row. */
export interface AskedBeside {
  categoryIds: number[];
  campaignIds: number[];
  stamps: { stampcardId: number; stamps: number }[];
}

/** The complete request; a null amount means no purchase. */
export type PendingAsked = AskedBeside & { amountOre: number | null };

/** Returns a pending visit as a request to the rules. A guest has no offers before they join. */
export const askedOf = ({ amountOre, campaignIds, stamps }: PendingAsked): VisitRequest => ({
  amountOre,
  campaignIds,
  couponIds: [],
  fillingIds: [],
  welcomeOffer: null,
  stamps: stamps.map(({ stampcardId: stampCardId, stamps: count }) => ({ stampCardId, stamps: count })),
});

/** Takes the member's pending purchases that have not expired. One of two concurrent claims gets them. */
function takePending(trx: Transaction<DB>, { proved, signUpId }: ProvedAddress, today: Temporal.PlainDate) {
  return trx
    .deleteFrom("waiting_purchase")
    .where((eb) =>
      eb.or([
        eb("signup_id", "=", signUpId ?? 0),
        eb("phone", "=", proved.phone ?? ""),
        eb("email", "=", proved.email ?? ""),
      ]),
    )
    .where("waits_through", ">=", today)
    .returningAll();
}

type Pending = Awaited<ReturnType<ReturnType<typeof takePending>["execute"]>>[number];

const promisedOf = ({ points, valid_through, points_per_krona_hundredths }: Pending) =>
  points && valid_through && points_per_krona_hundredths
    ? { points, validThrough: valid_through, pointsPerKronaHundredths: points_per_krona_hundredths }
    : null;

/** Returns the statements that register a pending purchase; null if no part of it can be registered. */
async function claimOne(trips: VisitTrips, { chain, now, memberId }: ProvedAddress, row: Pending) {
  const day = clubDay(chain, now);
  const { today } = day;
  const purchaseDetails = row.asked as unknown as AskedBeside;
  const { categoryIds } = purchaseDetails;
  const request: MemberVisitRequest = {
    ...askedOf({ ...purchaseDetails, amountOre: row.amount_ore }),
    memberId,
    locationId: row.location_id,
    accountId: row.account_id,
    categoryIds,
    promised: promisedOf(row),
  };
  const [rows] = await readVisits([request], { day, dayBegan: dayBeganOf(day) }, trips);
  // Staff may not serve themselves: a purchase for their own address is dropped.
  if (!rows?.member || rows.member.own) return null;
  const plan = planPending(request, visitContext(rows, day), today);
  if (!plan) return null;
  const visit = {
    chainId: chain.id,
    id: rows.ids.purchase,
    memberId,
    now,
    today,
    registrationKey: row.registration_key,
    locationId: row.location_id,
    accountId: row.account_id,
    purchasedAt: row.purchased_at,
    purchasedOn: row.purchased_on,
    receivedAt: row.received_at,
  };
  return writeVisits([{ visit, plan, rows, categoryIds, answered: null }]);
}

/**
 * Filters out purchases already registered in another way. They must not count twice or block the customer from
 * joining.
 */
async function notYetRegistered(trx: Transaction<DB>, taken: readonly Pending[]): Promise<Pending[]> {
  if (taken.length === 0) return [];
  const keys = taken.map(({ registration_key }) => registration_key);
  const existingPurchases = await trx
    .selectFrom("purchase")
    .select("registration_key")
    .where("registration_key", "in", keys)
    .execute();
  return taken.filter(({ registration_key: key }) =>
    existingPurchases.every(({ registration_key }) => registration_key !== key),
  );
}

/** Registers a member's pending purchases, each with its own key and day. Spec §7 "The till". */
export async function claimPending(trx: Transaction<DB>, trips: VisitTrips, claim: ProvedAddress): Promise<void> {
  const taken = await takePending(trx, claim, clubDay(claim.chain, claim.now).today).execute();
  const pending = await notYetRegistered(trx, taken);
  for (const row of pending.toSorted((a, b) => a.id - b.id)) {
    const writes = await claimOne(trips, claim, row);
    if (writes) await trips.batch(...writes);
  }
}
