import { beforeAll, describe, expect, test } from "vitest";
import { buy, type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, startApi, type TestApi } from "#tests/api/harness.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

const as = (club: Club) => ({ as: club.merchant.token, chain: club.chain.subdomain });
const rule = {
  name: "Bönor",
  description: "Ett köp,\nett tack",
  pointsPerKrona: 1.1,
  monthValidation: 6,
  countedPointsFrom: "2026-12-01",
};
type Status = "ACTIVE" | "STOPPED" | "COMPLETED" | "WITHDRAWN";
const setStatus = (club: Club, id: number, publishStatus: Status) =>
  api.ask("setCouponStatus", { params: { id }, body: { publishStatus } }, as(club));

describe("the points rule", () => {
  test("stores the rate to a hundredth of a point per krona", async () => {
    const club = await makeClub(api);
    await api.call("updateClubPoints", { body: rule }, as(club));
    expect(await api.call("getClubPoints", {}, as(club))).toMatchObject(rule);
    expect(await api.call("getPublicPoints", { params: { subdomain: club.chain.subdomain } })).toEqual({
      active: true,
      description: rule.description,
      monthValidation: 6,
      countedPointsFrom: "2026-12-01",
      rewards: [expect.objectContaining({ id: club.couponId, kind: "REWARD" })],
    });
    const call = api.call("updateClubPoints", { body: { ...rule, pointsPerKrona: 1.005 } }, as(club));
    expect(await fieldCodesOf(call)).toEqual({ pointsPerKrona: "INVALID_INPUT" });
  });

  test("applies from the change on: earlier lots keep their rate", async () => {
    const club = await makeClub(api);
    const { memberId } = await makeMember(api, club);
    const before = await buy(api, club, memberId, 100);
    await api.call("updateClubPoints", { body: { ...rule, countedPointsFrom: null } }, as(club));
    const after = await buy(api, club, memberId, 100);
    expect([before.earnedPoints, before.pointsValidThrough]).toEqual([100, "2027-11-20"]);
    expect([after.earnedPoints, after.pointsValidThrough, after.clubPoints]).toEqual([110, "2027-05-20", 210]);
  });

  test("needs published membership terms and an active first reward, and names each missing one", async () => {
    const club = await makeClub(api, { pointsActive: false });
    await setStatus(club, club.couponId, "STOPPED");
    await api.owner.query("delete from terms_version where chain_id = $1", [club.chain.id]);
    const missing = ["MEMBERSHIP_TERMS_MISSING", "FIRST_REWARD_MISSING"];
    const activate = () => api.call("activateClubPoints", {}, as(club));
    expect(Object.values((await fieldCodesOf(activate())) ?? {})).toEqual(missing);
    expect((await api.call("getClubPoints", {}, as(club))).missing).toEqual(missing);
    const params = { kind: "membership" } as const;
    const { texts } = await api.call("getTerms", { params }, as(club));
    await api.call("publishTerms", { params, body: { texts } }, as(club));
    expect(await codeOf(activate())).toBe("FIRST_REWARD_MISSING");
    await setStatus(club, club.couponId, "ACTIVE");
    await activate();
    await activate();
    expect((await api.call("getChain", {}, as(club))).clubPointActive).toBe(true);
    await api.call("deactivateClubPoints", {}, as(club));
    expect((await api.call("getChain", {}, as(club))).clubPointActive).toBe(false);
    const { rows } = await api.owner.query(
      "select act, account_id from audit_entry where chain_id = $1 and subject = 'club points' order by id",
      [club.chain.id],
    );
    expect(rows).toEqual([
      { act: "activate-club-points", account_id: String(club.merchant.accountId) },
      { act: "deactivate-club-points", account_id: String(club.merchant.accountId) },
    ]);
  });
});
