import { useTranslations } from "use-intl/react";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import classes from "./incidents.module.css";
import type { Incident } from "./queries.ts";

/** Shows the incident's log, which cannot be changed. */
export function IncidentLog({ log }: Pick<Incident, "log">) {
  const t = useTranslations("incidents");
  const { moment } = useRealDates();
  const nameOf = (field: string) =>
    t.has(`fields.${field}` as "fields.what") ? t(`fields.${field}` as "fields.what") : field;
  return (
    <FormSection title={t("log")}>
      <ol className={classes.log}>
        {log.map(({ id, at, by, act, changes }) => (
          <li key={id}>
            <strong>{t(`acts.${act}`)}</strong>{" "}
            <span className={classes.quiet}>{t("logLine", { by, moment: moment(at) })}</span>
            {changes.length > 0 && (
              <p className={classes.quiet}>{changes.map(({ field }) => nameOf(field)).join(" · ")}</p>
            )}
          </li>
        ))}
      </ol>
    </FormSection>
  );
}
