import { describe, expect, test } from "vitest";
import { fieldCodesOf } from "../../../test/harness.ts";
import { aValueCoupon, makeCampaign, makeValueCoupon } from "../../../test/offers.ts";
import { openStage } from "../../../test/sendout-stage.ts";
import { anEmail, makeSendout } from "../../../test/sendouts.ts";

const stage = await openStage();
const { api, mailbox, provider, by, act, many, get, move, started, statesOf } = stage;

const telling = (couponId: number) => ({
  media: ["EMAIL"],
  email: { ...anEmail, blocks: [...anEmail.blocks, { kind: "COUPON", couponId }] },
});
const setCoupon = (id: number, publishStatus: "ACTIVE" | "STOPPED") =>
  api.call("setCouponStatus", { params: { id }, body: { publishStatus } }, by());
const refusedStart = async (more: object) => {
  const { id } = await makeSendout(api, stage.club, more);
  return fieldCodesOf(act(id, "START"));
};

describe("a sendout that tells of an offer", () => {
  test("is not started while nobody could use it, and says so at the field", async () => {
    await many(1);
    const coupon = await makeValueCoupon(api, stage.club, {}, "STOPPED");
    const campaign = await makeCampaign(api, stage.club, {}, "NEW");
    expect(await refusedStart(telling(coupon.id))).toEqual({
      "email.blocks.1.couponId": "COUPON_NOT_ACTIVE",
    });
    expect(await refusedStart({ campaignId: campaign.id })).toEqual({ campaignId: "CAMPAIGN_NOT_ACTIVE" });
  });

  test("waits for a person where that is stopped before it begins", async () => {
    await many(3);
    const coupon = await makeValueCoupon(api, stage.club);
    const id = await started(telling(coupon.id));
    await setCoupon(coupon.id, "STOPPED");
    await move(id);
    expect(await get(id)).toMatchObject({ state: "PAUSED", pauseReason: "OFFER" });
    expect(mailbox.deliveries).toEqual([]);
    await setCoupon(coupon.id, "ACTIVE");
    await act(id, "RESUME");
    await move(id);
    expect(await statesOf(id)).toEqual(["EMAIL SENT 3"]);
  });

  test("and where it is stopped while messages go out", async () => {
    await many(3);
    const campaign = await makeCampaign(api, stage.club);
    const id = await started({ campaignId: campaign.id });
    provider.answer = () => ({ status: 503, json: {} });
    await move(id);
    const body = { publishStatus: "STOPPED" } as const;
    await api.call("setCampaignStatus", { params: { id: campaign.id }, body }, by());
    provider.answer = () => ({ status: 200, json: { id: "elk" } });
    api.clock.now = api.clock.now.add({ minutes: 1 });
    await move(id);
    expect(await get(id)).toMatchObject({ state: "PAUSED", pauseReason: "OFFER" });
    expect(await statesOf(id)).toEqual(["SMS WAITING 3"]);
  });

  test("is asked a second person about anew where the offer is another than they said yes to", async () => {
    await api.call("updateSendoutRules", { body: { quietHours: null, cap: null, approvalAbove: 1 } }, by());
    await many(2);
    const coupon = await makeValueCoupon(api, stage.club);
    const id = await started(telling(coupon.id));
    const second = await stage.secondMerchant();
    await act(id, "APPROVE", false, second);
    const body = aValueCoupon({ description: "Vid köp över tusen kronor" });
    await api.call("updateCoupon", { params: { id: coupon.id }, body }, by());
    await move(id);
    expect(await get(id)).toMatchObject({ state: "SCHEDULED", awaitsApproval: true });
    await act(id, "APPROVE", false, second);
    await move(id);
    expect(await statesOf(id)).toEqual(["EMAIL SENT 2"]);
  });
});
