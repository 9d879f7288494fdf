import { keepFirstVersions } from "#features/platform/documents/api/keep-first-versions.ts";
import { migrate } from "#packages/server/db/schema/migrate.ts";
import { fillDemo } from "../demo/fill-demo.ts";
import { welcomeText } from "../start/welcome.ts";
import { type Command, say } from "./command.ts";
import { withServices } from "./with-services.ts";

export const seed: Command = {
  args: [],
  about: "fill the two demo clubs into an empty embedded database (npm start does it by itself)",
  async run(config) {
    if (!config.demonstration) {
      say(
        "The demo's logins are known to everybody: it is filled only where nobody else can reach it, without DATABASE_URL, PUBLIC_URL, TRUST_PROXY or another HOST.",
      );
      return 1;
    }
    return withServices(config, async (services, { connectionString }) => {
      await migrate(connectionString, config);
      // The demo's merchants have accepted them.
      await keepFirstVersions(services.db.platform, services.clock());
      const demo = await fillDemo(services);
      say(demo ? demoText(welcomeText(config, demo)) : "The database is in use already: it was left as it is.");
      return demo ? 0 : 1;
    });
  },
};

/** The same as at the start, without saying that anything runs. */
const demoText = (text: string) => text.replace("Stammis is running.", "The demo is there.");
