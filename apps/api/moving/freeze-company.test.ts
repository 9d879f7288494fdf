import { cpSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { beforeEach, describe, expect, test } from "vitest";
import { sendMessageJob } from "#features/messages/letters/api/job-kinds.ts";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { migrate } from "#packages/server/db/schema/migrate.ts";
import { job } from "#packages/server/jobs/job.ts";
import { dropRole } from "#tests/api/database/drop-role.ts";
import { isOnNodes } from "#tests/api/database/is-on-nodes.ts";
import { buy, type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { Refused, startApi, type TestApi } from "#tests/api/harness.ts";
import { temporaryFolder } from "#tests/api/temporary.ts";
import { readTables } from "../backup/tables.ts";
import { findCompany, freezeCompany, thawCompany } from "./freeze-company.ts";
import type { Frozen } from "./frozen-tables.ts";
import { unlessFrozen } from "./jobs-of-frozen.ts";

let api: TestApi;
let club: Club;
let other: Club;
let company: Frozen;
beforeEach(async () => {
  api = await startApi();
  [club, other] = [await makeClub(api), await makeClub(api)];
  company = { companyId: club.companyId, chainIds: [club.chain.id] };
});

const freeze = (patienceMs?: number) =>
  withClient(api.connectionString, (client) => freezeCompany(client, company, patienceMs));
const thaw = () => withClient(api.connectionString, (client) => thawCompany(client, company));
const codeOf = (error: unknown) => (error instanceof Refused ? error.problem.code : error);

describe("a frozen company", () => {
  test("refuses requests with CLUB_MOVING, leaves other clubs unaffected, and works again when thawed", async () => {
    const { memberId, token } = await makeMember(api, club);
    const stranger = await makeMember(api, other);
    await freeze();
    api.services.directory.forget(null);
    const { subdomain } = club.chain;
    const requests = [
      api.call("listCategories", {}, { as: club.merchant.token, chain: subdomain }),
      api.call("getConsumerHome", {}, { as: token, host: subdomain }),
      api.call("getPublicChain", { params: { subdomain } }),
      buy(api, club, memberId, 10),
    ];
    const answers = await Promise.allSettled(requests);
    expect(answers.map((each) => each.status === "rejected" && codeOf(each.reason))).toEqual(
      requests.map(() => "CLUB_MOVING"),
    );
    await buy(api, other, stranger.memberId, 10);
    await thaw();
    api.services.directory.forget(null);
    await buy(api, club, memberId, 10);
  });

  test("refuses inserts, updates and deletes in every table that names a club or a company", async () => {
    await freeze();
    await withClient(api.connectionString, async (client) => {
      const named = (await readTables(client)).filter(
        ({ name, columns }) => name === "company" || columns.includes("chain_id") || columns.includes("company_id"),
      );
      const { rows } = await client.query<{ name: string }>(
        `select relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
         where tgname like 'frozen@_%' escape '@' group by 1 having count(*) = 2 order by 1`,
      );
      expect(rows.map(({ name }) => name)).toEqual(named.map(({ name }) => name).sort());
    });
    const change = (where: Club) =>
      api.owner.query("update location set city = 'Malmö' where chain_id = $1", [where.chain.id]);
    await expect(change(club)).rejects.toMatchObject({ code: "SM001" });
    await expect(
      api.owner.query("delete from company_merchant where company_id = $1", [club.companyId]),
    ).rejects.toMatchObject({ code: "SM001" });
    await expect(
      api.owner.query("insert into category (chain_id, name) values ($1, 'Te')", [club.chain.id]),
    ).rejects.toMatchObject({ code: "SM001" });
    await expect(
      api.owner.query("update company set name = 'Annat' where id = $1", [club.companyId]),
    ).rejects.toMatchObject({ code: "SM001" });
    await change(other);
    await thaw();
    await change(club);
    const { rows } = await api.owner.query("select from pg_trigger where tgname like 'frozen@_%' escape '@'");
    expect(rows).toEqual([]);
  });

  test("drops the triggers of an earlier release when it is thawed", async () => {
    await api.owner.query(`create trigger frozen_${club.companyId}_update before update on location for each row
      when (old.chain_id = ${club.chain.id}) execute function refuse_frozen()`);
    await freeze();
    await thaw();
    await api.owner.query("update location set city = 'Malmö' where chain_id = $1", [club.chain.id]);
  });

  test("refuses a new club, and covers new tables when it is frozen again", async () => {
    await freeze();
    await api.owner.query("create table novelty (chain_id bigint, name text)");
    await freeze();
    for (const statement of [
      `insert into novelty (chain_id, name) values (${club.chain.id}, 'x')`,
      `insert into chain (company_id, name, commercial_name, subdomain) values (${club.companyId}, 'x', 'x', 'nyklubb')`,
    ])
      await expect(api.owner.query(statement)).rejects.toMatchObject({ code: "SM001" });
    await thaw();
    await api.owner.query(`insert into novelty (chain_id, name) values (${club.chain.id}, 'x')`);
  });

  // On a cluster, the setting that allows a migration its changes does not reach the workers.
  test.skipIf(isOnNodes)("lets only a migration change its rows, and refuses changes afterwards", async () => {
    const { memberId } = await makeMember(api, club);
    await freeze();
    const folder = pathToFileURL(`${temporaryFolder("migrations")}/`);
    cpSync(new URL("../../../migrations/", import.meta.url), folder, { recursive: true });
    const [chainId, of] = [club.chain.id, `where chain_id = ${club.chain.id}`];
    writeFileSync(
      new URL("9998_all_change.sql", folder),
      `update location set city = 'Lund' ${of}; insert into category (chain_id, name) values (${chainId}, 'Kaffe');
       delete from category ${of} and name = 'Kaffe'; create procedure fill_more() language plpgsql as $$ begin
       perform set_config('role', 'stammis_platform', true); update member set city = 'Lund' ${of}; commit; end $$;`,
    );
    writeFileSync(new URL("9999_filled.sql", folder), "-- not in a transaction\ncall fill_more();\n");
    expect(await migrate(api.connectionString, { folder })).toEqual(["9998_all_change.sql", "9999_filled.sql"]);
    const { rows } = await api.owner.query(
      `select city from member where id = $1 union all select city from location ${of}`,
      [memberId],
    );
    expect(rows).toEqual(rows.map(() => ({ city: "Lund" })));
    await expect(api.owner.query(`update location set city = 'Malmö' ${of}`)).rejects.toMatchObject({ code: "SM001" });
  });

  test("refuses a login that claims to be a migration but does not own the tables", async () => {
    await freeze();
    const name = `mere_login_${club.chain.id}`;
    await api.owner.query(
      `create role ${name} login noinherit password 'sesame' in role stammis_app, stammis_platform`,
    );
    const address = new URL(api.connectionString);
    [address.username, address.password] = [name, "sesame"];
    const passing = withClient(address.href, async (client) => {
      await client.query("set stammis.upgrading = 'on'; set role stammis_platform");
      await client.query("update chain set frozen_at = null where id = $1", [club.chain.id]);
    });
    await expect(passing).rejects.toMatchObject({ code: "SM001" });
    await dropRole(api.owner, name);
  });

  test("contains exactly the acknowledged purchases when members buy during the freeze", async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => makeMember(api, club)));
    let over = false;
    let acknowledged = 0;
    const refusals = new Set<unknown>();
    const tills = members.map(async ({ memberId }) => {
      while (!over) {
        await buy(api, club, memberId, 10).then(
          () => acknowledged++,
          (error: unknown) => refusals.add(codeOf(error)),
        );
      }
    });
    const count = async () => {
      const { rows } = await api.owner.query("select count(*)::int as n from purchase where chain_id = $1", [
        club.chain.id,
      ]);
      return rows[0].n as number;
    };
    while (acknowledged < 10) await wait(5);
    await freeze();
    const frozen = await count();
    while (refusals.size === 0) await wait(5);
    over = true;
    await Promise.all(tills);
    expect([...refusals]).toEqual(["CLUB_MOVING"]);
    expect(await count()).toBe(frozen);
    expect(acknowledged).toBe(frozen);
  });
});

describe("jobs of a frozen company", () => {
  async function addJobUnderWay(): Promise<void> {
    await api.owner.query("select from enqueue('move-import', json_build_object('chainId', $1::bigint))", [
      club.chain.id,
    ]);
    await api.owner.query("update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker'");
  }

  test("fail without doing any work, while jobs of other clubs run", async () => {
    const chainIds: number[] = [];
    const act = async ({ chainId }: { chainId: number }) => void chainIds.push(chainId);
    const [guarded] = unlessFrozen(api.services, [job(sendMessageJob, act)]);
    await freeze();
    const of = ({ chain }: Club) => guarded?.act({ chainId: chain.id, messageId: 1 } as never);
    await expect(of(club)).rejects.toThrow("frozen");
    await of(other);
    await thaw();
    await of(club);
    expect(chainIds).toEqual([other.chain.id, club.chain.id]);
  });

  test("finish first when they are running, and the freeze fails when one does not finish", async () => {
    await addJobUnderWay();
    await expect(freeze(0)).rejects.toThrow("move-import");
    const { rows } = await api.owner.query("select from chain where frozen_at is not null");
    expect(rows).toEqual([]);
    const freezing = freeze();
    await api.owner.query("update graphile_worker._private_jobs set locked_at = null, locked_by = null");
    await freezing;
    await expect(
      api.owner.query("update company set name = 'x' where id = $1", [club.companyId]),
    ).rejects.toMatchObject({ code: "SM001" });
  });
});

test("a company is found by its number in any notation, with all its clubs", async () => {
  await api.owner.query("update company set company_number = '5560360793' where id = $1", [club.companyId]);
  const foundCompany = await withClient(api.connectionString, (client) => findCompany(client, "556036-0793"));
  expect(foundCompany).toEqual(company);
  await expect(withClient(api.connectionString, (client) => findCompany(client, "5560001712"))).rejects.toThrow(
    "No company 5560001712 with a club was found.",
  );
});
