import { readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/api/temporary.ts";
import { readConfig } from "../config.ts";
import { isPart } from "./folder.ts";
import { openStore } from "./store.ts";

const dataFolder = temporaryFolder("store");
const store = openStore(readConfig({ STAMMIS_DATA: dataFolder }));
const key = (digit: string) => `1/${digit.repeat(32)}/full.avif`;

/** Calls `look` repeatedly until `doing` ends; returns all results. */
async function seenBeside<T>(doing: Promise<void>, look: () => Promise<T>): Promise<Set<T>> {
  const seen = new Set<T>();
  let isDone = false;
  const finished = doing.finally(() => {
    isDone = true;
  });
  while (!isDone) seen.add(await look());
  await finished;
  return seen;
}

test("a reader of a file that is written repeatedly sees either no file or the complete one", async () => {
  const content = Buffer.alloc(4_000_000, 7);
  async function write() {
    for (let n = 0; n < 20; n++) await store.put(key("a"), content);
  }
  const lengths = await seenBeside(write(), async () => {
    const stream = await store.stream(key("a"));
    return stream && Buffer.concat(await stream.toArray()).length;
  });
  expect(lengths).toContain(content.length);
  expect([...lengths].filter((length) => length !== null && length !== content.length)).toEqual([]);
});

test("a half-written file of a killed writer is not listed", async () => {
  const listed = await seenBeside(store.put(key("b"), Buffer.alloc(4_000_000)), async () =>
    (await Array.fromAsync(store.list())).some(isPart),
  );
  expect(listed).toEqual(new Set([false]));
  await writeFile(join(dataFolder, "files", `${key("b")}.0d1f.part`), "half");
  expect((await Array.fromAsync(store.list())).filter((each) => each.includes("bbb"))).toEqual([key("b")]);
  await store.removeFolder(`1/${"b".repeat(32)}`);
  expect((await Array.fromAsync(store.list())).filter((each) => each.includes("bbb"))).toEqual([]);
});

test("a killed writer’s partial file is removed once no process can be writing it", async () => {
  await store.put(key("d"), Buffer.from("whole"));
  const folder = join(dataFolder, "files", dirname(key("d")));
  await writeFile(join(folder, "full.avif.0d1f.part"), "half");
  const ago = (minutes: number) => Temporal.Now.instant().subtract({ minutes });
  await store.removeHalfWritten(ago(60));
  expect((await readdir(folder)).length).toBe(2);
  await store.removeHalfWritten(ago(-60));
  expect(await readdir(folder)).toEqual(["full.avif"]);
});

test("a file that cannot be written leaves no partial file", async () => {
  await store.put(`${key("c")}/1`, Buffer.from("a folder where the file is to be"));
  await expect(store.put(key("c"), Buffer.from("1"))).rejects.toMatchObject({ code: "UNAVAILABLE" });
  expect(await readdir(join(dataFolder, "files", `1/${"c".repeat(32)}`))).toEqual(["full.avif"]);
});
