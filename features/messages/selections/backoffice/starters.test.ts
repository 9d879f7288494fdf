import { expect, test } from "vitest";
import { newCondition, readTyped } from "./conditions/typed-selection.ts";
import { starterNames, starters } from "./starters.ts";

test.each(starterNames)("the common selection %s is valid without changes", (name) => {
  const conditions = starters[name].map(({ kind, ...presets }) => newCondition(kind, presets));
  expect(readTyped({ match: "ALL", conditions })).toMatchObject({
    ok: true,
    selection: { conditions: [...starters[name]] },
  });
});
