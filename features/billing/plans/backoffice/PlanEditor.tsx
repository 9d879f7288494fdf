import { Button, Switch } from "@mantine/core";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { FormSection, SaveBar } from "#packages/ui/page/Page.tsx";
import { EditKeeper } from "#packages/web/backoffice/edits/EditKeeper.tsx";
import { useEditing } from "#packages/web/backoffice/edits/use-editing.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { EditorPage } from "#packages/web/backoffice/forms/EditorPage.tsx";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { PriceChanges } from "./PriceChanges.tsx";
import { PriceRows } from "./PriceRows.tsx";
import { begunPrices, changesOf, checkPlan, emptyPlan, planFormOf, readPrices } from "./plan-form.ts";
import type { Plan } from "./queries.ts";
import { useChangeWords } from "./use-change-words.ts";
import { usePlanFields } from "./use-plan-fields.ts";
import { useSavePlanForm } from "./use-save-plan-form.ts";

type PlanEditorProps = {
  /** The plan to edit; null for a new plan. */
  plan: Plan | null;
  /** The current day of the platform. */
  today: string;
};

/** Edits a new or existing plan: its name, its prices and their effects on companies. */
export function PlanEditor({ plan, today }: PlanEditorProps) {
  const t = useTranslations("plans");
  const words = useTranslations("words");
  const { decimalMark } = useNumbers();
  const typing = { today, kronor: (amount: number) => String(amount).replace(".", decimalMark) };
  const valuesOf = (thing: Plan) => planFormOf(thing, typing);
  const form = useFieldForm({
    fields: usePlanFields(),
    check: (values) => checkPlan(values, today),
    defaultValues: plan ? valuesOf(plan) : emptyPlan(today),
  });
  const edits = useEditing({ form, thing: plan, valuesOf, draft: { what: "plan", id: plan?.id ?? "new" } });
  const save = useSavePlanForm({ plan, today, form, edits });
  const { isDirty, isSubmitting } = form.formState;
  const [coming, offered] = useWatch({ control: form.control, name: ["coming", "offered"] });
  const saved = plan?.prices ?? [];
  const begun = begunPrices({ prices: saved }, today);
  const next = [...begun, ...readPrices(coming)];
  const changes = changesOf(saved, next, today);
  const sayChange = useChangeWords(plan?.payers ?? []);
  const savedChanges = new Set(changesOf(saved, saved, today).map((change) => sayChange(change).whole));
  const fresh =
    plan && changes.map((change) => sayChange(change).whole).find((sentence) => !savedChanges.has(sentence));
  return (
    <EditorPage
      title={plan ? plan.name : t("newTitle")}
      back={{ to: paths.plans, label: t("title") }}
      onSubmit={save}
      bar={
        <SaveBar consequence={isDirty ? (fresh ?? undefined) : undefined}>
          <Button type="submit" loading={isSubmitting} disabled={plan !== null && !isDirty}>
            {plan ? words("save") : t("create")}
          </Button>
        </SaveBar>
      }
    >
      <EditKeeper edits={edits} unsaved={isDirty && !isSubmitting} />
      <FormSection title={t("plan")} description={t("planLead")}>
        <LimitedField autoComplete="off" required maw={420} {...form.limited("name")} />
        <Switch description={t("offeredHint")} checked={offered} {...form.input("offered")} />
      </FormSection>
      <FormSection title={t("prices")} description={t("pricesLead")}>
        <PriceRows form={form} begun={begun} typing={typing} />
      </FormSection>
      {plan && (
        <FormSection title={t("changes.title")} description={t("changes.lead")}>
          <PriceChanges changes={changes.map((change) => sayChange(change))} />
        </FormSection>
      )}
    </EditorPage>
  );
}
