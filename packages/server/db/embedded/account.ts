import { type SpawnOptions, spawnSync } from "node:child_process";
import { chmodSync, lstatSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { copyBinaries, giveTo, linkLibraries, packagedBinaries, packagedVersion, program } from "./binaries.ts";
import type { DataFolder } from "./data-folder.ts";
import { StartError } from "./start-error.ts";

/** A way to run a program as somebody whom PostgreSQL accepts: it refuses to run as root. */
export type Account = {
  /** Words put before the program. */
  prefix: readonly string[];
  /** The user that the cluster's files must belong to; undefined: whoever runs this. */
  owner?: number;
  /** Started as `owner` by Node itself. */
  switchUser?: boolean;
};

/** The programs, and the account they run under. */
export type Server = { account: Account; native: string };

/** The user `nobody`, which every system lists: making a cluster asks for a user with a name. */
const NOBODY = 65534;
const inNamespace = ["unshare", "--user", `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, "--"];

/** What root tries, best first: its own user namespace, another user, and another user let through closed folders. */
export const rootAccounts = {
  userNamespace: { prefix: inNamespace, owner: 0 },
  otherUser: { prefix: [], owner: NOBODY, switchUser: true },
  otherUserLetThrough: {
    prefix: [
      "setpriv",
      `--reuid=${NOBODY}`,
      `--regid=${NOBODY}`,
      "--clear-groups",
      // Without this bit access(2), by which the programs look for each other, forgets the right given next.
      "--securebits=+no_setuid_fixup",
      "--inh-caps=+dac_override",
      "--ambient-caps=+dac_override",
      "--",
    ],
    owner: NOBODY,
  },
} satisfies Record<string, Account>;

/** The accounts worth trying for whoever runs this. */
export function accountsHere(): readonly Account[] {
  if (process.getuid?.() === 0) return Object.values(rootAccounts);
  try {
    userInfo();
    return [{ prefix: [] }];
  } catch {
    // A number without a name, as containers like to run under, gets one in a namespace.
    return [{ prefix: inNamespace }, { prefix: [] }];
  }
}

/**
 * Finds the first account under which PostgreSQL runs here, with binaries it can read.
 * @throws StartError when none does.
 */
export async function findServer(folder: DataFolder, accounts: readonly Account[]): Promise<Server> {
  const packaged = packagedBinaries();
  const linked = linkLibraries(packaged);
  const reasons: string[] = [];
  for (const account of accounts) {
    const foreign = account.owner !== undefined && account.owner !== process.getuid?.();
    // Another user may not be let into node_modules, and a node_modules of somebody else cannot get its links.
    const copied = join(folder.binaries, `${packagedVersion(packaged)}-${account.owner ?? "own"}`);
    const native = foreign || !linked ? await copyBinaries(packaged, copied, account.owner) : packaged;
    if (foreign) chmodSync(folder.binaries, 0o711);
    const server = { account, native };
    const [file, args, options] = command(server, "postgres", ["--version"]);
    const { status, stderr, error } = spawnSync(file, args, { ...options, encoding: "utf8" });
    if (status === 0) return server;
    reasons.push(error?.message ?? stderr.trim().split("\n")[0] ?? `status ${status}`);
  }
  throw new StartError(
    `PostgreSQL cannot run under this account (${reasons.join("; ")}). Start Stammis as an ordinary user, set STAMMIS_DATA to a folder that all users can enter, or set DATABASE_URL.`,
  );
}

/** What to hand to `spawn` to run a program of the server. */
export function command(
  { account, native }: Server,
  name: "initdb" | "postgres" | "pg_ctl",
  args: readonly string[],
): [string, string[], SpawnOptions] {
  const [file = "", ...rest] = [...account.prefix, program(native, name), ...args];
  const user = account.switchUser && account.owner !== undefined ? { uid: account.owner, gid: account.owner } : {};
  return [file, rest, { ...user, env: cleanEnvironment, cwd: "/" }];
}

/** The caller's PG* variables and locale would change what the programs do. */
const cleanEnvironment = {
  PATH: "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin:/run/current-system/sw/bin",
  LC_ALL: "C",
  TZ: "UTC",
};

/** Hands a cluster that another account ran to this one. Call it only while no server runs on it. */
export async function ownCluster(folder: DataFolder, { owner }: Account) {
  const now = lstatSync(folder.cluster, { throwIfNoEntry: false })?.uid;
  if (owner !== undefined && now !== undefined && now !== owner) await giveTo(folder.cluster, owner);
}
