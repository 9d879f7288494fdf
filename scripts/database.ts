import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { ConfigError, readConfig } from "#packages/server/config.ts";
import { startEmbeddedPostgres } from "#packages/server/db/embedded/start.ts";
import { StartError } from "#packages/server/db/embedded/start-error.ts";
import { migrate } from "#packages/server/db/schema/migrate.ts";
import { databaseTypes } from "#tests/api/database/database-types.ts";
import { projectFiles, root } from "./files.ts";

const migrations = join(root, "migrations");
const usage = `Usage:
  npm run db:new -- <name>       create the next, empty migration, such as: npm run db:new -- stamp_cards
  npm run db:types [-- --check]  write types.ts and tenant-tables.ts of packages/server/db; --check only compares them
  npm run db:reset [-- --yes]    delete the embedded database and its files
`;

/** Returns the schema files whose name is part of the migration's name. */
function schemaFilesNamedIn(name: string): string[] {
  const words = `_${name}_`;
  return projectFiles().filter(
    (file) =>
      /\/schema\/(base\/)?[^/]+\.sql$/.test(file) && words.includes(`_${basename(file, ".sql").replaceAll("-", "_")}_`),
  );
}

/** Creates `0006_<name>.sql` to fill in; a merged migration is never edited. */
function newMigration(name: string): number {
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name))
    return wrongUse("The name should consist of lower-case letters, digits and single _ between words.");
  const latest = Math.max(0, ...readdirSync(migrations).map((file) => Number.parseInt(file, 10) || 0));
  const file = join(migrations, `${String(latest + 1).padStart(4, "0")}_${name}.sql`);
  writeFileSync(file, "", { flag: "wx" });
  console.log(file);
  const files = schemaFilesNamedIn(name);
  console.log(
    `Make the same change in the schema's files (${files.join(", ") || "features/<area>/<noun>/schema"}), then: npm run db:types`,
  );
  return 0;
}

/** Writes or checks the types, from a temporary database that the schema's files create. */
async function types(check: boolean): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), "stammis-types-"));
  const database = await startEmbeddedPostgres({ dataDir, log: () => {}, fsync: false });
  try {
    await migrate(database.connectionString);
    const problem = await databaseTypes(database.connectionString, { check });
    if (problem) console.error(problem);
    else
      console.log(check ? "The types are up to date." : "Wrote types.ts and tenant-tables.ts of packages/server/db.");
    return problem ? 1 : 0;
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function agreed(folder: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    `This deletes everything in ${folder}, including uploaded pictures. Type yes to continue: `,
  );
  terminal.close();
  return answer.trim() === "yes";
}

async function reset(isAgreed: boolean): Promise<number> {
  const config = readConfig();
  const folder = resolve(config.dataFolder);
  if (config.databaseUrl) {
    console.error("DATABASE_URL is set. This command deletes embedded data only.");
    return 1;
  }
  if (!existsSync(join(folder, "stammis.json"))) {
    console.log(`There is no data in ${folder}.`);
    return 0;
  }
  if (!isAgreed && !(await agreed(folder))) {
    console.error("Cancelled. Nothing was deleted.");
    return 1;
  }
  // Takes the lock, so that no server runs, and ends a PostgreSQL that an earlier start may have left.
  await (await startEmbeddedPostgres({ dataDir: folder, log: () => {} })).stop();
  rmSync(folder, { recursive: true, force: true });
  console.log(`Deleted ${folder}.`);
  return 0;
}

function wrongUse(why: string): number {
  console.error(`${why}\n\n${usage}`);
  return 2;
}

async function main([command, argument = "", ...rest]: string[]): Promise<number> {
  if (command === "new" && argument && rest.length === 0) return newMigration(argument);
  if (command === "types" && ["", "--check"].includes(argument)) return types(argument === "--check");
  if (command === "reset" && ["", "--yes"].includes(argument)) return reset(argument === "--yes");
  return wrongUse(
    command ? `Unknown command: ${[command, argument, ...rest].join(" ").trim()}` : "A command is missing.",
  );
}

main(process.argv.slice(2)).then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    const expected = error instanceof ConfigError || error instanceof StartError;
    console.error(expected ? error.message : error);
    process.exitCode = 1;
  },
);
