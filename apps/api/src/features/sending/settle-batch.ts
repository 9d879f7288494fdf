import { sql, type Transaction } from "kysely";
import { thisChain } from "../../db/this-chain.ts";
import type { DB } from "../../db/types.ts";
import type { Chain } from "../../request/call.ts";
import { releaseCredits, settleCredits } from "../sms-account/reservations.ts";
import { type Claim, type Claimed, dueAtOnce } from "./claim-batch.ts";
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

/** Writes what became of a batch, in one statement: of rows that are this claim's still, named twice as in claiming. Answers what each laid by and cost. */
function writeOutcomes({ sendoutId, claim, settled, now }: Settling) {
  const column = <T>(of: (each: Settled) => T) => settled.map(of);
  const sent = ({ outcome }: Settled) => (outcome.state === "SENT" ? outcome : null);
  return sql<Pick<Claimed, "medium" | "member_id" | "occasion"> & { reserved: number; credits: number; state: string }>`
    update sendout_recipient as told set state = became.state, reason = became.reason, credits = became.credits,
      due_at = became.due_at, deferred_since = case when became.deferred then coalesce(told.deferred_since, ${now}::timestamptz)
        when became.due_at > ${now}::timestamptz then null else told.deferred_since end,
      sent_at = case when became.state = 'SENT' then ${now}::timestamptz end,
      provider_id = became.provider_id, consent_id = became.consent_id, claim = null, claimed_at = null
    from unnest(${column(({ to }) => to.medium)}::text[], ${column(({ to }) => to.member_id)}::bigint[],
      ${column(({ to }) => to.occasion)}::bigint[], ${column(({ outcome }) => outcome.state)}::text[],
      ${column(({ outcome }) => ("reason" in outcome ? outcome.reason : null))}::text[],
      ${column((each) => (each.outcome.state === "WAITING" ? each.to.credits : (sent(each)?.credits ?? 0)))}::int[],
      ${column(({ to }) => to.credits)}::int[],
      ${column(({ outcome }) => (outcome.state === "WAITING" ? (outcome.until ?? dueAtOnce).toString() : null))}::timestamptz[],
      ${column(({ outcome }) => "deferred" in outcome)}::boolean[],
      ${column((each) => sent(each)?.providerId ?? null)}::text[],
      ${column((each) => (sent(each) ? each.to.consent_id : null))}::bigint[])
      as became (medium, member_id, occasion, state, reason, credits, reserved, due_at, deferred, provider_id, consent_id)
    where told.chain_id = ${thisChain} and told.sendout_id = ${sendoutId} and told.claim = ${claim.id}
      and told.medium = any(${column(({ to }) => to.medium)}::text[]) and told.member_id = any(${column(({ to }) => to.member_id)}::bigint[])
      and told.medium = became.medium and told.member_id = became.member_id and told.occasion = became.occasion
    returning told.medium, told.member_id, told.occasion, became.reserved, told.credits, told.state`;
}

const keyOf = ({ medium, member_id, occasion }: Pick<Claimed, "medium" | "member_id" | "occasion">) =>
  `${medium} ${member_id} ${occasion}`;

/** What no provider took can be read in the outbox, as any message. */
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
    kind: "SENDOUT",
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

/** Settles a batch, its credits with it: paid by segments of what was sent, back for what was not. */
export async function settleBatch(trx: Transaction<DB>, chain: Chain, settling: Settling): Promise<void> {
  const { sendoutId, settled, now } = settling;
  if (settled.length === 0) return;
  const { rows } = await writeOutcomes(settling).execute(trx);
  // What a slow worker had, and another has taken since, is that one's to tell.
  const written = new Set(rows.map(keyOf));
  const final = rows.filter(({ medium, state }) => medium === "SMS" && state !== "WAITING");
  const paid = final.reduce((sum, { credits }) => sum + credits, 0);
  const laidBy = final.reduce((sum, { reserved }) => sum + reserved, 0);
  await putInOutbox(
    trx,
    chain,
    settled.filter(({ to }) => written.has(keyOf(to))),
    now,
  );
  if (paid > 0) await settleCredits(trx, chain, { sendoutId, credits: paid, now });
  if (laidBy > paid) await releaseCredits(trx, chain, { sendoutId, credits: laidBy - paid, now });
}
