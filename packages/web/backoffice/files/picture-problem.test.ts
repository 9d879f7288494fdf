import { expect, test } from "vitest";
import { uploadMaxBytes } from "#packages/domain/limits.ts";
import { pictureProblem } from "./picture-problem.ts";

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const padding = (count: number) => new Uint8Array(count);

test("pictureProblem accepts a picture of the largest size allowed", async () => {
  expect(await pictureProblem(new Blob([png, padding(uploadMaxBytes - png.length)]))).toBeNull();
});

test("pictureProblem refuses a picture one byte larger than allowed as TOO_LARGE", async () => {
  expect(await pictureProblem(new Blob([png, padding(uploadMaxBytes)]))).toBe("TOO_LARGE");
});

test("pictureProblem refuses a HEIC with a JPEG’s name and type as IMAGE_HEIC, even when it is too large", async () => {
  const heic = new Blob([padding(4), "ftypheic", padding(uploadMaxBytes)]);
  expect(await pictureProblem(new File([heic], "IMG_0001.jpg", { type: "image/jpeg" }))).toBe("IMAGE_HEIC");
});

test("pictureProblem accepts a PNG with another name and type", async () => {
  expect(await pictureProblem(new File([png], "picture.svg", { type: "image/svg+xml" }))).toBeNull();
});

test("pictureProblem refuses a file that can no longer be read as IMAGE_NOT_READABLE", async () => {
  const deletedFile = Object.assign(new Blob([png]), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new Error()) }),
  });
  expect(await pictureProblem(deletedFile as unknown as Blob)).toBe("IMAGE_NOT_READABLE");
});
