import { get, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { Conditions } from "./conditions/Conditions.tsx";
import type { Things } from "./queries.ts";
import { Starters } from "./Starters.tsx";
import type { SelectionForm } from "./selection-form.ts";
import type { SelectionFieldForm } from "./use-selection-fields.ts";

/** Edits the name and the conditions of a selection. */
export function SelectionFields({ form, things }: { form: SelectionFieldForm; things: Things }) {
  const t = useTranslations("selectionEditor");
  const expression = useWatch({ control: form.control, name: "expression" }) as SelectionForm["expression"];
  const { errors } = form.formState;
  const setExpression = (next: SelectionForm["expression"]) => {
    form.setValue("expression", next, { shouldDirty: true });
    form.clearErrors("expression");
  };
  return (
    <>
      <FormSection title={t("nameSection")}>
        <LimitedField description={t("nameHint")} required autoComplete="off" maw={420} {...form.limited("name")} />
      </FormSection>
      <FormSection title={t("conditions")} description={t("conditionsHint")}>
        {expression.conditions.length === 0 && (
          <Starters onPick={(conditions) => setExpression({ match: "ALL", conditions })} />
        )}
        <Conditions
          value={expression}
          onChange={setExpression}
          things={things}
          errorAt={(path) => messageAt(errors, `expression.${path}`)}
        />
      </FormSection>
    </>
  );
}

/** Returns the error text at a path; a list's own error is stored next to those of its items. */
function messageAt(errors: object, path: string): string | undefined {
  const error = get(errors, path) as { message?: unknown; root?: { message?: string } } | undefined;
  return typeof error?.message === "string" ? error.message : error?.root?.message;
}
