import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Selection } from "#features/messages/selections/domain/selection.ts";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { aCampaign, makeCampaign, makeValueCoupon } from "#tests/api/offers.ts";
import { type OpenTill, openTill } from "#tests/engine/till.ts";

let api: TestApi;
let club: Club;
let till: OpenTill;
type Member = Awaited<ReturnType<typeof makeMember>>;
let woman: Member;
let man: Member;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  club = await makeClub(api);
  till = openTill(api, club);
  [woman, man] = [await makeMember(api, club, { gender: "FEMALE" }), await makeMember(api, club, { gender: "MALE" })];
});

const at = () => ({ as: club.merchant.token, chain: club.chain.subdomain });
const as = ({ token }: Member) => ({ as: token, host: club.chain.subdomain });
const of = (gender: "FEMALE" | "MALE"): Selection => ({
  version: 1,
  match: "ALL",
  conditions: [{ kind: "GENDER", genders: [gender] }],
});

/** Creates a campaign for women with its own value coupon. */
async function forWomen() {
  const selection = await api.call("createSelection", { body: { name: "Kvinnor", expression: of("FEMALE") } }, at());
  const coupon = await makeValueCoupon(api, club);
  const chosen = { audience: "SELECTION", selectionId: selection.id, couponId: coupon.id } as const;
  const campaign = await makeCampaign(api, club, aCampaign("Till dig", chosen));
  return { selection, coupon, campaign };
}

describe("a campaign for a selection", () => {
  test("is visible in the app to its members only, with its coupon", async () => {
    const { coupon, campaign } = await forWomen();
    const everybody = await makeCampaign(api, club, aCampaign("Till alla"));
    const seenBy = async (member: Member) => {
      const home = await api.call("getConsumerHome", {}, as(member));
      const { campaigns } = await api.call("getConsumerCampaigns", {}, as(member));
      const coupons = await api.call("getConsumerCoupons", { body: { activeStatusValidation: true } }, as(member));
      const ids = (things: readonly { id: number }[]) => things.map(({ id }) => id).toSorted();
      expect(ids(home.campaigns)).toEqual(ids(campaigns));
      expect(home.coupons.some(({ id }) => id === coupon.id)).toBe(coupons.some(({ id }) => id === coupon.id));
      return [ids(campaigns), coupons.some(({ id }) => id === coupon.id)];
    };
    expect(await seenBy(woman)).toEqual([[campaign.id, everybody.id], true]);
    expect(await seenBy(man)).toEqual([[everybody.id], false]);
  });

  test("can be used at the till by its members only, and so can its coupon", async () => {
    const { coupon, campaign } = await forWomen();
    const atTill = async ({ membershipNumber: membershipId }: Member) => {
      const { campaigns, coupons } = await api.call("getAtTill", { params: { membershipId } }, at());
      return [campaigns.map(({ id }) => id), coupons.filter(({ kind }) => kind === "VALUE").map(({ id }) => id)];
    };
    expect(await atTill(woman)).toEqual([[campaign.id], [coupon.id]]);
    expect(await atTill(man)).toEqual([[], []]);
    const use = ({ memberId }: Member, more: object) => till.visit(memberId, { amount: 100, ...more });
    expect(await codeOf(use(man, { campaignIds: [campaign.id] }))).toBe("CAMPAIGN_NOT_ACTIVE");
    expect(await codeOf(use(man, { couponIds: [coupon.id] }))).toBe("COUPON_NOT_YOURS");
    expect(await use(woman, { campaignIds: [campaign.id], couponIds: [coupon.id] })).toMatchObject({ discount: 50 });
  });

  test("does not count a use of its coupon by a non-member of the selection, who gets it from a campaign for all", async () => {
    const { coupon } = await forWomen();
    const all = await makeCampaign(api, club, aCampaign("Till alla", { couponId: coupon.id, startDate: "2026-10-01" }));
    const { purchaseId } = await till.visit(man.memberId, { amount: 100, couponIds: [coupon.id] });
    const { rows } = await api.owner.query("select campaign_id from purchase_campaign where purchase_id = $1", [
      purchaseId,
    ]);
    expect(rows.map(({ campaign_id }) => Number(campaign_id))).toEqual([all.id]);
  });

  test("opens by its link for its members only", async () => {
    const { campaign } = await forWomen();
    const open = (member?: Member) =>
      api.call(
        "getPublicCampaign",
        { params: { id: campaign.id } },
        member ? as(member) : { host: club.chain.subdomain },
      );
    expect(await open(woman)).toMatchObject({ id: campaign.id });
    expect(await codeOf(open(man))).toBe("NOT_FOUND");
    expect(await codeOf(open())).toBe("NOT_FOUND");
  });

  test("shows its coupon’s page to its members only, until a campaign for all members has the coupon too", async () => {
    const { coupon } = await forWomen();
    const unbound = await makeValueCoupon(api, club);
    const open = (asker: { as?: string; host: string }, { id } = coupon) =>
      api.call("getPublicCoupon", { params: { id } }, asker);
    const visitor = { host: club.chain.subdomain };
    expect(await open(as(woman))).toMatchObject({ id: coupon.id });
    expect(await codeOf(open(as(man)))).toBe("NOT_FOUND");
    expect(await codeOf(open(visitor))).toBe("NOT_FOUND");
    expect(await open(visitor, unbound)).toMatchObject({ id: unbound.id });
    await makeCampaign(api, club, aCampaign("Till alla", { couponId: coupon.id }));
    expect(await open(visitor)).toMatchObject({ id: coupon.id });
  });

  test("counts views by its members only", async () => {
    const { campaign } = await forWomen();
    const params = { id: campaign.id };
    const look = (asker: { as?: string; host: string }) =>
      api.call("countCampaignView", { params, body: { place: "APP" } }, asker);
    await look(as(woman));
    expect(await codeOf(look(as(man)))).toBe("NOT_FOUND");
    expect(await codeOf(look({ host: club.chain.subdomain }))).toBe("NOT_FOUND");
    expect((await api.call("getCampaignReport", { params }, at())).seen).toEqual({ public: 0, app: 1 });
  });

  test("is shown to the selection’s new members at once after the selection changes", async () => {
    const { selection, campaign } = await forWomen();
    const seen = async (member: Member) =>
      (await api.call("getConsumerHome", {}, as(member))).campaigns.some(({ id }) => id === campaign.id);
    expect([await seen(woman), await seen(man)]).toEqual([true, false]);
    const body = { name: "Män", expression: of("MALE") };
    await api.call("updateSelection", { params: { id: selection.id }, body }, at());
    expect([await seen(woman), await seen(man)]).toEqual([false, true]);
  });

  test("cannot be public or the welcome offer, and its selection cannot be deleted", async () => {
    const { selection, campaign } = await forWomen();
    const chosen = { audience: "SELECTION", selectionId: selection.id } as const;
    const create = (fields: object) =>
      fieldCodesOf(api.call("createCampaign", { body: aCampaign("Fel", { ...chosen, ...fields }) }, at()));
    const detail = await create({ publicToAll: true });
    expect(Object.keys(detail ?? {})).toEqual(["publicToAll"]);
    expect(Object.keys((await create({ welcomeOffer: true, visibilityMonths: 3 })) ?? {})).toEqual(["welcomeOffer"]);
    expect(Object.keys((await create({ selectionId: null })) ?? {})).toEqual(["selectionId"]);
    expect(Object.keys((await create({ selectionId: 2_000_000_000 })) ?? {})).toEqual(["selectionId"]);
    const remove = () => api.call("removeSelection", { params: { id: selection.id } }, at());
    expect(await codeOf(remove())).toBe("SELECTION_IN_USE");
    const [listed] = await api.call("listSelections", {}, at());
    expect(listed?.campaigns).toEqual([{ id: campaign.id, name: "Till dig" }]);
    await api.call("updateCampaign", { params: { id: campaign.id }, body: aCampaign("Till alla") }, at());
    await remove();
  });

  test("is shown to no member if the selection’s expression has an unknown version", async () => {
    const { selection, campaign } = await forWomen();
    await api.owner.query(`update selection set expression = '{"version": 9}' where id = $1`, [selection.id]);
    const home = await api.call("getConsumerHome", {}, as(woman));
    expect(home.campaigns.map(({ id }) => id)).not.toContain(campaign.id);
  });
});
