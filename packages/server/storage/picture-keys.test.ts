import fc from "fast-check";
import { expect, test } from "vitest";
import { candidates, formatAsked, keysOf, pathOf, pictureSides, sideAsked } from "./picture-keys.ts";

const hash = "0123456789abcdef0123456789abcdef";
const path = `/files/3/${hash}.webp`;
const keys = (...args: Parameters<typeof candidates>) => candidates(...args).map(({ key }) => key);

test.each([
  ["image/avif,image/webp,image/apng,*/*;q=0.8", "avif"],
  ["image/webp,image/*;q=0.8", "webp"],
  ["image/png,image/*;q=0.5", "fallback"],
  ["*/*", "fallback"],
  [undefined, "fallback"],
])("the picture format for Accept %s is %s", (accept, format) => {
  expect(formatAsked(accept)).toBe(format);
});

test("candidates of a picture are ordered from the smallest suitable file to the unscaled picture", () => {
  expect(keys(path, 256, "avif")).toEqual([`3/${hash}/256.avif`, `3/${hash}/full.avif`, `3/${hash}.webp`]);
  expect(keys(path, null, "avif")).toEqual([`3/${hash}/full.avif`, `3/${hash}.webp`]);
  expect(keys(path, 540, "webp")).toEqual([`3/${hash}/540.webp`, `3/${hash}.webp`]);
  expect(keys(path, null, "webp")).toEqual([`3/${hash}.webp`]);
  expect(keys(path, 128, "fallback")).toEqual([`3/${hash}/full.png`, `3/${hash}/full.jpg`, `3/${hash}.webp`]);
});

test("only existing picture sizes can be requested", () => {
  for (const side of pictureSides) expect(sideAsked(String(side))).toBe(side);
  for (const other of ["", "129", "0128", "1e3", undefined, ["128"], "constructor"])
    expect(sideAsked(other)).toBeNull();
});

test("every stored picture file maps to its public path, and other names map to none", () => {
  for (const side of [null, ...pictureSides])
    for (const format of ["avif", "webp", "fallback"] as const)
      for (const key of keys(path, side, format)) expect(pathOf(key)).toBe(path);
  for (const key of [
    "",
    "3",
    `3/${hash}`,
    `3/${hash}.png`,
    `3/${hash}/full.webp/x`,
    `../${hash}.webp`,
    `3/${hash}/full.svg`,
  ])
    expect(pathOf(key)).toBeNull();
});

test("no URL leads to a file other than a picture", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webPath(),
        fc.string().map((text) => `/files/3/${text}`),
      ),
      (address) => {
        if (keysOf(address)) expect(address).toMatch(/^\/files\/\d{1,12}\/[0-9a-f]{32}\.webp$/);
        else expect(candidates(address, null, "avif")).toEqual([]);
      },
    ),
  );
  for (const address of [
    `/files/3/../3/${hash}.webp`,
    `/files/3/${hash}.webp\0`,
    `/files/3/${hash}.webp\n`,
    `/files//${hash}.webp`,
  ])
    expect(keysOf(address)).toBeNull();
});
