import { useTranslations } from "use-intl/react";
import { useClock } from "#packages/web/backoffice/format/clock.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import type { TillMember } from "../queries.ts";
import { UndoLine } from "./UndoLine.tsx";
import { UndoQuestion } from "./UndoQuestion.tsx";
import { isUndoable } from "./undoable.ts";
import { useAskingUndo } from "./use-asking-undo.ts";
import { useVisitWords } from "./use-visit-words.ts";

/** Offers to undo the cashier's latest registrations for this member. Older ones are among the visits. */
export function UndoRow({ member }: { member: TillMember }) {
  const t = useTranslations("register");
  const { moment } = useDates();
  const wordsOf = useVisitWords();
  const asking = useAskingUndo();
  const now = useClock()();
  const visit = member.visits.find((each) => isUndoable(each, now));
  if (!visit) return null;
  const name = wordsOf(visit);
  return (
    <>
      <UndoLine
        title={name}
        note={moment(visit.dateOfPurchase)}
        action={t("undo")}
        label={t("undoNamed", { name })}
        busy={asking.busyWith === visit.id}
        onUndo={() => asking.begin({ visit, member, name })}
      />
      <UndoQuestion asking={asking} />
    </>
  );
}
