import { Button, CopyButton } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import classes from "./made-secret.module.css";

type MadeSecretProps = { value: string; text: string; copyLabel: string; onClose: () => void };

/** Shows a newly created secret in a dialog, once, for the user to copy. */
export function MadeSecret({ value, text, copyLabel, onClose }: MadeSecretProps) {
  const t = useTranslations("apiKeys");
  return (
    <div className={classes.made}>
      <p>{text}</p>
      <code className={classes.secret}>{value}</code>
      <div className={classes.foot}>
        <CopyButton value={value} timeout={4000}>
          {({ copied, copy }) => (
            <Button onClick={copy} data-autofocus>
              <span aria-live="polite">{copied ? t("copied") : copyLabel}</span>
            </Button>
          )}
        </CopyButton>
        <Button variant="default" onClick={onClose}>
          {t("done")}
        </Button>
      </div>
    </div>
  );
}
