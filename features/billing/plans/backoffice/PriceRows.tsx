import { ActionIcon, TextInput } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { billingLimits } from "#features/billing/subscriptions/domain/limits.ts";
import { PlainButton } from "#packages/ui/form/PlainButton.tsx";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { DayInput } from "#packages/web/backoffice/forms/DayInput.tsx";
import { rowInputs } from "#packages/web/forms/use-field-form.ts";
import type { Form } from "#packages/web/forms/use-form.ts";
import { anotherPrice, type PlanForm, readPrices } from "./plan-form.ts";
import classes from "./plans.module.css";
import type { Price } from "./queries.ts";
import { usePriceFields } from "./use-plan-fields.ts";

type PriceRowsProps = {
  form: Form<PlanForm>;
  /** Prices already in force, which may have been charged and cannot change. */
  begun: readonly Price[];
  typing: Parameters<typeof anotherPrice>[2];
};

/** Shows the prices in force as text and the future ones as fields. */
export function PriceRows({ form, begun, typing }: PriceRowsProps) {
  const t = useTranslations("plans");
  const coming = useWatch({ control: form.control, name: "coming" });
  const set = (next: PlanForm["coming"]) => {
    form.setValue("coming", next, { shouldDirty: true });
    form.clearErrors("coming");
  };
  const mayAdd = begun.length + coming.length < billingLimits.pricesOfPlan;
  const isOnly = begun.length + coming.length === 1;
  return (
    <div className={classes.stack}>
      <ol className={classes.prices}>
        {begun.map((price) => (
          <li key={price.from} className={classes.price}>
            <BegunPrice price={price} />
          </li>
        ))}
        {coming.map(({ key }, at) => (
          <li key={key} className={classes.price}>
            <PriceFields
              form={form}
              at={at}
              onRemove={isOnly ? null : () => set(coming.filter((each) => each.key !== key))}
            />
          </li>
        ))}
      </ol>
      {mayAdd && (
        <div>
          <PlainButton
            look="light"
            onClick={() => set([...coming, anotherPrice([...begun, ...readPrices(coming)], coming, typing)])}
          >
            {t("addPrice")}
          </PlainButton>
        </div>
      )}
    </div>
  );
}

function BegunPrice({ price }: { price: Price }) {
  const t = useTranslations("plans");
  const { full } = useRealDates();
  const { shortKronor, kronor, count } = useNumbers();
  return (
    <div className={classes.begun}>
      <p className={classes.since}>{t("since", { day: full(price.from) })}</p>
      <p>
        {t("begun", {
          location: shortKronor(price.location),
          included: count(price.membersIncluded),
          member: kronor(price.member),
        })}
      </p>
    </div>
  );
}

type PriceFieldsProps = {
  form: Form<PlanForm>;
  at: number;
  /** Removes the price. Null if it is the only price, because a plan has at least one. */
  onRemove: (() => void) | null;
};

function PriceFields({ form, at, onRemove }: PriceFieldsProps) {
  const t = useTranslations("plans");
  const { full } = useRealDates();
  const from = useWatch({ control: form.control, name: `coming.${at}.from` });
  const name = from ? t("priceFrom", { day: full(from) }) : t("newPrice");
  const { input } = rowInputs(form, `coming.${at}`, usePriceFields());
  const inKronor = {
    inputMode: "decimal",
    rightSection: "kr",
    rightSectionPointerEvents: "none",
    autoComplete: "off",
  } as const;
  return (
    <fieldset className={classes.fields} aria-label={name}>
      <DayInput autoComplete="off" {...input("from")} />
      <TextInput {...inKronor} {...input("location")} />
      <TextInput inputMode="numeric" autoComplete="off" {...input("membersIncluded")} />
      <TextInput {...inKronor} {...input("member")} />
      {onRemove && (
        <ActionIcon variant="subtle" size={44} aria-label={t("remove", { name })} onClick={onRemove}>
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      )}
    </fieldset>
  );
}
