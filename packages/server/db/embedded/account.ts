import { type SpawnOptions, spawnSync } from "node:child_process";
import { chmodSync, lstatSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { copyBinaries, giveTo, linkLibraries, packagedBinaries, packagedVersion, program } from "./binaries.ts";
import type { DataFolder } from "./data-folder.ts";
import { StartError } from "./start-error.ts";

/** An account that can run PostgreSQL's programs: PostgreSQL refuses to run as root. */
export type Account = {
  /** Command-line words before the program. */
  prefix: readonly string[];
  /** The owner of the cluster's files; undefined: the current user. */
  owner?: number;
  /** Node itself starts the program as `owner`. */
  switchUser?: boolean;
};

/** The programs, and the account that runs them. */
export type Server = { account: Account; native: string };

/** The unprivileged user that exists on every system: initdb requires a named user. */
const NOBODY = 65534;
const inNamespace = ["unshare", "--user", `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, "--"];

/**
 * The accounts that root tries, best first: its own user namespace, another user, another user with access through
 * closed folders.
 */
export const rootAccounts = {
  userNamespace: { prefix: inNamespace, owner: 0 },
  otherUser: { prefix: [], owner: NOBODY, switchUser: true },
  otherUserLetThrough: {
    prefix: [
      "setpriv",
      `--reuid=${NOBODY}`,
      `--regid=${NOBODY}`,
      "--clear-groups",
      // Without this bit, access(2) ignores the capability granted next; the programs use access(2) to find each other.
      "--securebits=+no_setuid_fixup",
      "--inh-caps=+dac_override",
      "--ambient-caps=+dac_override",
      "--",
    ],
    owner: NOBODY,
  },
} satisfies Record<string, Account>;

/** Returns the accounts worth trying for the current user. */
export function accountsHere(): readonly Account[] {
  if (process.getuid?.() === 0) return Object.values(rootAccounts);
  try {
    userInfo();
    return [{ prefix: [] }];
  } catch {
    // A numeric user without a name, as is common in containers, gets a name in a namespace.
    return [{ prefix: inNamespace }, { prefix: [] }];
  }
}

/**
 * Finds the first account that can run PostgreSQL here, with binaries it can read.
 * @throws StartError if none can.
 */
export async function findServer(folder: DataFolder, accounts: readonly Account[]): Promise<Server> {
  const packaged = packagedBinaries();
  const linked = linkLibraries(packaged);
  const reasons: string[] = [];
  for (const account of accounts) {
    const foreign = account.owner !== undefined && account.owner !== process.getuid?.();
    // Copies the binaries: another user may lack access to node_modules, and links cannot be created in a foreign
    // node_modules.
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

/** Returns the `spawn` arguments that run a server program. */
export function command(
  { account, native }: Server,
  name: "initdb" | "postgres" | "pg_ctl",
  args: readonly string[],
): [string, string[], SpawnOptions] {
  const [file = "", ...rest] = [...account.prefix, program(native, name), ...args];
  const user = account.switchUser && account.owner !== undefined ? { uid: account.owner, gid: account.owner } : {};
  return [file, rest, { ...user, env: cleanEnvironment, cwd: "/" }];
}

/** The caller's PG* variables and locale would change the programs' behaviour. */
const cleanEnvironment = {
  PATH: "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin:/run/current-system/sw/bin",
  LC_ALL: "C",
  TZ: "UTC",
};

/** Transfers a cluster of another account to this one. Requires that no server runs on it. */
export async function ownCluster(folder: DataFolder, { owner }: Account) {
  const now = lstatSync(folder.cluster, { throwIfNoEntry: false })?.uid;
  if (owner !== undefined && now !== undefined && now !== owner) await giveTo(folder.cluster, owner);
}
