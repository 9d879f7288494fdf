import type { Config } from "#packages/server/config.ts";

/** The values of options; true for options without a value. */
export type Options = Readonly<Record<string, string | boolean | undefined>>;

/** One command of `npm run stammis -- <command>`. */
export interface Command {
  /** Names of its required arguments. */
  args: readonly string[];
  /** Names of its options, `--name=value` or `--name`, each with the placeholder of its value. */
  options?: Readonly<Record<string, { value?: string }>>;
  /** The purpose of the command, in one line. */
  about: string;
  /** Runs the command and returns its exit status. */
  run(config: Config, args: readonly string[], options: Options): Promise<number>;
}

export const say = (line = "") => process.stdout.write(`${line}\n`);
