import { sql, type Transaction } from "kysely";
import type { Channel } from "#packages/domain/people/channels.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { apart, type Occasion } from "../../domain/occasions.ts";
import type { SmsEnd } from "../sendout-messages/segments-of.ts";
import { type Choosing, chosenMembers } from "./choose-members.ts";
import { matchOccasion } from "./occasion-queries.ts";

/**
 * Inserts a row for each member of the audience, in one statement for each medium. No other member gets the sendout.
 */
export async function freezeRecipients(
  trx: Transaction<DB>,
  chain: Chain,
  sendout: Choosing,
  medium: Channel,
  endOf: SmsEnd,
): Promise<void> {
  await sql`with frozen as (insert into sendout_recipient (chain_id, sendout_id, medium, member_id, state, reason, credits)
    select ${thisChain}, ${sendout.id}, ${medium}, id,
      case when reason is not null then 'SKIPPED' when held then 'HELD_OUT' else 'WAITING' end, reason,
      case when reason is null and not held then credits else 0 end
    from ${chosenMembers(chain, sendout, medium, endOf)} as chosen returning 1) select`.execute(trx);
}

/**
 * Inserts a row for each member with a new occasion, in one statement for each medium. The occasion must be new to
 * merged memberships, too. `chosenAt` belongs to this run alone.
 */
export async function freezeOccasions(
  trx: Transaction<DB>,
  chain: Chain,
  sendout: Choosing,
  request: {
    medium: Channel;
    endOf: SmsEnd;
    occasion: Occasion;
    today: Temporal.PlainDate;
    chosenAt: Temporal.Instant;
  },
): Promise<void> {
  const { medium, endOf, occasion, today, chosenAt } = request;
  const matched = matchOccasion(occasion, { today, timeZone: chain.timeZone });
  await sql`insert into sendout_recipient
      (chain_id, sendout_id, medium, member_id, occasion, through, chosen_at, state, reason, credits)
    select ${thisChain}, ${sendout.id}, ${medium}, id, number, through, ${chosenAt}::timestamptz,
      case when reason is not null then 'SKIPPED' when held then 'HELD_OUT' else 'WAITING' end, reason,
      case when reason is null and not held then credits else 0 end
    from ${chosenMembers(chain, sendout, medium, endOf, matched)} as chosen
    where not exists (select from sendout_recipient as recipient where recipient.chain_id = ${thisChain}
      and recipient.sendout_id = ${sendout.id} and recipient.medium = ${medium} and recipient.member_id = chosen.id
      and recipient.occasion >= chosen.number - ${apart(occasion)}::bigint)
      and not exists (select from member as gone join sendout_recipient as recipient on recipient.chain_id = gone.chain_id
        and recipient.member_id = gone.id where gone.chain_id = ${thisChain} and gone.merged_into = chosen.id
        and recipient.sendout_id = ${sendout.id} and recipient.medium = ${medium}
        and recipient.occasion >= chosen.number - ${apart(occasion)}::bigint)
    on conflict do nothing`.execute(trx);
}

/** Limits pending recipients to one run; null: all. */
const chosenThen = (chosenAt: Temporal.Instant | null) =>
  chosenAt ? sql<boolean>`(occasion <> 0 and chosen_at = ${chosenAt}::timestamptz)` : sql<boolean>`true`;

/** Sums the credits of all pending recipients. */
export async function waitingCredits(
  trx: Transaction<DB>,
  sendoutId: number,
  chosenAt: Temporal.Instant | null,
): Promise<number> {
  const { credits } = await trx
    .selectFrom("sendout_recipient")
    .select(sql<number>`coalesce(sum(credits), 0)::bigint`.as("credits"))
    .where("sendout_id", "=", sendoutId)
    .where("state", "=", sql.lit("WAITING"))
    .where("medium", "=", sql.lit("SMS"))
    .where(chosenThen(chosenAt))
    .executeTakeFirstOrThrow();
  return credits;
}

/** Skips the recipients that the credits do not cover; the oldest memberships are skipped last. */
export async function leaveOut(
  trx: Transaction<DB>,
  sendoutId: number,
  credits: number,
  chosenAt: Temporal.Instant | null,
): Promise<void> {
  await sql`update sendout_recipient as left_out set state = 'SKIPPED', reason = 'NO_CREDITS', credits = 0
    from (select member_id, occasion, sum(credits) over (order by member_id, occasion) as through from sendout_recipient
      where chain_id = ${thisChain} and sendout_id = ${sendoutId} and medium = 'SMS' and state = 'WAITING'
        and ${chosenThen(chosenAt)}) as summed
    where left_out.chain_id = ${thisChain} and left_out.sendout_id = ${sendoutId} and left_out.medium = 'SMS'
      and left_out.member_id = summed.member_id and left_out.occasion = summed.occasion and summed.through > ${credits}`.execute(
    trx,
  );
}
