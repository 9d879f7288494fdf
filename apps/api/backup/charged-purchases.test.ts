import { createReadStream } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openStore } from "#packages/server/storage/store.ts";
import { makeClub } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { temporaryFolder } from "#tests/api/temporary.ts";
import { runChecks } from "../verify/run-checks.ts";
import { restoreBackup } from "./restore-backup.ts";
import { makeKey } from "./seal.ts";
import { writeBackup } from "./write-backup.ts";

test("a restored club keeps the SMS credits that were bought and invoiced after the backup, and no other new credits", async () => {
  const api = await startApi();
  const { connectionString } = api;
  const { chain, companyId } = await makeClub(api);
  const store = openStore(api.services.config);
  const { recipient, secret } = await makeKey();
  const file = join(temporaryFolder("charged"), "backup.age");

  const buyCredits = async (credits: number): Promise<number> => {
    const { rows } = await api.owner.query(
      `with bought as (insert into sms_purchase (chain_id, at, credits, price_ore, vat_permille, period)
         values ($1, now(), $2::int, 9500, 250, '2026-11-01') returning id),
       account as (insert into sms_account as own (chain_id, available) values ($1, $2)
         on conflict (chain_id) do update set available = own.available + excluded.available),
       moved as (insert into sms_entry (chain_id, from_account, to_account, credits, reason, purchase_id)
         select $1, 'BOUGHT', 'AVAILABLE', $2, 'purchase', id from bought)
       select id from bought`,
      [chain.id, credits],
    );
    return rows[0].id;
  };
  const available = async () =>
    (await api.owner.query("select available::int from sms_account where chain_id = $1", [chain.id])).rows[0].available;
  const bought = async () =>
    (await api.owner.query("select credits from sms_purchase where chain_id = $1 order by id", [chain.id])).rows.map(
      ({ credits }) => credits,
    );
  const wrong = async () =>
    (await runChecks(api.services.db.platform)).flatMap(({ name, violations }) =>
      violations.length > 0 && /credit|SMS/.test(name) ? [name] : [],
    );

  await buyCredits(7);
  await writeBackup({
    connectionString,
    store,
    target: { kind: "chain", subdomain: chain.subdomain },
    recipient,
    file,
  });
  const charged = await buyCredits(100);
  await buyCredits(500);
  await api.owner.query(
    `with one as (insert into invoice (number, kind, company_id, period, issued_at, issued_on, due_on, ocr, language, seller,
         buyer, net_ore, vat_ore, total_ore, owed_ore)
       select next_number, 'INVOICE', $1, '2026-11-01', now(), '2026-12-01', '2026-12-21', '10017', 'sv',
         '{}', '{}', 9500, 2375, 11875, 11875 from invoice_series returning id)
     insert into invoice_line (invoice_id, place, what, net_ore, vat_permille, sms_chain_id, sms_purchase_id)
       select id, 1, '{}', 9500, 250, $2, $3 from one`,
    [companyId, chain.id, charged],
  );
  const before = await available();
  // In the second round the invoiced credits already exist.
  for (const _ of ["once", "twice"]) {
    const sealed = createReadStream(file);
    await restoreBackup({ connectionString, store, sealed, secret: secret ?? "", replace: true });
    expect(await bought()).toEqual([7, 100]);
    expect(await available()).toBe(before - 500);
    expect(await wrong()).toEqual([]);
  }
});
