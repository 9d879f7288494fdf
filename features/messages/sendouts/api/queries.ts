import { sql, type Transaction } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Build } from "#packages/server/db/build.ts";
import { staffName } from "#packages/server/db/staff-name.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";
import { type StopReason, stopReasons } from "../domain/sendout-states.ts";

/** The `due_at` of a recipient in the next batch: past by every server's and every sandbox's clock. */
export const dueAtOnce = Temporal.Instant.fromEpochMilliseconds(0);

/** The number of days that `sentLately` counts, up to the latest run. */
const latelyDays = 30;

const countsOf = (db: Build) =>
  jsonArrayFrom(
    db
      .selectFrom("sendout_count as kept")
      .select(["kept.medium", "kept.waiting", "kept.sent", "kept.failed", "kept.skipped", "kept.held_out as heldOut"])
      .select(sql<number>`kept.waiting + kept.sent + kept.failed + kept.skipped + kept.held_out`.as("selected"))
      .select(["kept.delivered", "kept.bounced", "kept.clicked"])
      .where(sql<boolean>`(kept.chain_id, kept.sendout_id) = (${thisChain}, sendout.id)`)
      .orderBy("kept.medium", "desc"),
  );

/** The number of an automatic sendout's messages whose occasion was in the last days. Null for a single sendout. */
export const sentLately = sql<
  number | null
>`case when sendout.automatic is not null then (select count(*) from sendout_recipient as recipient
  where recipient.chain_id = ${thisChain} and recipient.sendout_id = sendout.id and recipient.occasion <> 0 and recipient.state = 'SENT'
    and recipient.chosen_at > sendout.frozen_at - make_interval(days => ${latelyDays})) end`;

/** Selects sendouts with their author, starter and approver, and their progress. */
export function selectSendouts(db: Build) {
  return db
    .selectFrom("sendout")
    .innerJoin("account as maker", "maker.id", "sendout.created_by")
    .leftJoin("account as starter", "starter.id", "sendout.started_by")
    .leftJoin("account as second", "second.id", "sendout.approved_by")
    .selectAll("sendout")
    .select([staffName("maker").as("maker"), staffName("starter").as("starter"), staffName("second").as("second")])
    .select(countsOf(db).as("counts"))
    .select(sentLately.as("sent_lately"));
}

export type SendoutRow = Awaited<ReturnType<ReturnType<typeof selectSendouts>["execute"]>>[number];

/**
 * Whether a sendout lacks a required approval by a second person. Written like the index `sendouts_to_approve`, so that
 * PostgreSQL uses it.
 */
export const isUnapproved = sql<boolean>`(sendout.needs_approval and sendout.approved_by is null)`;

/** Selects sendouts that this account may approve, longest pending first. */
export const selectToApprove = (db: Build, accountId: number) =>
  db
    .selectFrom("sendout")
    .leftJoin("account as starter", "starter.id", "sendout.started_by")
    .select(["sendout.id", "sendout.name", staffName("starter").as("startedBy")])
    .where("sendout.chain_id", "=", thisChain)
    .where("sendout.state", "=", "SCHEDULED")
    .where(isUnapproved)
    .where("sendout.started_by", "is distinct from", accountId)
    .orderBy("sendout.id");

/** Whether a row of `sendout` has stopped automatically. */
export const isStopped = sql<boolean>`sendout.state = 'PAUSED' and sendout.pause_reason = any(${[...stopReasons]}::text[])`;

/** Selects sendouts that have stopped automatically and need a merchant. */
export const selectStopped = (db: Build) =>
  db
    .selectFrom("sendout")
    .select(["id", "name", sql<StopReason>`pause_reason`.as("reason")])
    .where("chain_id", "=", thisChain)
    .where(isStopped)
    .orderBy("id");

/** Locks a sendout for an action or a step, so that the next one sees its result. */
export const lockSendout = (trx: Transaction<DB>, id: number) =>
  trx.selectFrom("sendout").selectAll().where("id", "=", id).forUpdate();

export type LockedSendout = Awaited<ReturnType<ReturnType<typeof lockSendout>["execute"]>>[number];

/** Selects a club's rules; without a row only the default quiet hours apply. */
export const selectRules = (db: Build) =>
  db
    .selectFrom("sendout_rules")
    .leftJoin("account as widener", "widener.id", "sendout_rules.widened_by")
    .select(["cap_messages", "cap_days", "approval_above", "widened_by", "widened_at", "widened_from"])
    .select(staffName("widener").as("widener"))
    .select([sql<string | null>`to_char(quiet_from, 'HH24:MI')`.as("quiet_from")])
    .select([sql<string | null>`to_char(quiet_to, 'HH24:MI')`.as("quiet_to")]);
