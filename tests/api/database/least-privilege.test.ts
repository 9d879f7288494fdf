import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, inject, onTestFinished, test } from "vitest";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { endServer, freePort, spawnServer, untilReady } from "../servers/server-process.ts";
import { temporaryFolder } from "../temporary.ts";
import { dropRole } from "./drop-role.ts";

const script = readFileSync(new URL("../../../docs/operating/database.sql", import.meta.url), "utf8");
const cli = fileURLToPath(new URL("../../../apps/api/cli.ts", import.meta.url));

/**
 * Runs the documented script on the run's cluster with names of this test, because the product's roles exist already.
 */
async function makeDatabase() {
  const suffix = randomBytes(4).toString("hex");
  const [owner, work] = [`owner_${suffix}`, `work_${suffix}`];
  const statements = script
    .replace(/^--.*$/gm, "")
    .replaceAll(/\bstammis_work\b/g, work)
    .replaceAll(/\bstammis\b/g, owner)
    .replaceAll(/:'\w+'/g, "'sesame'")
    .split(";")
    .map((statement) => statement.trim())
    .filter((statement) => statement && !/^create role stammis_(app|platform)/.test(statement));
  await withClient(inject("cluster"), async (admin) => {
    for (const statement of statements) await admin.query(statement);
  });
  onTestFinished(() =>
    withClient(inject("cluster"), async (admin) => {
      await admin.query(`drop database ${owner} with (force)`);
      await admin.query(`revoke set on parameter session_replication_role from ${owner}`);
      for (const name of [owner, work]) await dropRole(admin, name);
    }),
  );
  const at = (username: string) =>
    Object.assign(new URL(inject("cluster")), { pathname: `/${owner}`, username, password: "sesame" }).href;
  return { DATABASE_URL: at(owner), APP_DATABASE_URL: at(work), STAMMIS_DATA: temporaryFolder("least") };
}

test("the product starts, backs up and rehearses a restore with the two documented logins, which are no superusers", async () => {
  const env = await makeDatabase();
  const server = spawnServer(env, await freePort());
  onTestFinished(() => void server.child.kill("SIGKILL"));
  await untilReady(server);
  const command = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...words], {
      encoding: "utf8",
      env: { ...process.env, ...env },
    });
    return { status, said: stdout + stderr };
  };
  expect(command("doctor").said).toMatch(/^ok {4}the server connects as work_\w+, which owns no tables$/m);
  const [key, file] = [join(env.STAMMIS_DATA, "key"), join(env.STAMMIS_DATA, "backup.age")];
  expect(command("backup-key", key).status).toBe(0);
  expect(command("backup", file, `--key-file=${key}`)).toMatchObject({ status: 0 });
  expect(command("drill")).toMatchObject({ status: 0, said: expect.stringContaining("all passed.") });
  expect(await endServer(server)).toBe(0);
}, 180_000);
