import { readFileSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeClub, makeMember } from "../api/factories.ts";
import { startApi } from "../api/harness.ts";
import { listShopOrders, makeConnection, testMapping } from "../api/shop-webhooks.ts";
import { temporaryFolder } from "../api/temporary.ts";
import { run } from "./programs.ts";

const guide = readFileSync(join(import.meta.dirname, "../../docs/integrations.md"), "utf8");
const [, program = ""] = /^## Shopify, WooCommerce, anything else$[\s\S]*?^```ts\n([\s\S]*?)^```$/m.exec(guide) ?? [];

test("the guide's program sends an order that becomes a purchase, once", async () => {
  const api = await startApi();
  api.clock.now = Temporal.Now.instant();
  const club = await makeClub(api);
  const { email: EMAIL } = await makeMember(api, club);
  const mapping = { ...testMapping, amount: "order.total", time: null, email: "order.email", phone: null };
  const connection = await makeConnection(api, club, { mapping });
  await api.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = api.app.server.address() as AddressInfo;
  const folder = temporaryFolder("shop-example");
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  writeFileSync(join(folder, "send.ts"), program);
  const env = { ADDRESS: `http://127.0.0.1:${port}${connection.path}`, SECRET: connection.secret, EMAIL };
  for (let count = 0; count < 2; count++) await run(folder, "send.ts", env);
  expect(await listShopOrders(api, connection)).toMatchObject([{ number: "1001", amount: 249.5, state: "REGISTERED" }]);
});
