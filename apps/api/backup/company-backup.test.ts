import { createReadStream } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { openStore } from "#packages/server/storage/store.ts";
import { makeClub } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { temporaryFolder } from "#tests/api/temporary.ts";
import { companyTables, whereOfCompany } from "./company-tables.ts";
import { restoreBackup } from "./restore-backup.ts";
import { makeKey } from "./seal.ts";
import { writeBackup } from "./write-backup.ts";

/** Makes a company with a row in every company table outside its clubs, and backs it up. */
async function makeCompany() {
  const api = await startApi();
  const { chain, companyId, merchant } = await makeClub(api);
  const number = "5599900015";
  await api.owner.query("update company set company_number = $2 where id = $1", [companyId, number]);
  const accountId = merchant.accountId;
  await api.owner.query(
    `with plan as (insert into plan (name, offered) values ('Bas', true) returning id)
     insert into company_plan (company_id, from_day, plan_id) select ${companyId}, '2026-01-01', id from plan;
     insert into subscription (company_id, from_day) values (${companyId}, '2026-01-01');
     insert into billing_account (company_id, invoice_email) values (${companyId}, 'bok@example.com')
       on conflict (company_id) do update set invoice_email = excluded.invoice_email;
     insert into billing_notice (company_id, kind, day, days_left, sent_at) values (${companyId}, 'TRIAL', '2026-01-01', 3, now());
     insert into account_acceptance (account_id, document, version, company_id)
       values (${accountId}, 'DATA_PROCESSING_AGREEMENT', '2026-01-01', ${companyId});
     with one as (insert into incident (company_id, opened_at, opened_by, what, discovered_at)
       values (${companyId}, now(), ${accountId}, 'A lost phone', now()) returning id)
     insert into incident_change (company_id, incident_id, at, account_id, act)
       select ${companyId}, id, now(), ${accountId}, 'OPENED' from one;
     insert into processing_record (company_id, contact_name) values (${companyId}, 'Elin');
     insert into processing_activity (company_id, name) values (${companyId}, 'Guest book');
     insert into support_message (company_id, account_id, by_platform, message_key, text, written_at)
       values (${companyId}, ${accountId}, false, '${crypto.randomUUID()}', 'Hello', now());
     with one as (insert into invoice (number, kind, company_id, period, issued_at, issued_on, due_on, ocr, language, seller,
         buyer, net_ore, vat_ore, total_ore, owed_ore)
       values (1001, 'INVOICE', ${companyId}, '2026-01-01', now(), '2026-02-01', '2026-02-21', '10017', 'sv', '{}', '{}',
         100, 25, 125, 125) returning id),
     line as (insert into invoice_line (invoice_id, place, what, net_ore, vat_permille) select id, 1, '{}', 100, 250 from one),
     reminder as (insert into invoice_reminder (invoice_id, number, sent_on, fee_ore, installation) select id, 1, '2026-03-01', 0, 0 from one),
     charge as (insert into card_charge (invoice_id, attempt, amount_ore, state, at, tried_on, by_page)
       select id, 1, 125, 'CANCELLED', now(), '2026-02-21', true from one returning id),
     paid as (insert into payment (company_id, invoice_id, via, reference, received_on, booked_on, amount_ore, refunded_ore, at)
       select ${companyId}, id, 'BANK', 'one', '2026-02-20', '2026-02-20', 5, 2, now() from one returning id),
     repaid as (insert into repayment (company_id, invoice_id, reference, repaid_on, booked_on, amount_ore, at)
       select ${companyId}, id, 'back', '2026-02-23', '2026-02-23', 1, now() from one),
     returned as (insert into payment_refund (payment_id, refunded_on, amount_ore, at) select id, '2026-02-21', 2, now() from paid),
     taken as (insert into payment_chargeback (payment_id, booked_on, amount_ore, at) select id, '2026-02-22', ore, now() from paid, (values (1), (-1)) as moved (ore))
     insert into card_dispute (dispute, charge_id, amount_ore, state, heard_at) select 'du_1', id, 5, 'OPEN', now() from charge;
     update invoice_series set next_number = 1002`,
  );
  const key = await makeKey();
  const file = join(temporaryFolder("company"), "backup.age");
  const { connectionString } = api;
  const store = openStore(api.services.config);
  await writeBackup({ connectionString, store, target: { kind: "company", number }, recipient: key.recipient, file });
  const restore = () =>
    restoreBackup({ connectionString, store, sealed: createReadStream(file), secret: key.secret ?? "", replace: true });
  return { api, chain, companyId, restore };
}

const ask = (connectionString: string, statement: string) =>
  withClient(connectionString, async (client) => (await client.query(statement)).rows);

/** Returns every row of the company outside its clubs, by table. */
const besideOf = async (connectionString: string, companyId: number) =>
  new Map(
    await Promise.all(
      companyTables.map(async (name) => {
        const where = whereOfCompany(name, companyId);
        return [name, await ask(connectionString, `select * from ${name} where ${where} order by 1, 2, 3`)] as const;
      }),
    ),
  );

test("a restored company gets back its incidents, processing record, books and acceptances after all were deleted", async () => {
  const { api, companyId, restore } = await makeCompany();
  const before = await besideOf(api.connectionString, companyId);
  expect([...before].filter(([, rows]) => rows.length === 0)).toEqual([]);
  await withClient(api.connectionString, async (client) => {
    await client.query("set session_replication_role = replica");
    for (const name of companyTables.toSorted((a) => (a === "invoice" ? 1 : -1)))
      await client.query(`delete from ${name} where ${whereOfCompany(name, companyId)}`);
    await client.query("update invoice_series set next_number = 900");
  });
  await restore();
  expect(await besideOf(api.connectionString, companyId)).toEqual(before);
  expect(await ask(api.connectionString, "select next_number::int from invoice_series")).toEqual([
    { next_number: 1002 },
  ]);
});

test("a restore keeps the company’s existing rows and derives the suspension of its clubs from them", async () => {
  const { api, chain, companyId, restore } = await makeCompany();
  await api.owner.query(`update invoice set owed_ore = 0; update incident set measures = 'Locked it';
    update subscription set through_day = '2026-10-31';
    update company set trial_ends_on = '2026-01-31' where id = ${companyId};
    insert into subscription (company_id, from_day) values (${companyId}, '2026-11-15')`);
  const before = await besideOf(api.connectionString, companyId);
  await api.owner.query(`update chain set suspended_from = '2026-12-01' where id = ${chain.id}`);
  await restore();
  expect(await besideOf(api.connectionString, companyId)).toEqual(before);
  expect(await ask(api.connectionString, `select suspended_from from chain where id = ${chain.id}`)).toEqual([
    { suspended_from: null },
  ]);
});

test("a restore is refused completely when an id of its books now belongs to another company", async () => {
  const { api, companyId, restore } = await makeCompany();
  const other = await makeClub(api);
  await api.owner.query(`update invoice set company_id = ${other.companyId}`);
  await expect(restore()).rejects.toThrow("Some invoice numbers of the backup belong to other rows here");
  expect(await ask(api.connectionString, `select company_id from invoice`)).not.toEqual([{ company_id: companyId }]);
});
