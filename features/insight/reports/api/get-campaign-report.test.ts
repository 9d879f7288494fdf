import { beforeAll, expect, test } from "vitest";
import { type Club, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { makeCampaign } from "#tests/api/offers.ts";
import { openTill, stockholm, travel } from "#tests/engine/till.ts";
import { countAllReports } from "./count-reports.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  await travel(api, club, stockholm("2026-11-10T12:00"));
});

const as = (token = club.merchant.token) => ({ as: token, chain: club.chain.subdomain });
const loadReport = (id: number, token?: string) => api.call("getCampaignReport", { params: { id } }, as(token));
const look = (id: number, place: "PUBLIC" | "APP", source?: string) =>
  api.call("countCampaignView", { params: { id }, body: { place } }, { host: club.chain.subdomain, source });

test("views of running campaigns are counted by day and place, without storing the viewer", async () => {
  const { id } = await makeCampaign(api, club);
  const draft = await makeCampaign(api, club, {}, "NEW");
  for (const place of ["PUBLIC", "APP", "APP"] as const) await look(id, place);
  await travel(api, club, stockholm("2026-11-11T12:00"));
  await look(id, "PUBLIC");
  expect(await codeOf(look(draft.id, "PUBLIC"))).toBe("NOT_FOUND");
  const { seen, seenByDay } = await loadReport(id);
  expect(seen).toEqual({ public: 2, app: 2 });
  expect(seenByDay).toEqual([
    { date: "2026-11-10", public: 1, app: 2 },
    { date: "2026-11-11", public: 1, app: 0 },
  ]);
});

test("one browser cannot inflate a campaign’s views", async () => {
  const { id } = await makeCampaign(api, club);
  const source = "203.0.113.7";
  for (let index = 0; index < 120; index += 1) await look(id, "PUBLIC", source);
  expect(await codeOf(look(id, "PUBLIC", source))).toBe("TOO_MANY_REQUESTS");
});

test("a campaign’s report compares its users with other buyers of its period, but not for local merchants", async () => {
  const shop = await makeClub(api);
  await travel(api, shop, stockholm("2026-11-10T12:00"));
  const { id } = await makeCampaign(api, shop, { startDate: "2026-11-05", endDate: "2026-11-20" });
  const [uses, buys, before] = await Promise.all([1, 2, 3].map(async () => (await makeMember(api, shop)).memberId));
  const till = () => openTill(api, shop);
  await travel(api, shop, stockholm("2026-11-04T12:00"));
  for (const who of [uses, before]) await till().visit(who as number, { amount: 1000 });
  await travel(api, shop, stockholm("2026-11-10T12:00"));
  await till().visit(uses as number, { amount: 200, campaignIds: [id] });
  await till().visit(uses as number, { amount: 100 });
  const undoneVisit = await till().visit(buys as number, { amount: 80 });
  await till().visit(buys as number, { amount: 60 });
  await till().undo(undoneVisit.purchaseId);
  await countAllReports(api.services);
  const ask = (token: string) =>
    api.call("getCampaignReport", { params: { id } }, { as: token, chain: shop.chain.subdomain });
  const { used, usedByDay, beside: comparison } = await ask(shop.merchant.token);
  expect(used).toEqual({ purchases: 1, totalAmount: 200 });
  expect(usedByDay).toEqual([{ date: "2026-11-10", purchases: 1 }]);
  expect(comparison).toEqual({
    users: { members: 1, purchases: 2, totalAmount: 300 },
    others: { members: 1, purchases: 1, totalAmount: 60 },
  });
  const local = await makeStaff(api, shop, "ROLE_LOCAL_MERCHANT", [shop.locationIds[1]]);
  expect(await ask(local.token)).toMatchObject({ used: { purchases: 0 }, beside: null });
});
