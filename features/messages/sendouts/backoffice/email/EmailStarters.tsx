import { useState } from "react";
import { useTranslations } from "use-intl/react";
import type { Language } from "#packages/domain/translations/languages.ts";
import { PlainButton } from "#packages/ui/form/PlainButton.tsx";
import { Segments } from "#packages/web/backoffice/forms/Segments.tsx";
import { plainOf, readRich } from "../../domain/rich-text.ts";
import classes from "./email-starters.module.css";
import { type EmailStarter, emailOccasions, emailStyles, starterIn } from "./email-starters.ts";
import { withSampleFacts } from "./sample-facts.ts";

type EmailStartersProps = {
  /** The language of the texts shown here. */
  language: Language;
  onPick: (starter: EmailStarter) => void;
};

/** Templates for an empty e-mail, three for each occasion: one press fills one in. */
export function EmailStarters({ language, onPick }: EmailStartersProps) {
  const t = useTranslations("sendouts");
  const [occasion, setOccasion] = useState(emailOccasions[0] ?? "WELCOME");
  return (
    <fieldset className={classes.starters}>
      <legend>{t("emailBegin")}</legend>
      <Segments
        label={t("emailBegin")}
        choices={emailOccasions.map((value) => ({ value, label: t(`emailStarters.${value}`) }))}
        value={occasion}
        onChange={setOccasion}
      />
      <ul className={classes.starterList}>
        {emailStyles.map((style) => (
          <li key={style} className={classes.starter}>
            <StarterWords starter={{ occasion, style }} language={language} />
            <PlainButton look="light" onClick={() => onPick({ occasion, style })}>
              {t(`emailStyles.${style}`)}
            </PlainButton>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function StarterWords({ starter, language }: { starter: EmailStarter; language: Language }) {
  const { subject, text } = starterIn(language, starter);
  const read = readRich(withSampleFacts(text));
  return (
    <div>
      <p className={classes.starterSubject}>{withSampleFacts(subject)}</p>
      <p className={classes.starterText}>{read.ok && plainOf(read.paragraphs)}</p>
    </div>
  );
}
