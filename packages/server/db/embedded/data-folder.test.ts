import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDataFolder, readNote, writeNote } from "./data-folder.ts";
import { lockDataFolder } from "./lock.ts";
import { StartError } from "./start-error.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "stammis-folder-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function withCluster(major: number) {
  const folder = openDataFolder(dataDir);
  const note = readNote(folder);
  mkdirSync(folder.cluster);
  writeFileSync(join(folder.cluster, "PG_VERSION"), `${major}\n`);
  return { folder, note };
}

test("a new data folder is marked as Stammis’ own and its note can be read back", () => {
  const { folder, note } = withCluster(18);
  expect(note).toEqual({ product: "stammis", layout: 1, postgres: 18 });
  writeNote(folder, { ...note, port: 5555 });
  expect(readNote(folder).port).toBe(5555);
});

test.each([15, 17, 19])("a data folder of PostgreSQL %i is refused", (major) => {
  const { folder } = withCluster(major);
  expect(() => readNote(folder)).toThrow(
    new RegExp(`was created by PostgreSQL ${major}, and this Stammis includes PostgreSQL 18`),
  );
});

test("a data folder of a newer Stammis, another product or an unknown cluster is refused", () => {
  const { folder, note } = withCluster(18);
  writeNote(folder, { ...note, layout: 2 });
  expect(() => readNote(folder)).toThrow(/newer Stammis/);
  writeFileSync(folder.note, "{}");
  expect(() => readNote(folder)).toThrow(/was not created by Stammis/);
  rmSync(folder.note);
  expect(() => readNote(folder)).toThrow(/was not created by Stammis\. Move it elsewhere/);
});

test.skipIf(process.getuid?.() !== 0)("a data folder of another user is refused", () => {
  const folder = openDataFolder(dataDir);
  readNote(folder);
  chownSync(folder.note, 4711, 4711);
  expect(() => openDataFolder(dataDir)).toThrow(/belongs to another user\. Start Stammis as that user/);
});

test("a data path that is no folder is refused", () => {
  const file = join(dataDir, "file");
  writeFileSync(file, "");
  expect(() => openDataFolder(file)).toThrow(StartError);
});

test("the data folder’s lock is exclusive and can be taken again after release", () => {
  const folder = openDataFolder(dataDir);
  const unlock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(
    new RegExp(`already running on the data folder .*process ${process.pid}`),
  );
  unlock();
  lockDataFolder(folder)();
});
