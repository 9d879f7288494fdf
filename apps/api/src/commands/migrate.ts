import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { connectDatabase } from "../db/connect.ts";
import { migrate as applyMigrations } from "../db/migrate.ts";
import { createLog } from "../log.ts";
import { type Command, say } from "./command.ts";
import { withDatabase } from "./with-services.ts";

export const migrate: Command = {
  args: [],
  about: "bring the database up to date (npm start does it by itself)",
  async run(config) {
    const isNew = !config.databaseUrl && !existsSync(join(resolve(config.dataFolder), "postgres"));
    if (isNew) await (await connectDatabase(config, createLog("error"))).stop();
    const applied = await withDatabase(config, ({ connectionString }) => applyMigrations(connectionString));
    for (const name of applied) say(`applied  ${name}`);
    say(applied.length === 0 ? "The database is up to date." : `${applied.length} migrations applied.`);
    return 0;
  },
};
