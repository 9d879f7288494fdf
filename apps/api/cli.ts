import { parseArgs } from "node:util";
import { ConfigError, readConfig } from "#packages/server/config.ts";
import { StartError } from "#packages/server/db/embedded/start-error.ts";
import type { Command, Options } from "./commands/command.ts";

/** Loads each command on demand, because most commands need a small part of the product. */
const commands = new Map<string, () => Promise<Command>>([
  ["migrate", async () => (await import("./commands/migrate.ts")).migrate],
  ["create-admin", async () => (await import("./commands/create-admin.ts")).createAdmin],
  ["reset-second-factor", async () => (await import("./commands/reset-second-factor.ts")).resetSecondFactor],
  ["seed", async () => (await import("./commands/seed.ts")).seed],
  ["verify", async () => (await import("./commands/verify.ts")).verify],
  ["copy-files", async () => (await import("./commands/copy-files.ts")).copyFilesToBucket],
  ["backup-key", async () => (await import("./commands/backup-key.ts")).backupKey],
  ["backup", async () => (await import("./commands/backup.ts")).backup],
  ["restore", async () => (await import("./commands/restore.ts")).restore],
  ["drill", async () => (await import("./commands/drill.ts")).drill],
  ["freeze-company", async () => (await import("./commands/freeze-company.ts")).freeze],
  ["thaw-company", async () => (await import("./commands/freeze-company.ts")).thaw],
  ["move-company", async () => (await import("./commands/move-company.ts")).moveCompany],
  ["distribute", async () => (await import("./commands/distribute.ts")).distribute],
  ["rebalance", async () => (await import("./commands/rebalance.ts")).rebalance],
  ["doctor", async () => (await import("./commands/doctor.ts")).doctor],
  ["listen", async () => (await import("./commands/listen.ts")).listen],
]);

async function usage(): Promise<string> {
  const loadedCommands = await Promise.all([...commands].map(async ([name, load]) => ({ name, ...(await load()) })));
  const lines = loadedCommands.map(({ name, args, options = {}, about }) => {
    const call = [name, ...args.map((arg) => `<${arg}>`)].join(" ");
    const more = Object.entries(options).map(([option, { value }]) => `--${option}${value ? `=<${value}>` : ""}`);
    return [`  ${call.padEnd(32)}${about}`, ...(more.length > 0 ? [`${" ".repeat(36)}${more.join(" ")}`] : [])].join(
      "\n",
    );
  });
  return ["Usage: npm run stammis -- <command>", "", ...lines, ""].join("\n");
}

/** Reads the arguments and options of a command; returns null when the command does not accept one of them. */
function readWords({ args, options = {} }: Command, words: readonly string[]) {
  const optionEntries = Object.entries(options).map(([name, { value }]) => [
    name,
    { type: value ? ("string" as const) : ("boolean" as const) },
  ]);
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: Object.fromEntries(optionEntries) as Record<string, { type: "string" | "boolean" }>,
      allowPositionals: true,
    });
    return positionals.length === args.length ? { args: positionals, options: values as Options } : null;
  } catch {
    return null;
  }
}

async function main([name = "", ...words]: string[]): Promise<number> {
  if (["help", "--help", "-h"].includes(name)) {
    process.stdout.write(await usage());
    return 0;
  }
  const command = await commands.get(name)?.();
  const read = command && readWords(command, words);
  if (!read) {
    process.stderr.write(await usage());
    return 2;
  }
  return command.run(readConfig(), read.args, read.options);
}

main(process.argv.slice(2)).then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    const expected = error instanceof ConfigError || error instanceof StartError;
    process.stderr.write(`${expected ? error.message : (error as Error).stack}\n`);
    process.exitCode = 1;
  },
);
