import { describe, expect, test } from "vitest";
import { type HeldSendout, releaseSums, releaseTimeOf } from "./held-sendouts.ts";

const now = Temporal.Instant.from("2026-11-21T12:00:00Z");
const planned: HeldSendout = { automatic: false, frozen: false, lacksApproval: false, sendAt: null };

describe("a sendout held since its club was restored", () => {
  test("is sent at once when it was running, had no planned time, or its time has passed", () => {
    expect(releaseTimeOf({ ...planned, frozen: true, sendAt: now.add({ hours: 1 }) }, now)).toBe("AT_ONCE");
    expect(releaseTimeOf(planned, now)).toBe("AT_ONCE");
    expect(releaseTimeOf({ ...planned, sendAt: now }, now)).toBe("AT_ONCE");
  });

  test("is sent at its future time, and not before a required approval", () => {
    const later = { ...planned, sendAt: now.add({ hours: 1 }) };
    expect(releaseTimeOf(later, now)).toBe("AT_ITS_TIME");
    expect(releaseTimeOf({ ...later, lacksApproval: true }, now)).toBe("APPROVAL");
  });

  test("runs again when automatic, and its chosen recipients get the message at once", () => {
    expect(releaseTimeOf({ ...planned, automatic: true, frozen: true }, now)).toBe("BY_ITSELF");
    const sendouts = [
      { when: "BY_ITSELF", messages: 3 },
      { when: "AT_ONCE", messages: 10 },
      { when: "AT_ITS_TIME", messages: 200 },
      { when: "APPROVAL", messages: 4_000 },
    ] as const;
    expect(releaseSums(sendouts)).toEqual({ atOnce: 13, later: 4_200 });
  });
});
