import type { Call } from "../../request/call.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { likely, searched, selectBoth, selectCandidates } from "./queries.ts";

/** Members found by name, number, phone or e-mail; without a search those who may well be the same person. */
export async function listCandidates(
  { db }: Services,
  { chain, actor, params, query, day }: Call<"listMergeCandidates">,
) {
  const [[own], rows] = await db.read(chain.id, (q) => {
    const all = selectCandidates(q, actor, params.id, day.today);
    return [selectBoth(q, actor, [params.id]), query.q ? searched(all, query.q, actor) : likely(all, params.id)];
  });
  if (!own) return refuse("NOT_FOUND");
  return {
    rows: rows.map((row) => ({
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
