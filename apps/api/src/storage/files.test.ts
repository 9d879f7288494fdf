import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as others } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { drawing } from "../../test/pictures.ts";
import { openFiles, UnreadableImage } from "./files.ts";

const folder = mkdtempSync(join(tmpdir(), "stammis-pictures-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("large pictures are read one at a time, however many come at once, and past the queue they are turned away", async () => {
  const files = openFiles(folder);
  const picture = await drawing(3000, 3000);
  let working = true;
  let most = 0;
  const kept = Promise.allSettled(Array.from({ length: 20 }, () => files.keepImage(1, picture, 64))).finally(() => {
    working = false;
  });
  while (working) {
    most = Math.max(most, sharp.counters().process);
    await others();
  }
  expect(most).toBe(1);
  const outcomes = await kept;
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(16);
  for (const outcome of outcomes) {
    if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "UNAVAILABLE" });
  }
  // And the next one is served again.
  await expect(files.keepImage(1, picture, 64)).resolves.toMatch(/^\/files\/1\//);
});

test("a picture of more than 25 megapixels is not opened, small as its file may be", async () => {
  const vast = await sharp({ create: { width: 5_001, height: 5_000, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  await expect(openFiles(folder).keepImage(1, vast, 64)).rejects.toBeInstanceOf(UnreadableImage);
});

test("a file that is not there, or lies elsewhere, is none", async () => {
  const files = openFiles(folder);
  for (const path of [`/files/1/${"0".repeat(32)}.webp`, "/files/../secret.webp", "/etc/passwd"])
    expect(await files.read(path)).toBeNull();
});
