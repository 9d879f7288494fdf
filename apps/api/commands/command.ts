import type { Config } from "#packages/server/config.ts";

/** Values of options; of those that take none, true. */
export type Options = Readonly<Record<string, string | boolean | undefined>>;

/** One command of `npm run stammis -- <command>`. */
export interface Command {
  /** Names of the arguments it takes, all of them needed. */
  args: readonly string[];
  /** Options it takes besides, `--name=value` or `--name`, by what stands for their value. */
  options?: Readonly<Record<string, { value?: string }>>;
  /** What it does, in a line. */
  about: string;
  /** Answers the exit status. */
  run(config: Config, args: readonly string[], options: Options): Promise<number>;
}

export const say = (line = "") => process.stdout.write(`${line}\n`);
