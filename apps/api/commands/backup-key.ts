import { writeFile } from "node:fs/promises";
import { makeKey } from "../backup/seal.ts";
import { type Command, say } from "./command.ts";

export const backupKey: Command = {
  args: ["file"],
  about: "create a key for backups; store it safely, apart from the backups",
  async run(_config, [file = ""]) {
    const { text, recipient } = await makeKey();
    try {
      await writeFile(file, text, { mode: 0o600, flag: "wx" });
    } catch (error) {
      say(
        (error as { code?: string }).code === "EEXIST"
          ? `The file ${file} exists already. Choose another name.`
          : (error as Error).message,
      );
      return 1;
    }
    say(`${file} decrypts the backups made with it. Without it they cannot be restored.`);
    say(`The public key is enough to make backups. Store it in its own file:\n\n  ${recipient}\n`);
    return 0;
  },
};
