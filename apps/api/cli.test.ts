import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { buy, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { temporaryFolder } from "#tests/api/temporary.ts";

const entry = fileURLToPath(new URL("./cli.ts", import.meta.url));
let api: TestApi;
let memberId: number;
beforeAll(async () => {
  api = await startApi();
  const club = await makeClub(api);
  ({ memberId } = await makeMember(api, club));
  await buy(api, club, memberId, 100);
});

/** Runs the command in its own process. */
function stammis(args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [entry, ...args], {
    encoding: "utf8",
    env: { ...process.env, DATABASE_URL: api.connectionString, ...env },
  });
  return { status, output: stdout + stderr };
}

describe("npm run stammis", () => {
  test.each([[["fly"]], [["create-admin"]]])("prints the usage for %j", (args) => {
    const { status, output } = stammis(args);
    expect(status).toBe(2);
    expect(output).toContain("create-admin <e-mail>");
  });

  test("verify prints one line per check and exits with 0; on a violation it prints the ids and exits with 1", async () => {
    const well = stammis(["verify"]);
    expect(well).toMatchObject({ status: 0, output: expect.stringContaining("all passed.") });
    await api.owner.query("update member_statistics set purchase_count = 7 where member_id = $1", [memberId]);
    const broken = stammis(["verify"]);
    expect(broken.status).toBe(1);
    expect(broken.output).toContain("BROKEN  each member's statistics match the member's purchases");
    expect(broken.output).toContain(`"member_id":${memberId},"purchase_count":7`);
    const lines = (output: string) => output.match(/^(ok|BROKEN) /gm)?.length;
    expect(lines(broken.output)).toBe(lines(well.output));
  });

  test("verify of one club reports only that club’s violations", async () => {
    const unconcerned = await makeClub(api);
    await api.owner.query("update member_statistics set purchase_count = 7 where member_id = $1", [memberId]);
    const { chain_id: chainId } = (await api.owner.query("select chain_id from member where id = $1", [memberId]))
      .rows[0];
    const { subdomain } = (await api.owner.query("select subdomain from chain where id = $1", [chainId])).rows[0];
    expect(stammis(["verify", `--chain=${subdomain}`]).status).toBe(1);
    expect(stammis(["verify", `--chain=${unconcerned.chain.subdomain}`])).toMatchObject({
      status: 0,
      output: expect.stringContaining("all passed."),
    });
    expect(stammis(["verify", "--chain=nobody"])).toMatchObject({
      status: 1,
      output: expect.stringContaining("No club was found for nobody."),
    });
    expect(stammis(["verify", "--chain=a", "--company=b"]).status).toBe(2);
  });

  test("seed refuses a database other than the embedded one, because its demo logins are public", async () => {
    const { status, output } = stammis(["seed"]);
    expect({ status, output }).toMatchObject({ status: 1, output: expect.stringContaining("unset DATABASE_URL") });
    expect((await api.owner.query("select from chain where is_demo")).rowCount).toBe(0);
  });

  test("seed fills an embedded database that was only migrated and never served", () => {
    const alone = { DATABASE_URL: "", STAMMIS_DATA: temporaryFolder("seed") };
    expect(stammis(["migrate"], alone).status).toBe(0);
    expect(stammis(["seed"], alone)).toMatchObject({
      status: 0,
      output: expect.stringContaining("The demo was created."),
    });
  });

  test("migrate reports when nothing is pending, and doctor then reports the database as up to date", () => {
    expect(stammis(["migrate"])).toMatchObject({ status: 0, output: expect.stringContaining("up to date") });
    expect(stammis(["doctor"]).output).toContain("ok    the database is up to date");
  });

  test("doctor reports failing jobs, mail server and public address, also as JSON", async () => {
    await api.owner.query("select graphile_worker.add_job('x', run_at => now() - interval '1 hour')");
    const wrong = { SMTP_URL: "smtp://127.0.0.1:1", PUBLIC_URL: "https://nowhere.invalid" };
    const { status, output } = stammis(["doctor", "--json"], wrong);
    const bad = (JSON.parse(output) as { state: string; text: string }[]).filter(({ state }) => state === "BAD");
    expect(status).toBe(1);
    expect(bad.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        expect.stringContaining("the mail server 127.0.0.1 does not respond"),
        expect.stringContaining("nowhere.invalid does not resolve"),
        expect.stringContaining("a due job has been waiting for 60 minutes"),
      ]),
    );
  });

  test("a command on a data folder without a database reports this and creates no database", () => {
    const dataFolder = temporaryFolder("cli");
    const { status, output } = stammis(["verify"], { DATABASE_URL: "", STAMMIS_DATA: dataFolder });
    expect({ status, output }).toMatchObject({
      status: 1,
      output: expect.stringMatching(/^There is no database in .* yet/),
    });
    expect(output.trim().split("\n")).toHaveLength(1);
  });
});
