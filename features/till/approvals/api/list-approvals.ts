import { sql } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import { byText, counted, sortedPage, sortingOf, sortsOf } from "#packages/server/db/sorted.ts";
import { staffName } from "#packages/server/db/staff-name.ts";
import type { Call } from "#packages/server/request/call.ts";
import { pageOf, placeOf } from "#packages/server/request/paging.ts";
import type { Services } from "#packages/server/request/services.ts";
import { approvalColumns } from "../contract/columns.ts";
import { approvalStateOf, askedOf, at, selectAnswerable, selectRequests, stateAt } from "./queries.ts";

/** The largest number of open requests that are listed. No till has more at once. */
const shownAtMost = 50;

/** Lists requests that the caller may answer, the first to expire first. */
export async function listWaitingApprovals({ db }: Services, call: Call<"listWaitingApprovals">) {
  const { chain, actor, realNow } = call;
  const [rows] = await db.read(chain.id, (q) => [
    selectAnswerable(q, chain, actor.accountId, realNow)
      .where(at(actor.locationIds))
      .orderBy("request.expires_at")
      .orderBy("request.id")
      .limit(shownAtMost),
  ]);
  return rows.map(askedOf);
}

/** Requests have increasing ids, so the id sorts by time. */
export const approvalSorts = sortsOf(approvalColumns, {
  askedAt: { by: sql.ref("request.id"), type: "bigint" },
  member: byText(sql`concat_ws(' ', member.first_name, member.last_name)`),
  location: byText(sql.ref("location.name")),
  askedBy: byText(staffName("asker")),
  amount: { by: sql.ref("request.amount_ore"), type: "bigint" },
});

type Filter = Pick<Call<"listApprovals">, "chain" | "actor" | "realNow"> & {
  query: Pick<Call<"listApprovals">["query"], "state" | "pointOfSaleId">;
};

/** Selects requests at the caller's points of sale by the filters of the query. */
export function selectWanted(db: Build, { chain, actor, query: { state, pointOfSaleId }, realNow }: Filter) {
  let list = selectRequests(db, chain).where(at(actor.locationIds));
  if (state) list = list.where(stateAt(realNow), "=", state);
  if (pointOfSaleId) list = list.where("request.location_id", "=", pointOfSaleId);
  return list;
}

type StoredApproval = Awaited<ReturnType<ReturnType<typeof selectWanted>["execute"]>>[number];

export const approvalOf = (row: StoredApproval, now: Temporal.Instant) => ({
  ...askedOf(row),
  ...approvalStateOf(row, now),
  answeredAt: row.answered_at?.toString() ?? null,
});

/** Lists all requests at the caller's points of sale with their outcome, the latest first by default. */
export async function listApprovals({ db }: Services, call: Call<"listApprovals">) {
  const { chain, actor, query, realNow } = call;
  const place = placeOf(query, 2);
  const sorting = sortingOf(approvalSorts, query.sort ?? "askedAt", actor);
  const [rows, [all]] = await db.read(chain.id, (q) => {
    const list = selectWanted(q, call);
    const page = list.select((eb) =>
      eb
        .selectFrom("large_amount as used")
        .innerJoin("purchase", (join) =>
          join
            .onRef("purchase.chain_id", "=", "used.chain_id")
            .onRef("purchase.registration_key", "=", "used.registration_key"),
        )
        .select("purchase.id")
        .whereRef("used.chain_id", "=", "request.chain_id")
        .whereRef("used.approval_id", "=", "request.id")
        .as("purchase_id"),
    );
    return [sortedPage(page, sorting, sql.ref("request.id"), place), counted(q, list)] as const;
  });
  const { page, nextCursor } = pageOf(rows, (row) => [row.sort_value, row.id]);
  return {
    rows: page.map((row) => ({ ...approvalOf(row, realNow), purchaseId: row.purchase_id })),
    nextCursor,
    total: all?.count ?? 0,
  };
}
