import { StartError } from "#packages/server/db/embedded/start-error.ts";
import type { Services } from "#packages/server/request/services.ts";
import { disableDemo, hasDemoLogins } from "./disable-demo.ts";

/**
 * Refuses to start when others could use the public demo logins. Only a demonstration has them: local, on the embedded
 * database.
 */
export async function guardDemo(services: Services, disable: boolean): Promise<void> {
  const { config, db } = services;
  if (disable) return disableDemo(services);
  if (config.demonstration || !(await hasDemoLogins(db.platform))) return;
  throw new StartError(
    "This database has the demo's logins, whose passwords are public, and this server can be reached from other machines. Start once with --disable-demo (npm start -- --disable-demo) to remove their passwords, or use an empty database.",
  );
}
