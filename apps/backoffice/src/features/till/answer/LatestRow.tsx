import { Button } from "@mantine/core";
import { undoMinutes } from "@stammis/domain/limits";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useEffect, useEffectEvent } from "react";
import { useTranslations } from "use-intl/react";
import { useNumbers } from "../../../lib/numbers.ts";
import { useUndo } from "../returns/use-undo.ts";
import classes from "../visit/choices.module.css";
import type { Done } from "../visit/use-visit.ts";

type LatestRowProps = { latest: Done; onUndone: () => void };

/** The visit before, while it can be undone: the slip is often seen when the customer has turned away. */
export function LatestRow({ latest, onUndone }: LatestRowProps) {
  const t = useTranslations("till");
  const { kronor } = useNumbers();
  const undo = useUndo();
  const over = useEffectEvent(onUndone);
  const { registered, member, at } = latest;
  useEffect(() => {
    const timer = setTimeout(() => over(), at + undoMinutes * 60_000 - Date.now());
    return () => clearTimeout(timer);
  }, [at]);
  const name = member?.firstName.trim() || t("nameless");
  const what = registered.totalAmount > 0 ? kronor(registered.totalAmount) : t("visitOnly");
  return (
    <div className={classes.undoRow}>
      <p className={classes.undoWords}>
        <span className={classes.undoName}>{t("latest", { name })}</span>
        <span className={classes.undoNote}>{what}</span>
      </p>
      <Button
        variant="subtle"
        size="lg"
        aria-label={t("undoNamed", { name: `${name} ${what}` })}
        leftSection={<IconArrowBackUp size={20} aria-hidden="true" />}
        loading={undo.isPending}
        onClick={() => undo.mutate({ purchaseId: registered.purchaseId, name: what }, { onSuccess: onUndone })}
      >
        {t("undo")}
      </Button>
    </div>
  );
}
