import { Button, Checkbox } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import classes from "./second-factor.module.css";

type RecoveryCodesProps = { codes: readonly string[]; onSaved: () => void };

/** The recovery codes, shown once, for the case of a lost phone. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const t = useTranslations("secondFactor");
  const clipboard = useClipboard({ timeout: 2_000 });
  const [saved, setSaved] = useState(false);
  const text = `${t("fileTitle")}\n\n${codes.join("\n")}\n`;
  return (
    <div className={classes.stack}>
      <div>
        <h2 className={classes.heading}>{t("codesTitle")}</h2>
        <p>{t("codesText")}</p>
      </div>
      <ul className={classes.codes} aria-label={t("codesTitle")}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes.others}>
        <Button type="button" variant="default" onClick={() => clipboard.copy(text)}>
          {clipboard.copied ? t("copied") : t("copy")}
        </Button>
        <Button
          component="a"
          variant="default"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="stammis.txt"
        >
          {t("download")}
        </Button>
      </div>
      <Checkbox checked={saved} onChange={(event) => setSaved(event.currentTarget.checked)} label={t("codesSaved")} />
      <Button type="button" fullWidth disabled={!saved} onClick={onSaved}>
        {t("continue")}
      </Button>
    </div>
  );
}
