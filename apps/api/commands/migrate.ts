import { migrate as applyMigrations } from "#packages/server/db/schema/migrate.ts";
import { type Command, say } from "./command.ts";
import { makeDatabase, withDatabase } from "./with-services.ts";

export const migrate: Command = {
  args: [],
  about: "apply pending migrations to the database (npm start does this automatically)",
  async run(config) {
    await makeDatabase(config);
    const applied = await withDatabase(config, ({ connectionString }) =>
      applyMigrations(connectionString, { installation: config.installation, log: say }),
    );
    for (const name of applied) say(`applied  ${name}`);
    say(applied.length === 0 ? "The database is up to date." : `${applied.length} migrations applied.`);
    return 0;
  },
};
