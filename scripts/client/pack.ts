import { resolve } from "node:path";
import { packClient } from "./pack-client.ts";

/** `npm run client:pack -- <folder>`: writes the client's package, ready for `npm publish`. */
console.log(packClient(resolve(process.argv[2] ?? ".")));
