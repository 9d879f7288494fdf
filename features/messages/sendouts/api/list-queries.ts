import { sql } from "kysely";
import { endOfDay, startOfDay } from "#packages/domain/calendar.ts";
import type { Channel } from "#packages/domain/people/channels.ts";
import type { Build } from "#packages/server/db/build.ts";
import { hasPart } from "#packages/server/db/has-part.ts";
import { byText, type SortColumn } from "#packages/server/db/sorted.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { Call } from "#packages/server/request/call.ts";
import { selectSendouts, sentLately } from "./queries.ts";

/** The default number of days in the history. Spec §9. */
const historyDays = 14;

const sentBy = (medium: Channel) => sql`coalesce((select kept.sent from sendout_count as kept
  where kept.chain_id = ${thisChain} and kept.sendout_id = sendout.id and kept.medium = ${medium}), 0)`;

/** The list's sort columns. A club has only hundreds of sendouts, so none needs an index. */
export const sendoutSorts: Record<string, SortColumn> = {
  created: { by: sql.ref("sendout.id"), type: "bigint", falls: true },
  name: byText(sql.ref("sendout.name")),
  when: {
    by: sql`coalesce(sendout.frozen_at, sendout.send_at, sendout.created_at)`,
    type: "timestamptz",
    falls: true,
  },
  sms: { by: sentBy("SMS"), type: "bigint", falls: true },
  email: { by: sentBy("EMAIL"), type: "bigint", falls: true },
  // Automatic sendouts by their next run, soonest first; stopped or paused ones last.
  next: {
    by: sql`case when sendout.state = 'SCHEDULED' then coalesce(sendout.send_at, '-infinity') else 'infinity' end`,
    type: "timestamptz",
  },
  lately: { by: sql`coalesce(${sentLately}, 0)`, type: "bigint", falls: true },
};

type Wanted = Pick<Call<"exportSendouts">, "chain" | "query" | "day">;

/** Whether the list shows only the last days, because no other filter is set. Automatic sendouts have no such limit. */
export const isLatelyOnly = ({ from, through, days, state, q, automatic }: Wanted["query"]) =>
  !(from || through || days || state || q || automatic === "ONLY");

/**
 * Selects sendouts of the requested days together with pending and running ones, optionally by part of their name.
 * Unsorted.
 */
export function selectWanted(db: Build, { chain, query, day }: Wanted) {
  const first = isLatelyOnly(query) ? day.today.subtract({ days: historyDays - 1 }).toString() : query.from;
  const since = first ? startOfDay(Temporal.PlainDate.from(first), chain.timeZone) : null;
  const until = query.through ? endOfDay(Temporal.PlainDate.from(query.through), chain.timeZone) : null;
  return selectSendouts(db)
    .$if(since !== null || until !== null, (list) =>
      list.where((eb) =>
        eb.or([
          eb("state", "in", ["DRAFT", "SCHEDULED", "SENDING", "PAUSED"]),
          eb.and([
            ...(since ? [sql<boolean>`coalesce(done_at, sendout.created_at) >= ${since}`] : []),
            ...(until ? [sql<boolean>`coalesce(frozen_at, sendout.created_at) < ${until}`] : []),
          ]),
        ]),
      ),
    )
    .$if(query.state !== undefined, (list) => list.where("state", "=", query.state ?? "DRAFT"))
    .$if(query.automatic === "ONLY", (list) => list.where("automatic", "is not", null))
    .$if(query.automatic === "WITHOUT", (list) => list.where("automatic", "is", null))
    .$if(Boolean(query.q), (list) => list.where(hasPart(sql.ref("sendout.name"), query.q ?? "")));
}
