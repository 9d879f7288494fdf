import { pageSize } from "@stammis/domain/limits";
import { sql } from "kysely";
import { counted } from "../../db/sorted.ts";
import type { Call } from "../../request/call.ts";
import { pageOf, placeOf } from "../../request/paging.ts";
import type { Services } from "../../request/services.ts";
import { isExpired } from "./get-sign-up.ts";
import { addressMatches, invited } from "./invitation-queries.ts";

/** Who has been invited and has not joined, the latest first; a local merchant sees their own points of sale's. */
export async function listInvitations({ db }: Services, call: Call<"listInvitations">) {
  const { chain, actor, query, realNow } = call;
  const { after, skip } = placeOf(query, 1);
  const [rows, [all]] = await db.read(chain.id, (q) => {
    const which = query.q ? invited(q, actor).where(addressMatches(query.q)) : invited(q, actor);
    const list = which
      .leftJoin("location", (join) =>
        join.onRef("location.chain_id", "=", "invitation.chain_id").onRef("location.id", "=", "invitation.location_id"),
      )
      .select(["invitation.id", "invitation.email", "invitation.phone", "location.name as home_location"])
      .select(["invitation.created_at", "invitation.expires_at"])
      .orderBy("invitation.id", "desc")
      .limit(pageSize + 1)
      .offset(skip);
    return [after ? list.where(sql<boolean>`invitation.id < ${after[0]}::bigint`) : list, counted(q, list)];
  });
  const { page, nextCursor } = pageOf(rows, ({ id }) => [id]);
  return {
    rows: page.map((row) => ({
      id: row.id,
      email: row.email,
      phone: row.phone,
      homeLocation: row.home_location,
      invitedAt: row.created_at.toString(),
      expiresAt: row.expires_at.toString(),
      expired: isExpired(row, realNow),
    })),
    nextCursor,
    total: all?.count ?? 0,
  };
}
