import { expect, test } from "vitest";
import { anAdmin, aSeller, comeTo, dayPasses } from "#tests/api/billing/billing.ts";
import type { TestApi } from "#tests/api/harness.ts";
import { makeTwo } from "#tests/api/servers/two-installations.ts";

/** The timeout in milliseconds: each test makes two installations and moves every row of one company. */
const timeout = 120_000;

/** Returns the vouchers of an installation's SIE file, each with its day. */
async function booksOf(api: TestApi, admin: { as: string }) {
  const { body } = await api.ask("getBookkeeping", { query: { from: "2026-01-01", until: "2027-12-31" } }, admin);
  return (body as Buffer)
    .toString("latin1")
    .split("\r\n")
    .flatMap((line) => {
      const [, day, about] = /^#VER "" "" (\d+) "([^,]+),/.exec(line) ?? [];
      return about ? [`${day} ${about.replace("\x86", "å")}`] : [];
    });
}

test("a moved company’s invoices, payments and reminders stay in the old installation’s books, and later ones are in the new one’s", {
  timeout,
}, async () => {
  const { one, two, club, steps } = await makeTwo();
  const admins = new Map([
    [one, await anAdmin(one)],
    [two, await anAdmin(two)],
  ]);
  const as = (api: TestApi) => admins.get(api) ?? { as: "" };
  for (const api of [one, two]) await api.call("setSeller", { body: aSeller }, as(api));
  const { companyId, merchant, chain } = club;
  await one.owner.query("update location set created_at = '2026-01-01' where chain_id = $1", [chain.id]);
  await one.owner.query("update company set trial_ends_on = '2026-11-14' where id = $1", [companyId]);
  await comeTo(one, "2026-11-10");
  await one.call("subscribeCompany", { params: { id: companyId } }, { as: merchant.token });
  const pay = (api: TestApi, receivedOn: string, reference: string) =>
    api.call("bookPayment", { params: { id: 30001001 }, body: { amount: 10, receivedOn, reference } }, as(api));
  await dayPasses(one, "2026-12-02");
  await pay(one, "2026-12-02", "here");
  for (const day of ["2026-12-28", "2027-01-08"]) await dayPasses(one, day);
  expect(await booksOf(one, as(one))).toEqual([
    "20261202 Faktura 30001001",
    "20261202 Inbetalning faktura 30001001",
    "20270108 Faktura 30001002",
    "20270108 Påminnelseavgift faktura 30001001",
  ]);

  await one.owner.query("update platform_message set status = 'SENT'");
  await steps.freeze();
  await steps.handOver();
  await steps.release(await steps.letGo((await steps.takeIn()).receipt));
  expect(await booksOf(two, as(two))).toEqual([]);
  await comeTo(two, "2027-01-09");
  await pay(two, "2027-01-09", "there");
  for (const day of ["2027-02-03", "2027-02-13"]) await dayPasses(two, day);
  expect(await booksOf(two, as(two))).toEqual([
    "20270109 Inbetalning faktura 30001001",
    "20270203 Faktura 40001001",
    "20270213 Påminnelseavgift faktura 30001002",
  ]);
});
