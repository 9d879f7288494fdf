import { beforeAll, expect, test } from "vitest";
import { makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

const practiceOf = async (club: Awaited<ReturnType<typeof makeClub>>, token = club.merchant.token) =>
  (await api.call("listPracticeMembers", {}, { as: token, chain: club.chain.subdomain })).map(
    ({ membershipId }) => membershipId,
  );

test("a sandbox lists its latest eight members for practice, the newest first", async () => {
  const club = await makeClub(api, { sandbox: true });
  const numbers: string[] = [];
  for (let member = 0; member < 9; member++) numbers.unshift((await makeMember(api, club)).membershipNumber);
  expect(await practiceOf(club)).toEqual(numbers.slice(0, 8));
});

test("a real club lists no member for practice", async () => {
  const club = await makeClub(api);
  await makeMember(api, club);
  expect(await practiceOf(club)).toEqual([]);
});

test("a cashier of a sandbox sees only members of the own point of sale", async () => {
  const club = await makeClub(api, { sandbox: true });
  const own = await makeMember(api, club, { home_location_id: club.locationIds[0] });
  await makeMember(api, club, { home_location_id: club.locationIds[1] });
  const { token } = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
  expect(await practiceOf(club, token)).toEqual([own.membershipNumber]);
});
