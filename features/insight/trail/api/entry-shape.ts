import { kronorFromOre } from "#packages/domain/money.ts";
import type { TrailRow } from "./queries.ts";

type Detail = TrailRow["detail"];
type Change = { field: string; from: string | null; to: string | null };

const textOf = (value: unknown) => (value === null || value === undefined ? null : String(value));
const number = (value: unknown) => (typeof value === "number" ? value : null);

/** The field that an act's plain `from` and `to` refer to. */
const fieldOf: Record<string, string> = {
  "update-staff": "role",
  "update-chain": "subdomain",
  "move-clock": "day",
};

function changesOf({ act, subject, detail }: TrailRow): Change[] {
  const { changes, changed, from, to, name } = detail;
  const makeChange = (field: string, value: unknown) => ({ field, from: null, to: textOf(value) });
  if (act === "start-impersonation") return [makeChange("reason", detail.reason)];
  if (act === "export-list") return [makeChange("list", subject), makeChange("rows", detail.rows)];
  if (typeof detail.format === "string") return [makeChange("format", detail.format)];
  if (Array.isArray(changes)) {
    return changes.map((each: Record<string, unknown>) => ({
      field: String(each.field),
      from: textOf(each.from),
      to: textOf(each.to),
    }));
  }
  if (Array.isArray(changed)) return changed.map((field) => ({ field: String(field), from: null, to: null }));
  if (typeof name === "string") return [makeChange("name", name)];
  if (act === "demand-second-factor") return [makeChange("from", from)];
  if (from === undefined && to === undefined) return [];
  return [{ field: fieldOf[act] ?? "status", from: textOf(from), to: textOf(to) }];
}

const amountOf = ({ amount, amountOre }: Detail) =>
  typeof amountOre === "number" ? kronorFromOre(amountOre) : number(amount);

/** Returns an entry in the form of the back office. */
export function entryOf(row: TrailRow) {
  const { kind, thing_id: id, thing_name: name } = row;
  return {
    id: row.id,
    at: row.at.toString(),
    by: row.account_id === null ? null : { id: row.account_id, name: row.by_name, support: row.by_admin === true },
    act: row.act,
    thing: kind === null || id === null ? null : { kind, id, name: name ?? "", about: `${kind} ${id}` },
    changes: changesOf(row),
    points: number(row.detail.points),
    amount: amountOf(row.detail),
  };
}
