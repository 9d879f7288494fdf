import { Button, NativeSelect, Switch } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { plansQuery } from "#features/billing/plans/backoffice/queries.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { textMax } from "#packages/domain/limits.ts";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { EditKeeper } from "#packages/web/backoffice/edits/EditKeeper.tsx";
import { useEditing } from "#packages/web/backoffice/edits/use-editing.ts";
import { realNow } from "#packages/web/backoffice/format/clock.ts";
import { DayInput } from "#packages/web/backoffice/forms/DayInput.tsx";
import { LimitedArea } from "#packages/web/forms/LimitedArea.tsx";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { applyProblem } from "#packages/web/problem.ts";
import classes from "./company-detail.module.css";
import { PlannedPlans } from "./PlannedPlans.tsx";
import { type CompanyDetail, type CompanyStanding, useSetStanding } from "./queries.ts";

/** `planId` is empty for the current plan. */
type Typed = {
  trialEndsOn: string;
  planId: string;
  planFrom: string;
  halted: boolean;
  haltedWhy: string;
  approved: boolean;
};

const typedOf = ({ trialEndsOn, halted, haltedWhy, approved = false }: CompanyStanding): Typed => ({
  trialEndsOn,
  planId: "",
  planFrom: platformToday(realNow()).toString(),
  halted,
  haltedWhy,
  approved,
});

const checkStanding = ({ trialEndsOn, planId, planFrom, halted, haltedWhy }: Typed) => ({
  trialEndsOn: trialEndsOn === "" ? ("REQUIRED" as const) : null,
  planFrom: planId !== "" && planFrom === "" ? ("REQUIRED" as const) : null,
  haltedWhy: halted && haltedWhy.trim() === "" ? ("REQUIRED" as const) : null,
});

/** Edits the platform's settings for a company: its trial, its plan from a day on, and a halt of its clubs. */
export function StandingForm({ company, standing }: { company: CompanyDetail; standing: CompanyStanding }) {
  const t = useTranslations("companyDetail.settle");
  const words = useTranslations("words");
  const notices = useNotices();
  const plans = useQuery(plansQuery);
  const { mutateAsync } = useSetStanding(company.id);
  // The form stores no draft, because the values are entered once.
  const form = useFieldForm({
    fields: {
      trialEndsOn: { label: t("trialEndsOn") },
      planId: { label: t("plan") },
      planFrom: { label: t("planFrom") },
      halted: { label: t("halted") },
      approved: { label: t("approved") },
      haltedWhy: { label: t("haltedWhy"), limit: textMax.reason },
    },
    check: checkStanding,
    defaultValues: typedOf(standing),
  });
  const edits = useEditing({ form, thing: standing, valuesOf: typedOf, draft: null });
  const { isDirty, isSubmitting } = form.formState;
  const [planId, planFrom, halted, approved] = useWatch({
    control: form.control,
    name: ["planId", "planFrom", "halted", "approved"],
  });
  const save = form.handleSubmit(async (typed) => {
    const plan = typed.planId === "" ? null : { id: Number(typed.planId), from: typed.planFrom };
    const { trialEndsOn, haltedWhy } = typed;
    try {
      const { version } = edits.began() ?? standing;
      const fields = {
        trialEndsOn,
        plan,
        halted: typed.halted,
        haltedWhy: typed.halted ? haltedWhy : "",
        approved: typed.approved,
      };
      edits.saved(await mutateAsync({ ...fields, version }));
      notices.done(t("saved"));
    } catch (error) {
      if (!edits.isOvertaken(error) && !applyProblem(form, error)) notices.failed(error, t("saveFailed"));
    }
  });
  const choices = [
    { value: "", label: t("samePlan") },
    ...(plans.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <form noValidate onSubmit={save}>
      <EditKeeper edits={edits} unsaved={isDirty && !isSubmitting} />
      <FormSection title={t("title")} description={t("lead")}>
        <DayInput className={classes.short ?? ""} {...form.input("trialEndsOn")} />
        <div className={classes.pair}>
          <NativeSelect data={choices} {...form.input("planId")} />
          {planId !== "" && <DayInput {...form.input("planFrom")} />}
        </div>
        <PlannedPlans plans={company.plans} chosenFrom={planId !== "" && planFrom !== "" ? planFrom : null} />
        <Switch description={t("approvedHint")} checked={approved} {...form.input("approved")} />
        <Switch description={t("haltedHint")} checked={halted} {...form.input("halted")} />
        {halted && (
          <LimitedArea description={t("haltedWhyHint")} required autosize minRows={2} {...form.limited("haltedWhy")} />
        )}
        {isDirty && (
          <Button type="submit" className={classes.save ?? ""} loading={isSubmitting}>
            {words("save")}
          </Button>
        )}
      </FormSection>
    </form>
  );
}
