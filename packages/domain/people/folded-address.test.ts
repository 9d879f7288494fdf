import { expect, test } from "vitest";
import { foldedAddress } from "./folded-address.ts";

test.each([
  ["Anna+kaffe@Example.com", "anna@example.com"],
  ["anna+1+2@example.com", "anna@example.com"],
  ["anna@example.com", "anna@example.com"],
  ["a.b@example.com", "a.b@example.com"],
  ["Otto+1@xn--smrgs-pra0j.se", "otto@smörgås.se"],
  ["\u202aanna@example.com\u200b", "anna@example.com"],
  ["+46701740609", "+46701740609"],
])("foldedAddress counts %s as %s", (address, folded) => {
  expect(foldedAddress(address)).toBe(folded);
});
