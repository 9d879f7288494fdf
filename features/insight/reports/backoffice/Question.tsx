import { UnstyledButton } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import { useTranslations } from "use-intl/react";
import { saveFile } from "#packages/web/save-file.ts";
import { NumbersTable } from "./NumbersTable.tsx";
import { fileOf, type ReportTable } from "./report-table.ts";
import classes from "./reports.module.css";

type QuestionProps = {
  /** The anchor of the question: `/reports#members`. */
  anchor: string;
  title: string;
  /** The answer as a sentence. */
  answer: ReactNode;
  children?: ReactNode;
  /** Links to the members behind the figures. */
  members?: ReactNode;
  tables: readonly ReportTable[];
  /** The days in the file's name. */
  days: string;
};

/** A question with its answer, a chart, and tables to read or download. */
export function Question({ anchor, title, answer, children, members, tables, days }: QuestionProps) {
  const t = useTranslations("reports");
  const id = useId();
  return (
    <section id={anchor} className={classes.question} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <p className={classes.answer}>{answer}</p>
      {children}
      {members && <div className={classes.members}>{members}</div>}
      {tables.some(({ rows }) => rows.length > 0) && (
        <details className={classes.numbers}>
          <summary>{t("showNumbers")}</summary>
          {tables
            .filter(({ rows }) => rows.length > 0)
            .map((table) => (
              <div key={table.name} className={classes.table}>
                <div className={classes.tableHead}>
                  <h3>{table.name}</h3>
                  <UnstyledButton
                    className={classes.save}
                    onClick={() => saveFile(fileOf(table, days), fileOf(table, days).name)}
                  >
                    <IconDownload size={18} aria-hidden />
                    {t.rich("save", {
                      name: table.name,
                      hidden: (words) => <span className="st-hidden">{words}</span>,
                    })}
                  </UnstyledButton>
                </div>
                <NumbersTable table={table} />
              </div>
            ))}
        </details>
      )}
    </section>
  );
}
