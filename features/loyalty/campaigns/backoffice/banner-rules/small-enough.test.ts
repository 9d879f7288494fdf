import { expect, it } from "vitest";
import { smallEnough } from "./small-enough.ts";

const encoded = (bytesAtFull: number) => async (quality: number) =>
  new Blob([new Uint8Array(Math.round(bytesAtFull * quality))]);

it("the quality is lowered until the picture is small enough", async () => {
  expect((await smallEnough(encoded(1000), 1000))?.size).toBe(950);
  expect((await smallEnough(encoded(1000), 800))?.size).toBe(750);
  expect(await smallEnough(encoded(10_000), 1000)).toBeNull();
});

it("the picture is null if the browser cannot encode", async () => {
  expect(await smallEnough(async () => null, 1000)).toBeNull();
});
