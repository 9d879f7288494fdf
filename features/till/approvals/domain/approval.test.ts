import { describe, expect, test } from "vitest";
import { type Approval, approvalCounts, approvalExpiry, approvalState, whyNotAnswer } from "./approval.ts";

const askedAt = Temporal.Instant.from("2026-11-22T10:00:00Z");
const after = (minutes: number) => askedAt.add({ minutes });
const waiting: Approval = { answer: null, answeredAt: null, expiresAt: approvalExpiry(askedAt) };
const approved: Approval = { ...waiting, answer: "APPROVED", answeredAt: after(5) };

describe("a request for approval", () => {
  test("expires after exactly fifteen minutes", () => {
    expect(approvalState(waiting, after(14))).toBe("WAITING");
    expect(approvalState(waiting, after(15).subtract({ milliseconds: 1 }))).toBe("WAITING");
    expect(approvalState(waiting, after(15))).toBe("EXPIRED");
  });

  test("keeps its answer at any later time", () => {
    for (const answer of ["APPROVED", "DECLINED", "WITHDRAWN", "EXPIRED"] as const)
      expect(approvalState({ ...waiting, answer }, after(600))).toBe(answer);
  });

  test("is answered once, before its expiry, and never by its cashier or the buyer", () => {
    const who = { isAsker: false, isBuyer: false };
    expect(whyNotAnswer(waiting, who, after(14))).toBeNull();
    expect(whyNotAnswer(waiting, { ...who, isAsker: true }, after(1))).toBe("OWN_REQUEST");
    expect(whyNotAnswer(waiting, { ...who, isBuyer: true }, after(1))).toBe("OWN_MEMBERSHIP");
    expect(whyNotAnswer(waiting, who, after(15))).toBe("APPROVAL_EXPIRED");
    expect(whyNotAnswer({ ...waiting, answer: "EXPIRED" }, who, after(16))).toBe("APPROVAL_EXPIRED");
    for (const answer of ["APPROVED", "DECLINED", "WITHDRAWN"] as const)
      expect(whyNotAnswer({ ...waiting, answer }, who, after(1))).toBe("ALREADY_ANSWERED");
  });
});

describe("an approval", () => {
  test("counts for 24 hours after its answer, for a till that was offline", () => {
    expect(approvalCounts(approved, after(5))).toBe(true);
    expect(approvalCounts(approved, after(5).add({ hours: 24 }).subtract({ milliseconds: 1 }))).toBe(true);
    expect(approvalCounts(approved, after(5).add({ hours: 24 }))).toBe(false);
  });

  test("counts only with the answer APPROVED", () => {
    expect(approvalCounts(waiting, after(1))).toBe(false);
    for (const answer of ["DECLINED", "WITHDRAWN", "EXPIRED"] as const)
      expect(approvalCounts({ ...approved, answer }, after(6))).toBe(false);
  });
});
