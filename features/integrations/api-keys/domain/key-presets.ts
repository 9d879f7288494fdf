import { type ApiScope, apiScopes } from "#packages/domain/access/api-scopes.ts";

/** The scopes that common programs need. Each preset also fits a key bound to points of sale. */
export const keyPresets = {
  TILL: ["purchases:write"],
  WEB_SHOP: ["purchases:read", "purchases:write", "coupons:read"],
  REPORTING: ["purchases:read", "coupons:read", "stampcards:read", "campaigns:read", "reports:read", "club:read"],
} as const satisfies Record<string, readonly ApiScope[]>;

export type KeyPreset = keyof typeof keyPresets;
export const keyPresetNames = Object.keys(keyPresets) as KeyPreset[];

/** Returns the preset with exactly these scopes; null if there is none. */
export function presetOf(scopes: readonly ApiScope[]): KeyPreset | null {
  const isEqual = (preset: KeyPreset) =>
    apiScopes.every((scope) => scopes.includes(scope) === (keyPresets[preset] as readonly ApiScope[]).includes(scope));
  return keyPresetNames.find(isEqual) ?? null;
}
