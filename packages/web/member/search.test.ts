import { expect, test } from "vitest";
import { parseSearch } from "./search.ts";

test.each([
  ["", {}],
  [
    "?from=%2Fconsumer%2Fpoints%3Fpurchase%3D7&comeBackToOnboarding=true",
    { from: "/consumer/points?purchase=7", comeBackToOnboarding: true },
  ],
  ["?from=https%3A%2F%2Fevil.example", {}],
  ["?from=%2F%5Cevil.example&purchase=12", { purchase: 12 }],
  ["?purchase=-1&comeBackToOnboarding=1", {}],
  ["?purchase=7x&fbclid=abc", {}],
])("the search %s is read as %j", (text, read) => expect(parseSearch(text)).toEqual(read));
