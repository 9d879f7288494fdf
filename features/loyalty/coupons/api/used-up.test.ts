import { beforeAll, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { makeCampaign, makeValueCoupon } from "#tests/api/offers.ts";
import { openTill } from "#tests/engine/till.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

/** Creates a coupon with one use allowed, and uses it. */
async function usedUp() {
  const till = openTill(api, club);
  const { id } = await makeValueCoupon(api, club, { totalLimit: 1 });
  await makeCampaign(api, club, { couponId: id });
  const { memberId } = await makeMember(api, club);
  const { purchaseId } = await till.visit(memberId, { amount: 80, couponIds: [id] });
  const as = { as: club.merchant.token, chain: club.chain.subdomain };
  const show = () => api.call("getCoupon", { params: { id } }, as);
  type Status = Parameters<typeof api.call<"setCouponStatus">>[1]["body"]["publishStatus"];
  const set = (publishStatus: Status) => api.call("setCouponStatus", { params: { id }, body: { publishStatus } }, as);
  const use = () => till.visit(memberId, { amount: 80, couponIds: [id] });
  return { show, set, use, giveBack: () => till.undo(purchaseId) };
}

describe("a used-up coupon", () => {
  test("can be withdrawn, and is not available again when a use is cancelled", async () => {
    const { show, set, use, giveBack } = await usedUp();
    expect(await show()).toMatchObject({ publishStatus: "COMPLETED" });
    expect(await set("WITHDRAWN")).toMatchObject({ publishStatus: "WITHDRAWN" });
    await giveBack();
    expect(await show()).toMatchObject({ publishStatus: "WITHDRAWN" });
    expect(await codeOf(use())).toBe("COUPON_NOT_ACTIVE");
  });

  test("can be completed, and then allows no further change", async () => {
    const { show, set, giveBack } = await usedUp();
    await set("COMPLETED");
    expect(await codeOf(set("WITHDRAWN"))).toBe("STATUS_NOT_ALLOWED");
    await giveBack();
    expect(await show()).toMatchObject({ publishStatus: "COMPLETED" });
  });
});
