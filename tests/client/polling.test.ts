import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeApiKey, makeClub, makeMember } from "../api/factories.ts";
import { startApi } from "../api/harness.ts";
import { temporaryFolder } from "../api/temporary.ts";
import { openTill } from "../engine/till.ts";
import { run } from "./programs.ts";

const root = join(import.meta.dirname, "../..");
const guide = readFileSync(join(root, "docs/integrations.md"), "utf8");
const [, program = ""] = /^## Polling$[\s\S]*?^```ts\n([\s\S]*?)^```$/m.exec(guide) ?? [];

/** Writes the program of the guide into a folder with the client. */
function writeProgram(): string {
  const folder = temporaryFolder("polling");
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(join(root, "node_modules/@stammis"), join(folder, "node_modules/@stammis"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  writeFileSync(join(folder, "poll.ts"), program);
  return folder;
}

test("the guide's program lists unseen members and purchases, the newest first", async () => {
  const api = await startApi();
  api.clock.now = Temporal.Instant.from("2026-11-20T11:00:00Z");
  const club = await makeClub(api);
  const till = openTill(api, club);
  const minutesAgo = (minutes: number) => api.clock.now.subtract({ minutes }).toString();
  const { memberId: olderMember } = await makeMember(api, club, { registered_at: minutesAgo(3_000) });
  const memberIds: number[] = [];
  const purchaseIds: number[] = [];
  for (let minutes = 17; minutes > 0; minutes -= 1) {
    const { memberId } = await makeMember(api, club, { registered_at: minutesAgo(minutes) });
    memberIds.unshift(memberId);
    api.clock.now = api.clock.now.add({ seconds: 1 });
    const { purchaseId } = await till.visit(memberId, { amount: 50 });
    purchaseIds.unshift(purchaseId);
  }
  const { token: KEY } = await makeApiKey(api, club, { scopes: ["members:read", "purchases:read"] });
  await api.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = api.app.server.address() as AddressInfo;
  const env = { STAMMIS: `http://127.0.0.1:${port}`, CLUB: club.chain.subdomain, KEY };
  const folder = writeProgram();
  const poll = async (SINCE: string, seenMembers: number[], seenPurchases: number[]) => {
    const seen = { MEMBERS: seenMembers.join(","), PURCHASES: seenPurchases.join(",") };
    return JSON.parse(await run(folder, "poll.ts", { ...env, SINCE, ...seen }));
  };

  expect(await poll("2026-11-20", [], [])).toEqual({ members: memberIds, purchases: purchaseIds });
  const partly = await poll("2026-11-20", memberIds.slice(2), purchaseIds.slice(0, 1));
  expect(partly).toEqual({ members: memberIds.slice(0, 2), purchases: purchaseIds.slice(1) });
  expect(await poll("2026-11-20", memberIds, purchaseIds)).toEqual({ members: [], purchases: [] });
  expect(await poll("2026-11-01", memberIds, purchaseIds)).toEqual({ members: [olderMember], purchases: [] });
});
