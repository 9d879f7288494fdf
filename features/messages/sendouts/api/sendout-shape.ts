import type { Channel } from "#packages/domain/people/channels.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { versioned } from "#packages/server/request/versions.ts";
import { sendoutsSchemas } from "../contract/schemas.ts";
import type { SmsText } from "../domain/check-sendout.ts";
import type { Email } from "../domain/email-blocks.ts";
import type { Automatic } from "../domain/occasions.ts";
import { paceOf, type SendoutCounts } from "../domain/progress.ts";
import { actsOn } from "../domain/sendout-states.ts";
import type { SendoutRow } from "./queries.ts";

type Row = SendoutRow;

export const mediaOf = ({ by_sms, by_email }: Pick<Row, "by_sms" | "by_email">) => [
  ...(by_sms ? (["SMS"] as const) : []),
  ...(by_email ? (["EMAIL"] as const) : []),
];

/** Twin of `isUnapproved` in SQL. */
export const lacksApproval = ({ needs_approval, approved_by }: Pick<Row, "needs_approval" | "approved_by">) =>
  needs_approval && approved_by === null;

export const awaitsApproval = (row: Pick<Row, "state" | "needs_approval" | "approved_by">) =>
  row.state === "SCHEDULED" && lacksApproval(row);

/** Returns the sending time: the planned time, or the time of its start or approval if that was later. */
export function goesAt({
  send_at,
  asked_at,
  created_at,
}: Pick<Row, "send_at" | "asked_at" | "created_at">): Temporal.Instant {
  const requestedAt = asked_at ?? created_at;
  return send_at && Temporal.Instant.compare(send_at, requestedAt) > 0 ? send_at : requestedAt;
}

/** Returns the facts that decide which actions are possible. */
export const progressOf = (row: Pick<Row, "state" | "frozen_at" | "needs_approval" | "approved_by" | "automatic">) => ({
  state: row.state,
  automatic: row.automatic !== null,
  frozen: row.frozen_at !== null,
  awaitsApproval: awaitsApproval(row),
});

export const smsOf = ({ sms }: Pick<Row, "sms">) => sms as unknown as SmsText;
export const emailOf = ({ email }: Pick<Row, "email">) => email as unknown as Email | null;

export const automaticOf = ({ automatic }: Pick<Row, "automatic">) => automatic as unknown as Automatic | null;

export function countsOf(row: Row) {
  const counts = row.counts as (SendoutCounts & { medium: Channel })[];
  return counts.map(({ medium, selected, waiting, sent, failed, skipped, heldOut }) => {
    return { medium, selected, waiting, sent, failed, skipped, heldOut };
  });
}

/** Returns a time by the club's clock, as in answers. */
export const localTime = (moment: Temporal.Instant | null, { timeZone }: Chain) =>
  moment?.toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: "second" }) ?? null;

export function listedSendoutOf(row: Row, chain: Chain) {
  return {
    id: row.id,
    name: row.name,
    state: row.state,
    pauseReason: row.pause_reason,
    media: mediaOf(row),
    selectionId: row.selection_id,
    campaignId: row.campaign_id,
    sendAt: localTime(row.send_at, chain),
    automatic: automaticOf(row),
    sentLately: row.sent_lately,
    createdAt: row.created_at.toString(),
    startedAt: row.frozen_at?.toString() ?? null,
    doneAt: row.done_at?.toString() ?? null,
    awaitsApproval: awaitsApproval(row),
    counts: countsOf(row),
  };
}

const personOf = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? "" });

/** Returns the sending speed, by the server's clock. */
function pace(row: Row, realNow: Temporal.Instant) {
  const counts = countsOf(row);
  const sum = (of: (counts: SendoutCounts) => number) => counts.reduce((total, each) => total + of(each), 0);
  if (row.state !== "SENDING" || !row.going_since) return paceOf(0, 0, 0);
  const settled = sum(({ sent, failed }) => sent + failed) - row.settled_before;
  return paceOf(
    sum(({ waiting }) => waiting),
    settled,
    row.going_since.until(realNow).total("seconds"),
  );
}

function waitOf({ state, wakes_at, waits_for }: Row, realNow: Temporal.Instant) {
  if (state !== "SENDING" || !wakes_at || !waits_for) return null;
  return Temporal.Instant.compare(wakes_at, realNow) > 0 ? { for: waits_for, until: wakes_at.toString() } : null;
}

/** Returns a sendout for its page; `accountId`: the caller, who cannot approve a sendout they started. */
export function sendoutOf(
  row: Row,
  chain: Chain,
  { accountId, realNow }: { accountId: number; realNow: Temporal.Instant },
) {
  const acts = actsOn(progressOf(row)).filter((act) => act !== "APPROVE" || row.started_by !== accountId);
  return versioned(sendoutsSchemas.updateSendout.body, {
    ...listedSendoutOf(row, chain),
    language: row.language,
    sms: smsOf(row),
    email: emailOf(row),
    senderName: row.sender_name,
    heldOutPercent: row.held_out_percent,
    createdBy: { id: row.created_by, name: row.maker },
    startedBy: personOf(row.started_by, row.starter),
    approvedBy: personOf(row.approved_by, row.second),
    acts,
    ...pace(row, realNow),
    waits: waitOf(row, realNow),
  });
}
