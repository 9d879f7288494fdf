import { sql, type Transaction } from "kysely";
import { addFilledCards } from "#features/insight/figures/api/statistics/count-holdings.ts";
import { countChangedFillings } from "#features/insight/figures/api/write-counters.ts";
import type { Build } from "#packages/server/db/build.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { CardPromise } from "../domain/better-promise.ts";

/** A stamp card's changed terms, for members who collect on it today. */
export interface ChangedPromise extends CardPromise {
  stampCardId: number;
  today: Temporal.PlainDate;
}

/** Selects the open fillings of a card, with the last day that the new months would give. */
const running = ({ stampCardId, monthValidation, today }: ChangedPromise) =>
  sql`select *, (started_on + make_interval(months => ${monthValidation}::int))::date - 1 as longer
    from stamp_card_usage
    where chain_id = ${thisChain} and stamp_card_id = ${stampCardId}::bigint and status = 'OPEN'
      and ends_on >= ${today}::date`;

interface ChangedFilling {
  memberId: number;
  status: "OPEN" | "COMPLETED";
  endsOn: Temporal.PlainDate;
  /** The last day before the change. */
  ended: Temporal.PlainDate;
  collected: number;
  rewardEndsOn: Temporal.PlainDate | null;
}

/** Counts open fillings that become FILLED, BETTER, KEPT or SAME by `promiseChange`. */
export function countPromiseChanges(db: Build, change: ChangedPromise) {
  const { stampsAmount, dayValidation } = change;
  const filled = sql`collected >= ${stampsAmount}::int`;
  const better = sql`(stamps_amount > ${stampsAmount}::int or longer > ends_on or reward_days < ${dayValidation}::int)`;
  const same = sql`(stamps_amount = ${stampsAmount}::int and longer = ends_on and reward_days = ${dayValidation}::int)`;
  const counting = (which: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${which})::int`;
  return db
    .selectFrom(sql<{ collected: number }>`(${running(change)})`.as("running"))
    .select(counting(filled).as("filled"))
    .select(counting(sql`not ${filled} and ${better}`).as("better"))
    .select(counting(sql`not ${filled} and not ${better} and not ${same}`).as("kept"))
    .select(counting(sql`not ${filled} and ${same}`).as("same"));
}

/**
 * Gives each open filling the better of its own and the new terms, like `keepBetter`, for all at once. It also updates
 * the figures of members and card.
 */
export async function keepBetterPromises(trx: Transaction<DB>, change: ChangedPromise, now: Temporal.Instant) {
  const { stampsAmount, dayValidation, today } = change;
  const places = sql`least(old.stamps_amount, greatest(${stampsAmount}::int, old.collected))`;
  const days = sql`greatest(old.reward_days, ${dayValidation}::int)`;
  const full = sql`(old.collected = ${places})`;
  const { rows } = await sql<ChangedFilling>`update stamp_card_usage as filling set
      stamps_amount = ${places},
      ends_on = greatest(old.ends_on, old.longer),
      reward_days = ${days},
      status = case when ${full} then 'COMPLETED' else 'OPEN' end,
      reward_starts_on = case when ${full} then ${today}::date end,
      reward_ends_on = case when ${full} then ${today}::date + ${days} - 1 end,
      status_changed_at = case when ${full} then ${now}::timestamptz else filling.status_changed_at end
    from (${running(change)}) as old
    where filling.chain_id = ${thisChain} and filling.id = old.id
      and (old.stamps_amount > ${stampsAmount}::int or old.longer > old.ends_on or old.reward_days < ${dayValidation}::int)
    returning filling.member_id as "memberId", filling.status, filling.ends_on as "endsOn", old.ends_on as "ended",
      filling.collected, filling.reward_ends_on as "rewardEndsOn"`.execute(trx);
  const filled = rows.filter(({ status }) => status === "COMPLETED");
  if (filled.length > 0) {
    await addFilledCards({
      memberIds: filled.map(({ memberId }) => memberId),
      stamps: filled.map(({ collected }) => collected),
      through: filled.map(({ rewardEndsOn }) => String(rewardEndsOn)),
    }).execute(trx);
  }
  await countChangedFillings(trx, change.stampCardId, rows);
}
