import { inProject, pinnedNode } from "./places.mjs";
import { start, untilStopped } from "./run.mjs";
import { setUp } from "./setup.mjs";

await setUp({ tools: true });
const vite = inProject("node_modules", "vite", "bin", "vite.js");
const api = ["--watch", "--watch-preserve-output", inProject("apps", "api", "main.ts")];
process.exitCode = await untilStopped([
  start(pinnedNode(), api),
  ...["member", "backoffice"].map((app) => start(pinnedNode(), [vite], { cwd: inProject("apps", app) })),
]);
