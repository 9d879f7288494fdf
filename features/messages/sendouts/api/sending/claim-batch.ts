import { type RawBuilder, sql, type Transaction } from "kysely";
import { balanceColumn } from "#features/loyalty/points/api/ledger.ts";
import { countsAgainst } from "#features/messages/selections/api/cap-queries.ts";
import type { Channel } from "#packages/domain/people/channels.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { cappedUntil, type FrequencyCap } from "../../domain/sendout-times.ts";
import { dueAtOnce } from "../queries.ts";
import { reasonColumn } from "../sendout-reach/choose-members.ts";
import type { LanePosition } from "./job-kinds.ts";

/**
 * The lease of a worker's claim on a batch, in seconds; then another worker takes the rest. The trigger that waits for
 * it uses the same.
 */
export const leaseSeconds = 30;
/** The retry delay, in minutes, for a member who is getting another sendout at the same moment. */
const busyMinutes = 5;

/**
 * The position before the first batch. Recipients are queued in two lines. AGAIN contains postponed or returned rows,
 * and all rows of an automatic sendout, and has its own index. FIRST_TIME contains the others, in key order.
 */
export const beginning: LanePosition = { line: "AGAIN", medium: "", memberId: 0 };

/** A recipient claimed by a worker. */
interface Taken {
  medium: Channel;
  member_id: number;
  occasion: number;
  /** The reserved credits. */
  credits: number;
  /** The time since which the recipient's mail server has deferred the mail. */
  deferred_since: Temporal.Instant | null;
  /** Whether the occasion has passed. */
  is_over: boolean;
}

/** A recipient, read while the member's row is locked; `reason`: why no message is sent. */
export interface Claimed extends Taken {
  reason: "LEFT" | "OVER" | "NO_ADDRESS" | "BOUNCED" | "NO_CONSENT" | null;
  address: string;
  first_name: string;
  last_name: string;
  language: Language;
  points: number;
  consent_id: number | null;
  /** The sixteen bytes of the unsubscribe link. */
  secret: Buffer;
}

export interface Claim {
  id: number;
  rows: Claimed[];
  /** Members at the frequency cap, with the time from which they may get a message again. */
  capped: Map<number, Temporal.Instant>;
  last: LanePosition;
}

/** Releases the claims of a lost worker. Its messages may have been sent, so the provider gets the same id again. */
export const releaseLost = (trx: Transaction<DB>, sendoutId: number) =>
  trx
    .updateTable("sendout_recipient")
    .set({ state: "WAITING", claim: null, claimed_at: null, due_at: dueAtOnce })
    .where("sendout_id", "=", sendoutId)
    .where("state", "=", sql.lit("CLAIMED"))
    .where("claimed_at", "<", sql<Temporal.Instant>`statement_timestamp() - make_interval(secs => ${leaseSeconds})`);

/** A separate statement, because on several database nodes the sequence and the rows are on different nodes. */
async function drawClaim(trx: Transaction<DB>): Promise<{ id: number }> {
  const { rows } = await sql<{ id: number }>`select nextval('sendout_claim') as id`.execute(trx);
  return rows[0] as { id: number };
}

interface Claiming {
  sendoutId: number;
  isAutomatic: boolean;
  after: LanePosition;
  size: number;
  cap: FrequencyCap | null;
  now: Temporal.Instant;
  today: Temporal.PlainDate;
}

/** The condition for due rows in each line. AGAIN uses the expression of its index, `waits_again`. */
const dueIn: Record<LanePosition["line"], (now: Temporal.Instant) => RawBuilder<boolean>> = {
  AGAIN: (now) =>
    sql`(waits.occasion <> 0 or waits.due_at is not null) and (waits.due_at is null or waits.due_at <= ${now})`,
  FIRST_TIME: () => sql`waits.occasion = 0 and waits.due_at is null`,
};

/**
 * Claims the next pending rows, skipping rows of other workers and members being changed. The member's row is locked,
 * so a refusal commits before it is read here, or waits for the batch. `any` replaces a join, because PostgreSQL has no
 * statistics for new rows yet.
 */
const take = (
  { sendoutId, size, now, today }: Claiming,
  claim: number,
  after: LanePosition,
) => sql<Taken>`with taken as materialized (
    select waits.ctid as place, waits.medium, waits.member_id from sendout_recipient as waits
      join member on member.chain_id = ${thisChain} and member.id = waits.member_id
    where waits.chain_id = ${thisChain} and waits.sendout_id = ${sendoutId} and waits.state = 'WAITING'
      and (waits.medium, waits.member_id) > (${after.medium}, ${after.memberId}::bigint)
      and ${dueIn[after.line](now)}
    order by waits.medium, waits.member_id, waits.occasion limit ${size}
    for no key update of waits skip locked for share of member skip locked)
  update sendout_recipient as waits set state = 'CLAIMED', claim = ${claim}::bigint, claimed_at = statement_timestamp()
  where waits.chain_id = ${thisChain} and waits.sendout_id = ${sendoutId}
    and waits.medium = any(array(select medium from taken)) and waits.member_id = any(array(select member_id from taken))
    and waits.ctid = any(array(select place from taken))
  returning waits.medium, waits.member_id, waits.occasion, waits.credits, waits.deferred_since,
    coalesce(waits.through < ${today}::date, false) as is_over`;

const inOrder = (one: Taken, other: Taken) =>
  one.medium === other.medium
    ? one.member_id - other.member_id || one.occasion - other.occasion
    : one.medium < other.medium
      ? -1
      : 1;

/** A separate statement, so that it sees changes committed before the claim. */
async function read(trx: Transaction<DB>, taken: readonly Taken[], today: Temporal.PlainDate): Promise<Claimed[]> {
  const members = sql`${taken.map(({ member_id }) => member_id)}::bigint[]`;
  const media = sql`${taken.map(({ medium }) => medium)}::text[]`;
  const { rows } = await sql<Omit<Claimed, keyof Taken> & { place: number }>`with claimed as materialized (
      select * from unnest(${members}, ${media}, ${taken.map(({ is_over }) => is_over)}::boolean[],
        unsubscribe_secrets(${members}, ${media})) with ordinality as each (member_id, medium, is_over, secret, place)),
    kept as (insert into unsubscribe_id (chain_id, id_hash, channel, member_id)
      select ${thisChain}, sha256(secret), medium, member_id from claimed on conflict do nothing)
    select claimed.place::int as place, claimed.secret, member.first_name, member.last_name, member.language,
      ${balanceColumn(today)} as points,
      case when member.removed_at is not null then 'LEFT' when claimed.is_over then 'OVER'
        else case claimed.medium when 'SMS' then ${reasonColumn("SMS")} else ${reasonColumn("EMAIL")} end end as reason,
      coalesce(case claimed.medium when 'SMS' then member.phone else member.email end, '') as address,
      (select max(consent.id) from consent where consent.chain_id = ${thisChain} and consent.member_id = claimed.member_id
        and consent.channel = claimed.medium and consent.given) as consent_id
    from claimed join member on member.chain_id = ${thisChain} and member.id = claimed.member_id
      join member_statistics on member_statistics.chain_id = ${thisChain} and member_statistics.member_id = claimed.member_id
    order by claimed.place`.execute(trx);
  return rows.map(({ place, ...row }) => ({ ...(taken[place - 1] as Taken), ...row }));
}

interface CapAsked {
  sendoutId: number;
  cap: FrequencyCap;
  claimed: readonly Claimed[];
  now: Temporal.Instant;
}

/**
 * Selects when other sendouts, or this one for another occasion, were sent to these members; null: one is being sent.
 */
const contacts = ({ sendoutId, cap, claimed, now }: CapAsked) => sql<{
  member_id: number;
  at: Temporal.Instant | null;
}>`
  select sent.member_id, max(sent.sent_at) as at from sendout_recipient as sent
  where sent.member_id = any(${claimed.map(({ member_id }) => member_id)}::bigint[]) and ${countsAgainst(cap, now)}
    and not (sent.sendout_id = ${sendoutId} and sent.occasion = any(${claimed.map(({ occasion }) => occasion)}::bigint[])
      and (sent.member_id, sent.occasion) in (select * from unnest(
        ${claimed.map(({ member_id }) => member_id)}::bigint[], ${claimed.map(({ occasion }) => occasion)}::bigint[])))
  group by sent.member_id, sent.sendout_id, sent.occasion`;

async function findCapped(trx: Transaction<DB>, request: CapAsked) {
  const { cap, now } = request;
  const { rows } = await contacts(request).execute(trx);
  const capped = new Map<number, Temporal.Instant>();
  for (const [member, of] of Map.groupBy(rows, (row) => row.member_id)) {
    const busy = of.some(({ at }) => at === null);
    const until = cappedUntil(
      cap,
      of.map(({ at }) => at ?? now),
      now,
    );
    if (until) capped.set(member, busy ? now.add({ minutes: busyMinutes }) : until);
  }
  return capped;
}

/** Returns the remaining parts of the queue after a position. */
const partsBehind = (after: LanePosition, isAutomatic: boolean): LanePosition[] => {
  if (isAutomatic || after.line === "FIRST_TIME") return [after];
  return [after, { ...beginning, line: "FIRST_TIME" }];
};

/** Claims a batch and reads its recipients; null when none is pending after the position. */
export async function claimBatch(trx: Transaction<DB>, chain: Chain, claimRequest: Claiming): Promise<Claim | null> {
  const { sendoutId, isAutomatic, after, cap, now, today } = claimRequest;
  // When two sendouts address one member at the same time, the second must see the first one's claim.
  if (cap)
    await sql`select pg_advisory_xact_lock(hashtextextended('sendout cap ' || ${chain.id}::bigint, 0))`.execute(trx);
  const { id } = await drawClaim(trx);
  for (const part of partsBehind(after, isAutomatic)) {
    const { rows: taken } = await take(claimRequest, id, part).execute(trx);
    if (taken.length === 0) continue;
    const rows = await read(trx, taken.toSorted(inOrder), today);
    const capped = cap ? await findCapped(trx, { sendoutId, cap, claimed: rows, now }) : new Map();
    const final = rows.at(-1);
    const last = final ? { line: part.line, medium: final.medium, memberId: final.member_id } : part;
    return { id, rows, capped, last };
  }
  return null;
}
