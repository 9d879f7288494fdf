import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { DialogFoot } from "#packages/web/backoffice/dialogs/DialogFoot.tsx";
import classes from "#packages/web/backoffice/dialogs/dialog-form.module.css";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useToday } from "#packages/web/backoffice/format/use-today.ts";
import { FormProblem } from "#packages/web/backoffice/forms/FormProblem.tsx";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { CorrectionFields } from "./CorrectionFields.tsx";
import { checkForm, emptyCorrection } from "./correction-form.ts";
import { pointsAccountQuery } from "./queries.ts";
import { useCorrecting } from "./use-correcting.ts";
import { useCorrectionFields } from "./use-correction-fields.ts";

type CorrectPointsProps = {
  membershipId: string;
  name: string;
  opened: boolean;
  onClose: () => void;
  /** Reports the result; by default, as a back office notice. */
  tell?: ((text: string) => void) | undefined;
};

/** Gives points without a purchase (goodwill, or a balance from an earlier club), or takes points. */
export function CorrectPoints({ membershipId, name, opened, onClose, tell }: CorrectPointsProps) {
  const t = useTranslations("directory.correct");
  const words = useTranslations("words");
  return (
    <Dialog opened={opened} onClose={onClose} title={t("title", { name })} closeLabel={words("close")}>
      <Correcting membershipId={membershipId} onClose={onClose} tell={tell} />
    </Dialog>
  );
}

function Correcting({ membershipId, onClose, tell }: Pick<CorrectPointsProps, "membershipId" | "onClose" | "tell">) {
  const t = useTranslations("directory.correct");
  const words = useTranslations("words");
  const notices = useNotices();
  const today = useToday().toString();
  const balances = useInfiniteQuery(pointsAccountQuery(membershipId)).data?.pages[0] ?? null;
  const balance = balances?.balance ?? null;
  // The form stores no draft, because it is about one member.
  const form = useFieldForm({
    fields: useCorrectionFields(balances),
    defaultValues: emptyCorrection,
    check: (values) => checkForm(values, today, balance),
  });
  const { submit, busy, locked, problem } = useCorrecting(membershipId, form, (text) => {
    (tell ?? notices.done)(text);
    onClose();
  });
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event);
      }}
    >
      <FormProblem text={problem} />
      <fieldset disabled={locked || busy} className={classes.form}>
        <CorrectionFields form={form} today={today} balances={balances} />
      </fieldset>
      <DialogFoot onCancel={onClose} saving={busy} label={locked ? words("retry") : t(`submit.${form.watch("act")}`)} />
    </form>
  );
}
