import { sql, type Transaction } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Build } from "#packages/server/db/build.ts";
import { staffName } from "#packages/server/db/staff-name.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";
import { type StopReason, stopReasons } from "../domain/sendout-states.ts";

/** `due_at` of a recipient who is due in the next batch: past by every server's clock, and by every sandbox's. */
export const dueAtOnce = Temporal.Instant.fromEpochMilliseconds(0);

/** How many days `sentLately` counts, up to the latest asking. */
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

/** Of an automatic one: messages to those whose occasion came in the last days. Null: it goes once. */
export const sentLately = sql<
  number | null
>`case when sendout.automatic is not null then (select count(*) from sendout_recipient as recipient
  where recipient.chain_id = ${thisChain} and recipient.sendout_id = sendout.id and recipient.occasion <> 0 and recipient.state = 'SENT'
    and recipient.chosen_at > sendout.frozen_at - make_interval(days => ${latelyDays})) end`;

/** Sendouts with who made, started and approved them, and how far they have come. */
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

/** Needs a second person's yes, and has none. Said as `sendouts_to_approve` says it, so that the index answers. */
export const isUnapproved = sql<boolean>`(sendout.needs_approval and sendout.approved_by is null)`;

/** Sendouts that this account may approve, the longest waiting first. */
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

/** Of a row of `sendout`: it has stopped by itself. */
export const isStopped = sql<boolean>`sendout.state = 'PAUSED' and sendout.pause_reason = any(${[...stopReasons]}::text[])`;

/** Those that wait for somebody because they have stopped. */
export const selectStopped = (db: Build) =>
  db
    .selectFrom("sendout")
    .select(["id", "name", sql<StopReason>`pause_reason`.as("reason")])
    .where("chain_id", "=", thisChain)
    .where(isStopped)
    .orderBy("id");

/** Locks a sendout for an act or a step: whoever comes next sees what has become of it. */
export const lockSendout = (trx: Transaction<DB>, id: number) =>
  trx.selectFrom("sendout").selectAll().where("id", "=", id).forUpdate();

export type LockedSendout = Awaited<ReturnType<ReturnType<typeof lockSendout>["execute"]>>[number];

/** A club's rules; no row: none but the hours everybody sleeps in. */
export const selectRules = (db: Build) =>
  db
    .selectFrom("sendout_rules")
    .leftJoin("account as widener", "widener.id", "sendout_rules.widened_by")
    .select(["cap_messages", "cap_days", "approval_above", "widened_by", "widened_at", "widened_from"])
    .select(staffName("widener").as("widener"))
    .select([sql<string | null>`to_char(quiet_from, 'HH24:MI')`.as("quiet_from")])
    .select([sql<string | null>`to_char(quiet_to, 'HH24:MI')`.as("quiet_to")]);
