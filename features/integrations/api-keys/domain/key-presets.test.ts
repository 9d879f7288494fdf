import { describe, expect, test } from "vitest";
import { keyPresetNames, keyPresets, presetOf } from "./key-presets.ts";
import { checkScopes } from "./scopes.ts";

describe("a preset of scopes for a key", () => {
  test.each(keyPresetNames)("%s is accepted for a key bound to points of sale", (name) => {
    expect(checkScopes(keyPresets[name], true)).toEqual({ ok: true, scopes: [...keyPresets[name]] });
  });

  test("is recognised in any order, and not with one scope more or less", () => {
    expect(presetOf(["coupons:read", "purchases:write", "purchases:read"])).toBe("WEB_SHOP");
    expect(presetOf(["purchases:write"])).toBe("TILL");
    expect(presetOf(["purchases:write", "purchases:read"])).toBeNull();
    expect(presetOf([])).toBeNull();
  });

  test("REPORTING changes nothing and reads no members", () => {
    expect(keyPresets.REPORTING.filter((scope) => !scope.endsWith(":read") || scope.startsWith("members"))).toEqual([]);
  });
});
