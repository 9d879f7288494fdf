import { spawn } from "node:child_process";
import { environment, pinnedNode, root } from "./places.mjs";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
/** The status a shell gives to a program that a signal ended. */
const signalStatus = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129, SIGKILL: 137 };

/** Starts a program in the project with our output streams; `exited` resolves with its status. */
export function start(file, args, { cwd = root, env = {}, stdio = "inherit", ...options } = {}) {
  const child = spawn(file, args, { cwd, env: environment(env), stdio, ...options });
  const exited = new Promise((resolve) => {
    child.once("error", (error) => {
      console.error(`${file} could not be started: ${error.message}`);
      resolve(127);
    });
    child.once("exit", (code, signal) => resolve(code ?? signalStatus[signal] ?? 1));
  });
  return { child, exited };
}

/** Runs a program to its end; returns its status. */
export const run = (file, args, options) => untilStopped([start(file, args, options)]);

/** Runs a script on the pinned Node. */
export const runNode = (args, options) => run(pinnedNode(), args, options);

/**
 * Waits for the first program to end, then ends the others; returns the first status. Forwards stop signals, and stops
 * when a parent npm ends: npm killed by its process id forwards none.
 */
export async function untilStopped(programs) {
  let wasSignalled = false;
  const tell = (signal) => {
    wasSignalled = true;
    for (const { child } of programs) child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, tell);
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (!process.env.npm_lifecycle_event || process.ppid === parent) return;
    clearInterval(watch);
    tell("SIGTERM");
  }, 1000);
  const status = await Promise.race(programs.map(({ exited }) => exited));
  if (!wasSignalled) tell("SIGTERM");
  await Promise.all(programs.map(({ exited }) => exited));
  clearInterval(watch);
  for (const signal of SIGNALS) process.off(signal, tell);
  return status;
}
