import { spawn } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createStammis, StammisError } from "@stammis/client";
import { readWebhook } from "@stammis/client/webhooks";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startDelivering } from "#features/integrations/webhooks/api/jobs.ts";
import { webhookHeaders } from "#features/integrations/webhooks/api/sign-webhook.ts";
import { type Club, makeApiKey, makeClub, makeMember, makeWebhook } from "../factories.ts";
import { startApi, type TestApi } from "../harness.ts";
import { makeStampCard } from "../offers.ts";
import { freePort } from "../servers/server-process.ts";

const program = join(import.meta.dirname, "../../../docs/examples/till-system.ts");

let api: TestApi;
let address: string;
let club: Club;
let stop: () => Promise<void>;
beforeAll(async () => {
  api = await startApi({ WEBHOOKS_ANYWHERE: "true" });
  // The receiver checks the age of events by a real clock.
  api.clock.now = Temporal.Now.instant();
  club = await makeClub(api);
  await api.app.listen({ port: 0, host: "127.0.0.1" });
  address = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
  stop = startDelivering(api.services);
});
afterAll(() => stop());

const connect = (key: string) => createStammis({ address, club: club.chain.subdomain, key, language: "en" });

test("the example till sells by a card’s code, returns, and receives both events by webhook", async () => {
  await makeStampCard(api, club);
  const { membershipNumber } = await makeMember(api, club);
  const { token } = await makeApiKey(api, club, { scopes: ["purchases:write"], places: [club.locationIds[0]] });
  const port = await freePort();
  const { secret } = await makeWebhook(api, club, { url: `http://127.0.0.1:${port}/stammis` });
  const child = spawn(process.execPath, [program, membershipNumber, "249.50"], {
    env: {
      STAMMIS: address,
      CLUB: club.chain.subdomain,
      KEY: token,
      SECRET: secret,
      PLACE: String(club.locationIds[0]),
      PORT: String(port),
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (piece: string) => {
      output += piece;
    });
  const [code] = await once(child, "exit");
  expect(output.trim().split("\n").toSorted()).toEqual([
    "Anna has 0 points",
    "earned 249 points and 1 stamp, amount due: 249.5 kr",
    "purchase returned, 0 points",
    expect.stringMatching(/^webhook: \d+ points for 249.5 kr$/),
    expect.stringMatching(/^webhook: purchase \d+ was returned$/),
  ]);
  expect(code).toBe(0);
});

describe("the client", () => {
  test("returns what the call requests, with query and path filled in", async () => {
    const { email, memberId } = await makeMember(api, club, { first_name: "Åsa & Bo" });
    const { token } = await makeApiKey(api, club, { scopes: ["members:read", "club:read"] });
    const stammis = connect(token);
    const { rows } = await stammis.listMembers({ query: { q: email } });
    expect(rows.map(({ id }) => id)).toEqual([memberId]);
    const { profile } = await stammis.getMember({ params: { id: memberId } });
    expect(profile.firstName).toBe("Åsa & Bo");
    expect((await stammis.listLocations()).map(({ name }) => name).sort()).toEqual(["Norr", "Soder"]);
    const file = await stammis.exportMembers();
    expect(await file.text()).toContain(email);
  });

  test("reports the reason of a refusal in the requested language, or a missing response", async () => {
    const { token } = await makeApiKey(api, club, { scopes: ["members:read"] });
    const refused = await connect(token)
      .listPurchases()
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StammisError);
    expect(refused).toMatchObject({ status: 403, problem: { code: "SCOPE_MISSING" } });
    const nowhere = createStammis({ address: "http://127.0.0.1:1", club: "x", key: token });
    expect(await nowhere.listLocations().catch((error: unknown) => error)).toMatchObject({ status: 0, problem: null });
  });
});

describe("readWebhook", () => {
  const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
  const now = 1_795_000_000;
  const body = JSON.stringify({
    type: "member.left",
    timestamp: "2026-11-18T00:00:00Z",
    data: { memberId: 7, mergedInto: null },
  });
  const other = Buffer.alloc(32, 8);
  const sent = (timestamp = now, secrets = [Buffer.alloc(32, 7)]) =>
    webhookHeaders({ id: "evt_1", timestamp, body }, secrets);

  test("returns an event signed with this secret, alone or next to another", async () => {
    const read = { id: "evt_1", event: JSON.parse(body) };
    expect(await readWebhook(secret, sent(), body, now)).toEqual(read);
    expect(await readWebhook(secret, sent(now, [other, Buffer.alloc(32, 7)]), body, now)).toEqual(read);
  });

  test("returns null for another secret, body or time", async () => {
    expect(await readWebhook(secret, sent(now, [other]), body, now)).toBeNull();
    expect(await readWebhook(secret, sent(), body.replace("7", "8"), now)).toBeNull();
    expect(await readWebhook(secret, sent(), body, now + 301)).toBeNull();
    expect(await readWebhook(secret, { ...sent(), "webhook-timestamp": "x" }, body, now)).toBeNull();
    expect(await readWebhook(secret, { ...sent(), "webhook-signature": "v1,§§§ v2,x" }, body, now)).toBeNull();
    expect(await readWebhook(secret, {}, body, now)).toBeNull();
  });
});
