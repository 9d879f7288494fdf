import type { Config } from "../config.ts";

/** One command of `npm run stammis -- <command>`. */
export interface Command {
  /** Names of the arguments it takes, all of them needed. */
  args: readonly string[];
  /** What it does, in a line. */
  about: string;
  /** Answers the exit status. */
  run(config: Config, args: readonly string[]): Promise<number>;
}

export const say = (line = "") => process.stdout.write(`${line}\n`);
