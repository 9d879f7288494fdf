import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { earningOf } from "#features/loyalty/points/domain/points.ts";
import { todayIn } from "#packages/domain/calendar.ts";
import { activationLinkDays, pendingPurchaseDays } from "#packages/domain/limits.ts";
import type { DB } from "#packages/server/db/types.ts";
import { hashToken, makeToken } from "#packages/server/security/tokens.ts";
import type { FoundedClub, Founding } from "./found-club.ts";
import { insertForIds, insertRows } from "./insert-rows.ts";

/** Customers invited at the till who have not joined yet, with the time and the amount of the purchase. */
const invited = [
  { email: "ottilia.cederqvist@example.com", daysAgo: 2, at: "15:18", amountOre: 18_600 },
  { email: "ruben.fagerlund@example.com", daysAgo: 1, at: "10:42", amountOre: 9_400 },
];

/** Inserts the pending purchases of the invited customers. */
export async function insertPending(
  trx: Transaction<DB>,
  { chain, locationIds, accountIds }: FoundedClub,
  { plan, history, now }: Founding,
): Promise<void> {
  const place = 0;
  const cashier = plan.staff.findIndex(({ locations }) => locations.includes(place));
  const staff = { location_id: locationIds[place] as number, account_id: accountIds[cashier] as number };
  const today = todayIn(chain.timeZone, now);
  const times = invited.map(({ daysAgo, at }) =>
    today.subtract({ days: daysAgo }).toZonedDateTime({ timeZone: chain.timeZone, plainTime: at }).toInstant(),
  );
  const signUps = await insertForIds(
    trx,
    "signup",
    invited.map(({ email }, index) => ({
      chain_id: chain.id,
      token_hash: `\\x${hashToken(makeToken()).toString("hex")}` as never,
      email,
      location_id: staff.location_id,
      language: chain.language,
      invited_by: staff.account_id,
      by_code: false,
      created_at: times[index] as Temporal.Instant,
      expires_at: now.add({ hours: activationLinkDays * 24 }),
    })),
  );
  const rows = invited.map(({ email, amountOre }, index) => {
    const at = times[index] as Temporal.Instant;
    const day = todayIn(chain.timeZone, at);
    const earning = earningOf(history.rule, amountOre, day);
    return {
      chain_id: chain.id,
      registration_key: randomUUID(),
      signup_id: signUps[index] as number,
      email,
      ...staff,
      purchased_at: at,
      purchased_on: day,
      amount_ore: amountOre,
      points: earning?.points ?? null,
      valid_through: earning?.validThrough ?? null,
      points_per_krona_hundredths: earning ? history.rule.pointsPerKronaHundredths : null,
      asked: { categoryIds: [], campaignIds: [], stamps: [] } as never,
      waits_through: day.add({ days: pendingPurchaseDays }),
    };
  });
  await insertRows(trx, "waiting_purchase", rows);
}
