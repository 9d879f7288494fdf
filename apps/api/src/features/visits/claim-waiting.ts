import { todayIn } from "@stammis/domain/calendar";
import type { Transaction } from "kysely";
import type { Chain } from "../../call.ts";
import type { Batch } from "../../db/database.ts";
import type { DB } from "../../db/types.ts";
import { Refusal } from "../../refusal.ts";
import { carryOut } from "./carry-out.ts";
import { readVisit, type VisitRequest } from "./read-visit.ts";

/** What was asked for besides the amount, as the row keeps it. */
export interface AskedBeside {
  categoryIds: number[];
  campaignIds: number[];
  stamps: { stampcardId: number; stamps: number }[];
}

interface Claim {
  chain: Chain;
  now: Temporal.Instant;
  memberId: number;
  /** The address that is proved to be the member's. */
  proved: { email?: string; phone?: string };
  /** The invitation the member joined by. */
  signUpId?: number;
}

/** Takes what waits for a member and has not waited in vain: of two claims at once, one gets it. */
function takeWaiting(trx: Transaction<DB>, { proved, signUpId }: Claim, today: Temporal.PlainDate) {
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

type Waiting = Awaited<ReturnType<ReturnType<typeof takeWaiting>["execute"]>>[number];

const promisedOf = ({ points, valid_through, points_per_krona_hundredths }: Waiting) =>
  points && valid_through && points_per_krona_hundredths
    ? { points, validThrough: valid_through, pointsPerKronaHundredths: points_per_krona_hundredths }
    : null;

async function claimOne(batch: Batch, { chain, now, memberId }: Claim, row: Waiting) {
  const today = todayIn(chain.timeZone, now);
  const plain: VisitRequest = {
    memberId,
    locationId: row.location_id,
    accountId: row.account_id,
    amountOre: row.amount_ore,
    promised: promisedOf(row),
    categoryIds: [],
    campaignIds: [],
    couponIds: [],
    stamps: [],
    usageIds: [],
    useWelcomeOffer: false,
  };
  const visit = {
    chainId: chain.id,
    memberId,
    now,
    today,
    registrationKey: row.registration_key,
    locationId: row.location_id,
    accountId: row.account_id,
    purchasedAt: row.purchased_at,
    purchasedOn: row.purchased_on,
  };
  const attempt = async (it: VisitRequest) => {
    const facts = await readVisit(it, today, batch);
    // Staff may not serve their own membership: what they rang up for themselves has waited in vain.
    return facts.member?.own ? null : carryOut(it, visit, facts);
  };
  const whole = { ...plain, ...(row.asked as unknown as AskedBeside) };
  try {
    return await attempt(whole);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // A campaign has ended or a card was stopped meanwhile: the purchase itself still counts.
    return attempt(plain);
  }
}

/** Registers the purchases that waited for a member, each under its own key and day. Spec §7 "The till". */
export async function claimWaiting(trx: Transaction<DB>, batch: Batch, claim: Claim): Promise<void> {
  const taken = await takeWaiting(trx, claim, todayIn(claim.chain.timeZone, claim.now)).execute();
  for (const row of taken.toSorted((a, b) => a.id - b.id)) {
    const claimed = await claimOne(batch, claim, row);
    if (claimed) await batch(...claimed.writes);
  }
}
