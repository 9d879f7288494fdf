import { expect, test } from "vitest";
import { spokenFrom } from "#packages/web/spoken-phrases.fixture.ts";
import { screenFiles } from "../open-screens.ts";
import { first } from "./first.sv.ts";

test("the pages before the sign-in use no phrases of the pages behind it", () => {
  const frame = ["AppRoot.tsx", "OpenFrame.tsx"].map((file) => `apps/backoffice/frame/${file}`);
  const spoken = spokenFrom("backoffice", [...screenFiles("open"), "apps/backoffice/routes.tsx", ...frame]);
  expect(spoken.size).toBeGreaterThan(6);
  expect([...spoken].filter(([part]) => !(part in first))).toEqual([]);
});
