import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { StartError } from "./start-error.ts";

/** The major version of the bundled binaries: they cannot open a folder of another version. */
export const POSTGRES_MAJOR = 18;
const LAYOUT = 1;

/** The paths inside a data folder, all absolute. */
export type DataFolder = ReturnType<typeof layout>;

/** The note that marks a data folder as ours. `port` is PostgreSQL's last port. */
export type Note = { product: "stammis"; layout: number; postgres: number; port?: number };

function layout(root: string) {
  return {
    root,
    note: join(root, "stammis.json"),
    lock: join(root, "stammis.lock"),
    holder: join(root, "stammis.pid"),
    cluster: join(root, "postgres"),
    draft: join(root, "postgres.new"),
    binaries: join(root, "postgres.bin"),
    password: join(root, "postgres.password"),
    logins: join(root, "postgres.logins"),
    log: join(root, "logs", "postgres.log"),
  };
}

/**
 * Creates the folder if it is missing and returns its paths with links resolved.
 * @throws StartError if it belongs to another user or is not writable.
 */
export function openDataFolder(dataDir: string): DataFolder {
  const isRoot = process.getuid?.() === 0;
  try {
    // Root's PostgreSQL may run as another user, who must be able to traverse the folder; files keep their own modes.
    mkdirSync(resolve(dataDir), { recursive: true, mode: isRoot ? 0o711 : 0o700 });
    const folder = layout(realpathSync(dataDir));
    const owner = existsSync(folder.note) ? statSync(folder.note).uid : undefined;
    if (owner !== undefined && owner !== process.getuid?.() && process.platform !== "win32") throw foreign(dataDir);
    accessSync(folder.root, constants.R_OK | constants.W_OK | constants.X_OK);
    return folder;
  } catch (error) {
    if (error instanceof StartError) throw error;
    const code = (error as NodeJS.ErrnoException).code ?? String(error);
    if (code === "EACCES" || code === "EPERM") throw foreign(dataDir);
    throw new StartError(
      `The data folder ${resolve(dataDir)} cannot be used (${code}). Set STAMMIS_DATA to a writable folder.`,
    );
  }
}

const foreign = (dataDir: string) =>
  new StartError(
    `The data folder ${resolve(dataDir)} belongs to another user. Start Stammis as that user, or set STAMMIS_DATA to a folder that you own.`,
  );

/**
 * Reads the folder's note, or marks a new folder as ours. Requires the lock.
 * @throws StartError if another product or version made the folder.
 */
export function readNote(folder: DataFolder): Note {
  const note = existsSync(folder.note) ? parse(folder) : undefined;
  const elsewhere = "or set STAMMIS_DATA to another folder.";
  if (!note && existsSync(folder.cluster))
    throw new StartError(`The folder ${folder.cluster} was not created by Stammis. Move it elsewhere, ${elsewhere}`);
  if (note && note.layout !== LAYOUT)
    throw new StartError(
      `The data folder ${folder.root} was created by a newer Stammis. Start that version, ${elsewhere}`,
    );
  const version = join(folder.cluster, "PG_VERSION");
  const major = existsSync(version) ? Number(readFileSync(version, "utf8")) : POSTGRES_MAJOR;
  if (major !== POSTGRES_MAJOR)
    throw new StartError(
      `The data in ${folder.root} was created by PostgreSQL ${major}, and this Stammis includes PostgreSQL ${POSTGRES_MAJOR}. Start the earlier Stammis, make a backup and restore it here into an empty folder, ${elsewhere}`,
    );
  return note ?? writeNote(folder, { product: "stammis", layout: LAYOUT, postgres: POSTGRES_MAJOR });
}

/** Stores the note and returns it. */
export function writeNote(folder: DataFolder, note: Note): Note {
  writeFileSync(folder.note, `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600, flush: true });
  return note;
}

function parse(folder: DataFolder): Note {
  const text = readFileSync(folder.note, "utf8");
  try {
    const note = JSON.parse(text) as Note;
    if (note.product === "stammis") return note;
  } catch {
    // Falls through to the error: the file is not our note.
  }
  throw new StartError(
    `The file ${folder.note} was not created by Stammis. Set STAMMIS_DATA to a folder that no other program uses.`,
  );
}
