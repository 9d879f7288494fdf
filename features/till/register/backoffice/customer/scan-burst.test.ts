import { expect, it } from "vitest";
import { beginsBurst, noBurst, scannedCode, withKey } from "./scan-burst.ts";

const type = (text: string, gap: number) =>
  [...text].reduce((burst, key, index) => withKey(burst, key, 1000 + index * gap), noBurst);

it("tells a scanner from a person", () => {
  expect(scannedCode(type("123456789012", 8), 1100)).toBe("123456789012");
  expect(scannedCode(type("123456789012", 180), 1000 + 12 * 180)).toBeNull();
  expect(scannedCode(type("249", 8), 1030)).toBeNull();
  expect(scannedCode(type("123456789012", 8), 3000)).toBeNull();
});

it("begins anew after a pause or a letter", () => {
  const slow = withKey(type("24", 8), "9", 2000);
  expect(slow.digits).toBe("9");
  expect(type("12a34", 8).digits).toBe("34");
  expect(beginsBurst(noBurst, 0)).toBe(true);
  expect(beginsBurst(type("2", 8), 1020)).toBe(false);
});
