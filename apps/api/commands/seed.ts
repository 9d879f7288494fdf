import { keepFirstVersions } from "#features/platform/documents/api/keep-first-versions.ts";
import { migrate } from "#packages/server/db/schema/migrate.ts";
import { fillDemo } from "../demo/fill-demo.ts";
import { welcomeText } from "../start/welcome.ts";
import { type Command, say } from "./command.ts";
import { withServices } from "./with-services.ts";

export const seed: Command = {
  args: [],
  about: "create the two demo clubs in an empty embedded database (npm start does this automatically)",
  async run(config) {
    if (!config.demonstration) {
      say(
        "The passwords of the demo's logins are public, so the demo is created only on a server that other machines cannot reach: unset DATABASE_URL, PUBLIC_URL, TRUST_PROXY and HOST.",
      );
      return 1;
    }
    return withServices(config, async (services, { connectionString }) => {
      await migrate(connectionString, config);
      // Stores the first versions of the platform's documents, which the demo's merchants accept.
      await keepFirstVersions(services.db.platform, services.clock());
      const demo = await fillDemo(services);
      say(demo ? demoText(welcomeText(config, demo)) : "The database is not empty. Nothing was changed.");
      return demo ? 0 : 1;
    });
  },
};

/** Returns the welcome text without the claim that a server runs. */
const demoText = (text: string) => text.replace("Stammis is running.", "The demo was created.");
