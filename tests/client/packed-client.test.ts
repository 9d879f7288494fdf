import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { type Club, makeApiKey, makeClub, makeMember } from "../api/factories.ts";
import { startApi, type TestApi } from "../api/harness.ts";
import { temporaryFolder } from "../api/temporary.ts";
import { compile, run } from "./programs.ts";

let api: TestApi;
let club: Club;
let project: string;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  await api.app.listen({ port: 0, host: "127.0.0.1" });
  const folder = temporaryFolder("packed");
  const { statusCode, rawPayload } = await api.app.inject({ url: "/api/client.tgz", headers: { host: "localhost" } });
  expect(statusCode).toBe(200);
  writeFileSync(join(folder, "client.tgz"), rawPayload);
  project = join(folder, "project");
  mkdirSync(project);
  writeFileSync(join(project, "package.json"), JSON.stringify({ type: "module", private: true }));
  const { status, stderr } = spawnSync("npm", ["install", "../client.tgz", "--offline", "--no-audit", "--no-fund"], {
    cwd: project,
    encoding: "utf8",
  });
  expect(status, stderr).toBe(0);
});

const program = `import { createStammis, eachRow, isRefusal } from "@stammis/client";
import type { MemberAtTill, RegisterPurchaseBody } from "@stammis/client/calls";
import { readWebhook } from "@stammis/client/webhooks";

declare const process: { env: Record<string, string> };
const { STAMMIS = "", CLUB = "", KEY = "", CARD = "" } = process.env;
const stammis = createStammis({ address: STAMMIS, club: CLUB, key: KEY, language: "en" });
const places = await stammis.listLocations();
const facts = await stammis.getTillFacts();
const member: MemberAtTill = await stammis.getAtTill({ params: { membershipId: CARD } });
const body: RegisterPurchaseBody = { membershipId: member.membershipId, pointOfSaleId: places[0]?.id ?? 0, amount: 249.5 };
const visit = await stammis.registerPurchase({ body }, { idempotencyKey: crypto.randomUUID() });
const options = { idempotencyKey: crypto.randomUUID() };
const { clubPoints } = await stammis.cancelPurchase({ params: { id: visit.purchaseId } }, options);
const refused = await eachRow(stammis.listMembers, {}).next().catch((error: unknown) => error);
const code = isRefusal(refused, "SCOPE_MISSING") ? refused.problem.scope : "";
const forged = await readWebhook("whsec_AAAA", new Headers(), "{}");
console.log(JSON.stringify([facts.pointsPerKrona, visit.earnedPoints, clubPoints, code, forged]));
`;

test("the client of /api/client.tgz compiles strictly in an empty project and does a till’s five calls", async () => {
  writeFileSync(join(project, "till.ts"), program);
  compile(project, ["till.ts"], { emits: true });
  const { membershipNumber } = await makeMember(api, club);
  const { token } = await makeApiKey(api, club, { scopes: ["purchases:write"], places: [club.locationIds[0]] });
  const { port } = api.app.server.address() as AddressInfo;
  const env = { STAMMIS: `http://127.0.0.1:${port}`, CLUB: club.chain.subdomain, KEY: token, CARD: membershipNumber };
  expect(await run(project, "till.js", env)).toBe('[1,249,0,"members:read",null]\n');
});
