import { Button } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { useLooksOnly } from "../session/session.ts";
import classes from "./dialog-form.module.css";

type DialogFootProps = {
  onCancel: () => void;
  saving: boolean;
  /** What sending the form does, where it is not saving. */
  label?: string | undefined;
};

/** A dialog's form ends in the way back and the one thing it does; whoever looks only is told that it is not done. */
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
