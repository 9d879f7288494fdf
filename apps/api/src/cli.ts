import type { Command } from "./commands/command.ts";
import { copyFilesToBucket } from "./commands/copy-files.ts";
import { createAdmin } from "./commands/create-admin.ts";
import { doctor } from "./commands/doctor.ts";
import { migrate } from "./commands/migrate.ts";
import { resetSecondFactor } from "./commands/reset-second-factor.ts";
import { seed } from "./commands/seed.ts";
import { verify } from "./commands/verify.ts";
import { ConfigError, readConfig } from "./config.ts";
import { StartError } from "./db/embedded/start-error.ts";

const commands = new Map<string, Command>([
  ["migrate", migrate],
  ["create-admin", createAdmin],
  ["reset-second-factor", resetSecondFactor],
  ["seed", seed],
  ["verify", verify],
  ["copy-files", copyFilesToBucket],
  ["doctor", doctor],
]);

function usage(): string {
  const lines = [...commands].map(([name, { args, about }]) => {
    const call = [name, ...args.map((arg) => `<${arg}>`)].join(" ");
    return `  ${call.padEnd(30)}${about}`;
  });
  return ["Usage: npm run stammis -- <command>", "", ...lines, ""].join("\n");
}

async function main([name = "", ...args]: string[]): Promise<number> {
  if (["help", "--help", "-h"].includes(name)) {
    process.stdout.write(usage());
    return 0;
  }
  const command = commands.get(name);
  if (command?.args.length !== args.length) {
    process.stderr.write(usage());
    return 2;
  }
  return command.run(readConfig(), args);
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
