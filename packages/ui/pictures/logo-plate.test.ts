import { expect, test } from "vitest";
import { plateFor } from "./logo-plate.ts";

type Rgba = readonly [number, number, number, number];
const clear: Rgba = [0, 0, 0, 0];
const white: Rgba = [255, 255, 255, 255];
const brown: Rgba = [92, 52, 30, 255];
const yellow: Rgba = [250, 200, 40, 255];

/** Makes a picture with the given number of pixels of each colour. */
const picture = (...parts: readonly (readonly [Rgba, number])[]) =>
  new Uint8ClampedArray(parts.flatMap(([colour, count]) => Array.from({ length: count }, () => colour).flat()));

const darkCard = ["#6b3a1f", "#4f2a15"];
const paleCard = ["#f4e4c8", "#f0d8b0"];

test("a logo that contrasts with the card gets no plate", () => {
  expect(plateFor(picture([clear, 60], [white, 40]), darkCard)).toBe("none");
  expect(plateFor(picture([clear, 60], [brown, 40]), paleCard)).toBe("none");
});

test("a dark logo on a dark card gets a light plate, and a white logo on a pale card gets a dark plate", () => {
  expect(plateFor(picture([clear, 60], [brown, 40]), darkCard)).toBe("light");
  expect(plateFor(picture([clear, 60], [white, 40]), paleCard)).toBe("dark");
});

test("a yellow flower logo on a dark card gets no plate for a dark dot, but gets a light plate when it is mostly dark", () => {
  expect(plateFor(picture([clear, 50], [yellow, 40], [brown, 10]), darkCard)).toBe("none");
  expect(plateFor(picture([clear, 50], [yellow, 15], [brown, 35]), darkCard)).toBe("light");
});

test("a logo gets no plate when the plate would hide as much of the logo as the card does", () => {
  expect(plateFor(picture([clear, 50], [white, 25], [brown, 25]), darkCard)).toBe("none");
});

test("a logo gets a plate if it does not contrast with both ends of the card’s gradient", () => {
  expect(plateFor(picture([clear, 60], [white, 40]), ["#2a2a2a", "#eeeeee"])).toBe("dark");
});

test("a logo with its own background, or without visible pixels, gets no plate", () => {
  expect(plateFor(picture([brown, 100]), darkCard)).toBe("none");
  expect(plateFor(picture([clear, 22], [brown, 60], [white, 18]), darkCard)).toBe("none");
  expect(plateFor(picture([clear, 100]), darkCard)).toBe("none");
});

test("a yellow flower on white or sage gets no plate, because its colour differs enough", () => {
  const flower = picture([clear, 50], [yellow, 40], [brown, 10]);
  expect(plateFor(flower, ["#ffffff"])).toBe("none");
  expect(plateFor(flower, ["#8aa884", "#7f9d79"])).toBe("none");
});
