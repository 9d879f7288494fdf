import { beforeAll, expect, test } from "vitest";
import { runChecks } from "#apps/api/verify/run-checks.ts";
import { countExpired } from "#features/insight/figures/api/statistics/count-expired.ts";
import { buy, type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { travel } from "#tests/engine/till.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

const perPage = 15;
type Page = { rows: { id: number; homeLocation: string | null; clubPoints: number }[]; nextCursor: string | null };

async function ask(query: Record<string, unknown>): Promise<Page> {
  const { body } = await api.ask("listMembers", { query }, { as: club.merchant.token, chain: club.chain.subdomain });
  return body as Page;
}

/** Inserts many members in one statement. Their home locations rotate between none, the first and the second. */
async function bringIn(count: number): Promise<number[]> {
  const { rows } = await api.owner.query<{ id: string }>(
    `insert into member (chain_id, membership_number, email, first_name, last_name, home_location_id, registered_at)
     select $1, lpad((700000000000 + n)::text, 12, '0'), 'nr' || n || '@example.com', 'Nr', 'N' || n,
       (array[null, $2::bigint, $3::bigint])[1 + n % 3], now() - n * interval '1 hour'
     from generate_series(1, $4) n returning id`,
    [club.chain.id, ...club.locationIds, count],
  );
  return rows.map(({ id }) => Number(id));
}

test("members inserted in one statement are counted, found by the words of their name, and have zero points", async () => {
  await bringIn(50);
  const results = await runChecks(api.services.db.platform);
  expect(results.filter(({ violations }) => violations.length > 0)).toEqual([]);
  expect((await ask({ q: "n17" })).rows).toMatchObject([{ clubPoints: 0 }]);
  await api.owner.query("update member set home_location_id = $2 where chain_id = $1 and id % 2 = 0", [
    club.chain.id,
    club.locationIds[0],
  ]);
  const after = await runChecks(api.services.db.platform);
  expect(after.filter(({ violations }) => violations.length > 0)).toEqual([]);
});

test.each(["home", "-home"])("lists every member once, sorted by %s, by page number and by cursor", async (sort) => {
  const { rows: there } = await api.owner.query<{ id: string; name: string }>(
    `select member.id, coalesce(location.name, '') as name from member
       left join location on location.chain_id = member.chain_id and location.id = home_location_id
     where member.chain_id = $1 and removed_at is null`,
    [club.chain.id],
  );
  const turn = sort === "home" ? 1 : -1;
  const expected = there
    .map(({ id, name }) => ({ id: Number(id), name: name.toLowerCase() }))
    .sort((a, b) => turn * (a.name.localeCompare(b.name, "sv") || a.id - b.id))
    .map(({ id }) => id);
  const byNumber: number[] = [];
  const byKey: number[] = [];
  let cursor: string | null = null;
  for (let page = 1; page <= Math.ceil(expected.length / perPage); page++) {
    byNumber.push(...(await ask({ sort, page })).rows.map(({ id }) => id));
    const next: Page = await ask({ sort, ...(cursor ? { cursor } : {}) });
    byKey.push(...next.rows.map(({ id }) => id));
    cursor = next.nextCursor;
  }
  expect(cursor).toBeNull();
  expect(byNumber).toEqual(expected);
  expect(byKey).toEqual(expected);
});

test("a member with expired points moves down the list sorted by points after the recount", async () => {
  const { memberId: first } = await makeMember(api, club);
  const { memberId: second } = await makeMember(api, club);
  await buy(api, club, first, 500);
  await travel(api, club, api.clock.now.add({ hours: 24 * 200 }));
  await buy(api, club, second, 100);
  await travel(api, club, api.clock.now.add({ hours: 24 * 200 }));
  await countExpired(api.services);
  const [top, next] = (await ask({ sort: "points" })).rows;
  expect([top?.id, top?.clubPoints, next?.clubPoints]).toEqual([second, 100, 0]);
  const results = await runChecks(api.services.db.platform);
  expect(results.filter(({ violations }) => violations.length > 0)).toEqual([]);
});
