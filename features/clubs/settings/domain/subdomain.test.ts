import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkSubdomain, checkSubpage, isSubdomainShape, reservedSubdomains, reservedSubpages } from "./subdomain.ts";

const none = new Set<string>();

test.each(["abc", "kaffe", "kaffe24", "a".repeat(40)])("%s has the shape", (text) => {
  expect(isSubdomainShape(text)).toBe(true);
});
test.each(["", "ab", "a".repeat(41), "2kaffe", "kaffe-bar", "kaffé", "Kaffe", "kaffe bar", "kaffe.se", "kaffe_"])(
  "%j has not",
  (text) => expect(isSubdomainShape(text)).toBe(false),
);

describe("checkSubdomain", () => {
  test("answers it lower-cased", () => {
    expect(checkSubdomain(" Kaffe24 ", none)).toEqual({ ok: true, value: "kaffe24" });
  });
  test("refuses a wrong shape", () => {
    expect(checkSubdomain("kaffe-bar", none)).toEqual({ ok: false, reason: "INVALID_SUBDOMAIN" });
  });
  test.each([
    "lab",
    "stammis",
    "localhost",
    "www",
    "app",
    "api",
    "admin",
    "mail",
    "static",
    "company",
    "campaign",
    "coupon",
    "sms",
    "chain",
    "API",
  ])("%s is reserved", (word) =>
    expect(checkSubdomain(word, none)).toEqual({ ok: false, reason: "RESERVED_SUBDOMAIN" }),
  );
  test("so are the words of the routes", () => {
    expect(checkSubdomain("points", new Set(["points"]))).toEqual({ ok: false, reason: "RESERVED_SUBDOMAIN" });
  });
});

describe("checkSubpage", () => {
  test("answers it lower-cased", () => {
    expect(checkSubpage("Centrum", none)).toEqual({ ok: true, value: "centrum" });
  });
  test("refuses a wrong shape", () => {
    expect(checkSubpage("1centrum", none)).toEqual({ ok: false, reason: "INVALID_SUBPAGE" });
  });
  test.each(["guest", "login", "auth"])("%s is reserved", (word) => {
    expect(checkSubpage(word, none)).toEqual({ ok: false, reason: "RESERVED_SUBPAGE" });
  });
  test("so are the words of the routes", () => {
    expect(checkSubpage("terms", new Set(["terms"]))).toEqual({ ok: false, reason: "RESERVED_SUBPAGE" });
  });
});

test("nothing reserved ever passes, and what passes has the shape", () => {
  const word = fc.oneof(fc.constantFrom(...reservedSubdomains, ...reservedSubpages), fc.string({ maxLength: 45 }));
  fc.assert(
    fc.property(word, (text) => {
      const [subdomain, subpage] = [checkSubdomain(text, none), checkSubpage(text, none)];
      if (subdomain.ok)
        expect(isSubdomainShape(subdomain.value) && !reservedSubdomains.has(subdomain.value)).toBe(true);
      if (subpage.ok) expect(isSubdomainShape(subpage.value) && !reservedSubpages.has(subpage.value)).toBe(true);
    }),
  );
});
