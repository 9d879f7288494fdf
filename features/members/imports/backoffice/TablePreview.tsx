import { useTranslations } from "use-intl/react";
import type { ImportTable } from "../domain/find-table.ts";
import classes from "./imports.module.css";

const shownRows = 10;

/** The first rows of the file, each with its number. */
export function TablePreview({ table: { headings, rows } }: { table: ImportTable }) {
  const t = useTranslations("imports");
  return (
    <section
      className={classes.preview}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls inside its frame, by keyboard too
      tabIndex={0}
      aria-label={t("previewOf", { count: Math.min(shownRows, rows.length) })}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{t("row")}</th>
            {headings.map((heading, at) => (
              <th key={at} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shownRows).map(({ line, cells }) => (
            <tr key={line}>
              <th scope="row">{line}</th>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
