import { Checkbox } from "@mantine/core";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import { useToday } from "#packages/web/backoffice/format/use-today.ts";
import { DayInput } from "#packages/web/backoffice/forms/DayInput.tsx";
import { newTerms, termsNoticeDays, termsNoticeDaysMax } from "../domain/terms-versions.ts";
import type { TermsState } from "./queries.ts";
import classes from "./terms.module.css";

/** The version's first day (null: at once, as for the first version), and whether members must accept it again. */
export type Publishing = { appliesOn: string | null; asksAgain: boolean };

type PublishDialogProps = {
  opened: boolean;
  state: Pick<TermsState, "versions" | "published" | "usualDay">;
  /** The number of the new version. */
  next: number;
  busy: boolean;
  onPublish: (how: Publishing) => void;
  onCancel: () => void;
};

/** Asks for a new version's first day; for the first version, which applies at once, only for a confirmation. */
export function PublishDialog({ opened, state, next, busy, onPublish, onCancel }: PublishDialogProps) {
  const t = useTranslations("terms");
  const words = useTranslations("words");
  const errors = useTranslations("errors");
  const today = useToday();
  const [day, setDay] = useState(state.usualDay);
  const [asksAgain, setAsksAgain] = useState(false);
  const isFirst = state.published === null;
  const versions = state.versions.map(({ version, appliesOn, state: stands }) => ({
    version,
    appliesOn: Temporal.PlainDate.from(appliesOn),
    takenBack: stands === "TAKEN_BACK",
  }));
  const made = day === "" ? null : newTerms(versions, Temporal.PlainDate.from(day), today);
  const problem = made === null ? "DATE_REQUIRED" : made.ok ? null : made.reason;
  const number = { version: String(next) };
  return (
    <ConfirmDialog
      opened={opened}
      title={t("publishTitle", number)}
      confirmLabel={t("publish", number)}
      cancelLabel={words("cancel")}
      onConfirm={() =>
        problem === null && onPublish({ appliesOn: isFirst ? null : day, asksAgain: !isFirst && asksAgain })
      }
      onCancel={onCancel}
      busy={busy}
    >
      {isFirst ? (
        t("publishFirstText")
      ) : (
        <div className={classes.publishing}>
          <p>{t("publishText")}</p>
          <DayInput
            label={t("appliesFrom")}
            description={t("appliesFromHint", { days: termsNoticeDays })}
            min={today.toString()}
            max={today.add({ days: termsNoticeDaysMax }).toString()}
            value={day}
            error={problem && errors(problem)}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
          <Checkbox
            label={t("asksAgain")}
            description={t("asksAgainHint")}
            checked={asksAgain}
            onChange={(event) => setAsksAgain(event.currentTarget.checked)}
          />
          <p className={classes.quiet}>{t("willTell")}</p>
        </div>
      )}
    </ConfirmDialog>
  );
}
