import { Button } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import formClasses from "#packages/web/backoffice/dialogs/dialog-form.module.css";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { DayInput } from "#packages/web/backoffice/forms/DayInput.tsx";
import { useTimeZone } from "#packages/web/backoffice/session/session.ts";
import { LimitedArea } from "#packages/web/forms/LimitedArea.tsx";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { applyProblem } from "#packages/web/problem.ts";
import { instantOf, localOf } from "./incident-form.ts";
import { type Incident, useIncidentAct } from "./queries.ts";

type StepDialogProps = { incident: Incident; to: "REPORTED" | "CLOSED"; onClose: () => void };

/** Records the report with its reference, or closes the incident; without a report this requires a reason. */
export function StepDialog({ incident: { id, state }, to, onClose }: StepDialogProps) {
  const t = useTranslations("incidents");
  const words = useTranslations("words");
  const notices = useNotices();
  const zone = useTimeZone();
  const { mutateAsync } = useIncidentAct("setIncidentState");
  const asksReason = to === "CLOSED" && state === "OPEN";
  // The form stores no draft, because the moment and the reason are entered once.
  const form = useFieldForm({
    fields: {
      reportedAt: { label: t("reportedAt") },
      reference: { label: t("reference"), limit: textMax.reason },
      notReportedReason: { label: t("reason"), limit: textMax.recordText },
    },
    check: ({ reportedAt, notReportedReason }) => ({
      reportedAt: to === "REPORTED" && reportedAt === "" ? "REQUIRED" : null,
      notReportedReason: asksReason && notReportedReason.trim() === "" ? "REQUIRED" : null,
    }),
    defaultValues: {
      reportedAt: localOf(Temporal.Now.instant().toString(), zone),
      reference: "",
      notReportedReason: "",
    },
  });
  const { isSubmitting } = form.formState;
  const save = form.handleSubmit(async ({ reportedAt, reference, notReportedReason }) => {
    const body =
      to === "REPORTED"
        ? { state: to, reportedAt: instantOf(reportedAt, zone) ?? "", reference }
        : { state: to, notReportedReason };
    try {
      await mutateAsync({ params: { id }, body });
      notices.done(t(to === "REPORTED" ? "reported" : "closed"));
      onClose();
    } catch (error) {
      if (!applyProblem(form, error)) notices.failed(error, t("stepFailed"));
    }
  });
  return (
    <Dialog opened onClose={onClose} title={t(to === "REPORTED" ? "reportTitle" : "closeTitle")} width={440}>
      <form
        className={formClasses.form}
        noValidate
        onSubmit={(event) => {
          // React passes the dialog's event on to the form that contains it.
          event.stopPropagation();
          void save(event);
        }}
      >
        {to === "REPORTED" ? (
          <>
            <DayInput withTime required {...form.input("reportedAt")} />
            <LimitedField {...form.limited("reference")} />
          </>
        ) : (
          <>
            <p>{t("closeText")}</p>
            {asksReason && (
              <LimitedArea
                required
                autosize
                minRows={2}
                description={t("reasonHint")}
                {...form.limited("notReportedReason")}
              />
            )}
          </>
        )}
        <div className={formClasses.foot}>
          <Button variant="default" onClick={onClose}>
            {words("cancel")}
          </Button>
          <Button type="submit" loading={isSubmitting}>
            {t(to === "REPORTED" ? "report" : "close")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
