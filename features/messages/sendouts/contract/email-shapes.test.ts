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

test("an e-mail of the domain goes over the wire as it is, and one of a later version or with an unknown block does not", () => {
  const read: Email = shape.parse(email);
  expect(read).toEqual(email);
  expect(shape.safeParse({ ...email, version: 2 }).success).toBe(false);
  expect(shape.safeParse({ ...email, blocks: [{ kind: "SCRIPT", text: "" }] }).success).toBe(false);
});

test("a picture is one of ours, by its public path", () => {
  const banner = (picturePath: string) => ({ kind: "BANNER", picturePath, alt: "", target: "", translations: {} });
  const reads = (path: string) => shape.safeParse({ ...email, blocks: [banner(path)] }).success;
  expect(reads("")).toBe(true);
  expect(reads(`/files/7/${"0".repeat(32)}.webp`)).toBe(true);
  for (const path of ["https://evil.example/a.webp", "/files/7/../8.webp", "javascript:alert(1)"])
    expect(reads(path)).toBe(false);
});
