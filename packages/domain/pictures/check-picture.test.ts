import { expect, test } from "vitest";
import { checkPicture } from "./check-picture.ts";

const text = (value: string) => new TextEncoder().encode(value);
const uint16 = (value: number) => [value >> 8, value & 0xff];
const uint32 = (value: number) => [...uint16(value >>> 16), ...uint16(value & 0xffff)];
const uint24 = (value: number) => [value & 0xff, (value >> 8) & 0xff, value >> 16];

const png = (width: number, height: number) =>
  Uint8Array.from([
    0x89,
    ...text("PNG\r\n\x1a\n"),
    ...uint32(13),
    ...text("IHDR"),
    ...uint32(width),
    ...uint32(height),
  ]);

/** Builds a JPEG whose frame follows a long segment, such as a camera's EXIF. */
const jpeg = (width: number, height: number) =>
  Uint8Array.from([
    ...[0xff, 0xd8, 0xff, 0xe1, ...uint16(2 + 5_000), ...Array<number>(5_000).fill(0xc0)],
    ...[0xff, 0xff, 0xc2, ...uint16(17), 8, ...uint16(height), ...uint16(width), 3, 0, 0],
  ]);

const webp = (chunk: number[]) => Uint8Array.from([...text("RIFF"), 0, 0, 0, 0, ...text("WEBP"), ...chunk]);
const extendedWebp = (flags: number, width: number, height: number) =>
  webp([...text("VP8X"), 10, 0, 0, 0, flags, 0, 0, 0, ...uint24(width - 1), ...uint24(height - 1)]);
const losslessWebp = (width: number, height: number) => {
  const bits = (width - 1) | ((height - 1) << 14);
  return webp([...text("VP8L"), 9, 0, 0, 0, 0x2f, ...uint32(bits >>> 0).reverse(), 0, 0, 0, 0, 0]);
};
const lossyWebp = (width: number, height: number) =>
  webp([
    ...text("VP8 "),
    9,
    0,
    0,
    0,
    0,
    0,
    0,
    0x9d,
    0x01,
    0x2a,
    ...uint16(width).reverse(),
    ...uint16(height).reverse(),
  ]);

const heif = (major: string, ...compatible: string[]) =>
  Uint8Array.from([
    ...uint32(16 + compatible.length * 4),
    ...text(`ftyp${major}`),
    0,
    0,
    0,
    0,
    ...text(compatible.join("")),
  ]);

test.each<[string, Uint8Array]>([
  ["a PNG of 25 megapixels", png(5_000, 5_000)],
  ["a JPEG of 25 megapixels", jpeg(5_000, 5_000)],
  ["a lossy WebP of 25 megapixels", lossyWebp(5_000, 5_000)],
  ["a lossless WebP of 25 megapixels", losslessWebp(5_000, 5_000)],
  ["an extended WebP of 25 megapixels that stands still", extendedWebp(0b10000, 5_000, 5_000)],
  ["a PNG that ends after its signature", png(1, 1).subarray(0, 8)],
])("checkPicture accepts the beginning of %s", (_, bytes) => {
  expect(checkPicture(bytes)).toBeNull();
});

test.each<[string, Uint8Array]>([
  ["a PNG", png(5_001, 5_000)],
  ["a JPEG", jpeg(5_001, 5_000)],
  ["a lossy WebP", lossyWebp(5_001, 5_000)],
  ["a lossless WebP", losslessWebp(5_001, 5_000)],
  ["an extended WebP", extendedWebp(0, 5_001, 5_000)],
  ["a PNG of the largest size there is", png(0xffff_ffff, 0xffff_ffff)],
])("checkPicture refuses %s of more than 25 megapixels as IMAGE_TOO_MANY_PIXELS", (_, bytes) => {
  expect(checkPicture(bytes)).toBe("IMAGE_TOO_MANY_PIXELS");
});

test("checkPicture refuses an animated WebP as IMAGE_ANIMATED", () => {
  expect(checkPicture(extendedWebp(0b10, 10, 10))).toBe("IMAGE_ANIMATED");
});

test.each([heif("heic", "mif1"), heif("heix"), heif("mif1", "miaf", "heic"), heif("msf1", "hevc")])(
  "checkPicture refuses the HEIF file of an iPhone as IMAGE_HEIC (%#)",
  (bytes) => expect(checkPicture(bytes)).toBe("IMAGE_HEIC"),
);

test.each([
  "<svg/>",
  '\uFEFF<?xml version="1.0"?>\n<!-- drawn by a program -->\n<svg xmlns="http://www.w3.org/2000/svg">',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x" [ <!ENTITY a "b"> ]><svg width="9">',
])("checkPicture refuses an SVG as IMAGE_SVG: %s", (source) => {
  expect(checkPicture(text(source))).toBe("IMAGE_SVG");
});

test.each<[string, Uint8Array]>([
  ["nothing", new Uint8Array()],
  ["a GIF", text("GIF89a")],
  ["a PDF", text("%PDF-1.7")],
  ["an AVIF", heif("avif", "mif1", "miaf")],
  ["a video", heif("isom", "mp41")],
  ["a web page", text("<!doctype html><svg>")],
  ["thousands of comments", text("<!---->".repeat(2_000))],
])("checkPicture refuses %s as IMAGE_NOT_READABLE", (_, bytes) => {
  expect(checkPicture(bytes)).toBe("IMAGE_NOT_READABLE");
});
