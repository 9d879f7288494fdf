import { sql } from "kysely";
import { type Channel, channelRules } from "#packages/domain/people/channels.ts";
import type { Build } from "#packages/server/db/build.ts";
import { stillThere, whoItIs } from "#packages/server/db/merged-member.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";

/**
 * Selects the current member of an unsubscribe id. A merged membership leads to the remaining one. The member is null
 * after leaving the club.
 */
export function selectUnsubscriber(db: Build, idHash: Buffer) {
  return db
    .selectFrom("unsubscribe_id")
    .leftJoin("member", (join) =>
      join.onRef("member.chain_id", "=", "unsubscribe_id.chain_id").onRef("member.id", "=", "unsubscribe_id.member_id"),
    )
    .select(({ fn }) => ["channel", fn.coalesce("member.merged_into", "member.id").as("memberId")])
    .where("id_hash", "=", idHash);
}

/** Selects a member's consent and address in a channel; `waitingAfter` as in `MarketingAnswers`. */
export function selectMarketing(db: Build, memberId: number, channel: Channel) {
  const waiting = sql<
    number | null
  >`(select consent_after from contact_change as waits where waits.chain_id = ${thisChain}
    and waits.member_id = member.id and waits.channel = ${channel} and waits.consent_text is not null)`;
  return db
    .selectFrom("member")
    .select(({ ref }) => [
      ref(channelRules[channel].address).as("address"),
      ref(channelRules[channel].consentColumn).as("given"),
    ])
    .select(waiting.as("waitingAfter"))
    .where("id", "=", memberId)
    .where("removed_at", "is", null);
}

/** Creates the secret of a member's id in a channel, and stores its hash for the lookup. */
export const keepUnsubscribeId = (memberId: number, channel: Channel) => sql<{ secret: Buffer }>`
  with made as materialized (select unsubscribe_secret(${memberId}::bigint, ${channel}) as secret),
    kept as (insert into unsubscribe_id (chain_id, id_hash, channel, member_id)
      select ${thisChain}::bigint, sha256(secret), ${channel}, ${memberId}::bigint from made on conflict do nothing)
  select secret from made`;

/**
 * Selects the members of all clubs with this phone number, most recently messaged first. `heard`: an SMS was sent after
 * `since`. Excludes sandboxes, which send nothing. A merged membership counts as the remaining one. Runs as the
 * platform's role.
 */
export function selectHeardOf(db: Build, phone: string, since: Temporal.Instant) {
  const last = sql<Temporal.Instant | null>`greatest(
    (select max(sent_at) from sendout_recipient as recipient where (recipient.chain_id, recipient.member_id) = (member.chain_id, member.id)
      and recipient.medium = 'SMS' and recipient.state = 'SENT'),
    (select max(sent_at) from message where (message.chain_id, message.member_id) = (member.chain_id, ${whoItIs})
      and message.medium = 'SMS' and message.status = 'SENT'))`;
  const memberQuery = db
    .selectFrom("member")
    .innerJoin("chain", "chain.id", "member.chain_id")
    .select(["chain_id", whoItIs.as("id"), "member.language", last.as("last")])
    .where("phone", "=", phone)
    .where(stillThere)
    .where("sandbox", "=", false)
    .as("found");
  return db
    .selectFrom(memberQuery)
    .select(["chain_id", "id", "language", sql<boolean>`coalesce(last > ${since}, false)`.as("heard")])
    .orderBy(sql`last`, (order) => order.desc().nullsLast());
}

/** Selects a processed incoming SMS by the provider's id. */
export function selectReceived(db: Build, providerId: string) {
  return db.selectFrom("received_sms").select("provider_id").where("provider_id", "=", providerId);
}

/** Records an incoming SMS by the provider's id. Returns a row only the first time. */
export function insertReceived(db: Build, providerId: string, now: Temporal.Instant) {
  return db
    .insertInto("received_sms")
    .values({ provider_id: providerId, received_at: now })
    .onConflict((same) => same.doNothing())
    .returning("provider_id");
}

export function deleteReceivedBefore(db: Build, moment: Temporal.Instant) {
  return db.deleteFrom("received_sms").where("received_at", "<", moment);
}
