import { runNode } from "./run.mjs";
import { setUp } from "./setup.mjs";

// Installs the development packages when they are missing, then runs the script that is named, if any, on the pinned Node.
const [script, ...words] = process.argv.slice(2);
await setUp({ tools: true });
if (script) process.exitCode = await runNode([script, ...words]);
