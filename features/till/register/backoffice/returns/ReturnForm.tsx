import { Button, SegmentedControl } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import { kronorFromOre } from "#packages/domain/money.ts";
import { Chips, ChipToggle } from "#packages/ui/form/ChipToggle.tsx";
import { useFirstError } from "#packages/ui/form/first-error.ts";
import { holdsTooMuch } from "#packages/ui/form/text-limit.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { useToday } from "#packages/web/backoffice/format/use-today.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import type { TillMember, TillVisit } from "../queries.ts";
import { KeptCoupons } from "./KeptCoupons.tsx";
import { ReturnConsequence } from "./ReturnConsequence.tsx";
import { ReturnParts } from "./ReturnParts.tsx";
import { type ReturnDraft, returnableOf, returnPlan, wholeReturn } from "./return-plan.ts";
import { useReturn } from "./use-return.ts";
import { useVisitWords } from "./use-visit-words.ts";
import classes from "./visits.module.css";

type ReturnFormProps = {
  visit: TillVisit;
  member: TillMember;
  pointOfSaleId: number;
  onBack: () => void;
  onReturned: () => void;
};

const reasons = ["goodsBack", "wrongAmount", "wrongCustomer"] as const;

/** Registers the return of all or a part of a visit, and shows the consequences first. */
export function ReturnForm({ visit, member, pointOfSaleId, onBack, onReturned }: ReturnFormProps) {
  const t = useTranslations("register");
  const words = useTranslations("words");
  const { moment } = useDates();
  const { kronor } = useNumbers();
  const wordsOf = useVisitWords();
  const [draft, setDraft] = useState<ReturnDraft>(wholeReturn);
  const { send, busy, locked, problem } = useReturn(onReturned);
  const toFirstError = useFirstError();
  const form = useRef<HTMLFormElement>(null);
  // The button that opened the form is gone, so the keyboard continues in the first field.
  useEffect(() => form.current?.querySelector<HTMLInputElement>("input:checked")?.focus(), []);
  const returnable = returnableOf(visit, member.ledger);
  const plan = returnPlan(returnable, draft, useToday());
  const change = (part: Partial<ReturnDraft>) => setDraft((before) => ({ ...before, ...part }));
  const label = plan.amountOre > 0 ? t("returnAmount", { amount: kronor(kronorFromOre(plan.amountOre)) }) : t("return");
  return (
    <form
      ref={form}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (holdsTooMuch(event.currentTarget)) toFirstError(event.currentTarget);
        else if (plan.missing === null) send({ purchaseId: visit.id, pointOfSaleId, plan, reason: draft.reason });
      }}
    >
      <fieldset className={classes.fields} disabled={locked || busy}>
        <p className={classes.when}>{`${wordsOf(visit)} · ${moment(visit.dateOfPurchase)}`}</p>
        <SegmentedControl
          fullWidth
          size="lg"
          aria-label={t("howMuchBack")}
          value={draft.isComplete ? "whole" : "part"}
          onChange={(value) => change({ isComplete: value === "whole" })}
          data={[
            { value: "whole", label: t("returnWhole") },
            { value: "part", label: t("returnPart") },
          ]}
        />
        {!draft.isComplete && (
          <ReturnParts returnable={returnable} draft={draft} onChange={change} problem={plan.missing} />
        )}
        <KeptCoupons returnable={returnable} draft={draft} onChange={change} />
        <Chips label={t("reason")}>
          {reasons.map((each) => (
            <ChipToggle
              key={each}
              label={t(`reasons.${each}`)}
              pressed={draft.reason === t(`reasons.${each}`)}
              onChange={(pressed) => change({ reason: pressed ? t(`reasons.${each}`) : "" })}
            />
          ))}
        </Chips>
        <LimitedField
          size="lg"
          aria-label={t("reasonOwn")}
          placeholder={t("reasonOwn")}
          limit={textMax.reason}
          value={draft.reason}
          onChange={(event) => change({ reason: event.currentTarget.value })}
        />
      </fieldset>
      <ReturnConsequence plan={plan} visit={visit} />
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <div className={classes.foot}>
        <Button size="lg" variant="default" onClick={onBack} disabled={busy}>
          {words("back")}
        </Button>
        <Button size="lg" type="submit" loading={busy} disabled={plan.missing !== null}>
          {locked ? t("tryNow") : label}
        </Button>
      </div>
    </form>
  );
}
