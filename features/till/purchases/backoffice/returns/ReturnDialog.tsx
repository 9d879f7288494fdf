import { Button, NativeSelect, SegmentedControl } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl/react";
import { locationsQuery } from "#features/clubs/locations/backoffice/queries.ts";
import { KeptCoupons } from "#features/till/register/backoffice/returns/KeptCoupons.tsx";
import { ReturnConsequence } from "#features/till/register/backoffice/returns/ReturnConsequence.tsx";
import {
  type ReturnDraft,
  returnableOf,
  returnPlan,
  wholeReturn,
} from "#features/till/register/backoffice/returns/return-plan.ts";
import { textMax } from "#packages/domain/limits.ts";
import { kronorFromOre } from "#packages/domain/money.ts";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { useFirstError } from "#packages/ui/form/first-error.ts";
import { holdsTooMuch } from "#packages/ui/form/text-limit.ts";
import dialog from "#packages/web/backoffice/dialogs/dialog-form.module.css";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { useToday } from "#packages/web/backoffice/format/use-today.ts";
import { FormProblem } from "#packages/web/backoffice/forms/FormProblem.tsx";
import { LimitedChoice } from "#packages/web/forms/LimitedChoice.tsx";
import type { Purchase } from "../queries.ts";
import { ReturnPart } from "./ReturnPart.tsx";
import { useReturning } from "./use-returning.ts";

type ReturnDialogProps = {
  visit: Purchase;
  opened: boolean;
  onClose: () => void;
};

/** Registers the return of all or a part of a purchase, and shows the consequences first. */
export function ReturnDialog({ opened, onClose, ...returned }: ReturnDialogProps) {
  const t = useTranslations("purchases.return");
  const words = useTranslations("words");
  return (
    <Dialog opened={opened} onClose={onClose} title={t("title")} closeLabel={words("close")} width={560}>
      <Returning onClose={onClose} {...returned} />
    </Dialog>
  );
}

function Returning({ visit, onClose }: Omit<ReturnDialogProps, "opened">) {
  const t = useTranslations("purchases.return");
  const words = useTranslations("words");
  const errors = useTranslations("errors");
  const { kronor } = useNumbers();
  const [draft, setDraft] = useState<ReturnDraft>(wholeReturn);
  const toFirstError = useFirstError();
  const [tried, setTried] = useState(false);
  const change = (part: Partial<ReturnDraft>) => setDraft((before) => ({ ...before, ...part }));
  const returnable = returnableOf(visit, visit.ledger);
  const plan = returnPlan(returnable, draft, useToday());
  const { locationId, locations, choose } = useReturnLocation(visit.pointOfSale.name);
  const { send, busy, locked, problem } = useReturning(visit.id, onClose);
  const { missing } = plan;
  const isWrong = missing === "AMOUNT_TOO_LARGE" || (tried && missing === "INVALID_AMOUNT");
  const amountError = isWrong ? errors(missing) : null;
  const nothing = tried && missing === "NOTHING_TO_RETURN" ? errors(missing) : null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (missing !== null || holdsTooMuch(event.currentTarget)) return toFirstError(event.currentTarget);
    if (locationId) void send({ plan, pointOfSaleId: locationId, reason: draft.reason });
  };
  // The reason's own field shows that it is missing.
  const shownPlan = missing === "REASON" ? { ...plan, missing: null } : plan;
  const amount = kronor(kronorFromOre(plan.amountOre));
  return (
    <form noValidate className={dialog.form} onSubmit={submit}>
      <fieldset className={dialog.form} disabled={locked || busy}>
        <SegmentedControl
          fullWidth
          aria-label={t("howMuch")}
          value={draft.isComplete ? "whole" : "part"}
          onChange={(value) => change({ isComplete: value === "whole" })}
          data={[
            { value: "whole", label: t("whole") },
            { value: "part", label: t("part") },
          ]}
        />
        {!draft.isComplete && (
          <ReturnPart returnable={returnable} draft={draft} onChange={change} amountError={amountError} />
        )}
        <KeptCoupons returnable={returnable} draft={draft} onChange={change} size="sm" />
        <LimitedChoice
          limit={textMax.reason}
          label={t("reason")}
          description={t("reasonHint")}
          required
          data={[t("reasons.goods"), t("reasons.amount"), t("reasons.customer")]}
          filter={({ options }) => options}
          value={draft.reason}
          onChange={(reason) => change({ reason })}
          error={tried && missing === "REASON" && errors("REQUIRED")}
        />
        {locations.length > 1 && (
          <NativeSelect
            label={t("location")}
            value={String(locationId)}
            onChange={(event) => choose(Number(event.currentTarget.value))}
            data={locations.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
      </fieldset>
      <ReturnConsequence plan={shownPlan} visit={visit} />
      <FormProblem text={nothing ?? problem} />
      <div className={dialog.foot}>
        <Button variant="default" onClick={onClose} disabled={busy}>
          {words("cancel")}
        </Button>
        <Button type="submit" loading={busy}>
          {locked ? words("retry") : plan.amountOre > 0 ? t("submitAmount", { amount }) : t("submit")}
        </Button>
      </div>
    </form>
  );
}

/** Returns the point of sale of the return: by default, the one of the purchase. */
function useReturnLocation(name: string) {
  const { data: locations = [] } = useQuery(locationsQuery);
  const [chosen, choose] = useState<number | null>(null);
  const own = locations.find((location) => location.name === name) ?? locations[0];
  return { locations, locationId: chosen ?? own?.id ?? null, choose };
}
