import { sql, type Transaction } from "kysely";
import { noRuleRow, selectRule } from "#features/loyalty/points/api/ledger.ts";
import { hundredthsOf } from "#features/loyalty/points/api/rule.ts";
import { earnsOn } from "#features/loyalty/points/domain/points.ts";
import type { DB } from "#packages/server/db/types.ts";
import { enqueue } from "#packages/server/jobs/enqueue.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { isSameRule, periodLookedAt, type WhatIfRule } from "../domain/what-if-questions.ts";
import { emptyTallyOf } from "./count-years.ts";
import { moveWhatIfJob } from "./job-kinds.ts";
import { getWhatIf } from "./list-what-ifs.ts";
import { selectBeginnings } from "./queries.ts";

type Asking = Call<"askWhatIf">;

interface Question {
  subject: { id: number | null; name: string };
  now: WhatIfRule;
  next: WhatIfRule;
  /** The field that is refused if the rule is the current one. */
  field: string;
}

async function readReward(trx: Transaction<DB>, couponId: number, value: number): Promise<Question> {
  const coupon = await trx
    .selectFrom("coupon")
    .select(["id", "name", "points_required"])
    .where("id", "=", couponId)
    .where("kind", "=", sql.lit("REWARD"))
    .executeTakeFirst();
  if (!coupon) return refuse("NOT_FOUND");
  const now = { value: coupon.points_required ?? 0, months: null };
  return { subject: coupon, now, next: { value, months: null }, field: "pointsRequired" };
}

async function readCard(trx: Transaction<DB>, cardId: number, next: WhatIfRule): Promise<Question> {
  const card = await trx
    .selectFrom("stamp_card")
    .select(["id", "name", "stamps_amount", "month_validation"])
    .where("id", "=", cardId)
    .executeTakeFirst();
  if (!card) return refuse("NOT_FOUND");
  return {
    subject: card,
    now: { value: card.stamps_amount, months: card.month_validation },
    next,
    field: "stampsAmount",
  };
}

/** Reads today's rule and the alternative in question. */
async function readQuestion(trx: Transaction<DB>, { body, day: { today } }: Asking): Promise<Question> {
  if (body.question === "REWARD") return readReward(trx, body.couponId, body.pointsRequired);
  if (body.question === "CARD")
    return readCard(trx, body.stampcardId, { value: body.stampsAmount, months: body.monthValidation });
  const rule = (await selectRule(trx).executeTakeFirst()) ?? noRuleRow;
  const hundredths = hundredthsOf(body.pointsPerKrona);
  if (hundredths === null) refuseFields({ pointsPerKrona: "INVALID_INPUT" });
  return {
    subject: { id: null, name: "" },
    now: { value: earnsOn(rule, today) ? rule.pointsPerKronaHundredths : 0, months: rule.monthValidation },
    next: { value: hundredths ?? 0, months: body.monthValidation },
    field: "pointsPerKrona",
  };
}

/**
 * Starts a replay of a year under another rule, which a job computes. The same question while it runs returns the
 * running replay. Refuses NOT_FOUND, INVALID_INPUT for the current rule, and WHAT_IF_RUNNING while another replay runs.
 */
export async function askWhatIf(services: Services, call: Asking) {
  const { chain, actor, body, day, realNow } = call;
  const id = await services.db.inChain(chain.id, async (trx) => {
    const { subject, now, next, field } = await readQuestion(trx, call);
    if (isSameRule(now, next)) refuseFields({ [field]: "INVALID_INPUT" });
    const { first_day, members } = await selectBeginnings(trx).executeTakeFirstOrThrow();
    const period = periodLookedAt(day.today, first_day);
    const rule = await selectRule(trx).executeTakeFirst();
    const made = await trx
      .insertInto("what_if")
      .values({
        chain_id: chain.id,
        account_id: actor.accountId,
        question: body.question,
        subject_id: subject.id,
        subject: subject.name,
        now_value: now.value,
        now_months: now.months,
        next_value: next.value,
        next_months: next.months,
        first_day: period.from,
        last_day: period.to,
        cost_hundredths: rule?.costHundredths ?? null,
        member_count: members,
        tally: sql<never>`${JSON.stringify(emptyTallyOf(body.question))}::jsonb`,
        asked_at: realNow,
        moved_at: realNow,
      })
      .onConflict((on) => on.column("chain_id").where("state", "=", sql.lit("RUNNING")).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!made) {
      const running = await trx
        .selectFrom("what_if")
        .selectAll()
        .where("state", "=", sql.lit("RUNNING"))
        .executeTakeFirst();
      const isTheSame =
        running?.question === body.question &&
        running.subject_id === subject.id &&
        isSameRule(next, { value: running.next_value, months: running.next_months });
      return isTheSame ? running.id : refuse("WHAT_IF_RUNNING");
    }
    await enqueue(trx, moveWhatIfJob, { chainId: chain.id, whatIfId: made.id });
    return made.id;
  });
  return getWhatIf(services, { chain, params: { id } });
}
