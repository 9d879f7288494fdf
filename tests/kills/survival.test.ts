import pg from "pg";
import { describe, expect, test } from "vitest";
import { startEmbeddedPostgres } from "#packages/server/db/embedded/start.ts";
import { makeBenchClub } from "../../bench/club.ts";
import { buyOver, endServer, freePort, spawnServer, untilReady } from "../api/servers/server-process.ts";
import { temporaryFolder } from "../api/temporary.ts";
import { killLoop } from "./kill-loop.ts";
import { ways } from "./kill-ways.ts";
import { sendoutKillLoop } from "./sendout-kill-loop.ts";
import { webhookKillLoop } from "./webhook-kill-loop.ts";
import { outages, workerKillLoop } from "./worker-kill-loop.ts";

const folder = () => temporaryFolder("survival");

describe("a kill during purchases, returns, rewards and stamps", () => {
  test("of the server, the database or connections loses no answered act, and counts none twice", async () => {
    const report = await killLoop(folder(), ways.length);
    expect(report.wrong).toEqual([]);
    expect(report.answered).toBeGreaterThan(0);
  }, 240_000);
});

describe("a kill during a sendout", () => {
  test("skips no recipient, and duplicates only messages in flight", async () => {
    const report = await sendoutKillLoop(folder(), ways.length, 400);
    expect(report.wrong).toEqual([]);
    expect(report.mails).toBeGreaterThan(0);
  }, 240_000);
});

describe("a worker that runs without a server", () => {
  test("survives every kind of outage, and does every job", async () => {
    const report = await workerKillLoop(folder(), outages.length);
    expect(report.wrong).toEqual([]);
    expect(report.jobs).toBeGreaterThan(outages.length);
  }, 400_000);
});

describe("a kill during webhook deliveries, with receivers that hang, flood and reset", () => {
  test("loses no event of the receiver that answers", async () => {
    const report = await webhookKillLoop(folder(), ways.length + 1);
    expect(report.wrong).toEqual([]);
    expect(report.events).toBeGreaterThan(0);
  }, 240_000);
});

describe("a database outage", () => {
  test("gives 503 meanwhile, and ends with an automatic recovery", async () => {
    const dataDir = folder();
    const first = await startEmbeddedPostgres({ dataDir, log: () => {} });
    const server = spawnServer({ DATABASE_URL: first.connectionString, STAMMIS_DATA: folder() }, await freePort());
    await untilReady(server);
    const owner = new pg.Client({ connectionString: first.connectionString });
    await owner.connect();
    const club = await makeBenchClub(owner, 2);
    await owner.end();
    const number = club.members[0]?.number as string;
    expect((await buyOver(server.port, club, number))?.status).toBe(200);

    await first.stop();
    for (let tries = 0; tries < 3; tries++) {
      expect(await buyOver(server.port, club, number)).toMatchObject({ status: 503, body: { code: "UNAVAILABLE" } });
    }
    const again = await startEmbeddedPostgres({ dataDir, log: () => {} });
    await untilReady(server);
    expect((await buyOver(server.port, club, number))?.status).toBe(200);
    expect(await endServer(server)).toBe(0);
    await again.stop();
  });
});

describe("an impossible start", () => {
  test.each<[Record<string, string>, string]>([
    [{ PORT: "seventy" }, "PORT should be a port between 1 and 65535."],
    [
      { DATABASE_URL: "mysql://here" },
      "DATABASE_URL should be postgres://user:password@host:port/database, with every @",
    ],
    [{ SMS_PROVIDER: "twilio" }, "SMS_PROVIDER is twilio, so SMS_USERNAME and SMS_PASSWORD should be set."],
    [{ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" }, "Cannot connect to the database of DATABASE_URL"],
  ])("is reported in one sentence: %j", async (env, sentence) => {
    const server = spawnServer({ STAMMIS_DATA: folder(), ...env }, await freePort());
    expect(await server.exited).toBe(1);
    expect(server.errors()).toContain(sentence);
    expect(server.errors().trim().split("\n")).toHaveLength(1);
  });
});
