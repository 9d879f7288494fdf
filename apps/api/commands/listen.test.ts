import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { readWebhook } from "@stammis/client/webhooks";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { buy, type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { openReceiver } from "#tests/outside/webhook-receiver.ts";

const entry = join(import.meta.dirname, "../cli.ts");
let api: TestApi;
let club: Club;
let memberId: number;
const receiver = await openReceiver();
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  ({ memberId } = await makeMember(api, club));
});
afterAll(() => receiver.close());

/** Runs the command until it is stopped, and waits for its lines. */
function listen(...args: string[]) {
  const child = spawn(process.execPath, [entry, "listen", ...args], {
    env: { ...process.env, DATABASE_URL: api.connectionString },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (piece: string) => {
    output += piece;
  });
  const ended = once(child, "exit").then(([code]) => code as number | null);
  async function see(text: string): Promise<string> {
    while (!output.includes(text)) await Promise.race([once(child.stdout, "data"), once(child.stdout, "end")]);
    return output;
  }
  const stop = () => child.kill("SIGINT");
  onTestFinished(async () => {
    stop();
    await ended;
  });
  return { see, ended, stop };
}

const listeners = async () =>
  (await api.owner.query("select from webhook_endpoint where listening_until is not null")).rowCount;
const merchant = () => ({ as: club.merchant.token, chain: club.chain.subdomain });

test("listen prints each event of the club, forwards it signed, and removes its endpoint at the end", async () => {
  const secret = `whsec_${Buffer.alloc(32, 5).toString("base64")}`;
  const { see, ended, stop } = listen(club.chain.subdomain, `--forward=${receiver.url}`, `--secret=${secret}`);
  expect(await see("Ctrl-C stops")).toContain(secret);
  expect(await listeners()).toBe(1);
  expect(await api.call("listWebhooks", {}, merchant())).toEqual([]);
  const other = await makeClub(api);
  await buy(api, other, (await makeMember(api, other)).memberId, 999);
  const { purchaseId } = await buy(api, club, memberId, 120);
  const output = await see("forwarded: 200");
  expect(output.match(/purchase\.registered {2}evt_/g)).toHaveLength(1);
  expect(output).toContain(`"purchaseId": ${purchaseId}`);
  stop();
  expect(await ended).toBe(0);
  expect(await listeners()).toBe(0);
  const [request] = receiver.received;
  const received = await readWebhook(secret, request?.headers ?? {}, request?.body ?? "");
  expect(received?.event).toMatchObject({ type: "purchase.registered", data: { purchaseId, amount: 120 } });
});

test("listen refuses an unknown club, an address of another machine and an invalid secret", async () => {
  const { subdomain } = club.chain;
  const refused = [
    listen("unknown"),
    listen(subdomain, "--forward=https://example.com/in"),
    listen(subdomain, "--secret=whsec_short"),
  ];
  expect(await Promise.all(refused.map(({ ended }) => ended))).toEqual([1, 2, 2]);
});

test("an endpoint whose listener ended without a stop gets no events, and the next listener removes it", async () => {
  await api.owner.query(
    `insert into webhook_endpoint (chain_id, url, event_types, state, secret, created_by, created_at, listening_until)
      values ($1, 'http://localhost/listen', '{purchase.registered}', 'PAUSED', $2, $3, now(), now() - interval '1 second')`,
    [club.chain.id, Buffer.alloc(32), club.merchant.accountId],
  );
  const before = (await api.owner.query("select from webhook_event")).rowCount;
  await buy(api, club, memberId, 10);
  expect((await api.owner.query("select from webhook_event")).rowCount).toBe(before);
  const { see, ended, stop } = listen(club.chain.subdomain);
  await see("Ctrl-C stops");
  expect(await listeners()).toBe(1);
  stop();
  await ended;
});
