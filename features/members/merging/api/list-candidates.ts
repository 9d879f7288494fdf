import type { Build } from "#packages/server/db/build.ts";
import { findHits } from "#packages/server/db/search-hits.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { otherSpellings, selectAsciiDomains } from "./list-double-members.ts";
import { byEmails, likely, searched, selectBoth, selectCandidates } from "./queries.ts";

const hitsAtMost = 1_000;

type Listing = Call<"listMergeCandidates">;

/** Selects members with the same address in another spelling of its domain. */
async function readOtherSpellings(
  { db }: Services,
  { chain, actor, params, day }: Listing,
  [email, ascii]: [string | null, readonly { email: string }[]],
) {
  const emails = otherSpellings(email, ascii);
  if (ascii.length === 0 || emails.length === 0) return [];
  const all = (q: Build) => selectCandidates(q, actor, params.id, day.today);
  const [rows] = await db.read(chain.id, (q) => [byEmails(all(q), emails)]);
  return rows;
}

/** Returns members that match a name, number, phone or e-mail; without a search, members who may be the same person. */
export async function listCandidates(services: Services, call: Listing) {
  const { chain, actor, params, query, day } = call;
  const hits = await findHits(services.db, chain.id, { q: query.q ?? "", searcher: actor, atMost: hitsAtMost });
  const [[own], rows, ascii] = await services.db.read(chain.id, (q) => {
    const all = selectCandidates(q, actor, params.id, day.today);
    const candidates = query.q ? searched(all, { q: query.q, actor, hits }) : likely(all, params.id);
    return [selectBoth(q, actor, [params.id]), candidates, selectAsciiDomains(q)];
  });
  if (!own) return refuse("NOT_FOUND");
  const others = query.q ? [] : await readOtherSpellings(services, call, [own.email, ascii]);
  const further = others.filter(({ id }) => rows.every((row) => row.id !== id));
  return {
    rows: [...further, ...rows].map((row) => ({
      id: row.id,
      membershipId: row.membership_number,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      phone: row.phone,
      birthday: row.birthday?.toString() ?? null,
      homeLocation: row.home_location,
      registeredAt: row.registered_at.toString(),
      purchases: row.purchase_count,
      clubPoints: row.club_points,
    })),
  };
}
