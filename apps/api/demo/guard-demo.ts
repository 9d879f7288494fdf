import { StartError } from "#packages/server/db/embedded/start-error.ts";
import type { Services } from "#packages/server/request/services.ts";
import { disableDemo, hasDemoLogins } from "./disable-demo.ts";

/**
 * Nothing starts for others to reach while logins that everybody knows would open it. Only the demonstration itself has
 * them: on this machine alone, on the embedded database.
 */
export async function guardDemo(services: Services, disable: boolean): Promise<void> {
  const { config, db } = services;
  if (disable) return disableDemo(services);
  if (config.demonstration || !(await hasDemoLogins(db.platform))) return;
  throw new StartError(
    "This database has the demo's logins, whose passwords are public, and this server can be reached from other machines. Start once with --disable-demo (npm start -- --disable-demo) to remove their passwords, or use an empty database.",
  );
}
