import { endOfDay, startOfDay } from "@stammis/domain/calendar";
import { pageSize } from "@stammis/domain/limits";
import { sql } from "kysely";
import type { Call } from "../../request/call.ts";
import { pageOf, readCursor } from "../../request/paging.ts";
import type { Services } from "../../request/services.ts";
import { selectSendouts } from "./queries.ts";
import { listedSendoutOf } from "./sendout-shape.ts";

/** Days of the history, unless others are asked for. Spec §9. */
const historyDays = 14;

/** Those of the days, and whatever is still to come or goes on; the newest first. Stopped automatic ones belong to no days where they are asked for. */
export async function listSendouts({ db }: Services, { chain, query, day }: Call<"listSendouts">) {
  const through = query.through ? Temporal.PlainDate.from(query.through) : day.today;
  const from = query.from ? Temporal.PlainDate.from(query.from) : through.subtract({ days: historyDays - 1 });
  const after = readCursor(query.cursor, 1);
  const since = startOfDay(from, chain.timeZone);
  const until = endOfDay(through, chain.timeZone);
  const [rows] = await db.read(chain.id, (q) => [
    selectSendouts(q)
      .where((eb) =>
        eb.or([
          eb("state", "in", ["DRAFT", "SCHEDULED", "SENDING", "PAUSED"]),
          ...(query.automatic === "ONLY" && query.state ? [eb("automatic", "is not", null)] : []),
          sql<boolean>`coalesce(done_at, sendout.created_at) >= ${since} and coalesce(frozen_at, sendout.created_at) < ${until}`,
        ]),
      )
      .$if(query.state !== undefined, (list) => list.where("state", "=", query.state ?? "DRAFT"))
      .$if(query.automatic === "ONLY", (list) => list.where("automatic", "is not", null))
      .$if(query.automatic === "WITHOUT", (list) => list.where("automatic", "is", null))
      .$if(after !== null, (list) => list.where("sendout.id", "<", Number(after?.[0])))
      .orderBy("sendout.id", "desc")
      .limit(pageSize + 1),
  ]);
  const { page, nextCursor } = pageOf(rows, ({ id }) => [id]);
  return { rows: page.map((row) => listedSendoutOf(row, chain)), nextCursor };
}
