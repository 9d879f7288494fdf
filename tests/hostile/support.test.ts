import { expect, test } from "vitest";
import { deliverDue } from "#features/integrations/webhooks/api/deliver-due.ts";
import { buy, makeClub, makeImpersonation, makeMember, makeWebhook } from "../api/factories.ts";
import { codeOf, startApi } from "../api/harness.ts";
import { aSendout } from "../api/messages/sendouts.ts";
import { makeCampaign, makeValueCoupon } from "../api/offers.ts";
import { openReceiver } from "../outside/webhook-receiver.ts";

const api = await startApi({ WEBHOOKS_ANYWHERE: "true" });

const secret = {
  email: "ottilia.hemlig@example.com",
  phone: "+46709991234",
  street: "Hemliga gatan 7",
  zip_code: "29 931",
  city: "Gislaved",
  birthday: "1949-02-17",
  gender: "FEMALE",
};

/** Makes a club with a member whose data support must not learn, and a session of support there. */
async function look({ mayChange = false } = {}) {
  const club = await makeClub(api);
  const receiver = await openReceiver();
  const hook = await makeWebhook(api, club, { url: receiver.url });
  const member = await makeMember(api, club, { first_name: "Ottilia", ...secret });
  await buy(api, club, member.memberId, 250);
  receiver.answer.text = `tack för ${secret.email}`;
  await deliverDue(api.services);
  await receiver.close();
  const { token } = await makeImpersonation(api, club, { mayChange });
  return { club, hook, member, as: { as: token, chain: club.chain.subdomain } };
}

const ofGender = (gender: string) => ({
  version: 1,
  match: "ALL",
  conditions: [{ kind: "GENDER", genders: [gender] }],
});

test("support reads no member’s contact details in a webhook’s body or response", async () => {
  const { hook, as } = await look();
  const { rows } = await api.call("listWebhookDeliveries", { params: { id: hook.id }, query: {} }, as);
  expect(rows.length).toBeGreaterThan(1);
  for (const fact of Object.values(secret)) expect(JSON.stringify(rows)).not.toContain(fact);
  const joined = rows.find(({ type }) => type === "member.joined");
  expect(JSON.parse(joined?.body ?? "{}")).toMatchObject({ data: { email: "•••", phone: "•••" } });
});

test("support counts no members by its own conditions", async () => {
  const { as } = await look({ mayChange: true });
  // Nine members of the padding and one woman of the target make ten, so a count rounded down to tens would reveal her.
  const target = {
    match: "ALL",
    conditions: [{ kind: "POST_CODE", codes: ["29931"] }, ...ofGender("FEMALE").conditions],
  };
  const padding = { kind: "POST_CODE", codes: ["11111"] };
  const expression = { version: 1, match: "ANY", conditions: [padding, target] };
  expect(await codeOf(api.call("countSelection", { body: { expression } } as never, as))).toBe("NO_ACCESS");
  const { selectionId, campaignId, media, sms, heldOutPercent } = aSendout;
  const body = { selectionId, campaignId, media, sms, heldOutPercent, sendoutId: null };
  expect(await codeOf(api.call("countSendoutReach", { body }, as))).toBe("NO_ACCESS");
});

test("support sees no samples or explanations of a selection, and no list of names by one", async () => {
  const { club, member, as } = await look({ mayChange: true });
  const expression = ofGender("FEMALE") as never;
  expect(await codeOf(api.call("sampleSelection", { body: { expression } } as never, as))).toBe("NO_ACCESS");
  const explaining = api.call("explainSelection", { body: { expression, memberId: member.memberId } } as never, as);
  expect(await codeOf(explaining)).toBe("NO_ACCESS");
  const merchant = { as: club.merchant.token, chain: club.chain.subdomain };
  const { id } = await api.call("createSelection", { body: { name: "Kvinnor", expression } }, merchant);
  const query = { selection: id };
  expect((await api.call("listMembers", { query }, merchant)).rows).toHaveLength(1);
  expect(await codeOf(api.call("listMembers", { query }, as))).toBe("NO_ACCESS");
  expect(await codeOf(api.call("listMembers", { query: { consent: "EMAIL" } }, as))).toBe("NO_ACCESS");
});

test("support sets no PIN in a merchant’s name, even when the company allows changes", async () => {
  const { as } = await look({ mayChange: true });
  expect(await codeOf(api.call("setPin", { body: { pin: "4711" } } as never, as))).toBe("NO_ACCESS");
});

test("support cannot overwrite the merchant’s texts with a masked incident", async () => {
  const { club, as } = await look({ mayChange: true });
  const merchant = { as: club.merchant.token, chain: club.chain.subdomain };
  const facts = {
    what: "En lista mejlades till fel person",
    discoveredAt: api.clock.now.subtract({ hours: 5 }).toString(),
    beganAt: null,
    dataCategories: "e-post",
    peopleCount: 3,
    recordCount: null,
    consequences: "Spam",
    measures: "Återkallat",
    contact: "dpo@example.com",
  };
  const { id } = await api.call("createIncident", { body: facts }, merchant);
  const { version, ...masked } = await api.call("getIncident", { params: { id } }, as);
  const body = { ...facts, what: masked.what, contact: masked.contact, version };
  expect(await codeOf(api.call("updateIncident", { params: { id }, body }, as))).toBe("NO_ACCESS");
  expect(await api.call("getIncident", { params: { id } }, merchant)).toMatchObject(facts);
});

test("support reads a Smart Selection with a period of months", async () => {
  const { club, as } = await look();
  const merchant = { as: club.merchant.token, chain: club.chain.subdomain };
  const period = { from: "2026-01", to: "2026-03" };
  const condition = { kind: "PURCHASES" as const, min: 1, max: null, locationIds: [], period };
  const expression = { version: 1 as const, match: "ALL" as const, conditions: [condition] };
  const { id } = await api.call("createSelection", { body: { name: "Våren", expression } }, merchant);
  expect(await api.call("getSelection", { params: { id } }, as)).toMatchObject({ expression });
  expect(await api.call("listSelections", {}, as)).toMatchObject([{ expression }]);
});

test("support cannot learn from an offer, purchase or message that a member is in a selection", async () => {
  const { club, member, as } = await look({ mayChange: true });
  const merchant = { as: club.merchant.token, chain: club.chain.subdomain };
  const expression = ofGender("FEMALE") as never;
  const { id: selectionId } = await api.call("createSelection", { body: { name: "Kvinnor", expression } }, merchant);
  const coupon = await makeValueCoupon(api, club, { name: "Kvinnodagen" });
  const forWomen = { name: "Till dig i höst", audience: "SELECTION", selectionId, couponId: coupon.id } as const;
  const { id: campaignId } = await makeCampaign(api, club, forWomen);
  const params = { membershipId: member.membershipNumber };
  const seenByMerchant = await api.call("getAtTill", { params }, merchant);
  expect(seenByMerchant.campaigns.map(({ id }) => id)).toEqual([campaignId]);
  expect(seenByMerchant.coupons.map(({ id }) => id)).toContain(coupon.id);

  const atTill = await api.call("getAtTill", { params }, as);
  expect(atTill.campaigns).toEqual([]);
  expect(atTill.coupons.map(({ id }) => id)).not.toContain(coupon.id);

  const visit = { membershipId: member.membershipNumber, pointOfSaleId: club.locationIds[0], amount: 100 };
  const body = { ...visit, campaignIds: [campaignId], couponIds: [coupon.id] };
  await api.call("registerPurchase", { body } as never, merchant);
  await api.call("sendMemberLogin", { params: { id: member.memberId } }, merchant);

  const ofMember = { params: { id: member.memberId }, query: {} };
  const answers = [
    await api.call("getAtTill", { params }, as),
    await api.call("listPurchases", { query: {} }, as),
    await api.call("listMemberUses", ofMember, as),
  ];
  expect(JSON.stringify(answers)).not.toContain("Till dig i höst");
  const { rows: timeline } = await api.call("listMemberTimeline", ofMember, as);
  expect(timeline.map(({ kind }) => kind)).not.toContain("MESSAGE");
  expect((await api.call("listMemberTimeline", ofMember, merchant)).rows.map(({ kind }) => kind)).toContain("MESSAGE");
  for (const name of ["listPurchases", "getPurchaseTotals"] as const) {
    expect(await codeOf(api.call(name, { query: { campaignId } }, as))).toBe("NO_ACCESS");
  }
});
