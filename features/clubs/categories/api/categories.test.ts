import { beforeAll, expect, test } from "vitest";
import { buy, type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, startApi, type TestApi } from "#tests/api/harness.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

const as = (club: Club) => ({ as: club.merchant.token, chain: club.chain.subdomain });
const create = (club: Club, name: string) => api.call("createCategory", { body: { name } }, as(club));

test.each([
  ["", "REQUIRED"],
  ["ab", "NAME_TOO_SHORT"],
  ["a".repeat(33), "NAME_TOO_LONG"],
  ["NON  existing", "NAME_RESERVED"],
  ["fika", "NAME_TAKEN"],
])("the category name %j is refused with %s", async (name, code) => {
  const club = await makeClub(api);
  expect(await fieldCodesOf(create(club, name))).toEqual({ name: code });
  if (code === "NAME_TAKEN") return;
  const rename = api.call("renameCategory", { params: { id: club.categoryId }, body: { name } }, as(club));
  expect(await fieldCodesOf(rename)).toEqual({ name: code });
});

test("of two concurrent requests for the same category, one succeeds", async () => {
  const club = await makeClub(api);
  const requests = ["Lunch", "lunch", " LUNCH "].map((name) => api.ask("createCategory", { body: { name } }, as(club)));
  expect((await Promise.all(requests)).map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test("a removed category leaves the list and frees its name, but purchases keep it", async () => {
  const club = await makeClub(api);
  const { memberId, membershipNumber: membershipId } = await makeMember(api, club);
  const body = { membershipId, pointOfSaleId: club.locationIds[0], amount: 40, categoryIds: [club.categoryId] };
  const { purchaseId } = await api.call("registerPurchase", { body }, as(club));
  await buy(api, club, memberId, 10);
  const params = { id: club.categoryId };
  expect(await api.call("listCategories", {}, as(club))).toMatchObject([
    { id: club.categoryId, name: "Fika", purchases: 1 },
  ]);
  const renamed = await api.call("renameCategory", { params, body: { name: "Kaffe" } }, as(club));
  expect(renamed).toMatchObject({ id: club.categoryId, name: "Kaffe", purchases: 1 });
  await api.call("removeCategory", { params }, as(club));
  expect(await codeOf(api.call("removeCategory", { params }, as(club)))).toBe("NOT_FOUND");
  expect(await create(club, "Kaffe")).toMatchObject({ name: "Kaffe", purchases: 0 });
  const purchase = await api.call("getMerchantPurchase", { params: { id: purchaseId } }, as(club));
  expect(purchase.categories).toEqual([{ name: "Kaffe" }]);
});

test("a member reads a category’s name in their language, and staff read the club’s own", async () => {
  const club = await makeClub(api);
  const params = { id: club.categoryId };
  const names = { name: "Fika", translations: { fr: { name: "Pause café" } } };
  expect(await api.call("renameCategory", { params, body: names }, as(club))).toMatchObject(names);
  const { token, membershipNumber: membershipId } = await makeMember(api, club, { language: "fr" });
  const body = { membershipId, pointOfSaleId: club.locationIds[0], amount: 40, categoryIds: [club.categoryId] };
  const { purchaseId: id } = await api.call("registerPurchase", { body }, as(club));
  const own = await api.call("getConsumerPurchase", { params: { id } }, { as: token, host: club.chain.subdomain });
  expect(own.categories).toEqual([{ name: "Pause café" }]);
  expect((await api.call("getMerchantPurchase", { params: { id } }, as(club))).categories).toEqual([{ name: "Fika" }]);
});

test("a new name without translations keeps the stored ones, and an empty list removes them", async () => {
  const club = await makeClub(api);
  const params = { id: club.categoryId };
  const translations = { en: { name: "Coffee" } };
  const rename = (body: object) => api.call("renameCategory", { params, body: { name: "Kaffe", ...body } }, as(club));
  await rename({ translations });
  expect(await rename({})).toMatchObject({ translations });
  expect(await rename({ translations: {} })).toMatchObject({ translations: {} });
});

test.each([
  [{ fr: { name: "ab" } }, { "translations.fr.name": "NAME_TOO_SHORT" }],
  [{ en: { name: "a".repeat(33) } }, { "translations.en.name": "NAME_TOO_LONG" }],
  [{ sv: { name: "Kaffe" } }, { "translations.sv.name": "INVALID_INPUT" }],
])("refuses the translations %j of a category", async (translations, codes) => {
  const club = await makeClub(api);
  expect(await fieldCodesOf(api.call("createCategory", { body: { name: "Bröd", translations } }, as(club)))).toEqual(
    codes,
  );
});
