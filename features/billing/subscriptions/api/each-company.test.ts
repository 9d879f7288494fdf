import { expect, test } from "vitest";
import { freezeCompany } from "#apps/api/moving/freeze-company.ts";
import { holdTables } from "#apps/api/moving/frozen-tables.ts";
import { issueInvoices } from "#features/billing/invoices/api/issue-invoices.ts";
import { remindUnpaid } from "#features/billing/invoices/api/remind-unpaid.ts";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { anAdmin, aSeller, comeTo, dayPasses, toldMerchant, trialClub } from "#tests/api/billing/billing.ts";
import type { Club } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { endUnpaid } from "./end-unpaid.ts";
import { tellTrials } from "./tell-trials.ts";

const api = await startApi();
await api.call("setSeller", { body: aSeller }, await anAdmin(api));

const companyOf = ({ companyId, chain }: Club) => ({ companyId, chainIds: [chain.id] });
/** The error for the company that is not marked as frozen but whose tables cannot be written. */
const refused = { code: "SM001" };
const companies = async (what: string) =>
  (await api.owner.query<{ company_id: number }>(`select company_id from ${what}`)).rows.map((row) =>
    Number(row.company_id),
  );

test("a frozen company is skipped, and one that cannot be written does not block the others", async () => {
  await comeTo(api, "2026-10-10");
  const clubs = [
    await trialClub(api, "2026-10-12"),
    await trialClub(api, "2026-10-12"),
    await trialClub(api, "2026-10-12"),
  ] as const;
  const [frozen, failing, other] = clubs;
  for (const { companyId: id, merchant } of clubs)
    await api.call("subscribeCompany", { params: { id } }, { as: merchant.token });
  await dayPasses(api, "2026-11-02");
  expect(await companies("invoice")).toHaveLength(3);
  await withClient(api.connectionString, (client) => freezeCompany(client, companyOf(frozen)));
  await withClient(api.connectionString, (client) => holdTables(client, companyOf(failing)));
  const day = async (at: string, act: typeof remindUnpaid) => {
    await comeTo(api, at);
    await expect(act(api.services, api.clock.now)).rejects.toMatchObject(refused);
  };

  await day("2026-12-02", issueInvoices);
  expect(await companies("invoice where period = '2026-11-01'")).toEqual([other.companyId]);
  await day("2026-12-02", remindUnpaid);
  expect(await companies("invoice join invoice_reminder on invoice_id = invoice.id")).toEqual([other.companyId]);
  // By this day the company is suspended, and its merchants are notified.
  await day("2027-01-20", tellTrials);
  expect(await companies("billing_notice where kind = 'LAPSED'")).toEqual([other.companyId]);
  await day("2027-06-01", endUnpaid);
  expect(await companies("subscription where through_day is not null")).toEqual([other.companyId]);
  expect((await toldMerchant(api, other)).length).toBeGreaterThan((await toldMerchant(api, failing)).length);
});
