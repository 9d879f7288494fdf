import { expect, test } from "vitest";
import type { Email } from "../domain/email-blocks.ts";
import { email as shape } from "./email-shapes.ts";

const email: Email = {
  version: 1,
  subject: "Nybakat",
  preheader: "",
  translations: { fr: { subject: "Du frais" } },
  blocks: [
    { kind: "TEXT", text: "Hej", translations: {} },
    { kind: "COUPON", couponId: null },
  ],
};

test("the schema accepts the domain's e-mail unchanged, and refuses a later version or an unknown block", () => {
  const read: Email = shape.parse(email);
  expect(read).toEqual(email);
  expect(shape.safeParse({ ...email, version: 2 }).success).toBe(false);
  expect(shape.safeParse({ ...email, blocks: [{ kind: "SCRIPT", text: "" }] }).success).toBe(false);
});

test("the schema accepts only the public path of an own picture", () => {
  const banner = (picturePath: string) => ({ kind: "BANNER", picturePath, alt: "", target: "", translations: {} });
  const reads = (path: string) => shape.safeParse({ ...email, blocks: [banner(path)] }).success;
  expect(reads("")).toBe(true);
  expect(reads(`/files/7/${"0".repeat(32)}.webp`)).toBe(true);
  for (const path of ["https://evil.example/a.webp", "/files/7/../8.webp", "javascript:alert(1)"])
    expect(reads(path)).toBe(false);
});
