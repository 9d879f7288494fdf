import { enableCompileCache, flushCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// Reuses the code compiled by an earlier start. If the cache cannot be written, only time is lost.
enableCompileCache(fileURLToPath(new URL("../../node_modules/.cache/stammis-code/", import.meta.url)));
const { run } = await import("./start/run.ts");
const { ConfigError } = await import("#packages/server/config.ts");
const { StartError } = await import("#packages/server/db/embedded/start-error.ts");

try {
  await run(process.argv.slice(2));
  flushCompileCache();
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof StartError;
  process.stderr.write(`${isExpected ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
