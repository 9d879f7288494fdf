import { expect, it } from "vitest";
import { deviceKind } from "./suggested-name.ts";

it("a suggested device name distinguishes tablets, phones and computers", () => {
  expect(deviceKind(true, 820)).toBe("tablet");
  expect(deviceKind(true, 390)).toBe("phone");
  expect(deviceKind(false, 390)).toBe("computer");
});
