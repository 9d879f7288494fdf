import { beforeAll, expect, test } from "vitest";
import { dateIn } from "#packages/domain/calendar.ts";
import { buy, type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { travel } from "#tests/engine/till.ts";
import { selectSpentLots } from "./ledger.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

/** Creates a regular customer: a purchase a day, each with a lot of as many points as its amount. */
async function makeRegular(amounts: readonly number[]): Promise<number> {
  const { memberId } = await makeMember(api, club);
  for (const amount of amounts) {
    await travel(api, club, api.clock.now.add({ hours: 24 }));
    await buy(api, club, memberId, amount);
  }
  return memberId;
}

async function makeReward(points: number): Promise<number> {
  const { rows } = await api.owner.query(
    "insert into coupon (chain_id, name, points_required, publish_status) values ($1, 'Kaka', $2, 'ACTIVE') returning id",
    [club.chain.id, points],
  );
  return rows[0].id;
}

async function lotsOf(memberId: number): Promise<number[]> {
  const { rows } = await api.owner.query("select left_points::int from point_lot where member_id = $1 order by id", [
    memberId,
  ]);
  return rows.map(({ left_points }) => left_points);
}

test("a use of a reward reads the lots that pay for it one by one, and all other lots as one sum", async () => {
  const reward = await makeReward(25);
  const one = await makeRegular([30, 10, 10, 1, 1]);
  const other = await makeRegular([25, 3, 4]);
  const lotQuery = { memberIds: [one, one, other], couponIds: [reward, reward, reward] };
  const [rows] = await api.services.db.read(club.chain.id, (q) => [
    selectSpentLots(q, { ...lotQuery, today: dateIn("Europe/Stockholm", api.clock.now) }),
  ]);
  const seen = (memberId: number) =>
    rows
      .filter((row) => row.memberId === memberId)
      .map(({ id, left: remaining }) => (id === null ? `beside ${remaining}` : remaining));
  expect(seen(one)).toEqual([30, 10, 10, "beside 2"]);
  expect(seen(other)).toEqual([25, "beside 7"]);
});

test("two rewards of one visit use the lots they both need and leave the others unchanged", async () => {
  const rewards = [await makeReward(15), await makeReward(20)];
  const memberId = await makeRegular([10, 10, 10, 10, 10, 10, 10, 10]);
  const answer = await buy(api, club, memberId, 5, rewards);
  expect(answer.clubPoints).toBe(80 - 35 + 5);
  expect(await lotsOf(memberId)).toEqual([0, 0, 0, 5, 10, 10, 10, 10, 5]);
});

test("a reward above the sum of all lots is refused", async () => {
  const memberId = await makeRegular([10, 10, 10]);
  expect(await codeOf(buy(api, club, memberId, 5, [await makeReward(31)]))).toBe("NOT_ENOUGH_POINTS");
  expect(await codeOf(buy(api, club, memberId, 5, [await makeReward(20), await makeReward(11)]))).toBe(
    "NOT_ENOUGH_POINTS",
  );
  expect(await lotsOf(memberId)).toEqual([10, 10, 10]);
});
