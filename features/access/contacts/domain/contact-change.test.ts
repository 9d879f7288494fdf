import { describe, expect, test } from "vitest";
import { asksPassword, marketingAfter, marketingOnceProved, planContact } from "./contact-change.ts";

const anna = { email: "anna@example.com", phone: "+46701111111" };
const byPhone = { email: null, phone: "+46701111111" };

describe("an address", () => {
  test("is pending if new, disappears at once if removed, and stays otherwise", () => {
    const after = { email: "ny@example.com", phone: null };
    expect(planContact(anna, after)).toEqual({ ok: true, plan: { email: "PROVE", phone: "REMOVE" } });
    expect(planContact(anna, anna)).toEqual({ ok: true, plan: { email: "KEEP", phone: "KEEP" } });
    const first = { ...byPhone, email: "ny@example.com" };
    expect(planContact(byPhone, first)).toEqual({ ok: true, plan: { email: "PROVE", phone: "KEEP" } });
  });

  test("must remain as a confirmed one after a change; a pending address does not count", () => {
    const refused = { ok: false, reason: "EMAIL_OR_PHONE_REQUIRED" };
    expect(planContact(byPhone, { email: null, phone: null })).toEqual(refused);
    expect(planContact(byPhone, { email: "ny@example.com", phone: null })).toEqual(refused);
    expect(planContact(anna, { email: null, phone: null })).toEqual(refused);
    expect(planContact(byPhone, { email: null, phone: "+46702222222" }).ok).toBe(true);
  });

  test("requires the password for a change or removal", () => {
    expect(asksPassword({ email: "KEEP", phone: "KEEP" })).toBe(false);
    expect(asksPassword({ email: "PROVE", phone: "KEEP" })).toBe(true);
    expect(asksPassword({ email: "KEEP", phone: "REMOVE" })).toBe(true);
  });
});

describe("marketing consent", () => {
  const edits = (["MEMBER", "STAFF"] as const).flatMap((by) =>
    (["KEEP", "REMOVE", "PROVE"] as const).flatMap((step) =>
      [true, false].flatMap((hasConsent) =>
        [true, false, undefined].map((isChecked) => ({ by, step, reached: true, given: hasConsent, asked: isChecked })),
      ),
    ),
  );

  test("is never given by an address change alone, nor by staff", () => {
    for (const edit of edits) {
      const after = marketingAfter(edit);
      if (!after.ok) {
        expect(edit).toMatchObject({ by: "STAFF", given: false, asked: true });
        continue;
      }
      const becameYes = (after.given && !edit.given) || after.uponProof;
      if (becameYes) expect(edit).toMatchObject({ by: "MEMBER", asked: true });
    }
  });

  test("for a new address starts when the address is confirmed, and the previous consent applies until then", () => {
    const edit = { by: "MEMBER", step: "PROVE", reached: true, asked: true } as const;
    expect(marketingAfter({ ...edit, given: false })).toEqual({ ok: true, given: false, uponProof: true });
    expect(marketingAfter({ ...edit, given: true })).toEqual({ ok: true, given: true, uponProof: true });
  });

  test("ends at once when the member clears the box", () => {
    for (const edit of edits.filter(({ asked: isChecked }) => isChecked === false)) {
      expect(marketingAfter(edit)).toEqual({ ok: true, given: false, uponProof: false });
    }
  });

  test("ends when the address is removed", () => {
    expect(marketingAfter({ by: "MEMBER", step: "REMOVE", reached: true, given: true, asked: true })).toEqual({
      ok: true,
      given: false,
      uponProof: false,
    });
    const nowhere = { by: "MEMBER", step: "KEEP", reached: false, given: false, asked: true } as const;
    expect(marketingAfter(nowhere)).toMatchObject({ given: false });
  });

  test("withdrawn while a new address is pending stays withdrawn after its confirmation", () => {
    expect(marketingOnceProved({ given: false, uponProof: true, refusedSince: true })).toBe(false);
    expect(marketingOnceProved({ given: false, uponProof: true, refusedSince: false })).toBe(true);
    expect(marketingOnceProved({ given: true, uponProof: false, refusedSince: false })).toBe(true);
    expect(marketingOnceProved({ given: false, uponProof: false, refusedSince: false })).toBe(false);
  });
});
