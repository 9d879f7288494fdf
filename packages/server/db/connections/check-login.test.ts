import { afterAll, beforeAll, expect, test } from "vitest";
import { dropRole } from "#tests/api/database/drop-role.ts";
import { startPooler } from "#tests/api/database/pooler.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { closeSettings } from "../schema/close-settings.ts";
import { checkLogin } from "./check-login.ts";
import { withClient } from "./with-client.ts";

let api: TestApi;
const made: string[] = [];
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  for (const name of made) {
    await api.owner.query(`drop owned by ${name}`);
    await dropRole(api.owner, name);
  }
});

/** Creates a login and returns the database's URL with it. */
async function madeLogin(name: string, grants: string): Promise<string> {
  await api.owner.query(`create role ${name} login noinherit password 'sesame' ${grants}`);
  made.push(name);
  // Revokes `set_config`, as a server start does before it checks the login.
  await withClient(api.connectionString, closeSettings);
  return Object.assign(new URL(api.connectionString), { username: name, password: "sesame" }).href;
}

test("checkLogin accepts a login that may act as both roles", async () => {
  await checkLogin(await madeLogin("acts_as_both", "in role stammis_app, stammis_platform"));
});

test.each(["stammis_app", "stammis_platform"])(
  "checkLogin refuses a login that may only act as %s with a sentence",
  async (role) => {
    const other = role === "stammis_app" ? "stammis_platform" : "stammis_app";
    await expect(checkLogin(await madeLogin(`acts_as_${role}`, `in role ${role}`))).rejects.toThrow(
      `The login of APP_DATABASE_URL should be able to take the role ${other}, but cannot (permission denied to set role "${other}").`,
    );
  },
);

const pgbouncer = process.env.TEST_PGBOUNCER ?? "";

// PgBouncer is not part of the product; the developer passes its path to run these tests.
test.skipIf(!pgbouncer).each([
  [500, null],
  [0, /^APP_DATABASE_URL uses a pooler that does not support prepared statements \(.+\)\. Use PgBouncer 1\.21/],
])(
  "checkLogin accepts a PgBouncer with prepared statements and refuses one without: %i prepared statements",
  async (statements, refusal) => {
    const login = await madeLogin(`acts_through_${statements}`, "in role stammis_app, stammis_platform");
    const pooler = await startPooler(
      pgbouncer,
      { app: login, platform: login, listener: login, replica: null },
      statements,
    );
    const checked = checkLogin(pooler.logins.app).finally(pooler.stop);
    if (refusal) await expect(checked).rejects.toThrow(refusal);
    else await checked;
  },
);
