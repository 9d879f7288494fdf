import { fieldOf } from "./payload.ts";
import type { OrderField } from "./shop-order.ts";

export const amountUnits = ["KRONOR", "ORE"] as const;

/** Where the fields of an order are in the body, as dotted paths such as `order.customer.email`. */
export type OrderMapping = Readonly<Record<"orderNumber" | "amount", string>> &
  Readonly<Record<Exclude<OrderField, "orderNumber" | "amount">, string | null>> & {
    readonly amountUnit: (typeof amountUnits)[number];
  };

export const pathMax = 100;

/** The fields of which an order needs one, to find its member. */
export const contactFields = ["email", "phone", "membershipNumber"] as const;

const pathPattern = /^[\w-]+(\.[\w-]+)*$/;

type PathProblem = "REQUIRED" | "PATH_WRONG" | "CONTACT_PATH_REQUIRED";

const tidy = (path: string | null): string | null => path?.trim() || null;

export type CheckedMapping =
  | { ok: true; mapping: OrderMapping }
  | { ok: false; fields: Partial<Record<OrderField, PathProblem>> };

/** Checks the paths of a mapping and returns them trimmed. Needs one path to the buyer. */
export function checkMapping({ amountUnit, ...paths }: OrderMapping): CheckedMapping {
  const entries = Object.entries(paths).map(([field, path]) => [field as OrderField, tidy(path)] as const);
  const trimmed = Object.fromEntries(entries) as Record<OrderField, string | null>;
  const hasContact = contactFields.some((field) => trimmed[field] !== null);
  const problems = entries.flatMap(([field, path]): [OrderField, PathProblem][] => {
    if (path !== null) return pathPattern.test(path) ? [] : [[field, "PATH_WRONG"]];
    if (field === "orderNumber" || field === "amount") return [[field, "REQUIRED"]];
    return field === "email" && !hasContact ? [[field, "CONTACT_PATH_REQUIRED"]] : [];
  });
  if (problems.length > 0) return { ok: false, fields: Object.fromEntries(problems) };
  return { ok: true, mapping: { amountUnit, ...trimmed } as OrderMapping };
}

/** Returns the value at a path; undefined if there is none. A number in a path is the position in a list. */
export const valueAt = (payload: unknown, path: string): unknown => path.split(".").reduce(fieldOf, payload);
