import { expect, test } from "vitest";
import { isSenderName } from "./sender-name.ts";

test("a sender has 3 to 11 letters or digits, no spaces and no å, or is left out", () => {
  expect(["", "Kaf", "Kaffebonan1"].map(isSenderName)).toEqual([true, true, true]);
  expect(["Ka", "Kaffebonans1", "Kaffe bona", "Kafé", "+46701"].map(isSenderName)).toEqual(Array(5).fill(false));
});
