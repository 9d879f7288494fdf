import { afterEach, expect, test, vi } from "vitest";
import { scannedCode } from "./scanned-code.ts";

const [number, code] = ["000000005724", "000000005724123451899478"];

afterEach(() => vi.useRealTimers());

test("a code is used for 45 seconds after its scan, and not longer", () => {
  vi.useFakeTimers();
  scannedCode.note(number, code);
  vi.advanceTimersByTime(44_999);
  expect(scannedCode.of(number)).toBe(code);
  vi.advanceTimersByTime(1);
  expect(scannedCode.of(number)).toBeNull();
});

test("a code is used for its own number until it is forgotten", () => {
  scannedCode.note(number, code);
  expect([scannedCode.of(number), scannedCode.of("000000001114")]).toEqual([code, null]);
  scannedCode.forget(code);
  expect(scannedCode.of(number)).toBeNull();
});

test("opening a member without a code removes the former code", () => {
  scannedCode.note(number, code);
  scannedCode.note(number, null);
  expect(scannedCode.of(number)).toBeNull();
});

test("the answer to an earlier code does not remove a newer one", () => {
  scannedCode.note(number, code);
  scannedCode.forget("000000005724123461899478");
  expect(scannedCode.of(number)).toBe(code);
});
