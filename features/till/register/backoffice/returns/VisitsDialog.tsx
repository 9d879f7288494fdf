import { Button } from "@mantine/core";
import { IconArrowBackUp, IconReceiptRefund } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { useClock } from "#packages/web/backoffice/format/clock.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { joinWithDots } from "#packages/web/backoffice/format/join-with-dots.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import type { TillMember, TillVisit } from "../queries.ts";
import { ReturnForm } from "./ReturnForm.tsx";
import { UndoQuestion } from "./UndoQuestion.tsx";
import { isUndoable } from "./undoable.ts";
import { type AskingUndo, useAskingUndo } from "./use-asking-undo.ts";
import { useVisitWords } from "./use-visit-words.ts";
import classes from "./visits.module.css";

type VisitsDialogProps = {
  member: TillMember;
  pointOfSaleId: number;
  opened: boolean;
  onClose: () => void;
};

/** Lists a member's latest visits here; each leads to its return. */
export function VisitsDialog({ member, pointOfSaleId, opened, onClose }: VisitsDialogProps) {
  const t = useTranslations("register");
  const words = useTranslations("words");
  const [returning, setReturning] = useState<TillVisit | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const lastReturnedId = useRef<number | null>(null);
  // Restores the focus in the list after a return.
  useEffect(() => {
    if (opened && !returning)
      list.current?.querySelector<HTMLElement>(`[data-visit="${lastReturnedId.current}"] button`)?.focus();
    lastReturnedId.current = returning?.id ?? null;
  }, [opened, returning]);
  const close = () => {
    setReturning(null);
    onClose();
  };
  const asking = useAskingUndo(close);
  return (
    <>
      <Dialog
        opened={opened && !asking.opened}
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
          <ul className={classes.visits} ref={list}>
            {member.visits.map((visit) => (
              <li key={visit.id} data-visit={visit.id}>
                <Visited visit={visit} member={member} asking={asking} onReturn={() => setReturning(visit)} />
              </li>
            ))}
          </ul>
        )}
      </Dialog>
      <UndoQuestion asking={asking} />
    </>
  );
}

type VisitedProps = { visit: TillVisit; member: TillMember; asking: AskingUndo; onReturn: () => void };

function Visited({ visit, member, asking, onReturn }: VisitedProps) {
  const t = useTranslations("register");
  const purchaseWords = useTranslations("purchases");
  const { moment } = useDates();
  const { kronor } = useNumbers();
  const wordsOf = useVisitWords();
  const now = useClock()();
  const { returnedAmount, returnable } = visit;
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
        <p className={classes.when}>{joinWithDots(moment(visit.dateOfPurchase), visit.cashier, state)}</p>
        {visit.receivedAt && (
          <p className={classes.when}>{purchaseWords("receivedLater", { when: moment(visit.receivedAt) })}</p>
        )}
      </div>
      {isUndoable(visit, now) ? (
        <Button
          variant="light"
          size="lg"
          leftSection={<IconArrowBackUp size={20} aria-hidden="true" />}
          aria-label={t("undoNamed", { name })}
          loading={asking.busyWith === visit.id}
          onClick={() => asking.begin({ visit, member, name })}
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
