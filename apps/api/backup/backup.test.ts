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
  await writeBackup({ connectionString, store, target: target, recipient: key.recipient, file });
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

describe("a whole backup", () => {
  test("comes back in an empty database, every row, and what is added goes on from there", async () => {
    const there = await cloneDatabase();
    await restore(there, await backUp());
    const members = "select * from member order by id";
    expect(await ask(there, members)).toEqual(await ask(api.connectionString, members));
    expect(await checksOf(there)).toEqual([]);
    const next = "select nextval('member_id_seq') > max(id) as is_free from member";
    expect(await ask(there, next)).toEqual([{ is_free: true }]);
  });

  test("comes back with its installation's numbers, also where another was started on the empty database", async () => {
    const [from, there] = [await cloneDatabase(), await cloneDatabase()];
    await migrate(from, { installation: 5 });
    const add = (database: string, email: string) =>
      ask(database, `insert into account (email, first_name, last_name) values ('${email}', 'K', 'B') returning id`);
    await add(from, "kim@example.com");
    const file = join(temporaryFolder("backup"), "backup.age");
    const store = openStore(api.services.config);
    const target: Wanted = { kind: "everything" };
    await writeBackup({ connectionString: from, store, target: target, recipient: key.recipient, file });
    await migrate(there, { installation: 2 });
    await restore(there, file);
    await expect(migrate(there, { installation: 2 })).rejects.toThrow("INSTALLATION should be 5.");
    await migrate(there, { installation: 5 });
    expect(await add(there, "lo@example.com")).toEqual([{ id: "50000000002" }]);
  });

  test("is refused where there is anything, and without its key", async () => {
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
  ])("that was %s leaves the database empty", async (_how, harm) => {
    const there = await cloneDatabase();
    const bytes = harm(await readFile(await backUp()));
    const backupStream = (async function* () {
      yield bytes;
    })();
    await expect(restoreBackup(restoring(there, backupStream))).rejects.toThrow();
    expect(await ask(there, "select count(*)::int as n from member")).toEqual([{ n: 0 }]);
  });

  test("broken off halfway leaves nothing, and comes in whole the next time", async () => {
    const there = await cloneDatabase();
    // So much that rows are on their way when it stops.
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
    // Found first, ended then: in one condition the planner may end other databases' connections before it looks whose they are.
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
    // Nobody else's backup is to carry it.
    await api.owner.query("delete from audit_entry where chain_id = $1 and act = 'test'", [club.chain.id]);
  });
});

describe("what was about to be sent", () => {
  test("waits for a person: sendouts are paused, messages are not sent any more", async () => {
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

  test("of all clubs or of one, no more members are written to of their terms", async () => {
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

  test("takes the club's place when that is asked for, and nobody else's", async () => {
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

  test("opens no till that was shut out since", async () => {
    const tills = [await makeTillDevice(api, club), await makeTillDevice(api, club)];
    const file = await part();
    const [out] = tills.map(({ deviceId }) => deviceId);
    await ask(api.connectionString, `update till_device set revoked_at = now() where id = ${out}`);
    await restore(api.connectionString, file, true);
    const live = `select id::int from till_device where chain_id = ${club.chain.id} and revoked_at is null`;
    expect(await ask(api.connectionString, live)).toEqual([{ id: tills[1]?.deviceId }]);
  });

  test("comes back where it was removed, and opens nothing: sessions stay ended", async () => {
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

  test("its staff are who has their address; a number that is somebody else's by now is not theirs", async () => {
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

  test("is not taken by another installation, whose secrets are others", async () => {
    const there = await cloneDatabase();
    await ask(there, "update platform_secret set value = sha256(value)");
    await expect(restore(there, await part())).rejects.toThrow("another installation");
  });
});
