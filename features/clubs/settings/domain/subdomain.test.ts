import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkSubdomain, checkSubpage, isSubdomainShape, reservedSubdomains, reservedSubpages } from "./subdomain.ts";

const none = new Set<string>();

test.each(["abc", "kaffe", "kaffe24", "a".repeat(40)])("isSubdomainShape accepts %s", (text) => {
  expect(isSubdomainShape(text)).toBe(true);
});
test.each(["", "ab", "a".repeat(41), "2kaffe", "kaffe-bar", "kaffé", "Kaffe", "kaffe bar", "kaffe.se", "kaffe_"])(
  "isSubdomainShape refuses %j",
  (text) => expect(isSubdomainShape(text)).toBe(false),
);

describe("checkSubdomain", () => {
  test("returns the subdomain in lower case", () => {
    expect(checkSubdomain(" Kaffe24 ", none)).toEqual({ ok: true, value: "kaffe24" });
  });
  test("refuses an invalid shape", () => {
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
  ])("refuses the reserved word %s", (word) =>
    expect(checkSubdomain(word, none)).toEqual({ ok: false, reason: "RESERVED_SUBDOMAIN" }),
  );
  test("refuses the words of routes", () => {
    expect(checkSubdomain("points", new Set(["points"]))).toEqual({ ok: false, reason: "RESERVED_SUBDOMAIN" });
  });
});

describe("checkSubpage", () => {
  test("returns the subpage in lower case", () => {
    expect(checkSubpage("Centrum", none)).toEqual({ ok: true, value: "centrum" });
  });
  test("refuses an invalid shape", () => {
    expect(checkSubpage("1centrum", none)).toEqual({ ok: false, reason: "INVALID_SUBPAGE" });
  });
  test.each(["guest", "login", "auth"])("refuses the reserved word %s", (word) => {
    expect(checkSubpage(word, none)).toEqual({ ok: false, reason: "RESERVED_SUBPAGE" });
  });
  test("refuses the words of routes", () => {
    expect(checkSubpage("terms", new Set(["terms"]))).toEqual({ ok: false, reason: "RESERVED_SUBPAGE" });
  });
});

test("checked subdomains and subpages are never reserved and always have the shape", () => {
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
