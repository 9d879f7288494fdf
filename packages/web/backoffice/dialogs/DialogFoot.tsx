import { Button } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { useLooksOnly } from "../session/session.ts";
import classes from "./dialog-form.module.css";

type DialogFootProps = {
  onCancel: () => void;
  saving: boolean;
  /** The label of the submit button while it is not saving. */
  label?: string | undefined;
};

/**
 * The foot of a dialog's form, with a cancel button and one submit button; a read-only viewer sees why the submit
 * button is disabled.
 */
export function DialogFoot({ onCancel, saving, label }: DialogFootProps) {
  const words = useTranslations("words");
  const errors = useTranslations("errors");
  const looksOnly = useLooksOnly();
  return (
    <div className={classes.foot}>
      {looksOnly && <p className={classes.reason}>{errors("READ_ONLY")}</p>}
      <Button variant="default" onClick={onCancel}>
        {words("cancel")}
      </Button>
      <Button type="submit" loading={saving} disabled={looksOnly}>
        {label ?? words("save")}
      </Button>
    </div>
  );
}
