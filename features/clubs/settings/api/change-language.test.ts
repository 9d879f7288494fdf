import { beforeAll, expect, test } from "vitest";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { fieldCodesOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { aBanner, makeCampaign, makeStampCard } from "#tests/api/offers.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

const by = () => ({ as: club.merchant.token, chain: club.chain.subdomain });
const save = (language: "sv" | "en" | "fr", languages?: ("sv" | "en" | "fr")[]) => {
  const { subdomain } = club.chain;
  const body = { commercialName: "Kaffebönan", subdomain, language, languages, brandColour: "#b4532a" };
  return api.call("updateChain", { body }, by());
};
const reward = { name: "Bulle", description: "Nybakad", pointsRequired: 100 };
const campaign = {
  description: "Varmt gott",
  banner: { newData: aBanner },
  publicToAll: true,
  translations: { fr: { name: "Automne", bannerText: "C’est l’automne" }, en: { name: "Autumn" } },
};

/** Returns the texts that a member of each language reads on the home screen. */
async function readBy(language: string) {
  const { token } = await makeMember(api, club, { language });
  const home = await api.call("getConsumerHome", {}, { as: token, host: club.chain.subdomain });
  return {
    coupons: home.coupons.map(({ name, description }) => [name, description]),
    campaigns: home.campaigns.map(({ name, description, bannerTexts }) => [name, description, ...bannerTexts]),
    cards: home.stampcards.map(({ title, subtitle, reward }) => [title, subtitle, reward]),
    points: [home.points.name, home.points.description],
  };
}

test("after a change of the club’s language its translation becomes the club’s own text, and readers of both languages see no change", async () => {
  const params = { id: club.couponId };
  const translations = { fr: { name: "Brioche" }, en: { name: "Bun", description: "Fresh" } };
  await api.call("updateCoupon", { params, body: { ...reward, translations } }, by());
  const { id } = await makeCampaign(api, club, campaign);
  await makeStampCard(api, club, { translations: { fr: { title: "Café", rewardDescription: "Petit ou grand" } } });
  const rule = { name: "Bönor", description: "", pointsPerKrona: 1, monthValidation: 12, countedPointsFrom: null };
  await api.call("updateClubPoints", { body: { ...rule, translations: { fr: { name: "Grains" } } } }, by());
  const before = { sv: await readBy("sv"), fr: await readBy("fr") };

  expect((await save("fr")).language).toBe("fr");
  expect({ sv: await readBy("sv"), fr: await readBy("fr") }).toEqual(before);
  expect(await api.call("getCoupon", { params }, by())).toMatchObject({
    name: "Brioche",
    description: "Nybakad",
    translations: { sv: { name: "Bulle" }, en: { name: "Bun", description: "Fresh" } },
  });
  expect(await api.call("getCampaign", { params: { id } }, by())).toMatchObject({
    name: "Automne",
    bannerText: "C’est l’automne",
    translations: { sv: { name: "Höstens kaffe", bannerText: "Höst" }, en: { name: "Autumn" } },
  });

  await save("sv");
  expect({ sv: await readBy("sv"), fr: await readBy("fr") }).toEqual(before);
  expect(await api.call("getCoupon", { params }, by())).toMatchObject({ ...reward, translations });
});

test("a club always offers its own language, and a save without languages changes none", async () => {
  expect(await save("sv", ["fr"])).toMatchObject({ language: "sv", languages: ["sv", "fr"] });
  expect(await save("sv")).toMatchObject({ languages: ["sv", "fr"] });
  expect(await save("en")).toMatchObject({ language: "en", languages: ["sv", "en", "fr"] });
  expect(await save("en", [])).toMatchObject({ languages: ["en"] });
  const params = { subdomain: club.chain.subdomain };
  expect(await api.call("getPublicChain", { params })).toMatchObject({ language: "en", languages: ["en"] });
  expect(await save("sv", ["sv", "en", "fr"])).toMatchObject({ languages: ["sv", "en", "fr"] });
});

test("the translated share of each language counts current objects only", async () => {
  const loadLanguages = () => api.call("getWrittenLanguages", {}, by());
  // The reward, the points, a category, a campaign and a card.
  const in5 = {
    things: 5,
    written: [
      { language: "en", things: 2 },
      { language: "fr", things: 4 },
    ],
  };
  expect(await loadLanguages()).toEqual(in5);
  await makeStampCard(api, club, { translations: { en: { reward: "A coffee" } } });
  expect(await loadLanguages()).toMatchObject({ things: 6, written: [{ things: 3 }, { things: 4 }] });
  await api.owner.query("update stamp_card set publish_status = 'WITHDRAWN' where chain_id = $1", [club.chain.id]);
  expect(await loadLanguages()).toMatchObject({ things: 4, written: [{ things: 2 }, { things: 3 }] });
});

test("the audit trail records changed languages", async () => {
  const { rows } = await api.owner.query(
    "select detail -> 'changes' as changes from audit_entry where chain_id = $1 and act = 'update-chain' order by id",
    [club.chain.id],
  );
  expect(rows[2].changes).toContainEqual({ field: "languages", from: "sv, en, fr", to: "sv, fr" });
});

test("refuses a language in which two categories would have the same name", async () => {
  const other = await makeClub(api);
  const staff = { as: other.merchant.token, chain: other.chain.subdomain };
  const rename = { name: "Fika", translations: { fr: { name: "Café" } } };
  await api.call("renameCategory", { params: { id: other.categoryId }, body: rename }, staff);
  await api.call("createCategory", { body: { name: "Café" } }, staff);
  const chain = { commercialName: "Kaffebönan", subdomain: other.chain.subdomain, brandColour: "#b4532a" };
  const change = api.call("updateChain", { body: { ...chain, language: "fr" } }, staff);
  expect(await fieldCodesOf(change)).toEqual({ language: "NAME_TAKEN" });
  expect(await api.call("listCategories", {}, staff)).toMatchObject([{ name: "Café" }, rename]);
});
