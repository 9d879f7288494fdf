import { inProject, pinnedNode, serverFlags } from "./places.mjs";
import { start, untilStopped } from "./run.mjs";
import { setUp } from "./setup.mjs";

await setUp({ apps: true });
// The channel tells the server when this process is killed and can pass nothing on any more.
const server = start(
  pinnedNode(),
  [...serverFlags, inProject("apps", "api", "src", "main.ts"), ...process.argv.slice(2)],
  {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  },
);
process.exitCode = await untilStopped([server]);
