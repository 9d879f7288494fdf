import { type RawBuilder, sql, type Transaction } from "kysely";
import { askOfAll } from "#features/messages/selections/api/ask-of-all.ts";
import { type Matching, matchSelection } from "#features/messages/selections/api/matching.ts";
import { readExpression } from "#features/messages/selections/api/selection-fields.ts";
import { clubDay } from "#packages/domain/club/club-day.ts";
import { type Channel, channelRules } from "#packages/domain/people/channels.ts";
import type { Build } from "#packages/server/db/build.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { LockedSendout } from "../queries.ts";
import { creditsColumn, languageColumn, type SmsEnd } from "../sendout-messages/segments-of.ts";
import { smsOf } from "../sendout-shape.ts";
import { heldOutColumn } from "./held-out-queries.ts";
import type { OccasionsOf } from "./occasion-queries.ts";

/** A sendout with the SQL of its selection. */
export type Choosing = Pick<LockedSendout, "id" | "held_out_percent" | "sms"> & { matching: Matching };
type ForSome = Pick<LockedSendout, "id" | "held_out_percent" | "sms" | "selection_id">;

/** Selects the conditions of a sendout's selection; no row without one. */
export const selectExpression = (db: Build, selectionId: number | RawBuilder<number | null> | null) =>
  db
    .selectFrom("selection")
    .select("expression")
    .where("id", "=", selectionId ?? 0);

/**
 * Returns a sendout with its loaded selection, on the club's day; without one, every member matches. Refuses
 * SELECTION_UNKNOWN.
 */
export function choosingOf<Row extends ForSome>(
  chain: Chain,
  row: Row,
  selectionRow: { expression: unknown } | undefined,
  now: Temporal.Instant,
): Row & Choosing {
  if (row.selection_id !== null && !selectionRow)
    throw new Error(`the sendout's selection ${row.selection_id} does not exist`);
  const { today, timeZone } = clubDay(chain, now);
  const selection = selectionRow ? readExpression(selectionRow.expression) : null;
  return { ...row, matching: matchSelection(selection, { today, timeZone, locationIds: null }) };
}

/** Loads the selection and returns the same; the rest of the transaction is planned for all members. */
export async function readChoosing<Row extends ForSome>(
  trx: Transaction<DB>,
  chain: Chain,
  row: Row,
  now: Temporal.Instant,
): Promise<Row & Choosing> {
  const choosing = choosingOf(chain, row, await selectExpression(trx, row.selection_id).executeTakeFirst(), now);
  await askOfAll(trx, choosing.matching).execute();
  return choosing;
}

/** Why a row of `member` gets no message by a medium; the first reason counts. */
const reasons: Record<Channel, RawBuilder<unknown>> = {
  EMAIL: sql`when member.email is null then 'NO_ADDRESS' when member.email_bounced_at is not null then 'BOUNCED'
    when not member.email_notification then 'NO_CONSENT'`,
  SMS: sql`when member.phone is null then 'NO_ADDRESS' when not member.phone_notification then 'NO_CONSENT'`,
};

/** The reason as a column; null: the member gets a message. */
export function reasonColumn(medium: Channel) {
  return sql<"NO_ADDRESS" | "BOUNCED" | "NO_CONSENT" | null>`case ${reasons[medium]} end`;
}

/**
 * Selects a sendout's audience in a medium with the outcome for each: `id`, `reason`, `held`, `credits`, `language`.
 * With an occasion, only members who have it, with its `number` and `through`.
 */
export function chosenMembers(
  chain: Chain,
  sendout: Choosing,
  medium: Channel,
  endOf: SmsEnd,
  occasion: OccasionsOf | null = null,
) {
  const credits = channelRules[medium].costsCredits ? creditsColumn(chain, smsOf(sendout), endOf) : sql.lit(0);
  return sql`(select member.id, ${reasonColumn(medium)} as reason, ${heldOutColumn(sendout.id, sendout.held_out_percent)} as held,
    ${credits} as credits, ${languageColumn(chain)} as language
    ${occasion ? sql`, ${occasion.number} as number, ${occasion.through} as through` : sql``}
    from member ${sendout.matching.joins} ${occasion?.joins ?? sql``}
    where member.chain_id = ${thisChain} and member.removed_at is null and ${sendout.matching.met}
      and ${occasion?.met ?? sql`true`})`;
}
