import { domainToASCII } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { beginningsOfEmail, isEmail, normaliseEmail } from "./email.ts";

test.each([
  "a@b.se",
  "Anna.Berg@Example.COM",
  "anna+klubb@mail.example.co.uk",
  " anna@example.se ",
  "info@räksmörgås.se",
  "o'neil@x-y.museum",
  "a@xn--rksmrgs-5wao1o.xn--p1ai",
  "a@xn--i-7iq.ws",
  "a@हिन्दी.भारत",
  "\u202aanna@example.se\u202c",
  "anna@example.se\u200b",
  "ａｎｎａ＠ｅｘａｍｐｌｅ．ｓｅ",
])("isEmail accepts %s", (text) => expect(isEmail(text)).toBe(true));

test.each([
  "",
  "anna",
  "anna@",
  "@example.se",
  "anna@example",
  "anna@example.s",
  "anna@@example.se",
  "anna@exam ple.se",
  "an na@example.se",
  "anna@example..se",
  ".anna@example.se",
  "anna.@example.se",
  "an..na@example.se",
  "anna@-example.se",
  "anna@example-.se",
  "anna@example.se\nbcc: x@example.se",
  "Anna <anna@example.se>",
  "a@1.23",
  "a@example.se/path",
  "a@b:80.se",
  "änna@example.se",
  "anna\u00a0berg@example.se",
  "0701234567",
])("isEmail refuses %j", (text) => expect(isEmail(text)).toBe(false));

test("isEmail limits the local part to 64 characters and the address to 254", () => {
  expect(isEmail(`${"a".repeat(64)}@example.se`)).toBe(true);
  expect(isEmail(`${"a".repeat(65)}@example.se`)).toBe(false);
  expect(isEmail(`a@${"b".repeat(249)}.se`)).toBe(true);
  expect(isEmail(`a@${"b".repeat(250)}.se`)).toBe(false);
});

describe("normaliseEmail", () => {
  test.each([
    ["an address with capitals, spaces and a composed letter", "  Anna@R\u0061\u030aksmak.SE ", "anna@råksmak.se"],
    ["a domain in punycode", "otto@xn--smrgs-pra0j.se", "otto@smörgås.se"],
    ["a domain in Unicode", "otto@smörgås.se", "otto@smörgås.se"],
    ["a domain in punycode with capitals", "Otto@XN--SMRGS-PRA0J.SE", "otto@smörgås.se"],
    ["a top level in punycode", "a@xn--80akhbyknj4f.xn--p1ai", "a@испытание.рф"],
    ["a domain with full-width letters", "otto@ｓｍöｒｇåｓ。se", "otto@smörgås.se"],
    ["a superscript digit in the domain", "a@x².se", "a@x2.se"],
    ["invisible characters", "\u202aanna@exam\u00adple.se\u200b", "anna@example.se"],
    ["a non-breaking hyphen", "anna\u2011maria@example.se", "anna-maria@example.se"],
    ["a label that is no punycode", "a@xn--a.se", "a@xn--a.se"],
    ["a label that decodes to an emoji", "a@xn--i-7iq.ws", "a@xn--i-7iq.ws"],
    ["an emoji in the domain", "a@i❤️.ws", "a@xn--i-7iq.ws"],
    ["a label that decodes to letters with a joiner", "a@xn--mgba3gch31f060k.com", "a@xn--mgba3gch31f060k.com"],
    ["a text without @", " Anna ", "anna"],
  ])("brings %s to its stored form", (_, typed, stored) => {
    expect(normaliseEmail(typed)).toBe(stored);
  });

  test("changes nothing when it is applied twice", () => {
    const domains = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.domain(),
      fc.string().map((text) => `xn--${text}.se`),
    );
    fc.assert(
      fc.property(domains, (domain) => {
        const stored = normaliseEmail(`anna@${domain}`);
        expect(normaliseEmail(stored)).toBe(stored);
      }),
    );
  });

  test("keeps the domain that DNS looks up", () => {
    const label = fc.string({ unit: fc.constantFrom(..."abåäöéßłшя日本١٢-9"), minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(label, (text) => {
        const ascii = domainToASCII(`${text}.example`);
        fc.pre(ascii !== "" && isEmail(`a@${text}.example`));
        expect(domainToASCII(normaliseEmail(`a@${text}.example`).slice(2))).toBe(ascii);
        expect(normaliseEmail(`a@${ascii}`)).toBe(normaliseEmail(`a@${text}.example`));
      }),
    );
  });
});

test("beginningsOfEmail returns an unfinished punycode label as typed and as decoded", () => {
  expect(beginningsOfEmail("Otto@xn--smrgs-pra0j")).toEqual(["otto@xn--smrgs-pra0j", "otto@smörgås"]);
  expect(beginningsOfEmail("Otto@sm")).toEqual(["otto@sm"]);
});
