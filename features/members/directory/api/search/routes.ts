import { isSeenBy } from "#features/access/staff/api/staff-member.ts";
import { startOfDay } from "#packages/domain/calendar.ts";
import { kronorFromOre, parseAmount } from "#packages/domain/money.ts";
import { findHits } from "#packages/server/db/search-hits.ts";
import type { Call, Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { searchRoutes } from "../../contract/search/routes.ts";
import { resultLimit, selectFoundMembers, selectFoundStaff, selectNamed, selectPurchasesOf } from "./queries.ts";

const hitsAtMost = 1_000;

/** Searches all kinds of data in the club for a short text. The word index finds the members. */
async function searchClub({ db }: Services, { chain, actor, query: { q }, day }: Call<"searchClub">) {
  const reach = actor.locationIds;
  const amount = parseAmount(q);
  const since = startOfDay(day.today.subtract({ days: 1 }), day.timeZone);
  const hits = await findHits(db, chain.id, { q, searcher: actor, atMost: hitsAtMost });
  const [members, purchases, named, staff] = await db.read(chain.id, (build) => [
    selectFoundMembers(build, { q, actor, hits }),
    selectPurchasesOf(build, { amountOre: amount.ok ? amount.ore : null, since, reach }),
    selectNamed(build, q, reach),
    selectFoundStaff(build, chain, q),
  ]);
  return {
    members: members.map((row) => ({
      id: row.id,
      membershipId: row.membership_number,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      phone: row.phone,
    })),
    purchases: purchases.map((row) => ({
      id: row.id,
      dateOfPurchase: row.purchased_at.toString(),
      totalAmount: kronorFromOre(row.amount_ore),
      location: row.location,
      firstName: row.first_name,
      lastName: row.last_name,
    })),
    named: Object.values(Object.groupBy(named, ({ kind }) => kind))
      .flatMap((rows) => rows.slice(0, resultLimit))
      .map(({ kind, id, name }) => ({ kind, id, name })),
    staff: staff
      .filter((row) => isSeenBy(actor, row))
      .slice(0, resultLimit)
      .map(({ id, first_name: firstName, last_name: lastName, email }) => ({ id, firstName, lastName, email })),
  };
}

export const searchHandlers = (services: Services): Handlers<typeof searchRoutes> => ({
  searchClub: (call) => searchClub(services, call),
});
