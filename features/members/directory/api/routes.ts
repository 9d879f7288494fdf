import { sql } from "kysely";
import { owedBy } from "#features/loyalty/points/domain/account.ts";
import { balanceOn, expiredOf, pointsByExpiry } from "#features/loyalty/points/domain/ledger.ts";
import {
  matchesPurchaseFilter,
  purchaseForStaff,
  selectMemberPurchases,
} from "#features/till/purchases/api/queries.ts";
import { countedRows } from "#packages/domain/list-pages.ts";
import { kronorFromOre } from "#packages/domain/money.ts";
import type { Build } from "#packages/server/db/build.ts";
import { hasNumbers } from "#packages/server/db/member-search.ts";
import { ownMembers } from "#packages/server/db/own-members.ts";
import { findHits } from "#packages/server/db/search-hits.ts";
import { counted, sortingOf } from "#packages/server/db/sorted.ts";
import type { Call, Handlers } from "#packages/server/request/call.ts";
import { pageOf, placeOf } from "#packages/server/request/paging.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { directoryRoutes } from "../contract/routes.ts";
import { editMember, resendMemberContact, withdrawMemberContact } from "./edit-member.ts";
import { exportMembers } from "./export-members.ts";
import {
  countInOrder,
  hitsIn,
  memberRowOf,
  memberSorts,
  selectMemberCount,
  selectWanted,
  selectWantedPage,
  type Wanted,
  wordOrderOf,
} from "./list-queries.ts";
import { findFiltered } from "./member-filters.ts";
import { ownProfileOf, selectMemberFacts, selectPointSums, selectProfileParts } from "./queries.ts";
import { removeMember } from "./remove-member.ts";
import { removeMembers } from "./remove-members.ts";

const latestPurchases = 10;

/** Whether the count of a search by name is inexact: it has too many hits, and no other filter narrows it. */
const isBeyondCount = ({ q = "", hits = null, locationIds, chosen }: Wanted) =>
  (hits?.count ?? 0) > countedRows && locationIds === null && chosen === null && !hasNumbers(q);

async function listMembers({ db }: Services, call: Call<"listMembers">) {
  const { chain, actor, query, day } = call;
  const sort = query.sort ?? "registered";
  const sorting = sortingOf(memberSorts(query.q), sort, actor);
  const chosen = await findFiltered(db, call);
  const order = wordOrderOf({ q: query.q, sort, chosen });
  const hits = await findHits(db, chain.id, { q: query.q ?? "", searcher: actor, atMost: hitsIn(order) });
  const criteria = { q: query.q, hits, reader: actor, locationIds: actor.locationIds, today: day.today, chosen };
  const paging = { sort, sorting, place: placeOf(query, 2) };
  const isComplete = !query.q && chosen === null && actor.locationIds === null;
  const count = (q: Build) => {
    if (isComplete) return selectMemberCount(q);
    if (isBeyondCount(criteria)) return q.selectNoFrom(sql<number>`${countedRows + 1}::int`.as("count"));
    return order && hits?.isFrequent ? countInOrder(q, criteria, order) : counted(q, selectWanted(q, criteria));
  };
  const [rows, [all]] = await db.read(chain.id, (q) => [selectWantedPage(q, criteria, paging), count(q)]);
  const { page, nextCursor } = pageOf(rows, (row) => [row.sort_value, row.id]);
  const total = all?.count ?? 0;
  const exactTotal = isComplete || total <= countedRows ? total : null;
  return { rows: page.map(memberRowOf), nextCursor, total: Math.min(total, countedRows + 1), exactTotal };
}

async function getMember({ db }: Services, { chain, actor, params, day }: Call<"getMember">) {
  const { today } = day;
  const [[profile], lots, cards, rewards, [facts], [sums], purchases] = await db.read(chain.id, (q) => {
    const [own, ...holdings] = selectProfileParts(q, params.id, today);
    return [
      actor.locationIds ? own.where(ownMembers(actor.locationIds)) : own,
      ...holdings,
      selectMemberFacts(q, params.id, actor.locationIds),
      selectPointSums(q, params.id),
      selectMemberPurchases(q, params.id, latestPurchases - 1, null).where(
        matchesPurchaseFilter({ locationIds: actor.locationIds }),
      ),
    ] as const;
  });
  if (!profile || !facts || !sums) return refuse("NOT_FOUND");
  const balance = balanceOn(lots, today);
  return {
    profile: ownProfileOf(profile, { balance, cards, rewards, day }),
    homeLocation: facts.home_location,
    registeredAt: facts.registered_at.toString(),
    lastPurchaseAt: facts.last_purchase_at?.toString() ?? null,
    purchases: facts.purchase_count,
    totalAmount: kronorFromOre(facts.purchase_total_ore),
    points: {
      ...sums,
      balance,
      expired: expiredOf(sums, { balance, owed: owedBy({ lots }) }),
      expiring: pointsByExpiry(lots, today).map((day) => ({ ...day, validThrough: day.validThrough.toString() })),
    },
    latestPurchases: purchases.map(purchaseForStaff),
    consents: facts.consents.map((consent) => ({ ...consent, at: String(consent.at) })),
    acceptances: facts.acceptances.map((acceptance) => ({ ...acceptance, at: String(acceptance.at) })),
  };
}

export const directoryHandlers = (services: Services): Handlers<typeof directoryRoutes> => ({
  listMembers: (call) => listMembers(services, call),
  exportMembers: (call) => exportMembers(services, call),
  getMember: (call) => getMember(services, call),
  updateMember: (call) => editMember(services, call),
  resendMemberContact: (call) => resendMemberContact(services, call),
  withdrawMemberContact: (call) => withdrawMemberContact(services, call),
  removeMember: (call) => removeMember(services, call),
  removeMembers: (call) => removeMembers(services, call),
});
