import { Button } from "@mantine/core";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { useDates } from "../../lib/dates.ts";
import classes from "./choices.module.css";
import type { TillMember } from "./queries.ts";
import { useUndo } from "./use-undo.ts";

/** Rewards taken a moment ago by mistake. */
export function UndoRows({ member }: { member: TillMember }) {
  const t = useTranslations("till");
  const { moment } = useDates();
  const undo = useUndo();
  if (member.undoable.length === 0) return null;
  return (
    <section>
      <h3 className={classes.legend}>{t("justRedeemed")}</h3>
      <ul className={classes.undo}>
        {member.undoable.map(({ redemptionId, name, points, redeemedAt }) => (
          <li key={redemptionId} className={classes.undoRow}>
            <div className={classes.undoWords}>
              <p className={classes.undoName}>{name}</p>
              <p className={classes.undoNote}>{t("redeemedAt", { points, when: moment(redeemedAt) })}</p>
            </div>
            <Button
              variant="subtle"
              size="lg"
              aria-label={t("undoNamed", { name })}
              leftSection={<IconArrowBackUp size={20} aria-hidden="true" />}
              loading={undo.isPending && undo.variables.redemptionId === redemptionId}
              onClick={() => undo.mutate({ redemptionId, name })}
            >
              {t("undo")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
