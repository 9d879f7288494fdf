import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import link from "#packages/web/backoffice/page/text-link.module.css";
import classes from "./platform-figures.module.css";
import type { PlatformFigures } from "./queries.ts";

/** Shows items that need attention: trials that end soon, and overdue invoices. */
export function ToDoFirst({ trials, overdue }: Pick<PlatformFigures, "trials" | "overdue">) {
  const t = useTranslations("platformFigures.toDo");
  const { day, short } = useRealDates();
  const { kronor, wholeKronor } = useNumbers();
  return (
    <section aria-labelledby="to-do">
      <h2 id="to-do" className={classes.heading}>
        {t("title")}
      </h2>
      <div className={classes.columns}>
        <Part
          title={t("trials", { count: trials.count })}
          none={t("noTrials")}
          more={
            trials.count > trials.next.length && (
              <Link to={paths.companies} search={{ standing: "TRIAL", sort: "trial" }} className={link.link}>
                {t("allTrials")}
              </Link>
            )
          }
        >
          {trials.next.map(({ companyId, company, endsOn }) => (
            <Row key={companyId} companyId={companyId} company={company} note={t("ends", { day: day(endsOn) })} />
          ))}
        </Part>
        <Part
          title={t("overdue", { count: overdue.count, amount: wholeKronor(overdue.owed) })}
          none={t("noOverdue")}
          more={
            overdue.count > overdue.next.length && (
              <Link to={paths.invoices} search={{ invoices: "OVERDUE" }} className={link.link}>
                {t("allOverdue", { count: overdue.count })}
              </Link>
            )
          }
        >
          {overdue.next.map(({ number, companyId, company, owed, dueOn }) => (
            <Row
              key={number}
              companyId={companyId}
              company={company}
              note={t("due", { number: String(number), day: short(dueOn) })}
              amount={kronor(owed)}
            />
          ))}
        </Part>
      </div>
    </section>
  );
}

type PartProps = { title: string; none: string; more?: ReactNode; children: ReactNode[] };

function Part({ title, none, more, children }: PartProps) {
  return (
    <div>
      {children.length === 0 ? (
        <p className={classes.quiet}>{none}</p>
      ) : (
        <>
          <h3 className={classes.partTitle}>{title}</h3>
          <ul className={classes.rows}>{children}</ul>
        </>
      )}
      {more}
    </div>
  );
}

type RowProps = { companyId: number; company: string; note: string; amount?: string };

function Row({ companyId, company, note, amount }: RowProps) {
  return (
    <li className={classes.row}>
      <Link to={paths.companyDetail} params={{ id: String(companyId) }} className={classes.rowName}>
        {company}
      </Link>
      <span className={classes.amount}>{amount}</span>
      <span className={classes.quiet}>{note}</span>
    </li>
  );
}
