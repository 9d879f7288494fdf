import { pageSize } from "@stammis/domain/limits";
import { sql } from "kysely";
import { counted } from "../../db/sorted.ts";
import type { Call } from "../../request/call.ts";
import { type Cursor, pageOf, placeOf } from "../../request/paging.ts";
import type { Services } from "../../request/services.ts";
import { approvalStateOf, askedOf, at, selectAnswerable, selectRequests } from "./queries.ts";

/** More at once is no till's doing. */
const shownAtMost = 50;

/** What waits for the caller's answer, the one that ends first on top. */
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

const olderThan = ([id]: Cursor) => sql<boolean>`request.id < ${id}::bigint`;

/** Every request at the caller's points of sale, the latest first, with what became of it. */
export async function listApprovals({ db }: Services, { chain, actor, query, realNow }: Call<"listApprovals">) {
  const { after, skip } = placeOf(query, 1);
  const [rows, [all]] = await db.read(chain.id, (q) => {
    const list = selectRequests(q, chain).where(at(actor.locationIds));
    const page = list
      .select((eb) =>
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
      )
      .orderBy("request.id", "desc")
      .limit(pageSize + 1)
      .offset(skip);
    return [after ? page.where(olderThan(after)) : page, counted(q, list)] as const;
  });
  const { page, nextCursor } = pageOf(rows, ({ id }) => [id]);
  return {
    rows: page.map((row) => ({
      ...askedOf(row),
      ...approvalStateOf(row, realNow),
      answeredAt: row.answered_at?.toString() ?? null,
      purchaseId: row.purchase_id,
    })),
    nextCursor,
    total: all?.count ?? 0,
  };
}
