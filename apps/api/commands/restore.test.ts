import { spawnSync } from "node:child_process";
import { createReadStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { migrate } from "#packages/server/db/schema/migrate.ts";
import { openStore } from "#packages/server/storage/store.ts";
import { emptyDatabase } from "#tests/api/database/test-databases.ts";
import { buy, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { endServer, freePort, spawnServer, untilReady } from "#tests/api/servers/server-process.ts";
import { temporaryFolder } from "#tests/api/temporary.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { makeKey } from "../backup/seal.ts";
import { writeBackup } from "../backup/write-backup.ts";

const cli = fileURLToPath(new URL("../cli.ts", import.meta.url));

/** Backs up a club with a purchase, and makes an empty database for the restore. */
async function makeBackup() {
  const api = await startApi();
  const club = await makeClub(api);
  const { memberId } = await makeMember(api, club);
  await buy(api, club, memberId, 100);
  const folder = temporaryFolder("restore");
  const [file, keyFile] = [join(folder, "backup.age"), join(folder, "key")];
  const { secret = "", recipient, text } = await makeKey();
  await writeFile(keyFile, text);
  const store = openStore(api.services.config);
  const { connectionString } = api;
  await writeBackup({ connectionString, store, target: { kind: "everything" }, recipient, file });
  const there = await emptyDatabase();
  const env = { DATABASE_URL: there, STAMMIS_DATA: temporaryFolder("restored") };
  const command = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...words], {
      encoding: "utf8",
      env: { ...process.env, ...env },
    });
    return { status, output: stdout + stderr };
  };
  const restore = (of = file, ...options: string[]) => command("restore", of, `--key-file=${keyFile}`, ...options);
  /** Restores only the rows, as a restore killed after its commit leaves them. */
  const restoreRows = () =>
    restoreBackup({ connectionString: there, store, sealed: createReadStream(file), secret, replace: false });
  return { there, env, memberId, command, restore, restoreRows };
}

async function startServer(env: Record<string, string>) {
  const server = spawnServer(env, await freePort(), ["server"]);
  onTestFinished(() => void server.child.kill("SIGKILL"));
  return server;
}

test("a restore interrupted before its checks keeps the server from starting, says so, and can be resumed", async () => {
  const { env, there, command, restore, restoreRows } = await makeBackup();
  const { takenAt } = (await restoreRows()).manifest;

  const refused = await startServer(env);
  expect(await refused.exited).toBe(1);
  expect(refused.errors()).toMatch(/^This database was restored from the backup of \S+ and is not verified yet\. /);
  expect(refused.errors().trim().split("\n")).toHaveLength(1);
  expect(command("doctor").output).toContain("not verified: run npm run stammis -- restore again");

  const markAs = (takenAt: string) =>
    withClient(there, (owner) => owner.query("update unverified_restore set taken_at = $1", [takenAt]));
  await markAs("2020-01-01T00:00:00Z");
  expect(restore()).toMatchObject({
    status: 1,
    output: expect.stringMatching(
      /^The database already holds the backup of 2020-01-01T00:00:00Z, which is not verified yet/,
    ),
  });
  await markAs(takenAt);
  expect(restore()).toMatchObject({ status: 0, output: expect.stringContaining("was already restored") });
  const server = await startServer(env);
  await untilReady(server);
  expect(await endServer(server)).toBe(0);
}, 180_000);

test("a restore whose checks fail does not serve until the operator accepts this", async () => {
  const { env, there, memberId, restore, restoreRows } = await makeBackup();
  await restoreRows();
  await withClient(there, (owner) =>
    owner.query("update member_statistics set purchase_count = 7 where member_id = $1", [memberId]),
  );
  expect(restore()).toMatchObject({
    status: 1,
    output: expect.stringContaining(
      "The server does not start with this database. To accept it as it is, use --accept-broken.",
    ),
  });
  expect(await (await startServer(env)).exited).toBe(1);
  expect(restore(undefined, "--accept-broken").status).toBe(1);
  const server = await startServer(env);
  await untilReady(server);
  expect(await endServer(server)).toBe(0);
}, 180_000);

test("a restore interrupted during its migrations resumes and clears its unverified mark", async () => {
  const { there, restore } = await makeBackup();
  await migrate(there, { through: "0191_bought_from_a_month_on.sql" });
  expect(restore()).toMatchObject({ status: 0, output: expect.stringContaining("all passed.") });
  const { rows } = await withClient(there, (owner) => owner.query("select to_regclass('unverified_restore') as mark"));
  expect(rows).toEqual([{ mark: null }]);
}, 180_000);
