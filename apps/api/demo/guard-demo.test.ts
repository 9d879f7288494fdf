import { beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#packages/server/config.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { freePort, spawnServer, untilReady } from "#tests/api/servers/server-process.ts";
import { temporaryFolder } from "#tests/api/temporary.ts";
import { fillDemo } from "./fill-demo.ts";
import { demoLogins } from "./logins.ts";

const dontStart = "Start once with --disable-demo";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await fillDemo(api.services);
});

/** Starts the product's entry point on the demo's database. */
const startsOn = async (args: string[], env: Record<string, string> = {}) =>
  spawnServer(
    { DATABASE_URL: api.connectionString, STAMMIS_DATA: temporaryFolder("demo"), ...env },
    await freePort(),
    args,
  );

const signIn = ({ who, email: username, password }: (typeof demoLogins)[number]) =>
  who === "member"
    ? api.call(
        "logInMember",
        { params: { subdomain: "kaffebonan" }, body: { username, password } },
        { host: "kaffebonan" },
      )
    : api.call("logIn", { body: { username, password } });

describe("a database with demo logins that others could reach", () => {
  test.each([[[]], [["server"]], [["worker"]]])(
    "makes main.ts with the arguments %j exit with one sentence about the remedy, without starting",
    async (args) => {
      const server = await startsOn(args);
      expect(await server.exited).toBe(1);
      expect(server.errors()).toContain(dontStart);
      expect(server.errors().trim().split("\n")).toHaveLength(1);
    },
  );

  test("rejects a mistyped option", async () => {
    const server = await startsOn(["--disable-demos"]);
    expect(await server.exited).toBe(1);
    expect(server.errors()).toContain("--disable-demo");
  });

  test.each([{ PUBLIC_URL: "https://stammis.example" }, { HOST: "0.0.0.0" }, { DATABASE_URL: "postgres://a@b/c" }])(
    "does not count as a demonstration with the settings %j",
    (env) => {
      expect(readConfig({}).demonstration).toBe(true);
      expect(readConfig(env).demonstration).toBe(false);
    },
  );
});

describe("--disable-demo", () => {
  const own = "anna@hos.se";
  const readSendouts = async () => {
    const { rows } = await api.owner.query("select id, state, pause_reason as reason from sendout order by id");
    return rows as { id: number; state: string; reason: string | null }[];
  };

  test("removes all access to demo accounts and none to other accounts, and the server then starts every time", async () => {
    const hash = await api.services.passwords.hash("en-lagom-lang-nyckel");
    await api.owner.query("insert into account (email, password_hash, confirmed_at) values ($1, $2, now())", [
      own,
      hash,
    ]);
    const sessions = await Promise.all(demoLogins.map(signIn));
    const sendouts = await readSendouts();
    const going = sendouts.filter(({ state }) => state === "SENDING" || state === "SCHEDULED").map(({ id }) => id);
    expect(going.length).toBeGreaterThan(0);
    expect(sessions).toHaveLength(demoLogins.length);
    const first = await startsOn(["--disable-demo"], { HOST: "0.0.0.0" });
    await untilReady(first);
    first.child.kill("SIGTERM");
    await first.exited;
    for (const login of demoLogins) expect(await codeOf(signIn(login))).toBe("WRONG_CREDENTIALS");
    for (const { token, role } of sessions) {
      const request = api.call(
        "getSession",
        {},
        { as: token, ...(role === "ROLE_CONSUMER" && { host: "kaffebonan" }) },
      );
      expect(await codeOf(request)).toBe("NOT_SIGNED_IN");
    }
    const { rows } = await api.owner.query(
      `select (select string_agg(email, ' ') from account
        where password_hash is not null or is_admin or confirmed_at is not null) as accounts,
      (select count(*) from member where password_hash is not null)::int as members,
      (select count(*) from staff_pin)::int as pins,
      (select count(*) from till_device where revoked_at is null)::int as devices`,
    );
    expect(rows).toEqual([{ accounts: own, members: 0, pins: 0, devices: 0 }]);
    // Pending sendouts are paused; finished ones are unchanged.
    expect(await readSendouts()).toEqual(
      sendouts.map((each) => (going.includes(each.id) ? { ...each, state: "PAUSED", reason: "PERSON" } : each)),
    );
    const later = await startsOn(["server"], { HOST: "0.0.0.0" });
    await untilReady(later);
    later.child.kill("SIGTERM");
    expect(await later.exited).toBe(0);
  });
});
