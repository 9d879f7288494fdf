import { useTranslations } from "use-intl/react";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import visits from "../returns/visits.module.css";
import { UnansweredRow } from "./UnansweredRow.tsx";
import type { Unanswered } from "./unanswered-store.ts";

export type UnansweredActions = {
  entries: readonly Unanswered[];
  tryAgain: (entry: Unanswered) => void;
  /** Resumes the visit, to correct or confirm it. */
  onTakeUp: (entry: Unanswered) => void;
};

type UnansweredDialogProps = UnansweredActions & { opened: boolean; onClose: () => void };

/** Lists registrations without an answer, or refused after their customer left. */
export function UnansweredDialog({ entries, tryAgain, onTakeUp, opened, onClose }: UnansweredDialogProps) {
  const t = useTranslations("register");
  const words = useTranslations("words");
  return (
    <Dialog opened={opened} onClose={onClose} title={t("unansweredTitle")} closeLabel={words("close")} width={560}>
      <p>{t("unansweredText")}</p>
      <ul className={visits.visits}>
        {entries.map((entry) => (
          <li key={entry.visit.registrationKey}>
            <UnansweredRow
              entry={entry}
              onTryAgain={() => tryAgain(entry)}
              onTakeUp={() => {
                onClose();
                onTakeUp(entry);
              }}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
