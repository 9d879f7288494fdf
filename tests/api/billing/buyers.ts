import type { Club } from "../factories.ts";
import type { TestApi } from "../harness.ts";

/** Inserts members by SQL, each with one purchase of 100.50 kr at the club's first point of sale in June 2026. */
export async function makeBuyers(api: TestApi, club: Club, count: number): Promise<void> {
  await api.owner.query(
    `with made as (insert into member (chain_id, membership_number, email, registered_at)
       select $1, lpad(n::text, 12, '0'), 'm' || n || '@example.com', '2026-01-01' from generate_series(1, $2) n returning id)
     insert into purchase (chain_id, member_id, location_id, amount_ore, purchased_at, purchased_on, registration_key)
     select $1, id, $3, 10050, '2026-06-01T10:00Z', '2026-06-01', gen_random_uuid() from made`,
    [club.chain.id, count, club.locationIds[0]],
  );
}
