import { fork, spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    pure: { type: "string", default: "100000" },
    postgres: { type: "string", default: "1000" },
    seed: { type: "string", default: String(Math.trunc(Math.random() * 2 ** 31)) },
  },
});
const [pure, postgres, seed] = [Number(values.pure), Number(values.postgres), Number(values.seed)];
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const say = (line: string) => process.stdout.write(`${line}\n`);
const secondsSince = (started: number) => (performance.now() - started) / 1000;
/** The distance between the seeds of two processes: large enough that no two run the same history. */
const stride = 1_000_003;
const toldEachMs = 10_000;

/** Runs histories by the rules only, divided among as many processes as the machine has cores. */
async function livePure(): Promise<boolean> {
  const started = performance.now();
  const processes = Math.max(1, Math.min(availableParallelism(), Math.ceil(pure / 1_000)));
  let lived = 0;
  const tell = () => {
    const rate = lived / secondsSince(started);
    say(`  ${lived} of ${pure} histories against the rules, ${Math.round(rate)} per second`);
  };
  const telling = setInterval(tell, toldEachMs);
  const exits = Array.from({ length: processes }, (_, index) => {
    const share = Math.floor(((index + 1) * pure) / processes) - Math.floor((index * pure) / processes);
    const child = fork(path("pure-histories.ts"), [String(share), String(seed + index * stride)]);
    child.on("message", (message: { lived: number }) => {
      lived += message.lived;
    });
    return new Promise<number | null>((resolve) => child.once("exit", resolve));
  });
  const codes = await Promise.all(exits);
  clearInterval(telling);
  tell();
  say(`${lived} histories against the rules in ${secondsSince(started).toFixed(1)} s, ${processes} processes.`);
  return codes.every((code) => code === 0) && lived === pure;
}

/** Runs histories by the rules and by the product on PostgreSQL in parallel. */
function livePostgres(): Promise<boolean> {
  const args = ["run", "--project", "api", "tests/engine/histories.test.ts"];
  const root = path("../../");
  const child = spawn(process.execPath, [path("../../node_modules/vitest/vitest.mjs"), ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, HISTORIES: String(postgres), SEED: String(seed) },
  });
  return new Promise((resolve) => child.once("exit", (code) => resolve(code === 0)));
}

say(`Histories with SEED=${seed}: ${pure} against the rules only, ${postgres} on PostgreSQL.`);
const hasPassed = (pure === 0 || (await livePure())) && (postgres === 0 || (await livePostgres()));
process.exitCode = hasPassed ? 0 : 1;
