import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { withClient } from "../connections/with-client.ts";
import { createRoles } from "../schema/roles.ts";
import type { DataFolder } from "./data-folder.ts";

/** The product's database URLs, with restricted logins. They hold passwords and must not be logged. */
export interface Logins {
  /** May take the role stammis_app only. */
  app: string;
  /** May take the role stammis_platform only. */
  platform: string;
  /** For notifications; requires a direct connection without a pooler. */
  listener: string;
  /** A replica for reads that tolerate slightly old data; null: none. */
  replica: string | null;
}

const logins = { app: "stammis_app_login", platform: "stammis_platform_login" } as const;
const roles = { app: "stammis_app", platform: "stammis_platform" } as const;
type Passwords = Record<keyof typeof logins, string>;
/** An arbitrary lock number: PostgreSQL refuses concurrent changes of one role, so starts take turns. */
const lock = 7_825_502;

/** Reads the passwords from the data folder, where only this user can read them; creates missing ones. */
function passwordsOf(folder: DataFolder): Passwords {
  if (existsSync(folder.logins)) return JSON.parse(readFileSync(folder.logins, "utf8")) as Passwords;
  const made = { app: randomBytes(24).toString("base64url"), platform: randomBytes(24).toString("base64url") };
  writeFileSync(folder.logins, `${JSON.stringify(made)}\n`, { mode: 0o600, flush: true });
  return made;
}

/**
 * Ensures that the embedded server has the logins, each a member of one role. They inherit nothing: without a role
 * (`set role none`) they can read no table.
 */
export async function ensureLogins(folder: DataFolder, owner: string): Promise<Logins> {
  const addresses = {} as Record<keyof typeof logins, string>;
  await withClient(owner, async (client) => {
    // The lock lasts until the connection ends.
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
