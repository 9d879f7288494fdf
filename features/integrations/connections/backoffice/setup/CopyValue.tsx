import { Button, CopyButton } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import classes from "./setup.module.css";

/** A value with its label above and a button that copies it. */
export function CopyValue({ label, value }: { label: string; value: string }) {
  return (
    <div className={classes.value}>
      <span className={classes.label}>{label}</span>
      <code className={classes.code}>{value}</code>
      <CopyOne label={label} value={value} />
    </div>
  );
}

/** A button that copies a value. */
export function CopyOne({ label, value }: { label: string; value: string }) {
  const t = useTranslations("connections.created");
  return (
    <CopyButton value={value} timeout={4000}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          onClick={copy}
          aria-label={copied ? undefined : t("copyNamed", { what: label })}
          leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
        >
          <span aria-live="polite">{t(copied ? "copied" : "copy")}</span>
        </Button>
      )}
    </CopyButton>
  );
}
