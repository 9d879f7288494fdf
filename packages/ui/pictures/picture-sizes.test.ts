import { expect, test } from "vitest";
import { pictureAt } from "./picture-sizes.ts";

test("a picture from the server is requested at its displayed size and keeps its other parameters", () => {
  expect(pictureAt("/files/3/ab.webp?t=17", "half")).toEqual({
    src: "/files/3/ab.webp?t=17&side=256",
    srcSet: "/files/3/ab.webp?t=17&side=256 1x, /files/3/ab.webp?t=17&side=540 2x, /files/3/ab.webp?t=17&side=540 3x",
  });
  expect(pictureAt("/files/3/ab.webp", "full").src).toBe("/files/3/ab.webp?side=540");
});

test("a picture that the user just picked keeps its address", () => {
  for (const url of ["blob:http://localhost/1", "data:image/png;base64,AA", "https://elsewhere.example/files/a.webp"])
    expect(pictureAt(url, "small")).toEqual({ src: url });
});
