import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { DataTable } from "#packages/ui/tables/DataTable.tsx";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import link from "#packages/web/backoffice/page/text-link.module.css";
import type { WhatIf } from "./queries.ts";
import { useShortAnswer } from "./use-answer-words.ts";
import { useQuestionWords } from "./use-question-words.ts";
import classes from "./what-if.module.css";

/** Lists earlier questions with their stored answers, newest first. */
export function WhatIfHistory({ rows }: { rows: readonly WhatIf[] }) {
  const t = useTranslations("whatIf");
  const { moment } = useRealDates();
  const question = useQuestionWords();
  const short = useShortAnswer();
  if (rows.length === 0) return null;
  return (
    <section className={classes.history}>
      <h2 className={classes.historyTitle}>{t("history")}</h2>
      <p className={classes.quiet}>{t("historyNote")}</p>
      <DataTable
        caption={t("history")}
        rows={[...rows]}
        rowKey={({ id }) => id}
        columns={[
          {
            key: "question",
            header: t("columns.question"),
            cell: (row) => (
              <Link to={paths.whatIfAnswer} params={{ id: String(row.id) }} className={link.link}>
                {question(row)}
              </Link>
            ),
          },
          { key: "answer", header: t("columns.answer"), cell: short },
          { key: "by", header: t("columns.by"), cell: ({ by }) => by },
          { key: "when", header: t("columns.when"), cell: ({ askedAt }) => moment(askedAt) },
        ]}
      />
    </section>
  );
}
