import { expect, it } from "vitest";
import { deviceKind } from "./suggested-name.ts";

it("tells a tablet from a phone and a computer", () => {
  expect(deviceKind(true, 820)).toBe("tablet");
  expect(deviceKind(true, 390)).toBe("phone");
  expect(deviceKind(false, 390)).toBe("computer");
});
