import { useDisclosure } from "@mantine/hooks";
import { useState } from "react";
import { useToday } from "#packages/web/backoffice/format/use-today.ts";
import type { TillMember, TillVisit } from "../queries.ts";
import { type ReturnPlan, returnableOf, undoPlan } from "./return-plan.ts";
import { useUndo } from "./use-undo.ts";

export interface ToUndo {
  visit: TillVisit;
  /** Whose it is, as they stand now. */
  member: TillMember;
  /** What is said to be undone. */
  name: string;
}

export type AskingUndo = ReturnType<typeof useAskingUndo>;

/** Undoes a visit with one touch; one that would leave a debt is asked about first. Shown by `UndoQuestion`. */
export function useAskingUndo(onUndone?: () => void) {
  const undo = useUndo();
  const today = useToday();
  const [opened, question] = useDisclosure(false);
  const [visitToUndo, setAsked] = useState<(ToUndo & { plan: ReturnPlan }) | null>(null);
  const send = (purchaseId: number, name: string) =>
    undo.mutate({ purchaseId, name }, { onSuccess: () => onUndone?.(), onSettled: question.close });
  const begin = ({ visit, member, name }: ToUndo) => {
    const plan = undoPlan(returnableOf(visit, member.ledger), today);
    if (plan.newDebt + plan.newStampDebt === 0) return send(visit.id, name);
    setAsked({ visit, member, name, plan });
    question.open();
  };
  return {
    begin,
    send,
    /** The visit that is on its way back. */
    busyWith: undo.isPending ? undo.variables.purchaseId : null,
    asked: visitToUndo,
    opened,
    putAway: question.close,
  };
}
