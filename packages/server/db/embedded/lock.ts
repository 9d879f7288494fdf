import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { DataFolder } from "./data-folder.ts";
import { StartError } from "./start-error.ts";

const SQLITE_BUSY = 5;

/**
 * Locks the data folder for this process and returns the unlock function. Uses an exclusive SQLite transaction, the
 * only lock in Node that the system drops when the process dies. It needs no process ids and leaves no stale files.
 * @throws StartError if another start holds the lock.
 */
export function lockDataFolder(folder: DataFolder): () => void {
  const file = new DatabaseSync(folder.lock, { open: false });
  try {
    file.open();
    file.exec("begin exclusive");
  } catch (error) {
    if (file.isOpen) file.close();
    throw (error as { errcode?: number }).errcode === SQLITE_BUSY ? alreadyRunning(folder) : cannotLock(folder);
  }
  writeFileSync(folder.holder, `${process.pid}\n`, { mode: 0o600 });
  return () => {
    rmSync(folder.holder, { force: true });
    file.close();
  };
}

function alreadyRunning(folder: DataFolder) {
  return new StartError(
    `Stammis is already running on the data folder ${folder.root}${holderOf(folder)}. Stop it first, or set STAMMIS_DATA and PORT to start a second one.`,
  );
}

const cannotLock = (folder: DataFolder) =>
  new StartError(
    `The file system of the data folder ${folder.root} does not support locks. Set STAMMIS_DATA to a folder on a local disk.`,
  );

function holderOf(folder: DataFolder) {
  try {
    return ` (process ${Number(readFileSync(folder.holder, "utf8"))})`;
  } catch {
    return "";
  }
}
