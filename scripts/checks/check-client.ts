import { readFileSync } from "node:fs";
import { clientFile, clientText } from "../client/client-text.ts";

const isFresh = readFileSync(clientFile, "utf8") === clientText();
if (!isFresh) console.error("packages/client/src/calls.ts does not match the contract. Run: npm run client");
process.exitCode = isFresh ? 0 : 1;
