import { beforeAll, expect, test } from "vitest";
import { anAdmin, comeTo, trialClub } from "#tests/api/billing/billing.ts";
import type { Club } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";

let api: TestApi;
let admin: { as: string };
beforeAll(async () => {
  api = await startApi();
  admin = await anAdmin(api);
});

const plansOf = () => api.call("listPlans", {}, admin);
const payersOf = async (planId: number) => (await plansOf()).find(({ id }) => id === planId)?.payers;
const price = (from: string, location: number) => ({ from, location, membersIncluded: 500, member: 0.2 });

async function give(club: Club, plan: { id: number; from: string }) {
  const params = { id: club.companyId };
  const { standing } = await api.call("getCompanyDetail", { params }, admin);
  const { trialEndsOn = "", version } = standing ?? {};
  const body = { trialEndsOn, plan, halted: false, haltedWhy: "", version };
  await api.call("setCompanyStanding", { params, body }, admin);
}

test("counts a plan’s payers from today on, including trials from their end and until a plan change or cancellation", async () => {
  await comeTo(api, "2026-11-10");
  const offered = (await plansOf())[0]?.id ?? 0;
  const body = { name: "Kedja", offered: false, prices: [price("2026-11-10", 249)] };
  const { id: special, payers } = await api.call("createPlan", { body }, admin);
  expect(payers).toEqual([{ from: "2026-11-10", companies: 0 }]);
  const subscribe = async (endsOn: string) => {
    const club = await trialClub(api, endsOn);
    await api.call("subscribeCompany", { params: { id: club.companyId } }, { as: club.merchant.token });
    return club;
  };
  const today = await subscribe("2026-11-09");
  const later = await subscribe("2026-11-20");
  await trialClub(api, "2026-11-20");
  await give(today, { id: special, from: "2027-01-01" });
  await api.call("leaveSubscription", { params: { id: later.companyId } }, { as: later.merchant.token });
  // A company that cancels during the trial has never paid.
  expect(await payersOf(offered)).toEqual([
    { from: "2026-11-10", companies: 1 },
    { from: "2027-01-01", companies: 0 },
  ]);
  expect(await payersOf(special)).toEqual([
    { from: "2026-11-10", companies: 0 },
    { from: "2027-01-01", companies: 1 },
  ]);
  await comeTo(api, "2027-01-05");
  expect(await payersOf(special)).toEqual([{ from: "2027-01-05", companies: 1 }]);
  await api.call("leaveSubscription", { params: { id: today.companyId } }, { as: today.merchant.token });
  expect(await payersOf(special)).toEqual([
    { from: "2027-01-05", companies: 1 },
    { from: "2027-02-01", companies: 0 },
  ]);
});

test("keeps prices in force, allows the removal of future ones, and refuses two prices on one day", async () => {
  await comeTo(api, "2026-11-10");
  const first = price("2026-11-01", 299);
  const body = { name: "Ort", offered: false, prices: [first, price("2027-01-01", 349)] };
  const made = await api.call("createPlan", { body }, admin);
  const set = async (prices: ReturnType<typeof price>[]) => {
    const { version } = (await plansOf()).find(({ id }) => id === made.id) ?? made;
    const params = { id: made.id };
    return api.call("setPlan", { params, body: { name: "Ort", offered: false, prices, version } }, admin);
  };
  expect((await set([first])).prices).toEqual([first]);
  expect(await codeOf(set([price("2026-11-01", 199)]))).toBe("DATE_IN_PAST");
  expect(await codeOf(set([price("2027-01-01", 349)]))).toBe("DATE_IN_PAST");
  expect(await codeOf(set([first, price("2027-01-01", 349), price("2027-01-01", 350)]))).toBe("DATE_TWICE");
  expect(await codeOf(set([first, price("2026-11-09", 349)]))).toBe("DATE_IN_PAST");
  expect((await set([first, price("2026-11-10", 349)])).prices).toHaveLength(2);
});

test("exports each price with its days and payers, and escapes a plan name that is a formula", async () => {
  await comeTo(api, "2027-03-10");
  const prices = [price("2027-03-10", 249), price("2027-05-01", 259.5)];
  await api.call("createPlan", { body: { name: "=Kedja+", offered: false, prices } }, admin);
  await comeTo(api, "2027-05-02");
  const { status, body } = await api.ask("exportPlans", { query: {} }, admin);
  expect(status).toBe(200);
  const lines = String(body).replace("\uFEFF", "").split("\r\n");
  expect(lines[0]).toMatch(/^Plan;Ges till nya;Från och med;Till och med;/);
  expect(lines.filter((line) => line.includes("=Kedja"))).toEqual([
    "'=Kedja+;Nej;2027-03-10;2027-04-30;249,00;500;0,20;",
    "'=Kedja+;Nej;2027-05-01;;259,50;500;0,20;0",
  ]);
  const { rows } = await api.owner.query("select subject, detail from platform_audit_entry where act = 'export-list'");
  expect(rows).toEqual([{ subject: "plans", detail: { rows: lines.length - 2 } }]);
  const club = await trialClub(api, "2027-06-01");
  expect(await codeOf(api.call("exportPlans", { query: {} }, { as: club.merchant.token }))).toBe("NO_ACCESS");
});

test("a plan assigned from an earlier day replaces the change planned for a later day", async () => {
  await comeTo(api, "2026-11-10");
  const offered = (await plansOf())[0]?.id ?? 0;
  const body = { name: "Dyrare", offered: false, prices: [price("2026-11-10", 999)] };
  const { id: planned } = await api.call("createPlan", { body }, admin);
  const club = await trialClub(api, "2026-11-09");
  await api.call("subscribeCompany", { params: { id: club.companyId } }, { as: club.merchant.token });
  await give(club, { id: planned, from: "2027-01-01" });

  await give(club, { id: offered, from: "2026-12-01" });

  const { plans } = await api.call("getCompanyDetail", { params: { id: club.companyId } }, admin);
  expect(plans.map(({ id, from }) => ({ id, from }))).toEqual([
    { id: offered, from: "2026-11-10" },
    { id: offered, from: "2026-12-01" },
  ]);
});
