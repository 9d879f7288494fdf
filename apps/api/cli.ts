import { parseArgs } from "node:util";
import { ConfigError, readConfig } from "#packages/server/config.ts";
import { StartError } from "#packages/server/db/embedded/start-error.ts";
import { backup } from "./commands/backup.ts";
import { backupKey } from "./commands/backup-key.ts";
import type { Command, Options } from "./commands/command.ts";
import { copyFilesToBucket } from "./commands/copy-files.ts";
import { createAdmin } from "./commands/create-admin.ts";
import { distribute } from "./commands/distribute.ts";
import { doctor } from "./commands/doctor.ts";
import { drill } from "./commands/drill.ts";
import { freeze, thaw } from "./commands/freeze-company.ts";
import { listen } from "./commands/listen.ts";
import { migrate } from "./commands/migrate.ts";
import { moveCompany } from "./commands/move-company.ts";
import { rebalance } from "./commands/rebalance.ts";
import { resetSecondFactor } from "./commands/reset-second-factor.ts";
import { restore } from "./commands/restore.ts";
import { seed } from "./commands/seed.ts";
import { verify } from "./commands/verify.ts";

const commands = new Map<string, Command>([
  ["migrate", migrate],
  ["create-admin", createAdmin],
  ["reset-second-factor", resetSecondFactor],
  ["seed", seed],
  ["verify", verify],
  ["copy-files", copyFilesToBucket],
  ["backup-key", backupKey],
  ["backup", backup],
  ["restore", restore],
  ["drill", drill],
  ["freeze-company", freeze],
  ["thaw-company", thaw],
  ["move-company", moveCompany],
  ["distribute", distribute],
  ["rebalance", rebalance],
  ["doctor", doctor],
  ["listen", listen],
]);

function usage(): string {
  const lines = [...commands].map(([name, { args, options = {}, about }]) => {
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
    process.stdout.write(usage());
    return 0;
  }
  const command = commands.get(name);
  const read = command && readWords(command, words);
  if (!read) {
    process.stderr.write(usage());
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
