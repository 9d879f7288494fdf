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
  /** The result of `findHits` for the search by name. */
  hits: SearchHits | null;
}

function hasName(q: string, hits: SearchHits | null) {
  if (!hits) return named(q);
  return hits.isFrequent ? named(q, hasFrequentWord) : isOneOf(hits.memberIds);
}

/** The list's sort columns. A sendout's recipients are found by key and then sorted, so no index is needed. */
export const recipientSorts: Record<string, SortColumn> = {
  name: byNameOfFound,
  // Failures come first, then recipients without a message.
  state: {
    by: sql`case when recipient.state = 'FAILED' or recipient.report in ('BOUNCED', 'UNDELIVERED') then 1
      when recipient.state = 'SKIPPED' then 2 when recipient.state = 'HELD_OUT' then 3 when recipient.state = 'SENT' then 5 else 4 end`,
    type: "bigint",
  },
  sent: { by: sql`coalesce(recipient.sent_at, '-infinity')`, type: "timestamptz", falls: true },
};

/** Selects a sendout's recipients, unsorted; a search matches only the words of their names. */
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

/** Selects the recipients after a cursor, in sending order. */
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

/** Selects a page of recipients sorted by a column, equal values in sending order; and one more row. */
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

/** Returns the cursor of the next page: the position in sending order, after the value of the sort column. */
export const recipientKey = ({ medium, member_id, occasion, sort_value }: Row): Cursor => [
  ...(sort_value === undefined ? [] : [sort_value]),
  ...[medium, member_id, occasion],
];

/** Returns a recipient's state for people, who see a claimed message as pending. */
export const stateOf = ({ state }: Row) => (state === "CLAIMED" ? ("WAITING" as const) : state);
