import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { beforeAll, expect, test } from "vitest";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { StartError } from "#packages/server/db/embedded/start-error.ts";
import { openStore } from "#packages/server/storage/store.ts";
import { dropRole } from "#tests/api/database/drop-role.ts";
import { emptyDatabase } from "#tests/api/database/test-databases.ts";
import { buy, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { temporaryFolder } from "#tests/api/temporary.ts";
import { rehearse } from "./rehearse.ts";
import { restoreBackup } from "./restore-backup.ts";
import { makeKey } from "./seal.ts";
import { writeBackup } from "./write-backup.ts";

const api = await startApi();
const store = openStore(api.services.config);
const { secret = "", recipient } = await makeKey();
let backupBytes: Buffer;
let there: string;

beforeAll(async () => {
  const club = await makeClub(api);
  await buy(api, club, (await makeMember(api, club)).memberId, 100);
  const file = join(temporaryFolder("damaged"), "backup.age");
  await writeBackup({ connectionString: api.connectionString, store, target: { kind: "everything" }, recipient, file });
  backupBytes = readFileSync(file);
  there = await emptyDatabase();
});

/** Returns the bytes with one byte changed, at a fraction of their length. */
function changedAt(part: number): Buffer {
  const bytes = Buffer.from(backupBytes);
  const place = Math.floor(bytes.length * part);
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  return bytes;
}

test.each<[string, () => Buffer]>([
  ["is empty", () => Buffer.alloc(0)],
  ["ends within its head", () => backupBytes.subarray(0, 40)],
  ["ends in the middle", () => backupBytes.subarray(0, backupBytes.length / 2)],
  ["lacks its last byte", () => backupBytes.subarray(0, -1)],
  ["has a changed byte in its head", () => changedAt(0.001)],
  ["has a changed byte in the middle", () => changedAt(0.5)],
  ["has a changed byte near its end", () => changedAt(0.999)],
  ["is a text", () => Buffer.from("not a backup\n".repeat(1000))],
])("a backup that %s is refused in one sentence, and restores nothing", async (_, bytes) => {
  const restoring = { connectionString: there, store, sealed: Readable.from([bytes()]), secret, replace: false };
  const error = await restoreBackup(restoring).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartError);
  expect((error as Error).message).toMatch(/^The backup (is damaged or incomplete|cannot be decrypted with this key)/);
  expect((error as Error).message.split("\n")).toHaveLength(1);
  const tables = await withClient(there, (client) => client.query("select to_regclass('public.chain') as chain"));
  const isMigrated = tables.rows[0].chain !== null;
  const count = isMigrated ? (await withClient(there, (client) => client.query("select from chain"))).rowCount : 0;
  expect(count).toBe(0);
});

test("a rehearsal by a login that may not create databases is refused with the missing privilege", async () => {
  await api.owner.query("create role drills_nothing login password 'sesame' in role stammis_platform");
  const connectionString = Object.assign(new URL(api.connectionString), {
    username: "drills_nothing",
    password: "sesame",
  }).href;
  const logins = { app: connectionString, platform: connectionString, listener: connectionString, replica: null };
  const drill = rehearse(api.services.config, { connectionString, logins }, { kind: "everything" }, async () => {});
  await expect(drill).rejects.toThrow(
    "The login drills_nothing is not allowed to create databases, which a drill needs. As a superuser run: alter role drills_nothing createdb;",
  );
  await expect(drill).rejects.toBeInstanceOf(StartError);
  await dropRole(api.owner, "drills_nothing");
});
