import { beforeAll, describe, expect, test } from "vitest";
import { type Club, makeClub } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { aBanner, makeCampaign, makeStampCard, makeValueCoupon } from "#tests/api/offers.ts";
import { publicFacts } from "./public-facts.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

test("a chain has the same data in the API and in the first paint", async () => {
  const { chain } = await makeClub(api);
  const publicChain = await api.call("getPublicChain", { params: { subdomain: chain.subdomain } });
  expect(publicChain).toEqual(await publicFacts(api.services, chain));
  expect(publicChain).toMatchObject({
    clubPointActive: true,
    open: true,
    pointsOfSale: [{ subpage: "norr" }, { subpage: "soder" }],
  });
});

test("a chain announces its welcome gift, on the landing page or not, while the gift runs", async () => {
  const club = await makeClub(api);
  const giftOf = async () =>
    (await api.call("getPublicChain", { params: { subdomain: club.chain.subdomain } })).welcomeGift;
  expect(await giftOf()).toBeNull();
  const welcome = { name: "En bulle på oss", welcomeOffer: true, visibilityMonths: 1, publicToAll: false };
  const { id } = await makeCampaign(api, club, welcome);
  expect(await giftOf()).toMatchObject({ sv: "Välkomstgåva: En bulle på oss", en: "Welcome gift: En bulle på oss" });
  await api.owner.query("update campaign set publish_status = 'STOPPED' where id = $1", [id]);
  expect(await giftOf()).toBeNull();
});

test.each(["MEMBERSHIP", "PRIVACY"])(
  "a club without its published %s text is not open to new members, and its company is not shown",
  async (kind) => {
    const { chain, companyId } = await makeClub(api);
    const company = () => api.call("getPublicCompany", { params: { id: companyId } });
    expect(await company()).toEqual({ id: companyId, name: `${chain.subdomain} AB`, city: "Lund" });
    await api.owner.query("delete from terms_version where chain_id = $1 and kind = $2", [chain.id, kind]);
    expect((await api.call("getPublicChain", { params: { subdomain: chain.subdomain } })).open).toBe(false);
    expect(await codeOf(company())).toBe("NOT_FOUND");
  },
);

test.each(["NEW", "STOPPED", "COMPLETED", "WITHDRAWN"])(
  "a coupon that is %s gives the same 404 as an unknown one",
  async (status) => {
    const { chain, couponId } = await makeClub(api);
    const publicCoupon = await api.call("getPublicCoupon", { params: { id: couponId } }, { host: chain.subdomain });
    expect(publicCoupon).toMatchObject({ id: couponId, publishStatus: "ACTIVE" });
    await api.owner.query("update coupon set publish_status = $2 where id = $1", [couponId, status]);
    await expectTheSame404("getPublicCoupon", couponId, chain.subdomain);
  },
);

/** The parts of a response that do not depend on the single request. */
const toldBy = ({ status, body, headers }: Awaited<ReturnType<TestApi["ask"]>>) => {
  const { "content-type": type, "cache-control": caching, "content-length": length } = headers;
  return { status, type, caching, length, body: JSON.stringify({ ...(body as object), requestId: "" }) };
};

/** Expects the same response, byte for byte, for a hidden id and an unknown one. */
async function expectTheSame404(name: "getPublicCampaign" | "getPublicCoupon", id: number, host: string) {
  const [hidden, none] = [
    await api.ask(name, { params: { id } }, { host }),
    await api.ask(name, { params: { id: 999_999 } }, { host }),
  ];
  expect(hidden.status).toBe(404);
  expect(toldBy(hidden)).toEqual(toldBy(none));
}

describe("a campaign by its link", () => {
  const ask = (id: number, host: string) => api.call("getPublicCampaign", { params: { id } }, { host });

  test("is shown while the campaign runs, public or not, also for a welcome offer; its coupon only while available", async () => {
    const club = await makeClub(api);
    const { subdomain } = club.chain;
    const value = await makeValueCoupon(api, club);
    const hidden = await makeCampaign(api, club, { couponId: value.id });
    const welcome = await makeCampaign(api, club, { welcomeOffer: true, visibilityMonths: 1 });
    expect(await ask(hidden.id, subdomain)).toMatchObject({ id: hidden.id, coupon: { id: value.id, value: 50 } });
    expect(await ask(welcome.id, subdomain)).toMatchObject({ id: welcome.id, welcomeOffer: true });
    await api.owner.query("update coupon set publish_status = 'NEW' where id = $1", [value.id]);
    expect(await ask(hidden.id, subdomain)).toMatchObject({ coupon: null });
  });

  test.each(["NEW", "STOPPED", "COMPLETED", "WITHDRAWN"] as const)(
    "that is %s gives the same 404 as an unknown one",
    async (status) => {
      const club = await makeClub(api);
      const { id } = await makeCampaign(api, club, { publicToAll: true }, status);
      await expectTheSame404("getPublicCampaign", id, club.chain.subdomain);
    },
  );

  test("has the banner’s editor data, but the landing page’s list does not", async () => {
    const club = await makeClub(api);
    const banner = { newData: aBanner };
    const { id } = await makeCampaign(api, club, { banner, publicToAll: true });
    expect(await ask(id, club.chain.subdomain)).toMatchObject({ banner });
    const [listed] = await api.call("getPublicCampaigns", { params: { subdomain: club.chain.subdomain } });
    expect(listed).toMatchObject({ id });
    expect(listed).not.toHaveProperty("banner");
  });

  test("of another club gives the same 404", async () => {
    const [mine, other] = [await makeClub(api), await makeClub(api)];
    const { id } = await makeCampaign(api, other);
    await expectTheSame404("getPublicCampaign", id, mine.chain.subdomain);
  });
});

describe("the landing page", () => {
  const landing = async ({ chain }: Club) => ({
    campaigns: (await api.call("getPublicCampaigns", { params: { subdomain: chain.subdomain } })).map(({ id }) => id),
    cards: (await api.call("getPublicStampcards", { params: { subdomain: chain.subdomain } })).map(({ id }) => id),
  });

  test("shows running public campaigns, a public welcome offer and active stamp cards", async () => {
    const club = await makeClub(api);
    const publicCampaign = await makeCampaign(api, club, { publicToAll: true });
    const welcome = await makeCampaign(api, club, { publicToAll: true, welcomeOffer: true, visibilityMonths: 1 });
    await makeCampaign(api, club);
    const card = await makeStampCard(api, club);
    for (const status of ["NEW", "STOPPED", "COMPLETED", "WITHDRAWN"] as const) {
      await makeCampaign(api, club, { publicToAll: true }, status);
      await makeStampCard(api, club, {}, status);
    }
    const other = await makeClub(api);
    await makeCampaign(api, other, { publicToAll: true });
    const { campaigns, cards } = await landing(club);
    expect(campaigns.toSorted()).toEqual([publicCampaign.id, welcome.id].toSorted());
    expect(cards).toEqual([card.id]);
    const [publicCard] = await api.call("getPublicStampcards", { params: { subdomain: club.chain.subdomain } });
    expect(publicCard).toMatchObject({ title: card.title, reward: card.coupon.reward, publishStatus: "ACTIVE" });
    expect(publicCard).not.toHaveProperty("name");
  });
});

describe.each([
  ["begins", "2026-10-24T22:00:00Z"],
  ["ends", "2026-10-25T23:00:00Z"],
])("the public pages at the clock change, when a day of 25 hours %s", (when, midnight) => {
  test("show campaigns and coupons that are valid on the chain’s day, without a job", async () => {
    const now = api.clock.now;
    const before = Temporal.Instant.from(midnight).subtract({ milliseconds: 1 });
    const days = { startDate: "2026-10-25", endDate: "2026-10-25" };
    api.clock.now = before;
    const club = await makeClub(api);
    const { subdomain } = club.chain;
    const campaign = await makeCampaign(api, club, { ...days, publicToAll: true });
    const coupon = await makeValueCoupon(api, club, days);
    const landing = async () => (await api.call("getPublicCampaigns", { params: { subdomain } })).length;
    const show = async (isShown: boolean) => {
      expect(await landing()).toBe(isShown ? 1 : 0);
      for (const [name, id] of [
        ["getPublicCampaign", campaign.id],
        ["getPublicCoupon", coupon.id],
      ] as const) {
        if (isShown) expect(await api.call(name, { params: { id } }, { host: subdomain })).toMatchObject({ id });
        else await expectTheSame404(name, id, subdomain);
      }
    };
    await show(when === "ends");
    api.clock.now = Temporal.Instant.from(midnight);
    await show(when === "begins");
    api.clock.now = now;
  });
});

test("a used-up coupon gives the same 404 as an unknown one, until a use is cancelled", async () => {
  const club = await makeClub(api);
  const { id } = await makeValueCoupon(api, club, { totalLimit: 1 });
  const take = (taken: number) =>
    api.owner.query("update coupon_stock set taken = $2 where coupon_id = $1", [id, taken]);
  await take(1);
  await expectTheSame404("getPublicCoupon", id, club.chain.subdomain);
  await take(0);
  expect((await api.ask("getPublicCoupon", { params: { id } }, { host: club.chain.subdomain })).status).toBe(200);
});

test("a coupon is found on its own chain’s host only", async () => {
  const [mine, other] = [await makeClub(api), await makeClub(api)];
  const ask = (host?: string) => codeOf(api.call("getPublicCoupon", { params: { id: mine.couponId } }, { host }));
  expect(await ask(other.chain.subdomain)).toBe("NOT_FOUND");
  expect(await ask()).toBe("NOT_FOUND");
});

test("on a chain’s own host the subdomain in the path must be that chain’s", async () => {
  const [mine, other] = [await makeClub(api), await makeClub(api)];
  const options = { host: mine.chain.subdomain };
  const params = { subdomain: other.chain.subdomain };
  expect(await codeOf(api.call("getPublicChain", { params }, options))).toBe("NOT_FOUND");
  expect(await codeOf(api.call("getMembershipTerms", { params, body: {} }, options))).toBe("NOT_FOUND");
});

test("visitors see if SMS can be sent, but not the number of credits", async () => {
  const [some, none] = [await makeClub(api), await makeClub(api, { smsCredits: 0 })];
  expect(await api.call("getPublicSmsAccount", { params: { subdomain: some.chain.subdomain } })).toEqual({
    hasCredits: true,
  });
  expect(await api.call("getPublicSmsAccount", { params: { subdomain: none.chain.subdomain } })).toEqual({
    hasCredits: false,
  });
});

test("an unknown subpage is not found", async () => {
  const { chain } = await makeClub(api);
  const params = { subdomain: chain.subdomain, subpage: "ingenstans" };
  expect(await codeOf(api.call("getPublicLocation", { params }))).toBe("NOT_FOUND");
});
