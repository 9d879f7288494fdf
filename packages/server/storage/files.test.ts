import { setImmediate as others } from "node:timers/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawing } from "#tests/api/pictures.ts";
import { temporaryFolder } from "#tests/api/temporary.ts";
import { readConfig } from "../config.ts";
import { openFiles } from "./files.ts";
import type { Format, PictureSide } from "./picture-keys.ts";

const files = openFiles(readConfig({ STAMMIS_DATA: temporaryFolder("pictures") }));

const owner = { chainId: 1, companyId: 1 };

async function keep(bytes: Buffer, side: number): Promise<string> {
  const picture = await files.readImage(owner, bytes, side);
  await files.put(picture);
  return picture.path;
}

async function seen(path: string, side: PictureSide | null, format: Format) {
  const opened = await files.open(path, side, format);
  if (!opened) return null;
  const bytes = Buffer.concat(await opened.stream.toArray());
  const { width, hasAlpha } = await sharp(bytes).metadata();
  return { type: opened.type, width, hasAlpha, final: opened.final, size: bytes.length };
}

/** Draws a picture with many colours, like a photo: light over dark, in rings. */
const photo = (width: number, height: number) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="g" r="0.2" spreadMethod="reflect">
    <stop stop-color="#f5d9a8"/><stop offset="1" stop-color="#5b2333"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`),
  );

test("large pictures are decoded one at a time, and a company’s surplus uploads are refused", async () => {
  const picture = await drawing(3000, 3000);
  let working = true;
  let most = 0;
  const pendingReads = Promise.allSettled(
    Array.from({ length: 20 }, () => files.readImage(owner, picture, 64)),
  ).finally(() => {
    working = false;
  });
  while (working) {
    most = Math.max(most, sharp.counters().process);
    await others();
  }
  expect(most).toBe(1);
  const outcomes = await pendingReads;
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(6);
  for (const outcome of outcomes) {
    if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "UNAVAILABLE" });
  }
  // The next upload is accepted again.
  await expect(files.readImage(owner, picture, 64)).resolves.toMatchObject({
    path: expect.stringMatching(/^\/files\/1\//),
  });
});

test("another company’s picture is decoded while one company uploads thirty large ones", async () => {
  const picture = await drawing(3000, 3000);
  const flood = Promise.allSettled(Array.from({ length: 30 }, () => files.readImage(owner, picture, 64)));
  const logo = files.readImage({ chainId: 2, companyId: 2 }, await drawing(40, 40), 64);
  await expect(logo).resolves.toMatchObject({ path: expect.stringMatching(/^\/files\/2\//) });
  await flood;
});

test("a missing file, or a path outside the pictures, returns null", async () => {
  for (const path of [`/files/1/${"0".repeat(32)}.webp`, "/files/../secret.webp", "/etc/passwd"]) {
    expect(await files.read(path)).toBeNull();
    expect(await files.open(path, null, "avif")).toBeNull();
  }
});

test("a new picture is served unscaled until its sizes exist, then in the best format and size", async () => {
  const path = await keep(await photo(1080, 864).jpeg().toBuffer(), 1080);
  const fullPicture = { type: "image/webp", width: 1080, hasAlpha: false };
  expect(await seen(path, 540, "avif")).toMatchObject({ ...fullPicture, final: false });
  expect(await seen(path, null, "webp")).toMatchObject({ ...fullPicture, final: true });
  await files.writeSizes(path);
  expect(await seen(path, 540, "avif")).toMatchObject({ type: "image/avif", width: 540, final: true });
  expect(await seen(path, 1080, "avif")).toMatchObject({ type: "image/avif", width: 1080, final: true });
  expect(await seen(path, 128, "webp")).toMatchObject({ type: "image/webp", width: 128, final: true });
  expect(await seen(path, 128, "fallback")).toMatchObject({ type: "image/jpeg", width: 1080, final: true });
  const sizes = await Promise.all([128, 256, 540, null].map((side) => seen(path, side as PictureSide, "avif")));
  const bytes = sizes.map((each) => each?.size ?? 0);
  expect(bytes).toEqual(bytes.toSorted((one, other) => one - other));
  expect(bytes.at(-1)).toBeLessThan((await seen(path, null, "webp"))?.size ?? 0);
});

test("a transparent picture stays transparent in every format and is never enlarged", async () => {
  const logo = await sharp({ create: { width: 300, height: 200, channels: 4, background: "#8b1e3f80" } })
    .png()
    .toBuffer();
  const path = await keep(logo, 512);
  await files.writeSizes(path);
  expect(await seen(path, null, "fallback")).toMatchObject({ type: "image/png", width: 300, hasAlpha: true });
  for (const format of ["avif", "webp"] as const) {
    expect(await seen(path, 540, format)).toMatchObject({ type: `image/${format}`, width: 300, hasAlpha: true });
    expect(await seen(path, 128, format)).toMatchObject({ type: `image/${format}`, width: 128, hasAlpha: true });
  }
});

test("the unscaled file of a small picture is final once its sizes exist, for every requested size", async () => {
  const path = await keep(await photo(100, 80).jpeg().toBuffer(), 512);
  expect(await seen(path, 256, "webp")).toMatchObject({ width: 100, final: false });
  await files.writeSizes(path);
  expect(await seen(path, 256, "webp")).toMatchObject({ type: "image/webp", width: 100, final: true });
});

test("a picture only for editors has no sizes, and a removed picture is removed in all sizes", async () => {
  const source = await keep(await drawing(2000, 1000), 2160);
  const smallPicture = await keep(await drawing(300, 300), 512);
  for (const path of [source, smallPicture]) await files.writeSizes(path);
  const listed = async (path: string) =>
    (await Array.fromAsync(files.list())).filter((key) => path.includes(key.split("/")[1]?.slice(0, 32) as string));
  expect(await listed(source)).toHaveLength(1);
  // 128 and 256 in both formats, and the unscaled picture in three.
  expect(await listed(smallPicture)).toHaveLength(7);
  await files.remove(smallPicture);
  expect(await listed(smallPicture)).toEqual([]);
  expect(await files.has(source)).toBe(true);
});
