import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { withClient } from "../connections/with-client.ts";
import { createRoles } from "../schema/roles.ts";
import type { DataFolder } from "./data-folder.ts";

/** The addresses the product works by: neither the owner's nor a superuser's. They hold passwords, never to be logged. */
export interface Logins {
  /** May be stammis_app, and nothing else. */
  app: string;
  /** May be stammis_platform, and nothing else. */
  platform: string;
  /** Where notifications are heard: no pooler may stand in between. */
  listener: string;
  /** A replica of the database, for looks that may be moments old; null: there is none. */
  replica: string | null;
}

const logins = { app: "stammis_app_login", platform: "stammis_platform_login" } as const;
const roles = { app: "stammis_app", platform: "stammis_platform" } as const;
type Passwords = Record<keyof typeof logins, string>;
/** Any fixed number: PostgreSQL refuses two who write one role at the same moment, so that they take turns. */
const lock = 7_825_502;

/** Kept in the data folder for this user alone; made when they are missing, lost ones made anew. */
function passwordsOf(folder: DataFolder): Passwords {
  if (existsSync(folder.logins)) return JSON.parse(readFileSync(folder.logins, "utf8")) as Passwords;
  const made = { app: randomBytes(24).toString("base64url"), platform: randomBytes(24).toString("base64url") };
  writeFileSync(folder.logins, `${JSON.stringify(made)}\n`, { mode: 0o600, flush: true });
  return made;
}

/**
 * Makes sure that the embedded server has the logins, each a member of its one role. They inherit nothing: with the
 * role put off (`set role none`) there is no table they may read.
 */
export async function ensureLogins(folder: DataFolder, owner: string): Promise<Logins> {
  const addresses = {} as Record<keyof typeof logins, string>;
  await withClient(owner, async (client) => {
    // Held until the connection ends.
    await client.query("select pg_advisory_lock($1)", [lock]);
    const passwords = passwordsOf(folder);
    await createRoles(client);
    for (const part of ["app", "platform"] as const) {
      const login = logins[part];
      await client.query(`do $$ begin create role ${login};
        exception when duplicate_object or unique_violation then null; end $$;
        alter role ${login} login noinherit nosuperuser nocreatedb nocreaterole noreplication nobypassrls
          password '${passwords[part]}';
        grant ${roles[part]} to ${login}`);
      const address = new URL(owner);
      address.username = login;
      address.password = passwords[part];
      addresses[part] = address.href;
    }
  });
  return { ...addresses, listener: addresses.app, replica: null };
}
