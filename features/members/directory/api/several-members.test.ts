import { beforeAll, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";

let api: TestApi;
let [here, there] = [] as unknown as [Club, Club];
beforeAll(async () => {
  api = await startApi();
  [here, there] = [await makeClub(api), await makeClub(api)];
});

const at = (club: Club, token = club.merchant.token) => ({ as: token, chain: club.chain.subdomain });
const someone = async (club: Club, row = {}) => (await makeMember(api, club, row)).memberId;
const isThere = async (id: number) => (await api.ask("getMember", { params: { id } }, at(here))).status === 200;

describe("a bulk operation on members", () => {
  test("removes each member and reports NOT_FOUND for another club's member", async () => {
    const [one, other, remainingMember, otherClubMember] = [
      await someone(here),
      await someone(here),
      await someone(here),
      await someone(there),
    ];
    const { results } = await api.call("removeMembers", { body: { ids: [one, otherClubMember, other] } }, at(here));
    expect(results).toEqual([
      { id: one, code: null },
      { id: otherClubMember, code: "NOT_FOUND" },
      { id: other, code: null },
    ]);
    expect([await isThere(one), await isThere(other), await isThere(remainingMember)]).toEqual([false, false, true]);
    expect((await api.ask("getMember", { params: { id: otherClubMember } }, at(there))).status).toBe(200);
  });

  test("reports NOT_FOUND for members outside a local merchant's points of sale", async () => {
    const { token } = await makeStaff(api, here, "ROLE_LOCAL_MERCHANT", [here.locationIds[0]]);
    const own = await someone(here, { home_location_id: here.locationIds[0] });
    const elsewhere = await someone(here, { home_location_id: here.locationIds[1] });
    const ids = [own, elsewhere];
    const noted = await api.call("addMemberNotes", { body: { ids, text: "Var på provningen" } }, at(here, token));
    expect(noted.results).toEqual([
      { id: own, code: null },
      { id: elsewhere, code: "NOT_FOUND" },
    ]);
    const { results } = await api.call("removeMembers", { body: { ids } }, at(here, token));
    expect(results.map(({ code }) => code)).toEqual([null, "NOT_FOUND"]);
    expect(await isThere(elsewhere)).toBe(true);
  });

  test("adds the same note once to each member", async () => {
    const [one, other] = [await someone(here), await someone(here)];
    const ids = [one, other, one];
    const { results } = await api.call("addMemberNotes", { body: { ids, text: "Var på provningen" } }, at(here));
    expect(results).toEqual([one, other].map((id) => ({ id, code: null })));
    for (const id of [one, other]) {
      const { rows } = await api.call("listMemberNotes", { params: { id }, query: {} }, at(here));
      expect(rows.map(({ text }) => text)).toEqual(["Var på provningen"]);
    }
  });

  test.each(["", "x".repeat(1001)])("refuses an empty note and a note that is too long", async (text) => {
    const body = { ids: [await someone(here)], text };
    expect((await api.ask("addMemberNotes", { body }, at(here))).status).toBe(400);
  });
});
