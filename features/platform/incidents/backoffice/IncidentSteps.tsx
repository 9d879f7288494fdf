import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { IncidentClock } from "./IncidentClock.tsx";
import classes from "./incidents.module.css";
import type { Incident } from "./queries.ts";
import { StepDialog } from "./StepDialog.tsx";

/** Shows the clock, the facts the authority still requires, and the next step. */
export function IncidentSteps({ incident, unsaved }: { incident: Incident; unsaved: boolean }) {
  const t = useTranslations("incidents");
  const { moment } = useRealDates();
  const mayRecord = useCan("editIncidents");
  const [step, setStep] = useState<"REPORTED" | "CLOSED" | null>(null);
  const { state, clock, missing, reportedAt, reference, closedAt, notReportedReason } = incident;
  return (
    <FormSection title={t("authorityTitle")}>
      <div>
        <IncidentClock clock={clock} />
      </div>
      {reportedAt && <p>{t("reportedLine", { date: moment(reportedAt), reference })}</p>}
      {closedAt && <p>{t("closedLine", { date: moment(closedAt) })}</p>}
      {notReportedReason && <p>{t("notReported", { reason: notReportedReason })}</p>}
      {state !== "CLOSED" &&
        (missing.length === 0 ? (
          <p className={classes.quiet}>{t("nothingMissing")}</p>
        ) : (
          <div>
            <p>{t("missing")}</p>
            <ul className={classes.missing}>
              {missing.map((part) => (
                <li key={part}>{t(`fields.${part}`)}</li>
              ))}
            </ul>
          </div>
        ))}
      {state !== "CLOSED" && mayRecord && (
        <div className={classes.acts}>
          {state === "OPEN" && (
            <Button type="button" disabled={unsaved} onClick={() => setStep("REPORTED")}>
              {t("report")}
            </Button>
          )}
          <Button type="button" variant="default" disabled={unsaved} onClick={() => setStep("CLOSED")}>
            {t("close")}
          </Button>
        </div>
      )}
      {step && <StepDialog incident={incident} to={step} onClose={() => setStep(null)} />}
    </FormSection>
  );
}
