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

describe("a sendout with an offer", () => {
  test("is refused at the field while the offer cannot be used", async () => {
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

  test("pauses for a merchant when the offer is stopped before the sendout begins", async () => {
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

  test("pauses when the offer is stopped during sending", async () => {
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

  test("needs a new approval when the offer has changed since the approval", async () => {
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

describe("a value coupon in a sendout's e-mail", () => {
  const homeOf = async (token: string) => {
    const home = await api.call("getConsumerHome", {}, { as: token, host: stage.club.chain.subdomain });
    return home.coupons.filter(({ kind }) => kind === "VALUE").map(({ id }) => id);
  };
  const listOf = async (token: string) => {
    const as = { as: token, host: stage.club.chain.subdomain };
    const all = await api.call("getConsumerCoupons", { body: { activeStatusValidation: true } }, as);
    return all.map(({ id }) => id);
  };

  test("can be used once by its recipients without a campaign, and by no other member", async () => {
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

  test("can be used by recipients of an SMS or e-mail that links to it", async () => {
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

  test("moves to the surviving member in a merge", async () => {
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

  test("is usable only if the sendout contained it when sent, and not if it was replaced before", async () => {
    const [first, second] = [await makeValueCoupon(api, stage.club), await makeValueCoupon(api, stage.club)];
    const reader = await stage.agreeing();
    const { id } = await makeSendout(api, stage.club, telling(first.id));
    const body = { ...aSendout, ...telling(second.id) } as never;
    await api.call("updateSendout", { params: { id }, body }, by());
    await act(id, "START");
    await move(id);
    expect(await homeOf(reader.token)).toEqual([second.id]);
  });

  test("remains usable for its recipients when the automatic sendout changes to another coupon", async () => {
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

  test("opens on its own page for recipients, even when campaigns show it only to some members", async () => {
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
