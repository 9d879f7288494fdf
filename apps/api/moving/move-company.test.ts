import { join } from "node:path";
import { expect, test } from "vitest";
import { makeUnsubscribeId } from "#features/members/consents/domain/unsubscribing.ts";
import { openStore } from "#packages/server/storage/store.ts";
import { buy, makeApiKey, makeMember } from "#tests/api/factories.ts";
import { codeOf, type TestApi } from "#tests/api/harness.ts";
import { ask, broken, companyNumber, home, makeTwo } from "#tests/api/servers/two-installations.ts";
import { temporaryFolder } from "#tests/api/temporary.ts";
import { companyTables, whereOfCompany } from "../backup/company-tables.ts";
import { openFile } from "../backup/read-pieces.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { writeBackup } from "../backup/write-backup.ts";

/** The timeout in milliseconds: each test makes two installations and moves every row of one company. */
const timeout = 120_000;

/** A paid invoice, an open invoice, and a plan. */
const books = (companyId: number) => `do $do$ declare plan bigint; number bigint; invoice bigint; begin
  insert into plan (name, offered) values ('Bas', true) returning id into plan;
  insert into plan_price (plan_id, from_day, location_ore, member_ore, members_included)
    values (plan, '2026-01-01', 9900, 10, 500);
  insert into company_plan (company_id, from_day, plan_id) values (${companyId}, '2026-01-01', plan);
  insert into subscription (company_id, from_day) values (${companyId}, '2026-01-01');
  insert into billing_account (company_id, unpaid_due_on) values (${companyId}, '2099-02-21')
    on conflict (company_id) do update set unpaid_due_on = excluded.unpaid_due_on;
  update invoice_series set next_number = next_number + 1 returning next_number - 1 into number;
  insert into invoice (number, kind, company_id, period, issued_at, issued_on, due_on, ocr, language, seller,
      buyer, net_ore, vat_ore, total_ore, owed_ore)
    values (number, 'INVOICE', ${companyId}, '2026-01-01', now(), '2026-02-01', '2099-02-21', '3000100101', 'sv', '{}', '{}',
      100, 25, 125, 120) returning id into invoice;
  insert into invoice_line (invoice_id, place, what, net_ore, vat_permille) values (invoice, 1, '{}', 100, 250);
  insert into payment (company_id, invoice_id, via, reference, received_on, booked_on, amount_ore, at)
    values (${companyId}, invoice, 'BANK', 'one', '2026-02-20', '2026-02-20', 5, now());
  end $do$`;

test("a moved company works as before for members and staff, and leaves no row behind", {
  timeout,
}, async () => {
  const { one, two, club, file, key, steps, serving } = await makeTwo();
  const { memberId, token } = await makeMember(one, club, { email: "anna@example.com" });
  await buy(one, club, memberId, 250);
  const apiKey = await makeApiKey(one, club);
  const picture = `${club.chain.id}/${"ab".repeat(16)}.webp`;
  await openStore(one.services.config).put(picture, Buffer.from("a logo"));
  await one.owner.query("insert into stored_file (chain_id, path, stored_at) values ($1, $2, now())", [
    club.chain.id,
    `/files/${picture}`,
  ]);
  await one.owner.query("update chain set logo_path = $2 where id = $1", [club.chain.id, `/files/${picture}`]);
  await one.owner.query(books(club.companyId));
  const chainId = club.chain.id;
  await one.owner.query("select from enqueue('tell-terms', json_build_object('chainId', $1::bigint), 'terms')", [
    chainId,
  ]);
  const queries: [string, unknown[]][] = [
    ["select left_address_hash($1, 'gone@example.com') as hash", [chainId]],
    ["select secret_of($1, 'sendout link') as key", [chainId]],
    ["select * from point_lot where chain_id = $1 order by id", [chainId]],
    ["select * from sms_entry where chain_id = $1 order by id", [chainId]],
    ["select * from unsubscribe_id where chain_id = $1 order by id_hash", [chainId]],
    ["select number, total_ore, owed_ore from invoice where company_id = $1", [club.companyId]],
    ["select amount_ore from payment where company_id = $1", [club.companyId]],
  ];
  const read = (api: TestApi) => Promise.all(queries.map(([statement, values]) => ask(api, statement, values)));
  await one.owner.query(
    "insert into unsubscribe_id (chain_id, id_hash, channel, member_id) values ($1, sha256('x'), 'EMAIL', $2)",
    [chainId, memberId],
  );
  const before = await read(one);
  const homeBefore = await home(one, club, token);

  const backup = join(temporaryFolder("move"), "backup.age");
  await writeBackup({
    connectionString: one.connectionString,
    store: openStore(one.services.config),
    file: backup,
    target: { kind: "company", number: companyNumber },
    recipient: key.recipient,
  });
  await steps.freeze();
  await steps.handOver();
  const restore = async (api: TestApi, sealed: string) =>
    restoreBackup({
      connectionString: api.connectionString,
      store: openStore(api.services.config),
      replace: false,
      sealed: await openFile(sealed),
      secret: key.secret ?? "",
    });
  await expect(restore(two, file)).rejects.toThrow("an exported company, not a backup");
  const { receipt } = await steps.takeIn();
  expect(await serving()).toEqual([false, false]);
  expect(await codeOf(home(two, club, token))).toBe("CLUB_MOVING");
  const release = await steps.letGo(receipt);
  expect(await serving()).toEqual([false, false]);
  await steps.release(release);
  expect(await serving()).toEqual([false, true]);
  await expect(restore(one, backup)).rejects.toThrow("would be active on both");

  expect(await read(two)).toEqual(before);
  expect(await home(two, club, token)).toEqual(homeBefore);
  await buy(two, club, memberId, 100);
  const [hereNow, thereNow] = [one, two].map((api) => openStore(api.services.config).bytes(picture));
  expect([await hereNow, (await thereNow)?.toString()]).toEqual([null, "a logo"]);
  expect(
    await ask(
      two,
      `select task_identifier, jobs.attempts, payload, array(select jsonb_object_keys(jobs.flags)) as flags
       from graphile_worker.jobs join graphile_worker._private_jobs using (id) where jobs.key = 'terms'`,
    ),
  ).toEqual([
    { task_identifier: "tell-terms", attempts: 0, payload: { chainId }, flags: ["keyed", `chain:${chainId}`] },
  ]);
  await two.call("listCategories", {}, { as: apiKey.token, chain: club.chain.subdomain });
  expect(await broken(two)).toEqual([]);
  expect(await broken(one)).toEqual([]);
  const remainingRows = await Promise.all([
    ...companyTables.map((name) => ask(one, `select from ${name} where ${whereOfCompany(name, club.companyId)}`)),
    ask(one, "select from member where chain_id = $1", [chainId]),
    ask(one, "select from graphile_worker._private_jobs where (payload ->> 'chainId')::bigint = $1", [chainId]),
  ]);
  expect(remainingRows.flat()).toEqual([]);
  // Each installation continues its own invoice series.
  expect(await ask(two, "select next_number::int as next from invoice_series")).toEqual([{ next: 40001001 }]);
});

test("the old installation redirects requests to the new one", { timeout }, async () => {
  const { one, two, club, steps } = await makeTwo();
  const { memberId } = await makeMember(one, club, { email: "anna@example.com", email_notification: true });
  const { subdomain } = club.chain;
  const secret = Buffer.alloc(16, 7);
  const id = makeUnsubscribeId({ channel: "EMAIL", secret });
  await one.owner.query(
    "insert into unsubscribe_id (chain_id, id_hash, channel, member_id) values ($1, sha256($2), 'EMAIL', $3)",
    [club.chain.id, secret, memberId],
  );
  const former = `former-${subdomain}`;
  await one.owner.query("insert into retired_subdomain (subdomain, chain_id, until) values ($1, $2, '2099-01-01')", [
    former,
    club.chain.id,
  ]);
  await steps.freeze();
  await steps.handOver();
  const movedTo = new URL(await two.app.listen({ port: 0, host: "127.0.0.1" }));
  movedTo.hostname = "localhost";
  await steps.release(await steps.letGo((await steps.takeIn()).receipt, movedTo));
  one.services.directory.forget(null);
  const get = (url: string, host = `${subdomain}.localhost`) => one.app.inject({ url, headers: { host } });
  for (const path of ["/", "/c/12?x=1", "/k/0123456789abcdef"]) {
    const { statusCode, headers } = await get(path);
    expect([statusCode, headers.location]).toEqual([308, `http://${subdomain}.${movedTo.host}${path}`]);
  }
  expect((await get("/", `${former}.localhost`)).headers.location).toBe(`http://${subdomain}.${movedTo.host}/`);
  expect((await get("/sw.js")).body).toContain("unregister");
  const response = await get("/api/consumer/home");
  expect([response.statusCode, response.json().code]).toEqual([410, "CLUB_MOVED"]);
  expect(await codeOf(one.call("listCategories", {}, { as: club.merchant.token, chain: subdomain }))).toBe(
    "CLUB_MOVED",
  );
  expect((await get(`/u/${id}`, "localhost")).headers.location).toBe(`${movedTo.origin}/u/${id}`);
  const oneClick = await one.app.inject({ method: "POST", url: `/u/${id}`, headers: { host: "localhost" } });
  expect([
    oneClick.statusCode,
    await ask(two, "select email_notification from member where id = $1", [memberId]),
  ]).toEqual([204, [{ email_notification: false }]]);
  const params = { subdomain };
  expect(await one.call("getSubdomainAvailability", { params }, { as: club.merchant.token })).toMatchObject({
    available: false,
  });
});
