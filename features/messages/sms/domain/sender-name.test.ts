import { expect, test } from "vitest";
import { isSenderName } from "./sender-name.ts";

test("a sender name has 3 to 11 letters or digits, without spaces and å, or is empty", () => {
  expect(["", "Kaf", "Kaffebonan1"].map(isSenderName)).toEqual([true, true, true]);
  expect(["Ka", "Kaffebonans1", "Kaffe bona", "Kafé", "+46701"].map(isSenderName)).toEqual(Array(5).fill(false));
});
