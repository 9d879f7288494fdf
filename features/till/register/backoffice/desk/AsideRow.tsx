import { Button } from "@mantine/core";
import { IconArrowForwardUp, IconX } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { useUnansweredWords } from "../unanswered/use-unanswered-words.ts";
import classes from "../visit/choices.module.css";
import type { Visit } from "../visit/visit.ts";
import type { DeskEvent } from "./desk.ts";

type AsideRowProps = { visit: Visit; dispatch: (event: DeskEvent) => void };

/** Shows a visit that was parked when the next customer came, with buttons to resume or drop it. */
export function AsideRow({ visit, dispatch }: AsideRowProps) {
  const t = useTranslations("register");
  const name = useUnansweredWords()(visit);
  return (
    <div className={classes.undoRow}>
      <p className={classes.undoWords}>
        <span className={classes.undoName}>{name}</span>
        <span className={classes.undoNote}>{t("laidAside")}</span>
      </p>
      <Button
        variant="subtle"
        size="lg"
        aria-label={t("takeUpNamed", { name })}
        leftSection={<IconArrowForwardUp size={20} aria-hidden="true" />}
        onClick={() => dispatch({ type: "takenUp", visit })}
      >
        {t("takeUp")}
      </Button>
      <button
        type="button"
        className={classes.drop}
        aria-label={t("dropNamed", { name })}
        onClick={() => dispatch({ type: "dropped", registrationKey: visit.registrationKey })}
      >
        <IconX size={20} aria-hidden="true" />
      </button>
    </div>
  );
}
