import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { useFirstError } from "#packages/ui/form/first-error.ts";
import { holdsTooMuch } from "#packages/ui/form/text-limit.ts";
import classes from "#packages/web/backoffice/dialogs/dialog-form.module.css";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { FormProblem } from "#packages/web/backoffice/forms/FormProblem.tsx";
import { isUnanswered } from "#packages/web/backoffice/session/use-once.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { useProblemText } from "#packages/web/problem.ts";
import { type MadeCorrection, useVoidCorrection } from "./queries.ts";

type VoidCorrectionProps = {
  correction: MadeCorrection;
  points: number;
  opened: boolean;
  onClose: () => void;
};

const useWords = ({ kind }: MadeCorrection) =>
  useTranslations(kind === "GIVEN" ? "directory.voidGift" : "directory.voidDeduction");

/** Asks for a reason and withdraws a complete correction: given points go, and taken points return. */
export function VoidCorrection({ correction, points, opened, onClose }: VoidCorrectionProps) {
  const t = useWords(correction);
  const words = useTranslations("words");
  return (
    <Dialog opened={opened} onClose={onClose} title={t("title", { points })} closeLabel={words("close")}>
      <Voiding correction={correction} onClose={onClose} />
    </Dialog>
  );
}

function Voiding({ correction, onClose }: Pick<VoidCorrectionProps, "correction" | "onClose">) {
  const t = useWords(correction);
  const words = useTranslations("words");
  const errors = useTranslations("errors");
  const notices = useNotices();
  const problemText = useProblemText();
  const { send, busy, locked } = useVoidCorrection(correction);
  const [reason, setReason] = useState("");
  const toFirstError = useFirstError();
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(reason.trim() === "");
    if (reason.trim() === "" || holdsTooMuch(event.currentTarget)) return toFirstError(event.currentTarget);
    setProblem(null);
    try {
      const { clubPoints } = await send(reason.trim());
      notices.done(t("done", { balance: words("points", { count: clubPoints }) }));
      onClose();
    } catch (error) {
      setProblem(isUnanswered(error) ? t("unanswered") : problemText(error, t("failed")));
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={classes.form}>
      <p>{t("text")}</p>
      <FormProblem text={problem} />
      <LimitedField
        label={t("reason")}
        required
        data-autofocus
        limit={textMax.reason}
        autoComplete="off"
        disabled={locked || busy}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={missing && errors("REQUIRED")}
      />
      <div className={classes.foot}>
        <Button variant="default" onClick={onClose}>
          {words("cancel")}
        </Button>
        <Button type="submit" {...(correction.kind === "GIVEN" && { color: "red" })} loading={busy}>
          {locked ? words("retry") : t("submit")}
        </Button>
      </div>
    </form>
  );
}
