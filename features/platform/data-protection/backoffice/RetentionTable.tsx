import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { DataTable } from "#packages/ui/tables/DataTable.tsx";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { useTimeZone } from "#packages/web/backoffice/session/session.ts";
import { dayIn } from "#packages/web/date-words.ts";
import { keptCountMax } from "../domain/retention-rules.ts";
import classes from "./data-protection.module.css";
import type { Retained } from "./queries.ts";
import { RetentionKindName } from "./RetentionKindName.tsx";
import { useKeptFor } from "./use-kept-for.ts";

/** Lists each counted kind with its number of rows, the next removals and recent ones. */
export function RetentionTable({ rows }: { rows: readonly Retained[] }) {
  const t = useTranslations("retention");
  const { count } = useNumbers();
  const { day } = useRealDates();
  const zone = useTimeZone();
  const keptFor = useKeptFor();
  const formatCount = (total: number) =>
    total > keptCountMax ? t("more", { count: count(keptCountMax) }) : count(total);
  return (
    <DataTable
      caption={t("title")}
      rows={rows}
      rowKey={({ kind }) => kind}
      columns={[
        {
          key: "kind",
          header: t("kind"),
          grows: true,
          wraps: true,
          onPhone: "first",
          cell: ({ kind }) => <RetentionKindName kind={kind} />,
        },
        { key: "kept", header: t("kept"), width: "9rem", onPhone: "second", cell: ({ kind }) => keptFor(kind) },
        {
          key: "now",
          header: t("now"),
          width: "8rem",
          align: "end",
          cell: ({ now }) => (now ? formatCount(now) : <Quiet>{now === null ? t("uncounted") : "0"}</Quiet>),
        },
        {
          key: "next",
          header: t("next"),
          width: "14rem",
          wraps: true,
          cell: ({ now, next }) =>
            next ? (
              t("goes", { count: formatCount(next.count), day: day(dayIn(zone, next.at)) })
            ) : (
              <Quiet>{now === null ? t("eachNight") : t("none")}</Quiet>
            ),
        },
        {
          key: "removed",
          header: t("removed"),
          width: "15rem",
          wraps: true,
          cell: ({ removed }) =>
            removed ? (
              t("latest", { count: count(removed.count), day: day(removed.latest) })
            ) : (
              <Quiet>{t("none")}</Quiet>
            ),
        },
      ]}
    />
  );
}

/** Dims an empty value, so that the others stand out. */
const Quiet = ({ children }: { children: ReactNode }) => <span className={classes.quiet}>{children}</span>;
