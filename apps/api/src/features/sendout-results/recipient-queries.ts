import { sql } from "kysely";
import type { Build } from "../../db/build.ts";
import { named } from "../../db/member-search.ts";
import { thisChain } from "../../db/this-chain.ts";
import type { Call } from "../../request/call.ts";
import type { Cursor } from "../../request/paging.ts";

type Wanted = Pick<Call<"exportSendoutRecipients">, "params" | "query">;

/** A sendout's recipients after one, in the order they were written to; searched by the words of their names alone. */
export function selectRecipients(db: Build, { params, query }: Wanted, after: Cursor | null, size: number) {
  return db
    .selectFrom("sendout_recipient as told")
    .innerJoin("member", (join) =>
      join.onRef("member.chain_id", "=", "told.chain_id").onRef("member.id", "=", "told.member_id"),
    )
    .select(["told.medium", "told.member_id", "told.occasion", "told.state", "told.reason", "told.sent_at"])
    .select(["told.report", "told.report_reason", "told.clicked_at"])
    .select(sql<string>`trim(member.first_name || ' ' || member.last_name)`.as("name"))
    .where("told.sendout_id", "=", params.id)
    .where(sql<boolean>`told.chain_id = ${thisChain}`)
    .$if(Boolean(query.q), (list) => list.where(named(query.q ?? "")))
    .$if(query.medium !== undefined, (list) => list.where("told.medium", "=", query.medium ?? "SMS"))
    .$if(query.state !== undefined, (list) =>
      list.where("told.state", "in", query.state === "WAITING" ? ["WAITING", "CLAIMED"] : [query.state ?? "SENT"]),
    )
    .$if(query.reason !== undefined, (list) => list.where("told.reason", "=", query.reason ?? null))
    .$if(after !== null, (list) =>
      list.where(
        sql<boolean>`(told.medium, told.member_id, told.occasion) > (${after?.[0]}, ${after?.[1]}::bigint, ${after?.[2]}::bigint)`,
      ),
    )
    .orderBy("told.medium")
    .orderBy("told.member_id")
    .orderBy("told.occasion")
    .limit(size);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRecipients>["execute"]>>[number];

export const recipientKey = ({ medium, member_id, occasion }: Row): Cursor => [medium, member_id, occasion];

/** To people one that is being handed over waits. */
export const stateOf = ({ state }: Row) => (state === "CLAIMED" ? ("WAITING" as const) : state);
