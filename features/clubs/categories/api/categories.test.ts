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
