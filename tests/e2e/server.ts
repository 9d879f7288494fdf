import { rmSync } from "node:fs";
import { openCards } from "./cards.ts";
import { ahead, setClocks } from "./day.ts";
import { openWallets } from "./wallets.ts";

// Starts the product on the run's own day, with a data folder that is deleted afterwards.
const data = process.env.STAMMIS_DATA;
if (!data) throw new Error("STAMMIS_DATA should be the data folder of this run.");
process.once("exit", () => rmSync(data, { recursive: true, force: true }));
setClocks(ahead);
await openWallets();
await openCards();
// A journey's webhook receiver runs on this machine.
process.env.WEBHOOKS_ANYWHERE = "true";
await import(new URL("../../apps/api/main.ts", import.meta.url).href);
