import { sql, type Transaction } from "kysely";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { StaffActor } from "#packages/server/request/call.ts";
import { refuseFields } from "#packages/server/request/refusal.ts";
import type { NamedThing } from "../domain/condition-fields.ts";
import { definitionOf } from "../domain/conditions.ts";
import { readSelection } from "../domain/read-selection.ts";
import { type Condition, isGroup, type Selection } from "../domain/selection.ts";

/** Reads a builder's expression. Refuses each invalid field, by its path in `expression`. */
export function readExpression(written: unknown): Selection {
  const read = readSelection(written);
  if (read.ok) return read.selection;
  const fields = Object.entries(read.problems).map(([path, problem]) => [`expression.${path}`, problem]);
  return refuseFields(Object.fromEntries(fields)) as never;
}

/** Returns each condition with its path. */
const placed = ({ conditions }: Selection): [path: string, condition: Condition][] =>
  conditions.flatMap((part, order) =>
    isGroup(part)
      ? part.conditions.map((each, nth): [string, Condition] => [`conditions.${order}.conditions.${nth}`, each])
      : [[`conditions.${order}`, part]],
  );

/** Returns the ids that a selection names, with their paths. */
function thingsIn(selection: Selection): { path: string; of: NamedThing; ids: number[] }[] {
  return placed(selection).flatMap(([path, condition]) =>
    definitionOf(condition.kind).fields.flatMap((field) => {
      if (field.is !== "things" && field.is !== "thing") return [];
      const value = (condition as unknown as Record<string, number | number[]>)[field.key] ?? [];
      return [{ path: `expression.${path}.${field.key}`, of: field.of, ids: [value].flat() }];
    }),
  );
}

type Places = Pick<StaffActor, "locationIds">;

/** Returns the points of sale in a selection that the caller does not work at. */
function elsewhereIn(selection: Selection, { locationIds }: Places) {
  if (locationIds === null) return [];
  return thingsIn(selection).filter(({ of, ids }) => of === "location" && ids.some((id) => !locationIds.includes(id)));
}

/** Limits staff to conditions on their own points of sale. Refuses OTHER_LOCATION at the field. */
export function checkOwnPlaces(actor: Places, selection: Selection): void {
  refuseFields(Object.fromEntries(elsewhereIn(selection, actor).map(({ path }) => [path, "OTHER_LOCATION"])));
}

/** Whether the caller sees a saved selection: it names only the caller's points of sale, or cannot be read. */
export const isFor = (actor: Places, selection: Selection | null): boolean =>
  selection === null || elsewhereIn(selection, actor).length === 0;

const tableOf = {
  location: "location",
  category: "category",
  campaign: "campaign",
  stampCard: "stamp_card",
  coupon: "coupon",
} as const;

/** Checks that the ids in a selection belong to the club. Refuses NOT_FOUND at the field. */
export async function checkNamed(trx: Transaction<DB>, selection: Selection): Promise<void> {
  const named = thingsIn(selection).filter(({ ids }) => ids.length > 0);
  for (const { path, of, ids } of named) {
    const { rows } = await sql<{ id: number }>`select thing.id from ${sql.table(tableOf[of])} as thing
      where thing.chain_id = ${thisChain} and thing.id = any(${ids}::bigint[])`.execute(trx);
    refuseFields({ [path]: rows.length < ids.length ? "NOT_FOUND" : null });
  }
}
