import { Checkbox, NumberInput, TextInput } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import {
  partRedemptions,
  type Returnable,
  type ReturnDraft,
} from "#features/till/register/backoffice/returns/return-plan.ts";
import { kronorFromOre } from "#packages/domain/money.ts";
import dialog from "#packages/web/backoffice/dialogs/dialog-form.module.css";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import classes from "./return-dialog.module.css";

type ReturnPartProps = {
  returnable: Returnable;
  draft: ReturnDraft;
  onChange: (part: Partial<ReturnDraft>) => void;
  amountError: string | null;
};

/** Chooses the kronor, stamps and coupons to return. */
export function ReturnPart({ returnable, draft, onChange, amountError }: ReturnPartProps) {
  const t = useTranslations("purchases.return");
  const { kronor } = useNumbers();
  const { visit, remaining } = returnable;
  const redemptions = partRedemptions(returnable);
  const withStamps = (stampcardId: number, count: number) =>
    onChange({ stamps: { ...draft.stamps, [stampcardId]: count } });
  const toggle = (id: number) => {
    const others = draft.redemptionIds.filter((each) => each !== id);
    onChange({ redemptionIds: others.length < draft.redemptionIds.length ? others : [...others, id] });
  };
  return (
    <>
      {remaining.keptOre > 0 && (
        <TextInput
          label={t("amount")}
          description={t("amountOf", { amount: kronor(kronorFromOre(remaining.keptOre)) })}
          inputMode="decimal"
          autoComplete="off"
          rightSection={t("unit")}
          classNames={{ input: dialog.short ?? "", wrapper: dialog.short ?? "" }}
          value={draft.amount}
          onChange={(event) => onChange({ amount: event.currentTarget.value })}
          error={amountError}
        />
      )}
      {visit.stamps.map(({ stampcardId, title, stamps }) => (
        <NumberInput
          key={stampcardId}
          label={t("stamps", { title })}
          description={t("stampsOf", { count: stamps })}
          min={0}
          max={stamps}
          clampBehavior="strict"
          allowDecimal={false}
          classNames={{ input: dialog.short ?? "", wrapper: dialog.short ?? "" }}
          value={draft.stamps[stampcardId] ?? 0}
          onChange={(value) => withStamps(stampcardId, Number(value) || 0)}
        />
      ))}
      {redemptions.length > 0 && (
        <fieldset className={classes.coupons}>
          <legend className={classes.legend}>{t("coupons")}</legend>
          {redemptions.map(({ redemptionId, name }) => (
            <Checkbox
              key={redemptionId}
              label={name}
              checked={draft.redemptionIds.includes(redemptionId)}
              onChange={() => toggle(redemptionId)}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
