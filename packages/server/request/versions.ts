import { createHash } from "node:crypto";
import { sql, type Transaction } from "kysely";
import type { PlatformTrailAct, TrailAct } from "#packages/domain/acts.ts";
import { staffName } from "../db/staff-name.ts";
import type { DB } from "../db/types.ts";
import type { Chain } from "./call.ts";
import { ChangedMeanwhile } from "./refusal.ts";

/** A body's schema in the contract. */
interface Fields {
  readonly shape: object;
}

const isThing = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const inOrder = (_: string, value: unknown) =>
  isThing(value) ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value;

/**
 * Returns an object's fields that the body can change. A field that is added to the body thus becomes part of the
 * version.
 */
function editable({ shape }: Fields, thing: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.entries(shape).map(([field, of]) => {
    const value = thing[field];
    return [field, isThing(of) && "shape" in of && isThing(value) ? editable(of as unknown as Fields, value) : value];
  });
  return Object.fromEntries(fields);
}

/**
 * Returns the version of an object: a hash of all editable fields in 22 characters. Objects need no counter, and a
 * till's writes to other fields do not change the version.
 */
export function versionOf(fields: Fields, thing: object): string {
  const written = JSON.stringify(editable(fields, { ...thing }), inOrder);
  return createHash("sha256").update(written).digest("base64url").slice(0, 22);
}

/** Returns the object with its version, for the editor. */
export const versioned = <Thing extends object>(fields: Fields, thing: Thing) => ({
  ...thing,
  version: versionOf(fields, thing),
});

export interface LastEdit {
  by: string;
  isAdmin: boolean | null;
  at: Temporal.Instant;
}

/**
 * Selects the last save of a club's object from the audit trail. `isTheirs`: the owner of the object made it, not
 * staff.
 */
export const lastEdit = (trx: Transaction<DB>, { id }: Pick<Chain, "id">, subject: string, ...acts: TrailAct[]) =>
  trx
    .selectFrom("audit_entry")
    .leftJoin("account", "account.id", "audit_entry.account_id")
    .select([staffName().as("by"), "account.is_admin as isAdmin", "audit_entry.at"])
    .select(sql<boolean>`audit_entry.account_id is null`.as("isTheirs"))
    .where("chain_id", "=", id)
    .where("subject", "=", subject)
    .where("act", "in", acts)
    .orderBy("at", "desc")
    .orderBy("audit_entry.id", "desc")
    .limit(1)
    .executeTakeFirst();

const platformEdits = (trx: Transaction<DB>, subject: string, act: PlatformTrailAct) =>
  trx
    .selectFrom("platform_audit_entry")
    .leftJoin("account", "account.id", "platform_audit_entry.account_id")
    .select([staffName().as("by"), "platform_audit_entry.at"])
    .where("subject", "=", subject)
    .where("act", "=", act)
    .orderBy("at", "desc")
    .orderBy("platform_audit_entry.id", "desc")
    .limit(1);

/** Selects the last save of a company, from the platform's audit trail. */
export const lastCompanyEdit = (trx: Transaction<DB>, companyId: number, act: PlatformTrailAct = "update-company") =>
  platformEdits(trx, `company ${companyId}`, act).select("account.is_admin as isAdmin").executeTakeFirst();

/** Selects the last save of the platform's own object; platform employees see each other's names. */
export const lastPlatformEdit = (trx: Transaction<DB>, subject: string, act: PlatformTrailAct) =>
  platformEdits(trx, subject, act).select(sql<boolean>`false`.as("isAdmin")).executeTakeFirst();

/**
 * Refuses with CHANGED_MEANWHILE if the locked object's version differs from `began`, which the editor loaded. If
 * `began` is undefined, the caller sent no version and overwrites the current state.
 */
export async function checkVersion<Present extends object>(
  began: string | undefined,
  { version, present }: { version: string; present: Present },
  last: () => Promise<LastEdit | undefined>,
): Promise<void> {
  if (began === undefined || began === version) return;
  const edit = await last();
  const by = edit?.isAdmin ? null : edit?.by || null;
  throw new ChangedMeanwhile({ by, at: edit?.at.toString() ?? null, present });
}
