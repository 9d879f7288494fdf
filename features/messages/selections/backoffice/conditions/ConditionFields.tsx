import { NativeSelect, TextInput } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { DayInput } from "#packages/web/backoffice/forms/DayInput.tsx";
import type { Field } from "../../domain/condition-fields.ts";
import { definitionOf } from "../../domain/conditions.ts";
import classes from "../selections.module.css";
import { type ConditionFieldsProps, OptionsField, TextsField, ThingField, ThingsField } from "./ChoiceFields.tsx";
import { PeriodField } from "./PeriodField.tsx";

/** The fields of a condition, in the domain's order. */
export function ConditionFields(props: ConditionFieldsProps) {
  const { fields } = definitionOf(props.condition.kind);
  if (fields.length === 0) return null;
  return (
    <div className={classes.fields}>
      {fields.map((field) => (
        <ConditionField key={"key" in field ? field.key : field.is} field={field} {...props} />
      ))}
    </div>
  );
}

function ConditionField({ field, ...props }: ConditionFieldsProps & { field: Field }) {
  const { condition, things, errorAt, onChange } = props;
  switch (field.is) {
    case "range":
      return <RangeField {...props} />;
    case "dates":
      return <DatesField {...props} />;
    case "number":
      return <NumberField {...props} field={field} />;
    case "period":
      return <PeriodField value={condition.period} errorAt={errorAt} onChange={(period) => onChange({ period })} />;
    case "has":
      return <HasField {...props} />;
    case "thing":
      return <ThingField {...props} field={field} of={things[field.of]} />;
    case "things":
      return <ThingsField {...props} field={field} of={things[field.of]} />;
    case "texts":
      return <TextsField {...props} field={field} />;
    default:
      return <OptionsField {...props} field={field} />;
  }
}

/** Kinds whose numbers have a unit, and kinds with their own texts for yes and no. */
const counted = ["AGE", "AMOUNT", "DAYS_SINCE_PURCHASE", "POINTS", "PURCHASES"] as const;
const sayingOwn = ["CONSENT", "BOUGHT_LATELY", "CATEGORY", "CAMPAIGN", "USED_COUPON"] as const;
const isCounted = (kind: string): kind is (typeof counted)[number] => counted.some((each) => each === kind);
const saysOwn = (kind: string): kind is (typeof sayingOwn)[number] => sayingOwn.some((each) => each === kind);

const text = (value: unknown) => (typeof value === "string" ? value : "");
type Ask = Omit<ConditionFieldsProps, "things">;

/** The fields from and to, both optional, with their unit. */
function RangeField({ condition, errorAt, onChange }: Ask) {
  const t = useTranslations("selectionEditor");
  const unit = isCounted(condition.kind) ? t(`units.${condition.kind}`) : undefined;
  return (
    <div className={classes.pair}>
      {(["min", "max"] as const).map((end) => (
        <TextInput
          key={end}
          label={t(end)}
          inputMode="numeric"
          autoComplete="off"
          placeholder={t("noLimit")}
          value={text(condition[end])}
          onChange={(event) => onChange({ [end]: event.currentTarget.value })}
          error={errorAt(end)}
          rightSection={unit && <span className={classes.unit}>{unit}</span>}
          rightSectionWidth={unit ? unit.length * 8 + 20 : undefined}
          rightSectionPointerEvents="none"
        />
      ))}
    </div>
  );
}

function DatesField({ condition, errorAt, onChange }: Ask) {
  const t = useTranslations("selectionEditor");
  return (
    <div className={classes.pair}>
      {(["from", "to"] as const).map((end) => (
        <DayInput
          key={end}
          label={t(end)}
          value={text(condition[end])}
          onChange={(event) => onChange({ [end]: event.currentTarget.value })}
          error={errorAt(end)}
        />
      ))}
    </div>
  );
}

function NumberField({ condition, errorAt, onChange, field }: Ask & { field: Extract<Field, { is: "number" }> }) {
  const t = useTranslations("selectionEditor");
  return (
    <TextInput
      label={t(`numbers.${field.key as "days" | "months" | "points"}`)}
      inputMode="numeric"
      autoComplete="off"
      className={classes.short}
      value={text(condition[field.key])}
      onChange={(event) => onChange({ [field.key]: event.currentTarget.value })}
      error={errorAt(field.key)}
    />
  );
}

/** Chooses whether the condition must hold for the member, or must not hold. */
function HasField({ condition, onChange }: Ask) {
  const t = useTranslations("selectionEditor");
  const key = saysOwn(condition.kind) ? condition.kind : "OTHER";
  return (
    <NativeSelect
      label={t("hasLabel")}
      className={classes.short}
      data={[
        { value: "yes", label: t(`has.${key}.yes`) },
        { value: "no", label: t(`has.${key}.no`) },
      ]}
      value={condition.has === false ? "no" : "yes"}
      onChange={(event) => onChange({ has: event.currentTarget.value === "yes" })}
    />
  );
}
