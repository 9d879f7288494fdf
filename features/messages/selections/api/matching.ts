import { type RawBuilder, sql } from "kysely";
import { type Condition, conditionsOf, isGroup, type Match, type Selection } from "../domain/selection.ts";
import type { AskedOn, ConditionSql, SqlOf } from "./matching-shape.ts";
import { sqlAboutTheMember } from "./member-queries.ts";
import { sqlAboutPointsAndCards } from "./points-and-cards-queries.ts";
import { sqlAboutPurchases } from "./purchase-queries.ts";
import { type AskedRow, figuresRow, memberRow } from "./row-queries.ts";

const sqlOf: { [Kind in Condition["kind"]]: SqlOf<Kind> } = {
  ...sqlAboutTheMember,
  ...sqlAboutPurchases,
  ...sqlAboutPointsAndCards,
};

const statistics = sql`join member_statistics on member_statistics.chain_id = member.chain_id
  and member_statistics.member_id = member.id`;

const joined = (match: Match, parts: readonly RawBuilder<unknown>[]) =>
  sql`(${sql.join(parts, match === "ALL" ? sql` and ` : sql` or `)})`;

export interface Matching {
  row: AskedRow;
  /** Joins for the row's table: at most one row a member. */
  joins: RawBuilder<unknown>;
  /** Whether `member` with its `member_statistics` is enough, without sums over all members. */
  isBesideMembers: boolean;
  /** Whether the joined row is in the selection. */
  met: RawBuilder<boolean>;
  /** Whether the row meets each condition, in the order of `conditionsOf`; never null. */
  each: RawBuilder<boolean>[];
}

/**
 * Returns a selection in SQL, for all queries: `from ${row.table} ${joins} where ${row.isThere} and ${met}`. A count
 * uses `figuresRow`, which needs no joins. Null: every member. SQL twin of the domain's `meetsSelection`.
 */
export function matchSelection(selection: Selection | null, context: AskedOn, row: AskedRow = memberRow): Matching {
  if (selection === null) return { row, joins: sql``, isBesideMembers: true, met: sql`true`, each: [] };
  const conditionSqls = conditionsOf(selection).map((condition, nth): ConditionSql & { name: string } => {
    const name = `beside_${nth}`;
    return { name, ...sqlOf[condition.kind](condition as never, { ...context, row }, name) };
  });
  const sideJoins = conditionSqls.map(({ name, joinedRows: rows }) =>
    rows ? sql`left join (${rows}) as ${sql.ref(name)} on ${sql.ref(`${name}.member_id`)} = ${row.id}` : sql``,
  );
  const remainingConditions = conditionSqls.map(({ met }) => met);
  const parts = selection.conditions.map((part) =>
    isGroup(part)
      ? joined(part.match, remainingConditions.splice(0, part.conditions.length))
      : (remainingConditions.shift() ?? sql`false`),
  );
  const isJoined = row !== figuresRow && conditionSqls.some(({ figures }) => figures);
  return {
    row,
    isBesideMembers: conditionSqls.every(({ joinedRows: rows }) => rows === undefined),
    joins: sql`${isJoined ? statistics : sql``} ${sql.join(sideJoins, sql` `)}`,
    met: joined(selection.match, parts) as RawBuilder<boolean>,
    each: conditionSqls.map(({ met }) => sql<boolean>`coalesce(${met}, false)`),
  };
}
