import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { aBanner, aValueCoupon, makeCampaign, makeStampCard } from "#tests/api/offers.ts";

let api: TestApi;
let club: Club;
let french: Awaited<ReturnType<typeof makeMember>>;
let swedish: typeof french;
let ids: { reward: number; campaign: number; card: number; purchase: number; cardReward: number };

const by = (of: Club) => ({ as: of.merchant.token, chain: of.chain.subdomain });
const at = (language: string) => ({ host: club.chain.subdomain, language });

/** Creates two of each item: one with texts in French, one in Swedish only. */
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  french = await makeMember(api, club, { language: "fr" });
  swedish = await makeMember(api, club);
  const rule = { pointsPerKrona: 1, monthValidation: 12, countedPointsFrom: null };
  await api.call(
    "updateClubPoints",
    { body: { ...rule, name: "Bönor", description: "En böna", translations: { fr: { description: "Un grain" } } } },
    by(club),
  );
  const reward = { name: "Bulle", description: "Nybakad", pointsRequired: 100 };
  await api.call(
    "updateCoupon",
    { params: { id: club.couponId }, body: { ...reward, translations: { fr: { name: "Brioche" } } } },
    by(club),
  );
  const value = await api.call(
    "createCoupon",
    {
      body: aValueCoupon({
        name: "Tjugo av",
        description: "På allt",
        translations: { fr: { name: "Vingt de moins" } },
      }),
    },
    by(club),
  );
  await api.call("setCouponStatus", { params: { id: value.id }, body: { publishStatus: "ACTIVE" } }, by(club));
  const campaign = await makeCampaign(api, club, {
    name: "Hösten",
    description: "Varmt gott",
    banner: { newData: aBanner },
    actionButtonLabel: "Läs mer",
    actionButtonTarget: "https://example.com",
    publicToAll: true,
    couponId: value.id,
    translations: { fr: { name: "Automne", bannerText: "C’est l’automne", actionButtonLabel: "En savoir plus" } },
  });
  const card = await makeStampCard(api, club, {
    stampsAmount: 2,
    title: "Kaffe",
    subtitle: "Alla sorter",
    coupon: { reward: "Valfri kaffe", description: "Liten", hideTitle: false, dayValidation: 30 },
    translations: { fr: { title: "Café", reward: "Café au choix" } },
  });
  const staff = { ...by(club), key: randomUUID() };
  const visit = { membershipId: french.membershipNumber, pointOfSaleId: club.locationIds[0] };
  await api.call("registerPurchase", { body: { ...visit, amount: 500 } }, staff);
  const { purchaseId } = await api.call(
    "registerPurchase",
    {
      body: {
        ...visit,
        amount: 40,
        couponIds: [club.couponId],
        stamps: [{ stampcardId: card.id, stamps: 2 }],
        campaignIds: [campaign.id],
      },
    },
    { ...staff, key: randomUUID() },
  );
  ids = {
    reward: club.couponId,
    campaign: campaign.id,
    card: card.id,
    purchase: purchaseId,
    cardReward: card.coupon.id,
  };
});

const coupon = { name: "Brioche", description: "Nybakad" };
const value = { name: "Vingt de moins", description: "På allt" };
const campaign = {
  name: "Automne",
  description: "Varmt gott",
  bannerTexts: ["C’est l’automne"],
  actionButtonLabel: "En savoir plus",
  coupon: value,
};
const card = { title: "Café", subtitle: "Alla sorter", reward: "Café au choix" };
const won = { reward: "Café au choix", description: "Liten" };
const points = { name: "Bönor", description: "Un grain" };
const own = {
  coupon: { name: "Bulle", description: "Nybakad" },
  campaign: { name: "Hösten", bannerTexts: ["Höst"], actionButtonLabel: "Läs mer", coupon: { name: "Tjugo av" } },
  card: { title: "Kaffe", reward: "Valfri kaffe" },
  won: { reward: "Valfri kaffe", description: "Liten" },
  points: { name: "Bönor", description: "En böna" },
};

describe("a French reader of a Swedish club", () => {
  const me = () => ({ as: french.token, host: club.chain.subdomain });

  test("reads French texts at home, before and after caching, while a Swede reads Swedish", async () => {
    const swede = await api.call("getConsumerHome", {}, { as: swedish.token, host: club.chain.subdomain });
    expect(swede).toMatchObject({
      coupons: [own.coupon, { name: "Tjugo av" }],
      campaigns: [own.campaign],
      points: own.points,
    });
    for (const _ of [1, 2]) {
      expect(await api.call("getConsumerHome", {}, me())).toMatchObject({
        coupons: [coupon, value],
        campaigns: [campaign],
        stampcards: [card],
        stampcardCoupons: [won],
        points,
      });
    }
    const again = await api.call("getConsumerHome", {}, { as: swedish.token, host: club.chain.subdomain });
    expect(again).toEqual(swede);
  });

  test("reads French texts in each list and page of the app", async () => {
    expect(await api.call("getConsumerCoupons", { body: {} }, me())).toMatchObject([coupon, value]);
    expect(await api.call("getConsumerCampaigns", {}, me())).toMatchObject({ campaigns: [campaign] });
    expect(await api.call("getConsumerStampcards", {}, me())).toMatchObject([card]);
    expect(await api.call("getConsumerStampcardCoupons", {}, me())).toMatchObject([won]);
    const params = { id: ids.cardReward };
    expect(await api.call("getConsumerStampcardCoupon", { params }, me())).toMatchObject(won);
    expect(await api.call("getConsumerPoints", {}, me())).toMatchObject(points);
  });

  test("reads French texts in the history", async () => {
    const bought = { coupons: [{ name: "Brioche" }], stamps: [{ title: "Café" }], campaigns: [{ name: "Automne" }] };
    expect(await api.call("getConsumerPurchase", { params: { id: ids.purchase } }, me())).toMatchObject(bought);
    const { rows } = await api.call("getConsumerPurchases", { query: {} }, me());
    expect(rows[0]).toMatchObject(bought);
    const account = await api.call("getPointsAccount", { query: {} }, me());
    expect(account.rows.find(({ kind }) => kind === "USED")).toMatchObject({ subject: "Brioche" });
  });

  test("reads French texts on public pages", async () => {
    const params = { subdomain: club.chain.subdomain };
    expect(await api.call("getPublicCampaign", { params: { id: ids.campaign } }, at("fr"))).toMatchObject(campaign);
    expect(await api.call("getPublicCampaign", { params: { id: ids.campaign } }, at("sv"))).toMatchObject(own.campaign);
    expect(await api.call("getPublicCoupon", { params: { id: ids.reward } }, at("fr"))).toMatchObject(coupon);
    expect(await api.call("getPublicCampaigns", { params }, at("fr"))).toMatchObject([campaign]);
    expect(await api.call("getPublicStampcards", { params }, at("fr"))).toMatchObject([card]);
    expect(await api.call("getPublicPoints", { params }, at("fr"))).toMatchObject({ description: "Un grain" });
  });

  test("is sent the language in the header, and no proxy may cache the response", async () => {
    const fetchHeaders = async (language: string) =>
      (await api.ask("getPublicCampaign", { params: { id: ids.campaign } }, at(language))).headers;
    expect(await fetchHeaders("fr")).toMatchObject({ "content-language": "fr", "cache-control": "no-store" });
    expect((await fetchHeaders("fr")).vary).toContain("accept-language");
    expect(await fetchHeaders("sv")).toMatchObject({ "content-language": "sv" });
  });
});

describe("staff with another language", () => {
  test("read the club’s own texts at the till and in the back office", async () => {
    const staff = { ...by(club), language: "fr" };
    const params = { membershipId: french.membershipNumber };
    expect(await api.call("getAtTill", { params }, staff)).toMatchObject({
      coupons: [own.coupon, { name: "Tjugo av", campaign: "Hösten" }],
      stampcards: [own.card],
      stampcardCoupons: [own.won],
    });
    expect(await api.call("getMerchantPurchase", { params: { id: ids.purchase } }, staff)).toMatchObject({
      coupons: [{ name: "Bulle" }],
      stamps: [{ title: "Kaffe" }],
      campaigns: [{ name: "Hösten" }],
    });
    const account = await api.call("getMemberPointsAccount", { params, query: {} }, staff);
    expect(account.rows.find(({ kind }) => kind === "USED")).toMatchObject({ subject: "Bulle" });
  });
});

test("a copied stamp card has its texts in every language", async () => {
  const copy = await api.call("copyStampcard", { params: { id: ids.card }, body: { name: "Kopian" } }, by(club));
  expect(copy.translations).toEqual({ fr: { title: "Café", reward: "Café au choix" } });
});
