import { expect, test } from "vitest";
import { featureCycles } from "./feature-cycles.ts";

const file = (noun: string, name = "queries.ts") => `features/till/${noun}/api/${name}`;

test("reports two nouns that import each other, by way of a third", () => {
  const imports = [
    { from: file("register"), to: file("returns") },
    { from: file("returns"), to: file("devices") },
    { from: file("devices"), to: file("register") },
  ];
  expect(featureCycles(imports)).toEqual([
    {
      features: ["features/till/devices/api", "features/till/register/api", "features/till/returns/api"],
      imports,
    },
  ]);
});

test("accepts one direction, and two parts of one noun in their own directions", () => {
  const imports = [
    { from: file("register"), to: file("returns") },
    { from: "features/till/returns/backoffice/queries.ts", to: "features/till/register/backoffice/queries.ts" },
    { from: file("register"), to: file("register", "look-up.ts") },
  ];
  expect(featureCycles(imports)).toEqual([]);
});
