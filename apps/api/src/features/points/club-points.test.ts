import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { buy, type Club, makeClub, makeMember } from "../../../test/factories.ts";
import { codeOf, fieldCodesOf, startApi, type TestApi } from "../../../test/harness.ts";
import { heldUp } from "../../../test/held-up.ts";

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
  api.ask("setRewardStatus", { params: { id }, body: { publishStatus } }, as(club));
const reward = { name: "Chokladboll", description: "", pointsRequired: 80 };

describe("the rule", () => {
  test("is kept to the hundredth", async () => {
    const club = await makeClub(api);
    await api.call("updateClubPoints", { body: rule }, as(club));
    expect(await api.call("getClubPoints", {}, as(club))).toMatchObject(rule);
    expect(await api.call("getPublicPoints", { params: { subdomain: club.chain.subdomain } })).toEqual({
      active: true,
      description: rule.description,
      monthValidation: 6,
      countedPointsFrom: "2026-12-01",
    });
    const call = api.call("updateClubPoints", { body: { ...rule, pointsPerKrona: 1.005 } }, as(club));
    expect(await fieldCodesOf(call)).toEqual({ pointsPerKrona: "INVALID_INPUT" });
  });

  test("applies from then on: lots keep the promise they were earned under", async () => {
    const club = await makeClub(api);
    const { memberId } = await makeMember(api, club);
    const before = await buy(api, club, memberId, 100);
    await api.call("updateClubPoints", { body: { ...rule, countedPointsFrom: null } }, as(club));
    const after = await buy(api, club, memberId, 100);
    expect([before.earnedPoints, before.pointsValidThrough]).toEqual([100, "2027-11-20"]);
    expect([after.earnedPoints, after.pointsValidThrough, after.clubPoints]).toEqual([110, "2027-05-20", 210]);
  });

  test("is activated once both texts are published and a first reward is active; each missing thing is named", async () => {
    const club = await makeClub(api, { pointsActive: false });
    await setStatus(club, club.couponId, "STOPPED");
    await api.owner.query("delete from terms_version where chain_id = $1", [club.chain.id]);
    const missing = ["MEMBERSHIP_TERMS_MISSING", "PRIVACY_POLICY_MISSING", "FIRST_REWARD_MISSING"];
    const activate = () => api.call("activateClubPoints", {}, as(club));
    expect(Object.values((await fieldCodesOf(activate())) ?? {})).toEqual(missing);
    expect((await api.call("getClubPoints", {}, as(club))).missing).toEqual(missing);
    for (const kind of ["membership", "privacy"] as const) {
      const { texts } = await api.call("getTerms", { params: { kind } }, as(club));
      await api.call("publishTerms", { params: { kind }, body: { texts } }, as(club));
    }
    expect(await codeOf(activate())).toBe("FIRST_REWARD_MISSING");
    await setStatus(club, club.couponId, "ACTIVE");
    await activate();
    await activate();
    expect((await api.call("getChain", {}, as(club))).clubPointActive).toBe(true);
    await api.call("deactivateClubPoints", {}, as(club));
    expect((await api.call("getChain", {}, as(club))).clubPointActive).toBe(false);
    const { rows } = await api.owner.query(
      "select act, account_id from audit_entry where chain_id = $1 and subject = 'club points'",
      [club.chain.id],
    );
    expect(rows).toEqual([
      { act: "activate-club-points", account_id: String(club.merchant.accountId) },
      { act: "deactivate-club-points", account_id: String(club.merchant.accountId) },
    ]);
  });
});

describe("a reward", () => {
  test("goes along the table of statuses and nowhere else", async () => {
    const club = await makeClub(api);
    const { id } = await api.call("createReward", { body: reward }, as(club));
    const steps: [Status, number][] = [
      ["STOPPED", 409],
      ["ACTIVE", 200],
      ["ACTIVE", 409],
      ["STOPPED", 200],
      ["ACTIVE", 200],
      ["WITHDRAWN", 200],
      ["ACTIVE", 409],
      ["COMPLETED", 409],
    ];
    for (const [to, status] of steps)
      expect({ to, status: (await setStatus(club, id, to)).status }).toEqual({ to, status });
    expect(await codeOf(api.call("updateReward", { params: { id }, body: reward }, as(club)))).toBe(
      "STATUS_NOT_ALLOWED",
    );
  });

  test("is ended once, however many end it at once", async () => {
    const club = await makeClub(api);
    const ends = ["WITHDRAWN", "COMPLETED", "WITHDRAWN", "COMPLETED"] as const;
    const answers = await heldUp(
      api,
      `select from coupon where id = ${club.couponId} for update`,
      ends.map((to) => () => setStatus(club, club.couponId, to)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  test("is not published before the membership conditions", async () => {
    const club = await makeClub(api);
    await api.owner.query("delete from terms_version where chain_id = $1 and kind = 'MEMBERSHIP'", [club.chain.id]);
    const { id } = await api.call("createReward", { body: reward }, as(club));
    expect((await setStatus(club, id, "ACTIVE")).body).toMatchObject({ code: "MEMBERSHIP_TERMS_MISSING" });
  });

  test("can be deleted while it is a draft", async () => {
    const club = await makeClub(api);
    const { id } = await api.call("createReward", { body: reward }, as(club));
    await api.call("removeReward", { params: { id } }, as(club));
    expect(await codeOf(api.call("removeReward", { params: { id: club.couponId } }, as(club)))).toBe(
      "STATUS_NOT_ALLOWED",
    );
    expect((await api.call("listRewards", {}, as(club))).map((each) => each.id)).toEqual([club.couponId]);
  });

  test("counts the redemptions that were not taken back", async () => {
    const club = await makeClub(api);
    const { memberId } = await makeMember(api, club);
    await buy(api, club, memberId, 300);
    await buy(api, club, memberId, 1, [club.couponId]);
    const { redemptions } = await buy(api, club, memberId, 1, [club.couponId]);
    const params = { id: redemptions[0]?.redemptionId as number };
    await api.call("cancelRedemption", { params, body: { reason: "fel" } }, as(club));
    expect(await api.call("listRewards", {}, as(club))).toMatchObject([{ id: club.couponId, redeemed: 1 }]);
  });

  test("shows a picture of at most 800 pixels; what is no picture is refused", async () => {
    const club = await makeClub(api);
    const params = { id: club.couponId };
    const image = sharp({ create: { width: 1200, height: 600, channels: 3, background: "#8b1e3f" } });
    const file = { bytes: await image.png().toBuffer(), type: "image/png" };
    const { imagePath } = await api.call("setRewardImage", { params }, { ...as(club), file });
    const kept = await api.services.files.read(imagePath);
    expect(await sharp(kept as Buffer).metadata()).toMatchObject({ format: "webp", width: 800, height: 400 });
    const text = { bytes: Buffer.from("<svg onload='alert(1)'/>"), type: "image/png" };
    expect(await codeOf(api.call("setRewardImage", { params }, { ...as(club), file: text }))).toBe(
      "IMAGE_NOT_READABLE",
    );
    const seen = await api.call("getPublicCoupon", { params }, { host: club.chain.subdomain });
    expect(seen.imagePath).toBe(imagePath);
  });
});
