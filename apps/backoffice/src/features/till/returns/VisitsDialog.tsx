import { Button } from "@mantine/core";
import { Dialog } from "@stammis/ui/Dialog.tsx";
import { IconArrowBackUp, IconReceiptRefund } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useClock } from "../../../lib/clock.ts";
import { useDates } from "../../../lib/dates.ts";
import { useNumbers } from "../../../lib/numbers.ts";
import type { TillMember, TillVisit } from "../queries.ts";
import { ReturnForm } from "./ReturnForm.tsx";
import { useUndo } from "./use-undo.ts";
import { useVisitWords } from "./use-visit-words.ts";
import classes from "./visits.module.css";

type VisitsDialogProps = {
  member: TillMember;
  pointOfSaleId: number;
  opened: boolean;
  onClose: () => void;
};

/** A member's latest visits here; each leads to its return. */
export function VisitsDialog({ member, pointOfSaleId, opened, onClose }: VisitsDialogProps) {
  const t = useTranslations("till");
  const words = useTranslations("words");
  const [returning, setReturning] = useState<TillVisit | null>(null);
  const close = () => {
    setReturning(null);
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={returning ? t("returnTitle") : t("visits")}
      closeLabel={words("close")}
      width={560}
    >
      {returning ? (
        <ReturnForm
          visit={returning}
          member={member}
          pointOfSaleId={pointOfSaleId}
          onBack={() => setReturning(null)}
          onReturned={close}
        />
      ) : (
        <ul className={classes.visits}>
          {member.visits.map((visit) => (
            <li key={visit.id}>
              <Visited visit={visit} onReturn={() => setReturning(visit)} onUndone={close} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

type VisitedProps = { visit: TillVisit; onReturn: () => void; onUndone: () => void };

function Visited({ visit, onReturn, onUndone }: VisitedProps) {
  const t = useTranslations("till");
  const { moment } = useDates();
  const { kronor } = useNumbers();
  const wordsOf = useVisitWords();
  const undo = useUndo();
  const now = useClock()().epochMilliseconds;
  const { returnedAmount, undoableUntil, returnable } = visit;
  const isUndoable = undoableUntil !== null && Date.parse(undoableUntil) > now;
  const name = wordsOf(visit);
  const undone = visit.returns.some((each) => each.undo);
  const state = undone
    ? t("wasUndone")
    : !returnable && visit.returns.length > 0
      ? t("wasReturned")
      : returnedAmount > 0 && t("partlyReturned", { amount: kronor(returnedAmount) });
  return (
    <div className={classes.visit}>
      <div className={classes.words}>
        <p className={classes.what} data-gone={undone || undefined}>
          {name}
        </p>
        <p className={classes.when}>
          {[moment(visit.dateOfPurchase), visit.cashier, state].filter(Boolean).join(" · ")}
        </p>
      </div>
      {isUndoable ? (
        <Button
          variant="light"
          size="lg"
          leftSection={<IconArrowBackUp size={20} aria-hidden="true" />}
          aria-label={t("undoNamed", { name })}
          loading={undo.isPending}
          onClick={() => undo.mutate({ purchaseId: visit.id, name }, { onSuccess: onUndone })}
        >
          {t("undo")}
        </Button>
      ) : (
        returnable && (
          <Button
            variant="default"
            size="lg"
            leftSection={<IconReceiptRefund size={20} aria-hidden="true" />}
            aria-label={t("returnNamed", { name })}
            onClick={onReturn}
          >
            {t("return")}
          </Button>
        )
      )}
    </div>
  );
}
