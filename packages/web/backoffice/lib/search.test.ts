import { expect, test } from "vitest";
import { parseSearch } from "./search.ts";

test.each([
  ["", {}],
  ["?from=%2Fmembers%3Fq%3Danna&q=461234", { from: "/members?q=anna", q: "461234" }],
  ["?from=https%3A%2F%2Fevil.example", {}],
  ["?from=//evil.example&sort=total", { sort: "total" }],
  ["?from=/a&from=/b", {}],
  ["?utm_source=mail&__proto__=x&medium=SMS", { medium: "SMS" }],
])("%s is read as %j", (text, read) => expect(parseSearch(text)).toEqual(read));
