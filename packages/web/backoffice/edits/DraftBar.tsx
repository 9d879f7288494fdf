import { Button } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { useRealDates } from "../format/dates.ts";
import classes from "./edits.module.css";

type DraftBarProps<Draft extends { at: string }> = {
  /** The unsaved text typed here earlier; null for none. */
  offered: Draft | null;
  resume: () => void;
  discard: (draft: Draft) => void;
};

/** Offers the earlier draft above the form until the user restores or discards it. */
export function DraftBar<Draft extends { at: string }>({ offered, resume, discard }: DraftBarProps<Draft>) {
  const t = useTranslations("edits");
  const { moment } = useRealDates();
  if (!offered) return null;
  return (
    <div className={classes.draft} role="status">
      <p className={classes.draftWords}>{t("draft", { when: moment(offered.at) })}</p>
      <div className={classes.draftActs}>
        <Button type="button" variant="subtle" onClick={() => discard(offered)}>
          {t("discard")}
        </Button>
        <Button type="button" variant="default" onClick={resume}>
          {t("resume")}
        </Button>
      </div>
    </div>
  );
}
