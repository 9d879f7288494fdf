import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeApiKey, makeClub, makeMember } from "../api/factories.ts";
import { startApi } from "../api/harness.ts";

const guide = readFileSync(join(import.meta.dirname, "../../docs/integrations.md"), "utf8");
const [, csv = ""] = /<<'CSV'\n([\s\S]*?)^CSV$/m.exec(guide) ?? [];

test("the guide's file of purchases is registered", async () => {
  const api = await startApi();
  api.clock.now = Temporal.Instant.from("2026-11-20T20:00:00Z");
  const club = await makeClub(api);
  await makeMember(api, club, { email: "anna.berg@example.com" });
  const [place = 0] = club.locationIds;
  const { token } = await makeApiKey(api, club, { scopes: ["purchases:write"], places: [place] });
  const file = { bytes: Buffer.from(csv), type: "text/csv" };
  const answer = await api.call(
    "registerPurchaseFile",
    { query: {} },
    { as: token, chain: club.chain.subdomain, file },
  );
  expect(answer.rows).toMatchObject([{ row: 2, receipt: "10472", outcome: "REGISTERED" }]);
});
