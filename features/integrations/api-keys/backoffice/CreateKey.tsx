import { Radio } from "@mantine/core";
import { useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { PlaceBoxes } from "#features/clubs/locations/backoffice/PlaceBoxes.tsx";
import type { ApiScope } from "#packages/domain/access/api-scopes.ts";
import { textMax } from "#packages/domain/limits.ts";
import { checkName } from "#packages/domain/people/names.ts";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { DialogFoot } from "#packages/web/backoffice/dialogs/DialogFoot.tsx";
import { FormProblem } from "#packages/web/backoffice/forms/FormProblem.tsx";
import { MadeSecret } from "#packages/web/backoffice/page/MadeSecret.tsx";
import type { FormFields } from "#packages/web/forms/form-fields.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { applyProblem, useProblemText } from "#packages/web/problem.ts";
import { checkScopes, clubWideScopes } from "../domain/scopes.ts";
import classes from "./integrations.module.css";
import { useCreateKey } from "./queries.ts";
import { ScopeChoice } from "./ScopeChoice.tsx";

type KeyForm = { name: string; bound: boolean; pointOfSaleIds: number[]; scopes: ApiScope[]; days: string };

const noKey: KeyForm = { name: "", bound: false, pointOfSaleIds: [], scopes: [], days: "d365" };

const lifetimes = { d30: 30, d90: 90, d365: 365, forever: null } as const;

const checkKey = ({ name, bound, pointOfSaleIds, scopes }: KeyForm) => {
  const read = checkName(name, { min: 2, max: textMax.keyName });
  const scopeCheck = checkScopes(scopes, bound);
  return {
    name: read.ok ? null : read.reason,
    scopes: scopeCheck.ok ? null : scopeCheck.reason,
    pointOfSaleIds: bound && pointOfSaleIds.length === 0 ? ("REQUIRED" as const) : null,
  };
};

/** Creates a key and shows it once. */
export function CreateKey({ onClose }: { onClose: () => void }) {
  const t = useTranslations("apiKeys");
  const [made, setMade] = useState<string | null>(null);
  return (
    <Dialog opened onClose={onClose} title={made ? t("onceTitle") : t("createTitle")} width={560} dismissible={false}>
      {made ? (
        <MadeSecret value={made} text={t("onceText")} copyLabel={t("copy")} onClose={onClose} />
      ) : (
        <KeyFields onMade={setMade} onClose={onClose} />
      )}
    </Dialog>
  );
}

function KeyFields({ onMade, onClose }: { onMade: (key: string) => void; onClose: () => void }) {
  const t = useTranslations("apiKeys");
  const problemText = useProblemText();
  const creating = useCreateKey();
  const [problem, setProblem] = useState<string | null>(null);
  // The form stores no draft, because it is short and used once.
  const form = useFieldForm({
    fields: {
      name: { label: t("name"), limit: textMax.keyName },
      bound: { label: t("where") },
      pointOfSaleIds: { label: t("pointsOfSale") },
      scopes: { label: t("may") },
      days: { label: t("days") },
    } satisfies FormFields<KeyForm>,
    check: checkKey,
    defaultValues: noKey,
  });
  const bound = useWatch({ control: form.control, name: "bound" });
  const { isSubmitting } = form.formState;
  const save = form.handleSubmit(async ({ name, pointOfSaleIds, scopes, days }) => {
    setProblem(null);
    try {
      const { key } = await creating.mutateAsync({
        name,
        scopes,
        pointOfSaleIds: bound ? pointOfSaleIds : null,
        days: lifetimes[days as keyof typeof lifetimes],
      });
      onMade(key);
    } catch (error) {
      if (!applyProblem(form, error)) setProblem(problemText(error, t("createFailed")));
    }
  });
  return (
    <form className={classes.form} noValidate onSubmit={save}>
      <FormProblem text={problem} />
      <LimitedField description={t("nameHint")} autoComplete="off" data-autofocus {...form.limited("name")} />
      <Controller
        control={form.control}
        name="bound"
        render={({ field }) => (
          <Radio.Group
            label={form.fields.bound.label}
            value={String(field.value)}
            onChange={(value) => {
              field.onChange(value === "true");
              const allowedScopes = form.getValues("scopes").filter((scope) => !clubWideScopes.includes(scope));
              if (value === "true") form.setValue("scopes", allowedScopes);
            }}
          >
            <div className={classes.choices}>
              <Radio value="false" label={t("wholeClub")} />
              <Radio value="true" label={t("here")} />
            </div>
          </Radio.Group>
        )}
      />
      {bound && (
        <Controller
          control={form.control}
          name="pointOfSaleIds"
          render={({ field }) => (
            <PlaceBoxes {...form.words("pointOfSaleIds")} value={field.value} onChange={field.onChange} />
          )}
        />
      )}
      <Controller
        control={form.control}
        name="scopes"
        render={({ field }) => (
          <ScopeChoice words={form.words("scopes")} bound={bound} value={field.value} onChange={field.onChange} />
        )}
      />
      <Controller
        control={form.control}
        name="days"
        render={({ field }) => (
          <Radio.Group label={form.fields.days.label} value={field.value} onChange={field.onChange}>
            <div className={classes.choices}>
              {(["d30", "d90", "d365", "forever"] as const).map((each) => (
                <Radio key={each} value={each} label={t(`lifetimes.${each}`)} />
              ))}
            </div>
          </Radio.Group>
        )}
      />
      <DialogFoot onCancel={onClose} saving={isSubmitting} label={t("create")} />
    </form>
  );
}
