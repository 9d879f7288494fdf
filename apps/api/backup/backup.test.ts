import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { settleUnsent } from "#features/messages/letters/api/settle-unsent.ts";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { migrate } from "#packages/server/db/schema/migrate.ts";
import { createLog } from "#packages/server/log.ts";
import { openStore } from "#packages/server/storage/store.ts";
import { cloneDatabase } from "#tests/api/database/test-databases.ts";
import { buy, type Club, makeClub, makeMember, makeStaff, makeTillDevice } from "#tests/api/factories.ts";
import { loginsAt, startApi, type TestApi } from "#tests/api/harness.ts";
import { makeSendout } from "#tests/api/messages/sendouts.ts";
import { temporaryFolder } from "#tests/api/temporary.ts";
import { openServices } from "../start/open-services.ts";
import { runChecks } from "../verify/run-checks.ts";
import { restoreBackup } from "./restore-backup.ts";
import { type BackupKey, makeKey } from "./seal.ts";
import { type Wanted, writeBackup } from "./write-backup.ts";

let key: BackupKey;
let api: TestApi;
let club: Club;
let memberId: number;
beforeAll(async () => {
  key = await makeKey();
  api = await startApi();
  club = await makeClub(api);
  ({ memberId } = await makeMember(api, club, { first_name: "Tab\tand\nline \\ end" }));
  await buy(api, club, memberId, 100);
});

const backUp = async (target: Wanted = { kind: "everything" }, from = api) => {
  const file = join(temporaryFolder("backup"), "backup.age");
  const { connectionString } = from;
  const store = openStore(from.services.config);
  await writeBackup({ connectionString, store, target, recipient: key.recipient, file });
  return file;
};

const restoring = (connectionString: string, sealed: AsyncIterable<Uint8Array>, replace = false) => ({
  connectionString,
  store: openStore({ dataFolder: temporaryFolder("restored"), files: api.services.config.files }),
  sealed,
  secret: key.secret ?? "",
  replace,
});
const restore = (connectionString: string, file: string, replace = false) =>
  restoreBackup(restoring(connectionString, createReadStream(file), replace));

const ask = (connectionString: string, statement: string) =>
  withClient(connectionString, async (client) => (await client.query(statement)).rows);

async function checksOf(connectionString: string) {
  const services = openServices({
    config: api.services.config,
    log: createLog("silent"),
    logins: loginsAt(connectionString),
  });
  try {
    return (await runChecks(services.db.platform)).filter(({ violations }) => violations.length > 0);
  } finally {
    await services.db.close();
  }
}

describe("a backup of the complete installation", () => {
  test("restores every row into an empty database, and new rows get fresh ids", async () => {
    const there = await cloneDatabase();
    await restore(there, await backUp());
    const members = "select * from member order by id";
    expect(await ask(there, members)).toEqual(await ask(api.connectionString, members));
    expect(await checksOf(there)).toEqual([]);
    const next = "select nextval('member_id_seq') > max(id) as is_free from member";
    expect(await ask(there, next)).toEqual([{ is_free: true }]);
  });

  test("keeps its own ids, also when another installation was started on the empty database", async () => {
    const [from, there] = [await cloneDatabase(), await cloneDatabase()];
    await migrate(from, { installation: 5 });
    const add = (database: string, email: string) =>
      ask(database, `insert into account (email, first_name, last_name) values ('${email}', 'K', 'B') returning id`);
    await add(from, "kim@example.com");
    const file = join(temporaryFolder("backup"), "backup.age");
    const store = openStore(api.services.config);
    const target: Wanted = { kind: "everything" };
    await writeBackup({ connectionString: from, store, target, recipient: key.recipient, file });
    await migrate(there, { installation: 2 });
    await restore(there, file);
    await expect(migrate(there, { installation: 2 })).rejects.toThrow("INSTALLATION should be 5.");
    await migrate(there, { installation: 5 });
    expect(await add(there, "lo@example.com")).toEqual([{ id: "50000000002" }]);
  });

  test("is not restored into a database in use, or without its key", async () => {
    const file = await backUp();
    await expect(restore(api.connectionString, file)).rejects.toThrow("The database is not empty");
    const { secret = "" } = await makeKey();
    const other = { ...restoring(await cloneDatabase(), createReadStream(file)), secret };
    await expect(restoreBackup(other)).rejects.toThrow("cannot be decrypted with this key");
  });

  test.each([
    ["cut off", (bytes: Buffer) => bytes.subarray(0, -100)],
    [
      "changed",
      (bytes: Buffer) => Buffer.from(bytes.map((byte, place) => (place === bytes.length - 50 ? ~byte : byte))),
    ],
  ])("leaves the database empty when the file was %s", async (_how, harm) => {
    const there = await cloneDatabase();
    const bytes = harm(await readFile(await backUp()));
    const backupStream = (async function* () {
      yield bytes;
    })();
    await expect(restoreBackup(restoring(there, backupStream))).rejects.toThrow();
    expect(await ask(there, "select count(*)::int as n from member")).toEqual([{ n: 0 }]);
  });

  test("leaves no rows when the restore is interrupted, and restores completely on the next try", async () => {
    const there = await cloneDatabase();
    // Enough rows that the copy is still running when the input stops.
    await api.owner.query(
      `insert into audit_entry (chain_id, act, subject)
       select $1, 'test', md5(random()::text) || md5(random()::text) from generate_series(1, 30000)`,
      [club.chain.id],
    );
    const file = await backUp();
    const bytes = await readFile(file);
    const never = Promise.withResolvers<void>();
    const halfway = (async function* () {
      yield bytes.subarray(0, bytes.length / 2);
      await never.promise;
    })();
    const broken = restoreBackup(restoring(there, halfway)).then(
      () => "restored",
      () => "broken",
    );
    // Selects the sessions before it ends them: with one condition the planner may end sessions of other databases.
    const isUnderWay = () =>
      ask(
        there,
        `with found as materialized (select pid from pg_stat_activity where datname = current_database()
           and pid <> pg_backend_pid() and backend_xid is not null)
         select count(*)::int as n from found where pg_terminate_backend(pid)`,
      );
    await expect.poll(isUnderWay).toEqual([{ n: 1 }]);
    never.resolve();
    expect(await broken).toBe("broken");
    expect(await ask(there, "select count(*)::int as n from chain")).toEqual([{ n: 0 }]);
    await restore(there, file);
    expect(await checksOf(there)).toEqual([]);
    // Keeps these rows out of the backups of other tests.
    await api.owner.query("delete from audit_entry where chain_id = $1 and act = 'test'", [club.chain.id]);
  });
});

describe("pending sends after a restore", () => {
  test("pauses sendouts until a person resumes them, and drops queued messages", async () => {
    const { id: sendoutId } = await makeSendout(api, club);
    await api.owner.query(
      "update sendout set state = 'SCHEDULED', started_by = created_by, asked_at = now() where id = $1",
      [sendoutId],
    );
    await api.owner.query(
      `insert into message (chain_id, kind, medium, recipient, language, text_body)
       values ($1, 'MEMBER_ACTIVATION', 'EMAIL', 'elin@example.com', 'sv', 'Hej')`,
      [club.chain.id],
    );
    const there = await cloneDatabase();
    expect((await restore(there, await backUp())).heldSendouts).toHaveLength(1);
    expect(await ask(there, "select state, pause_reason from sendout")).toEqual([
      { state: "PAUSED", pause_reason: "RESTORED" },
    ]);
    expect(await ask(there, "select count(*)::int as n from graphile_worker.jobs")).toEqual([{ n: 0 }]);
    const services = openServices({ config: api.services.config, log: createLog("silent"), logins: loginsAt(there) });
    expect(await settleUnsent(services, null)).toBeGreaterThan(0);
    await services.db.close();
    expect(await ask(there, "select distinct status from message where status = 'WAITING'")).toEqual([]);
    expect(await checksOf(there)).toEqual([]);
  });

  test("stops notifying members about new terms, after restoring all clubs or one", async () => {
    const empty = { title: "", termsParagraphs: [] };
    const sv = { title: "Villkor", termsParagraphs: [{ id: 1, title: "Poäng", content: "Gäller i ett år." }] };
    const publishing = { params: { kind: "membership" as const }, body: { texts: { sv, en: empty, fr: empty } } };
    await api.call("publishTerms", publishing, { as: club.merchant.token, chain: club.chain.subdomain });
    const open = "select count(*)::int as n from terms_telling where done_at is null";
    const there = await cloneDatabase();
    await restore(there, await backUp());
    expect(await ask(there, open)).toEqual([{ n: 0 }]);
    expect(await ask(api.connectionString, open)).toEqual([{ n: 1 }]);
    await restore(api.connectionString, await backUp({ kind: "chain", subdomain: club.chain.subdomain }), true);
    expect(await ask(api.connectionString, open)).toEqual([{ n: 0 }]);
  });
});

describe("a club's backup", () => {
  const purchases = (of: Club) => `select * from purchase where chain_id = ${of.chain.id} order by id`;
  const part = () => backUp({ kind: "chain", subdomain: club.chain.subdomain });

  test("replaces its own club when --replace is given, and no other club", async () => {
    const other = await makeClub(api);
    const { memberId: otherMember } = await makeMember(api, other);
    const before = await ask(api.connectionString, purchases(club));
    const file = await part();
    await buy(api, club, memberId, 250);
    await buy(api, other, otherMember, 70);
    const others = await ask(api.connectionString, purchases(other));
    await expect(restore(api.connectionString, file)).rejects.toThrow("--replace");
    await restore(api.connectionString, file, true);
    expect(await ask(api.connectionString, purchases(club))).toEqual(before);
    expect(await ask(api.connectionString, purchases(other))).toEqual(others);
    expect(await checksOf(api.connectionString)).toEqual([]);
    await buy(api, club, memberId, 40);
    expect(await ask(api.connectionString, purchases(club))).toHaveLength(before.length + 1);
    expect(await checksOf(api.connectionString)).toEqual([]);
  });

  test("does not reopen a till device that was revoked after the backup", async () => {
    const tills = [await makeTillDevice(api, club), await makeTillDevice(api, club)];
    const file = await part();
    const [out] = tills.map(({ deviceId }) => deviceId);
    await ask(api.connectionString, `update till_device set revoked_at = now() where id = ${out}`);
    await restore(api.connectionString, file, true);
    const live = `select id::int from till_device where chain_id = ${club.chain.id} and revoked_at is null`;
    expect(await ask(api.connectionString, live)).toEqual([{ id: tills[1]?.deviceId }]);
  });

  test("restores the club’s purchases without its sessions", async () => {
    const [file, all] = [await part(), await backUp()];
    const there = await cloneDatabase();
    await restore(there, all);
    const sessions = `select count(*)::int as n from member_session where chain_id = ${club.chain.id}`;
    await ask(
      there,
      `insert into member_session (chain_id, token_hash, member_id, expires_at)
       values (${club.chain.id}, sha256('x'), ${memberId}, now() + interval '1 day')`,
    );
    await restore(there, file, true);
    expect(await ask(there, sessions)).toEqual([{ n: 0 }]);
    expect(await ask(there, purchases(club))).toEqual(await ask(api.connectionString, purchases(club)));
  });

  test("matches staff by e-mail address, not by an account id that now has another address", async () => {
    const { accountId } = await makeStaff(api, club, "ROLE_CASHIER", []);
    const { email } = (await ask(api.connectionString, `select email from account where id = ${accountId}`))[0];
    const [file, all] = [await part(), await backUp()];
    const there = await cloneDatabase();
    await restore(there, all);
    await ask(there, `update account set email = 'other@example.com', created_at = now() where id = ${accountId}`);
    await restore(there, file, true);
    const staff = `select email, password_hash, is_admin from staff join account on account.id = account_id
      where chain_id = ${club.chain.id} and email = '${email}'`;
    expect(await ask(there, staff)).toEqual([{ email, password_hash: null, is_admin: false }]);
    expect(
      await ask(there, `select from staff where chain_id = ${club.chain.id} and account_id = ${accountId}`),
    ).toEqual([]);
  });

  test("is refused by another installation, which has different secrets", async () => {
    const there = await cloneDatabase();
    await ask(there, "update platform_secret set value = sha256(value)");
    await expect(restore(there, await part())).rejects.toThrow("another installation");
  });
});
