import { runNode } from "./run.mjs";
import { setUp } from "./setup.mjs";

// Installs missing development packages, then runs the named script on the pinned Node, if a name is given.
const [script, ...words] = process.argv.slice(2);
await setUp({ tools: true });
if (script) process.exitCode = await runNode([script, ...words]);
