import { sql } from "kysely";
import { pageSize } from "#packages/domain/limits.ts";
import type { Build } from "#packages/server/db/build.ts";
import { byNameOfFound, hasFrequentWord, named } from "#packages/server/db/member-search.ts";
import { isOneOf, type SearchHits } from "#packages/server/db/search-hits.ts";
import type { SortColumn, Sorting } from "#packages/server/db/sorted.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { Call } from "#packages/server/request/call.ts";
import type { Cursor, Place } from "#packages/server/request/paging.ts";

interface Wanted extends Pick<Call<"exportSendoutRecipients">, "params" | "query"> {
  /** What `findHits` answered for the search by names. */
  hits: SearchHits | null;
}

function hasName(q: string, hits: SearchHits | null) {
  if (!hits) return named(q);
  return hits.isFrequent ? named(q, hasFrequentWord) : isOneOf(hits.memberIds);
}

/** The columns the list can be sorted by. No index is asked: one sendout's are found by their key, and sorted. */
export const recipientSorts: Record<string, SortColumn> = {
  name: byNameOfFound,
  // Where something went wrong comes first, then whom it did not go to.
  state: {
    by: sql`case when recipient.state = 'FAILED' or recipient.report in ('BOUNCED', 'UNDELIVERED') then 1
      when recipient.state = 'SKIPPED' then 2 when recipient.state = 'HELD_OUT' then 3 when recipient.state = 'SENT' then 5 else 4 end`,
    type: "bigint",
  },
  sent: { by: sql`coalesce(recipient.sent_at, '-infinity')`, type: "timestamptz", falls: true },
};

/** A sendout's recipients, unsorted; searched by the words of their names alone. */
export const selectWantedRecipients = (db: Build, { params, query, hits }: Wanted) =>
  db
    .selectFrom("sendout_recipient as recipient")
    .innerJoin("member", (join) =>
      join.onRef("member.chain_id", "=", "recipient.chain_id").onRef("member.id", "=", "recipient.member_id"),
    )
    .select([
      "recipient.medium",
      "recipient.member_id",
      "recipient.occasion",
      "recipient.state",
      "recipient.reason",
      "recipient.sent_at",
    ])
    .select(["recipient.report", "recipient.report_reason", "recipient.clicked_at"])
    .select(sql<string>`trim(member.first_name || ' ' || member.last_name)`.as("name"))
    .select(["member.membership_number", sql<boolean>`member.removed_at is not null`.as("left")])
    .where("recipient.sendout_id", "=", params.id)
    .where(sql<boolean>`recipient.chain_id = ${thisChain}`)
    .$if(Boolean(query.q), (list) => list.where(hasName(query.q ?? "", hits)))
    .$if(query.medium !== undefined, (list) => list.where("recipient.medium", "=", query.medium ?? "SMS"))
    .$if(query.state !== undefined, (list) =>
      list.where("recipient.state", "in", query.state === "WAITING" ? ["WAITING", "CLAIMED"] : [query.state ?? "SENT"]),
    )
    .$if(query.reason !== undefined, (list) => list.where("recipient.reason", "=", query.reason ?? null));

type WantedRecipients = ReturnType<typeof selectWantedRecipients>;

/** Those after one, in the order they are written to. */
export const writtenInOrder = (list: WantedRecipients, after: Cursor | null, size: number) =>
  list
    .$if(after !== null, (some) =>
      some.where(
        sql<boolean>`(recipient.medium, recipient.member_id, recipient.occasion) > (${after?.[0]}, ${after?.[1]}::bigint, ${after?.[2]}::bigint)`,
      ),
    )
    .orderBy("recipient.medium")
    .orderBy("recipient.member_id")
    .orderBy("recipient.occasion")
    .limit(size);

/** A page of them in the order of a column, those alike as they are written to; and one row more. */
export function sortedRecipients(list: WantedRecipients, { by, type, direction }: Sorting, { after, skip }: Place) {
  const beyond = sql.raw(direction === "desc" ? "<" : ">");
  return list
    .select(sql<string>`(${by})::text`.as("sort_value"))
    .$if(after !== null, (some) =>
      some.where(
        sql<boolean>`(${by}, recipient.medium, recipient.member_id, recipient.occasion) ${beyond}
          (${after?.[0]}::${sql.raw(type)}, ${after?.[1]}, ${after?.[2]}::bigint, ${after?.[3]}::bigint)`,
      ),
    )
    .orderBy(sql`${by}`, direction)
    .orderBy("recipient.medium", direction)
    .orderBy("recipient.member_id", direction)
    .orderBy("recipient.occasion", direction)
    .limit(pageSize + 1)
    .offset(skip);
}

type Row = Awaited<ReturnType<WantedRecipients["execute"]>>[number] & { sort_value?: string };

/** By which the next page begins: its place among those written to, behind its value in the order it is in. */
export const recipientKey = ({ medium, member_id, occasion, sort_value }: Row): Cursor => [
  ...(sort_value === undefined ? [] : [sort_value]),
  ...[medium, member_id, occasion],
];

/** To people one that is being handed over waits. */
export const stateOf = ({ state }: Row) => (state === "CLAIMED" ? ("WAITING" as const) : state);
