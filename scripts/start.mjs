import { inProject, pinnedNode, serverEnvironment, serverFlags } from "./places.mjs";
import { start, untilStopped } from "./run.mjs";
import { setUp } from "./setup.mjs";

// `npm start` runs server and worker in one process, `npm run server` and `npm run worker` one of them.
const words = process.argv.slice(2);
await setUp({ apps: words[0] !== "worker" });
// The channel tells the server when this process is killed without forwarding a signal.
const server = start(pinnedNode(), [...serverFlags, inProject("apps", "api", "main.ts"), ...words], {
  env: serverEnvironment,
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});
process.exitCode = await untilStopped([server]);
