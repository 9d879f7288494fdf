import { describe, expect, test } from "vitest";
import { makeMember } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf } from "#tests/api/harness.ts";
import { openStage } from "#tests/api/messages/sendout-stage.ts";
import { anEmail, aSendout, makeSendout } from "#tests/api/messages/sendouts.ts";
import { aValueCoupon, makeCampaign, makeValueCoupon } from "#tests/api/offers.ts";
import { openTill } from "#tests/engine/till.ts";

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
    expect(await refusedStart({ sms: { ...aSendout.sms, link: `/r/${coupon.id}` } })).toEqual({
      "sms.link": "COUPON_NOT_ACTIVE",
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

describe("a value coupon that a sendout's e-mail tells of", () => {
  const homeOf = async (token: string) => {
    const home = await api.call("getConsumerHome", {}, { as: token, host: stage.club.chain.subdomain });
    return home.coupons.filter(({ kind }) => kind === "VALUE").map(({ id }) => id);
  };
  const listOf = async (token: string) => {
    const as = { as: token, host: stage.club.chain.subdomain };
    const all = await api.call("getConsumerCoupons", { body: { activeStatusValidation: true } }, as);
    return all.map(({ id }) => id);
  };

  test("is its readers' to use, once, without any campaign; and nobody else's", async () => {
    const coupon = await makeValueCoupon(api, stage.club);
    const reader = await stage.agreeing();
    const heldOutMember = await makeMember(api, stage.club, { email_notification: false });
    const till = openTill(api, stage.club);
    const use = (memberId: number) => till.visit(memberId, { amount: 80, couponIds: [coupon.id] });
    const id = await started(telling(coupon.id));
    expect(await homeOf(reader.token)).toEqual([]);
    expect(await codeOf(use(reader.memberId))).toBe("COUPON_NOT_YOURS");
    await move(id);
    expect(await statesOf(id)).toEqual(["EMAIL SENT 1", "EMAIL SKIPPED NO_CONSENT 1"]);
    expect([await homeOf(reader.token), await listOf(reader.token)]).toEqual([[coupon.id], [coupon.id]]);
    const atTill = (await till.member(reader.memberId)).coupons.filter(({ kind }) => kind === "VALUE");
    expect(atTill).toMatchObject([{ id: coupon.id, campaign: null, isBrought: true }]);
    expect(await use(reader.memberId)).toMatchObject({ totalAmount: 30, discount: 50 });
    expect(await codeOf(use(reader.memberId))).toBe("COUPON_ALREADY_USED");
    expect(await homeOf(reader.token)).toEqual([]);
    expect([await homeOf(heldOutMember.token), await listOf(heldOutMember.token)]).toEqual([[], []]);
    expect(await codeOf(use(heldOutMember.memberId))).toBe("COUPON_NOT_YOURS");
  });

  test("is its readers' where a link leads to it: whom the SMS went to, or whose e-mail has the button", async () => {
    const [first, second] = [await makeValueCoupon(api, stage.club), await makeValueCoupon(api, stage.club)];
    const byMail = await stage.agreeing({ phone_notification: false });
    const bySms = await stage.agreeing({ email_notification: false });
    const button = { kind: "BUTTON", label: "Visa", target: `/r/${second.id}`, translations: {} };
    const id = await started({
      media: ["SMS", "EMAIL"],
      sms: { ...aSendout.sms, link: `/r/${first.id}/` },
      email: { ...anEmail, blocks: [...anEmail.blocks, button] },
    });
    expect([await homeOf(byMail.token), await homeOf(bySms.token)]).toEqual([[], []]);
    await move(id);
    expect([await homeOf(byMail.token), await homeOf(bySms.token)]).toEqual([[second.id], [first.id]]);
    const use = (memberId: number) => openTill(api, stage.club).visit(memberId, { amount: 80, couponIds: [first.id] });
    expect(await codeOf(use(byMail.memberId))).toBe("COUPON_NOT_YOURS");
    expect(await use(bySms.memberId)).toMatchObject({ discount: 50 });
  });

  test("goes along with a membership that becomes another", async () => {
    const coupon = await makeValueCoupon(api, stage.club);
    const reader = await stage.agreeing();
    await move(await started(telling(coupon.id)));
    const survivor = await makeMember(api, stage.club);
    expect(await homeOf(survivor.token)).toEqual([]);
    const merge = { params: { id: survivor.memberId }, body: { otherId: reader.memberId, taken: [] } };
    await api.call("mergeMembers", merge, by());
    expect(await homeOf(survivor.token)).toEqual([coupon.id]);
    const visit = { amount: 80, couponIds: [coupon.id] };
    expect(await openTill(api, stage.club).visit(survivor.memberId, visit)).toMatchObject({ discount: 50 });
  });

  test("is the one it tells of, not one it told of before it was written anew", async () => {
    const [first, second] = [await makeValueCoupon(api, stage.club), await makeValueCoupon(api, stage.club)];
    const reader = await stage.agreeing();
    const { id } = await makeSendout(api, stage.club, telling(first.id));
    const body = { ...aSendout, ...telling(second.id) } as never;
    await api.call("updateSendout", { params: { id }, body }, by());
    await act(id, "START");
    await move(id);
    expect(await homeOf(reader.token)).toEqual([second.id]);
  });

  test("stays its readers' when an automatic one is written anew", async () => {
    const [first, second] = [await makeValueCoupon(api, stage.club), await makeValueCoupon(api, stage.club)];
    const reader = await stage.agreeing({ birthday: "1990-11-22" });
    const automatic = { occasion: { kind: "BIRTHDAY" as const, days: 0 }, at: "10:00" };
    const id = await started({ ...telling(first.id), automatic });
    api.clock.now = Temporal.Instant.from("2026-11-22T09:00:00Z");
    await move(id);
    await act(id, "PAUSE");
    const body = { ...aSendout, ...telling(second.id), automatic } as never;
    await api.call("updateSendout", { params: { id }, body }, by());
    expect(await homeOf(reader.token)).toContain(first.id);
  });

  test("opens for its readers on its own page, where campaigns bring it to some alone", async () => {
    const coupon = await makeValueCoupon(api, stage.club);
    const expression = { version: 1, match: "ALL", conditions: [{ kind: "GENDER", genders: ["FEMALE"] }] } as const;
    const women = { body: { name: "Kvinnor", expression } } as never;
    const { id: selectionId } = await api.call("createSelection", women, by());
    await makeCampaign(api, stage.club, { couponId: coupon.id, audience: "SELECTION", selectionId });
    const [reader, other] = [await stage.agreeing(), await makeMember(api, stage.club)];
    await move(await started(telling(coupon.id)));
    const page = (token: string) =>
      api.ask("getPublicCoupon", { params: { id: coupon.id } }, { as: token, host: stage.club.chain.subdomain });
    expect([(await page(reader.token)).status, (await page(other.token)).status]).toEqual([200, 404]);
  });
});
