import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { runChecks } from "#apps/api/verify/run-checks.ts";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { makeStampCard } from "#tests/api/offers.ts";
import { openQueuedTill } from "./queued-till.fixture.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

/** Orders items by random numbers. */
const shuffled = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);

test("twenty queued visits of ten members, sent twice at once in any order, each count once", async () => {
  const till = await openQueuedTill(api, club);
  const { id: stampcardId } = await makeStampCard(api, club, { stampsAmount: 3 });
  const members = await Promise.all(Array.from({ length: 10 }, () => makeMember(api, club)));
  const hoursAgo = shuffled(Array.from({ length: 20 }, (_, nth) => nth * 8));
  const visits = hoursAgo.map((hours, nth) => ({
    memberId: members[nth % 10]?.memberId as number,
    key: randomUUID(),
    body: {
      amount: 10 + nth,
      stamps: nth % 3 === 0 ? [{ stampcardId, stamps: 2 }] : [],
      ...till.queued(api.clock.now.subtract({ hours })),
    },
  }));
  const send = ({ memberId, body, key }: (typeof visits)[number]) => till.visit(memberId, body, key);
  const answers = await Promise.all(shuffled([...visits, ...visits]).map(send));
  expect(new Set(answers.map(({ purchaseId }) => purchaseId)).size).toBe(visits.length);
  const { rows } = await api.owner.query(
    `select member_id::int as member, count(*)::int as visits, (sum(amount_ore) / 100)::int as paid,
       min(points)::int as points from purchase join member_statistics using (chain_id, member_id)
     where received_at is not null group by member_id order by member_id`,
  );
  const expected = members.map(({ memberId }, nth) => ({
    member: memberId,
    visits: 2,
    paid: 30 + 2 * nth,
    points: 30 + 2 * nth,
  }));
  expect(rows).toEqual(expected.toSorted((one, other) => one.member - other.member));
  const results = await runChecks(api.services.db.platform);
  expect(results.filter(({ violations }) => violations.length > 0)).toEqual([]);
});
