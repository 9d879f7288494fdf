import { DataTable } from "@stammis/ui/DataTable.tsx";
import { Figure } from "@stammis/ui/Figure.tsx";
import { useTranslations } from "use-intl/react";
import { useDates } from "../../lib/dates.ts";
import { useNumbers } from "../../lib/numbers.ts";
import classes from "./member-page.module.css";
import type { Member } from "./queries.ts";

/** Where the points came from, where they went, and when those left fall due. Spec §4 "Points". */
export function PointsAccount({ points }: { points: Member["points"] }) {
  const t = useTranslations("members");
  const { count } = useNumbers();
  const { full } = useDates();
  return (
    <section>
      <h2 className={classes.heading}>{t("pointsAccount")}</h2>
      <div className={classes.figures}>
        <Figure label={t("balance")} value={count(points.balance)} />
        <Figure label={t("earned")} value={count(points.earned)} />
        <Figure label={t("redeemed")} value={count(points.redeemed)} />
        <Figure label={t("fallenDue")} value={count(points.fallenDue)} />
      </div>
      <DataTable
        caption={t("dueTitle")}
        columns={[
          { key: "date", header: t("dueDate"), cell: (due) => full(due.validThrough) },
          { key: "points", header: t("duePoints"), align: "end", cell: (due) => count(due.points) },
        ]}
        rows={points.due}
        rowKey={({ validThrough }) => validThrough}
        empty={<p className={classes.quiet}>{t("noneDue")}</p>}
      />
    </section>
  );
}
