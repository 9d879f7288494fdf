import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { type Club, makeAccount, makeClub, signIn } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { heldUp } from "#tests/api/held-up.ts";
import { creditChecks } from "./credit-checks.ts";
import { reserveCredits } from "./reservations.ts";
import { topUpClubs } from "./top-up-clubs.ts";

const api = await startApi();
let club: Club;
let as: { as: string; chain: string };
beforeEach(async () => {
  club = await makeClub(api);
  as = { as: club.merchant.token, chain: club.chain.subdomain };
});

const hundred = { credits: 100, price: 95 };
const account = () => api.call("getSmsAccount", {}, as);
const reserve = (sendoutId: number, credits: number) =>
  api.services.db.inChain(club.chain.id, (trx) =>
    reserveCredits(trx, club.chain, { sendoutId, credits, now: api.clock.now }),
  );
const lines = async () =>
  (
    await api.owner.query(
      "select account_id::float8, credits, price_ore, vat_permille, period::text from sms_purchase where chain_id = $1 order by id",
      [club.chain.id],
    )
  ).rows;
const topUp = { below: 50, credits: 100 };

async function mustAddUp() {
  const books = creditChecks.filter(({ name }) => !name.startsWith("every SMS"));
  for (const { sql } of books) expect((await api.owner.query(sql)).rows).toEqual([]);
}

test("bought credits are available at once, with a line for the month's invoice", async () => {
  expect(await api.call("buySmsCredits", { body: hundred }, as)).toEqual({ available: 150 });
  expect(await lines()).toEqual([
    { account_id: club.merchant.accountId, credits: 100, price_ore: 9500, vat_permille: 250, period: "2026-11-01" },
  ]);
  expect(await account()).toMatchObject({ available: 150, waiting: 95 });
  const { rows } = await api.call("listSmsEntries", { query: { show: "BOUGHT" } }, as);
  expect(rows).toMatchObject([
    { kind: "BOUGHT", credits: 100, available: 100, cost: 118.75 },
    { kind: "GIVEN", credits: 50, cost: null },
  ]);
  await mustAddUp();
});

test("a purchase of credits that is sent again with its idempotency key buys once", async () => {
  const key = randomUUID();
  const bought = () => api.call("buySmsCredits", { body: hundred }, { ...as, key });
  const together = await Promise.all([bought(), bought(), bought()]);
  expect(together).toEqual(Array(3).fill({ available: 150 }));
  expect(await lines()).toHaveLength(1);
});

test("a purchase of credits at another price, or of a package that is not sold, is refused", async () => {
  const refused = async (body: typeof hundred) => (await api.ask("buySmsCredits", { body }, as)).body;
  expect(await refused({ credits: 100, price: 94 })).toMatchObject({ code: "PRICE_CHANGED" });
  expect(await refused({ credits: 101, price: 95 })).toMatchObject({ code: "PACKAGE_GONE" });
  expect(await lines()).toEqual([]);
});

test("purchases of credits have a monthly limit, and are refused for a lapsed subscription", async () => {
  const most = { credits: 10_000, price: 6_500 };
  for (let index = 0; index < 3; index++) await api.call("buySmsCredits", { body: most }, as);
  const refused = async () => (await api.ask("buySmsCredits", { body: most }, as)).body;
  expect(await refused()).toMatchObject({ code: "SMS_BUYING_LIMIT" });
  // Purchases of another month do not count.
  await api.owner.query("update sms_purchase set period = '2026-10-01' where chain_id = $1", [club.chain.id]);
  await api.call("buySmsCredits", { body: most }, as);
  await api.owner.query("update chain set suspended_from = '2026-11-01' where id = $1", [club.chain.id]);
  // The test bypasses the product, so the server notices the change a moment later.
  await expect.poll(refused).toMatchObject({ code: "SUBSCRIPTION_LAPSED" });
});

test("a balance below the top-up level buys one package, without an account as buyer", async () => {
  await api.call("setSmsTopUp", { body: { topUp } }, as);
  expect(await lines()).toEqual([]);
  await reserve(1, 1);
  expect(await account()).toMatchObject({ available: 149, reserved: 1, topUpProblem: null });
  expect(await lines()).toMatchObject([{ account_id: null, credits: 100 }]);
  const { rows } = await api.call("listSmsEntries", { query: { show: "BOUGHT" } }, as);
  expect(rows[0]).toMatchObject({ kind: "TOPPED_UP", by: null });
  await mustAddUp();
});

test("a top-up stops at the month's limit, and goes on when the limit is raised or the month is over", async () => {
  await api.call("setSmsTopUp", { body: { topUp } }, as);
  await api.call("setSmsMonthLimit", { body: { monthLimit: 50 } }, as);
  await reserve(1, 1);
  expect(await account()).toMatchObject({ available: 49, topUpProblem: null });
  const before = api.clock.now;
  api.clock.now = before.add({ hours: 24 * 40 });
  await topUpClubs(api.services);
  api.clock.now = before;
  expect(await account()).toMatchObject({ available: 149 });
  await api.call("setSmsMonthLimit", { body: { monthLimit: 101 } }, as);
  await reserve(2, 100);
  expect(await account()).toMatchObject({ available: 49 });
  await api.call("setSmsMonthLimit", { body: { monthLimit: 1_000 } }, as);
  expect(await account()).toMatchObject({ available: 149 });
  await mustAddUp();
});

test("thirty concurrent transactions below the top-up level buy one package", async () => {
  club = await makeClub(api, { smsCredits: 100 });
  as = { as: club.merchant.token, chain: club.chain.subdomain };
  await api.call("setSmsTopUp", { body: { topUp: { below: 100, credits: 500 } } }, as);
  await Promise.all(Array.from({ length: 30 }, (_, index) => reserve(index + 1, 1)));
  expect(await lines()).toMatchObject([{ credits: 500 }]);
  expect(await account()).toMatchObject({ available: 570, reserved: 30 });
  await mustAddUp();
});

test("a rolled-back reservation has bought nothing", async () => {
  await api.call("setSmsTopUp", { body: { topUp } }, as);
  const act = api.services.db.inChain(club.chain.id, async (trx) => {
    await reserveCredits(trx, club.chain, { sendoutId: 1, credits: 10, now: api.clock.now });
    throw new Error("rolled back");
  });
  await expect(act).rejects.toThrow("rolled back");
  expect(await lines()).toEqual([]);
  expect(await account()).toMatchObject({ available: 50 });
});

test("a failed top-up is reported, stops no message, and succeeds as soon as its package exists", async () => {
  await api.call("setSmsTopUp", { body: { topUp } }, as);
  await api.owner.query("insert into club_sms_package (chain_id, credits, price_ore) values ($1, 300, 100)", [
    club.chain.id,
  ]);
  await reserve(1, 10);
  expect(await account()).toMatchObject({ available: 40, topUpProblem: "PACKAGE_GONE" });
  await api.call("setSmsTopUp", { body: { topUp: null } }, as);
  expect(await account()).toMatchObject({ topUpProblem: null });
  await api.call("setSmsTopUp", { body: { topUp: { below: 50, credits: 300 } } }, as);
  expect(await account()).toMatchObject({ available: 340, topUpProblem: null });
  await mustAddUp();
});

test("a concurrent purchase and top-up leave two lines and no third", async () => {
  await api.call("setSmsTopUp", { body: { topUp } }, as);
  const buy = () => api.call("buySmsCredits", { body: hundred }, as);
  const lock = `select from sms_account where chain_id = ${club.chain.id} for update`;
  await heldUp<unknown>(api, lock, [() => reserve(1, 1), buy]);
  expect(await lines()).toHaveLength(2);
  expect(await account()).toMatchObject({ available: 249, reserved: 1 });
});

test("credits in a sandbox cost nothing", async () => {
  club = await makeClub(api, { sandbox: true });
  as = { as: club.merchant.token, chain: club.chain.subdomain };
  expect((await account()).packages[0]).toEqual({ credits: 100, price: 0 });
  await api.call("buySmsCredits", { body: { credits: 100, price: 0 } }, as);
  expect(await lines()).toMatchObject([{ price_ore: 0 }]);
});

test("top-up settings have errors at the field, are saved, and are in the audit trail", async () => {
  const problem = async (body: { topUp: typeof topUp }) => (await api.ask("setSmsTopUp", { body }, as)).body;
  expect(await problem({ topUp: { below: 100, credits: 100 } })).toMatchObject({
    fieldCodes: { below: "LEVEL_ABOVE_PACKAGE" },
  });
  expect(await problem({ topUp: { below: 10, credits: 7 } })).toMatchObject({
    fieldCodes: { credits: "PACKAGE_GONE" },
  });
  const sender = async (senderName: string) => (await api.ask("setSmsSender", { body: { senderName } }, as)).body;
  expect(await sender("Kafé Söder")).toMatchObject({ fieldCodes: { senderName: "INVALID_SENDER_NAME" } });
  await api.call("setSmsSender", { body: { senderName: "Kafe" } }, as);
  await api.call("setSmsMonthLimit", { body: { monthLimit: 200 } }, as);
  expect(await account()).toMatchObject({ senderName: "Kafe", monthLimit: 200 });
  const { rows } = await api.call("listTrail", { query: {} }, as);
  expect(rows.map(({ act }) => act)).toEqual(["set-sms-limit", "set-sms-sender"]);
});

test("the platform sets its prices, and a club's own prices replace them while there are any", async () => {
  const { accountId } = await makeAccount(api, { is_admin: true });
  const admin = { as: await signIn(api, accountId, "ROLE_ADMIN") };
  const query = { subdomain: club.chain.subdomain };
  expect(await api.call("getSmsPackages", { query }, admin)).toMatchObject({ own: false });
  const packages = [{ credits: 1_000, price: 600 }];
  await api.call("setSmsPackages", { query, body: { packages } }, admin);
  expect(await api.call("getSmsPackages", { query }, admin)).toMatchObject({ own: true, packages });
  expect((await account()).packages).toEqual(packages);
  await api.call("setSmsPackages", { query, body: { packages: [] } }, admin);
  expect((await account()).packages).toHaveLength(4);
  const twice = await api.ask("setSmsPackages", { query: {}, body: { packages: [...packages, ...packages] } }, admin);
  expect(twice.body).toMatchObject({ fieldCodes: { "packages.1.credits": "PACKAGE_TWICE" } });
});

test("the history of credits is exported as a file in words", async () => {
  await api.call("buySmsCredits", { body: hundred }, as);
  const { body } = await api.ask("exportSmsEntries", { query: {} }, as);
  const text = String(body);
  expect(text).toContain("Köpta;;;100;100;118,75");
  expect(text).toContain("Fria krediter;;;50;50;;");
});
