import { beforeAll, expect, test } from "vitest";
import { type Club, makeClub, makeStaff } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

const at = (token: string = club.merchant.token) => ({ as: token, chain: club.chain.subdomain });
const local = async () => (await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [club.locationIds[0]])).token;
const body = { list: "members", name: "Störst först", search: "sort=total&page=3&q=anna", shared: false };
const keep = (more: Partial<typeof body> = {}, token?: string) =>
  api.call("createView", { body: { ...body, ...more } }, at(token));
const namesOf = async (token?: string) => (await api.call("listViews", {}, at(token))).map(({ name }) => name);

test("a list view belongs to its owner and stores neither the page nor the search text", async () => {
  const [own, other] = [await local(), await local()];
  const view = await keep({}, own);
  expect(view).toMatchObject({ list: "members", search: "sort=total", shared: false, own: true });
  expect(await namesOf(own)).toEqual(["Störst först"]);
  expect(await namesOf(other)).toEqual([]);
  expect(await namesOf()).toEqual([]);
  const change = (token: string) =>
    api.call("updateView", { params: { id: view.id }, body: { name: "Mest", search: "", shared: false } }, at(token));
  expect(await codeOf(change(other))).toBe("NOT_FOUND");
  expect(await change(own)).toMatchObject({ name: "Mest", search: "" });
  await api.call("removeView", { params: { id: view.id } }, at(own));
  expect(await namesOf(own)).toEqual([]);
});

test("only a merchant can share a list view with all staff or change a shared one", async () => {
  const token = await local();
  expect(await codeOf(keep({ shared: true }, token))).toBe("NO_ACCESS");
  const { id } = await keep({ name: "Allas", shared: true });
  expect(await api.call("listViews", {}, at(token))).toMatchObject([{ name: "Allas", shared: true, own: false }]);
  expect(await codeOf(api.call("removeView", { params: { id } }, at(token)))).toBe("NO_ACCESS");
  const own = await keep({}, token);
  const share = { name: "Min", search: "", shared: true };
  expect(await codeOf(api.call("updateView", { params: { id: own.id }, body: share }, at(token)))).toBe("NO_ACCESS");
  await api.call("removeView", { params: { id } }, at());
  expect(await namesOf()).toEqual([]);
});

test("removed staff leave shared list views behind, but not their own", async () => {
  const { accountId, token } = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [club.locationIds[0]]);
  await keep({}, token);
  await api.call("removeStaff", { params: { id: accountId }, query: {} }, at());
  const remainingViews = await api.owner.query("select from list_view where account_id = $1", [accountId]);
  expect(remainingViews.rowCount).toBe(0);
});

test("an account can store a limited number of list views", async () => {
  const token = await local();
  for (let n = 0; n < 50; n++) await keep({ name: `Nr ${n}` }, token);
  expect(await codeOf(keep({}, token))).toBe("TOO_MANY_VIEWS");
});
