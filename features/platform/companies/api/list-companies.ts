import { sql } from "kysely";
import { chainAddress } from "#features/clubs/settings/api/address.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { allChains } from "#packages/server/db/database.ts";
import { counted, sortedPage, sortingOf } from "#packages/server/db/sorted.ts";
import type { Call } from "#packages/server/request/call.ts";
import { pageOf, placeOf } from "#packages/server/request/paging.ts";
import type { Services } from "#packages/server/request/services.ts";
import { companySorts, findStanding, selectListed, stateOf } from "./list-queries.ts";

type StoredCompany = Awaited<ReturnType<ReturnType<typeof selectListed>["execute"]>>[number];

export const companyRowOf = (row: StoredCompany, today: Temporal.PlainDate, config: Services["config"]) => ({
  id: row.id,
  name: row.name,
  companyNumber: row.company_number,
  city: row.postal_city,
  trialEndsOn: row.trial_ends_on?.toString() ?? null,
  state: stateOf(row, today),
  plan: row.plan,
  createdAt: row.created_at.toString(),
  merchants: row.merchants,
  chains: row.chains.map((chain) => ({
    ...chain,
    members: chain.members ?? 0,
    address: chainAddress(config, chain.subdomain),
  })),
});

/** Lists the platform's customers, newest first by default. Refuses INVALID_INPUT for an unknown sort order. */
export async function listCompanies({ db, config }: Services, { actor, query, realNow }: Call<"listCompanies">) {
  const sorting = sortingOf(companySorts, query.sort ?? "created", actor);
  const place = placeOf(query, 2);
  const today = platformToday(realNow);
  const ids = await findStanding({ db, config }, query, today);
  const [rows, [all]] = await db.read(allChains, (q) => {
    const list = selectListed(q, { q: query.q, ids, today });
    return [sortedPage(list, sorting, sql.ref("company.id"), place), counted(q, list)] as const;
  });
  const { page, nextCursor } = pageOf(rows, (row) => [row.sort_value, row.id]);
  return { rows: page.map((row) => companyRowOf(row, today, config)), nextCursor, total: all?.count ?? 0 };
}
