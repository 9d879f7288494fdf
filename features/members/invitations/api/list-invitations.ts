import { sql } from "kysely";
import { type InvitationMessage, invitationRefusal } from "#features/messages/letters/domain/refused-invitations.ts";
import type { Build } from "#packages/server/db/build.ts";
import { addressBegins } from "#packages/server/db/member-search.ts";
import { byText, counted, sortedPage, sortingOf, sortsOf } from "#packages/server/db/sorted.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { Call } from "#packages/server/request/call.ts";
import { isExpired } from "#packages/server/request/live-link.ts";
import { pageOf, placeOf } from "#packages/server/request/paging.ts";
import type { Services } from "#packages/server/request/services.ts";
import { invitationColumns } from "../contract/columns.ts";
import { invited } from "./invitation-queries.ts";

/** Sorts by id where time is meant, because the ids of invitations ascend with time. */
export const invitationSorts = sortsOf(invitationColumns, {
  address: { ...byText(sql`coalesce(invitation.email, invitation.phone)`), tellsAddress: true },
  home: byText(sql.ref("location.name")),
  invitedAt: { by: sql.ref("invitation.id"), type: "bigint" },
  link: { by: sql.ref("invitation.expires_at"), type: "timestamptz" },
});

type Reader = Call<"listInvitations">["actor"];

export const wantedInvitations = (db: Build, actor: Reader, q: string | undefined) =>
  q ? invited(db, actor).where(addressBegins("invitation", q, actor)) : invited(db, actor);

/** The status of the latest invitation message to the address; null after the message is deleted. */
const latestMessage = sql<InvitationMessage | null>`(select json_build_object('status', status, 'report', report,
    'reason', report_reason) from message
  where message.chain_id = ${thisChain} and message.recipient = coalesce(invitation.email, invitation.phone)
    and message.kind = 'MEMBER_INVITATION' order by message.id desc limit 1)`;

/** Adds the columns of the list to the query, with the home location. */
export const selectWithHome = (which: ReturnType<typeof wantedInvitations>) =>
  which
    .leftJoin("location", (join) =>
      join.onRef("location.chain_id", "=", "invitation.chain_id").onRef("location.id", "=", "invitation.location_id"),
    )
    .select(["invitation.id", "invitation.email", "invitation.phone", "location.name as home_location"])
    .select(["invitation.created_at", "invitation.expires_at"])
    .select(latestMessage.as("latest_message"));

type StoredInvitation = Awaited<ReturnType<ReturnType<typeof selectWithHome>["execute"]>>[number];

export const invitationOf = (row: StoredInvitation, now: Temporal.Instant) => ({
  id: row.id,
  email: row.email,
  phone: row.phone,
  homeLocation: row.home_location,
  invitedAt: row.created_at.toString(),
  expiresAt: row.expires_at.toString(),
  expired: isExpired(row, now),
  refused: invitationRefusal(row.latest_message),
});

/**
 * Returns invited members who have not joined, by default the latest first. A local merchant sees only invitations to
 * their points of sale and those they sent.
 */
export async function listInvitations({ db }: Services, call: Call<"listInvitations">) {
  const { chain, actor, query, realNow } = call;
  const place = placeOf(query, 2);
  const sorting = sortingOf(invitationSorts, query.sort ?? "invitedAt", actor);
  const [rows, [all]] = await db.read(chain.id, (q) => {
    const which = wantedInvitations(q, actor, query.q);
    const list = selectWithHome(which);
    return [sortedPage(list, sorting, sql.ref("invitation.id"), place), counted(q, which)] as const;
  });
  const { page, nextCursor } = pageOf(rows, (row) => [row.sort_value, row.id]);
  return { rows: page.map((row) => invitationOf(row, realNow)), nextCursor, total: all?.count ?? 0 };
}
