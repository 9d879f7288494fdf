import { expect, test } from "vitest";
import { impersonationState, maySupportChange } from "./impersonation.ts";

const at = (time: string) => Temporal.Instant.from(`2026-11-21T${time}Z`);

test.each([
  [null, "12:29:59", "LASTS"],
  [null, "12:30:00", "TOLD"],
  ["12:10:00", "12:10:00", "TOLD"],
  ["12:10:00", "12:09:59", "LASTS"],
] as const)("an impersonation ended at %s by its button is, at %s, %s", (ended, now, state) => {
  expect(impersonationState({ endsAt: at("12:30:00"), endedAt: ended && at(ended) }, at(now))).toBe(state);
});

test("an impersonation is shown for a day after its end", () => {
  const times = { endsAt: at("12:30:00"), endedAt: null };
  expect(impersonationState(times, at("12:29:59").add({ hours: 24 }))).toBe("TOLD");
  expect(impersonationState(times, at("12:30:00").add({ hours: 24 }))).toBe("OVER");
});

test("changes by support are permitted until a moment, and not by default", () => {
  expect(maySupportChange(null, at("12:00:00"))).toBe(false);
  expect(maySupportChange(at("12:00:00"), at("11:59:59"))).toBe(true);
  expect(maySupportChange(at("12:00:00"), at("12:00:00"))).toBe(false);
});
