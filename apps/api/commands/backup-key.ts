import { writeFile } from "node:fs/promises";
import { makeKey } from "../backup/seal.ts";
import { type Command, say } from "./command.ts";

export const backupKey: Command = {
  args: ["file"],
  about: "make a key for backups; keep it elsewhere than them, and lose it never",
  async run(_config, [file = ""]) {
    const { text, recipient } = await makeKey();
    try {
      await writeFile(file, text, { mode: 0o600, flag: "wx" });
    } catch (error) {
      say((error as { code?: string }).code === "EEXIST" ? `${file} is there already.` : (error as Error).message);
      return 1;
    }
    say(`${file} opens the backups that are made with it. Nothing else does.`);
    say(`To make them its public half is enough, in a file of its own:\n\n  ${recipient}\n`);
    return 0;
  },
};
