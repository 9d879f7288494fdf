import { expect, test } from "vitest";
import { featureCycles } from "./feature-cycles.ts";

const file = (noun: string, name = "queries.ts") => `features/till/${noun}/api/${name}`;

test("two nouns that import each other through a third are reported", () => {
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

test("imports in one direction between nouns are accepted, also when another part imports the opposite way, and so are imports within a noun", () => {
  const imports = [
    { from: file("register"), to: file("returns") },
    { from: "features/till/returns/backoffice/queries.ts", to: "features/till/register/backoffice/queries.ts" },
    { from: file("register"), to: file("register", "look-up.ts") },
  ];
  expect(featureCycles(imports)).toEqual([]);
});
