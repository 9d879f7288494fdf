import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { command, type Server } from "./account.ts";
import type { DataFolder } from "./data-folder.ts";
import { StartError } from "./start-error.ts";

/** The owner of an embedded cluster's objects; local users need its password. */
export const OWNER = "stammis";

/**
 * Creates a cluster: UTF-8, sorted by code point on every machine, with a password for every connection. Builds it in a
 * draft folder and renames that, so an interrupted start leaves no incomplete cluster.
 * @throws StartError with PostgreSQL's last message.
 */
export async function initCluster(folder: DataFolder, server: Server, fsync: boolean): Promise<void> {
  const passwordFile = `${folder.draft}.password`;
  const password = randomBytes(24).toString("base64url");
  rmSync(folder.draft, { recursive: true, force: true });
  mkdirSync(folder.draft, { mode: 0o700 });
  writeFileSync(folder.password, password, { mode: 0o600, flush: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const { owner } = server.account;
  if (owner !== undefined) for (const path of [folder.draft, passwordFile]) chownSync(path, owner, owner);
  try {
    await run(server, [...options(fsync), `--pgdata=${folder.draft}`, `--pwfile=${passwordFile}`], folder);
    renameSync(folder.draft, folder.cluster);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

const options = (fsync: boolean) => [
  `--username=${OWNER}`,
  "--auth=scram-sha-256",
  "--encoding=UTF8",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  // Only Linux reliably has C.UTF-8. Where PostgreSQL supports it, the built-in locale above decides instead.
  `--locale=${process.platform === "linux" ? "C.UTF-8" : "C"}`,
  "--lc-messages=C",
  "--no-instructions",
  ...(fsync ? [] : ["--no-sync"]),
];

async function run(server: Server, args: string[], folder: DataFolder) {
  const [file, words, spawnOptions] = command(server, "initdb", args);
  const child = spawn(file, words, { ...spawnOptions, stdio: ["ignore", "ignore", "pipe"] });
  let output = "";
  child.stderr?.on("data", (part: Buffer) => {
    output += part;
  });
  const [code] = await once(child, "close");
  if (code === 0) return;
  const reason = output.split("\n").find((line) => /error|fatal|could not/i.test(line)) ?? `status ${code}`;
  throw new StartError(
    `PostgreSQL could not create its data folder (${reason.trim()}). Check the free space and the permissions of ${folder.root}.`,
  );
}
