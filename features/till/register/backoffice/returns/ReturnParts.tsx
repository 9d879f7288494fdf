import { Checkbox, NumberInput } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl/react";
import { kronorFromOre } from "#packages/domain/money.ts";
import { StampStepper } from "#packages/ui/form/StampStepper.tsx";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { partRedemptions, type Returnable, type ReturnDraft, type ReturnPlan } from "./return-plan.ts";
import classes from "./visits.module.css";

type ReturnPartsProps = {
  returnable: Returnable;
  draft: ReturnDraft;
  onChange: (part: Partial<ReturnDraft>) => void;
  problem: ReturnPlan["missing"];
};

/** Completes "41,5" to "41,50". */
const withOre = (typed: string) => typed.replace(/,(\d?)$/, (_, digit: string) => (digit ? `,${digit}0` : ""));

/** Chooses the kronor, stamps and coupons to return. */
export function ReturnParts({ returnable, draft, onChange, problem }: ReturnPartsProps) {
  const t = useTranslations("register");
  const { kronor, decimalMark } = useNumbers();
  const { visit, remaining } = returnable;
  const amount = useRef<HTMLInputElement>(null);
  useEffect(() => amount.current?.focus(), []);
  const redemptions = partRedemptions(returnable);
  const withStamps = (stampcardId: number, count: number) =>
    onChange({ stamps: { ...draft.stamps, [stampcardId]: count } });
  return (
    <>
      {remaining.keptOre > 0 && (
        <NumberInput
          ref={amount}
          size="lg"
          label={t("amountBack")}
          description={t("amountOf", { amount: kronor(kronorFromOre(remaining.keptOre)) })}
          suffix={"\u00a0kr"}
          decimalSeparator={decimalMark}
          allowedDecimalSeparators={[",", "."]}
          thousandSeparator={"\u00a0"}
          decimalScale={2}
          allowNegative={false}
          hideControls
          inputMode="decimal"
          value={draft.amount.replace(",", ".")}
          // Text, as a number would lose the final zero of 41,50.
          onValueChange={({ value }) => onChange({ amount: value.replace(".", ",") })}
          onBlur={() => onChange({ amount: withOre(draft.amount) })}
          error={problem === "AMOUNT_TOO_LARGE" ? t("amountBackTooLarge") : null}
        />
      )}
      {visit.stamps.map(({ stampcardId, title, stamps }) => {
        const returnedStamps = draft.stamps[stampcardId] ?? 0;
        return (
          <StampStepper
            key={stampcardId}
            title={t("stampsBack", { title })}
            countText={t("stampsOf", { count: returnedStamps, total: stamps })}
            total={stamps}
            before={0}
            after={returnedStamps}
            givenText={String(returnedStamps)}
            addLabel={t("moreBack", { title })}
            removeLabel={t("lessBack", { title })}
            onAdd={returnedStamps < stamps ? () => withStamps(stampcardId, returnedStamps + 1) : undefined}
            onRemove={returnedStamps > 0 ? () => withStamps(stampcardId, returnedStamps - 1) : undefined}
          />
        );
      })}
      {redemptions.length > 0 && (
        <fieldset className={classes.fields}>
          <legend className={classes.legend}>{t("couponsBack")}</legend>
          {redemptions.map(({ redemptionId, name }) => {
            const chosen = draft.redemptionIds.includes(redemptionId);
            const others = draft.redemptionIds.filter((id) => id !== redemptionId);
            return (
              <Checkbox
                key={redemptionId}
                size="lg"
                label={name}
                checked={chosen}
                onChange={() => onChange({ redemptionIds: chosen ? others : [...others, redemptionId] })}
              />
            );
          })}
        </fieldset>
      )}
    </>
  );
}
