import { useTranslations } from "use-intl/react";
import { PlainButton } from "#packages/ui/form/PlainButton.tsx";
import classes from "../sendouts.module.css";
import { type EmailStarter, emailStarterNames } from "./email-starters.ts";

/** Templates for an empty e-mail: one press fills it in. */
export function EmailStarters({ onPick }: { onPick: (name: EmailStarter) => void }) {
  const t = useTranslations("sendouts");
  return (
    <fieldset className={classes.personal}>
      <legend>{t("emailBegin")}</legend>
      {emailStarterNames.map((name) => (
        <PlainButton key={name} look="light" onClick={() => onPick(name)}>
          {t(`emailStarters.${name}`)}
        </PlainButton>
      ))}
    </fieldset>
  );
}
