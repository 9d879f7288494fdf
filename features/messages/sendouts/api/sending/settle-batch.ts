import { sql, type Transaction } from "kysely";
import { releaseCredits, settleCredits } from "#features/messages/sms/api/reservations.ts";
import { channelRules } from "#packages/domain/people/channels.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { dueAtOnce } from "../queries.ts";
import type { Claim, Claimed } from "./claim-batch.ts";
import type { Outcome, Written } from "./send-to-member.ts";

export interface Settled {
  to: Claimed;
  outcome: Outcome;
}

interface Settling {
  sendoutId: number;
  claim: Claim;
  settled: readonly Settled[];
  now: Temporal.Instant;
}

type Key = Pick<Claimed, "medium" | "member_id" | "occasion">;
const keyOf = ({ medium, member_id, occasion }: Key) => `${medium} ${member_id} ${occasion}`;
const storedKey = sql`recipient.medium || ' ' || recipient.member_id || ' ' || recipient.occasion`;

/** Returns the columns of a settled row. A row that becomes pending again keeps its reserved credits. */
function becomes({ to, outcome }: Settled) {
  const sent = outcome.state === "SENT" ? outcome : null;
  return {
    state: outcome.state,
    reason: "reason" in outcome ? outcome.reason : null,
    credits: outcome.state === "WAITING" ? to.credits : (sent?.credits ?? 0),
    due_at: outcome.state === "WAITING" ? (outcome.until ?? dueAtOnce) : null,
    deferred: "deferred" in outcome,
    provider_id: sent?.providerId ?? null,
    consent_id: sent ? to.consent_id : null,
  };
}

/**
 * Writes the outcomes of a batch in one statement, to rows this claim still has. `any` names the rows, as in claiming,
 * and each row finds its outcome by key. A join would compare a hundred rows with a hundred outcomes.
 */
function writeOutcomes({ sendoutId, claim, settled, now }: Settling) {
  const outcomes = JSON.stringify(Object.fromEntries(settled.map((each) => [keyOf(each.to), becomes(each)])));
  return sql<Key>`update sendout_recipient as recipient
    set (state, reason, credits, due_at, deferred_since, sent_at, provider_id, consent_id) = (
        select became.state, became.reason, became.credits, became.due_at,
          case when became.deferred then coalesce(recipient.deferred_since, ${now}::timestamptz)
            when became.due_at > ${now}::timestamptz then null else recipient.deferred_since end,
          case when became.state = 'SENT' then ${now}::timestamptz end, became.provider_id, became.consent_id
        from jsonb_to_record(of_batch.outcomes -> (${storedKey})) as became (state text, reason text, credits int,
          due_at timestamptz, deferred boolean, provider_id text, consent_id bigint)),
      claim = null, claimed_at = null
    from (select ${outcomes}::jsonb as outcomes) as of_batch
    where recipient.chain_id = ${thisChain} and recipient.sendout_id = ${sendoutId} and recipient.claim = ${claim.id}
      and recipient.medium = any(${settled.map(({ to }) => to.medium)}::text[])
      and recipient.member_id = any(${settled.map(({ to }) => to.member_id)}::bigint[]) and of_batch.outcomes ? (${storedKey})
    returning recipient.medium, recipient.member_id, recipient.occasion`;
}

/** Stores sent messages in the outbox when there is no provider. */
async function putInOutbox(trx: Transaction<DB>, chain: Chain, settled: readonly Settled[], now: Temporal.Instant) {
  const rows = settled.flatMap(({ to, outcome }) =>
    outcome.state === "SENT" && outcome.outbox ? [rowOf(chain, to, outcome.outbox, now)] : [],
  );
  if (rows.length > 0) await trx.insertInto("message").values(rows).execute();
}

function rowOf(
  chain: Chain,
  to: Claimed,
  { language, subject, text, html, unsubscribeUrl }: Written,
  now: Temporal.Instant,
) {
  return {
    chain_id: chain.id,
    member_id: to.member_id,
    kind: "SENDOUT" as const,
    medium: to.medium,
    recipient: to.address,
    language,
    subject,
    text_body: text,
    html_body: html,
    status: chain.sandbox ? ("SUPPRESSED" as const) : ("SENT" as const),
    unsubscribe_url: unsubscribeUrl,
    created_at: now,
    sent_at: chain.sandbox ? null : now,
  };
}

/** Settles a batch and its credits: sent SMS are paid by their segments, and the rest is refunded. */
export async function settleBatch(trx: Transaction<DB>, chain: Chain, settling: Settling): Promise<void> {
  const { sendoutId, settled, now } = settling;
  if (settled.length === 0) return;
  const { rows } = await writeOutcomes(settling).execute(trx);
  // Rows that another worker has claimed since are settled by that worker.
  const ours = new Set(rows.map(keyOf));
  const written = settled.filter(({ to }) => ours.has(keyOf(to)));
  const final = written.filter(
    ({ to, outcome }) => channelRules[to.medium].costsCredits && outcome.state !== "WAITING",
  );
  const paid = final.reduce((sum, each) => sum + becomes(each).credits, 0);
  const laidBy = final.reduce((sum, { to }) => sum + to.credits, 0);
  await putInOutbox(trx, chain, written, now);
  if (paid > 0) await settleCredits(trx, chain, { sendoutId, credits: paid, now });
  if (laidBy > paid) await releaseCredits(trx, chain, { sendoutId, credits: laidBy - paid, now });
}
