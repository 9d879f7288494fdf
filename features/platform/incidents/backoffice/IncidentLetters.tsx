import { Button, CopyButton, NativeSelect } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { type Language, languages } from "#packages/domain/translations/languages.ts";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { useLanguageLabel } from "#packages/web/backoffice/language/language-name.ts";
import { ExportButton } from "#packages/web/backoffice/lists/ExportButton.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { call } from "#packages/web/backoffice/session/api.ts";
import { incidentLetters } from "../domain/incidents.ts";
import classes from "./incidents.module.css";
import { type Incident, type Letter, letterQuery } from "./queries.ts";

/** Offers letters to the authority and to members, drafted from saved facts: to copy or as PDF. */
export function IncidentLetters({ incident }: { incident: Incident }) {
  const t = useTranslations("incidents");
  const labelOf = useLanguageLabel();
  const locale = useLocale();
  const [language, setLanguage] = useState<Language>(languages.find((each) => each === locale) ?? "sv");
  return (
    <FormSection title={t("letters")} description={t("lettersLead")}>
      <NativeSelect
        maw={280}
        label={t("language")}
        value={language}
        onChange={({ currentTarget }) =>
          setLanguage(languages.find((each) => each === currentTarget.value) ?? language)
        }
        data={languages.map((value) => ({ value, label: labelOf(value) }))}
      />
      {incidentLetters.map((letter) => (
        <Draft key={letter} incident={incident} letter={letter} language={language} />
      ))}
    </FormSection>
  );
}

type DraftProps = { incident: Incident; letter: Letter; language: Language };

function Draft({ incident: { id, version }, letter, language }: DraftProps) {
  const t = useTranslations("incidents");
  const words = useTranslations("words");
  const draft = useQuery(letterQuery(id, letter, language, version));
  return (
    <details className={classes.letter}>
      <summary>{t(`letterNames.${letter}`)}</summary>
      <Loaded query={draft} failed={t("letterFailed")} skeleton={<ListSkeleton label={words("loading")} rows={4} />}>
        {({ title, text }) => (
          <>
            <div lang={language} className={classes.draft}>
              <p className={classes.letterTitle}>{title}</p>
              <p className={classes.text}>{text}</p>
            </div>
            <div className={classes.acts}>
              <CopyButton value={`${title}\n\n${text}`} timeout={4000}>
                {({ copied, copy }) => (
                  <Button
                    type="button"
                    variant="default"
                    onClick={copy}
                    leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
                  >
                    <span aria-live="polite">{t(copied ? "copied" : "copy")}</span>
                  </Button>
                )}
              </CopyButton>
              <ExportButton
                label={t("pdf")}
                bring={() => call("printIncidentLetter", { params: { id, letter }, query: { language } })}
              />
            </div>
          </>
        )}
      </Loaded>
    </details>
  );
}
