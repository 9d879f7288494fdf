import { Button } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import classes from "./dialog-form.module.css";

type DialogFootProps = {
  onCancel: () => void;
  saving: boolean;
  /** What sending the form does, where it is not saving. */
  label?: string | undefined;
};

/** A dialog's form ends in the way back and the one thing it does. */
export function DialogFoot({ onCancel, saving, label }: DialogFootProps) {
  const words = useTranslations("words");
  return (
    <div className={classes.foot}>
      <Button variant="default" onClick={onCancel}>
        {words("cancel")}
      </Button>
      <Button type="submit" loading={saving}>
        {label ?? words("save")}
      </Button>
    </div>
  );
}
