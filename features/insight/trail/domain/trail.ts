import { acts } from "#features/acts.ts";
import type { ActArea, Acts, TrailAct } from "#packages/domain/acts.ts";

type AllActs = typeof acts;

declare module "#packages/domain/acts.ts" {
  interface DeclaredActs extends AllActs {}
}

const areas = ["MEMBERS", "POINTS", "PURCHASES", "OFFERS", "CLUB", "STAFF"] as const satisfies readonly ActArea[];

/** Acts that gave a member's data to somebody or erased it: an area of its own, as well. */
const personalDataActs = [
  "export-member-data",
  "export-own-data",
  "export-list",
  "remove-member",
  "leave-membership",
] as const satisfies readonly TrailAct[];

export type TrailArea = (typeof areas)[number] | "PERSONAL_DATA";
export const trailAreas: readonly [TrailArea, ...TrailArea[]] = [...areas, "PERSONAL_DATA"];

/** The acts that an area of the trail shows. */
export function actsOfArea(area: TrailArea): readonly string[] {
  if (area === "PERSONAL_DATA") return personalDataActs;
  return Object.entries<ActArea>(acts).flatMap(([act, about]) => (about === area ? act : []));
}

/** An act that this version shows in words. */
export const isKnownAct = (act: string): act is TrailAct =>
  Object.hasOwn(acts, act) && (acts as Acts)[act] !== "PLATFORM";

/** Lists taken out as a file that name members; of others nobody's data leaves. */
export const listsOfMembers = [
  "members",
  "purchases",
  "pendingPurchases",
  "badRows",
  "couponUses",
  "fillings",
  "approvals",
  "invited",
  "pointsAccount",
] as const;

/** Something that was one way and is another; both as they are kept, never who can be reached where. */
export interface TrailChange {
  field: string;
  from: string | number | boolean | null;
  to: string | number | boolean | null;
}

/** Days and moments as they are written. */
const plain = (value: unknown): TrailChange["from"] =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? value
    : value === null || value === undefined
      ? null
      : String(value);

/** What of some facts an act changed, in their own order. */
export function whatChanged<Facts extends object>(
  before: { readonly [Field in keyof Facts]?: unknown },
  after: Facts,
): TrailChange[] {
  return (Object.keys(after) as (keyof Facts & string)[]).flatMap((field) => {
    const [from, to] = [plain(before[field]), plain(after[field])];
    return from === to ? [] : [{ field, from, to }];
  });
}
