import { useDisclosure } from "@mantine/hooks";
import { useState } from "react";
import { useToday } from "#packages/web/backoffice/format/use-today.ts";
import type { TillMember, TillVisit } from "../queries.ts";
import { type ReturnPlan, returnableOf, undoPlan } from "./return-plan.ts";
import { useUndo } from "./use-undo.ts";

export interface ToUndo {
  visit: TillVisit;
  /** The member with their current account. */
  member: TillMember;
  /** The name of the visit in the texts. */
  name: string;
}

export type AskingUndo = ReturnType<typeof useAskingUndo>;

/** Undoes a visit with one touch, or asks first if it would leave a deficit. `UndoQuestion` shows the question. */
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
    /** The visit whose undo is in progress. */
    busyWith: undo.isPending ? undo.variables.purchaseId : null,
    asked: visitToUndo,
    opened,
    putAway: question.close,
  };
}
