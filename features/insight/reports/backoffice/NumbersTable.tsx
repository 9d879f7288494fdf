import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import type { Cell, ReportTable } from "./report-table.ts";
import classes from "./reports.module.css";

/** Shows the numbers behind a chart; scrolls sideways on a phone. */
export function NumbersTable({ table: { name, columns, rows } }: { table: ReportTable }) {
  const formatCell = useShown();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={name}>
      <table>
        <thead>
          <tr>
            {columns.map(({ header, kind }) => (
              <th key={header} scope="col" data-number={isNumber(kind) || undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={String(row[0])}>
              {row.map((cell, index) => {
                const column = columns[index];
                if (!column) return null;
                const text = formatCell(cell, column.kind);
                if (index === 0) {
                  return (
                    <th key={column.header} scope="row">
                      {text}
                    </th>
                  );
                }
                return (
                  <td key={column.header} data-number={isNumber(column.kind) || undefined}>
                    {text}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type Kind = ReportTable["columns"][number]["kind"];
const isNumber = (kind: Kind) => kind === "count" || kind === "amount" || kind === "decimal";

function useShown() {
  const { count, decimal, shortKronor } = useNumbers();
  const { full, month } = useDates();
  return (cell: Cell, kind: Kind): string => {
    if (cell === null) return "–";
    if (typeof cell === "string") return kind === "day" ? full(cell) : kind === "month" ? month(cell) : cell;
    return kind === "amount" ? shortKronor(cell) : kind === "decimal" ? decimal(cell) : count(cell);
  };
}
