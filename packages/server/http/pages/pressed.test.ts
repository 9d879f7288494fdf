import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { pressed } from "./pressed.ts";

const text = "<p>Kaffebönan</p>".repeat(500);

test("a text is compressed in the best encoding that the browser accepts", async () => {
  const brotli = await pressed(text, "gzip, deflate, br, zstd");
  expect(brotli.encoding).toBe("br");
  expect(brotliDecompressSync(brotli.body as Buffer).toString()).toBe(text);
  expect(brotli.body.length).toBeLessThan(text.length / 20);
  const zipped = await pressed(text, "deflate, gzip");
  expect(zipped.encoding).toBe("gzip");
  expect(gunzipSync(zipped.body as Buffer).toString()).toBe(text);
});

test("a text stays uncompressed for a browser that accepts neither Brotli nor gzip", async () => {
  for (const accepted of ["", "identity", "deflate", "br;q=0"]) {
    expect(await pressed(text, accepted)).toEqual({ body: text });
  }
});
