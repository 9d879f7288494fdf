import { useFormatter, useTranslations } from "use-intl/react";
import type { CsvFault } from "#packages/domain/csv/read-csv.ts";
import type { ImportTable } from "../../domain/find-table.ts";
import classes from "../imports.module.css";

/** The number of lines listed for a fault; further lines are only counted. */
const namedLines = 8;

/** Shows the faults of the file, with the numbers of their rows. */
export function FileFaults({ faults, table }: { faults: readonly CsvFault[]; table: ImportTable | null }) {
  const t = useTranslations("imports.faults");
  const format = useFormatter();
  const linesOf = (kind: CsvFault["fault"]) => faults.filter(({ fault }) => fault === kind).map(({ line }) => line);
  const all = {
    OPEN_QUOTE: linesOf("OPEN_QUOTE"),
    LONE_CR: linesOf("LONE_CR"),
    TWICE_ENCODED: linesOf("TWICE_ENCODED"),
    LOST_LETTER: linesOf("LOST_LETTER"),
    LONG_ROW: table?.longLines ?? [],
    SHORT_ROW: table?.shortLines ?? [],
  };
  const faultEntries = Object.entries(all).filter(([, lines]) => lines.length > 0);
  if (faultEntries.length === 0) return null;
  return (
    <ul className={classes.notes} aria-label={t("title")}>
      {faultEntries.map(([kind, lines]) => {
        const named = lines.slice(0, namedLines).map(String);
        const more = lines.length - named.length;
        const text = format.list(more > 0 ? [...named, t("more", { count: more })] : named);
        return <li key={kind}>{t(kind as keyof typeof all, { count: lines.length, lines: text })}</li>;
      })}
    </ul>
  );
}
