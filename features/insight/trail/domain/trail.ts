import { acts } from "#features/acts.ts";
import type { ActArea, Acts, TrailAct } from "#packages/domain/acts.ts";

type AllActs = typeof acts;

declare module "#packages/domain/acts.ts" {
  interface DeclaredActs extends AllActs {}
}

const areas = ["MEMBERS", "POINTS", "PURCHASES", "OFFERS", "CLUB", "STAFF"] as const satisfies readonly ActArea[];

/** Acts that export or erase a member's data; they also form an area of their own. */
const personalDataActs = [
  "export-member-data",
  "export-own-data",
  "export-list",
  "remove-member",
  "leave-membership",
] as const satisfies readonly TrailAct[];

export type TrailArea = (typeof areas)[number] | "PERSONAL_DATA";
export const trailAreas: readonly [TrailArea, ...TrailArea[]] = [...areas, "PERSONAL_DATA"];

/** Returns the acts that an area of the trail shows. */
export function actsOfArea(area: TrailArea): readonly string[] {
  if (area === "PERSONAL_DATA") return personalDataActs;
  return Object.entries<ActArea>(acts).flatMap(([act, about]) => (about === area ? act : []));
}

/** Whether this version has a sentence for an act. */
export const isKnownAct = (act: string): act is TrailAct =>
  Object.hasOwn(acts, act) && (acts as Acts)[act] !== "PLATFORM";

/** Exported lists that name members. Other lists contain no member data. */
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

/** An old and a new value in stored form, never a contact detail. */
export interface TrailChange {
  field: string;
  from: string | number | boolean | null;
  to: string | number | boolean | null;
}

/** Converts days and moments to text. */
const plain = (value: unknown): TrailChange["from"] =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? value
    : value === null || value === undefined
      ? null
      : String(value);

/** Returns the facts that an act changed, in their own order. */
export function whatChanged<Facts extends object>(
  before: { readonly [Field in keyof Facts]?: unknown },
  after: Facts,
): TrailChange[] {
  return (Object.keys(after) as (keyof Facts & string)[]).flatMap((field) => {
    const [from, to] = [plain(before[field]), plain(after[field])];
    return from === to ? [] : [{ field, from, to }];
  });
}
