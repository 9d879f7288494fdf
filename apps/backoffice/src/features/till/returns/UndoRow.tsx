import { Button } from "@mantine/core";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { useClock } from "../../../lib/clock.ts";
import { useDates } from "../../../lib/dates.ts";
import type { TillMember } from "../queries.ts";
import classes from "../visit/choices.module.css";
import { useUndo } from "./use-undo.ts";
import { useVisitWords } from "./use-visit-words.ts";

/** What this cashier registered a moment ago for this member, to be taken back with one touch; older ones stand among the visits. */
export function UndoRow({ member }: { member: TillMember }) {
  const t = useTranslations("till");
  const { moment } = useDates();
  const wordsOf = useVisitWords();
  const undo = useUndo();
  const now = useClock()().epochMilliseconds;
  const visit = member.visits.find(({ undoableUntil }) => undoableUntil !== null && Date.parse(undoableUntil) > now);
  if (!visit) return null;
  const name = wordsOf(visit);
  return (
    <div className={classes.undoRow}>
      <p className={classes.undoWords}>
        <span className={classes.undoName}>{name}</span>
        <span className={classes.undoNote}>{moment(visit.dateOfPurchase)}</span>
      </p>
      <Button
        variant="subtle"
        size="lg"
        aria-label={t("undoNamed", { name })}
        leftSection={<IconArrowBackUp size={20} aria-hidden="true" />}
        loading={undo.isPending}
        onClick={() => undo.mutate({ purchaseId: visit.id, name })}
      >
        {t("undo")}
      </Button>
    </div>
  );
}
